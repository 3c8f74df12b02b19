"""A plain drawing for a board that brings none, made from the coordinates of its cities.

Cities keep their places as far as they do not touch; names and costs take the best of a few places
each. Where something still lies on something else, all is drawn on a larger sheet.
"""

import functools
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from powergrid_qt.engine import Board
from powergrid_qt.views.board.drawing import (
    CityPlace,
    ConnectionPlace,
    Drawing,
    Line,
    Point,
    load_drawing,
)
from powergrid_qt.views.board.looks import (
    CITY_RADIUS,
    HALL,
    LABEL_HEIGHT,
    LABEL_SIZE,
    PILL,
    text_width,
)

WIDTH = 1000.0
SHEETS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.4, 3.0)
"""The sizes that are tried for the drawing, in terms of `WIDTH`, until there is room for all."""
FLATTEST, STEEPEST = 0.62, 0.85
"""The least and the greatest height for its width: what fits a window."""
MARGIN_X, MARGIN_Y = 70.0, 50.0
BEYOND = 300.0
"""How far the sea goes on beyond the land, for windows of another shape."""
APART, JOINED = 44.0, 62.0
"""Between the middles of two cities; between joined ones there is room for a cost."""
FAR = 200.0
STEPS, PASSES = 300, 40
REACH, SHORE = 105.0, 14.0
"""How far a region reaches around its cities, and the land beyond."""
CORNERS = 36
SPECK = 50.0 * 50.0
ALONG = (0.5, 0.42, 0.58, 0.34, 0.66)
BENDS = (18.0, -18.0, 36.0, -36.0, 60.0, -60.0, 90.0, -90.0)
GAP = 2.0
_BLOCKED = 1000.0
_POINTS = 16
"""The points that a curve is drawn with, besides the first."""

Drawn = TypeVar("Drawn", CityPlace, ConnectionPlace)
Box = tuple[float, float, float, float]
"""A box by its left, top, right and bottom edges."""


@dataclass(frozen=True, slots=True)
class _Place(Generic[Drawn]):
    """Where a name or a cost may stand; `drawn` is what the drawing then says."""

    box: Box
    dislike: float
    drawn: Drawn


@dataclass(slots=True)
class _Thing(Generic[Drawn]):
    """A name or a cost with its possible places, the chosen one, and who may come in its way."""

    places: list[_Place[Drawn]]
    chosen: _Place[Drawn]
    near: list["_Thing[Any]"] = field(default_factory=list)

    def overlap(self, place: _Place[Drawn]) -> float:
        return sum(_overlap(place.box, other.chosen.box) for other in self.near)

    def cost(self, place: _Place[Drawn]) -> float:
        return place.dislike + 10 * self.overlap(place)


@functools.cache
def drawing_of(board: Board) -> Drawing:
    """Return the drawing that comes with the program, or else a plain one."""
    return load_drawing(board.id) if board.shipped else plain_drawing(board)


@functools.cache
def sketch_of(board: Board) -> Drawing:
    """Return a drawing for a small picture, where nobody reads names: it is made at once."""
    if board.shipped:
        return load_drawing(board.id)
    at = _projected(board, WIDTH)
    cities = [CityPlace(at[city.id], at[city.id], "center") for city in board.cities]
    lines = [ConnectionPlace(line.a, line.b, at[line.a], None) for line in board.connections]
    return _drawing(board, cities, lines, WIDTH)


def plain_drawing(board: Board) -> Drawing:
    """Draw a board plainly, always in the same way; it takes some tenths of a second."""
    for sheet in SHEETS:
        width = sheet * WIDTH
        at = _spread(board, _projected(board, width))
        names = _names(board, at, width)
        costs = _costs(board, at)
        if _settle([*names, *costs]):
            break
    cities = [name.chosen.drawn for name in names]
    return _drawing(board, cities, [cost.chosen.drawn for cost in costs], width)


# -- cities -----------------------------------------------------------------------------------


