"""Worlds that may be true for a player, in which moves are played on.

All decisions of a player are looked at in the same worlds until another card comes up, so that a
turn can be told as a whole; and a game that was played on from one of them need not be played again
from a later one that lies on it.
"""

from collections import defaultdict
from random import Random
from typing import NamedTuple

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.ai.search import expectation, play_until
from powergrid_qt.engine import Game, Move, Record


class Outcome(NamedTuple):
    """Where a player stands in a world some rounds later."""

    chance: float
    place: float
    power: int
    cities: int
    money: int


class Line(NamedTuple):
    """A game as it was played on in one world."""

    start: int
    """The number of its first move."""
    moves: tuple[Move, ...]
    outcome: Outcome


class Worlds:
    """What a player may take the game for at one time, and how it was played on in each case."""

    def __init__(self, record: Record, seed: int, rounds: int) -> None:
        """`rounds`: how many starts of a round lie between a move and its outcome."""
        self._moves = record.moves
        self._family = family_of(record.config)
        self._model = self._family.fast_policy()
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
        when = seat, state.round, len(state.pile), top
        if when != self._when:
            self._when = when
            self._lines.clear()
        self._imagined.clear()

    def outcome(self, game: Game, sample: int, move: Move) -> Outcome:
        """How a move turns out in one of the worlds."""
        known = self._known(sample, len(game.moves), move)
        if known is not None:
            return known
        seat, start = move.seat, len(game.moves)
        if sample not in self._imagined:
            chance = Random(f"{self._seed}:{self._when}:{sample}")
            self._imagined[sample] = seen_by(game, seat, chance)
        world = self._imagined[sample].copy()
        target = world.state.round + self._rounds
        world.apply(move)
        play_until(world, self._model, target)
        found = self._outcome_of(world, seat)
        self._lines[sample].append(Line(start, tuple(world.moves[start:]), found))
        return found

    def _known(self, sample: int, number: int, move: Move) -> Outcome | None:
        for start, moves, outcome in self._lines[sample]:
            before = self._moves[start:number]
            if moves[: len(before) + 1] == (*before, move):
                return outcome
        return None

    def _outcome_of(self, world: Game, seat: int) -> Outcome:
        state = world.state
        player = state.players[seat]
        chance, place = expectation(self._family, state, seat)
        power = self._family.full_power(state, player)
        return Outcome(chance, place, power, player.connected, player.money)
