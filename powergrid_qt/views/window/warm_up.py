"""Makes ready what the next clicks need, while the start page is looked at."""

import gc
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from powergrid_qt.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from powergrid_qt.app.turn import TurnAction
    from powergrid_qt.engine import GameConfig

FIRST_MS, STEP_MS = 100, 15
"""The start page comes first; then there is time for clicks and frames between two steps."""


class WarmUp(QObject):
    """The first step takes the longest: it imports what all pages are made of, and is over before
    anybody has read the start page. Those after it take some tens of milliseconds each."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.done = False
        self._steps = _steps(window)
        QTimer.singleShot(FIRST_MS, self, self._go_on)

    def _go_on(self) -> None:
        self.done = next(self._steps, None) is None
        gc.freeze()  # modules, boards and pages stay: looking through them takes tens of ms
        if not self.done:
            QTimer.singleShot(STEP_MS, self, self._go_on)


def _steps(window: MainWindow) -> Iterator[str]:
    threading.Thread(target=_read, daemon=True).start()
    from powergrid_qt.engine.families import family_on
    from powergrid_qt.views.board.city_item import prepare_names
    from powergrid_qt.views.board.landscape import landscape_of
    from powergrid_qt.views.pages.game import game_page  # noqa: F401
    from powergrid_qt.views.pages.maps import map_page  # noqa: F401
    from powergrid_qt.views.pages.new_game import new_game_page  # noqa: F401
    from powergrid_qt.views.pages.replay import replay_page  # noqa: F401
    from powergrid_qt.views.story import branches_panel  # noqa: F401

    yield "modules"
    likely = window.new_game_page.game
    yield "new game page"
    config = likely.config(seed=0)
    for floor in ("models", "views"):
        family_on(floor, config)
    yield "family"
    _ = window.game_page
    yield "game page"
    window.game_page.market.prepare(config)
    yield "market"
    window.game_page.rehearse(_first_decision(config))
    yield "first decision"
    _ = window.desk
    yield "desk"
    _ = window.map_page
    yield "map page"
    _ = window.end_page
    yield "end page"
    from powergrid_qt.words.rulebook import chapter_files

    chapter_files()
    yield "rules"
    from powergrid_qt.views.pages.history import history_page  # noqa: F401

    yield "modules of the history"
    window.past.history.read_ahead()
    _ = window.history_page
    yield "history page"
    _ = window.replay_page
    yield "replay page"
    landscape_of(likely.board).warm_up()
    yield "landscape"
    prepare_names(likely.board)
    yield "names"


def _first_decision(config: "GameConfig") -> "TurnAction":
    """Of a game among people with open purses, which nobody plays."""
    from powergrid_qt.app.controller import GameController
    from powergrid_qt.engine.config import HUMAN

    people = tuple(replace(seat, kind=HUMAN) for seat in config.players)
    options = replace(config.options, open_money=True)
    controller = GameController()
    controller.start(replace(config, players=people, options=options))
    return controller.action


def _read() -> None:
    """Never a module that uses Qt: PySide makes its classes as they are met, and is not prepared
    for two threads that meet them."""
    from powergrid_qt.ai import worker  # noqa: F401
    from powergrid_qt.ai.players import level_names
    from powergrid_qt.ai.simulation import computer_seats
    from powergrid_qt.engine import Game, GameConfig, load_board
    from powergrid_qt.engine.edition import USUAL_EDITION, playable_boards

    boards = playable_boards()
    for board in boards:
        load_board(board)
    Game(GameConfig(USUAL_EDITION, boards[0], computer_seats(["random"] * 2), 0))
    level_names()  # looks through all installed packages