def _projected(board: Board, width: float) -> dict[str, Point]:
    """Return the cities fitted into a sheet; longitudes get shorter towards the poles."""
    ys = [city.y for city in board.cities]
    flat = math.cos(math.radians((min(ys) + max(ys)) / 2)) if board.geographic else 1.0
    up = -1.0 if board.geographic else 1.0
    points = {city.id: (city.x * flat, city.y * up) for city in board.cities}
    left, right = _span(point[0] for point in points.values())
    top, bottom = _span(point[1] for point in points.values())
    shape = (bottom - top) / (right - left)
    height = round(width * min(STEEPEST, max(FLATTEST, shape)))
    across = (width - 2 * MARGIN_X) / (right - left)
    down = (height - 2 * MARGIN_Y) / (bottom - top)
    return {
        city: (MARGIN_X + (x - left) * across, MARGIN_Y + (y - top) * down)
        for city, (x, y) in points.items()
    }


def _span(values: Iterator[float]) -> tuple[float, float]:
    found = sorted(values)
    return found[0], max(found[-1], found[0] + 1e-6)


def _spread(board: Board, home: dict[str, Point]) -> dict[str, Point]:
    """Push cities apart that lie too near, and pull all back to where they belong."""
    joined = {frozenset((line.a, line.b)) for line in board.connections}
    wide = HALL.width() / (2 * CITY_RADIUS) if board.cities[0].slot is not None else 1.0
    least = {
        pair: wide * (JOINED if frozenset(pair) in joined else APART)
        for pair in itertools.combinations(home, 2)
        if math.dist(home[pair[0]], home[pair[1]]) < FAR  # others never meet
    }
    right, bottom = (max(point[axis] for point in home.values()) for axis in (0, 1))
    at = dict(home)
    for _ in range(STEPS):
        moved = False
        for number, ((a, b), wanted) in enumerate(least.items()):
            dx, dy = at[b][0] - at[a][0], at[b][1] - at[a][1]
            away = math.hypot(dx, dy)
            if away >= wanted:
                continue
            moved = True
            if away == 0:  # the same place twice: each pair leaves it in another direction
                dx, dy, away = math.cos(number), math.sin(number), 1.0
            push = (wanted - away) / 2 / away
            at[a] = at[a][0] - dx * push, at[a][1] - dy * push
            at[b] = at[b][0] + dx * push, at[b][1] + dy * push
        at = {
            city: (min(right, max(MARGIN_X, x)), min(bottom, max(MARGIN_Y, y)))
            for city, (x, y) in at.items()
        }
        if not moved:
            break
    return at


# -- names and costs --------------------------------------------------------------------------


def _body(board: Board, at: Point) -> Box:
    wide, high = CITY_RADIUS, CITY_RADIUS
    if board.cities[0].slot is not None:
        wide, high = HALL.width() / 2, HALL.height() / 2
    return at[0] - wide, at[1] - high, at[0] + wide, at[1] + high


def _thing(places: list[_Place[Drawn]]) -> _Thing[Drawn]:
    return _Thing(places, min(places, key=lambda place: place.dislike))


def _names(board: Board, at: dict[str, Point], width: float) -> list[_Thing[CityPlace]]:
    bodies = {city: _body(board, place) for city, place in at.items()}
    lines = [_curve(at[line.a], at[line.b], None) for line in board.connections]
    things = []
    for city in board.cities:
        length = text_width(city.name, LABEL_SIZE)
        near = _grown(bodies[city.id], length + LABEL_HEIGHT)
        others = [
            body for other, body in bodies.items() if other != city.id and _overlap(near, body) > 0
        ]
        crossing = [[point for point in line if _inside(point, near)] for line in lines]
        places = []
        for align, label, dislike in _around(bodies[city.id], length):
            left = label[0] + {"left": 0.0, "center": -length / 2, "right": -length}[align]
            top = label[1] - LABEL_HEIGHT / 2
            box = (left, top, left + length, top + LABEL_HEIGHT)
            blocked = sum(_overlap(box, other) > 0 for other in others)
            blocked += box[0] < 0 or box[2] > width
            crossed = sum(any(_inside(point, box) for point in line) for line in crossing)
            drawn = CityPlace(at[city.id], label, align)
            places.append(_Place(box, dislike + 6 * crossed + _BLOCKED * blocked, drawn))
        things.append(_thing(places))
    return things


