"""When a large change is painted, so that the window goes on listening."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

LISTEN_MS = 1
"""With none at all the painting would come before any click that waits."""


def paint_later(widget: QWidget) -> None:
    """Before something large changes: it is painted when all of it has changed, not at once, and
    the window listens between the two."""
    widget.setUpdatesEnabled(False)
    QTimer.singleShot(LISTEN_MS, widget, lambda: widget.setUpdatesEnabled(True))
