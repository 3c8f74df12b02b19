"""Why a computer player decided as it did: a code with its values, put into words elsewhere."""

from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine import Move


@dataclass(frozen=True, slots=True)
class Reason:
    """`code` names a sentence, `values` what stands in it (cards, seats, cities, amounts)."""

    code: str
    values: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.values)[name]


def because(code: str, **values: Any) -> Reason:
    return Reason(code, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision and the reason for it, where the player can tell one."""

    move: Move
    reason: Reason | None = None
