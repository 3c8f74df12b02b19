"""Any position of a recorded game, fast enough for a slider."""

from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.record import replay

EVERY = 20
"""A copy of the game is kept after so many moves each."""


class Replay:
    def __init__(self, record: Record) -> None:
        self._kept: list[Game] = []
        self.rounds: list[int] = []
        """In which each position is."""
        for number, game in enumerate(replay(record)):
            self.rounds.append(game.state.round)
            if number % EVERY == 0:
                self._kept.append(game.copy())
        self.game = game
        """At its end."""

    @property
    def last(self) -> int:
        """The number of moves: the last position."""
        return len(self.game.moves)

    def at(self, position: int) -> Game:
        """The game after so many moves; a copy of its own."""
        assert 0 <= position <= self.last
        start = position // EVERY
        game = self._kept[start].copy()
        for move in self.game.moves[start * EVERY : position]:
            game.apply(move)
        return game
