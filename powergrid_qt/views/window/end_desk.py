"""What the window does when its game is over: the lights go on, and the ranking comes."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Event, GameConfig
from powergrid_qt.engine.events import GameEnded
from powergrid_qt.views.style.pace import LATER_MS, Steps
from powergrid_qt.views.window.pages import Pages
from powergrid_qt.views.window.program_menu import ProgramMenu

if TYPE_CHECKING:
    from powergrid_qt.views.pages.end.end_page import EndPage
    from powergrid_qt.views.pages.game.game_page import GamePage
    from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage
    from powergrid_qt.views.window.history_desk import HistoryDesk
    from powergrid_qt.views.window.learning_desk import LearningDesk
    from powergrid_qt.views.window.replay_desk import ReplayDesk


class Window(Protocol):
    """What this asks of the window."""

    settings: Settings
    menu: ProgramMenu
    pages: Pages

    @property
    def controller(self) -> GameController: ...

    @property
    def past(self) -> "HistoryDesk": ...

    @property
    def replays(self) -> "ReplayDesk": ...

    @property
    def learning(self) -> "LearningDesk": ...

    @property
    def new_game_page(self) -> "NewGamePage": ...

    @property
    def game_page(self) -> "GamePage": ...

    def show_start(self) -> None: ...

    def show_game(self) -> None: ...

    def show_replay(self, position: int = 0) -> None: ...

    def show_new_game(self) -> None: ...

    def show_maps(self) -> None: ...

    def start_game(self, config: GameConfig) -> None: ...

    def open_listed(self, path: Path) -> None: ...


class EndDesk(QObject):
    def __init__(self, window: Window, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window

    @cached_property
    def page(self) -> "EndPage":
        from powergrid_qt.views.pages.end.end_page import EndPage

        window = self._window
        page = EndPage(window.replays.analyst, window.replays.branches, window.pages)
        page.export_button.setMenu(window.menu.export_menu)
        page.winners.menu_button.open(window.menu)
        page.home.connect(window.show_start)
        page.again.connect(self._play_again)
        page.back_to_board.connect(window.show_game)
        page.show_network.connect(self._show_network)
        page.replay.connect(window.show_replay)
        page.replay_from.connect(window.show_replay)
        page.new_game.connect(window.show_new_game)
        page.next_steps.whole_game.connect(window.show_new_game)
        page.next_steps.lessons.connect(lambda: window.learning.show_lessons())
        page.next_steps.boards.connect(window.show_maps)
        page.try_other.connect(window.replays.try_other)
        page.open_branch.connect(window.open_listed)
        window.pages.add("end_page", page)
        return page

    def look_for_end(self, events: Sequence[Event]) -> None:
        """Among what has just happened."""
        if any(isinstance(event, GameEnded) for event in events):
            self._window.settings.has_finished |= bool(self._window.controller.humans)
            self._window.past.remember()
            QTimer.singleShot(0, self, self._show_lights)  # the last move is shown first

    def _show_lights(self) -> None:
        """Everybody's lights go on, then the ranking comes; without motion at once."""
        window = self._window
        seen = window.controller.game.over and window.pages.shows("game_page")
        if seen and window.settings.animation:
            window.game_page.finale.play()
        else:
            self.show()

    def show(self) -> None:
        """The ranking, unless another game has been started since."""
        window, controller = self._window, self._window.controller
        if not controller.game.over:
            return
        if not self.page.shows(controller.game):  # else its analysis goes on
            self.page.show_game(controller.game, controller.about)
        window.pages.turn_to(self.page)
        window.replays.look_for_branches()
        Steps(window.replays.prepare(), LATER_MS, self, lambda: window.pages.shows("end_page"))

    def _play_again(self) -> None:
        """Another game with the same seats."""
        window = self._window
        window.new_game_page.set_game(window.controller.game.config)
        window.start_game(window.new_game_page.config())

    def _show_network(self, seat: int) -> None:
        self._window.show_game()
        self._window.game_page.board.show_network(seat)
