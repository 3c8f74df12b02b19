"""Your games: the list of all games, with a search and a way to bring deleted ones back."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from powergrid_qt.models.games_model import GameRole, GamesModel
from powergrid_qt.models.library_game import Save
from powergrid_qt.views.pages.start.games_list import GamesList
from powergrid_qt.views.story.notice_bar import NoticeBar
from powergrid_qt.views.style.controls import IconButton, Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.theme import SPACE

MANY = 8
"""With so many games there is a search."""


class GamesPanel(Panel):
    """`undone`: the last deletion is to be taken back. The rest is the list's."""

    undone = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(self.tr("Your games"))
        self.model = GamesModel(self)
        self.list = GamesList(self.model)
        self.list.setAccessibleName(self.tr("Your games"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Board, player, title"))
        self.search.setAccessibleName(self.tr("Search your games"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.model.search)
        self.open_button = IconButton("open")
        self.open_button.name(self.tr("Open a saved game from any folder"))
        self.nothing = SoftLabel(self.tr("No game matches."))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.deleted = NoticeBar("delete")
        self.deleted.pressed.connect(self.undone)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self._undo)
        self.model.modelReset.connect(self._show_nothing)
        self._lay_out()

    def _lay_out(self) -> None:
        head = row(
            *(self.heading, STRETCH, (self.search, 2), self.open_button),
            margins=(SPACE + 2, 0, SPACE, 0),
        )
        for part in (head, (self.list, 1), (self.nothing, 1), self.deleted):
            add(self.body, part)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(SPACE - 1, SPACE + 3, SPACE - 1, 2 * SPACE)

    def show_games(self, saves: Iterable[Save], elsewhere: Iterable[Save]) -> None:
        save: Save | None = self.list.currentIndex().data(GameRole.SAVE)
        self.model.set_games(saves, elsewhere)
        self.search.setVisible(self.model.game_count >= MANY or bool(self.search.text()))
        if save is not None:
            self._choose(save.path)

    def _choose(self, path: Path) -> None:
        row = self.model.row_of(path)
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row))

    def tell_deleted(self, name: str | None) -> None:
        """Which game can be brought back; None: none any more."""
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
        """With which nothing has to be scrolled."""
        self.list.doItemsLayout()
        self.body.invalidate()
        return self.sizeHint().height()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.tell_deleted(None)  # that is told while one looks at the list
