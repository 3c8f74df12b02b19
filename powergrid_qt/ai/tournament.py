"""Tournaments, and what they say about the levels: rates with intervals, Elo, decision times.

Levels change seats from game to game, so that no seat favours one of them. An entry is a place in
the list of levels; entry 0 starts on seat 0 and moves on by one seat with each game. The games in
which the same levels sit on other seats have the same seed, which compares levels in the same deal.
Once they would sit as before, the next seed begins: among equal levels every game has a seed of its
own.
"""

import time
from array import array
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from math import ceil, fsum, log10, sqrt
from random import Random
from statistics import fmean

from powergrid_qt.ai.meter import Auctions, SeatSlips, per_hundred, slips_of
from powergrid_qt.ai.player import ComputerPlayer
from powergrid_qt.ai.players import player_of
from powergrid_qt.ai.simulation import (
    EndlessGame,
    GameOutcome,
    computer_seats,
    outcome_of,
    play_on,
    players_of,
)
from powergrid_qt.ai.slips import Slip
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.record import record_text

Seated = Callable[[GameConfig], Sequence[ComputerPlayer]]

MOST_HANDED_OUT = 1000
"""Games that an executor gets ahead of time: enough for a large cluster to be busy."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game to be played; `entries` tells by seat who sits there."""

    number: int
    entries: tuple[int, ...]
    config: GameConfig


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """`outcome` is None for a game that did not end. `times` are the milliseconds of every
    decision by seat; `record` is there if it was asked for."""

    pairing: Pairing
    outcome: GameOutcome | None
    times: "tuple[array[float], ...]"
    record: str | None
    fought_for: tuple[int, int] = (0, 0)
    """Cards sold after the opening, and those of them that went for more than the minimum."""
    slips: tuple[SeatSlips, ...] = ()
    """The slips by seat, if they were asked for."""

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(map(player_of, self.pairing.config.players))


class GameFailed(Exception):
    """A game stopped with a mistake of a player or of the rules."""

    def __init__(self, config: GameConfig, reason: str) -> None:
        super().__init__(config, reason)  # so that it can come from another process
        self.config = config
        self.reason = reason


def pairings(config: GameConfig, games: int) -> Iterator[Pairing]:
    """The games of a tournament among the seats of `config`, from its seed on."""
    levels = list(map(player_of, config.players))
    seats, period = len(levels), rotation_period(levels)
    for number in range(games):
        entries = tuple((seat - number) % seats for seat in range(seats))
        players = computer_seats([levels[entry] for entry in entries])
        seed = config.seed + number // period
        yield Pairing(number, entries, replace(config, seed=seed, players=players))


def rotation_period(levels: Sequence[str]) -> int:
    """After how many rotations the same levels sit on the same seats again."""
    turned = list(levels)
    for period in range(1, len(levels)):
        turned = [turned[-1], *turned[:-1]]
        if turned == list(levels):
            return period
    return len(levels)


def play_all(
    games: Iterable[Pairing],
    executor: Executor | None = None,
    *,
    recorded: bool = False,
    watched: bool = False,
    seated: Seated = players_of,
) -> Iterator[TournamentGame]:
    """The games in their order, which are the same with any executor; without one they are played
    in this process. `watched`: foolish moves are counted, which takes long. `seated`: gives the
    players of a game."""
    playing = partial(play, recorded=recorded, watched=watched, seated=seated)
    if executor is None:
        yield from map(playing, games)
        return
    waiting: deque[Future[TournamentGame]] = deque()
    try:
        for pairing in games:
            waiting.append(executor.submit(playing, pairing))
            if len(waiting) == MOST_HANDED_OUT:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def play(
    pairing: Pairing, *, recorded: bool, watched: bool, seated: Seated = players_of
) -> TournamentGame:
    started = time.perf_counter()
    config = pairing.config
    auctions = Auctions()
    try:
        game = Game(config)
        players = [TimedPlayer(player, auctions) for player in seated(config)]
        for events in play_on(game, players):
            auctions.happened(game.state, events)
        outcome = outcome_of(game, time.perf_counter() - started)
    except EndlessGame:
        outcome = None
    except Exception as error:  # any kind of error is told with what repeats it
        raise GameFailed(config, f"{type(error).__name__}: {error}") from error
    times = tuple(player.times for player in players)
    record = record_text(Record.of(game)) if recorded else None
    slips = slips_of(Record.of(game)) if watched and outcome is not None else ()
    return TournamentGame(pairing, outcome, times, record, auctions.sold, tuple(slips))


