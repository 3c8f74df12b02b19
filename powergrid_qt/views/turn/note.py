"""A note that tells what went wrong, what to mind, or what was done by itself."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import text_font, theme

_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class NoteLabel(QWidget):
    """One line, or two; what does not fit is in the tooltip, and always told to screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._bad = False
        self.setFont(text_font(base_size() * 0.95, QFont.Weight.Medium))
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_note(self, text: str, *, bad: bool) -> None:
        """`bad`: something is in the way, so that screen readers tell it at once."""
        if bad and text != self._text:
            told = QAccessibleAnnouncementEvent(self, text)
            told.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(told)
        self._text, self._bad = text, bad
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        return self._text

    def lines(self, width: int) -> int:
        """How many lines it takes in a width, two at most."""
        return 1 if QFontMetrics(self.font()).horizontalAdvance(self._text) <= width else 2

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self.lines(width) * QFontMetrics(self.font()).height() + 2

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(100, self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(theme().color("warning" if self._bad else "text_soft"))
        metrics = QFontMetrics(self.font())
        # A line is never filled to the end: a word's length of room is lost where it breaks.
        room = self.width() if self.lines(self.width()) == 1 else round(1.8 * self.width())
        shown = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(self.rect(), _WRAPPED, shown)
