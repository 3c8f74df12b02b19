"""A slider on which a click goes exactly there."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QWidget


class JumpSlider(QSlider):
    """Qt's own takes a click beside its handle for a page up or down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

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
