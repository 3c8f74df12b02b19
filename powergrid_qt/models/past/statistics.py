"""What the games of a person say together: how often they won, their best results, what the
analysis says of their decisions, and all that the history shows of a selection of them."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import islice
from math import fsum
from statistics import fmean
from typing import NamedTuple

from powergrid_qt.ai.rating import Estimate, RatedGame, curve, level_ratings
from powergrid_qt.ai.tournament import wilson
from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.models.library_game import LibraryGame, LibrarySeat

UNMEASURED = float("inf")
"""The rating of a level that nobody has measured: it may be stronger than all others."""


class Played(NamedTuple):
    """A game as one of its players sees it."""

    game: LibraryGame
    seat: LibrarySeat
    share: float
    """The player's share of the victory: a shared one counts in parts."""
    rival: str
    """The strongest level at the table; `human` if there were people only."""

    @property
    def next_best(self) -> LibrarySeat:
        """The best of the other players."""
        others = (seat for seat in self.game.seats if seat is not self.seat)
        return min(others, key=lambda seat: seat.place)

    @property
    def standing(self) -> RatedGame | None:
        """For the rating; None if the game does not count for it: after help of any kind, or
        without a level of known strength."""
        if not self.game.unaided:
            return None
        places = [(seat.place, seat.kind) for seat in self.game.seats]
        return _standing(self.seat.place, tuple(places))


@lru_cache(4096)
def _standing(own: int, places: tuple[tuple[int, str], ...]) -> RatedGame | None:
    """Return places as a rated game, kept as the same places come again in thousands of games."""
    known = level_ratings()
    rivals = [(place, known[kind]) for place, kind in sorted(places) if kind in known]
    if not rivals:
        return None
    return RatedGame(
        tuple([rating for place, rating in rivals if place < own]),
        tuple([rating for place, rating in rivals if place == own]),
        tuple([rating for place, rating in rivals if place > own]),
    )


def played_by(person: str, game: LibraryGame) -> Played | None:
    """A game as a person sees it; None if they did not take part."""
    seat = game.seat_of(person)
    if seat is None:
        return None
    share = 1 / [other.place for other in game.seats].count(1) if seat.won else 0.0
    return Played(game, seat, share, strongest(tuple([other.kind for other in game.seats])))


@cache
def strongest(kinds: tuple[str, ...]) -> str:
    known = level_ratings()
    levels = [kind for kind in kinds if kind not in (HUMAN, REMOTE)]
    return max(levels, key=lambda kind: known.get(kind, UNMEASURED), default=HUMAN)


@dataclass(frozen=True, slots=True)
class WonShare:
    """How often somebody won, the 95 % interval of that, and what chance would give."""

    games: int
    rate: float
    low: float
    high: float
    chance: float


def rate_of(played: Sequence[Played]) -> WonShare:
    games = len(played)
    won = fsum(one.share for one in played)
    chance = fsum(1 / len(one.game.seats) for one in played) / games
    return WonShare(games, won / games, *wilson(won, games), chance)


def rates_by(played: Iterable[Played], key: Callable[[Played], str]) -> dict[str, WonShare]:
    """The win rate of each group that `key` tells apart, the one with most games first."""
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
    """The win that is clearest by cities, then by money ahead of the next player."""
    closest_win: Played | None
    shortest_win: Played | None
    longest_streak: int
    """The largest number of games won one after the other."""
    mean_rounds: float


def bests_of(played: Sequence[Played]) -> Bests:
    """The best results of at least one game, given in the order of time."""
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
    """Return how many cities and how much money the player was ahead of the next best."""
    other = played.next_best
    return played.seat.powered - other.powered, played.seat.money - other.money


# -- what the analysis says --------------------------------------------------------------------


LAST_GAMES = 200
"""The most games that are judged: people who learn no longer make mistakes of long ago."""


