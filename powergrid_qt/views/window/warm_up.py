"""Makes ready what the next clicks need, while the start page is looked at."""

import gc
import importlib
import pkgutil
import threading
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

from powergrid_qt.views.window.main_window import MainWindow

FIRST_MS, STEP_MS = 200, 15
"""The start page comes first; then there is time for clicks and frames between two steps."""
CLASSES = 8
"""In one step."""
PARTS = (
    "words.names",
    "words.events",
    "words.reasons",
    "words.sentences",
    "app.controller",
    "app.player_action",
    "app.automatic_moves",
    "app.auction_actions",
    "app.grid.building_action",
    "app.grid.running_action",
    "app",
    "models",
    "views.pieces",
    "views.board",
    "views.market",
    "views.turn.chips",
    "views.turn.standing",
    "views.turn.tiles",
    "views.turn",
    "views.pages.new_game.kind_box",
    "views.pages.new_game.seats_panel",
    "views.pages.new_game.options_panel",
    "views.pages.new_game.new_game_page",
    "views.players.company_strip",
    "views.players.player_card",
    "views.story.log_panel",
    "views.story.tables_panel",
    "views.story.round_summary",
    "views.board.board_panel",
    "views.pages.game.header",
    "views.pages.game.hand_over",
    "views.pages.game.hint_card",
    "views.pages.game.side_panel",
    "views.pages.game.game_page",
    "views.window.game_desk",
    "views.pages.start.games_panel",
    "views.window.legend",
    "views.window.export",
    "views.pages.maps.map_regions",
    "views.pages.maps.map_ways",
    "views.pages.maps.map_page",
    "views.story.charts",
    "views.pages.end.ranking",
    "views.pages.end.analysis_panel",
    "views.pages.end.end_page",
    "views.pages.replay.replay_page",
)
"""From the smallest to those that need them, so that each brings little but itself."""
READ = (
    "networkx",
    "powergrid_qt.engine.grid.rules",
    "powergrid_qt.engine.outpost.rules",
    "powergrid_qt.ai.random_player",
    "powergrid_qt.ai.worker",
)
"""What needs no Qt is read beside the window."""


class WarmUp(QObject):
    """What knows no Qt is read in a thread; then pages are made in short steps between events,
    some tens of milliseconds each."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._reading = threading.Thread(target=_read, daemon=True)
        self._steps = _steps(window)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        QTimer.singleShot(FIRST_MS, self, self._start)

    @property
    def done(self) -> bool:
        return self._reading.ident is not None and not self._timer.isActive()

    def _start(self) -> None:
        self._reading.start()
        self._timer.start(STEP_MS)

    def _go_on(self) -> None:
        if self._reading.is_alive() or next(self._steps, None) is not None:
            self._timer.start(STEP_MS)
        gc.freeze()  # modules, boards and pages stay: looking through them takes tens of ms


def _read() -> None:
    """Never a module that uses Qt: PySide makes its classes as they are met, and is not prepared
    for two threads that meet them."""
    for module in READ:
        importlib.import_module(module)
    from powergrid_qt.ai.players import level_names
    from powergrid_qt.engine import board_ids, load_board

    level_names()  # looks through all installed packages
    for board in board_ids():
        load_board(board)


def _steps(window: MainWindow) -> Iterator[str]:
    yield from _load_modules()
    yield from _load_drawings()
    yield from _load_widget_classes()
    game = window.new_game_page.game
    yield "new game page"
    _ = window.game_page
    yield "game page"
    yield from _paint_landscape(game.board)
    _ = window.map_page
    yield "map page"


def _load_modules() -> Iterator[str]:
    for part in PARTS:
        loaded = importlib.import_module(f"powergrid_qt.{part}")
        yield part
        for module in pkgutil.iter_modules(getattr(loaded, "__path__", ()), f"{loaded.__name__}."):
            importlib.import_module(module.name)
            yield module.name


def _load_drawings() -> Iterator[str]:
    from powergrid_qt.engine.edition import playable_boards
    from powergrid_qt.views.board.drawing import load_drawing

    for board in playable_boards():
        load_drawing(board)
        yield board


def _load_widget_classes() -> Iterator[str]:
    """PySide makes a class when it is first used, but all classes of widgets at once when it first
    meets a widget that is not ours, such as the ground of a board."""
    from PySide6 import QtWidgets

    for number, name in enumerate(dir(QtWidgets)):
        getattr(QtWidgets, name)
        if number % CLASSES == 0:
            yield name


def _paint_landscape(board: str) -> Iterator[str]:
    from powergrid_qt.views.board.landscape import landscape_of

    landscape = landscape_of(board)
    yield "outlines"
    while landscape.make_next(landscape.outlines.regions):
        yield "texture"
