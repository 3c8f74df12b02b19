"""`powergrid-qt bench`: the figures that the engine has to reach and, with `--gui`, those of the
window, without a screen and under Xvfb; measured here and now."""

import argparse
import compileall
import json
import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import powergrid_qt
from powergrid_qt.ai.process.child_work import collect_rarely
from powergrid_qt.commands import measurements
from powergrid_qt.commands.measurements import fresh_python
from powergrid_qt.commands.output import ProgressBar
from powergrid_qt.commands.screen import ensure_qt
from powergrid_qt.engine import edition_ids
from powergrid_qt.engine.edition import edition_data

GROWTH_BATCHES = 20
"""Memory is watched over so many times the games of a batch: 1,000 with the usual 50."""
BOARD_BATCHES = 2

Figure = float | None


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure under its key in `--json`; `target` is None where it only explains another."""

    key: str
    about: str
    unit: str
    target: int | None
    measure: Callable[[], Figure]
    at_least: bool = False

    def told(self, figure: Figure) -> str:
        return "not known" if figure is None else f"{figure:.1f} {self.unit}"

    def told_target(self) -> str:
        if self.target is None:
            return ""
        return f"{'at least' if self.at_least else 'at most'} {self.target} {self.unit}"

    def verdict(self, figure: Figure) -> str:
        if figure is None or self.target is None:
            return ""
        reached = figure >= self.target if self.at_least else figure <= self.target
        return "reached" if reached else "missed"


def goals(games: int) -> tuple[Goal, ...]:
    """Return all figures to be measured; the speed is measured in batches of so many games."""
    growth_games = games * GROWTH_BATCHES
    speed = partial(measurements.games_per_second, measurements.STANDARD, games)
    normal_speed = partial(measurements.normal_games_per_second, games)
    growth = partial(measurements.growth_mb, growth_games)
    return (
        Goal("games_per_second", "random games", "per s", 120, speed, at_least=True),
        Goal(
            "normal_games_per_second",
            "games of normal players",
            "per s",
            15,
            normal_speed,
            at_least=True,
        ),
        Goal("prices_us", "prices of all cities", "µs", 100, measurements.prices_us),
        Goal("new_game_ms", "starting a game", "ms", 15, measurements.new_game_ms),
        Goal("first_game_ms", "the first in a process", "ms", None, measurements.first_game_ms),
        Goal("import_ms", "importing the engine", "ms", 400, measurements.import_ms),
        Goal("state_us", "copying a state", "µs", 20, measurements.state_us),
        Goal("growth_mb", f"growth in {growth_games} games", "MB", 5, growth),
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.gui:
        return run_gui(arguments)
    collect_rarely()
    games: int = arguments.games
    wanted = goals(games)
    places = [
        (edition, board) for edition in edition_ids() for board in edition_data(edition)["boards"]
    ]
    figures: dict[str, Figure] = {}
    by_board: dict[str, Figure] = {}
    with ProgressBar(len(wanted) + len(places), "measurements") as progress:
        for goal in wanted:
            figures[goal.key] = goal.measure()
            progress.advance()
        for edition, board in places:
            config = replace(measurements.STANDARD, edition=edition, board=board)
            speed = measurements.games_per_second(config, games, BOARD_BATCHES)
            by_board[f"{edition} {board}"] = speed
            progress.advance()
    if arguments.json:
        print(json.dumps(rounded(figures) | {"games_per_second_by_board": rounded(by_board)}))
    else:
        print("\n".join(table(wanted, figures, by_board, games)))
    return 0


def rounded(figures: Mapping[str, Figure]) -> dict[str, object]:
    return {key: None if value is None else round(value, 2) for key, value in figures.items()}


def table(
    wanted: tuple[Goal, ...],
    figures: Mapping[str, Figure],
    by_board: Mapping[str, Figure],
    games: int,
) -> Iterator[str]:
    batches = f"{measurements.BATCHES} batches of {games} games"
    yield "4 players on Germany (classic-2004), one process, every random decision through"
    yield f"legal_moves and apply. CPU time, best of {batches}."
    yield ""
    yield f"{'':26}{'measured':>14}  target"
    for goal in wanted:
        figure = figures[goal.key]
        line = f"{goal.about:26}{goal.told(figure):>14}  {goal.told_target():20}"
        yield (line + goal.verdict(figure)).rstrip()
    yield ""
    yield f"Random games per second by edition and board (4 players, best of {BOARD_BATCHES}):"
    for name, figure in by_board.items():
        yield f"{name:28}{figure:>6.1f}"


# -- the window ---------------------------------------------------------------------------------


STARTS = 5
SHOWN = """
import gc, sys, time
started = float(sys.argv[1])
{make}
window.show()
application.processEvents()
window.repaint()
print((time.time() - started) * 1e3)
"""
EMPTY = SHOWN.format(
    make="""
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
"""
)
OURS = SHOWN.format(
    make="""
