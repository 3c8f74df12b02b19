"""How much may be painted anew in one frame, so that the window stays smooth.

What is painted is kept as pixels for the zoom in use. While the zoom changes, the kept pixels
are stretched; when it rests, they are painted anew, a few milliseconds' worth in each frame.
"""

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
    def __init__(self) -> None:
        self.hurried = False
        """The zoom is changing: nothing is painted anew for which older pixels are there."""
        self.behind = False
        """Something in this frame is stretched and wants to be painted in the next."""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._patient = False
        self._idle = True
        """Nothing was painted anew in this frame yet."""

    def begin_frame(self, *, patient: bool = False) -> None:
        """`patient`: this frame takes whatever time it needs to be all sharp."""
        self.behind = False
        self._patient = patient
        self._idle = True
        self._clock.restart()

    def allows(self) -> bool:
        """Whether there is time to paint one more thing; if not, it is remembered as behind. There
        is always time for one, so that the slowest machine gets on."""
        in_time = self._idle or self._clock.elapsed() < BUDGET_MS
        if self._patient or (in_time and not self.hurried):
            self._idle = False
            return True
        self.behind = True
        return False
