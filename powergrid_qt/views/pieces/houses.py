"""The players' houses: a colour and a shape for each, so that nobody needs the colour."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from powergrid_qt.views.style.svg import draw_svg, svg_path

_BOX = 100.0
"""The size of the drawings."""


def draw_house(painter: QPainter, rect: QRectF, color_id: str | None) -> None:
    """A house of a player; `None`: of the Trust."""
    draw_svg(painter, rect, _file(color_id))


def house_outline(rect: QRectF, color_id: str | None) -> QPainterPath:
    """What a house covers of a square."""
    return outline(rect, _file(color_id))


def outline(rect: QRectF, drawing: str) -> QPainterPath:
    """The path of this name in a drawing, for a square."""
    to_rect = QTransform.fromTranslate(rect.left(), rect.top())
    to_rect.scale(rect.width() / _BOX, rect.height() / _BOX)
    return to_rect.map(svg_path(drawing, "outline"))


def _file(color_id: str | None) -> str:
    return f"art/houses/{color_id or 'trust'}"
