"""Lines of text, and names, that are shortened where they have no room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from powergrid_qt.models.plain_text import plain_tip


def shortened_name(name: str, metrics: QFontMetrics, room: float) -> str:
    """ "Otto Pennywise", "Otto P." or "Otto", whichever has room; if none has, its beginning."""
    first, *others = name.split() or [""]
    initials = " ".join(f"{other[0]}." for other in others)
    for form in (name, f"{first} {initials}".strip(), first):
        if metrics.horizontalAdvance(form) <= room:
            return form
    return metrics.elidedText(first, Qt.TextElideMode.ElideRight, int(room))


class ElidedLabel(QLabel):
    """`words` are told whole to screen readers, and by the tooltip where they are cut off."""

    def __init__(self, font: QFont, kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self.setFont(font)
        self.setProperty("kind", kind)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self._fit()

    def _fit(self) -> None:
        elide = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self.words, elide, self.contentsRect().width()))
        self.setToolTip("" if self.text() == self.words else plain_tip(self.words))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()


class ShortenedLabel(ElidedLabel):
    """As wide as its words where there is room for them, and never narrower than `least`."""

    def __init__(
        self, font: QFont, kind: str = "", parent: QWidget | None = None, *, least: int = 34
    ) -> None:
        super().__init__(font, kind, parent)
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        super().set_words(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        margins = self.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.frameWidth() + 2
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.words) + around, metrics.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        hint = self.sizeHint()
        return QSize(min(self._least, hint.width()), hint.height())
