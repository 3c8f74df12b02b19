"""What decides fast, by estimates: a policy. Each family of editions has its own."""

from collections.abc import Sequence
from typing import Any, Protocol

from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Reason


class Decider(Protocol):
    def decide(self, state: Any) -> Move:
        """A move for whoever is to move in a position of the family."""


class Policy(Decider, Protocol):
    """Judges positions for whoever is to move. It looks at nothing that this player may not see.

    A level is a policy with a character; the search plays games on with one, so `decide` must
    be fast. It keeps nothing from one decision to the next but what it could compute again.
    """

    def alternatives(self, state: Any) -> Sequence[Move]:
        """The moves that are worth a closer look, the policy's own first."""

    def reason(self, state: Any, move: Move) -> Reason | None:
        """Why this move, if there is something to tell."""