gc.disable()
from powergrid_qt.views.window.application import make_application, make_window
application = make_application()
window = make_window(application)
"""
)
INSIDE = """
import json
from powergrid_qt.commands.measurements import resident_bytes
from powergrid_qt.views.window.measurements import measure
print(json.dumps(measure(resident_bytes)))
"""
BLOCKS = "blocks_ms"
TARGETS = {
    "start_ms": "at most 2.0 times an empty window",
    "empty_window_ms": "",
    "click_p95_ms": "at most 50 ms",
    "frame_p95_ms": "at most 16 ms",
    "block_max_ms": "at most 80 ms",
    "block_cpu_ms": "the same, without waiting for the machine",
    "memory_mb": "at most 300 MB",
}


def run_gui(arguments: argparse.Namespace) -> int:
    ensure_qt()
    prefixes: dict[str, list[str]] = {"offscreen": []}
    if shutil.which("xvfb-run"):
        prefixes["xvfb"] = ["xvfb-run", "-a", "-s", "-screen 0 1920x1080x24"]
    figures: dict[str, dict[str, Any]] = {}
    with ProgressBar(len(prefixes) * (2 * STARTS + 1), "measurements") as progress:
        for name, prefix in prefixes.items():
            figures[name] = measure_gui(name, prefix, progress)
    if arguments.json:
        rest = {name: found for name, found in figures.items() if name != "offscreen"}
        print(json.dumps(figures["offscreen"] | rest))
        return 0
    print("\n".join(gui_table(figures)))
    return 0


def gui_table(figures: dict[str, dict[str, Any]]) -> Iterator[str]:
    def line(name: str, values: Iterable[float], target: str = "") -> str:
        return f"{name:20}{''.join(f'{value:>12.1f}' for value in values)}  {target}".rstrip()

    yield f"{'':20}" + "".join(f"{name:>12}" for name in figures)
    for key, target in TARGETS.items():
        yield line(key, (found[key] for found in figures.values()), target)
    yield ""
    yield "block_max_ms is the longest time without reaction of these, in ms:"
    for part in next(iter(figures.values()))[BLOCKS]:
        yield line(part, (found[BLOCKS][part] for found in figures.values()))


def measure_gui(name: str, prefix: list[str], progress: ProgressBar) -> dict[str, Any]:
    def fresh(code: str) -> str:
        platform = "offscreen" if name == "offscreen" else "xcb"
        # The time before Python runs counts too: the script is told when it was started.
        return fresh_python(code, repr(time.time()), prefix=prefix, QT_QPA_PLATFORM=platform)

    # As it is installed: where Python may not write it would compile all at every start.
    compileall.compile_dir(str(Path(powergrid_qt.__file__).parent), quiet=2)
    starts: dict[str, list[float]] = {"start_ms": [], "empty_window_ms": []}
    for _ in range(STARTS):  # one beside the other: the speed of a machine changes
        for key, code in (("start_ms", OURS), ("empty_window_ms", EMPTY)):
            starts[key].append(float(fresh(code)))
            progress.advance()
    found = {key: min(times) for key, times in starts.items()}
    inside = json.loads(fresh(INSIDE))
    progress.advance()
    return found | {key: inside[key] for key in (*TARGETS, BLOCKS) if key in inside}