def _around(body: Box, width: float) -> Iterator[tuple[str, Point, float]]:
    """Where a name may stand around its city, the best first."""
    left, top, right, bottom = body
    x, y = (left + right) / 2, (top + bottom) / 2
    below, above = bottom + LABEL_HEIGHT / 2 + 1, top - LABEL_HEIGHT / 2 - 1
    yield "center", (x, below), 0.0
    yield "center", (x, above), 0.5
    for align, edge in (("left", right + 3), ("right", left - 3)):
        for dy, dislike in ((0.0, 1.0), (6.0, 1.5), (-6.0, 1.5)):
            yield align, (edge, y + dy), dislike
    for level, towards, dislike in ((below, -4, 2.0), (above, 4, 2.5)):
        for share in (0.3, -0.3, 0.5, -0.5):
            yield "center", (x + share * width, level), dislike + abs(share)
        for align, edge in (("left", right - 5), ("right", left + 5)):
            yield align, (edge, level + towards), dislike


def _costs(board: Board, at: dict[str, Point]) -> list[_Thing[ConnectionPlace]]:
    bodies = {city: _body(board, place) for city, place in at.items()}
    things = []
    for line in board.connections:
        a, b = at[line.a], at[line.b]
        reach = _grown((min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])), 100)
        others = [
            _grown(body, 3)
            for city, body in bodies.items()
            if city not in (line.a, line.b) and _overlap(reach, body) > 0
        ]
        places = []
        for bend, (x, y), dislike in _ways(a, b):
            box = (x + PILL.left(), y + PILL.top(), x + PILL.right(), y + PILL.bottom())
            points = _curve(a, b, bend)
            through = sum(any(_inside(point, body) for point in points) for body in others)
            ends = (bodies[line.a], bodies[line.b])
            blocked = sum(_overlap(box, body) > 0 for body in (*others, *ends))
            drawn = ConnectionPlace(line.a, line.b, (x, y), bend)
            places.append(_Place(box, dislike + _BLOCKED * (through + blocked), drawn))
        things.append(_thing(places))
    return things


