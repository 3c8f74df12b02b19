"""`powergrid-qt simulate`: many games among computer players, and what came of them."""

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
from powergrid_qt.commands.counting import counted
from powergrid_qt.commands.executors import process_pool
from powergrid_qt.commands.game_choice import chosen_config, record_name
from powergrid_qt.commands.interrupts import INTERRUPTED, postponed_interrupts
from powergrid_qt.commands.outputs import tried_folder
from powergrid_qt.commands.progress import Progress
from powergrid_qt.engine import Game, GameConfig, Record, write_record

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
    outcomes, interrupted = play_and_tell(games, folder, processes, as_json=arguments.json)
    seconds = time.perf_counter() - started
    if outcomes and not arguments.json:
        print("\n".join(summary(config, outcomes, len(games), seconds, processes)))
    return INTERRUPTED if interrupted else 0


# -- playing ----------------------------------------------------------------------------------


def play_and_tell(
    games: Sequence[GameConfig], folder: Path | None, processes: int, *, as_json: bool
) -> tuple[list[GameOutcome], bool]:
    """The games, as far as they were played before somebody pressed Ctrl-C."""
    outcomes: list[GameOutcome] = []
    bar_shown = not (as_json and sys.stdout.isatty())  # the two would mix
    try:
        with Progress(len(games), "games", shown=bar_shown) as progress:
            for outcome in outcomes_of(games, folder, processes):
                with postponed_interrupts():  # a game is told and counted, or not at all
                    if as_json:
                        print(json.dumps(asdict(outcome)), flush=True)
                    progress.advance()
                    outcomes.append(outcome)
    except KeyboardInterrupt:
        return outcomes, True
    return outcomes, False


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
    """A shared victory counts in parts."""
    wins = [0.0] * seats
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
    return wins


def spread(values: Iterable[int]) -> str:
    numbers = list(values)
    return f"mean {fmean(numbers):.1f}, from {min(numbers)} to {max(numbers)}"
