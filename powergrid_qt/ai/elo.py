"""Elo ratings as the most likely strengths (Bradley and Terry) behind the results of duels.

The weakest level stands at 1000: only differences mean something, 400 points are odds of 10 to 1.
Every two levels are given one more drawn duel, or a level that never lost would be infinitely
strong.
"""

from collections import Counter
from collections.abc import Sequence
from math import log10
from random import Random

ANCHOR = 1000.0
POINTS = 400.0
WON, DRAWN = 2, 1
"""Points for a duel."""
ROUNDS = 500
EXACT = 1e-6
SAMPLES = 300

PairScores = Counter[tuple[str, str]]
"""The points of the first level against the second."""


def elo_of(
    levels: Sequence[str], scores: PairScores, anchor: str | None = None
) -> dict[str, float]:
    """The ratings with the `anchor`, usually the weakest level, at 1000."""
    points = {level: POINTS * log10(value) for level, value in strengths(levels, scores).items()}
    zero = min(points.values()) if anchor is None else points[anchor]
    return {level: ANCHOR + value - zero for level, value in points.items()}


def strengths(levels: Sequence[str], scores: PairScores) -> dict[str, float]:
    """By repeated improvement (Hunter's MM algorithm)."""
    others = {level: [other for other in levels if other != level] for level in levels}
    won = {level: sum(scores[level, other] + DRAWN for other in others[level]) for level in levels}
    duels = {
        (level, other): scores[level, other] + scores[other, level] + 2 * DRAWN
        for level in levels
        for other in others[level]
    }
    found = dict.fromkeys(levels, 1.0)
    for _ in range(ROUNDS if len(levels) > 1 else 0):
        better = {
            level: won[level]
            / sum(duels[level, other] / (found[level] + found[other]) for other in others[level])
            for level in levels
        }
        scale = max(better.values())
        better = {level: value / scale for level, value in better.items()}
        change = max(abs(better[level] / found[level] - 1) for level in levels)
        found = better
        if change < EXACT:
            break
    return found


def interval_of(
    levels: Sequence[str], parts: Sequence[PairScores], rng: Random, anchor: str
) -> dict[str, tuple[float, float]]:
    """The 95 % interval of each rating against the anchor, by drawing the parts of the results
    again and again with repetition (bootstrap)."""
    found: dict[str, list[float]] = {level: [] for level in levels}
    for _ in range(SAMPLES):
        total: PairScores = Counter()
        for part in rng.choices(parts, k=len(parts)):
            total.update(part)
        for level, value in elo_of(levels, total, anchor).items():
            found[level].append(value)
    cut = round(0.025 * SAMPLES)
    return {level: (sorted(one)[cut], sorted(one)[-1 - cut]) for level, one in found.items()}
