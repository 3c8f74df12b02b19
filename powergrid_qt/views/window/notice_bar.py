"""A line that stays until it is no longer true, with what can be done about it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.style.controls import Button
from powergrid_qt.views.style.theme import RADIUS, SPACE, theme

_SIGN = 20.0


class NoticeBar(QWidget):
    """`pressed`: its button was. Hidden while there is nothing to tell."""

    pressed = Signal()

    def __init__(self, icon: str, *, alarm: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._alarm = alarm
        self._label = QLabel()
        self._label.setProperty("kind", "toast")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = Button()
        self.button.clicked.connect(self.pressed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(round(_SIGN) + 26, 6, SPACE, 6)
        layout.setSpacing(2 * SPACE)
        layout.addWidget(self._label, 1)
        layout.addWidget(self.button)
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._label.text()

    def tell(self, text: str, button: str) -> None:
        self._label.setText(text)
        self.button.setText(button)
        self.setAccessibleName(text)
        self.show()
        event = QAccessibleAnnouncementEvent(self, text)
        if self._alarm:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("text", 0.96))
        box = QRectF(self.rect())
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        sign = QRectF(14, box.center().y() - _SIGN / 2, _SIGN, _SIGN)
        draw_icon(painter, sign, self._icon, look.color("warning" if self._alarm else "window"))
