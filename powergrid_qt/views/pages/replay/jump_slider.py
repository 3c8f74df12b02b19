"""A slider on which a click goes exactly there, with marks above some values."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle

from powergrid_qt.views.style.theme import theme

MARK = 3.5
"""Half the size of a mark."""


class JumpSlider(QSlider):
    """Qt's own takes a click beside its handle for a page up or down."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._marked: tuple[int, ...] = ()

    def mark(self, values: Iterable[int]) -> None:
        self._marked = tuple(values)
        self.update()

    def mark_at(self, value: int) -> QPointF:
        """Where the mark of a value is, above the handle."""
        return QPointF(self.x_of(value), MARK)

    @property
    def _handle(self) -> int:
        """How long the handle is."""
        return self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self)

    def x_of(self, value: int) -> float:
        """Where the middle of the handle is at a value."""
        span = self.width() - self._handle
        return QStyle.sliderPositionFromValue(0, self.maximum(), value, span) + self._handle / 2

    def value_at(self, x: float) -> int:
        span = self.width() - self._handle
        at = round(x - self._handle / 2)
        return QStyle.sliderValueFromPosition(0, self.maximum(), at, span)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        x = event.position().x()
        beside = abs(x - self.x_of(self.value())) > self._handle / 2
        if event.button() == Qt.MouseButton.LeftButton and beside:
            self.setValue(self.value_at(x))
        super().mousePressEvent(event)  # the handle is under the pointer now, and can be dragged

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("warning"))
        for value in self._marked:
            painter.drawEllipse(self.mark_at(value), MARK, MARK)
