"""The list of past games, beside what they say together."""

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from powergrid_qt.models.past.games_model import PLAYED, Column, PastGamesModel
from powergrid_qt.models.past.statistics import Played
from powergrid_qt.views.pages.history.games_delegate import (
    PICTURE,
    PastGamesDelegate,
    row_height,
)
from powergrid_qt.views.style.lettering import text_width
from powergrid_qt.views.style.row_list import show_menu
from powergrid_qt.views.style.tables import PlainTable
from powergrid_qt.views.style.translated import Translated

ROOM_FOR_PICTURES = 420
"""Narrower lists do without: the name of the board is there."""


class PastGamesTable(Translated, PlainTable):
    """A click or Return opens a game (`opened`), Delete takes it out of the history (`removed`);
    both with the `Played`."""

    opened = Signal(object)
    removed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((), row_height(), parent)
        self.games = PastGamesModel(self)
        self.setModel(self.games)
        self._delegate = PastGamesDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.horizontalHeader().setVisible(True)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._open)
        self.entered.connect(lambda index: self._point_at(index.row()))
        self.viewportEntered.connect(lambda: self._point_at(-1))
        self.games.modelReset.connect(lambda: self._point_at(-1))
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Past games"))
        self.games.set_headings(
            [
                *(self.tr("Date"), self.tr("Board"), self.tr("Winner first")),
                *(self.tr("Place"), self.tr("Powered"), self.tr("Expert"), self.tr("Rated")),
            ]
        )
        self._share_width()

    # -- geometry -------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        pictures = self.viewport().width() >= ROOM_FOR_PICTURES
        self.setColumnHidden(Column.BOARD, not pictures)
        figures = [
            round(text_width(str(self.games.headerData(column, Qt.Orientation.Horizontal))) + 18)
            for column in (Column.PLACE, Column.POWERED, Column.EXPERT, Column.RATED)
        ]
        date = round(text_width("00 MMM") + 16)
        self.share_out((date, PICTURE.width() + 16 if pictures else 0, 1.0, *figures))

    # -- what is done with games ----------------------------------------------------------------

    def _open(self, index: QModelIndex) -> None:
        played: Played | None = index.data(PLAYED)
        if played is not None:
            self.opened.emit(played)

    def _remove(self, index: QModelIndex) -> None:
        played: Played | None = index.data(PLAYED)
        if played is not None:
            self.removed.emit(played)

    def menu_for(self, index: QModelIndex) -> QMenu | None:
        played: Played | None = index.data(PLAYED)
        if played is None:
            return None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Open"), partial(self.opened.emit, played))
        menu.addAction(self.tr("Delete from the history (Del)"), partial(self.removed.emit, played))
        return menu

    # -- events ---------------------------------------------------------------------------------

    def _point_at(self, row: int) -> None:
        self._delegate.pointed = row
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._open(self.currentIndex())
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self._remove(self.currentIndex())
            case _:
                super().keyPressEvent(event)
                self.viewport().update()  # the whole row shows where one is

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.games.index(0, Column.DATE))
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(-1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        show_menu(self, event, self.menu_for)
