"""Icons for buttons and menus: strokes on a grid of 24, in the colours of the theme in force."""

import functools

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap

from powergrid_qt.pyside_faults import keep_for_good
from powergrid_qt.views.style.pictures import painted
from powergrid_qt.views.style.svg import draw_svg
from powergrid_qt.views.style.theme import theme


def draw_icon(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    draw_svg(painter, rect, f"icons/{name}", color)


@functools.cache
def icon(name: str, color: str = "text") -> QIcon:
    """An icon in a colour of the theme, by the names of both (`accent_text` on main buttons)."""
    return QIcon(_ThemedIcon(name, color))


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
        return painted(
            lambda painter, box: self.paint(painter, box.toRect(), mode, state), size, 1.0
        )

    def clone(self) -> QIconEngine:
        """Qt makes one when an icon is changed, which nobody here does."""
        return keep_for_good(_ThemedIcon(self._name, self._color))
