"""How many of something are in the cart, what they cost, and buttons for more and less."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import set_look, with_text
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.turn.buttons import LOW, StepButton
from powergrid_qt.views.turn.controls import centred


class CartStepper(QWidget):
    """The picture of what is counted and the number, its price below, between the buttons."""

    wanted = Signal(int)
    """Another amount."""

    def __init__(self, drawing: Drawing, spacing: int) -> None:
        super().__init__()
        self._count = 0
        self._number, self._price = QLabel(), QLabel()
        self._number.setFont(scaled_font(0.95, BOLD))
        self._price.setFont(scaled_font(0.82, MEDIUM))
        self._price.setProperty("kind", "accent")
        self.amount = QWidget()
        words = centred(self._number, self._price, spacing=0)
        parts = (Picture(drawing, size=(20, 20)), words, STRETCH)
        row(*parts, into=self.amount, spacing=4, margins=(3, 0, 0, 0))
        self.amount.setFixedSize(with_text(62), with_text(LOW))
        self.less, self.more = StepButton("minus"), StepButton("plus")
        self.less.clicked.connect(lambda: self.wanted.emit(self._count - 1))
        self.more.clicked.connect(lambda: self.wanted.emit(self._count + 1))
        row(self.less, self.amount, self.more, into=self, spacing=spacing)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_amount(self, amount: int, price: str, least: int, most: int) -> None:
        self._count = amount
        self._number.setText(f"× {amount}")
        set_look(self._number, "kind", "" if amount else "soft")
        self._price.setText(price)
        self._price.setVisible(amount > 0)
        self.less.setEnabled(amount > least)
        self.more.setEnabled(amount < most)
