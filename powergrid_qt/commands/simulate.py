"""`powergrid-qt simulate`: plays many games among computer players and tells what came of them."""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from statistics import fmean

from powergrid_qt.ai.players import player_of
from powergrid_qt.ai.process.child_work import collect_rarely
from powergrid_qt.ai.simulation import GameOutcome, outcome_of, play_game, players_of
from powergrid_qt.commands.executors import process_pool
from powergrid_qt.commands.game_choice import chosen_config, record_name
from powergrid_qt.commands.output import INTERRUPTED, tell_each
from powergrid_qt.commands.telling import counted
from powergrid_qt.engine import Game, GameConfig, Record, write_record
from powergrid_qt.whole_file import tried_folder

LARGEST_CHUNK = 8
"""Games that a process gets at once: enough that handing them over does not count."""


def run(arguments: argparse.Namespace) -> int:
    collect_rarely()
    config = chosen_config(arguments)
    for check in (players_of, Game):  # whatever is wrong is told before anything is started
        check(config)
    folder = None if arguments.records is None else tried_folder(Path(arguments.records))
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    games = [replace(config, seed=config.seed + number) for number in range(arguments.games)]
    processes = min(arguments.jobs, arguments.games)
    started = time.perf_counter()
    outcomes, interrupted = tell_each(
        outcomes_of(games, folder, processes),
        len(games),
        told_as_json if arguments.json else lambda outcome: outcome,
        shown=not (arguments.json and sys.stdout.isatty()),  # the two would mix
    )
    seconds = time.perf_counter() - started
    if outcomes and not arguments.json:
        print("\n".join(summary(config, outcomes, len(games), seconds, processes)))
    return INTERRUPTED if interrupted else 0


# -- playing ----------------------------------------------------------------------------------


def outcomes_of(
    games: Sequence[GameConfig], folder: Path | None, processes: int
) -> Iterator[GameOutcome]:
    """The games in their order, however many processes play them."""
    play_one = partial(play, folder)
    if processes == 1:
        yield from map(play_one, games)
        return
    chunk = max(1, min(LARGEST_CHUNK, len(games) // (processes * LARGEST_CHUNK)))
    with process_pool(processes) as pool:
        yield from pool.map(play_one, games, chunksize=chunk)


def play(folder: Path | None, config: GameConfig) -> GameOutcome:
    started = time.perf_counter()
    game = play_game(config)
    seconds = time.perf_counter() - started
    if folder is not None:
        write_record(Record.of(game), folder / record_name(config))
    return outcome_of(game, seconds)


# -- telling ----------------------------------------------------------------------------------


def told_as_json(outcome: GameOutcome) -> GameOutcome:
    print(json.dumps(asdict(outcome)), flush=True)
    return outcome


def summary(
    config: GameConfig,
    outcomes: Sequence[GameOutcome],
    planned: int,
    seconds: float,
    processes: int,
) -> Iterator[str]:
    games = len(outcomes)
    seeds = f"seed {outcomes[0].seed}"
    if games > 1:
        seeds = f"seeds {outcomes[0].seed} to {outcomes[-1].seed}"
    yield (
        f"{counted(games, 'game')} of {config.edition} on {config.board},"
        f" {len(config.players)} players, {seeds}"
    )
    if games < planned:
        yield f"stopped after {games} of {counted(planned, 'game')}"
    yield f"rounds          {spread(outcome.rounds for outcome in outcomes)}"
    yield f"moves           {spread(outcome.moves for outcome in outcomes)}"
    powered = (outcome.powered[outcome.winners[0]] for outcome in outcomes)
    yield f"winning cities  {spread(powered)}"
    for seat, wins in enumerate(wins_by_seat(outcomes, len(config.players))):
        kind = player_of(config.players[seat])
        yield f"wins of seat {seat}  {wins:.4g} ({wins / games:.0%}, {kind})"
    speed = f"{games / seconds:.1f} games per second"
    yield f"speed           {speed} ({counted(processes, 'process', 'processes')})"


def wins_by_seat(outcomes: Iterable[GameOutcome], seats: int) -> list[float]:
    """Return the number of victories of each seat; a shared victory counts in parts."""
    wins = [0.0] * seats
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
    return wins


def spread(values: Iterable[int]) -> str:
    numbers = list(values)
    return f"mean {fmean(numbers):.1f}, from {min(numbers)} to {max(numbers)}"
