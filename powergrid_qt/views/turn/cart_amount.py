"""How many of something are in the cart, and what they cost."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget

from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import set_look
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.turn.buttons import LOW
from powergrid_qt.views.turn.controls import centred


class CartAmount(QWidget):
    """The picture of what is counted, the number, and its price below."""

    def __init__(self, drawing: Drawing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        picture = Picture(drawing, size=(20, 20))
        self._amount, self._price = QLabel(), QLabel()
        self._amount.setFont(scaled_font(1.0, BOLD))
        self._price.setFont(scaled_font(0.85, MEDIUM))
        self._price.setProperty("kind", "accent")
        words = centred(self._amount, self._price, spacing=0)
        row(picture, words, STRETCH, into=self, spacing=4, margins=(3, 0, 0, 0))
        self.setFixedSize(QSize(62, LOW))

    def show_amount(self, amount: int, price: str) -> None:
        self._amount.setText(f"× {amount}")
        set_look(self._amount, "kind", "" if amount else "soft")
        self._price.setText(price)
        self._price.setVisible(amount > 0)
