"""A fair game: opponents against whom one wins about as often as chance would have it.

How strong somebody is, is told by their places (`ai/rating.py`): what they did at such tables, with
rules of the same family and as many players, counts as it is; what they did at others is where that
begins, with more doubt. From the ratings of the levels follows how often they win against any mix
of them; the mix that comes nearest to one in as many as there are players is chosen. So it follows
its own results: who wins too often gets stronger opponents the next time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import exp, fsum, hypot
from random import Random

from powergrid_qt.ai.personas import personas
from powergrid_qt.ai.rating import (
    FIRST_DOUBT,
    FIRST_GUESS,
    Estimate,
    RatedGame,
    compared_levels,
    curve,
    strength,
)
from powergrid_qt.ai.tournament import Z
from powergrid_qt.app.my_games import my_games
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Seat
from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.engine.families import family_name
from powergrid_qt.models.library_game import LibraryGame

OTHER_TABLES = 120.0
"""How far strength may differ between kinds of table (standard deviation, in points)."""
PEOPLE = (HUMAN, REMOTE)
STEPS = range(-4, 5)
"""Where a bell is looked at to take a mean over it, in halves of its standard deviation."""


@dataclass(frozen=True, slots=True)
class FairTable:
    levels: tuple[str, ...]
    """The levels of the opponents, the strongest first."""
    chance: float
    """The chance to win against these opponents."""
    low: float
    high: float
    """The chance lies between `low` and `high` in 95 of 100 cases."""
    games: int
    """The number of games from which the chance is known, those at other tables included."""


def fair_table(
    at_such: Sequence[RatedGame], at_others: Sequence[RatedGame], opponents: int, people: int = 1
) -> FairTable:
    """`at_such`, `at_others`: one's games, in the order of time. `people`: how many sit at the
    table; the others are taken to be as strong as oneself."""
    known = _estimate(at_such, at_others)
    doubt = known.margin / Z
    weights = [exp(-((step / 2) ** 2) / 2) for step in STEPS]
    ratings = [known.rating + step / 2 * doubt for step in STEPS]
    levels = compared_levels()

    def chance(mix: Sequence[str], rating: float) -> float:
        own = strength(rating)
        return own / (people * own + fsum(strength(levels[level]) for level in mix))

    def mean(mix: Sequence[str]) -> float:
        chances = (chance(mix, rating) for rating in ratings)
        return fsum(w * one for w, one in zip(weights, chances, strict=True)) / fsum(weights)

    fair = 1 / (people + opponents)
    strongest_first = sorted(levels, key=lambda level: -levels[level])
    mixes = combinations_with_replacement(strongest_first, opponents)
    mix = min(mixes, key=lambda one: abs(mean(one) - fair))
    low, high = (chance(mix, known.rating + by) for by in (-known.margin, known.margin))
    return FairTable(mix, mean(mix), low, high, known.games)


def _estimate(at_such: Sequence[RatedGame], at_others: Sequence[RatedGame]) -> Estimate:
    games, guess, doubt = 0, FIRST_GUESS, FIRST_DOUBT
    if at_others:
        before = curve(at_others)[-1]
        games, guess, doubt = before.games, before.rating, hypot(before.margin / Z, OTHER_TABLES)
    if not at_such:
        return Estimate(games, guess, doubt * Z)
    after = curve(at_such, guess, doubt)[-1]
    return Estimate(games + after.games, after.rating, after.margin)


def fair_table_for(
    settings: Settings, past: Sequence[LibraryGame], edition: str, seats: Sequence[Seat]
) -> FairTable:
    """Work out fair opponents for those at these seats; `past`: finished games, last one first."""
    family, players = family_name(edition), len(seats)
    people = sum(seat.kind in PEOPLE for seat in seats)
    at_such: list[RatedGame] = []
    at_others: list[RatedGame] = []
    for played in reversed(my_games(settings, past)):
        standing = played.standing
        if standing is not None:
            game = played.game
            such = len(game.seats) == players and family_name(game.edition) == family
            (at_such if such else at_others).append(standing)
    return fair_table(at_such, at_others, players - people, people)


def seated_fairly(seats: Sequence[Seat], table: FairTable, rng: Random) -> tuple[Seat, ...]:
    """The same people; at the other seats the levels of a fair table in any order, each with
    another character. Names stay: what somebody of a character is called is for who shows it."""
    levels, characters = list(table.levels), list(personas())
    rng.shuffle(levels)
    rng.shuffle(characters)
    drawn = iter(zip(levels, characters, strict=False))
    return tuple(
        seat if seat.kind in PEOPLE else Seat(seat.name, seat.color, *next(drawn)) for seat in seats
    )
