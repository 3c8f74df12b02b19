"""What the window does with games that are over: it remembers them, and opens them again."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.views.window.game_commands import GameCommands
from powergrid_qt.views.window.places import ToReplay, ToStart
from powergrid_qt.views.window.shell import Shell

if TYPE_CHECKING:
    from powergrid_qt.views.pages.history.history_page import HistoryPage


class HistoryRoute(QObject):
    def __init__(self, shell: Shell, games: GameCommands) -> None:
        super().__init__(shell)
        self._shell, self._games = shell, games

    @cached_property
    def page(self) -> "HistoryPage":
        from powergrid_qt.views.pages.history.history_page import HistoryPage

        shell = self._shell
        page = HistoryPage(shell.program.history, shell.pages)
        page.back.connect(lambda: shell.go(ToStart()))
        page.open_game.connect(self.open_game)
        page.show_position.connect(self.show_position)
        page.to_save.connect(shell.saver.save)
        shell.pages.add("history_page", page)
        return page

    def show(self) -> None:
        self.page.look()
        self._shell.pages.turn_to(self.page)

    def open_game(self, game: LibraryGame) -> None:
        """Its end."""
        self._open(game)

    def show_position(self, game: LibraryGame, number: int) -> None:
        """The replay, before a move."""
        shown = self._shell.program.controller
        if self._open(game) and shown.game.over:
            self._shell.go(ToReplay(min(max(number, 0), len(shown.game.moves))))
            told = self.tr("The replay begins before move {number}, which cost places.")
            self._shell.toasts.tell(told.format(number=number + 1))

    def _open(self, game: LibraryGame) -> bool:
        if not game.path.is_file():
            self._shell.toasts.fail(
                self.tr("The record of this game is no longer there. The history remembers it.")
            )
            return False
        self._games.open_game(game.path)
        return self._shell.program.keeper.path == game.path