@dataclass(frozen=True, slots=True)
class CostlyMove:
    game: LibraryGame
    number: int
    """The number of the move in its record, from 0."""
    cost: float
    """The loss in places of the ranking."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """A kind of decisions that cost something."""

    kind: str
    per_game: float
    """Places lost in an analysed game, on average."""
    moves: tuple[CostlyMove, ...]
    """The moves that cost something, the costliest first."""


@dataclass(frozen=True, slots=True)
class AnalysisSummary:
    games: int
    """The number of games that were analysed."""
    closeness: Mapping[str, float]
    """How close the person was to the expert, from 0 to 1, by phase and for `ALL`."""
    weaknesses: Sequence[Weakness]
    """The kinds of decisions that cost something, the costliest first."""


def analysis_summary(played: Iterable[Played]) -> AnalysisSummary:
    """Sum up the last games that were analysed. `played`: all games, the last ended first."""
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
    return AnalysisSummary(
        len(analysed),
        {phase: fmean(values) for phase, values in shares.items()},
        sorted(weaknesses, key=lambda weakness: -weakness.per_game),
    )


def closeness_in(analysis: str) -> dict[str, float]:
    """How close to the expert an analysis finds somebody, from 0 to 1, by phase."""
    return _told(analysis)[0]


def costs_in(analysis: str) -> list[tuple[int, str, float]]:
    """The costly decisions that an analysis tells of: the number of the move in its record, the
    kind of weakness, and its cost in places."""
    return _told(analysis)[1]


@lru_cache(1024)
def _told(analysis: str) -> tuple[dict[str, float], list[tuple[int, str, float]]]:
    """Closeness, and the costly moves with their kinds; nothing, if it is not as it was written."""
    try:
        said = json.loads(analysis)
        closeness = {str(phase): float(share) for phase, share in said["closeness"].items()}
        costs = [(int(number), str(kind), float(cost)) for number, kind, cost in said["costs"]]
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return {}, []
    return {phase: share for phase, share in closeness.items() if 0 <= share <= 1}, costs


# -- all of it at once ------------------------------------------------------------------------


GROUPS: Mapping[str, Callable[[Played], str]] = {
    "board": lambda one: one.game.board,
    "rival": lambda one: one.rival,
    "players": lambda one: str(len(one.game.seats)),
    "edition": lambda one: one.game.edition,
}
"""What games are told apart by, in this order; each is a filter too."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which games are looked at: empty values let all pass. `since`: a time in seconds."""

    person: str = ""
    board: str = ""
    rival: str = ""
    players: str = ""
    edition: str = ""
    since: int = 0

    def of(self, played: Iterable[Played]) -> list[Played]:
        chosen = [(key, value) for group, key in GROUPS.items() if (value := getattr(self, group))]
        return [
            one
            for one in played
            if one.game.ended >= self.since and all(key(one) == value for key, value in chosen)
        ]


@dataclass(frozen=True, slots=True)
class Summary:
    selection: Selection
    people: Mapping[str, str]
    """Everybody with their name as it was last written, who played most first."""
    choices: Mapping[str, Sequence[str]]
    """The values that there are in the person's games, for each group."""
    board_names: Mapping[str, str]
    """The names of all boards in those games, in English."""
    played: Sequence[Played]
    """The games that were selected, the last ended first."""
    rates: Mapping[str, Mapping[str, WonShare]]
    bests: Bests | None
    judgement: AnalysisSummary
    rated: Sequence[Played]
    """The games that count for the rating, in the order of time."""
    curve: Sequence[Estimate]


def summed_up(games: Sequence[LibraryGame], selection: Selection) -> Summary:
    """`games`: last ended first. A person who is not there is replaced by who played most."""
    people = people_in(games)
    if selection.person not in people:
        selection = replace(selection, person=next(iter(people), ""))
    everything = [
        one for one in (played_by(selection.person, game) for game in games) if one is not None
    ]
    played = selection.of(everything)
    standings = [(one, one.standing) for one in reversed(played)]
    counting = [(one, standing) for one, standing in standings if standing is not None]
    return Summary(
        selection=selection,
        people=people,
        choices={group: sorted(set(map(key, everything))) for group, key in GROUPS.items()},
        board_names={one.game.board: one.game.board_name for one in everything},
        played=played,
        rates={group: rates_by(played, key) for group, key in GROUPS.items()},
        bests=bests_of(played[::-1]) if played else None,
        judgement=analysis_summary(played),
        rated=[one for one, _ in counting],
        curve=curve(standing for _, standing in counting),
    )


def people_in(games: Iterable[LibraryGame]) -> dict[str, str]:
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for game in games:  # last ended first
        for person, name in game.people.items():
            names.setdefault(person, name)
            counts[person] += 1
    return {person: names[person] for person, _ in counts.most_common()}
