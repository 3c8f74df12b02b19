"""Who will win? Chances learned from games of `hard` against itself and other styles.

A player's strength is a weighted sum of the features of the position at the start of a round;
the weights change with how far the game has come. The chance to win is that of the strengths
against each other (a softmax). `packaging/train_evaluation.py` learns the weights.
"""

import functools
import json
from collections.abc import Sequence
from math import exp

from powergrid_qt.paths import resources_dir

Features = Sequence[Sequence[float]]


class Evaluation:
    """The weights of one family of editions, at the start and at the end of a game."""

    __slots__ = ("early", "late")

    def __init__(self, early: Sequence[float], late: Sequence[float]) -> None:
        self.early = tuple(early)
        self.late = tuple(late)

    def chances(self, features: Features, progress: float) -> list[float]:
        """The chance to win of each seat; `progress` goes from 0 to 1 in a game."""
        weights = [a + (b - a) * progress for a, b in zip(self.early, self.late, strict=True)]
        strengths = [
            sum([weight * value for weight, value in zip(weights, row, strict=True)])
            for row in features
        ]
        most = max(strengths)
        odds = [exp(strength - most) for strength in strengths]
        total = sum(odds)
        return [odd / total for odd in odds]


@functools.cache
def evaluation_for(family: str) -> Evaluation:
    path = resources_dir() / "players" / "evaluation.json"
    weights = json.loads(path.read_text(encoding="utf-8"))[family]
    return Evaluation(weights["early"], weights["late"])
