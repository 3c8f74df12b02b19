"""What a computer player is, one of ours or one of another package, and what it answers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:  # the command line lists players in its help, which needs no engine
    from powergrid_qt.engine import Game, Move
    from powergrid_qt.engine.moves import Reason


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision and the reason for it, where the player can tell one."""

    move: "Move"
    reason: "Reason | None" = None


class ComputerPlayer(Protocol):
    def decide(self, game: "Game") -> "Move":
        """A legal move for the player whose turn it is."""


@runtime_checkable
class ExplainingPlayer(ComputerPlayer, Protocol):
    def choose(self, game: "Game", seconds: float | None = None) -> Choice:
        """The move of `decide` with its reason. Work limits thinking, so that the same game
        gives the same move everywhere; `seconds` cuts it short for play on screen."""


def choose(player: ComputerPlayer, game: "Game", seconds: float | None = None) -> Choice:
    """What a player decides, with a reason if it is one that explains itself."""
    if isinstance(player, ExplainingPlayer):
        return player.choose(game, seconds)
    return Choice(player.decide(game))


class UnknownLevel(ValueError):
    """There are no computer players of this name."""


class BrokenPlayer(Exception):
    """A player of another package cannot be used or breaks the rules; the text says how."""
