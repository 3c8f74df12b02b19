"""Icons for buttons and menus: strokes on a grid of 24, in the colours of the theme in force."""

import functools
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from powergrid_qt.views.pieces.svg import draw_svg

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon


def draw_icon(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    draw_svg(painter, rect, f"icons/{name}", color)


@functools.cache
def icon(name: str, color: str = "text") -> "QIcon":
    """An icon in a colour of the theme, by the names of both (`accent_text` on main buttons)."""
    from powergrid_qt.views.pieces.themed_icon import themed_icon  # the first page has none

    return themed_icon(name, color)
