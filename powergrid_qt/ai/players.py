"""The levels of computer players by name: the `kind` of a seat in a record."""

from collections.abc import Callable, Mapping
from typing import Protocol, runtime_checkable

from powergrid_qt.ai.reasons import Choice
from powergrid_qt.engine import Game, Move


class Player(Protocol):
    def decide(self, game: Game) -> Move:
        """A legal move for the player whose turn it is."""


@runtime_checkable
class ExplainingPlayer(Player, Protocol):
    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        """The move of `decide` with its reason. Work limits thinking, so that the same game
        gives the same move everywhere; `seconds` cuts it short for play on screen."""


def choose(player: Player, game: Game, seconds: float | None = None) -> Choice:
    """What a player decides, with a reason if it is one that explains itself."""
    if isinstance(player, ExplainingPlayer):
        return player.choose(game, seconds)
    return Choice(player.decide(game))


def random_player(seed: int) -> Player:
    from powergrid_qt.ai.random_player import RandomPlayer  # it knows the rules of all editions

    return RandomPlayer(seed)


LEVELS: Mapping[str, Callable[[int], Player]] = {"random": random_player}
"""What makes a player of each level from a seed."""


class UnknownLevel(ValueError):
    """There are no computer players of this name."""


def make_player(kind: str, seed: int) -> Player:
    make = LEVELS.get(kind)
    if make is None:
        known = ", ".join(LEVELS)
        raise UnknownLevel(f'there is no computer player "{kind}"; there are: {known}')
    return make(seed)
