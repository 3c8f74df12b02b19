"""What `powergrid-qt bench --gui` measures in a window of its own, in a fresh process."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import Game, GameConfig, GameOptions, Record
from powergrid_qt.engine.moves import Build
from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.pictures import picture_window, settle
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToReplay
from powergrid_qt.views.window.warm_up import WarmUp

GAMES = 10
CLICKS = 60
FRAMES = 120
HEARTBEAT_MS = 5
PAGE_MS = 1000
"""The time of a look at a page."""
BEGINNING_MS = 1000
"""The time after a page is shown in which nobody has clicked anywhere yet."""
LATE_ROUND = 9
HUMANS = replace(
    GameConfig("classic-2009", "germany", computer_seats(["human"] * 4), 3),
    options=GameOptions(open_money=True),
)
COMPUTERS = GameConfig("classic-2009", "germany", computer_seats(["random"] * 4), 3)


def percentile_95(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)]


def late_building() -> Record:
    """A position late in a game in which somebody can pay for a city."""
    game, player = Game(HUMANS), RandomPlayer(5)
    while game.state.round < LATE_ROUND or not any(
        isinstance(move, Build) for move in game.legal_moves
    ):
        game.apply(player.decide(game))
    return Record.of(game)


def milliseconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1e3


def click_ms(window: MainWindow) -> float:
    """Return the time from a click on a city to the repaint of everything that it changed."""
    window.games.show_position(late_building())
    settle()
    view = window.table.page.board.view
    cities = [item.pos() for item in view.board.cities.values()]

    def click(at: QPoint) -> None:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()

    spots = [view.viewportTransform().map(at).toPoint() for at in cities]
    return percentile_95([milliseconds(partial(click, at)) for at in (spots * 2)[:CLICKS]])


def frame_ms(view: BoardView) -> float:
    """Return the time of one frame while panning and zooming the whole board."""
    times = []
    for frame in range(FRAMES):
        if frame % 4 == 0:
            view.zoom_by(1.08 if frame < FRAMES // 2 else 1 / 1.08, glide=False)
        view.horizontalScrollBar().setValue(view.horizontalScrollBar().value() + 6)
        times.append(milliseconds(view.viewport().repaint))
    view.fit()
    return percentile_95(times)


class Heartbeat:
    """Feels for how long at most the window could not react, and how long it computed at most:
    where the first is much longer, it waited for the machine."""

    def __init__(self) -> None:
        self.longest_ms = 0.0
        self.longest_cpu_ms = 0.0
        self._cpu_s = 0.0
        self._since = QElapsedTimer()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def __enter__(self) -> "Heartbeat":
        self._since.start()
        self._cpu_s = time.thread_time()
        self._timer.start(HEARTBEAT_MS)
        return self

    def __exit__(self, *_: object) -> None:
        QApplication.processEvents()
        self._beat()
        self._timer.stop()

    def _beat(self) -> None:
        late = self._since.nsecsElapsed() / 1e6 - HEARTBEAT_MS
        self.longest_ms = max(self.longest_ms, late)
        self._since.restart()
        cpu_s = time.thread_time()
        self.longest_cpu_ms = max(self.longest_cpu_ms, (cpu_s - self._cpu_s) * 1e3)
        self._cpu_s = cpu_s


def block(work: Callable[[], object], done: Callable[[], bool] = lambda: True) -> Heartbeat:
    """The longest time without reaction when something is done, and while it is looked at."""
    with Heartbeat() as heartbeat:
        work()
        settle(PAGE_MS)
        while not done():
            settle()
    return heartbeat


def pages_blocks(window: MainWindow) -> dict[str, Heartbeat]:
    """Return how long first clicks block the window once the start page was read for a moment."""
    warm_up = WarmUp(window)
    settle(BEGINNING_MS)
    return {
        "start page": block(lambda: None, lambda: warm_up.done),
        "new game": block(lambda: window.go(ToNewGame())),
        "first game": block(lambda: window.games.start_game(HUMANS)),
        "maps": block(lambda: window.go(ToMaps())),
        "another game": block(lambda: window.games.start_game(replace(HUMANS, seed=4))),
    }


def play_block(window: MainWindow) -> Heartbeat:
    """The longest time without reaction while computer players play a game to its end, one move
    after the other without any delay."""
    window.program.controller.delay_ms = 0
    with Heartbeat() as heartbeat:
        window.games.start_game(COMPUTERS)
        wait_for_end(window)
        settle(PAGE_MS)
    return heartbeat


def wait_for_end(window: MainWindow) -> None:
    while not window.program.controller.game.over:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def measure(resident_bytes: Callable[[], int | None]) -> dict[str, object]:
    """All figures; the memory is asked for after the last game, while the window is open."""
    with picture_window("light") as window:
        blocks = pages_blocks(window)
        clicks = click_ms(window)
        frames = frame_ms(window.table.page.board.view)
        blocks["computers play"] = play_block(window)
        blocks["replay"] = block(lambda: window.go(ToReplay()))
        blocks["history"] = block(window.past.show)
        window.setUpdatesEnabled(False)  # the other games are for the memory, not to be seen
        for number in range(1, GAMES):
            window.games.start_game(replace(COMPUTERS, seed=number))
            wait_for_end(window)
            settle()
        memory = resident_bytes()
    return {
        "click_p95_ms": clicks,
        "frame_p95_ms": frames,
        "block_max_ms": max(part.longest_ms for part in blocks.values()),
        "block_cpu_ms": max(part.longest_cpu_ms for part in blocks.values()),
        "blocks_ms": {name: part.longest_ms for name, part in blocks.items()},
        "memory_mb": None if memory is None else memory / 1e6,
        "platform": QApplication.platformName(),
    }
