"""What the window does with its game move by move: the replay, what the expert says of it, and the
games played on from it."""

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import QObject

from powergrid_qt.views.pages.replay.replay_page import ReplayPage
from powergrid_qt.views.story.branches_panel import BranchesPanel
from powergrid_qt.views.window.game_commands import GameCommands
from powergrid_qt.views.window.places import ToGame, ToStart
from powergrid_qt.views.window.ready import table_steps
from powergrid_qt.views.window.shell import Shell


class ReplayRoute(QObject):
    def __init__(self, shell: Shell, games: GameCommands) -> None:
        super().__init__(shell)
        self._shell, self._program, self._games = shell, shell.program, games

    @cached_property
    def page(self) -> ReplayPage:
        shell, program = self._shell, self._program
        page = ReplayPage(program.replay_controller, shell.settings, program.analyst, shell.pages)
        page.bar.closed.connect(self.end)
        page.commented.connect(self.comment)
        page.page.add_menu(shell.menu)
        page.play_on.connect(self._games.ask_play_on)
        page.try_other.connect(self._games.try_judged)
        branches = BranchesPanel(program.branches)
        branches.opened.connect(self._games.open_listed)
        page.page.side.add_branches(branches)
        shell.pages.add("replay_page", page)
        return page

    # -- looking --------------------------------------------------------------------------------

    def show(self, position: int | None) -> None:
        """None: where the game stands now, which waits meanwhile."""
        page, controller = self.page, self._program.controller
        if position is None:
            controller.stop()
            position = len(controller.game.moves)
        page.controller.keeps_secrets = not controller.game.over
        page.show_record(controller.record, position)
        self._program.look_for_branches()
        self._shell.pages.turn_to(page)

    def end(self) -> None:
        """Back to the game; one that is kept nowhere was only looked at."""
        if self._program.keeper.path is None:
            self._shell.go(ToStart())
            return
        self._program.controller.go_on()
        self._shell.go(ToGame())

    def comment(self, move: int, text: str) -> None:
        """Unless the replay is left for another game: that knows nothing of the comment."""
        if self.page.controller.game.config is self._program.controller.game.config:
            self._games.comment(move, text)

    # -- before it is asked for -----------------------------------------------------------------

    def prepare(self) -> Iterator[str]:
        """Whoever looks at a result will perhaps look at the game. In steps, so that the window
        reacts between them."""
        page, controller = self.page, self._program.controller
        yield from table_steps(page.page, controller.game.config)
        _ = page.panel
        yield "panel"
        page.take_up(controller.record)
        yield "record"
        page.show_record(controller.record, 0)
        yield "position"
