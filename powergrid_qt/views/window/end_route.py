"""What the window does when its game is over: the lights go on, and the ranking comes."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from powergrid_qt.views.style.pace import LATER_MS, Steps
from powergrid_qt.views.window.game_commands import GameCommands
from powergrid_qt.views.window.places import (
    ToLessons,
    ToMaps,
    ToNewGame,
    ToReplay,
    ToStart,
    ToTable,
)
from powergrid_qt.views.window.replay_route import ReplayRoute
from powergrid_qt.views.window.shell import Shell

if TYPE_CHECKING:
    from powergrid_qt.views.pages.end.end_page import EndPage
    from powergrid_qt.views.pages.game.play_table import PlayTable
    from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage


class EndRoute(QObject):
    def __init__(
        self,
        shell: Shell,
        games: GameCommands,
        replays: ReplayRoute,
        table: "Callable[[], PlayTable]",
        new_game: "Callable[[], NewGamePage]",
    ) -> None:
        """`table`, `new_game`: pages that are made when they are asked for."""
        super().__init__(shell)
        self._shell, self._program, self._games = shell, shell.program, games
        self._replays, self._table, self._new_game = replays, table, new_game

    @cached_property
    def page(self) -> "EndPage":
        from powergrid_qt.views.pages.end.end_page import EndPage

        shell, program, games = self._shell, self._program, self._games
        page = EndPage(program.analyst, program.branches, shell.pages)
        page.export_button.setMenu(shell.menu.export_menu)
        page.winners.menu_button.open(shell.menu)
        page.home.connect(lambda: shell.go(ToStart()))
        page.again.connect(self._play_again)
        page.back_to_board.connect(lambda: shell.go(ToTable()))
        page.show_network.connect(self._show_network)
        page.replay.connect(lambda: shell.go(ToReplay()))
        page.replay_from.connect(lambda position: shell.go(ToReplay(position)))
        page.new_game.connect(lambda: shell.go(ToNewGame()))
        page.next_steps.whole_game.connect(lambda: shell.go(ToNewGame()))
        page.next_steps.lessons.connect(lambda: shell.go(ToLessons()))
        page.next_steps.boards.connect(lambda: shell.go(ToMaps()))
        page.try_other.connect(games.try_judged)
        page.open_branch.connect(games.open_listed)
        shell.pages.add("end_page", page)
        return page

    def come(self) -> None:
        """The game has just ended; its last move is shown first."""
        QTimer.singleShot(0, self, self._show_lights)

    def _show_lights(self) -> None:
        """Everybody's lights go on, then the ranking comes; without motion at once."""
        seen = self._program.controller.game.over and self._shell.pages.shows("game_page")
        if seen and self._shell.settings.animation:
            self._table().finale.play()
        else:
            self.show()

    def show(self) -> None:
        """The ranking, unless another game has been started since."""
        controller, pages = self._program.controller, self._shell.pages
        if not controller.game.over:
            return
        if not self.page.shows(controller.game):  # else its analysis goes on
            self.page.show_game(controller.game, controller.about)
        pages.turn_to(self.page)
        self._program.look_for_branches()
        Steps(self._replays.prepare(), LATER_MS, self, lambda: pages.shows("end_page"))

    def _play_again(self) -> None:
        """Another game with the same seats."""
        page = self._new_game()
        page.set_game(self._program.controller.game.config)
        self._games.start_game(page.config())

    def _show_network(self, seat: int) -> None:
        self._shell.go(ToTable())
        self._table().board.show_network(seat)
