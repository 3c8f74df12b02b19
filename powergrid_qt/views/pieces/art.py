"""The small illustrations of the cards: layers of light and shade over the card's own colour."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from powergrid_qt.views.style.svg import draw_svg

_MARGIN = 0.05
"""Smoke and sparks reach so far beyond the square in which an illustration stands."""


def draw_art(painter: QPainter, area: QRectF, name: str) -> None:
    """An illustration at the right of an area, standing on its lower edge."""
    side = min(area.height(), area.width())
    beyond = side * _MARGIN
    ground = QRectF(area.right() - side, area.bottom() - side, side, side)
    draw_svg(painter, ground.adjusted(-beyond, -beyond, beyond, beyond), f"art/cards/{name}")
