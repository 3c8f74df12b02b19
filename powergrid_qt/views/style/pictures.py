"""Small drawings as pixels."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

Drawing = Callable[[QPainter, QRectF], None]
FADED = 0.45
"""How much is seen of a drawing on a button that cannot be pressed."""


def painted(drawing: Drawing, pixels: QSize, scale: float, opacity: float = 1.0) -> QPixmap:
    """`scale`: so many pixels are one unit of the drawing."""
    pixmap = QPixmap(pixels)
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(opacity)
        drawing(painter, QRectF(0, 0, pixels.width() / scale, pixels.height() / scale))
    return pixmap


def picture(drawing: Drawing, size: QSize, opacity: float = 1.0) -> QPixmap:
    """Sharp on the finest screen that there is."""
    app = QGuiApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
    return painted(drawing, size * ratio, ratio, opacity)


def picture_icon(drawing: Drawing, size: QSize) -> QIcon:
    icon = QIcon(picture(drawing, size))
    icon.addPixmap(picture(drawing, size, FADED), QIcon.Mode.Disabled)
    return icon
