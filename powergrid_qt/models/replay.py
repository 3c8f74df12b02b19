"""Any position of a recorded game, fast enough for a slider."""

from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.record import replay
from powergrid_qt.models.following import Step, next_step

EVERY = 20
"""A copy of the game is kept after so many moves each."""


class Replay:
    def __init__(self, record: Record) -> None:
        self._moves = record.moves
        self._kept = [
            game.copy() for number, game in enumerate(replay(record)) if number % EVERY == 0
        ]

    @property
    def last(self) -> int:
        """The number of moves: the last position."""
        return len(self._moves)

    def at(self, position: int) -> Game:
        """The game after so many moves; a copy of its own."""
        assert 0 <= position <= self.last
        start = position // EVERY
        game = self._kept[start].copy()
        for move in self._moves[start * EVERY : position]:
            game.apply(move)
        return game

    def step(self, number: int) -> Step:
        """A move, counted from 1, with what it brought about."""
        return next_step(self.at(number - 1), self._moves[number - 1])
