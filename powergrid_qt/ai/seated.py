"""A computer player at its seat: whoever it is, it is shown no more than a person there."""

from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.pair import Half
from powergrid_qt.ai.player import Player, ReadingPlayer, SharingPlayer, choose
from powergrid_qt.ai.reading import ways_of_all
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.engine import Game, Move


class SeatedPlayer:
    """Asks a player about the game with everything hidden replaced by guesses."""

    def __init__(self, player: Player, seed: int) -> None:
        self._player = player
        self._reader = player if isinstance(player, ReadingPlayer) else None
        self._eyes = Onlooker(seed)

    def share(self, half: Half | None) -> None:
        """Let a player who can think together with another process about the next question do so;
        None: alone."""
        if isinstance(self._player, SharingPlayer):
            self._player.share(half)

    def look_back(self, game: Game) -> None:
        """Let a player who reads the others know how they have played so far. What is imagined
        cannot be looked back on: the last real game counts then."""
        if self._reader is not None and not game.imagined:
            self._reader.read(ways_of_all(game))

    def decide(self, game: Game) -> Move:
        self.look_back(game)
        return self._player.decide(self._eyes.look(game))

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        self.look_back(game)
        return choose(self._player, self._eyes.look(game), seconds)
