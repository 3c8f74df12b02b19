#!/usr/bin/env python3
"""Learn the evaluation that the expert searches with (`resources/players/evaluation.json`).

    python packaging/train_evaluation.py [--family grid] [--games 3000] [--seed 1] [--jobs 2]

Games among the levels and other styles are played with a few moves chosen by chance among sensible
ones, so that positions differ. At the start of each round the features of all seats are kept; in
the end it is known who won. A small network is fitted to that by gradient descent (Adam), with no
negative weight where more money would make somebody weaker. The surprise on games that were left
out is told beside that of a network without hidden neurons, which is a weighted sum. The same seed
and number of games give the same weights. It needs numpy (`pip install --group test .`).
"""

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from powergrid_qt.ai.family import AiFamily, Features, Policy, family_of  # noqa: E402
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
        ("classic-2009", "germany"),
        ("recharged-2019", "germany-2019"),
        ("recharged-2019", "usa-2019"),
        ("classic-2009", "france"),
        ("classic-2009", "italy"),
        ("classic-2009", "benelux"),
        ("classic-2009", "central-europe"),
        ("classic-2009", "brazil"),
        ("classic-2009", "spain-portugal"),
        ("classic-2009", "quebec"),
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
EPOCHS = 30
RATE = 0.006
DECAY = 5e-4
BATCH = 256
KEPT_FOR_TEST = 8
"""Every eighth game is left out of the training, to measure by."""


Job = tuple[str, str, int, int]
"""A game to be played: edition, board, players and seed."""


@dataclass(frozen=True, slots=True)
class Position:
    features: Features
    won: tuple[float, ...]
    """What each seat got of the victory."""


def config_of(job: Job) -> GameConfig:
    edition, board, seats, seed = job
    return GameConfig(edition, board, computer_seats(["hard"] * seats), seed)


def play(job: Job) -> list[Position]:
    _, _, seats, seed = job
    rng, config = Random(seed), config_of(job)
    game, family = Game(config), family_of(config)
    judge = family.policy("hard", seed)
    policies = table(family, rng, seats, seed)
    seen: list[Features] = []
    known_round = 0
    while (seat := game.current) is not None:
        state = game.state
        if state.round > known_round:
            known_round = state.round
            seen.append(family.features(state))
        if rng.random() < WANDERING:
            game.apply(rng.choice(list(judge.alternatives(state))))
        else:
            game.apply(policies[seat].decide(state))
    result = game.state.result
    assert result is not None
    won = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats))
    return [Position(features, won) for features in seen]


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


class Table:
    """Positions as arrays, with room for as many seats as there can be."""

    def __init__(self, positions: Sequence[Position]) -> None:
        seats = max(len(position.won) for position in positions)
        shape = len(positions), seats
        self.features = np.zeros((*shape, len(positions[0].features[0])))
        self.taken = np.zeros(shape, dtype=bool)
        self.won = np.zeros(shape)
        for at, position in enumerate(positions):
            players = len(position.won)
            self.features[at, :players] = position.features
            self.taken[at, :players] = True
            self.won[at, :players] = position.won

    def __len__(self) -> int:
        return len(self.features)


class Learner:
    """A network that is being fitted: the weights under which what happened was most likely, of
    those that let nobody be weaker for what grows with money."""

    def __init__(self, table: Table, growing: int, hidden: Sequence[int], seed: int) -> None:
        """`growing`: so many of the first features grow with money."""
        inputs = table.features.shape[2]
        self._chance = np.random.default_rng(seed)
        self._growing = growing
        self._layers: list[tuple[Any, Any]] = []
        for neurons in hidden:
            weights = self._chance.normal(0, inputs**-0.5, (neurons, inputs))
            self._layers.append((weights, np.zeros(neurons)))
            inputs = neurons
        self._last = self._chance.normal(0, 0.3, inputs)
        self._parts = [self._last, *[part for layer in self._layers for part in layer]]
        """All that is learned; beside it the means that Adam keeps of the slopes."""
        self._bound = [weights for weights, _ in self._layers] + [self._last]
        for weights in self._bound[1:] if hidden else ():
            np.abs(weights, out=weights)
        self._keep_within_bounds()
        self._means = [np.zeros_like(part) for part in self._parts]
        self._squares = [np.zeros_like(part) for part in self._parts]
        self._steps = 0

    def fit(self, table: Table) -> None:
        order = np.arange(len(table))
        for epoch in range(EPOCHS):
            rate = RATE * (0.02 + 0.5 * (1 + cos(pi * epoch / EPOCHS)))
            self._chance.shuffle(order)
            for start in range(0, len(order), BATCH):
                self._learn(table, order[start : start + BATCH], rate)

    def surprise(self, table: Table) -> float:
        """Its mean, in bits; of an even guess among four seats: 2."""
        chances = self._chances(self._values(table.features), table.taken)
        return float(-(table.won * np.log2(np.maximum(chances, 1e-9))).sum(axis=1).mean())

    def told(self) -> dict[str, Any]:
        """As `powergrid_qt.ai.family` reads it."""
        return {
            "hidden": [
                {"weights": rounded(weights), "biases": rounded(biases)}
                for weights, biases in self._layers
            ],
            "last": rounded(self._last),
        }

    def _values(self, features: Any) -> list[Any]:
        """What each layer makes of them."""
        values = [features]
        for weights, biases in self._layers:
            values.append(np.tanh(values[-1] @ weights.T + biases))
        return values

    def _chances(self, values: list[Any], taken: Any) -> Any:
        strengths = np.where(taken, values[-1] @ self._last, -np.inf)
        odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def _learn(self, table: Table, which: Any, rate: float) -> None:
        """One step downhill by some positions."""
        values = self._values(table.features[which])
        off = (self._chances(values, table.taken[which]) - table.won[which]) / len(which)
        slopes = [np.einsum("ps,psn->n", off, values[-1])]
        back = off[..., None] * self._last
        of_layers: list[Any] = []
        for (weights, _), below, above in zip(
            reversed(self._layers), reversed(values[:-1]), reversed(values[1:]), strict=True
        ):
            back = back * (1 - above * above)
            of_layers = [np.einsum("psn,psi->ni", back, below), back.sum(axis=(0, 1)), *of_layers]
            back = back @ weights
        self._steps += 1
        first, second = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for part, slope, means, squares in zip(
            self._parts, slopes + of_layers, self._means, self._squares, strict=True
        ):
            down = slope + DECAY * part
            means += 0.1 * (down - means)
            squares += 0.001 * (down * down - squares)
            part -= rate * means / first / (np.sqrt(squares / second) + 1e-8)
        self._keep_within_bounds()

    def _keep_within_bounds(self) -> None:
        first, *others = self._bound
        growing = first[..., : self._growing]
        np.maximum(growing, 0, out=growing)
        for weights in others:
            np.maximum(weights, 0, out=weights)


def rounded(values: Any) -> Any:
    return np.round(values, 4).tolist()


def games(family: str, count: int, seed: int) -> Iterator[Job]:
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
        learned, unseen = Table(training), Table(test)
        growing = len(family_of(config_of(jobs[0])).growing)
        networks = [Learner(learned, growing, hidden, arguments.seed) for hidden in (HIDDEN, ())]
        for one in networks:
            one.fit(learned)
        network, plain = networks
        print(
            f"{family}: {len(learned)} positions; surprise {network.surprise(unseen):.3f} bits,"
            f" of a weighted sum {plain.surprise(unseen):.3f}"
        )
        table[family] = network.told()
    arguments.out.write_text(json.dumps(table) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
