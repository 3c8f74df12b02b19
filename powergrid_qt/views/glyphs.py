"""The signs on small buttons: lines in a box of 24 by 24, in any colour."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid_qt.views.paint.shapes import fit, shape

_BOX = 24.0
_GLYPHS = {
    "menu": "M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 20 18",
    "back": "M 20 12 L 4 12 M 10 5 L 4 12 L 10 19",
    "close": "M 6 6 L 18 18 M 18 6 L 6 18",
    "tick": "M 4 12.5 L 10 18 L 20 6",
    "plus": "M 12 5 L 12 19 M 5 12 L 19 12",
    "shuffle": (
        "M 3 7 L 6 7 C 11 7 12 17 17 17 L 21 17 M 18 14 L 21 17 L 18 20 "
        "M 3 17 L 6 17 C 8 17 9 15.5 10 14 M 13.5 9.5 C 14.4 8 15.4 7 17 7 L 21 7 "
        "M 18 4 L 21 7 L 18 10"
    ),
    "dice": "R 4 4 16 16 3.5 M 9 9 L 9 9.01 M 15 9 L 15 9.01 M 12 12 L 12 12.01 "
    "M 9 15 L 9 15.01 M 15 15 L 15 15.01",
    "settings": "M 4 7 L 13 7 M 19 7 L 20 7 O 16 7 2.6 M 4 17 L 5 17 M 11 17 L 20 17 O 8 17 2.6",
    "map": "M 3 6 L 9 4 L 15 6 L 21 4 L 21 18 L 15 20 L 9 18 L 3 20 Z M 9 4 L 9 18 M 15 6 L 15 20",
    "folder": "M 3 6 L 9.5 6 L 11.5 8.5 L 21 8.5 L 21 19 L 3 19 Z",
    "play": "M 7 5 L 19 12 L 7 19 Z",
    "bolt": "M 13 3 L 5.5 13.5 L 11 13.5 L 10 21 L 18.5 10 L 12.8 10 Z",
    "info": "O 12 12 9 M 12 11 L 12 17 M 12 7.4 L 12 7.5",
    "keyboard": (
        "R 2.5 6 19 12.5 2.5 M 6.5 10 L 6.5 10.01 M 10.2 10 L 10.2 10.01 M 13.8 10 L 13.8 10.01 "
        "M 17.5 10 L 17.5 10.01 M 8 14.5 L 16 14.5"
    ),
    "warning": "M 12 4 L 21 19.5 L 3 19.5 Z M 12 10 L 12 14 M 12 16.8 L 12 16.9",
}


def draw_glyph(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(color, max(1.4, rect.width() * 0.085))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(fit(rect, _BOX).map(shape(_GLYPHS[name])))
    painter.restore()
