"""The players' houses: a colour and a shape for each, so that nobody needs the colour."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from powergrid_qt.views.pieces.shapes import fitted, lit, shaded
from powergrid_qt.views.style.theme import DARK, PLAYER_LOOKS, TRUST_LOOK, theme

_OUTLINES = {
    "square": "R 12 12 76 76 8",
    "house": "M 50 6 L 94 46 L 84 46 L 84 92 L 16 92 L 16 46 L 6 46 Z",
    "triangle": "M 50 7 L 95 90 L 5 90 Z",
    "diamond": "M 50 3 L 97 50 L 50 97 L 3 50 Z",
    "circle": "O 50 50 43",
    "hexagon": "M 28 10 L 72 10 L 96 50 L 72 90 L 28 90 L 4 50 Z",
    "cross": (
        "M 34 8 L 66 8 L 66 34 L 92 34 L 92 66 L 66 66 L 66 92 L 34 92 L 34 66 L 8 66 L 8 34 "
        "L 34 34 Z"
    ),
}


def house_outline(rect: QRectF, color_id: str | None) -> QPainterPath:
    look = TRUST_LOOK if color_id is None else PLAYER_LOOKS[color_id]
    return fitted(_OUTLINES[look.shape], rect)


def draw_house(painter: QPainter, rect: QRectF, color_id: str | None) -> None:
    """A house of a player; `None`: of the Trust."""
    look = TRUST_LOOK if color_id is None else PLAYER_LOOKS[color_id]
    path = house_outline(rect, color_id)
    box = path.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, lit(look.color, 0.18))
    light.setColorAt(1, shaded(look.color, 0.08))
    rim = lit(look.color, 0.5) if theme() is DARK else shaded(look.color, 0.4)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(light)
    pen = QPen(rim, max(0.9, min(rect.width(), rect.height()) * 0.055))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.restore()
