"""Houses and buildings on the board: each player has a colour and a shape."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid_qt.views.pieces import tokens
from powergrid_qt.views.style.pictures import draw_box, square_around
from powergrid_qt.views.style.theme import FUEL_COLORS, player_color, see_through, shaded, theme

Building = tuple[str, str | None]
"""The kind of a building, and the colour of its owner; None: the Trust."""
BUILDINGS = ("plant", "shelter")
CORNER = 3.5
"""How round the corners of places for buildings are."""


def draw_house(
    painter: QPainter, middle: QPointF, radius: float, color: str | None, *, planned: bool = False
) -> None:
    """A house with its shadow; only its outline and a breath of colour while planned."""
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    path = tokens.house_outline(box, color)
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
        tokens.draw_house(painter, box, color)


def draw_building_place(
    painter: QPainter,
    box: QRectF,
    kind: str,
    building: Building | None = None,
    *,
    planned: bool = False,
) -> None:
    """A place for a plant or a shelter, in the colour and with the sign of those cards. Once there
    is a building the sign keeps the left half, and its owner's shape has the other one."""
    draw_box(painter, box, CORNER, building_color(kind))
    sign = QRectF(box)
    if building is not None:
        sign.setRight(box.center().x())
        paper = QRectF(sign.topRight(), box.bottomRight()).adjusted(0, 1.1, -1.1, -1.1)
        draw_box(painter, paper, CORNER - 1.1, theme().color("city"))
        painter.drawRect(paper.adjusted(0, 0, -CORNER, 0))
        draw_house(painter, paper.center(), 0.43 * box.height(), building[1], planned=planned)
    inset = 0.1 * box.height()
    draw_building_symbol(painter, sign.adjusted(0, inset, 0, -inset), kind, QColor("#ffffff"))


def building_color(kind: str) -> QColor:
    """Return the colour of the cards of a kind, dark enough for a white sign."""
    return shaded(FUEL_COLORS[kind], 0.16)


def draw_building_symbol(painter: QPainter, box: QRectF, kind: str, color: QColor) -> None:
    """The sign of Outpost's buildings: a bolt for plants, a dome for shelters."""
    square = square_around(box.center(), min(box.width(), box.height()))
    painter.fillPath(tokens.outline(square, f"art/buildings/{kind}"), color)


def draw_piece(painter: QPainter, box: QRectF, piece: str | None, color: str | None) -> None:
    """What is built, where it is only named: a house of a player, or the sign of a building."""
    if piece in BUILDINGS:
        draw_building_symbol(painter, box, piece, building_color(piece))
    else:
        tokens.draw_house(painter, box, color)
