"""The emblem as a widget that fills its parent's ground and moves a little."""

from PySide6.QtCore import QElapsedTimer, QSizeF, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.start.skyline import Skyline
from powergrid_qt.views.style.theme import theme

_FRAME_MS = 40
_STILL_S = 1.4
"""The moment that is shown when nothing may move."""


class KeptSkyline:
    """What stands still, kept as pixels for the size and the theme of a widget."""

    def __init__(self) -> None:
        self.skyline = Skyline(QSizeF(1, 1), theme())
        self._pixmap = QPixmap()
        self._drawn_as: tuple[object, ...] = ()

    def pixmap(self, widget: QWidget) -> QPixmap:
        ratio = widget.devicePixelRatioF()
        drawn_as = (widget.size(), ratio, theme().name)
        if drawn_as != self._drawn_as:
            self._drawn_as = drawn_as
            self.skyline = Skyline(QSizeF(widget.size()), theme())
            self._pixmap = QPixmap(widget.size() * ratio)
            self._pixmap.setDevicePixelRatio(ratio)
            painter = QPainter(self._pixmap)
            self.skyline.paint(painter)
            painter.end()
        return self._pixmap


class SkylineView(QWidget):
    """A frame costs only what moves."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._kept = KeptSkyline()
        self._clock = QElapsedTimer()
        self._clock.start()
        self._frames = QTimer(self)
        self._frames.setInterval(_FRAME_MS)
        self._frames.timeout.connect(self.update)
        settings.animation_changed.connect(self._keep_moving)

    @property
    def moving(self) -> bool:
        return self._frames.isActive()

    def _keep_moving(self) -> None:
        if self._settings.animation and self.isVisible():
            self._frames.start()
        else:
            self._frames.stop()
        self.update()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._keep_moving()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._frames.stop()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept.pixmap(self))
        seconds = self._clock.elapsed() / 1000 if self.moving else 0.0
        self._kept.skyline.paint_moving(painter, seconds + _STILL_S)
