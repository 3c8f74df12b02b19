"""The paths of a drawing, made once: painting only fills and strokes them."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from powergrid_qt.engine import Board
from powergrid_qt.views.board.drawing import Drawing, Line, Point

_CHUNK = 16
_SKY = 14.0
"""So much sky is seen above a moon."""


class Chunks:
    """Long lines in short pieces: many times faster to stroke than in one, and easy to cull."""

    def __init__(self, pieces: Iterable[QPainterPath]) -> None:
        # A little larger: the box of a straight line has no height and intersects nothing.
        self._pieces = [(piece, piece.boundingRect().adjusted(-1, -1, 1, 1)) for piece in pieces]

    def stroke(self, painter: QPainter, pen: QPen, area: QRectF) -> None:
        """Draw the pieces that can be seen in the `area`."""
        margin = pen.widthF()
        near = area.adjusted(-margin, -margin, margin, margin)
        for piece, box in self._pieces:
            if box.intersects(near):
                painter.strokePath(piece, pen)


class Outlines:
    """Everything that lies still on a board."""

    def __init__(self, board: Board, drawing: Drawing) -> None:
        left, top, right, bottom = drawing.bounds
        self.frame = QRectF(QPointF(0, 0), QPointF(*drawing.size))
        """What is seen at the default zoom."""
        self.bounds = QRectF(QPointF(left, top), QPointF(right, bottom))
        """How far the board is drawn, for windows of another shape than the frame."""
        self.sea = drawing.sea
        self.land = rings_path(drawing.land)
        self.lakes = rings_path(drawing.lakes)
        self.coast = Chunks(chunks(drawing.land, closed=True))
        self.shores = Chunks(chunks(drawing.lakes, closed=True))
        self.borders = Chunks(chunks(drawing.borders))
        self.region_edges = {
            region: Chunks(chunks(rings, closed=True)) for region, rings in drawing.regions.items()
        }
        self.regions = {region: rings_path(rings) for region, rings in drawing.regions.items()}
        self.region_colors = {region.id: region.color for region in board.regions}
        self.decor = [(decor.kind, rings_path([decor.ring])) for decor in drawing.decor]
        self.wires: list[QPainterPath] = []
        self.wire_regions: list[frozenset[str]] = []
        for connection in drawing.connections:
            ends = drawing.cities[connection.a].at, drawing.cities[connection.b].at
            self.wires.append(wire_path(*ends, connection.bend))
            ids = (connection.a, connection.b)
            self.wire_regions.append(frozenset(board.city(city).region for city in ids))
        self.tubes = any(city.slot is not None for city in board.cities)
        """Outpost: closed halls joined by tubes, in place of cities joined by wires."""

    @property
    def picture(self) -> QRectF:
        """What a picture of the whole board shows: the frame, and no moon cut in two."""
        area = QRectF(self.frame)
        for kind, path in self.decor:
            if kind == "moon":
                area |= path.boundingRect().adjusted(0, -_SKY, 0, 0) & self.bounds
        return area

    def region_at(self, point: QPointF) -> str | None:
        for region, path in self.regions.items():
            if path.contains(point):
                return region
        return None


def rings_path(rings: Iterable[Line]) -> QPainterPath:
    path = QPainterPath()
    for ring in rings:
        path.addPath(_line_path(ring))
        path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def chunks(lines: Iterable[Line], *, closed: bool = False) -> Iterator[QPainterPath]:
    for line in lines:
        points = (*line, line[0]) if closed else line
        for start in range(0, len(points) - 1, _CHUNK):
            yield _line_path(points[start : start + _CHUNK + 1])


def _line_path(points: Line) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def wire_path(a: Point, b: Point, bend: Point | None) -> QPainterPath:
    path = QPainterPath(QPointF(*a))
    if bend is None:
        path.lineTo(*b)
    else:
        path.quadTo(*bend, *b)
    return path
