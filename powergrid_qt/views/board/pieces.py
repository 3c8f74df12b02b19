"""Houses and buildings on the board: each player has a colour and a shape."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid_qt.views.board.looks import round_pen
from powergrid_qt.views.pieces import houses
from powergrid_qt.views.style.theme import player_color, theme
from powergrid_qt.views.style.tints import see_through


def draw_house(
    painter: QPainter, middle: QPointF, radius: float, color: str | None, *, planned: bool = False
) -> None:
    """A house with its shadow; only its outline and a breath of colour while planned."""
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    path = houses.house_outline(box, color)
    if planned:
        dashes = QPen(player_color(color), 0.26 * radius)
        dashes.setDashPattern([1.8, 1.1])
        dashes.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(see_through(player_color(color), 0.35))
        painter.setPen(dashes)
        painter.drawPath(path)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawPath(path.translated(0.08 * radius, 0.2 * radius))
        houses.draw_house(painter, box, color)


def draw_planned_building(painter: QPainter, box: QRectF, kind: str, color: str | None) -> None:
    """The frame of a building to come in its player's colour, with the sign of what it is."""
    dashes = QPen(player_color(color), 1.6)
    dashes.setDashPattern([2.2, 1.2])
    painter.setBrush(see_through(player_color(color), 0.3))
    painter.setPen(dashes)
    painter.drawRoundedRect(box, 4, 4)
    draw_building_symbol(painter, box.adjusted(0, 1.6, 0, -1.6), kind, theme().color("city_line"))


def draw_building_symbol(painter: QPainter, box: QRectF, kind: str, color: QColor) -> None:
    """The sign of Outpost's buildings: a seedling for plants, a roof for shelters."""
    side = min(box.width(), box.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(box.center())
    painter.setPen(round_pen(color, 0.1 * side))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(houses.outline(square, f"art/buildings/{kind}"))
