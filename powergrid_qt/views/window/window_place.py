"""Where a window stands: with its frame inside the free area of its screen."""

from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

LIKELY_FRAME = QMargins(6, 40, 6, 6)
"""What the frame may take, as long as the window is not shown and nobody knows."""
FRAME_KNOWN_MS = 300
"""The time until a window manager has put its frame around a new window."""


def fitted(area: QRect, free: QRect, smallest: QSize) -> QRect:
    """The area moved into the free one, and made smaller where it must and may be."""
    size = area.size().boundedTo(free.size()).expandedTo(smallest)
    corner = area.topLeft()
    corner.setX(max(free.left(), min(corner.x(), free.right() + 1 - size.width())))
    corner.setY(max(free.top(), min(corner.y(), free.bottom() + 1 - size.height())))
    return QRect(corner, size)


class WindowPlace(QObject):
    """Gives a window its first size and place: as it was left the last time, else of a usual size,
    in any case on a screen that is there. Looks again when the frame is known."""

    def __init__(self, window: QWidget, usual: QSize, smallest: QSize, saved: QByteArray) -> None:
        super().__init__(window)
        self._window = window
        self._smallest = smallest
        window.resize(usual)
        restored = window.restoreGeometry(saved)
        window.setMinimumSize(smallest)
        if not window.isMaximized() and not window.isFullScreen():
            self._fit(LIKELY_FRAME, move=restored)
        self._given = window.size()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Show:
            self._window.removeEventFilter(self)
            QTimer.singleShot(FRAME_KNOWN_MS, self, self._fit_with_frame)
        return super().eventFilter(watched, event)

    def _fit_with_frame(self) -> None:
        window = self._window
        if not window.isVisible() or window.size() != self._given:
            return  # closed already, or somebody has given it another size since
        if not window.isMaximized() and not window.isFullScreen():
            self._fit(window.windowHandle().frameMargins(), move=True)

    def _fit(self, frame: QMargins, *, move: bool) -> None:
        window = self._window
        screen = QGuiApplication.screenAt(window.geometry().center()) or window.screen()
        inside = screen.availableGeometry().marginsRemoved(frame)
        area = fitted(window.geometry(), inside, self._smallest)
        if move and area.topLeft() != window.geometry().topLeft():
            window.setGeometry(area)
        elif area.size() != window.size():
            window.resize(area.size())
