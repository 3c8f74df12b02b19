"""What the analysis says of a person's decisions in all their games together."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import fsum
from statistics import fmean

from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.statistics import Played

LAST_GAMES = 200
"""Whoever learns no longer makes the mistakes of long ago."""


@dataclass(frozen=True, slots=True)
class CostlyMove:
    game: LibraryGame
    number: int
    """Of the move in its record, from 0."""
    cost: float
    """In places of the ranking."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """A kind of decisions that cost something."""

    kind: str
    per_game: float
    """Places lost in an analysed game, on average."""
    moves: tuple[CostlyMove, ...]
    """The costliest first."""


@dataclass(frozen=True, slots=True)
class Judgement:
    games: int
    """So many were analysed."""
    closeness: Mapping[str, float]
    """To the expert, from 0 to 1, by phase and for `ALL`."""
    weaknesses: Sequence[Weakness]
    """The costliest first."""


def judgement_of(played: Iterable[Played]) -> Judgement:
    """By the last games that were analysed. `played`: last ended first."""
    analysed = list(islice((one for one in played if one.seat.analysis), LAST_GAMES))
    shares: defaultdict[str, list[float]] = defaultdict(list)
    costs: defaultdict[str, list[CostlyMove]] = defaultdict(list)
    for one in analysed:
        for phase, share in _told(one.seat.analysis)[0].items():
            shares[phase].append(share)
        for number, kind, cost in _told(one.seat.analysis)[1]:
            costs[kind].append(CostlyMove(one.game, number, cost))
    weaknesses = [
        Weakness(
            kind,
            fsum(move.cost for move in moves) / len(analysed),
            tuple(sorted(moves, key=lambda move: -move.cost)),
        )
        for kind, moves in costs.items()
    ]
    return Judgement(
        len(analysed),
        {phase: fmean(values) for phase, values in shares.items()},
        sorted(weaknesses, key=lambda weakness: -weakness.per_game),
    )


def closeness_in(analysis: str) -> dict[str, float]:
    """By phase."""
    return _told(analysis)[0]


@lru_cache(1024)
def _told(analysis: str) -> tuple[dict[str, float], list[tuple[int, str, float]]]:
    """Closeness, and the costly moves with their kinds; nothing, if it is empty or not as it was
    written."""
    try:
        said = json.loads(analysis)
        closeness = {str(phase): float(share) for phase, share in said["closeness"].items()}
        costs = [(int(number), str(kind), float(cost)) for number, kind, cost in said["costs"]]
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return {}, []
    return {phase: share for phase, share in closeness.items() if 0 <= share <= 1}, costs
