"""Small pictures of boards in the rows of a list."""

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractItemView

from powergrid_qt.engine import Board
from powergrid_qt.views.pages.new_game.board_thumbnail import paint_thumbnail
from powergrid_qt.views.style.sprites import draw_sprite
from powergrid_qt.views.style.theme import theme

PICTURE = QSize(72, 46)
FINER = 2.0
"""Dots and lines of boards are so much smaller than in the pictures of the new-game page."""


class BoardPictures:
    """Of one view: it is painted again as soon as another picture is there."""

    def __init__(self, view: QAbstractItemView) -> None:
        self._view = view
        self._boards: set[Board] = set()
        """Those whose pictures are there."""
        self._drawing = False

    def paint(self, painter: QPainter, box: QRectF, board: Board | None) -> None:
        """None: a board that is no longer there."""
        frame = QPainterPath()
        frame.addRoundedRect(box, 5, 5)
        painter.save()
        painter.setClipPath(frame)
        painter.fillRect(box, theme().color("sea"))
        if board is not None and self._may_draw(board):
            draw_sprite(painter, box, board, lambda painter, box: draw_board(painter, box, board))
        painter.restore()
        painter.setPen(QPen(theme().color("panel_line"), 1))
        painter.drawPath(frame)

    def _may_draw(self, board: Board) -> bool:
        """One new picture in each frame: it takes as long as that."""
        if board not in self._boards and not self._drawing:
            self._boards.add(board)
            self._drawing = True
            QTimer.singleShot(0, self._view, self._draw_next)
        return board in self._boards

    def _draw_next(self) -> None:
        self._drawing = False
        self._view.viewport().update()


def draw_board(painter: QPainter, box: QRectF, board: Board) -> None:
    painter.scale(1 / FINER, 1 / FINER)
    paint_thumbnail(painter, QRectF(0, 0, FINER * box.width(), FINER * box.height()), board)
