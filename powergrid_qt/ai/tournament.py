"""Tournaments: levels change seats from game to game, so that no seat favours one of them.

An entry is a place in the list of levels; entry 0 starts on seat 0 and moves on by one seat with
each game. The games in which the same levels sit on other seats have the same seed, which
compares levels in the same deal. Once they would sit as before, the next seed begins: among
equal levels every game has a seed of its own.
"""

import time
from array import array
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from functools import partial

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
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.record import record_text

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
    games: Iterable[Pairing], executor: Executor | None = None, *, recorded: bool = False
) -> Iterator[TournamentGame]:
    """The games in their order, which are the same with any executor; without one they are played
    in this process."""
    playing = partial(play, recorded=recorded)
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


def play(pairing: Pairing, *, recorded: bool) -> TournamentGame:
    started = time.perf_counter()
    config = pairing.config
    try:
        game = Game(config)
        players = [TimedPlayer(player) for player in players_of(config)]
        for _ in play_on(game, players):
            pass
        outcome = outcome_of(game, time.perf_counter() - started)
    except EndlessGame:
        outcome = None
    except Exception as error:  # any kind of error is told with what repeats it
        raise GameFailed(config, f"{type(error).__name__}: {error}") from error
    times = tuple(player.times for player in players)
    record = record_text(Record.of(game)) if recorded else None
    return TournamentGame(pairing, outcome, times, record)


class TimedPlayer:
    """Writes down how many milliseconds decisions take."""

    def __init__(self, player: ComputerPlayer) -> None:
        self._player = player
        self.times: array[float] = array("f")

    def decide(self, game: Game) -> Move:
        started = time.perf_counter()
        move = self._player.decide(game)
        self.times.append(1000 * (time.perf_counter() - started))
        return move
