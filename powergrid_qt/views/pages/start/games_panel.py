"""Your games: the list of all games, with a search and a way to bring deleted ones back."""

from collections.abc import Iterable
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QMenu,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from powergrid_qt.models.games_model import (
    GameGroup,
    GameRole,
    GamesModel,
    board_of,
    group_title,
    how_it_goes,
    is_won,
    name_of,
    row_details,
)
from powergrid_qt.models.library_game import LONGEST_TITLE, LibraryGame, Save
from powergrid_qt.views.pages.board_pictures import BoardPictures
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.story.toast import NoticeBar
from powergrid_qt.views.style.controls import IconButton, Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.lettering import BOLD, NORMAL, RIGHT, line_height, text_width, write
from powergrid_qt.views.style.pictures import painting
from powergrid_qt.views.style.row_list import Index, RowDelegate, RowList, show_menu
from powergrid_qt.views.style.svg import draw_icon, icon
from powergrid_qt.views.style.theme import SPACE, theme

HOUSE = 14.0
BETWEEN = 4
"""Pixels between the lines of a row."""


class GamesDelegate(RowDelegate):
    """The row that is pointed at, or has the focus, leaves room for its buttons."""

    def __init__(self, view: QAbstractItemView, buttons: QWidget) -> None:
        super().__init__(view)
        self._buttons = buttons
        self._pictures = BoardPictures(view)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.data(GameRole.SAVE) is None:
            return QSize(0, round(line_height() + 16))
        return self.height_for(line_height(self.TITLE) + line_height(self.DETAIL) + BETWEEN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.data(GameRole.SAVE) is not None:
            super().paint(painter, option, index)
            return
        words = QRectF(option.rect).adjusted(self.EDGE, 6, -self.EDGE, 0)
        title = group_title(GameGroup(index.data(GameRole.GROUP)))
        with painting(painter):
            taken = write(painter, words, title, scale=0.95, weight=BOLD, color="text_soft")
            words.setLeft(words.left() + taken + 8)
            write(painter, words, str(index.data(GameRole.COUNT)), scale=0.95, color="text_soft")

    def lines(self, words: QRectF) -> tuple[QRectF, QRectF]:
        """Return the places of both lines, together in the middle of the row."""
        upper, lower = super().lines(words.adjusted(2, 0, -2, 0))
        upper.moveTop(words.center().y() - (upper.height() + lower.height() + BETWEEN) / 2)
        lower.moveTop(upper.bottom() + BETWEEN)
        return upper, lower

    def paint_row(self, painter: QPainter, index: Index, sign: QRectF, words: QRectF) -> None:
        save: Save = index.data(GameRole.SAVE)
        upper, lower = self.lines(words)
        if not isinstance(save, LibraryGame):
            warning = sign.adjusted(23, 10, -23, -10)
            draw_icon(painter, warning, "warning", theme().color("warning"))
        else:
            self._pictures.paint(painter, sign, board_of(save))
        if self._buttons.isVisible() and words.intersects(QRectF(self._buttons.geometry())):
            upper.setRight(self._buttons.x() - 6)
            lower.setRight(upper.right())
        elif isinstance(save, LibraryGame):
            told, won = how_it_goes(save), is_won(save)
            weight = BOLD if won else NORMAL
            color = "good" if won else "text_soft"
            write(painter, lower, told, align=RIGHT, scale=0.92, weight=weight, color=color)
            lower.setRight(lower.right() - text_width(told, 0.92, weight) - 14)
            upper.setRight(_paint_houses(painter, upper, save) - 8)
        color = "text_soft" if isinstance(save, LibraryGame) else "warning"
        self.write_lines(painter, (upper, lower), (name_of(save), row_details(save)), color)

    # -- renaming -------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_TITLE)
        editor.setPlaceholderText(name_of(index.data(GameRole.SAVE)))
        editor.setAccessibleName(self.tr("Name of the game"))
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        left = round(self.EDGE + self.SIGN.width()) + 4
        box: QRect = option.rect.adjusted(left, 0, -round(self.EDGE), 0)
        height = editor.sizeHint().height()
        editor.setGeometry(box.left(), box.center().y() - height // 2, box.width(), height)


def _paint_houses(painter: QPainter, line: QRectF, save: LibraryGame) -> float:
    """Paint the players' houses from the right, the winner's first; gives where they begin."""
    box = QRectF(line.right(), line.center().y() - HOUSE / 2, HOUSE, HOUSE)
    for seat in reversed(save.ranking):
        box.translate(-HOUSE, 0)
        draw_house(painter, box, seat.color)
        box.translate(-5, 0)
    return box.left()


class RowAction(StrEnum):
    """What a row offers, in the order of the buttons at its right end; named as the icons."""

    RENAME = "rename"
    SHOW = "open"
    DELETE = "delete"


class GamesList(RowList):
    """A click or Return opens a game (`opened`). F2 renames; `removed`: Delete or its button;
    `shown`: it is to be shown in its folder. All with the path of the file."""

    removed = Signal(object)
    shown = Signal(object)

    def __init__(self, model: GamesModel) -> None:
        super().__init__()
        self._games = model
        self._row_buttons = QWidget(self.viewport())
        """The buttons of the row that is pointed at, else of the one that has the focus."""
        self._row_buttons.setCursor(Qt.CursorShape.ArrowCursor)
        self._pointed = QModelIndex()
        self._names = {
            RowAction.RENAME: self.tr("Rename (F2)"),
            RowAction.SHOW: self.tr("Show in the folder"),
            RowAction.DELETE: self.tr("Delete (Del)"),
        }
        self.buttons = {action: self._button(action) for action in RowAction}
        row(*self.buttons.values(), into=self._row_buttons, spacing=0)
        self.setModel(model)
        self.setItemDelegate(GamesDelegate(self, self._row_buttons))
        self.setUniformItemSizes(False)  # headings are lower
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.entered.connect(self._point_at)
        self.viewportEntered.connect(self._point_at)
        self.verticalScrollBar().valueChanged.connect(self._point_at)
        model.modelReset.connect(self._point_at)

    def _button(self, action: RowAction) -> QToolButton:
        button = QToolButton()
        button.setProperty("kind", "icon")
        button.setIcon(icon(action.value, "warning" if action is RowAction.DELETE else "text"))
        button.setIconSize(QSize(18, 18))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys and the menu do the same
        button.setToolTip(self._names[action])
        button.setAccessibleName(self._names[action])
        button.clicked.connect(partial(self._press, action))
        return button

    # -- what a row offers ----------------------------------------------------------------------

    def _point_at(self, index: QModelIndex | int | None = None) -> None:
        """Take notice that another row is pointed at, or none of them."""
        self._pointed = index if isinstance(index, QModelIndex) else QModelIndex()
        self._place_buttons()

    def _place_buttons(self) -> None:
        index = self._pointed
        if index.data(GameRole.SAVE) is None and self.hasFocus():
            index = self.currentIndex()
        save: Save | None = index.data(GameRole.SAVE)
        self._row_buttons.setVisible(save is not None)
        if save is not None:
            editable = bool(index.flags() & Qt.ItemFlag.ItemIsEditable)
            self.buttons[RowAction.RENAME].setVisible(editable)
            self._row_buttons.adjustSize()
            place = self._row_buttons.rect()
            place.moveCenter(self.visualRect(index).center())
            place.moveRight(self.visualRect(index).right() - round(GamesDelegate.EDGE))
            self._row_buttons.setGeometry(place)
        self.viewport().update()

    def _press(self, action: RowAction, checked: bool = False) -> None:
        self._do(action, self.indexAt(self._row_buttons.geometry().center()))

    def open_row(self, index: QModelIndex) -> None:
        self._do(None, index)

    def _do(self, action: RowAction | None, index: QModelIndex) -> None:
        """Do something with the game in a row; `action` None: open it."""
        save: Save | None = index.data(GameRole.SAVE)
        if save is None:
            return
        self.setCurrentIndex(index)
        if action is RowAction.RENAME:
            self.edit(index)
        else:
            told = {RowAction.SHOW: self.shown, RowAction.DELETE: self.removed}
            (told[action] if action else self.opened).emit(save.path)

    def menu_for(self, index: QModelIndex) -> QMenu | None:
        save: Save | None = index.data(GameRole.SAVE)
        if save is None:
            return None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if isinstance(save, LibraryGame):
            menu.addAction(self.tr("Open"), partial(self._do_with, None, save.path))
        for action in RowAction:
            if action is not RowAction.RENAME or index.flags() & Qt.ItemFlag.ItemIsEditable:
                menu.addAction(self._names[action], partial(self._do_with, action, save.path))
        return menu

    def _do_with(self, action: RowAction | None, path: Path) -> None:
        """Find the game's row first: the list may have been filled anew while a menu was open."""
        number = self._games.row_of(path)
        if number is not None:
            self._do(action, self._games.index(number))

    # -- events ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._do(RowAction.DELETE, self.currentIndex())
        else:
            super().keyPressEvent(event)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Qt passes over headings by itself, but not on the way to the very first row."""
        if action is QAbstractItemView.CursorAction.MoveHome:
            return self._games.index(1)
        return super().moveCursor(action, modifiers)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._place_buttons()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._place_buttons()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._place_buttons()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        show_menu(self, event, self.menu_for)


MANY = 8
"""The number of games from which on there is a search."""


class GamesPanel(Panel):
    """`undone`: the last deletion is to be taken back. The list has the other signals."""

    undone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.set_title(self.tr("Your games"))
        self.model = GamesModel(self)
        self.list = GamesList(self.model)
        self.list.setAccessibleName(self.tr("Your games"))
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setPlaceholderText(self.tr("Board, player, title"))
        self.search.setAccessibleName(self.tr("Search your games"))
        self.search.textChanged.connect(self.model.search)
        name = self.tr("Open a saved game from any folder")
        self.open_button = IconButton("open", name=name)
        self.nothing = SoftLabel(self.tr("No game matches."))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.deleted = NoticeBar("delete")
        self.deleted.button.clicked.connect(self.undone)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence.StandardKey.Undo, self, self._undo, within)
        self.model.modelReset.connect(self._show_nothing)
        self._lay_out()

    def _lay_out(self) -> None:
        parts = (self.heading, STRETCH, (self.search, 2), self.open_button)
        head = row(*parts, margins=(SPACE + 2, 0, SPACE, 0))
        add(self.body, head, (self.list, 1), (self.nothing, 1), self.deleted)
        self.around.setContentsMargins(SPACE - 1, SPACE + 3, SPACE - 1, 2 * SPACE)

    def show_games(self, saves: Iterable[Save], elsewhere: Iterable[Save]) -> None:
        save: Save | None = self.list.currentIndex().data(GameRole.SAVE)
        self.model.set_games(saves, elsewhere)
        self.search.setVisible(self.model.game_count >= MANY or bool(self.search.text()))
        row = None if save is None else self.model.row_of(save.path)
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row))

    def tell_deleted(self, name: str | None) -> None:
        """Tell which game can be brought back; None: there is none any more."""
        if name is None:
            self.deleted.hide()
        else:
            self.deleted.tell(self.tr("“{name}” is deleted.").format(name=name), self.tr("Undo"))

    def _undo(self) -> None:
        if self.deleted.isVisible():
            self.undone.emit()

    def _show_nothing(self) -> None:
        found = self.model.rowCount() > 0
        self.list.setVisible(found)
        self.nothing.setVisible(not found)

    @property
    def wanted(self) -> bool:
        """Whether there is anything to show: a game, or one that can be brought back."""
        return self.model.game_count > 0 or not self.deleted.isHidden()

    def height_of_all(self) -> int:
        """The height in pixels with which nothing has to be scrolled."""
        self.list.doItemsLayout()
        self.body.invalidate()
        return self.sizeHint().height()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.tell_deleted(None)  # that is told while one looks at the list
