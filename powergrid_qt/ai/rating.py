"""How strong a person is, from the places reached against levels of known strength.

The model is that of Plackett and Luce. Somebody with a rating has the strength 10^(rating / 400);
each player without a place takes the next one with a chance in proportion to their strength. Of
any two players the better one then comes first as Elo's formula says, with any others: people at
the table, whose strength nobody knows, can be left out. The ratings of the levels are measured
(`resources/players/ratings.json`, `packaging/rate_levels.py`).

What is known of a person is a distribution over possible ratings. Before the first game it is a
wide bell around a weak level. Every game multiplies it by the chance of the place that was reached,
and makes it a little wider, since people learn and forget. The rating is its mean; the truth lies
within the margin in 95 of 100 cases. The distribution is worked out as it is, on a grid: so a
better place can never give a lower rating, because it speaks for every higher rating against every
lower one, and neither further games nor the widening turn that round.
"""

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, fsum, prod, sqrt
from operator import itemgetter, mul

from powergrid_qt.ai.levels import YARDSTICKS
from powergrid_qt.ai.tournament import POINTS, Z
from powergrid_qt.paths import resources_dir

STEP = 50
GRID = range(200, 2401, STEP)
FIRST_GUESS, FIRST_DOUBT = 1150.0, 300.0
"""What is known of somebody who has not played yet: mean and standard deviation."""
DRIFT = 5.0
"""By how many points strength may change from one game to the next (standard deviation)."""
MOST_POINTS = 200
"""The points of a curve at most: more would not be seen."""

_SPREAD = DRIFT**2 / (2 * STEP**2)
"""What moves from a point of the grid to each of its neighbours."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game as one person sees it: the ratings of those ahead, best place first, of those who
    share the place, and of those behind."""

    ahead: tuple[float, ...]
    equal: tuple[float, ...]
    behind: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """What is known of a person's strength after `games` games."""

    games: int
    rating: float
    margin: float


@functools.cache
def level_ratings() -> Mapping[str, float]:
    """The measured rating of each level, the weakest level first."""
    path = resources_dir() / "players" / "ratings.json"
    levels = json.loads(path.read_text(encoding="utf-8"))["levels"]
    ratings = {name: float(one["elo"]) for name, one in levels.items()}
    return dict(sorted(ratings.items(), key=itemgetter(1)))


def compared_levels() -> dict[str, float]:
    """The levels with which people are compared."""
    return {name: elo for name, elo in level_ratings().items() if name not in YARDSTICKS}


def strength(rating: float) -> float:
    return float(10 ** (rating / POINTS))


@functools.lru_cache(4096)
def likelihood(standing: RatedGame) -> tuple[float, ...]:
    """How likely the place is for each rating of the grid. A shared place counts half as ahead of
    the others, half as behind them."""
    ahead, equal = standing.ahead, standing.equal
    best = _likelihood(ahead, (*equal, *standing.behind))
    if not equal:
        return best
    worst = _likelihood((*ahead, *equal), standing.behind)
    return tuple(sqrt(one * other) for one, other in zip(best, worst, strict=True))


def _likelihood(ahead: Sequence[float], behind: Sequence[float]) -> tuple[float, ...]:
    beaten = fsum(map(strength, behind))
    # Who was still without a place when each of those ahead took theirs, besides the person.
    rivals = list(accumulate(map(strength, reversed(ahead)), initial=beaten))[1:]
    own = [strength(rating) for rating in GRID]
    chances = [
        prod(rival / (rival + one) for rival in rivals) * one / (one + beaten) for one in own
    ]
    highest = max(chances)  # only proportions count, and the product of many games must not vanish
    return tuple(chance / highest for chance in chances)


def curve(
    standings: Iterable[RatedGame], guess: float = FIRST_GUESS, doubt: float = FIRST_DOUBT
) -> list[Estimate]:
    """What was known after each game, in their order; of many games only some, and the last.
    `guess`, `doubt`: what was known before, mean and standard deviation."""
    games = list(standings)
    every = -(-len(games) // MOST_POINTS) or 1
    known = [exp(-(((rating - guess) / doubt) ** 2) / 2) for rating in GRID]
    found = []
    for number, standing in enumerate(games, start=1):
        known = _after(known, likelihood(standing))
        if (len(games) - number) % every == 0:
            total = fsum(known)
            known = [chance / total for chance in known]
            found.append(_estimate(number, known))
    return found


def _after(known: list[float], chances: Sequence[float]) -> list[float]:
    """Return what is known after a game: spread a little, times the chances of its result."""
    stays, spread = 1 - 2 * _SPREAD, _SPREAD
    left, right = [known[0], *known], [*known[1:], known[-1]]
    return [
        chance * (stays * one + spread * (lower + higher))
        for chance, one, lower, higher in zip(chances, known, left, right)  # noqa: B905
    ]


def _estimate(games: int, known: Sequence[float]) -> Estimate:
    mean = fsum(map(mul, known, GRID))
    square = fsum(chance * (rating - mean) ** 2 for chance, rating in zip(known, GRID, strict=True))
    return Estimate(games, mean, Z * sqrt(square))
