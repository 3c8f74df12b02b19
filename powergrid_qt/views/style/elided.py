"""Lines of text, and names, that are shortened where they have no room."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from powergrid_qt.models.plain_text import plain_tip

BETWEEN, ELLIPSIS = " · ", "…"


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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class PartsLabel(QLabel):
    """Parts of a sentence, the weightiest first, in as many lines as there is room for. What is
    left out is told by the tooltip, before the `tip`."""

    def __init__(self, font: QFont, kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: Sequence[str] = ()
        self._tip = ""
        self.setFont(font)
        self.setProperty("kind", kind)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    @property
    def words(self) -> str:
        return BETWEEN.join(self._parts)

    def set_parts(self, parts: Sequence[str], tip: str) -> None:
        self._parts, self._tip = parts, tip
        self.setAccessibleName(self.words)
        self._fit()
        self.updateGeometry()

    def _fit(self) -> None:
        kept = len(self._parts)
        while kept > 1 and self._height(self._some(kept), self.width()) > self.height():
            kept -= 1
        self.setText(self._some(kept))
        left_out = kept < len(self._parts)
        self.setToolTip(plain_tip(f"{self.words}\n{self._tip}" if left_out else self._tip))

    def _some(self, count: int) -> str:
        more = [ELLIPSIS] if count < len(self._parts) else []
        return BETWEEN.join([*self._parts[:count], *more])

    def _height(self, text: str, width: int) -> int:
        room, wraps = QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap
        return self.fontMetrics().boundingRect(room, wraps, text).height()

    def heightForWidth(self, width: int) -> int:
        """For all of it, whatever there is room for now."""
        return self._height(self.words, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
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

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.frameWidth() + 2
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.words) + around, metrics.height())

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(self._least, hint.width()), hint.height())
