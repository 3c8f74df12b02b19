"""Boxes, discs and widgets that draw themselves; and small drawings as pixels, kept where they are
drawn again and again."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGuiApplication,
    QIcon,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.theme import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QGradient

    Widget = QWidget
    Fill = QColor | QGradient
else:
    Widget = object
    """A mix-in is no widget itself."""

Drawing = Callable[[QPainter, QRectF], None]
FADED = 0.45
"""How much is seen of a drawing on a button that cannot be pressed."""


@contextmanager
def painting(painter: QPainter) -> Iterator[None]:
    """Paint with smooth edges for a while; then the painter is as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield
    painter.restore()


def square_around(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def draw_box(
    painter: QPainter,
    box: QRectF,
    radius: float,
    fill: "Fill | None" = None,
    line: QColor | None = None,
    width: float = 1,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """A box with round corners; `line`: around it, so wide and in this style."""
    _take_up(painter, fill, None if line is None else QPen(line, width, style))
    painter.drawRoundedRect(box, radius, radius)


def draw_disc(
    painter: QPainter,
    disc: QRectF,
    fill: "Fill | None" = None,
    line: QColor | None = None,
    width: float = 1,
) -> None:
    _take_up(painter, fill, None if line is None else QPen(line, width))
    painter.drawEllipse(disc)


def _take_up(painter: QPainter, fill: "Fill | None", pen: QPen | None) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QBrush(fill))
    painter.setPen(Qt.PenStyle.NoPen if pen is None else pen)


class Painted(Widget):
    """Draws itself, with smooth edges. Named before the kind of widget that it is mixed into."""

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw the widget; `box`: the whole of it."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, QRectF(self.rect()))


def painted(drawing: Drawing, pixels: QSize, scale: float, opacity: float = 1.0) -> QPixmap:
    """Return a painted drawing; `scale`: so many pixels are one unit of the drawing."""
    pixmap = QPixmap(pixels)
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(opacity)
        drawing(painter, QRectF(0, 0, pixels.width() / scale, pixels.height() / scale))
    return pixmap


def picture(drawing: Drawing, size: QSize, opacity: float = 1.0) -> QPixmap:
    """Return a painted drawing that is sharp on the finest screen that there is."""
    app = QGuiApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
    return painted(drawing, size * ratio, ratio, opacity)


def picture_icon(drawing: Drawing, size: QSize) -> QIcon:
    icon = QIcon(picture(drawing, size))
    icon.addPixmap(picture(drawing, size, FADED), QIcon.Mode.Disabled)
    return icon


MOST = 500
"""So many pictures are kept, some 3 MB: a game needs about a hundred and twenty for one size and
theme, and less than this for both themes while somebody pulls at the edge of the window."""

_kept: dict[Hashable, QPixmap] = {}


def draw_sprite(painter: QPainter, rect: QRectF, key: Hashable, drawing: Drawing) -> None:
    """Draw into a rectangle, moved onto the pixels of the screen; `key` tells the drawing from
    others. Pixels are kept for its size and the theme. Files of lines get lines."""
    if rect.isEmpty():
        return
    to_pixels = painter.deviceTransform()
    if to_pixels.isRotating() or not isinstance(painter.device(), (QImage, QPixmap, QWidget)):
        drawing(painter, rect)
        return
    scale = to_pixels.m11()
    width, height = (max(1, round(side * scale)) for side in (rect.width(), rect.height()))
    full_key = (key, width, height, scale, theme().name)
    pixmap = _kept.pop(full_key, None)
    if pixmap is None:
        pixmap = painted(drawing, QSize(width, height), scale)
        if len(_kept) >= MOST:
            del _kept[next(iter(_kept))]
    _kept[full_key] = pixmap  # the last one used is the last one to go
    corner = to_pixels.map(rect.topLeft())
    moved = QPointF(round(corner.x()) - corner.x(), round(corner.y()) - corner.y()) / scale
    painter.drawPixmap(rect.topLeft() + moved, pixmap)
