"""Text of the system's size, shortened where it has no room: painted, and in labels."""

import functools
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.style.controls import PlainLabel, base_size
from powergrid_qt.views.style.layouts import Fitted
from powergrid_qt.views.style.theme import text_font, theme

Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
CENTER = Align.AlignCenter

SQUEEZES = ((1.0, 100), (0.92, 100), (0.92, 92), (0.92, 85))
"""Ways to get more into a line: how much smaller, and how wide in percent."""

NORMAL, MEDIUM, BOLD = QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold


def scaled_font(scale: float = 1.0, weight: QFont.Weight = NORMAL) -> QFont:
    """Text of the system's size, times a factor."""
    return text_font(base_size() * scale, weight)


def text_width(text: str, scale: float = 1.0, weight: QFont.Weight = NORMAL) -> float:
    return _width(text, base_size() * scale, weight)


@functools.lru_cache(4096)
def _width(text: str, size: float, weight: QFont.Weight) -> float:
    """Kept: the same words are measured again and again, and that takes as long as to draw them."""
    return QFontMetricsF(text_font(size, weight)).horizontalAdvance(text)


def line_height(scale: float = 1.0) -> float:
    return QFontMetricsF(scaled_font(scale)).height()


def scale_within(height: float, scale: float = 1.0) -> float:
    """Return `scale`, or less if a line of this height has not so much room."""
    return scale * min(1.0, height / line_height(scale))


def squeezed_font(text: str, room: float, scale: float, weight: QFont.Weight) -> QFont:
    """The largest font in which a line that is a little too long still fits."""
    for smaller, stretch in SQUEEZES:
        font = scaled_font(scale * smaller, weight)
        font.setStretch(stretch)
        if QFontMetricsF(font).horizontalAdvance(text) <= room:
            break
    return font


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    *,
    align: Align = LEFT,
    scale: float = 1.0,
    weight: QFont.Weight = NORMAL,
    color: QColor | str = "text",
    squeeze: bool = False,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> float:
    """Write one line; a colour may be the name of one of the theme's. Gives the width taken.
    `squeeze`: in smaller and narrower letters rather than cut off. `elide`: where it is cut."""
    font, room = scaled_font(scale, weight), rect.width() + 0.5
    taken = text_width(text, scale, weight)
    if taken > room:
        if squeeze:
            font = squeezed_font(text, rect.width(), scale, weight)
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(text, elide, room)
        taken = metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(theme().color(color) if isinstance(color, str) else color)
    painter.drawText(rect, align, text)
    return taken


BETWEEN, ELLIPSIS = " · ", "…"


def shortened_name(name: str, metrics: QFontMetrics, room: float) -> str:
    """ "Otto Pennywise", "Otto P." or "Otto", whichever has room; if none has, its beginning."""
    first, *others = name.split() or [""]
    initials = " ".join(f"{other[0]}." for other in others)
    for form in (name, f"{first} {initials}".strip(), first):
        if metrics.horizontalAdvance(form) <= room:
            return form
    return metrics.elidedText(first, Qt.TextElideMode.ElideRight, int(room))


class ElidedLabel(Fitted, PlainLabel):
    """`words` are told whole to screen readers, and by the tooltip where they are cut off."""

    def __init__(self, font: QFont, kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.words = ""
        self.setFont(font)
        self.setProperty("kind", kind)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.fit()

    def fit(self) -> None:
        elide = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self.words, elide, self.contentsRect().width()))
        self.setToolTip("" if self.text() == self.words else plain_tip(self.words))


class ElidedLines(ElidedLabel):
    """A label with so many lines, of which only the last one is cut off."""

    def __init__(
        self, lines: int, font: QFont, kind: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(font, kind, parent)
        self._lines = lines
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing())
        self.setAlignment(Align.AlignLeft | Align.AlignTop)

    def fit(self) -> None:
        metrics, width = self.fontMetrics(), self.contentsRect().width()
        left, lines = self.words.split(), list[str]()
        while left and len(lines) < self._lines - 1:
            taken = 1
            while (
                taken < len(left)
                and metrics.horizontalAdvance(" ".join(left[: taken + 1])) <= width
            ):
                taken += 1
            lines.append(" ".join(left[:taken]))
            left = left[taken:]
        lines.append(" ".join(left))
        elide = Qt.TextElideMode.ElideRight
        shown = [metrics.elidedText(line, elide, width) for line in lines if line]
        self.setText("\n".join(shown))
        whole = " ".join(shown) == " ".join(self.words.split())
        self.setToolTip("" if whole else plain_tip(self.words))


class PartsLabel(Fitted, PlainLabel):
    """Parts of a sentence, the weightiest first, in as many lines as there is room for. What is
    left out is told by the tooltip, before the `tip`."""

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self._parts: Sequence[str] = ()
        self._tip = ""
        self.setFont(font)
        self.setWordWrap(True)

    @property
    def words(self) -> str:
        return BETWEEN.join(self._parts)

    def set_parts(self, parts: Sequence[str], tip: str) -> None:
        self._parts, self._tip = parts, tip
        self.setAccessibleName(self.words)
        self.fit()
        self.updateGeometry()

    def fit(self) -> None:
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
        """Return the height for all words, whatever there is room for now."""
        return self._height(self.words, width)


class ShortenedLabel(ElidedLabel):
    """A label as wide as its words where there is room for them, never narrower than `least`."""

    def __init__(self, font: QFont, kind: str = "", *, least: int = 34) -> None:
        super().__init__(font, kind)
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


def bulleted(lines: Iterable[str], dot: str = "•", indent: int = 7, below: int = 5) -> str:
    """A list with dots, as a table: Qt sets the dots of its own lists too high and too near."""
    from html import escape

    rows = "".join(
        f"<tr><td style='padding-right: {indent}px'>{dot}</td>"
        f"<td style='padding-bottom: {below}px'>{escape(line)}</td></tr>"
        for line in lines
    )
    return f"<table cellspacing='0'>{rows}</table>"
