"""Pictures of what is drawn again and again: a market of eighty tokens repaints in no time."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.pace import Pace
from powergrid_qt.views.style.theme import theme

Drawing = Callable[[QPainter, QRectF], None]

MOST = 500
"""So many pictures are kept; a game needs some hundred and fifty for one size and theme."""

_kept: dict[Hashable, QPixmap] = {}


class Sprites(QObject):
    """Keeps what was drawn in a widget, by a key, its size and the theme.

    A frame in which everything is new would take too long. What there is no time for is drawn in
    the next one; until then a picture of another size or theme stands in for it, if there is one.
    """

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._pace = Pace()
        self._kept: dict[tuple[Hashable, int, int, str], QPixmap] = {}

    @property
    def behind(self) -> bool:
        """Whether something is still missing."""
        return self._pace.behind

    @contextmanager
    def frame(self) -> Iterator[None]:
        """Everything that is drawn in one paint event."""
        self._pace.begin_frame()
        yield
        if self.behind:
            QTimer.singleShot(0, self, lambda: self._owner.update())

    def draw(self, painter: QPainter, rect: QRectF, key: Hashable, drawing: Drawing) -> None:
        """Draw into a rectangle; its corner is moved onto the pixels of the screen."""
        scale = painter.device().devicePixelRatioF()
        width, height = round(rect.width() * scale), round(rect.height() * scale)
        full_key = (key, width, height, theme().name)
        pixmap = self._kept.pop(full_key, None)
        if pixmap is None:
            if not self._pace.allows():
                self._stand_in(painter, rect, key)
                return
            pixmap = _painted(width, height, scale, drawing)
            if len(self._kept) >= MOST:
                del self._kept[next(iter(self._kept))]
        self._kept[full_key] = pixmap  # the last one used is the last one to go
        x, y = round(rect.x() * scale) / scale, round(rect.y() * scale) / scale
        painter.drawPixmap(QPointF(x, y), pixmap)

    def _stand_in(self, painter: QPainter, rect: QRectF, key: Hashable) -> None:
        for (other, *_), pixmap in reversed(self._kept.items()):
            if other == key:
                painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
                return


def draw_sprite(painter: QPainter, rect: QRectF, key: Hashable, drawing: Drawing) -> None:
    """Draw into a rectangle, moved onto the pixels of the screen; `key` tells the drawing from
    others. Pixels are kept for its size and the theme. Files of lines get lines."""
    to_pixels = painter.deviceTransform()
    if to_pixels.isRotating() or not isinstance(painter.device(), (QImage, QPixmap, QWidget)):
        drawing(painter, rect)
        return
    scale = to_pixels.m11()
    width, height = round(rect.width() * scale), round(rect.height() * scale)
    full_key = (key, width, height, scale, theme().name)
    pixmap = _kept.pop(full_key, None)
    if pixmap is None:
        pixmap = _painted(width, height, scale, drawing)
        if len(_kept) >= MOST:
            del _kept[next(iter(_kept))]
    _kept[full_key] = pixmap  # the last one used is the last one to go
    corner = to_pixels.map(rect.topLeft())
    moved = QPointF(round(corner.x()) - corner.x(), round(corner.y()) - corner.y()) / scale
    painter.drawPixmap(rect.topLeft() + moved, pixmap)


def _painted(width: int, height: int, scale: float, drawing: Drawing) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing(painter, QRectF(0, 0, width / scale, height / scale))
    return pixmap
