"""A card that was won goes from the market to its new owner."""

from PySide6.QtCore import QEasingCurve, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace

DURATION_MS = 300


class CardFlight(QWidget):
    """Lies over its parent while the card is on its way, and takes no clicks."""

    landed = Signal()

    def __init__(self, face: CardFace, start: QRect, end: QRect, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = self._draw(face, start)
        self._way = QVariantAnimation(self)
        self._way.setDuration(DURATION_MS)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.setStartValue(start)
        self._way.setEndValue(end)
        self._way.valueChanged.connect(self.setGeometry)
        self._way.finished.connect(self._land)
        self.setGeometry(start)

    def take_off(self) -> None:
        self.show()
        self.raise_()
        self._way.start()

    def _draw(self, face: CardFace, start: QRect) -> QPixmap:
        scale = self.devicePixelRatioF()
        picture = QPixmap(start.size() * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            draw_card(painter, QRectF(0, 0, start.width(), start.height()), face, on_block=True)
        return picture

    def _land(self) -> None:
        self.hide()
        self.landed.emit()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)
