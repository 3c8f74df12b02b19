#!/usr/bin/env python3
"""Learn the evaluation that the expert searches with (`resources/players/evaluation.json`).

    python packaging/train_evaluation.py [--family grid] [--games 3000] [--seed 1] [--jobs 2]

Games among the levels and other styles are played with a few moves chosen by chance among sensible
ones, so that positions differ. At the start of each round the features of all seats are kept; in
the end it is known who won. A small network is fitted to that by gradient descent (Adam). The
surprise on games that were left out is told beside that of a network without hidden neurons, which
is a weighted sum. The same seed and number of games give the same weights.
"""

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, log2, pi, sqrt
from operator import mul
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from powergrid_qt.ai.family import (  # noqa: E402  # noqa: E402
    AiFamily,
    ChanceNetwork,
    Features,
    Layer,
    Policy,
    family_of,
    progress,
)
from powergrid_qt.ai.players import STYLES  # noqa: E402
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
TABLES_STYLED = (0.0, 0.0, 0.2, 0.6)
"""How often a player of another style sits on a seat, by table: positions are to be known that the
levels alone would never come to. At half of the tables all of them have the same style."""
WANDERING = 0.04
"""How often a move is chosen by chance."""
HIDDEN = (24, 8)
"""Neurons of the hidden layers."""
EPOCHS = 25
RATE = 0.004
DECAY = 3e-4
BATCH = 128
KEPT_FOR_TEST = 8
"""Every eighth game is left out of the training, to measure by."""


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
    judge = family.policy("hard", seed)
    policies = table(family, rng, seats, seed)
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


def table(family: AiFamily, rng: Random, seats: int, seed: int) -> list[Policy]:
    styled = rng.choice(TABLES_STYLED)
    styles = ["greedy", *STYLES]
    if rng.random() < 0.5:
        styles = [rng.choice(styles)]
    return [
        family.policy(rng.choice(styles), seed + seat)
        if rng.random() < styled
        else family.policy(rng.choice(LEVELS), seed + seat)
        for seat in range(seats)
    ]


class Learner:
    """A network that is being fitted: the weights under which what happened was most likely."""

    def __init__(self, inputs: int, hidden: Sequence[int], rng: Random) -> None:
        self.layers: list[Layer] = []
        parts: list[list[float]] = []
        for neurons in hidden:
            weights = [[rng.gauss(0, inputs**-0.5) for _ in range(inputs)] for _ in range(neurons)]
            biases = [0.0] * neurons
            self.layers.append(Layer(weights, biases))
            parts += [*weights, biases]
            inputs = neurons
        self.last = [rng.gauss(0, 0.1) for _ in range(inputs)]
        self._parts = [self.last, *parts]
        """All that is learned; beside it the means that Adam keeps of the slopes."""
        self._means = [[0.0] * len(part) for part in self._parts]
        self._squares = [[0.0] * len(part) for part in self._parts]
        self._steps = 0

    @property
    def evaluation(self) -> ChanceNetwork:
        return ChanceNetwork(self.layers, self.last)

    def learn(self, positions: Sequence[Position], rate: float) -> None:
        """One step downhill by some positions."""
        slopes = [[0.0] * len(part) for part in self._parts]
        for position in positions:
            chances = self.evaluation.chances(position.features, position.progress)
            for row, chance, won in zip(position.features, chances, position.won, strict=True):
                self._add_slopes(slopes, (*row, position.progress), chance - won)
        self._steps += 1
        first, second = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for part, slope, means, squares in zip(
            self._parts, slopes, self._means, self._squares, strict=True
        ):
            for at, sum_of_slopes in enumerate(slope):
                down = sum_of_slopes / len(positions) + DECAY * part[at]
                means[at] += 0.1 * (down - means[at])
                squares[at] += 0.001 * (down * down - squares[at])
                part[at] -= rate * means[at] / first / (sqrt(squares[at] / second) + 1e-8)

    def _add_slopes(self, slopes: list[list[float]], inputs: Sequence[float], off: float) -> None:
        """What a player whose chance was off by so much says about each weight."""
        values = [inputs]
        for layer in self.layers:
            values.append(layer.values(values[-1]))
        slopes[0] = [
            slope + off * value for slope, value in zip(slopes[0], values[-1], strict=True)
        ]
        back = [off * weight for weight in self.last]
        at = len(slopes)
        for layer, below, above in zip(
            reversed(self.layers), reversed(values[:-1]), reversed(values[1:]), strict=True
        ):
            back = [slope * (1 - value * value) for slope, value in zip(back, above, strict=True)]
            at -= len(back) + 1
            for neuron, slope in enumerate(back, start=at):
                slopes[neuron] = [
                    known + slope * value
                    for known, value in zip(slopes[neuron], below, strict=True)
                ]
            biases = at + len(back)
            slopes[biases] = [a + b for a, b in zip(slopes[biases], back, strict=True)]
            back = [sum(map(mul, back, column)) for column in zip(*layer.weights, strict=True)]


def fit(positions: Sequence[Position], hidden: Sequence[int], seed: int) -> ChanceNetwork:
    rng = Random(seed)
    learner = Learner(len(positions[0].features[0]) + 1, hidden, rng)
    order = list(positions)
    for epoch in range(EPOCHS):
        rate = RATE * (0.02 + 0.5 * (1 + cos(pi * epoch / EPOCHS)))
        rng.shuffle(order)
        for start in range(0, len(order), BATCH):
            learner.learn(order[start : start + BATCH], rate)
    return learner.evaluation


def surprise(evaluation: ChanceNetwork, positions: Sequence[Position]) -> float:
    """Its mean, in bits; of an even guess among four seats: 2."""
    total = 0.0
    for position in positions:
        chances = evaluation.chances(position.features, position.progress)
        total -= sum(
            won * log2(max(chance, 1e-9)) for chance, won in zip(chances, position.won, strict=True)
        )
    return total / len(positions)


def told(evaluation: ChanceNetwork) -> dict[str, Any]:
    """As `powergrid_qt.ai.family` reads it."""
    return {
        "hidden": [
            {"weights": list(map(rounded, weights)), "biases": rounded(biases)}
            for weights, biases in evaluation.hidden
        ],
        "last": rounded(evaluation.last),
    }


def rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def games(family: str, count: int, seed: int) -> Iterator[tuple[str, str, int, int]]:
    boards = GAMES[family]
    for number in range(count):
        edition, board = boards[number % len(boards)]
        yield edition, board, SEATS[(number // len(boards)) % len(SEATS)], seed * 1_000_000 + number


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--family", choices=sorted(GAMES), action="append")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=TABLE)
    arguments = parser.parse_args()
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    for family in arguments.family or sorted(GAMES):
        training: list[Position] = []
        test: list[Position] = []
        with multiprocessing.Pool(arguments.jobs) as pool:
            jobs = list(games(family, arguments.games, arguments.seed))
            for number, positions in enumerate(pool.imap(play, jobs, chunksize=8)):
                (test if number % KEPT_FOR_TEST == 0 else training).extend(positions)
        network, plain = (fit(training, hidden, arguments.seed) for hidden in (HIDDEN, ()))
        print(
            f"{family}: {len(training)} positions; surprise {surprise(network, test):.3f} bits,"
            f" of a weighted sum {surprise(plain, test):.3f}"
        )
        table[family] = told(network)
    arguments.out.write_text(json.dumps(table) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
