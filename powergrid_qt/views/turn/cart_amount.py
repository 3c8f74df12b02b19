"""How many of something are in the cart, and what they cost."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import text_font, theme
from powergrid_qt.views.turn.buttons import LOW
from powergrid_qt.views.turn.chips import Paint


class CartAmount(QWidget):
    """The picture of what is counted, the number, and its price below."""

    def __init__(self, picture: Paint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._amount, self._price = 0, ""
        self.setFixedSize(QSize(62, LOW))

    def show_amount(self, amount: int, price: str) -> None:
        self._amount, self._price = amount, price
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        self._picture(painter, QRectF(3, box.center().y() - 10, 20, 20))
        text = box.adjusted(27, 2, -1, -2)
        painter.setFont(text_font(base_size(), QFont.Weight.DemiBold))
        painter.setPen(look.color("text" if self._amount else "text_soft"))
        above = Qt.AlignmentFlag.AlignTop if self._amount else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(text, above | Qt.AlignmentFlag.AlignLeft, f"× {self._amount}")
        if self._amount:
            painter.setFont(text_font(base_size() * 0.85, QFont.Weight.Medium))
            painter.setPen(look.color("accent"))
            below = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
            painter.drawText(text, below, self._price)
