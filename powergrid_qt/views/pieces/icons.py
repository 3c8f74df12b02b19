"""Icons for buttons and menus: strokes on a grid of 24, in the colours of the theme in force."""

import functools

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPen, QPixmap

from powergrid_qt.views.pieces.shapes import fitted
from powergrid_qt.views.style.theme import theme

GRID = 24.0
STROKE = 2.0

ICONS = {
    "menu": "M 4 7 L 20 7 M 4 12 L 20 12 M 4 17 L 20 17",
    "undo": "M 9 5 L 4 10 L 9 15 M 4 10 L 14 10 Q 20 10 20 15 Q 20 19 15 19 L 11 19",
    "redo": "M 15 5 L 20 10 L 15 15 M 20 10 L 10 10 Q 4 10 4 15 Q 4 19 9 19 L 13 19",
    "settings": "M 4 7 L 13 7 M 19 7 L 20 7 O 16 7 2.6 M 4 17 L 5 17 M 11 17 L 20 17 O 8 17 2.6",
    "keyboard": (
        "R 2.5 6 19 12.5 2.5 O 6.5 10 0.5 O 10.2 10 0.5 O 13.8 10 0.5 O 17.5 10 0.5 "
        "M 8 14.5 L 16 14.5"
    ),
    "shuffle": (
        "M 3 7 L 6 7 C 11 7 12 17 17 17 L 21 17 M 18 14 L 21 17 L 18 20 "
        "M 3 17 L 6 17 C 8 17 9 15.5 10 14 M 13.5 9.5 C 14.4 8 15.4 7 17 7 L 21 7 "
        "M 18 4 L 21 7 L 18 10"
    ),
    "fold": "R 3 4.5 18 15 2.5 M 15 4.5 L 15 19.5 M 7.5 9 L 10.5 12 L 7.5 15",
    "unfold": "R 3 4.5 18 15 2.5 M 15 4.5 L 15 19.5 M 10.5 9 L 7.5 12 L 10.5 15",
    "back": "M 20 12 L 4 12 M 10 5 L 4 12 L 10 19",
    "play": "M 7 4.5 L 19 12 L 7 19.5 Z",
    "pause": "M 8 5 L 8 19 M 16 5 L 16 19",
    "skip": "M 5 5 L 14 12 L 5 19 Z M 18.5 5 L 18.5 19",
    "hint": (
        "M 9 18 L 15 18 M 10 21 L 14 21 M 9 15 C 9 12.5 6 12 6 8.5 C 6 5.3 8.7 3 12 3 "
        "C 15.3 3 18 5.3 18 8.5 C 18 12 15 12.5 15 15 Z"
    ),
    "log": "M 9 6 L 20 6 M 9 12 L 20 12 M 9 18 L 20 18 O 4.5 6 0.6 O 4.5 12 0.6 O 4.5 18 0.6",
    "map": "M 3 6 L 9 4 L 15 6 L 21 4 L 21 18 L 15 20 L 9 18 L 3 20 Z M 9 4 L 9 18 M 15 6 L 15 20",
    "open": (
        "M 3 19 L 3 6 Q 3 5 4 5 L 9 5 L 11 8 L 18 8 Q 19 8 19 9 L 19 11 M 3 19 L 6 11 L 22 11 "
        "L 19 19 Z"
    ),
    "rename": "M 4 20 L 5 15.5 L 16 4.5 L 19.5 8 L 8.5 19 Z M 13.5 7 L 17 10.5",
    "delete": (
        "M 4 6.5 L 20 6.5 M 9 6.5 L 9 4 L 15 4 L 15 6.5 M 6 6.5 L 7 20 L 17 20 L 18 6.5 "
        "M 10 10.5 L 10 16 M 14 10.5 L 14 16"
    ),
    "close": "M 6 6 L 18 18 M 18 6 L 6 18",
    "check": "M 4.5 12.5 L 10 18 L 20 6.5",
    "plus": "M 12 5 L 12 19 M 5 12 L 19 12",
    "minus": "M 5 12 L 19 12",
    "left": "M 15 5 L 8 12 L 15 19",
    "right": "M 9 5 L 16 12 L 9 19",
    "down": "M 5 9 L 12 16 L 19 9",
    "first": "M 18 5 L 11 12 L 18 19 M 6 5 L 6 19",
    "last": "M 6 5 L 13 12 L 6 19 M 18 5 L 18 19",
    "players": (
        "O 9 8 3.5 M 2.5 20 C 2.5 15.5 5.5 14 9 14 C 12.5 14 15.5 15.5 15.5 20 "
        "A 16 8 3 -80 170 M 18 14.3 C 20.3 15 21.5 17 21.5 20"
    ),
    "gavel": "M 9 4 L 15 10 M 5 8 L 11 14 M 6.5 9.5 L 10.5 5.5 L 13.5 8.5 L 9.5 12.5 Z "
    "M 12 11 L 20 19 M 4 21 L 12 21",
    "eye": "M 2.5 12 Q 12 2.5 21.5 12 Q 12 21.5 2.5 12 Z O 12 12 3",
    "bolt": "M 13.5 3 L 5 13.5 L 11 13.5 L 10 21 L 19 10.5 L 13 10.5 Z",
    "fit": ("M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15"),
    "dice": "R 4 4 16 16 3 O 8.5 8.5 0.6 O 15.5 15.5 0.6 O 12 12 0.6 O 15.5 8.5 0.6 O 8.5 15.5 0.6",
    "lock": "R 5.5 11 13 9.5 2 M 8.5 11 L 8.5 8 Q 8.5 4 12 4 Q 15.5 4 15.5 8 L 15.5 11",
    "info": "O 12 12 9 M 12 11 L 12 16.5 O 12 7.5 0.5",
    "warning": "M 12 3.5 L 21.5 20 L 2.5 20 Z M 12 10 L 12 14.5 O 12 17.2 0.4",
    "moon": "M 20 14.5 Q 11 16.5 9.5 4 Q 3.5 7 3.5 13 Q 4 20.5 12 20.5 Q 18 20 20 14.5 Z",
}


class _ThemedIcon(QIconEngine):
    """Paints when asked, so that icons follow the theme without being made again."""

    def __init__(self, name: str, color: str) -> None:
        super().__init__()
        self._name, self._color = name, color

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        color = theme().color(self._color)
        if mode is QIcon.Mode.Disabled:
            color = theme().color("text_soft", 0.55)
        draw_icon(painter, QRectF(rect), self._name, color)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        return _keep(_ThemedIcon(self._name, self._color))


_engines: list[QIconEngine] = []


def _keep(engine: QIconEngine) -> QIconEngine:
    """Qt owns the engine, but its Python half has to live as long."""
    _engines.append(engine)
    return engine


@functools.cache
def icon(name: str, color: str = "text") -> QIcon:
    """An icon in a colour of the theme, by the names of both (`accent_text` on main buttons)."""
    if name not in ICONS:
        raise KeyError(name)
    return QIcon(_keep(_ThemedIcon(name, color)))


def draw_icon(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    side = min(rect.width(), rect.height())
    pen = QPen(color, STROKE * side / GRID)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(fitted(ICONS[name], rect, GRID))
    painter.restore()
