"""What stands above a company or an action, in one line or two."""

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget


class FoldingHead(QWidget):
    """`first`, `rest` and `last` beside each other; where `room` for the rest is missing, the rest
    below the others."""

    def __init__(
        self, first: QWidget, rest: QWidget, last: QWidget, room: Callable[[], int], gap: int
    ) -> None:
        super().__init__()
        self._first, self._rest, self._last, self._room = first, rest, last, room
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(first, 0, 0)
        self._grid.addWidget(last, 0, 2)
        self._folded: bool | None = None
        self.fit()

    def fit(self) -> None:
        """What is in it, or its width, has changed."""
        others = (self._first, self._last)
        taken = sum(one.minimumSizeHint().width() for one in others if not one.isHidden())
        gaps = 2 * self._grid.horizontalSpacing()
        folded = 0 < self.width() < taken + gaps + self._room()
        if folded != self._folded:
            self._folded = folded
            place = (1, 0, 1, 3) if folded else (0, 1, 1, 1)
            self._grid.addWidget(self._rest, *place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
