#!/usr/bin/env python3
"""Find better numbers for the character `hard` of the classic and deluxe editions.

    python packaging/tune_character.py [--games 1500] [--rounds 30] [--seed 1] [--jobs 2]

In every game each seat plays by numbers that differ a little from the best known ones; at half of
the tables the others have another style, such as `rusher`. Numbers whose larger values won more
often grow, and the other way round (evolution strategies). What was found is printed: it goes into
`powergrid_qt/ai/grid/characters.py` by hand, after a tournament against the numbers that are there.
"""

import argparse
import math
import multiprocessing
import sys
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from powergrid_qt.ai.family import Policy  # noqa: E402
from powergrid_qt.ai.grid.characters import HARD, GridCharacter  # noqa: E402
from powergrid_qt.ai.grid.policy import GridPolicy  # noqa: E402
from powergrid_qt.ai.grid.styles import STYLES  # noqa: E402
from powergrid_qt.ai.simulation import computer_seats  # noqa: E402
from powergrid_qt.engine import Game, GameConfig  # noqa: E402

BOARDS = (
    ("classic-2004", "germany"),
    ("classic-2009", "usa"),
    ("deluxe-2014", "europe"),
    ("deluxe-2014", "north-america"),
)
SEATS = (4, 4, 4, 3, 5, 6)
SPREAD = 0.22
"""How far a seat's numbers lie from the best known ones: the standard deviation of their log."""
STYLED = 0.5
"""How often the others at a table have another style: a player should not only beat its like."""
RATE, COOLING = 4.0, 0.95
LARGEST_STEP = 0.25

Logs = Mapping[str, float]
"""Logarithms of the factors by which numbers differ from those of `HARD`."""

TUNED = tuple(
    field.name
    for field in fields(GridCharacter)
    if isinstance(getattr(HARD, field.name), float) and getattr(HARD, field.name) > 0
)


class Job(NamedTuple):
    edition: str
    board: str
    seats: int
    seed: int
    best: Logs


class Played(NamedTuple):
    """How a seat differed, in units of the spread, and what it won above its share."""

    differences: Logs
    won: float


def with_factors(logs: Logs) -> GridCharacter:
    changed = {name: getattr(HARD, name) * math.exp(log) for name, log in logs.items()}
    return replace(HARD, **changed)


def play(job: Job) -> list[Played]:
    rng = Random(job.seed)
    differences: list[Logs | None] = []
    policies: list[Policy] = []
    style = rng.choice(list(STYLES.values())) if rng.random() < STYLED else None
    for seat in range(job.seats):
        if seat and style is not None:
            differences.append(None)
            policies.append(style(job.seed + seat))
            continue
        drawn = {name: rng.gauss(0, 1) for name in TUNED}
        differences.append(drawn)
        logs = {name: job.best[name] + SPREAD * drawn[name] for name in TUNED}
        policies.append(GridPolicy(with_factors(logs), job.seed))
    game = Game(GameConfig(job.edition, job.board, computer_seats(["hard"] * job.seats), job.seed))
    while (turn := game.current) is not None:
        game.apply(policies[turn].decide(game.state))
    result = game.state.result
    assert result is not None
    share = 1 / job.seats
    return [
        Played(drawn, (1 / len(result.winners) if seat in result.winners else 0.0) - share)
        for seat, drawn in enumerate(differences)
        if drawn is not None
    ]


def improved(best: Logs, seats: list[Played], rate: float) -> dict[str, float]:
    better = {}
    for name in TUNED:
        slope = sum(one.differences[name] * one.won for one in seats) / len(seats)
        step = max(-LARGEST_STEP, min(LARGEST_STEP, rate * slope))
        better[name] = best[name] + step
    return better


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1500, help="games in each round")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    best = dict.fromkeys(TUNED, 0.0)
    seed = arguments.seed * 1_000_000
    with multiprocessing.Pool(arguments.jobs) as pool:
        for number in range(arguments.rounds):
            jobs = [
                Job(
                    *BOARDS[game % len(BOARDS)],
                    SEATS[(game // len(BOARDS)) % len(SEATS)],
                    seed + game,
                    best,
                )
                for game in range(arguments.games)
            ]
            seed += arguments.games
            seats = [one for played in pool.imap(play, jobs, chunksize=4) for one in played]
            best = improved(best, seats, RATE * COOLING**number)
            found = with_factors(best)
            numbers = ", ".join(f"{name}={getattr(found, name):.3g}" for name in TUNED)
            print(f"round {number + 1}: {numbers}", flush=True)


if __name__ == "__main__":
    main()
