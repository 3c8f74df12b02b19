"""What the window does with its game move by move: the replay, what the expert says of it, and the
games played on from it."""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject

from powergrid_qt.ai.kept_analysis import KEY
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.branches import Branches
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.replay.replay_page import ReplayPage
from powergrid_qt.views.story.branches_panel import BranchesPanel
from powergrid_qt.views.window.game_desk import GameDesk
from powergrid_qt.views.window.pages import Pages
from powergrid_qt.views.window.program_menu import ProgramMenu
from powergrid_qt.views.window.ready import table_steps


class Window(Protocol):
    """What this asks of the window."""

    settings: Settings
    menu: ProgramMenu
    pages: Pages
    library: Library

    @property
    def controller(self) -> GameController: ...

    @property
    def desk(self) -> GameDesk: ...

    def show_start(self) -> None: ...

    def show_game_or_end(self) -> None: ...

    def open_listed(self, path: Path) -> None: ...


class ReplayDesk(QObject):
    def __init__(self, window: Window, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self.analyst = Analyst(self)
        """Judges the game whose end is shown; the replay shows its verdicts too."""
        self.analyst.made.connect(self._keep_analysis)
        self.branches = Branches(window.library, self)
        """Knows the games that were played on from the one on screen, and from which that was."""

    @cached_property
    def page(self) -> ReplayPage:
        window = self._window
        page = ReplayPage(window.settings, self.analyst, window.pages)
        page.bar.closed.connect(self.end)
        page.commented.connect(self.comment)
        page.page.add_menu(window.menu)
        page.play_on.connect(window.desk.ask_play_on)
        page.try_other.connect(self.try_other)
        branches = BranchesPanel(self.branches)
        branches.opened.connect(window.open_listed)
        page.page.side.add_branches(branches)
        window.pages.add("replay_page", page)
        return page

    # -- looking --------------------------------------------------------------------------------

    def show(self, position: int) -> None:
        page, controller = self.page, self._window.controller
        page.controller.keeps_secrets = not controller.game.over
        page.show_record(controller.record, position)
        self.look_for_branches()
        self._window.pages.turn_to(page)

    def look_back(self) -> None:
        """Where the game stands now is the first to be seen; it waits meanwhile."""
        self._window.controller.stop()
        self.show(len(self._window.controller.game.moves))

    def end(self) -> None:
        """Back to the game; one that is kept nowhere was only looked at."""
        if self._window.desk.keeper.path is None:
            self._window.show_start()
            return
        self._window.controller.go_on()
        self._window.show_game_or_end()

    def comment(self, move: int, text: str) -> None:
        """Unless the replay is left for another game: that knows nothing of the comment."""
        window = self._window
        if self.page.controller.game.config is window.controller.game.config:
            window.desk.comment(move, text)

    # -- games played on ------------------------------------------------------------------------

    def try_other(self, number: int) -> None:
        """What the expert would have done instead of a costly decision."""
        verdicts = (one for one in self.analyst.verdicts if one.number == number)
        self._window.desk.try_other(number, next(verdicts).best.move)

    def look_for_branches(self) -> None:
        window = self._window
        path = window.desk.keeper.path
        if path is not None:
            elsewhere = window.settings.recent_files
            self.branches.look_for(window.controller.record, path, elsewhere)

    def _keep_analysis(self, analysis: dict[str, Any]) -> None:
        assert self.analyst.record is not None
        self._window.desk.keeper.add_to_about(self.analyst.record, KEY, analysis)

    # -- before it is asked for -----------------------------------------------------------------

    def prepare(self) -> Iterator[str]:
        """Whoever looks at a result will perhaps look at the game. In steps, so that the window
        reacts between them."""
        page, controller = self.page, self._window.controller
        yield from table_steps(page.page, controller.game.config)
        _ = page.panel
        yield "panel"
        page.take_up(controller.record)
        yield "record"
        page.show_record(controller.record, 0)
        yield "position"
