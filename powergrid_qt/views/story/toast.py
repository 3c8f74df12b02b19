"""Messages that stop nobody: short ones that come and go, and a line that stays."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import Button, Label, Overlay, announce, fade_in
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font
from powergrid_qt.views.style.theme import SPACE

NEWS, FAILURE = "news", "failure"
_ICONS = {NEWS: ("info", "glow"), FAILURE: ("warning", "warning")}
_MOST = 3
_SIGN = 20
_WIDEST, _LOWEST = 560, 40
_FADE_MS = 180
_SHORTEST_MS = 2600
_PER_LETTER_MS = 55
_TO_DECIDE_MS = 20_000
"""How long an offer stays at least: longer than a sentence takes to read."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a message proposes to do, as a button."""

    text: str
    do: Callable[[], None]


class Toasts(Overlay):
    """Messages in a stack above the bottom edge. Clicks beside them go to what lies below.

    `above`: how many pixels stay free at the bottom now, for instance for the turn panel; `beside`:
    what they do not lie on, either; empty if there is nothing.
    """

    def __init__(
        self,
        settings: Settings,
        parent: QWidget,
        above: Callable[[], int],
        beside: Callable[[], QRect] = QRect,
    ) -> None:
        super().__init__(parent)
        self._settings, self._above, self._beside = settings, above, beside
        self._messages: list[_Message] = []
        self._stack = column(into=self, spacing=SPACE, margins=(0, 0, 0, SPACE))

    @property
    def messages(self) -> list[str]:
        """The messages that are shown, the newest last."""
        return [message.text for message in self._messages]

    def tell(self, text: str, kind: str = NEWS, offer: Offer | None = None) -> None:
        """Show a message for as long as it takes to read; the same one only once."""
        announce(self, text, urgent=kind == FAILURE)
        for shown in self._messages:
            if shown.text == text:
                shown.stay()
                return
        while len(self._messages) >= _MOST:
            self._remove(self._messages[0])
        message = _Message(text, kind, offer)
        message.leaving.timeout.connect(lambda: self._remove(message))
        self._messages.append(message)
        self._stack.addWidget(message, 0, Qt.AlignmentFlag.AlignHCenter)
        message.show()
        message.stay()
        if self._settings.animation:
            fade_in(message, _FADE_MS)
        self.appear()

    def fail(self, text: str, offer: Offer | None = None) -> None:
        self.tell(text, FAILURE, offer)

    def _remove(self, message: "_Message") -> None:
        if message in self._messages:
            self._messages.remove(message)
            self._stack.removeWidget(message)
            message.hide()
            message.deleteLater()
            self.place()
        if not self._messages:
            self.hide()

    def place(self) -> None:
        """The overlay is only as large as its messages, so that it hides and blocks nothing."""
        widest = min(_WIDEST, self.host.width() - 4 * SPACE)
        for message in self._messages:
            message.fit(widest)
        self.resize(self._stack.totalMinimumSize())
        bottom = self.host.height() - self._above()
        self.move((self.host.width() - self.width()) // 2, bottom - self.height())
        self._step_aside(self._beside())

    def _step_aside(self, thing: QRect) -> None:
        """Move to the left of a thing or to the right, or above it where neither has room."""
        if not self.geometry().intersects(thing):
            return
        left, right = thing.left() - SPACE - self.width(), thing.right() + SPACE
        if left >= SPACE:
            self.move(left, self.y())
        elif right + self.width() <= self.host.width() - SPACE:
            self.move(right, self.y())
        else:
            self.move(self.x(), thing.top() - self.height())


class _Message(QFrame):
    """One message; a click closes it, the pointer on it keeps it."""

    def __init__(self, text: str, kind: str, offer: Offer | None = None) -> None:
        super().__init__()
        self.text = text
        self.setObjectName("toast")
        self.setAccessibleName(text)
        self._label = Label(text, 1.0, MEDIUM, kind="toast")
        sign = icon_picture(*_ICONS[kind], _SIGN)
        layout = row(sign, (self._label, 1), into=self, spacing=10, margins=(14, 10, 18, 10))
        self.leaving = QTimer(self, singleShot=True)
        self._time = _SHORTEST_MS + _PER_LETTER_MS * len(text)
        if offer is not None:
            self._time = _TO_DECIDE_MS
            layout.addWidget(self._button(offer), 0, Qt.AlignmentFlag.AlignVCenter)

    def _button(self, offer: Offer) -> QPushButton:
        button = QPushButton(offer.text)
        button.setProperty("kind", "toast")
        button.setFont(scaled_font(1.0, BOLD))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.leaving.start(0))
        button.clicked.connect(lambda: offer.do())
        return button

    def fit(self, widest: int) -> None:
        """Fit into this width, in one line or in as many as that takes."""
        self._label.setWordWrap(False)
        size = self.sizeHint()
        if size.width() > widest:
            self._label.setWordWrap(True)
            size = QSize(widest, self.heightForWidth(widest))
        self.setFixedSize(size.expandedTo(QSize(0, _LOWEST)))

    def stay(self) -> None:
        self.leaving.start(self._time)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.leaving.stop()

    def leaveEvent(self, event: QEvent) -> None:
        self.stay()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.leaving.start(0)


class NoticeBar(QFrame):
    """A line with a `button`; hidden while there is nothing to tell."""

    def __init__(self, icon: str, *, alarm: bool = False) -> None:
        super().__init__()
        self.setObjectName("toast")
        self._alarm = alarm
        sign = icon_picture(icon, "warning" if alarm else "window", _SIGN)
        self._label = Label(kind="toast", wrap=True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = Button()
        parts = sign, (self._label, 1), self.button
        row(*parts, into=self, spacing=2 * SPACE, margins=(14, 6, SPACE, 6))
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._label.text()

    def tell(self, text: str, button: str) -> None:
        self._label.setText(text)
        self.button.setText(button)
        self.setAccessibleName(text)
        self.show()
        announce(self, text, urgent=self._alarm)
