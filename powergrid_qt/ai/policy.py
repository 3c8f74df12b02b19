"""What decides fast, by estimates: a policy. Each family of editions has its own."""

from collections.abc import Sequence
from typing import Protocol

from powergrid_qt.ai.reasons import Reason
from powergrid_qt.engine import Move
from powergrid_qt.engine.state import State


class Policy(Protocol):
    """Judges positions for whoever is to move. It looks at nothing that this player may not see.

    A level is a policy with a character; the search plays games on with one, so `decide` must
    be fast. It keeps nothing from one decision to the next but what it could compute again.
    """

    def decide(self, state: State) -> Move:
        """The move that the policy makes."""

    def alternatives(self, state: State) -> Sequence[Move]:
        """The moves that are worth a closer look, the policy's own first."""

    def reason(self, state: State, move: Move) -> Reason | None:
        """Why this move, if there is something to tell."""
