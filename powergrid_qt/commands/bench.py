"""`powergrid-qt bench`: the figures that the engine has to reach, measured here and now."""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from powergrid_qt.ai.process.child_work import collect_rarely
from powergrid_qt.commands import measurements
from powergrid_qt.commands.progress import Progress
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
    """All figures; the speed is measured in batches of so many games."""
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
        from powergrid_qt.commands import bench_gui  # with Qt

        return bench_gui.run(arguments)
    collect_rarely()
    games: int = arguments.games
    wanted = goals(games)
    places = [
        (edition, board) for edition in edition_ids() for board in edition_data(edition)["boards"]
    ]
    figures: dict[str, Figure] = {}
    by_board: dict[str, Figure] = {}
    with Progress(len(wanted) + len(places), "measurements") as progress:
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
