#!/usr/bin/env python3
"""Learn the evaluation that the expert searches with (`resources/players/evaluation.json`).

    python packaging/train_evaluation.py [--family grid] [--games 6000] [--seed 1] [--jobs 2]

Games among the levels are played with a few moves chosen by chance among sensible ones, so that
positions differ. At the start of each round the features of all seats are kept; in the end it is
known who won. A softmax regression by stochastic gradient descent gives the weights. The same
seed and number of games give the same weights.
"""

import argparse
import json
import math
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from powergrid_qt.ai.evaluation import Evaluation, Features  # noqa: E402
from powergrid_qt.ai.family import Family, family_of, progress  # noqa: E402
from powergrid_qt.ai.players import STYLES  # noqa: E402
from powergrid_qt.ai.policy import Decider  # noqa: E402
from powergrid_qt.ai.simulation import computer_seats  # noqa: E402
from powergrid_qt.engine import Game, GameConfig  # noqa: E402

TABLE = ROOT / "resources" / "players" / "evaluation.json"
GAMES = {
    "grid": (
        ("classic-2004", "germany"),
        ("classic-2009", "usa"),
        ("deluxe-2014", "europe"),
        ("deluxe-2014", "north-america"),
    ),
    "outpost": (("outpost-2024", "outpost"),),
}
SEATS = (4, 4, 4, 3, 5, 2, 6)
LEVELS = ("hard", "hard", "hard", "hard", "normal")
STYLED = 0.2
"""How often a player of another style sits on a seat: positions are to be known that the levels
alone would never come to."""
WANDERING = 0.04
"""How often a move is chosen by chance."""
EPOCHS = 18
RATE = 0.08
KEPT_FOR_TEST = 10
"""Every tenth game is left out of the training, to measure by."""


@dataclass(frozen=True, slots=True)
class Position:
    features: Features
    progress: float
    won: tuple[float, ...]
    """What each seat got of the victory."""


def play(job: tuple[str, str, int, int]) -> list[Position]:
    edition, board, seats, seed = job
    rng = Random(seed)
    config = GameConfig(edition, board, computer_seats(["hard"] * seats), seed)
    game = Game(config)
    family = family_of(config)
    judge = family.level("hard", seed)
    policies = [player(family, rng, seed + seat) for seat in range(seats)]
    seen: list[tuple[Features, float]] = []
    known_round = 0
    while (seat := game.current) is not None:
        state = game.state
        if state.round > known_round:
            known_round = state.round
            seen.append((family.features(state), progress(state)))
        if rng.random() < WANDERING:
            game.apply(rng.choice(list(judge.alternatives(state))))
        else:
            game.apply(policies[seat].decide(state))
    result = game.state.result
    assert result is not None
    won = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats))
    return [Position(features, how_far, won) for features, how_far in seen]


def player(family: Family, rng: Random, seed: int) -> Decider:
    if rng.random() < STYLED:
        return family.style(rng.choice(list(STYLES)), seed)
    return family.level(rng.choice(LEVELS), seed)


def fit(positions: Sequence[Position], rng: Random) -> Evaluation:
    """The weights under which what happened was most likely; the last epochs are averaged."""
    size = len(positions[0].features[0])
    early, late = [0.0] * size, [0.0] * size
    mean = [[0.0] * size, [0.0] * size]
    averaged = 0
    order = list(range(len(positions)))
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        rate = RATE / (1 + epoch)
        for index in order:
            position = positions[index]
            chances = Evaluation(early, late).chances(position.features, position.progress)
            far = position.progress
            for row, chance, won in zip(position.features, chances, position.won, strict=True):
                step = rate * (won - chance)
                for column, value in enumerate(row):
                    early[column] += step * value * (1 - far)
                    late[column] += step * value * far
        if epoch >= EPOCHS // 2:
            averaged += 1
            for kept, now in zip(mean, (early, late), strict=True):
                for column, weight in enumerate(now):
                    kept[column] += weight
    return Evaluation(*[[weight / averaged for weight in weights] for weights in mean])


def loss(evaluation: Evaluation, positions: Sequence[Position]) -> float:
    """The mean surprise, in bits; of an even guess among four seats: 2."""
    total = 0.0
    for position in positions:
        chances = evaluation.chances(position.features, position.progress)
        total -= sum(
            won * math.log2(max(chance, 1e-9))
            for chance, won in zip(chances, position.won, strict=True)
        )
    return total / len(positions)


def games(family: str, count: int, seed: int) -> Iterator[tuple[str, str, int, int]]:
    boards = GAMES[family]
    for number in range(count):
        edition, board = boards[number % len(boards)]
        yield edition, board, SEATS[(number // len(boards)) % len(SEATS)], seed * 1_000_000 + number


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--family", choices=sorted(GAMES), action="append")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=TABLE)
    arguments = parser.parse_args()
    table = json.loads(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else {}
    for family in arguments.family or sorted(GAMES):
        training: list[Position] = []
        test: list[Position] = []
        with multiprocessing.Pool(arguments.jobs) as pool:
            jobs = list(games(family, arguments.games, arguments.seed))
            for number, positions in enumerate(pool.imap(play, jobs, chunksize=8)):
                (test if number % KEPT_FOR_TEST == 0 else training).extend(positions)
        evaluation = fit(training, Random(arguments.seed))
        even = Evaluation([0.0] * len(evaluation.early), [0.0] * len(evaluation.early))
        print(
            f"{family}: {len(training)} positions;"
            f" surprise {loss(evaluation, test):.3f} bits, of an even guess {loss(even, test):.3f}"
        )
        table[family] = {
            "early": [round(weight, 4) for weight in evaluation.early],
            "late": [round(weight, 4) for weight in evaluation.late],
        }
    text = json.dumps(table, indent=1)
    arguments.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
