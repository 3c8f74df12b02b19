"""A note that tells what went wrong, what to mind, or what was done by itself."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.style.controls import announce, set_look
from powergrid_qt.views.style.lettering import MEDIUM, scaled_font


class NoteLabel(QLabel):
    """One line, or two; what does not fit is in the tooltip, and always told to screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setFont(scaled_font(0.95, MEDIUM))
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMaximumHeight(2 * self.fontMetrics().height() + 2)

    def show_note(self, text: str, *, bad: bool) -> None:
        """`bad`: something is in the way, so that screen readers tell it at once."""
        if bad and text != self._whole:
            announce(self, text, urgent=True)
        if text:
            set_look(self, "kind", "warning" if bad else "soft")
        if text != self._whole:
            self._whole = text
            self.setToolTip(plain_tip(text))
            self.setAccessibleName(text)
            self._fit()

    def text(self) -> str:
        """All of it, however much is seen."""
        return self._whole

    def lines(self, width: int) -> int:
        """How many lines it takes in a width, two at most."""
        return 1 if self.fontMetrics().horizontalAdvance(self._whole) <= width else 2

    def _fit(self) -> None:
        # A line is never filled to the end: a word's length of room is lost where it breaks.
        room = self.width() if self.lines(self.width()) == 1 else round(1.8 * self.width())
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
