"""What the window does with the replay of its game, and with games played on from it."""

from collections.abc import Callable, Iterator
from typing import Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.branches import Branches
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.replay.replay_page import ReplayPage
from powergrid_qt.views.window.game_desk import GameDesk

BREATH_MS = 30
"""Between two steps of what is made ready, in which the window reacts."""


class Window(Protocol):
    """What this asks of the window."""

    settings: Settings

    @property
    def controller(self) -> GameController: ...

    @property
    def desk(self) -> GameDesk: ...

    @property
    def analyst(self) -> Analyst: ...

    @property
    def branches(self) -> Branches: ...

    @property
    def replay_page(self) -> ReplayPage: ...

    def shows(self, part: str) -> bool: ...

    def show_page(self, page: QWidget) -> None: ...

    def show_start(self) -> None: ...

    def show_game_or_end(self) -> None: ...


class ReplayDesk(QObject):
    def __init__(self, window: Window, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window

    # -- looking --------------------------------------------------------------------------------

    def show(self, position: int) -> None:
        page, controller = self._window.replay_page, self._window.controller
        page.controller.keeps_secrets = not controller.game.over
        page.show_record(controller.record, position)
        self.look_for_branches()
        self._window.show_page(page)

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
        if window.replay_page.controller.game.config is window.controller.game.config:
            window.desk.comment(move, text)

    # -- games played on ------------------------------------------------------------------------

    def try_other(self, number: int) -> None:
        """What the expert would have done instead of a costly decision."""
        verdicts = (one for one in self._window.analyst.verdicts if one.number == number)
        self._window.desk.try_other(number, next(verdicts).best.move)

    def look_for_branches(self) -> None:
        window = self._window
        path = window.desk.keeper.path
        if path is not None:
            elsewhere = window.settings.recent_files
            window.branches.look_for(window.controller.record, path, elsewhere)

    # -- before it is asked for -----------------------------------------------------------------

    def prepare(self) -> None:
        """Whoever looks at a result will perhaps look at the game. In steps, so that the window
        reacts between them."""
        page, controller = self._window.replay_page, self._window.controller
        market, config = page.page.market, controller.game.config
        steps = (
            lambda: market.prepare(config),
            lambda: page.panel,
            lambda: page.take_up(controller.record),
            lambda: page.show_record(controller.record, 0),
        )
        self._go_on(iter(steps))

    def _go_on(self, steps: Iterator[Callable[[], object]]) -> None:
        """Take one after the other, as long as the end is looked at."""
        step = next(steps, None)
        if step is not None and self._window.shows("end_page"):
            step()
            QTimer.singleShot(BREATH_MS, self, lambda: self._go_on(steps))
