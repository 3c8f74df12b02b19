"""A slider that goes where it is pressed; apart from the other controls, because the names of Qt's
style take a while."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle


class JumpSlider(QSlider):
    """Qt's own takes a click beside its handle for a page up or down. Here the handle comes to the
    pointer wherever that is pressed, and is dragged from there."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._grip = 0.0
        """How far from its middle the handle is held, in pixels."""

    @property
    def _handle(self) -> int:
        """The length of the handle in pixels."""
        return self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self)

    def x_of(self, value: int) -> float:
        """Where the middle of the handle is at a value."""
        span = self.width() - self._handle
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, span)
        return at + self._handle / 2

    def value_at(self, x: float) -> int:
        span = self.width() - self._handle
        at = round(x - self._handle / 2)
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, span)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        x = event.position().x()
        self._grip = x - self.x_of(self.value())
        self.setSliderDown(True)
        if abs(self._grip) > self._handle / 2:
            self._grip = 0.0
            self.setSliderPosition(self.value_at(x))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self.value_at(event.position().x() - self._grip))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)
