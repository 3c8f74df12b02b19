"""Small drawings as pictures, for the labels and buttons that show them."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

Drawing = Callable[[QPainter, QRectF], None]
FADED = 0.45
"""How much is seen of a drawing on a button that cannot be pressed."""


def picture(drawing: Drawing, size: QSize, opacity: float = 1.0) -> QPixmap:
    """Sharp on the finest screen that there is."""
    app = QGuiApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(opacity)
        drawing(painter, QRectF(0, 0, size.width(), size.height()))
    return pixmap


def picture_icon(drawing: Drawing, size: QSize) -> QIcon:
    icon = QIcon(picture(drawing, size))
    icon.addPixmap(picture(drawing, size, FADED), QIcon.Mode.Disabled)
    return icon


class PictureLabel(QLabel):
    """Shows a drawing, made again for another theme."""

    def __init__(self, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawing: Drawing | None = None
        self.setFixedSize(size)

    def show_drawing(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self.setPixmap(picture(drawing, self.size()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._drawing is not None:
            self.show_drawing(self._drawing)
