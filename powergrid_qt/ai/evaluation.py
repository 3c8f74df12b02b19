"""Who will win? Chances learned from games of the levels against each other and other styles.

A small network gives each player a strength by the features of the position at the start of a
round and how far the game has come; the chance to win is that of the strengths against each other
(a softmax). `packaging/train_evaluation.py` learns the weights.
"""

import functools
import json
from collections.abc import Sequence
from math import exp, tanh
from operator import mul
from typing import NamedTuple

from powergrid_qt.paths import resources_dir

Features = Sequence[Sequence[float]]


class Layer(NamedTuple):
    """Neurons that all look at the same values."""

    weights: Sequence[Sequence[float]]
    """Of each neuron, for each value."""
    biases: Sequence[float]

    def values(self, seen: Sequence[float]) -> list[float]:
        return [
            tanh(bias + sum(map(mul, neuron, seen)))
            for neuron, bias in zip(self.weights, self.biases, strict=True)
        ]


class Evaluation:
    """The network of one family of editions."""

    __slots__ = ("hidden", "last")

    def __init__(self, hidden: Sequence[Layer], last: Sequence[float]) -> None:
        self.hidden = hidden
        self.last = last

    def chances(self, features: Features, progress: float) -> list[float]:
        """The chance to win of each seat; `progress` goes from 0 to 1 in a game."""
        strengths = [self._strength((*row, progress)) for row in features]
        most = max(strengths)
        odds = [exp(strength - most) for strength in strengths]
        total = sum(odds)
        return [odd / total for odd in odds]

    def _strength(self, values: Sequence[float]) -> float:
        for layer in self.hidden:
            values = layer.values(values)
        return float(sum(map(mul, self.last, values)))


@functools.cache
def evaluation_for(family: str) -> Evaluation:
    path = resources_dir() / "players" / "evaluation.json"
    network = json.loads(path.read_text(encoding="utf-8"))[family]
    hidden = [Layer(layer["weights"], layer["biases"]) for layer in network["hidden"]]
    return Evaluation(hidden, network["last"])
