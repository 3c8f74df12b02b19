"""Where everything lies on a board: outlines, region areas, cities, labels and connections; and the
paths of these, made once: painting only fills and strokes them.

Read from `maps/drawings`, which `packaging/drawings/draw.py` makes. Units are pixels at the zoom
at which the whole `size` is seen at its natural size; y grows downwards. Outlines are told in
short: the steps from point to point, in tenths (`points_along`).
"""

import functools
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from powergrid_qt.engine import Board
from powergrid_qt.paths import maps_dir

Point = tuple[float, float]
Line = tuple[Point, ...]
FULLEST = 1.3
"""A cost of two figures fills its pill when it is so much larger than usual."""


@dataclass(frozen=True, slots=True)
class CityPlace:
    """`label` is the middle of the name's height, at its left, its centre or its right."""

    at: Point
    label: Point
    align: str


@dataclass(frozen=True, slots=True)
class ConnectionPlace:
    """`pill` is where the cost stands; `bend` draws the line to it, None leaves it straight."""

    a: str
    b: str
    pill: Point
    bend: Point | None


@dataclass(frozen=True, slots=True)
class Decor:
    """Something on the ground to look at: a crater, a ridge, ..."""

    kind: str
    ring: Line


@dataclass(frozen=True, slots=True)
class Lettering:
    """How large names and costs are, and where they stand then; cities stay where they are.
    `figures`: how much larger than usual a cost is in its pill."""

    names: float
    costs: float
    cities: Mapping[str, CityPlace]
    pills: tuple[Point, ...]
    figures: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """A board's drawing. `bounds` is what is drawn, for windows of another shape than `size`;
    `large` is for people who read large text, as large as there is room."""

    board: str
    size: tuple[float, float]
    bounds: tuple[float, float, float, float]
    sea: bool
    land: tuple[Line, ...]
    lakes: tuple[Line, ...] = ()
    borders: tuple[Line, ...] = ()
    regions: Mapping[str, tuple[Line, ...]]
    decor: tuple[Decor, ...] = ()
    cities: Mapping[str, CityPlace]
    connections: tuple[ConnectionPlace, ...]
    large: Lettering | None = None

    def lettering(self, growth: float) -> Lettering:
        """Return sizes and places of the letters for text that is so much larger than usual."""
        usual = Lettering(1.0, 1.0, self.cities, tuple(way.pill for way in self.connections))
        if growth <= 1.0:
            return usual
        large = self.large or usual
        names, costs = min(growth, large.names), min(growth, large.costs)
        return replace(large, names=names, costs=costs, figures=min(growth / costs, FULLEST))


@functools.cache
def load_drawing(board_id: str) -> Drawing:
    """The drawing of a board that comes with the program."""
    path = maps_dir() / "drawings" / f"{board_id}.json"
    data = json.loads(
        path.read_bytes(),
        object_hook=lambda row: {key: _as_tuple(value) for key, value in row.items()},
    )
    for key in ("land", "lakes", "borders"):
        data[key] = tuple(map(points_along, data[key]))
    regions = data["regions"].items()
    data["regions"] = {region: tuple(map(points_along, rings)) for region, rings in regions}
    data["decor"] = tuple(Decor(row["kind"], points_along(row["ring"])) for row in data["decor"])
    data["cities"] = {city: CityPlace(**row) for city, row in data["cities"].items()}
    large = data.get("large")
    if large is not None:
        cities = data["cities"].items()
        large["cities"] = {city: replace(at, **large["cities"][city]) for city, at in cities}
        data["large"] = Lettering(**large)
    data["connections"] = tuple(ConnectionPlace(**row) for row in data["connections"])
    return Drawing(**data)


def points_along(steps: str) -> Line:
    """A line from its steps, the first of them from the origin: `"20 30 1 -5"`."""
    numbers = [int(number) for number in steps.split()]
    xs, ys = accumulate(numbers[::2]), accumulate(numbers[1::2])
    return tuple((x / 10, y / 10) for x, y in zip(xs, ys, strict=True))


def _as_tuple(value: Any) -> Any:
    return tuple(map(_as_tuple, value)) if isinstance(value, list) else value


# -- paths ------------------------------------------------------------------------------------

_CHUNK = 16
_SKY = 14.0
"""How far the sky is seen above a moon, in units of the drawing."""


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
    """The outlines of everything that does not move on a board."""

    def __init__(self, board: Board, drawing: Drawing) -> None:
        left, top, right, bottom = drawing.bounds
        self.frame = QRectF(QPointF(0, 0), QPointF(*drawing.size))
        """The part of the drawing that is seen at the default zoom."""
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