def _ways(a: Point, b: Point) -> Iterator[tuple[Point | None, Point, float]]:
    """Straight, with the cost here or there, or bent: the control point, the cost's place."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    for along in ALONG:
        yield None, (a[0] + along * dx, a[1] + along * dy), abs(along - 0.5) * 10
    far = math.hypot(dx, dy) or 1.0
    for height in BENDS:
        bend = (
            (a[0] + b[0]) / 2 - 2 * height * dy / far,
            (a[1] + b[1]) / 2 + 2 * height * dx / far,
        )
        yield bend, _curve(a, b, bend)[_POINTS // 2], 2 + abs(height) / 10


def _curve(a: Point, b: Point, bend: Point | None) -> list[Point]:
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) if bend is None else bend
    parts = [number / _POINTS for number in range(_POINTS + 1)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * middle[0] + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * middle[1] + t * t * b[1],
        )
        for t in parts
    ]


def _settle(things: list[_Thing[Any]]) -> bool:
    """Let whatever is in the way of something go to its best place, until nothing is; False if
    that does not work."""
    areas = [_around_all([place.box for place in thing.places]) for thing in things]
    for (one, first), (two, second) in itertools.combinations(zip(things, areas, strict=True), 2):
        if _overlap(first, second) > 0:
            one.near.append(two)
            two.near.append(one)
    for _ in range(PASSES):
        stuck = [thing for thing in things if thing.cost(thing.chosen) > thing.chosen.dislike]
        if not stuck:
            break
        for thing in stuck:
            thing.chosen = min(thing.places, key=thing.cost)
    return all(thing.overlap(thing.chosen) == 0 for thing in things) and all(
        thing.chosen.dislike < _BLOCKED for thing in things
    )


# -- boxes ------------------------------------------------------------------------------------


def _overlap(one: Box, two: Box) -> float:
    """The area that two boxes share."""
    if one[0] >= two[2] or two[0] >= one[2] or one[1] >= two[3] or two[1] >= one[3]:
        return 0.0  # mostly
    return (min(one[2], two[2]) - max(one[0], two[0])) * (min(one[3], two[3]) - max(one[1], two[1]))


def _inside(point: Point, box: Box) -> bool:
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _around_all(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


# -- the land ---------------------------------------------------------------------------------


def _drawing(
    board: Board,
    cities: Sequence[CityPlace],
    connections: Sequence[ConnectionPlace],
    width: float,
) -> Drawing:
    at = {city.id: place.at for city, place in zip(board.cities, cities, strict=True)}
    size = width, max(y for _, y in at.values()) + MARGIN_Y
    regions = {region.id: _region(board, at, region.id) for region in board.regions}
    return Drawing(
        board=board.id,
        size=size,
        bounds=(-BEYOND, -BEYOND, size[0] + BEYOND, size[1] + BEYOND),
        sea=True,
        land=_rings(_united(_disc(place, REACH + SHORE) for place in at.values())),
        regions=regions,
        cities={city.id: place for city, place in zip(board.cities, cities, strict=True)},
        connections=tuple(connections),
    )


def _region(board: Board, at: dict[str, Point], region: str) -> tuple[Line, ...]:
    """Return the outlines of a region: around its cities, up to half the way to those of others."""
    own = [at[city.id] for city in board.cities if city.region == region]
    others = [at[city.id] for city in board.cities if city.region != region]
    cells = []
    for place in own:
        cell = _disc(place, REACH)
        for other in others:
            if math.dist(place, other) < 2 * REACH:
                cell = _nearer(cell, place, other)
        cells.append(cell)
    return _rings(_united(iter(cells)))


def _disc(middle: Point, radius: float) -> list[Point]:
    turns = (2 * math.pi * number / CORNERS for number in range(CORNERS))
    return [
        (middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)) for turn in turns
    ]


def _nearer(polygon: list[Point], to: Point, than: Point) -> list[Point]:
    """The part of a convex polygon that lies nearer to one point than to another."""
    dx, dy = than[0] - to[0], than[1] - to[1]
    limit = (than[0] ** 2 + than[1] ** 2 - to[0] ** 2 - to[1] ** 2) / 2 - GAP * math.hypot(dx, dy)

    def beyond(point: Point) -> float:
        return point[0] * dx + point[1] * dy - limit

    kept: list[Point] = []
    for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if beyond(here) <= 0:
            kept.append(here)
        if (beyond(here) <= 0) != (beyond(there) <= 0):
            part = beyond(here) / (beyond(here) - beyond(there))
            kept.append(
                (here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1]))
            )
    return kept


def _united(polygons: Iterator[list[Point]]) -> QPainterPath:
    path = QPainterPath()
    for polygon in polygons:
        part = QPainterPath()
        part.addPolygon(QPolygonF([QPointF(*point) for point in polygon]))
        part.closeSubpath()
        path = path.united(part)
    return path.simplified()


def _rings(path: QPainterPath) -> tuple[Line, ...]:
    """Return the rings of a path, the largest first and without tiny holes."""
    polygons = [polygon for polygon in path.toSubpathPolygons() if _size(polygon) > SPECK]
    polygons.sort(key=lambda polygon: -_size(polygon))
    return tuple(
        tuple((round(point.x(), 1), round(point.y(), 1)) for point in polygon.toList()[:-1])
        for polygon in polygons
    )


def _size(polygon: QPolygonF) -> float:
    box = polygon.boundingRect()
    return box.width() * box.height()
