"""A card that was won goes from the market to its new owner."""

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from powergrid_qt.views.pieces.card_button import CardButton

DURATION_MS = 300


class CardFlight(QLabel):
    """The picture of a card, over its parent while it is on its way; it takes no clicks."""

    landed = Signal()

    def __init__(self, card: CardButton, end: QRect, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setPixmap(card.as_picture())
        self.setScaledContents(True)
        self.setGeometry(QRect(card.mapTo(parent, QPoint()), card.size()))
        self._way = QPropertyAnimation(self, b"geometry", self)
        self._way.setDuration(DURATION_MS)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.setEndValue(end)
        self._way.finished.connect(self.landed)
        self._way.finished.connect(self.deleteLater)
        self.show()
        self._way.start()
