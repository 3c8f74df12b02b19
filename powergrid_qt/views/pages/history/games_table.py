"""The list of past games, beside what they say together."""

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from powergrid_qt.ai.analysis import ALL
from powergrid_qt.models.index import Index
from powergrid_qt.models.past.games_model import PLAYED, Column, PastGamesModel
from powergrid_qt.models.past.statistics import Played, closeness_in
from powergrid_qt.models.past.words import (
    day_text,
    past_board,
    share_text,
    shipped_board,
    value_name,
)
from powergrid_qt.views.pages.board_pictures import BoardPictures
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.keys import CONFIRMING
from powergrid_qt.views.style.layouts import Fitted
from powergrid_qt.views.style.lettering import BOLD, CENTER, line_height, text_width, write
from powergrid_qt.views.style.pictures import painting, square_around
from powergrid_qt.views.style.row_list import show_menu
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.tables import PlainTable
from powergrid_qt.views.style.theme import theme

PICTURE = QSize(50, 34)
HOUSE, BETWEEN = 13.0, 4.0
PLACE = 12.0
"""Half the width of the disc with the place, in pixels."""
SIGN = 18.0
EDGE = 8.0


def row_height() -> int:
    return round(max(line_height() + HOUSE + 4, PICTURE.height()) + 12)


class PastGamesDelegate(QStyledItemDelegate):
    """The row that is pointed at, or is the current one of the list with the focus, is shaded."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._view = view
        self._pictures = BoardPictures(view)
        self.pointed = -1
        """The row under the pointer; -1 if there is none."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        played: Played = index.data(PLAYED)
        box = QRectF(option.rect)
        line = theme().color("panel_line")
        current = index.row() == self._view.currentIndex().row() and self._view.hasFocus()
        if current or index.row() == self.pointed or option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, theme().color("focus" if current else "text", 0.10))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), line)
        with painting(painter):
            self._paint_cell(painter, box.adjusted(EDGE, 0, -EDGE / 2, 0), played, index.column())

    def _paint_cell(self, painter: QPainter, box: QRectF, played: Played, column: int) -> None:
        game, seat = played.game, played.seat
        match column:
            case Column.DATE:
                write(painter, box, day_text(game), scale=0.95, color="text_soft", squeeze=True)
            case Column.BOARD:
                picture = QRectF(0, 0, PICTURE.width(), PICTURE.height())
                picture.moveCenter(QPointF(box.left() + PICTURE.width() / 2, box.center().y()))
                self._pictures.paint(painter, picture, shipped_board(game.board))
            case Column.PLAYERS:
                _paint_players(painter, box, played)
            case Column.PLACE:
                _paint_place(painter, box.center(), seat.place)
            case Column.POWERED:
                write(painter, box, str(seat.powered), align=CENTER)
            case Column.EXPERT:
                share = closeness_in(seat.analysis).get(ALL)
                text = "–" if share is None else share_text(share)
                write(painter, box, text, align=CENTER, color="text" if share else "text_soft")
            case Column.RATED:
                _paint_sign(painter, box.center(), played)


def _paint_players(painter: QPainter, box: QRectF, played: Played) -> None:
    """The board and the strongest rival; below them the houses, the winner's first."""
    game = played.game
    height = line_height()
    top = box.center().y() - (height + HOUSE + 4) / 2
    line = QRectF(box.left(), top, box.width(), height)
    taken = write(painter, line, past_board(game.board, game.board_name), weight=BOLD)
    line.setLeft(line.left() + taken + 7)
    rival = value_name("rival", played.rival)
    if text_width(rival, 0.88) <= line.width():  # else the tooltip tells it
        write(painter, line, rival, scale=0.88, color="text_soft")
    house = QRectF(box.left(), top + height + 4, HOUSE, HOUSE)
    step = min(HOUSE + BETWEEN, (box.width() - HOUSE) / (len(game.seats) - 1))
    for seat in game.ranking:
        draw_house(painter, house, seat.color)
        house.translate(step, 0)


def _paint_place(painter: QPainter, middle: QPointF, place: int) -> None:
    won = place == 1
    painter.setPen(Qt.PenStyle.NoPen if won else QPen(theme().color("panel_line"), 1))
    painter.setBrush(theme().color("good" if won else "raised"))
    painter.drawEllipse(middle, PLACE, PLACE)
    disc, color = square_around(middle, 2 * PLACE), "panel" if won else "text"
    write(painter, disc, str(place), align=CENTER, weight=BOLD, color=color)


def _paint_sign(painter: QPainter, middle: QPointF, played: Played) -> None:
    """Whether the game counts for the rating, or what help it had."""
    sign = square_around(middle, SIGN)
    game = played.game
    if played.standing is not None:
        draw_icon(painter, sign, "chart", theme().color("focus"))
    elif game.first_game or game.coached:
        draw_icon(painter, sign, "learn", theme().color("text_soft"))
    elif game.take_backs or game.played_on:
        draw_icon(painter, sign, "undo", theme().color("text_soft"))
    elif game.practice:
        draw_icon(painter, sign, "redo", theme().color("text_soft"))
    elif game.hints:
        draw_icon(painter, sign, "hint", theme().color("text_soft"))


ROOM_FOR_PICTURES = 420
"""The width of a list that has room for pictures; narrower ones have the board's name only."""


class PastGamesTable(Fitted, PlainTable):
    """A click or Return opens a game (`opened`), Delete takes it out of the history (`removed`);
    both with the `Played`."""

    opened = Signal(object)
    removed = Signal(object)

    def __init__(self) -> None:
        super().__init__((), row_height())
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
        self.setAccessibleName(self.tr("Past games"))
        names = (self.tr("Date"), self.tr("Board"), self.tr("Winner first"))
        figures = (self.tr("Place"), self.tr("Powered"), self.tr("Expert"), self.tr("Rated"))
        self.games.set_headings([*names, *figures])
        self.fit()

    # -- geometry -------------------------------------------------------------------------------

    def fit(self) -> None:
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
        if index.isValid():
            self.opened.emit(index.data(PLAYED))

    def _remove(self, index: QModelIndex) -> None:
        if index.isValid():
            self.removed.emit(index.data(PLAYED))

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
        if event.key() in CONFIRMING:
            self._open(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove(self.currentIndex())
        else:
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
