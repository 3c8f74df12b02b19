"""Text painted into rectangles: sized by the system's setting, cut off where it has no room."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from powergrid_qt.views.controls import base_size
from powergrid_qt.views.theme import text_font, theme

Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
CENTER = Align.AlignCenter

NORMAL, MEDIUM, BOLD = QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold


def scaled_font(scale: float = 1.0, weight: QFont.Weight = NORMAL) -> QFont:
    """Text of the system's size, times a factor."""
    return text_font(base_size() * scale, weight)


def text_width(text: str, scale: float = 1.0, weight: QFont.Weight = NORMAL) -> float:
    return QFontMetricsF(scaled_font(scale, weight)).horizontalAdvance(text)


def line_height(scale: float = 1.0) -> float:
    return QFontMetricsF(scaled_font(scale)).height()


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    *,
    align: Align = LEFT,
    scale: float = 1.0,
    weight: QFont.Weight = NORMAL,
    color: QColor | str = "text",
) -> float:
    """Write one line; a colour may be the name of one of the theme's. Gives the width taken."""
    font = scaled_font(scale, weight)
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    painter.setFont(font)
    painter.setPen(theme().color(color) if isinstance(color, str) else color)
    painter.drawText(rect, align, shown)
    return metrics.horizontalAdvance(shown)
