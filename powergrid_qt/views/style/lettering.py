"""Text painted into rectangles: sized by the system's setting, cut off where it has no room."""

import functools

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from powergrid_qt.views.style.controls import base_size
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
    """So large, or as large as a line of this height has room for."""
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
    font, taken, room = (
        scaled_font(scale, weight),
        text_width(text, scale, weight),
        rect.width() + 0.5,
    )
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
