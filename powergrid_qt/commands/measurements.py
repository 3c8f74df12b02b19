"""What `powergrid-qt bench` measures. Speed is CPU time of one process. Of several batches or
processes the best counts: it is the one that other programs disturbed least."""

import gc
import os
import subprocess
import sys
import time
import timeit
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from powergrid_qt.ai.simulation import computer_seats, play_game, play_on, players_of
from powergrid_qt.commands.failures import CommandError
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.grid.building import BuildingOptions

STANDARD = GameConfig("classic-2004", "germany", computer_seats(["random"] * 4), seed=1)
BATCHES = 5
PROCESSES = 3
MIDDLE_CITIES = 8
"""A player with so many cities is in the middle of a game."""


def games_per_second(config: GameConfig, games: int, batches: int = BATCHES) -> float:
    """Whole games, each decision through `legal_moves` and `apply`, set-up included."""
    play_in_a_row(config, 1 + games // 4)  # warms up
    # Other games each time: players remember what they have worked out.
    starts = [replace(config, seed=config.seed + batch * games) for batch in range(batches)]
    return games / min(cpu_seconds(start, games) for start in starts)


def normal_games_per_second(games: int) -> float:
    """Return how many games are played in a second among players who think."""
    seats = computer_seats(["normal"] * len(STANDARD.players))
    return games_per_second(replace(STANDARD, players=seats), games)


def cpu_seconds(config: GameConfig, games: int) -> float:
    started = time.process_time()
    play_in_a_row(config, games)
    return time.process_time() - started


def play_in_a_row(config: GameConfig, games: int) -> None:
    for number in range(games):
        play_game(replace(config, seed=config.seed + number))


def seconds_of(call: Callable[[], object], repetitions: int) -> float:
    """Return how many seconds one call takes."""
    timer = timeit.Timer(call, timer=time.process_time)
    return min(timer.repeat(BATCHES, repetitions)) / repetitions


# -- at a position ----------------------------------------------------------------------------


def prices_us() -> float:
    """The price of every city for a player."""
    options = building_in_the_middle()
    return seconds_of(lambda: options.all_prices, 2_000) * 1e6


def state_us() -> float:
    """A copy of the position, kept to look ahead from."""
    return seconds_of(building_in_the_middle().state.copy, 10_000) * 1e6


def building_in_the_middle() -> BuildingOptions:
    """The choice of somebody who builds in the middle of a game."""
    game = Game(STANDARD)
    for _ in play_on(game, players_of(STANDARD)):
        options = game.legal_moves
        if isinstance(options, BuildingOptions):
            player = options.state.players[options.seat]
            if player.connected >= MIDDLE_CITIES:
                return options
    raise AssertionError("nobody built in the standard game")


def new_game_ms() -> float:
    """Setting up a game, each time with another seed."""
    seeds = iter(range(BATCHES * 50))
    return seconds_of(lambda: Game(replace(STANDARD, seed=next(seeds))), 50) * 1e3


# -- in fresh processes -----------------------------------------------------------------------

IMPORT = """
import time
started = time.perf_counter()
import powergrid_qt.engine
print(time.perf_counter() - started)
"""
FIRST_GAME = """
import time
from powergrid_qt.commands.measurements import STANDARD, Game
started = time.perf_counter()
Game(STANDARD)
print(time.perf_counter() - started)
"""
GROWTH = """
import sys
from powergrid_qt.commands.measurements import growth_bytes
print(growth_bytes(int(sys.argv[1])))
"""


def import_ms() -> float:
    return min(float(fresh_python(IMPORT)) for _ in range(PROCESSES)) * 1e3


def first_game_ms() -> float:
    """Setting up the first game of a process, which reads its board, edition and deck."""
    return min(float(fresh_python(FIRST_GAME)) for _ in range(PROCESSES)) * 1e3


def growth_mb(games: int) -> float | None:
    """Return how many MB a process grows that does nothing but play; None where nobody tells."""
    told = fresh_python(GROWTH, str(games))
    return None if told == "None" else int(told) / 1e6


def growth_bytes(games: int) -> int | None:
    """Return the growth of memory after a warm-up, which fills what is kept on purpose."""
    warm_up = 1 + games // 10
    play_in_a_row(STANDARD, warm_up)
    gc.collect()
    before = resident_bytes()
    play_in_a_row(replace(STANDARD, seed=STANDARD.seed + warm_up), games)
    gc.collect()
    after = resident_bytes()
    return None if before is None or after is None else after - before


def fresh_python(
    program: str, *arguments: str, prefix: Sequence[str] = (), **environment: str
) -> str:
    """What a program prints last in a Python of its own."""
    if getattr(sys, "frozen", False):
        raise CommandError("bench needs the game installed as a package of Python")
    command = [*prefix, sys.executable, "-c", program, *arguments]
    surroundings = os.environ | environment
    answer = subprocess.run(command, capture_output=True, text=True, env=surroundings, check=False)
    if answer.returncode != 0:
        raise CommandError(f"a measurement failed: {answer.stderr.strip()[-400:]}")
    return answer.stdout.strip().splitlines()[-1]


STATM = Path("/proc/self/statm")


def resident_bytes() -> int | None:
    """The memory held now (Linux) or at most so far (macOS, BSD); None where nobody tells."""
    if sys.platform == "win32":
        return None
    import resource

    if STATM.exists():
        pages = int(STATM.read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