class TimedPlayer:
    """Writes down how many milliseconds decisions take, and tells what is put up for auction."""

    def __init__(self, player: ComputerPlayer, auctions: Auctions) -> None:
        self._player = player
        self._auctions = auctions
        self.times: array[float] = array("f")

    def decide(self, game: Game) -> Move:
        started = time.perf_counter()
        move = self._player.decide(game)
        self.times.append(1000 * (time.perf_counter() - started))
        self._auctions.offered(game.state, move)
        return move


# -- standings ----------------------------------------------------------------------------------
#
# A level may sit on several seats of a game. Its `rate` is what one of its seats wins, so that by
# chance everybody has 1 / seats. Seats of one game are not independent (one wins, so the others do
# not): the interval is therefore that of the share of *games* that go to the level, divided by its
# seats. Where a level sits on all seats its games are won by it anyhow; such a mirror match counts
# its first entry alone, which should come out at chance. Games with the same deal are treated as
# independent.

Z = 1.959964
"""A normal variable lies within so many standard deviations in 95 % of cases."""

MOST_PARTS = 500
"""Into so many parts a tournament is divided at most for the intervals of Elo."""


@dataclass(frozen=True, slots=True)
class WinRate:
    """`games` counts every seat in every game; a shared victory counts in parts."""

    games: int
    wins: float
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class LevelStanding:
    level: str
    seats: int
    rate: WinRate
    slips: Mapping[Slip, float | None]
    """Foolish decisions of 100 of each kind; empty if nobody asked for them."""
    mean_place: float | None
    elo: float
    elo_low: float
    elo_high: float
    mean_ms: float
    p95_ms: float
    most_ms: float
    idle: float | None
    """How often a seat ended with plants that cities waited for and that had no fuel, or no
    workers, as a part of its games."""
    idle_and_lost: float | None
    """How often it did so and did not win: money may go into cities that end a game at once."""
    unpowered: float | None
    """Cities without power at the end, on average."""
    money: float | None
    """The money left at the end, on average."""


def level_standings(games: Sequence[TournamentGame], seed: int) -> list[LevelStanding]:
    """One for each level, best first. `seed` is for the samples behind the intervals of Elo."""
    levels = sorted({level for game in games for level in game.levels})
    ratings = elo_ratings(levels, games, seed)
    found = [
        LevelStanding(
            level,
            games[0].levels.count(level),
            level_rate(level, games),
            level_slips(level, games),
            mean_place(level, games),
            *ratings[level],
            *decision_times(level, games),
            *leftovers(level, games),
        )
        for level in levels
    ]
    return sorted(found, key=lambda standing: -standing.rate.rate)


def level_rate(level: str, games: Sequence[TournamentGame]) -> WinRate:
    seats = games[0].levels.count(level)
    if seats == len(games[0].levels):
        return entry_rate(0, games)
    won = fsum(
        share for game in games for share, kind in shares_of(game, game.levels) if kind == level
    )
    low, high = wilson(won, len(games))
    total = seats * len(games)
    return WinRate(total, won, won / total, low / seats, high / seats)


def entry_rate(entry: int, games: Sequence[TournamentGame]) -> WinRate:
    won = fsum(
        share
        for game in games
        for share, who in shares_of(game, game.pairing.entries)
        if who == entry
    )
    return WinRate(len(games), won, won / len(games), *wilson(won, len(games)))


