"""A card that was won goes from the market to its new owner."""

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace

DURATION_MS = 300


class CardFlight(QLabel):
    """Lies over its parent while the card is on its way, and takes no clicks."""

    landed = Signal()

    def __init__(self, face: CardFace, start: QRect, end: QRect, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setScaledContents(True)
        self.setPixmap(self._picture(face, start))
        self.setGeometry(start)
        self._way = QPropertyAnimation(self, b"geometry", self)
        self._way.setDuration(DURATION_MS)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.setStartValue(start)
        self._way.setEndValue(end)
        self._way.finished.connect(self.hide)
        self._way.finished.connect(self.landed)
        self._way.finished.connect(self.deleteLater)

    def take_off(self) -> None:
        self.show()
        self.raise_()
        self._way.start()

    def _picture(self, face: CardFace, start: QRect) -> QPixmap:
        scale = self.devicePixelRatioF()
        picture = QPixmap(start.size() * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            draw_card(painter, QRectF(0, 0, start.width(), start.height()), face, on_block=True)
        return picture
