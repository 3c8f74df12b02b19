"""Outpost's planet: the sky over the horizon, and what lies on the ground."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from powergrid_qt.views.board.outlines import Outlines
from powergrid_qt.views.style.theme import REGION_TINTS, Theme, mix

SKY_KINDS = ("star", "moon", "atmosphere")
DEEP_KINDS = ("canyon",)
"""On the ground, below the plateaus of the regions."""
GROUND_KINDS = ("dust", "crater_rim", "crater", "crater_floor", "ridge", "ridge_light")
_FILLS = {
    "dust": (255, 255, 255, 26),
    "crater_rim": (255, 255, 255, 46),
    "crater": (0, 0, 0, 44),
    "crater_floor": (255, 255, 255, 22),
    "ridge": (0, 0, 0, 52),
    "ridge_light": (255, 255, 255, 60),
    "canyon": (0, 0, 0, 58),
    "star": (255, 255, 255, 200),
}


def ground_color(look: Theme) -> QColor:
    """Dry and warm, where other boards have green land."""
    return mix(look.land, REGION_TINTS["orange"], 0.20 if look.name == "light" else 0.12)


def sky(bounds: QRectF, look: Theme) -> QLinearGradient:
    """From the depth of space down to the haze over the horizon."""
    night = look.text if look.name == "light" else look.window
    gradient = QLinearGradient(bounds.topLeft(), QPointF(bounds.left(), bounds.top() + 320))
    gradient.setColorAt(0, QColor(night))
    gradient.setColorAt(0.45, mix(night, look.focus, 0.35))
    gradient.setColorAt(0.85, mix(look.focus, look.sea, 0.55))
    return gradient


def paint_decor(
    painter: QPainter, outlines: Outlines, look: Theme, area: QRectF, kinds: Collection[str]
) -> None:
    """What the drawing has of these kinds, in its order: from the back to the front."""
    for kind, path in outlines.decor:
        if kind in kinds and path.boundingRect().intersects(area):
            painter.fillPath(path, _fill(kind, path, look))


def _fill(kind: str, path: QPainterPath, look: Theme) -> QBrush:
    box = path.boundingRect()
    if kind == "moon":
        light = box.topLeft() + QPointF(box.width() * 0.35, box.height() * 0.35)
        shade = QRadialGradient(light, box.width() * 0.75)
        shade.setColorAt(0, mix("#ffffff", look.land, 0.25))
        shade.setColorAt(1, mix(look.sea, look.text if look.name == "light" else look.window, 0.6))
        return QBrush(shade)
    if kind == "atmosphere":
        return QBrush(look.color("focus", 0.13))
    if kind in ("crater", "crater_rim"):
        # The light comes from the upper left: it falls on the far wall of a hollow.
        red, green, blue, alpha = _FILLS[kind]
        slope = QLinearGradient(box.topLeft(), box.bottomRight())
        bright, dim = (0.35, 1.2) if kind == "crater_rim" else (1.5, 0.35)
        slope.setColorAt(0, QColor(red, green, blue, round(alpha * bright)))
        slope.setColorAt(1, QColor(red, green, blue, round(alpha * dim)))
        return QBrush(slope)
    fill = QColor(*_FILLS[kind])
    if look.name == "dark" and kind != "star" and fill.red():
        fill.setAlphaF(fill.alphaF() * 0.45)  # light on dark ground is stronger than on bright
    return QBrush(fill)
