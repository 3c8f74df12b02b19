"""Any position of a recorded game, fast enough for a slider, and where it is worth stopping."""

from bisect import bisect_left, bisect_right
from enum import Enum
from itertools import pairwise

from powergrid_qt.ai.analysis import Occasions
from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.events import (
    AuctionPassed,
    NothingDone,
    PhasePassed,
    PhaseStarted,
    TurnEnded,
)
from powergrid_qt.engine.moves import Pass
from powergrid_qt.engine.record import replay

EVERY = 20
"""The number of moves from one kept copy of the game to the next."""
EMPTY = (TurnEnded, NothingDone, PhaseStarted)
EMPTY_IF_FORCED = (*EMPTY, AuctionPassed, PhasePassed)
"""The events of a turn in which somebody passes who can do nothing else."""


class Stride(Enum):
    """How far one step in a replay goes."""

    MOVE = "move"
    TURN = "turn"
    """Somebody's turn in a phase, or a whole auction."""
    ROUND = "round"


class Replay:
    def __init__(self, record: Record) -> None:
        self._kept: list[Game] = []
        self.rounds: list[int] = []
        """The round of the game at each position."""
        self.steps: list[int] = []
        """The step of the game, 1 to 3, at each position."""
        moves = record.moves
        occasions, turns, forced = Occasions(), [], []
        for number, game in enumerate(replay(record)):
            self.rounds.append(game.state.round)
            self.steps.append(game.state.step)
            if number % EVERY == 0:
                self._kept.append(game.copy())
            if number < len(moves):
                turns.append(occasions.of(game, number, moves[number]).first)
                passes = isinstance(moves[number], Pass)
                forced.append(passes and game.legal_moves.only_move is not None)
        self.game = game
        """The game at its end."""
        self.stops = self._find_stops(turns, forced)
        """The positions at which steps end, from the first to the last."""

    def _find_stops(self, turns: list[int], forced: list[bool]) -> dict[Stride, list[int]]:
        """Moves in which nothing happens belong to the next one that is told: nobody stops after
        them. `turns`: to which turn each move belongs."""
        rounds = self.starts(self.rounds)
        happened = set[int]()
        for number in range(1, self.last):
            quiet = EMPTY_IF_FORCED if forced[number - 1] else EMPTY
            if not all(isinstance(event, quiet) for event in self.game.events_of(number)):
                happened.add(number)
        moves = sorted({0, *happened, *rounds, self.last})
        turn_of = [None, *turns]  # the set-up is none
        turn_ends = [one for one, two in pairwise(moves) if turn_of[one] != turn_of[two]]
        return {
            Stride.MOVE: moves,
            Stride.TURN: [*turn_ends, self.last],
            Stride.ROUND: sorted({0, *rounds, self.last}),
        }

    @staticmethod
    def starts(values: list[int]) -> dict[int, int]:
        """Where a round or a step begins that is not the first: its number by position."""
        pairs = enumerate(pairwise(values), start=1)
        return {number: now for number, (before, now) in pairs if now != before}

    def stop_from(self, position: int, stride: Stride, direction: int) -> int:
        """The next position to stop at, ahead (1) or back (-1); the end if there is none."""
        stops = self.stops[stride]
        if direction > 0:
            return stops[min(bisect_right(stops, position), len(stops) - 1)]
        return stops[max(bisect_left(stops, position) - 1, 0)]

    @property
    def last(self) -> int:
        """The number of moves: the last position."""
        return len(self.game.moves)

    def at(self, position: int) -> Game:
        """The game after so many moves; a copy of its own."""
        assert 0 <= position <= self.last
        start = position // EVERY
        return self._kept[start].after(*self.game.moves[start * EVERY : position])
