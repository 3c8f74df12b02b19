"""Fields for numbers: a bid that is typed or slid, and an amount in the cart that is stepped."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QIntValidator,
    QKeyEvent,
    QPainter,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QSizePolicy, QWidget

from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import JumpSlider, grown_with_text, set_style_property
from powergrid_qt.views.style.layouts import STRETCH, Fitted, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import LOW, StepButton
from powergrid_qt.views.turn.controls import centred

_EDIT_KEYS = (
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Tab,
)
TICK = 9
"""How wide the mark on a slider is."""


class NumberField(QLineEdit):
    """Takes digits only; every other key stays what it is elsewhere in the window."""

    entered = Signal(int)
    """A number was typed. An empty field is told as -1."""
    stepped = Signal(int)
    """An arrow key or the wheel: up or down by so much."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(scaled_font(1.1, BOLD))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setValidator(QIntValidator(0, 999, self))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(grown_with_text(LOW))
        self.textEdited.connect(self._edited)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("0000") + 18, grown_with_text(LOW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_number(self, number: int | None) -> None:
        """Show a number unless it is being typed just now."""
        text = "" if number is None else str(number)
        if self.text() != text and not self._typing(number):
            self.setText(text)

    def _typing(self, number: int | None) -> bool:
        """What is typed may be too small so far ("1" of "17"): it is not corrected meanwhile."""
        return self.hasFocus() and self.isModified() and number is not None

    def settle(self, number: int | None) -> None:
        """Typing is over: show what counts."""
        self.setModified(False)
        self.setText("" if number is None else str(number))

    def _edited(self, text: str) -> None:
        self.entered.emit(int(text) if text else -1)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            typed = event.text().isdigit() or event.key() in _EDIT_KEYS
            if not typed and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: 5,
            Qt.Key.Key_PageDown: -5,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.setModified(False)
            self.stepped.emit(step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.setModified(False)
        self.stepped.emit(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()


def draw_tick(painter: QPainter, box: QRectF) -> None:
    """A small flag of paper on a line across the slider."""
    flag = QPolygonF([QPointF(*at) for at in ((0, 0), (box.width(), 0), (box.width() / 2, 6))])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().color("paper_text"))
    painter.drawPolygon(flag)
    painter.drawRect(QRectF(box.width() / 2 - 1, 0, 2, box.height()))


class BidSlider(Fitted, JumpSlider):
    """From the lowest bid up to all the money; a tick shows how far the plan on paper holds."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(grown_with_text(LOW))
        self.setMinimumWidth(90)
        self.setMaximumWidth(420)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._limit: int | None = None
        self.tick = Picture(draw_tick, size=(TICK, self.height() - 4))
        self.tick.setParent(self)
        self.tick.hide()

    def show_limit(self, limit: int | None) -> None:
        """None, or more than can be bid: there is nothing to mark."""
        self._limit = limit
        self.fit()

    def fit(self) -> None:
        limit = self._limit
        shown = limit is not None and self.minimum() <= limit <= self.maximum()
        self.tick.setVisible(shown)
        if limit is not None and shown:
            self.tick.move(round(self.x_of(limit) - TICK / 2), 2)


class CartStepper(QWidget):
    """The picture of what is counted and the number, its price below, between the buttons."""

    wanted = Signal(int)
    """Somebody wants this amount."""

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
        self.amount.setFixedSize(grown_with_text(62), grown_with_text(LOW))
        self.less, self.more = StepButton("minus"), StepButton("plus")
        self.less.clicked.connect(lambda: self.wanted.emit(self._count - 1))
        self.more.clicked.connect(lambda: self.wanted.emit(self._count + 1))
        row(self.less, self.amount, self.more, into=self, spacing=spacing)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_amount(self, amount: int, price: str, least: int, most: int) -> None:
        self._count = amount
        self._number.setText(f"× {amount}")
        set_style_property(self._number, "kind", "" if amount else "soft")
        self._price.setText(price)
        self._price.setVisible(amount > 0)
        self.less.setEnabled(amount > least)
        self.more.setEnabled(amount < most)
