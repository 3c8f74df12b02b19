"""A computer player at its seat: whoever it is, it is shown no more than a person there."""

from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.player import Player, choose
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.engine import Game, Move


class SeatedPlayer:
    """Asks a player about the game with everything hidden replaced by guesses."""

    def __init__(self, player: Player, seed: int) -> None:
        self._player = player
        self._eyes = Onlooker(seed)

    def decide(self, game: Game) -> Move:
        return self._player.decide(self._eyes.look(game))

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        return choose(self._player, self._eyes.look(game), seconds)
