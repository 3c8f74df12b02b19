"""Houses and buildings: each player has a colour and a shape."""

import functools

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from powergrid_qt.views.pieces.houses import draw_house as paint_house
from powergrid_qt.views.pieces.houses import house_outline
from powergrid_qt.views.style.theme import player_color, theme
from powergrid_qt.views.style.tints import see_through

PLANT, SHELTER = "plant", "shelter"


def draw_house(
    painter: QPainter, middle: QPointF, radius: float, color: str | None, *, planned: bool = False
) -> None:
    """A player's house on the board; only its outline and a breath of colour while planned."""
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    path = house_outline(box, color)
    if planned:
        base = player_color(color)
        dashes = QPen(base, 0.26 * radius)
        dashes.setDashPattern([1.8, 1.1])
        dashes.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(see_through(base, 0.35))
        painter.setPen(dashes)
        painter.drawPath(path)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawPath(path.translated(0.08 * radius, 0.2 * radius))
        paint_house(painter, box, color)


def draw_planned_building(painter: QPainter, box: QRectF, kind: str, color: str | None) -> None:
    """The frame of a building to come in its player's colour, with the sign of what it is."""
    base = player_color(color)
    dashes = QPen(base, 1.6)
    dashes.setDashPattern([2.2, 1.2])
    painter.setBrush(see_through(base, 0.3))
    painter.setPen(dashes)
    painter.drawRoundedRect(box, 4, 4)
    draw_building_symbol(painter, box.adjusted(0, 1.6, 0, -1.6), kind, theme().color("city_line"))


def draw_building_symbol(painter: QPainter, box: QRectF, kind: str, color: QColor) -> None:
    """The sign of Outpost's buildings: a seedling in a dome for plants, a roof for shelters."""
    painter.save()
    painter.translate(box.center())
    unit = min(box.width(), box.height()) / 2
    painter.scale(unit, unit)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(color, 0.2, Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_symbol_path(kind))
    painter.restore()


@functools.cache
def _symbol_path(kind: str) -> QPainterPath:
    path = QPainterPath()
    if kind == PLANT:
        path.moveTo(0, 0.8)
        path.lineTo(0, -0.1)
        for side in (-1, 1):  # two leaves
            path.moveTo(0, 0.1)
            path.cubicTo(side * 0.1, -0.7, side * 0.6, -0.75, side * 0.95, -0.7)
            path.cubicTo(side * 0.95, -0.1, side * 0.5, 0.2, 0, 0.1)
        path.moveTo(-0.6, 0.8)
        path.lineTo(0.6, 0.8)
    else:
        path.moveTo(-0.95, 0.8)
        path.lineTo(-0.95, 0.2)
        path.cubicTo(-0.95, -1.1, 0.95, -1.1, 0.95, 0.2)
        path.lineTo(0.95, 0.8)
        path.closeSubpath()
        path.moveTo(-0.25, 0.8)
        path.lineTo(-0.25, 0.2)
        path.lineTo(0.25, 0.2)
        path.lineTo(0.25, 0.8)
    return path
