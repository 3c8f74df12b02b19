"""How much may be painted anew in one frame, so that the window stays smooth."""

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import QWidget

BUDGET_MS = 6
LISTEN_MS = 1
"""With none at all the painting would come before any click that waits."""


def paint_later(widget: QWidget) -> None:
    """Before something large changes: it is painted when all of it has changed, not at once, and
    the window listens between the two."""
    widget.setUpdatesEnabled(False)
    QTimer.singleShot(LISTEN_MS, widget, lambda: widget.setUpdatesEnabled(True))


class Pace:
    """Of the things in a widget, a few milliseconds' worth is painted in each frame."""

    def __init__(self) -> None:
        self.behind = False
        """Something wants to be painted in the next frame."""
        self._clock = QElapsedTimer()
        self._idle = True
        """Nothing was painted anew in this frame yet."""

    def begin_frame(self) -> None:
        self.behind = False
        self._idle = True
        self._clock.start()

    def allows(self) -> bool:
        """Whether there is time to paint one more thing; if not, it is remembered as behind. There
        is always time for one, so that the slowest machine gets on."""
        if self._idle or self._clock.elapsed() < BUDGET_MS:
            self._idle = False
            return True
        self.behind = True
        return False
