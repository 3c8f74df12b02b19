"""A whole number that is typed, and a slider for it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QIntValidator,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QSlider, QWidget

from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import text_font, theme
from powergrid_qt.views.style.tints import lit, mix
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


class NumberField(QLineEdit):
    """Takes digits only; every other key stays what it is elsewhere in the window."""

    entered = Signal(int)
    """A number was typed. An empty field is told as -1."""
    stepped = Signal(int)
    """An arrow key or the wheel: up or down by so much."""

    def __init__(self, digits: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(text_font(base_size() * 1.1, QFont.Weight.DemiBold))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setValidator(QIntValidator(0, 10**digits - 1, self))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setStyleSheet(
            "QLineEdit { background: transparent; border: none; padding: 0; min-height: 0; }"
        )
        self.setFixedHeight(LOW)
        self.textEdited.connect(self._edited)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(QFontMetrics(self.font()).horizontalAdvance("0000") + 18, LOW)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
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

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
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

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self.setModified(False)
        self.stepped.emit(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.selectAll()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(mix(look.panel, look.window, 0.55))
        focused = self.hasFocus()
        edge = look.color("focus") if focused else mix(look.panel_line, look.text_soft, 0.35)
        painter.setPen(QPen(edge, 2 if focused else 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        painter.end()
        super().paintEvent(event)


class BidSlider(QSlider):
    """From the lowest bid up to all the money; a click goes there at once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(LOW)
        self.setMinimumWidth(90)
        self.setMaximumWidth(420)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _track(self) -> QRectF:
        return QRectF(11, self.height() / 2 - 3, self.width() - 22, 6)

    def _handle_x(self) -> float:
        track = self._track()
        span = self.maximum() - self.minimum()
        share = (self.value() - self.minimum()) / span if span else 0.0
        return track.left() + share * track.width()

    def _value_at(self, x: float) -> int:
        track = self._track()
        share = min(1.0, max(0.0, (x - track.left()) / track.width()))
        return round(self.minimum() + share * (self.maximum() - self.minimum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        track = self._track()
        painter.setBrush(mix(look.panel_line, look.text_soft, 0.3))
        painter.drawRoundedRect(track, 3, 3)
        if not self.isEnabled():
            return
        x = self._handle_x()
        painter.setBrush(look.color("accent"))
        painter.drawRoundedRect(QRectF(track.topLeft(), QPointF(x, track.bottom())), 3, 3)
        radius = 9.0 if self.underMouse() or self.isSliderDown() else 8.0
        painter.setBrush(look.color("shadow"))
        painter.drawEllipse(QPointF(x, self.height() / 2 + 1), radius + 0.5, radius + 0.5)
        painter.setBrush(lit(look.accent, 0.1))
        painter.setPen(QPen(look.color("panel"), 2))
        painter.drawEllipse(QPointF(x, self.height() / 2), radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color("focus"), 2))
            painter.drawEllipse(QPointF(x, self.height() / 2), radius + 2, radius + 2)
