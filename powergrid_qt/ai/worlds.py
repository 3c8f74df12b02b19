"""Worlds that may be true, in which moves are played on.

All decisions are looked at in the same worlds until another card comes up, so that a turn can be
told as a whole; and a game that was played on from one of them need not be played again from a
later one that lies on it, whoever decides there: what is hidden is hidden from everybody.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.ai.search import expectation, play_until
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.state import State


class Outcome(NamedTuple):
    """Where a player stands in a world some rounds later."""

    chance: float
    place: float
    power: int
    cities: int
    money: int


@dataclass(frozen=True, slots=True)
class Line:
    """A game as it was played on in one world."""

    start: int
    """The number of its first move."""
    moves: tuple[Move, ...]
    end: State
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    """By seat, as far as somebody has asked."""


class Worlds:
    """What the game may be taken for at one time, and how it was played on in each case."""

    def __init__(self, record: Record, seed: int, rounds: int) -> None:
        """`rounds`: how many starts of a round lie between a move and its outcome."""
        self._moves = record.moves
        self._family = family_of(record.config)
        self._ways = [self._family.level("hard", seed)] * len(record.config.players)
        self._seed = seed
        self._rounds = rounds
        self._when: tuple[object, ...] = ()
        self._lines: defaultdict[int, list[Line]] = defaultdict(list)
        self._imagined: dict[int, Game] = {}
        """The position that is looked at, in each of the worlds."""

    def look(self, game: Game) -> None:
        """Be about the position before the next decision."""
        state, seat = game.state, game.current
        assert seat is not None
        top = state.rules.known_top(state, seat)
        when = state.round, len(state.pile), top
        if when != self._when:
            self._when = when
            self._lines.clear()
        self._imagined.clear()

    def outcome(self, game: Game, sample: int, move: Move) -> Outcome:
        """How a move turns out in one of the worlds."""
        line = self._known(sample, len(game.moves), move) or self._played_on(game, sample, move)
        if move.seat not in line.outcomes:
            line.outcomes[move.seat] = self._outcome_in(line.end, move.seat)
        return line.outcomes[move.seat]

    def _known(self, sample: int, number: int, move: Move) -> Line | None:
        for line in self._lines[sample]:
            before = self._moves[line.start : number]
            if line.moves[: len(before) + 1] == (*before, move):
                return line
        return None

    def _played_on(self, game: Game, sample: int, move: Move) -> Line:
        start = len(game.moves)
        if sample not in self._imagined:
            chance = Random(f"{self._seed}:{self._when}:{sample}")
            self._imagined[sample] = seen_by(game, move.seat, chance)
        world = self._imagined[sample].copy()
        target = world.state.round + self._rounds
        world.apply(move)
        play_until(world, self._ways, target)
        line = Line(start, tuple(world.moves[start:]), world.state)
        self._lines[sample].append(line)
        return line

    def _outcome_in(self, state: State, seat: int) -> Outcome:
        player = state.players[seat]
        chance, place = expectation(self._family, state, seat)
        power = self._family.full_power(state, player)
        return Outcome(chance, place, power, player.connected, player.money)
