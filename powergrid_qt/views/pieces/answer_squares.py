"""Exercises that are asked one after the other, as a row of squares."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from powergrid_qt.app.mistakes import OPEN, RIGHT
from powergrid_qt.views.style.pictures import Drawing, draw_box
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import theme

SQUARE, GAP = 18, 5
"""The side of the sign for one exercise, and what is between two, in pixels."""


def drawn_series(states: Sequence[str], current: int | None = None) -> tuple[Drawing, QSize]:
    """A square for each exercise, with a tick or a cross once it is answered, and a bold frame
    around the one that is asked now."""

    def draw(painter: QPainter, box: QRectF) -> None:
        for number, state in enumerate(states):
            left = box.left() + number * (SQUARE + GAP)
            at = QRectF(left, box.center().y() - SQUARE / 2, SQUARE, SQUARE)
            _draw_square(painter, at, state, now=number == current)

    return draw, QSize(len(states) * (SQUARE + GAP) - GAP, SQUARE)


def _draw_square(painter: QPainter, box: QRectF, state: str, *, now: bool) -> None:
    look = theme()
    color = "text_soft" if state == OPEN else "good" if state == RIGHT else "warning"
    ground, line = look.color(color, 0.0 if state == OPEN else 0.16), "focus" if now else color
    draw_box(painter, box.adjusted(1, 1, -1, -1), 4, ground, look.color(line), 2)
    if state != OPEN:
        sign = "check" if state == RIGHT else "close"
        draw_icon(painter, box.adjusted(3, 3, -3, -3), sign, color)
