"""What takes long waits its turn, or is done in steps, so that the window goes on listening."""

from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from powergrid_qt.views.style.keys import application

LATER_MS = 500
"""How long what is likely to come next waits to be made ready: after what was asked for."""
BREATH_MS = 15
"""The time between two steps of what is made ready: it is for clicks and frames."""
LISTEN_MS = 1
"""The time in which waiting clicks are heard: with none, the work would come before them."""


_waiting: deque[tuple[QObject, Callable[[], object]]] = deque()


def in_turn(owner: QObject, work: Callable[[], object], *, first: bool = False) -> None:
    """Have `work` done soon, after all that waits already, unless its owner is gone by then. One
    piece a turn: several that each take a moment would together keep the window from reacting.
    What a piece changes is painted before the next one. `first`: before the others, because it is
    what is looked at."""
    (_waiting.appendleft if first else _waiting.append)((owner, work))
    if len(_waiting) == 1:
        QTimer.singleShot(LISTEN_MS, application(), _take_turn)


def _take_turn() -> None:
    owner, work = _waiting.popleft()
    if _waiting:
        QTimer.singleShot(LISTEN_MS, application(), _take_turn)
    if isValid(owner):
        work()


def paint_later(widget: QWidget) -> None:
    """Before something large changes: it is painted when all of it has changed, not at once, and
    the window listens between the two."""
    widget.setUpdatesEnabled(False)
    in_turn(widget, lambda: _paint(widget), first=True)


def _paint(widget: QWidget) -> None:
    widget.setUpdatesEnabled(True)
    if widget.isWindow():
        # Qt (6.8 to 6.11) forgets a request to paint that comes to a window without updates, and
        # asks for no other one while what it was about is not painted: that is never, then.
        widget.repaint()


class Steps(QObject):
    """Makes something ready before it is asked for, a step with each `next`, beginning a while
    after something else is shown. What nobody will want any more is not gone on with."""

    def __init__(
        self,
        steps: Iterator[object],
        first_ms: int,
        parent: QObject,
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(parent)
        self.done = False
        self._steps, self._wanted = steps, wanted
        QTimer.singleShot(first_ms, self, self._go_on)

    def _go_on(self) -> None:
        if self._wanted():
            for _ in self._steps:
                QTimer.singleShot(BREATH_MS, self, self._go_on)
                return  # one at a time
        self.done = True
