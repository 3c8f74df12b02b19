"""Small pictures of boards in the rows of a list."""

from math import ceil

from PySide6.QtCore import QRect, QRectF, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractItemView

from powergrid_qt.engine import Board
from powergrid_qt.views.board.plain_drawing import sketch_of
from powergrid_qt.views.pages.new_game.board_thumbnail import paint_thumbnail
from powergrid_qt.views.style.sprites import draw_sprite
from powergrid_qt.views.style.theme import theme

FINER = 2.0
"""Dots and lines of boards are so much smaller than in the pictures of the new-game page."""


class BoardPictures:
    """Of one view: rows come first, then one picture after the other."""

    def __init__(self, view: QAbstractItemView) -> None:
        self._view = view
        self._boards: set[Board] = set()
        """Those whose pictures are there, or may be drawn."""
        self._next: Board | None = None
        """Whose picture comes in the next frame."""
        self._column = QRect()
        """What of the view has pictures, whatever is scrolled into it."""

    def paint(self, painter: QPainter, box: QRectF, board: Board | None) -> None:
        """None: a board that is no longer there."""
        self._column |= QRect(int(box.left()), 0, ceil(box.width()) + 1, self._view.height())
        shown = board if board is not None and self._may_draw(board) else None
        key = ("framed", shown)
        draw_sprite(painter, box, key, lambda painter, box: _draw_framed(painter, box, shown))

    def _may_draw(self, board: Board) -> bool:
        """One new picture in each frame: it takes as long as that."""
        if board not in self._boards and self._next is None:
            self._next = board
            QTimer.singleShot(0, self._view, self._draw_next)
        return board in self._boards

    def _draw_next(self) -> None:
        assert self._next is not None
        sketch_of(self._next)  # reading it takes as long again: that is another frame's work
        self._boards.add(self._next)
        self._next = None
        self._view.viewport().update(self._column)


def _draw_framed(painter: QPainter, box: QRectF, board: Board | None) -> None:
    frame = QPainterPath()
    frame.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
    painter.save()
    painter.setClipPath(frame)
    painter.fillRect(box, theme().color("sea"))
    if board is not None:
        draw_board(painter, box, board)
    painter.restore()
    painter.setPen(QPen(theme().color("panel_line"), 1))
    painter.drawPath(frame)


def draw_board(painter: QPainter, box: QRectF, board: Board) -> None:
    painter.scale(1 / FINER, 1 / FINER)
    paint_thumbnail(painter, QRectF(0, 0, FINER * box.width(), FINER * box.height()), board)