def shares_of(game: TournamentGame, names: Sequence[object]) -> Iterable[tuple[float, object]]:
    """What each winner got of the victory, with the name of its seat."""
    winners = () if game.outcome is None else game.outcome.winners
    return [(1 / len(winners), names[seat]) for seat in winners]


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson: sensible near 0 and 1 too."""
    share, weight = won / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def places(outcome: GameOutcome) -> list[float]:
    """The place of each seat, counted from 1; who shares a victory shares its places."""
    found = [0.0] * outcome.players
    for place, seat in enumerate(outcome.ranking, start=1):
        found[seat] = place
    for seat in outcome.winners:
        found[seat] = (1 + len(outcome.winners)) / 2
    return found


def ends_of(level: str, games: Iterable[TournamentGame]) -> Iterator[tuple[GameOutcome, int]]:
    """Yield the end of each game once for each seat of a level, with that seat."""
    for game in games:
        for seat, kind in enumerate(game.levels):
            if game.outcome is not None and kind == level:
                yield game.outcome, seat


def mean_place(level: str, games: Sequence[TournamentGame]) -> float | None:
    """The mean place of the seats of a level; None if no game ended."""
    found = [places(outcome)[seat] for outcome, seat in ends_of(level, games)]
    return sum(found) / len(found) if found else None


def leftovers(
    level: str, games: Iterable[TournamentGame]
) -> tuple[float, float, float, float] | tuple[None, None, None, None]:
    """What a level left unused at the end: see `LevelStanding`. None if no game ended."""
    ends = [
        (
            waited := outcome.idle(seat) > 0,
            waited and seat not in outcome.winners,
            outcome.unpowered(seat),
            outcome.money[seat],
        )
        for outcome, seat in ends_of(level, games)
    ]
    if not ends:
        return None, None, None, None
    idle, lost, unpowered, money = zip(*ends, strict=True)
    return fmean(idle), fmean(lost), fmean(unpowered), fmean(money)


def level_slips(level: str, games: Iterable[TournamentGame]) -> dict[Slip, float | None]:
    seats = [
        slips
        for game in games
        for slips, kind in zip(game.slips, game.levels, strict=False)
        if kind == level
    ]
    return per_hundred(seats) if seats else {}


def elo_ratings(
    levels: Sequence[str], games: Sequence[TournamentGame], seed: int, anchor: str | None = None
) -> dict[str, tuple[float, float, float]]:
    """Elo with its interval: every two seats of different levels are a duel, won by the better
    place. For the interval all games of one deal are drawn together. The `anchor`, usually the
    weakest level, stands at 1000."""
    by_deal: dict[int, PairScores] = defaultdict(Counter)
    for game in games:
        scores = by_deal[game.pairing.config.seed % MOST_PARTS]
        if game.outcome is None:
            continue
        for (one, place), (two, other) in combinations(
            zip(game.levels, places(game.outcome), strict=True), 2
        ):
            if one != two:
                scores[one, two] += DRAWN if place == other else WON * (place < other)
                scores[two, one] += DRAWN if place == other else WON * (other < place)
    total: PairScores = Counter()
    for scores in by_deal.values():
        total.update(scores)
    elo = elo_of(levels, total, anchor)
    zero = anchor or min(levels, key=elo.__getitem__)
    intervals = interval_of(levels, list(by_deal.values()), Random(seed), zero)
    return {level: (elo[level], *intervals[level]) for level in levels}


def decision_times(level: str, games: Iterable[TournamentGame]) -> tuple[float, float, float]:
    """Mean, 95th percentile and maximum in milliseconds, over all decisions of a level."""
    times = sorted(
        milliseconds
        for game in games
        for taken, kind in zip(game.times, game.levels, strict=True)
        if kind == level
        for milliseconds in taken
    )
    if not times:  # it never had a turn
        return 0.0, 0.0, 0.0
    return fmean(times), times[ceil(0.95 * len(times)) - 1], times[-1]


# -- Elo ----------------------------------------------------------------------------------------
#
# Elo ratings as the most likely strengths (Bradley and Terry) behind the results of duels.
# The weakest level stands at 1000: only differences mean something, 400 points are odds of 10 to 1.
# Every two levels are given one more drawn duel, or a level that never lost would be infinitely
# strong.

ANCHOR = 1000.0
POINTS = 400.0
WON, DRAWN = 2, 1
"""The points for a duel that is won, and for one that is drawn."""
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
    """Return the strengths of levels, found by repeated improvement (Hunter's MM algorithm)."""
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
