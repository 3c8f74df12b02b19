"""What the games of a person say together: how often they won, and their best results."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import fsum
from statistics import fmean
from typing import NamedTuple

from powergrid_qt.ai.rating import Standing, level_ratings
from powergrid_qt.ai.standings import wilson
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.models.library_game import LibraryGame, LibrarySeat

UNMEASURED = float("inf")
"""The rating of a level that nobody has measured: it may be stronger than all others."""


class Played(NamedTuple):
    """A game as one of its players sees it."""

    game: LibraryGame
    seat: LibrarySeat
    share: float
    """Of the victory: a shared one counts in parts."""
    rival: str
    """The strongest level at the table; `human` if there were people only."""

    @property
    def next_best(self) -> LibrarySeat:
        """Whoever of the others came first."""
        return min((seat for seat in self.game.seats if seat is not self.seat), key=_place)

    @property
    def standing(self) -> Standing | None:
        """For the rating; None if the game does not count for it: after help of any kind, or
        without a level of known strength."""
        if not self.game.unaided:
            return None
        places = [(seat.place, seat.kind) for seat in self.game.seats]
        return _standing(self.seat.place, tuple(places))


@lru_cache(4096)
def _standing(own: int, places: tuple[tuple[int, str], ...]) -> Standing | None:
    """Kept: in thousands of games the same places come again and again."""
    known = level_ratings()
    rivals = [(place, known[kind]) for place, kind in sorted(places) if kind in known]
    if not rivals:
        return None
    return Standing(
        tuple([rating for place, rating in rivals if place < own]),
        tuple([rating for place, rating in rivals if place == own]),
        tuple([rating for place, rating in rivals if place > own]),
    )


def _place(seat: LibrarySeat) -> int:
    return seat.place


def played_by(person: str, game: LibraryGame) -> Played | None:
    """None if they did not take part."""
    seat = game.seat_of(person)
    if seat is None:
        return None
    share = 1 / [other.place for other in game.seats].count(1) if seat.won else 0.0
    return Played(game, seat, share, strongest(tuple([other.kind for other in game.seats])))


@cache
def strongest(kinds: tuple[str, ...]) -> str:
    known = level_ratings()
    levels = [kind for kind in kinds if kind != HUMAN]
    return max(levels, key=lambda kind: known.get(kind, UNMEASURED), default=HUMAN)


@dataclass(frozen=True, slots=True)
class Rate:
    """How often somebody won, the 95 % interval of that, and what chance would give."""

    games: int
    rate: float
    low: float
    high: float
    chance: float


def rate_of(played: Sequence[Played]) -> Rate:
    games = len(played)
    won = fsum(one.share for one in played)
    chance = fsum(1 / len(one.game.seats) for one in played) / games
    return Rate(games, won / games, *wilson(won, games), chance)


def rates_by(played: Iterable[Played], key: Callable[[Played], str]) -> dict[str, Rate]:
    """Most games first."""
    groups: defaultdict[str, list[Played]] = defaultdict(list)
    for one in played:
        groups[key(one)].append(one)
    most_first = sorted(groups, key=lambda name: (-len(groups[name]), name))
    return {name: rate_of(groups[name]) for name in most_first}


@dataclass(frozen=True, slots=True)
class Bests:
    """The games with the best results; None where nothing was won alone."""

    most_cities: Played
    clearest_win: Played | None
    """By cities, then by money ahead of the next."""
    closest_win: Played | None
    shortest_win: Played | None
    longest_streak: int
    """Of games won one after the other."""
    mean_rounds: float


def bests_of(played: Sequence[Played]) -> Bests:
    """Of at least one game, in the order of time."""
    won = [one for one in played if one.share == 1]
    streak = longest = 0
    for one in played:
        streak = streak + 1 if one.share else 0
        longest = max(longest, streak)
    return Bests(
        most_cities=max(played, key=lambda one: one.seat.powered),
        clearest_win=max(won, key=margin, default=None),
        closest_win=min(won, key=margin, default=None),
        shortest_win=min(won, key=lambda one: one.game.rounds, default=None),
        longest_streak=longest,
        mean_rounds=fmean(one.game.rounds for one in played),
    )


def margin(played: Played) -> tuple[int, int]:
    """How many cities and how much money ahead of the next."""
    other = played.next_best
    return played.seat.powered - other.powered, played.seat.money - other.money
