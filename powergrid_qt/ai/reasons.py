"""What computer players answer: a move, and why."""

from dataclasses import dataclass

from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import Reason, Scalar


def because(code: str, **values: Scalar) -> Reason:
    return Reason(code, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision and the reason for it, where the player can tell one."""

    move: Move
    reason: Reason | None = None
