"""Pictures of what is drawn again and again: a market of eighty tokens repaints in no time."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from powergrid_qt.views.theme import theme

Drawing = Callable[[QPainter, QRectF], None]

MOST = 240
"""So many pictures are kept; a market needs some thirty for one size and theme."""


class Sprites:
    """Keeps what was drawn, by a key, its size and the theme."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, QPixmap] = {}

    def draw(self, painter: QPainter, rect: QRectF, key: Hashable, drawing: Drawing) -> None:
        """Draw into a rectangle; its corner is moved onto the pixels of the screen."""
        scale = painter.device().devicePixelRatioF()
        width, height = round(rect.width() * scale), round(rect.height() * scale)
        full_key = (key, width, height, theme().name)
        pixmap = self._kept.pop(full_key, None)
        if pixmap is None:
            pixmap = QPixmap(width, height)
            pixmap.setDevicePixelRatio(scale)
            pixmap.fill(Qt.GlobalColor.transparent)
            inside = QPainter(pixmap)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            drawing(inside, QRectF(0, 0, width / scale, height / scale))
            inside.end()
            if len(self._kept) >= MOST:
                del self._kept[next(iter(self._kept))]
        self._kept[full_key] = pixmap  # the last one used is the last one to go
        x, y = round(rect.x() * scale) / scale, round(rect.y() * scale) / scale
        painter.drawPixmap(QPointF(x, y), pixmap)
