"""From what lies on the table to what the rules say of it."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget


@runtime_checkable
class Explained(Protocol):
    """A part of the table that the rules tell of."""

    def topics_at(self, place: QPoint) -> tuple[str, ...]:
        """What lies there, in the names that the rules have for it, the nearest first."""
        ...


def topics_at(part: QWidget | None, place: QPoint) -> tuple[str, ...]:
    """What the innermost part there that knows it is about; `place` is one on the screen."""
    while part is not None:
        if isinstance(part, Explained):
            return part.topics_at(part.mapFromGlobal(place))
        part = part.parentWidget()
    return ()
