"""The list of games: one row each, with what can be done with it."""

from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QToolButton, QWidget

from powergrid_qt.models.games_model import GameRole, GamesModel
from powergrid_qt.models.library_game import LibraryGame, Save
from powergrid_qt.views.pages.start.games_delegate import GamesDelegate
from powergrid_qt.views.style.icons import icon
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.row_list import Index, RowList, show_menu
from powergrid_qt.views.style.translated import Translated


class RowAction(StrEnum):
    """In the order in which their buttons stand at the right end of a row; named as the icons."""

    RENAME = "rename"
    SHOW = "open"
    DELETE = "delete"


class GamesList(Translated, RowList):
    """A click or Return opens a game (`opened`). F2 renames; `removed`: Delete or its button;
    `shown`: it is to be shown in its folder. All with the path of the file."""

    removed = Signal(object)
    shown = Signal(object)

    def __init__(self, model: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = model
        self._row_buttons = QWidget(self.viewport())
        """Of the row that is pointed at, else of the one that has the focus."""
        self._row_buttons.setCursor(Qt.CursorShape.ArrowCursor)
        self.buttons = {action: _button(action) for action in RowAction}
        self._pointed = QModelIndex()
        row(*self.buttons.values(), into=self._row_buttons, spacing=0)
        for action, button in self.buttons.items():
            button.clicked.connect(partial(self._press, action))
        self.setModel(model)
        self.setItemDelegate(GamesDelegate(self, self._row_buttons))
        self.setUniformItemSizes(False)  # headings are lower
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.entered.connect(self._point_at)
        self.viewportEntered.connect(self._point_at)
        self.verticalScrollBar().valueChanged.connect(self._point_at)
        model.modelReset.connect(self._point_at)
        self.retranslate()

    # -- what a row offers ----------------------------------------------------------------------

    def action_name(self, action: RowAction) -> str:
        match action:
            case RowAction.RENAME:
                return self.tr("Rename (F2)")
            case RowAction.SHOW:
                return self.tr("Show in the folder")
            case RowAction.DELETE:
                return self.tr("Delete (Del)")

    def retranslate(self) -> None:
        for action, button in self.buttons.items():
            button.setToolTip(self.action_name(action))
            button.setAccessibleName(self.action_name(action))

    def _point_at(self, index: QModelIndex | int | None = None) -> None:
        """Another row is pointed at, or none of them."""
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
        """None: open it."""
        save: Save | None = index.data(GameRole.SAVE)
        if save is None:
            return
        self.setCurrentIndex(index)
        match action:
            case None:
                self.opened.emit(save.path)
            case RowAction.RENAME:
                self.edit(index)
            case RowAction.SHOW:
                self.shown.emit(save.path)
            case RowAction.DELETE:
                self.removed.emit(save.path)

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
                menu.addAction(self.action_name(action), partial(self._do_with, action, save.path))
        return menu

    def _do_with(self, action: RowAction | None, path: Path) -> None:
        """The list may have been filled anew while a menu was open."""
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


def _button(action: RowAction) -> QToolButton:
    button = QToolButton()
    button.setProperty("kind", "icon")
    button.setIcon(icon(action.value, "warning" if action is RowAction.DELETE else "text"))
    button.setIconSize(QSize(18, 18))
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys and the menu do the same
    return button
