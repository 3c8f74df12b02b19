"""Boards at the size of a card, and in the rows of a list: the land, its regions and the network,
without any words."""

from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.views.board.drawing import Drawing, rings_path, wire_path
from powergrid_qt.views.board.plain_drawing import sketch_of
from powergrid_qt.views.style.pace import in_turn
from powergrid_qt.views.style.pictures import draw_sprite, painted, painting
from powergrid_qt.views.style.theme import RADIUS, REGION_TINTS, Theme, mix, see_through, theme

_CITY_SIZE = 1.5
_WIRE_SIZE = 0.8


def paint_thumbnail(painter: QPainter, rect: QRectF, board: Board) -> None:
    """Fill a rectangle with the board; what does not fit its shape is cut off evenly."""
    drawing = sketch_of(board)
    look = theme()
    ground = QLinearGradient(rect.topLeft(), rect.bottomRight())
    high, low = ("sea", "sea_deep") if drawing.sea else ("land", "land_line")
    ground.setColorAt(0, look.color(high))
    ground.setColorAt(1, mix(look.color(low), look.color(high), 0.0 if drawing.sea else 0.6))
    with painting(painter):
        painter.fillRect(rect, ground)
        painter.setClipRect(rect)
        scale = _move_to(painter, rect, drawing)
        _paint_land(painter, drawing, look, scale)
        _paint_regions(painter, drawing, board, look)
        _paint_network(painter, drawing, look, scale)


def _move_to(painter: QPainter, rect: QRectF, drawing: Drawing) -> float:
    """Fit the cities into the rectangle with a margin; gives the scale."""
    box = QPolygonF([QPointF(*place.at) for place in drawing.cities.values()]).boundingRect()
    scale = (0.86 if drawing.sea else 0.78) * min(
        rect.width() / box.width(), rect.height() / box.height()
    )
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-box.center())
    return scale


def _paint_land(painter: QPainter, drawing: Drawing, look: Theme, scale: float) -> None:
    painter.setPen(QPen(look.color("land_line"), 0.8 / scale))
    painter.setBrush(look.color("land"))
    painter.drawPath(rings_path(drawing.land))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color("sea"))
    painter.drawPath(rings_path(drawing.lakes))


def _paint_regions(painter: QPainter, drawing: Drawing, board: Board, look: Theme) -> None:
    tints = {region.id: REGION_TINTS[region.color] for region in board.regions}
    painter.setPen(Qt.PenStyle.NoPen)
    for region, rings in drawing.regions.items():
        painter.setBrush(see_through(tints[region], 0.50 if look.name == "dark" else 0.62))
        painter.drawPath(rings_path(rings))


def _paint_network(painter: QPainter, drawing: Drawing, look: Theme, scale: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.color("wire", 0.75), _WIRE_SIZE / scale))
    for connection in drawing.connections:
        ends = drawing.cities[connection.a].at, drawing.cities[connection.b].at
        painter.drawPath(wire_path(*ends, connection.bend))
    painter.setPen(QPen(look.color("city_line"), 0.9 / scale))
    painter.setBrush(look.color("city"))
    radius = _CITY_SIZE / scale
    for place in drawing.cities.values():
        painter.drawEllipse(QPointF(*place.at), radius, radius)


class LatePicture:
    """A board's picture on a widget: painted once for each board, size and theme, and after the
    widget is there, because a page full of boards would take too long at once."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._picture = QPixmap()
        self._painted: tuple[object, ...] = ()
        """The board, size, pixel ratio and theme for which the picture was painted."""
        self._waits = False
        """Whether the picture waits for its turn to be painted."""

    def paint(self, painter: QPainter, box: QRectF, board: Board) -> None:
        wanted = board, box.size(), self._widget.devicePixelRatioF(), theme().name
        if self._painted != wanted and not self._waits:
            self._waits = True
            in_turn(self._widget, partial(self._make, *wanted))
        if self._painted[:1] == (board,):
            painter.drawPixmap(box, self._picture, QRectF(self._picture.rect()))

    def _make(self, board: Board, size: QSizeF, ratio: float, look: str) -> None:
        self._waits = False
        if self._widget.isVisible():  # else it asks again when it is
            self._painted = board, size, ratio, look
            paint = partial(paint_thumbnail, board=board)
            self._picture = painted(paint, (size * ratio).toSize(), ratio)
            self._widget.update()


class BoardPicture(QWidget):
    """The picture of a board and nothing else, with round corners at its left."""

    def __init__(self) -> None:
        super().__init__()
        self._board: Board | None = None
        self._picture = LatePicture(self)

    def show_board(self, board: Board) -> None:
        self._board = board
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board is None:
            return
        box, clip = QRectF(self.rect()), QPainterPath()
        clip.addRoundedRect(box.adjusted(0, 0, RADIUS, 0), RADIUS - 1, RADIUS - 1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(clip)
        self._picture.paint(painter, box, self._board)


FINER = 1.4
"""Dots and lines of boards are so much smaller than in the pictures of the new-game page."""


class BoardPictures:
    """The pictures in the rows of one view: rows come first, then one picture after the other."""

    def __init__(self, view: QAbstractItemView) -> None:
        self._view = view
        self._boards: set[Board] = set()
        """The boards whose pictures are there, or may be drawn."""
        self._next: Board | None = None
        """The board whose picture comes in the next frame."""
        self._column = QRect()
        """The column of the view that has pictures, whatever is scrolled into it."""

    def paint(self, painter: QPainter, box: QRectF, board: Board | None) -> None:
        """Paint a board's picture; an empty frame for None, a board that is no longer there."""
        self._column |= QRect(int(box.left()), 0, ceil(box.width()) + 1, self._view.height())
        shown = board if board is not None and self._may_draw(board) else None
        key = ("framed", shown)
        draw_sprite(painter, box, key, lambda painter, box: _draw_framed(painter, box, shown))

    def _may_draw(self, board: Board) -> bool:
        """Whether a board may be drawn: one new picture in each frame takes long enough."""
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
