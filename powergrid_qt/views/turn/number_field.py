"""Fields for numbers: a bid that is typed or slid, and an amount in the cart that is stepped."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator, QKeyEvent, QPainter, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import grown_with_text
from powergrid_qt.views.style.layouts import Fitted
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.style.slider import JumpSlider
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import LOW

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
"""The width of the mark on a slider, in pixels."""


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
        self.textEdited.connect(lambda text: self.entered.emit(int(text) if text else -1))

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
    """A slider from the lowest bid to all the money; a tick shows how far the plan holds."""

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
        """Mark a limit; None, or more than can be bid: there is nothing to mark."""
        self._limit = limit
        self.fit()

    def fit(self) -> None:
        limit = self._limit
        shown = limit is not None and self.minimum() <= limit <= self.maximum()
        self.tick.setVisible(shown)
        if limit is not None and shown:
            self.tick.move(round(self.x_of(limit) - TICK / 2), 2)
