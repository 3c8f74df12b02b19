"""What the window does with games that are over: it remembers them, and opens them again."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.folders import history_path
from powergrid_qt.app.library.history import History
from powergrid_qt.app.library.library import Library
from powergrid_qt.models.library_game import LibraryGame, Mishap
from powergrid_qt.views.story.file_saver import FileSaver
from powergrid_qt.views.story.toast import Toasts
from powergrid_qt.views.window.game_desk import GameDesk
from powergrid_qt.views.window.pages import Pages
from powergrid_qt.words.history import mishap_text

if TYPE_CHECKING:
    from powergrid_qt.views.pages.history.history_page import HistoryPage


class Window(Protocol):
    """What this asks of the window."""

    pages: Pages
    library: Library

    @property
    def controller(self) -> GameController: ...

    @property
    def desk(self) -> GameDesk: ...

    @property
    def toasts(self) -> Toasts: ...

    @property
    def saver(self) -> FileSaver: ...

    def show_start(self) -> None: ...

    def open_game(self, path: Path) -> None: ...

    def show_replay(self, position: int = 0) -> None: ...


class HistoryDesk(QObject):
    def __init__(self, window: Window, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self.history = History(window.library, self)
        self.history.mishap.connect(self._tell_mishap)

    @cached_property
    def page(self) -> "HistoryPage":
        from powergrid_qt.views.pages.history.history_page import HistoryPage

        window = self._window
        page = HistoryPage(self.history, window.pages)
        page.back.connect(window.show_start)
        page.open_game.connect(self.open_game)
        page.show_position.connect(self.show_position)
        page.to_save.connect(window.saver.save)
        window.pages.add("history_page", page)
        return page

    def show(self) -> None:
        self.page.look()
        self._window.pages.turn_to(self.page)

    def remember(self) -> None:
        """The game on screen has just ended."""
        controller = self._window.controller
        path = self._window.desk.keeper.path
        self._window.library.remember(controller.record, controller.game, path)

    def open_game(self, game: LibraryGame) -> None:
        """Its end."""
        self._open(game)

    def show_position(self, game: LibraryGame, number: int) -> None:
        """The replay, before a move."""
        if self._open(game) and self._window.controller.game.over:
            moves = len(self._window.controller.game.moves)
            self._window.show_replay(min(max(number, 0), moves))
            told = self.tr("The replay begins before move {number}, which cost places.")
            self._window.toasts.tell(told.format(number=number + 1))

    def _open(self, game: LibraryGame) -> bool:
        if not game.path.is_file():
            self._window.toasts.fail(
                self.tr("The record of this game is no longer there. The history remembers it.")
            )
            return False
        self._window.open_game(game.path)
        return self._window.desk.keeper.path == game.path

    def _tell_mishap(self, mishap: Mishap) -> None:
        self._window.toasts.fail(mishap_text(mishap, str(history_path().parent)))
