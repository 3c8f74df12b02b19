"""What no person at the table would do, as far as the rules alone can tell."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from powergrid_qt.engine import Event, Game, Move

WORTH_IT = 5
"""Money that fuel or workers must bring beyond their price, or that cities cost too much, for that
to be foolish."""


class Slip(StrEnum):
    """Foolish things; each is counted among the decisions at which it can happen."""

    UNFUELLED = "unfuelled"
    """Rounds in which fuel, or workers, were left that could be paid and stored, and that would
    have paid for themselves in this round."""
    NEEDLESS_PLANTS = "needless_plants"
    """Plants bought that raise neither capacity nor income, and that no rival would have bought
    for that much."""
    DEAR_CITIES = "dear_cities"
    """Turns in which as many cities that are as good could be had for less."""
    CLEAR_MISTAKES = "clear_mistakes"
    """Decisions that the judge finds clearly worse than another."""


@dataclass(frozen=True, slots=True)
class WatchedTurn:
    """A decision at which a slip could have happened."""

    seat: int
    kind: Slip
    foolish: bool


class TurnWatch(Protocol):
    """Follows one game and tells the decisions at which slips could have happened."""

    def turns(self, before: Game, move: Move, events: Sequence[Event]) -> Iterator[WatchedTurn]:
        """What is decided by a move. `before`: the game, which stays as it is; `events`: what
        the move has led to."""
