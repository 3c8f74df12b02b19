"""Short messages that come and go without stopping anybody: failures and news."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QLabel, QPushButton, QWidget

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.overlay import Overlay
from powergrid_qt.views.style.theme import RADIUS, SPACE, text_font, theme

NEWS, FAILURE = "news", "failure"
_ICONS = {NEWS: "info", FAILURE: "warning"}
_MOST = 3
_WIDEST = 560
_FADE_MS = 180
_LEFT, _RIGHT = 44, 18
_SHORTEST_MS = 2600
_PER_LETTER_MS = 55
_TO_DECIDE_MS = 20_000
"""What is offered stays longer than a sentence takes to read."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a message proposes to do, as a button."""

    text: str
    do: Callable[[], None]


class Toasts(Overlay):
    """Messages in a stack above the bottom edge. Clicks beside them go to what lies below.

    `above`: pixels to keep free at the bottom, for instance for the turn panel.
    """

    def __init__(self, settings: Settings, parent: QWidget, above: int = 3 * SPACE) -> None:
        super().__init__(parent)
        self._settings = settings
        self.above = above
        self._messages: list[_Message] = []

    @property
    def messages(self) -> list[str]:
        """What is shown, the newest last."""
        return [message.text for message in self._messages]

    def tell(self, text: str, kind: str = NEWS, offer: Offer | None = None) -> None:
        """Show a message for as long as it takes to read; the same one only once."""
        for shown in self._messages:
            if shown.text == text:
                shown.stay()
                self._announce(text, kind)
                return
        while len(self._messages) >= _MOST:
            self._remove(self._messages[0])
        message = _Message(text, kind, self, offer)
        message.leaving.timeout.connect(lambda: self._remove(message))
        self._messages.append(message)
        message.appear(animated=self._settings.animation)
        self.place()
        self.show()
        self.raise_()
        self._announce(text, kind)

    def fail(self, text: str, offer: Offer | None = None) -> None:
        self.tell(text, FAILURE, offer)

    def _announce(self, text: str, kind: str) -> None:
        event = QAccessibleAnnouncementEvent(self, text)
        if kind != NEWS:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def _remove(self, message: "_Message") -> None:
        if message in self._messages:
            self._messages.remove(message)
            message.hide()
            message.deleteLater()
            self.place()
        if not self._messages:
            self.hide()

    def place(self) -> None:
        """The overlay is only as large as its messages, so that it hides and blocks nothing."""
        parent = self.parentWidget()
        if parent is None or not self._messages:
            return
        widest = min(_WIDEST, parent.width() - 4 * SPACE)
        for message in self._messages:
            message.fit(widest)
        width = max(message.width() for message in self._messages)
        height = sum(message.height() + SPACE for message in self._messages)
        self.setGeometry(
            (parent.width() - width) // 2, parent.height() - self.above - height, width, height
        )
        top = 0
        for message in self._messages:
            message.move((width - message.width()) // 2, top)
            top += message.height() + SPACE


class _Message(QWidget):
    """One message; a click closes it, the pointer on it keeps it."""

    def __init__(self, text: str, kind: str, parent: QWidget, offer: Offer | None = None) -> None:
        super().__init__(parent)
        self.text = text
        self._kind = kind
        self.setAccessibleName(text)
        self._label = QLabel(text)
        self._label.setWordWrap(True)
        self._label.setProperty("kind", "toast")
        self._label.setFont(text_font(base_size(), QFont.Weight.Medium))
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_LEFT, 10, _RIGHT, 12)
        layout.addWidget(self._label, 1)
        self.leaving = QTimer(self)
        self.leaving.setSingleShot(True)
        self._time = _SHORTEST_MS + _PER_LETTER_MS * len(text)
        self._offered = 0
        if offer is not None:
            self._time = _TO_DECIDE_MS
            button = self._add_button(offer)
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self._offered = button.sizeHint().width() + layout.spacing()

    def _add_button(self, offer: Offer) -> QPushButton:
        button = QPushButton(offer.text)
        button.setProperty("kind", "toast")
        button.setFont(text_font(base_size(), QFont.Weight.DemiBold))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.leaving.start(0))
        button.clicked.connect(lambda: offer.do())
        return button

    def fit(self, widest: int) -> None:
        words = self._label.fontMetrics().horizontalAdvance(self.text)
        needed = words + self._offered + _LEFT + _RIGHT + 4
        width = min(widest, needed)
        self.setFixedSize(width, max(40, self.heightForWidth(width)))

    def appear(self, *, animated: bool) -> None:
        self.stay()
        self.show()
        if animated:
            effect = QGraphicsOpacityEffect(self)
            self.setGraphicsEffect(effect)
            fade = QPropertyAnimation(effect, b"opacity", self)
            fade.setDuration(_FADE_MS)
            fade.setStartValue(0.0)
            fade.setEndValue(1.0)
            fade.setEasingCurve(QEasingCurve.Type.OutCubic)
            fade.start()

    def stay(self) -> None:
        self.leaving.start(self._time)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.leaving.stop()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.stay()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.leaving.start(0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("text", 0.96))
        box = QRectF(self.rect()).adjusted(0, 0, 0, -2)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        color = look.color("glow") if self._kind != FAILURE else look.color("warning")
        sign = QRectF(14, box.center().y() - 10, 20, 20)
        draw_icon(painter, sign, _ICONS[self._kind], color)
