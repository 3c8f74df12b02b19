"""Makes ready what the next clicks need, while the start page is looked at."""

import importlib
import threading
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

from powergrid_qt.views.main_window import MainWindow

FIRST_MS, STEP_MS = 200, 20
"""The start page comes first; then there is time for clicks and frames between two steps."""
CLASSES = 8
"""In one step."""
NEEDED_SOON = (
    "powergrid_qt.views.new_game_page",
    "networkx",
    "powergrid_qt.views.game_page",
    "powergrid_qt.app.controller",
    "powergrid_qt.views.map_page",
    "powergrid_qt.views.end_page",
    "powergrid_qt.views.replay_page",
)


class WarmUp(QObject):
    """Reads modules and boards in a thread, then makes pages in short steps between events."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._reading = threading.Thread(target=_read, daemon=True)
        self._steps = _steps(window)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        QTimer.singleShot(FIRST_MS, self, self._start)

    @property
    def done(self) -> bool:
        return self._reading.ident is not None and not self._timer.isActive()

    def _start(self) -> None:
        self._reading.start()
        self._timer.start(STEP_MS)

    def _go_on(self) -> None:
        if not self._reading.is_alive() and next(self._steps, None) is None:
            self._timer.stop()


def _read() -> None:
    for module in NEEDED_SOON:
        importlib.import_module(module)
    from powergrid_qt.ai.players import level_names
    from powergrid_qt.app.new_game import BOARDS
    from powergrid_qt.engine import load_board
    from powergrid_qt.views.board.drawing import load_drawing

    level_names()  # looks through all installed packages
    for board in BOARDS:
        load_board(board)
        load_drawing(board)


def _load_widget_classes() -> Iterator[str]:
    """PySide makes a class when it is first used, but all classes of widgets at once when it first
    meets a widget that is not ours, such as the ground of a board."""
    from PySide6 import QtWidgets

    for number, name in enumerate(dir(QtWidgets)):
        getattr(QtWidgets, name)
        if number % CLASSES == 0:
            yield name


def _steps(window: MainWindow) -> Iterator[str]:
    """Each step takes some tens of milliseconds."""
    from powergrid_qt.views.board.landscape import landscape_of

    yield from _load_widget_classes()
    game = window.new_game_page.game
    yield "new game page"
    _ = window.game_page
    yield "game page"
    landscape = landscape_of(game.board)
    yield "outlines"
    while landscape.make_next(landscape.outlines.regions):
        yield "landscape"
