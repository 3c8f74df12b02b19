"""The drawings of the boards, measured: at the default zoom nothing lies on anything else.

Sizes are those that the drawings were made for (maps/README.md). The geometry is this file's own:
what made the drawings is not asked whether they are good.
"""

import copy
import json
import math
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

import pytest

from powergrid_qt.engine.board import Board, board_ids, load_board
from powergrid_qt.engine.board_check import REGION_COLORS
from powergrid_qt.paths import maps_dir
from powergrid_qt.views.board.drawing import points_along
from powergrid_qt.views.style.theme import REGION_TINTS

Point = tuple[float, float]
Drawing = dict[str, Any]

RADIUS = 15.0
BOX, BOX_RADIUS = (44.0, 34.0), 8.0  # a city of Outpost
CHAR_WIDTH, LABEL_HEIGHT = 5.6, 13.0
PILL = (20.0, 15.0)
CITY_GAP, LINE_GAP = 4.0, 3.0
NEAR = 5.0  # more than any gap asked for
SLACK = 0.15  # coordinates are rounded to one decimal
MAX_BYTES = 80_000
MAX_PACKED = 60_000  # board and drawing in a wheel
MAX_POINTS = 1000
# Broad like the windows that they are seen in: a lower frame is drawn larger there.
SIZES = {
    "germany": (800, 720),
    "germany-2019": (800, 720),
    "usa": (1000, 660),
    "usa-2019": (1000, 660),
    "europe": (1000, 700),
    "north-america": (1000, 765),
    "outpost": (1000, 660),
    "france": (820, 700),
    "italy": (860, 760),
    "benelux": (760, 680),
    "central-europe": (900, 720),
    "brazil": (870, 740),
    "spain-portugal": (936, 700),
    "quebec": (1000, 680),
}
# Lines across names, which cannot always be avoided. Fewer is better; more is a step back.
CROSSED_LABELS = {**dict.fromkeys(SIZES, 0), "italy": 1, "north-america": 2}


@dataclass(frozen=True)
class Box:
    """Axis-parallel, `radius` around its inner rectangle: a disc is a box of no size."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0

    def gap(self, other: "Box") -> float:
        """Distance between the edges, negative where they overlap."""
        dx = abs(self.x - other.x) - (self.width + other.width) / 2
        dy = abs(self.y - other.y) - (self.height + other.height) / 2
        apart = max(dx, dy) if max(dx, dy) < 0 else math.hypot(max(dx, 0), max(dy, 0))
        return apart - self.radius - other.radius

    def corners(self) -> list[Point]:
        w, h = self.width / 2, self.height / 2
        return [
            (self.x + sx * w, self.y + sy * h) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]

    def holds(self, point: Point) -> bool:
        return (
            abs(point[0] - self.x) <= self.width / 2 and abs(point[1] - self.y) <= self.height / 2
        )

    def distance_to(self, line: list[Point]) -> float:
        """From the edge to a line, 0 or less where it comes in; infinite where far away."""
        w, h = self.width / 2 + self.radius + NEAR, self.height / 2 + self.radius + NEAR
        if (
            max(x for x, _ in line) < self.x - w
            or min(x for x, _ in line) > self.x + w
            or max(y for _, y in line) < self.y - h
            or min(y for _, y in line) > self.y + h
        ):
            return math.inf
        corners = self.corners()
        sides = [*pairwise(corners), (corners[3], corners[0])]
        nearest = math.inf
        for a, b in pairwise(line):
            if self.holds(a) or any(crossing(a, b, c, d) for c, d in sides):
                return -self.radius
            nearest = min(nearest, *(to_segment(corner, a, b) for corner in corners))
            nearest = min(nearest, *(to_segment(end, c, d) for end in (a, b) for c, d in sides))
        return nearest - self.radius

    def inside(self, size: list[float]) -> bool:
        w, h = self.width / 2 + self.radius, self.height / 2 + self.radius
        return w <= self.x <= size[0] - w and h <= self.y <= size[1] - h


def to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square if square else 0.0
    along = min(1.0, max(0.0, along))
    return math.dist(p, (a[0] + along * dx, a[1] + along * dy))


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def in_ring(p: Point, ring: list[Point]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > p[1]) != (by > p[1]) and p[0] < ax + (p[1] - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


class Measured:
    """The boxes and lines of a drawing."""

    def __init__(self, board: Board, drawing: Drawing) -> None:
        at: dict[str, Point] = {city: (*row["at"],) for city, row in drawing["cities"].items()}
        boxed = any(city.slot for city in board.cities)
        inner = (BOX[0] - 2 * BOX_RADIUS, BOX[1] - 2 * BOX_RADIUS) if boxed else (0.0, 0.0)
        radius = BOX_RADIUS if boxed else RADIUS
        self.cities = {city: Box(*place, *inner, radius) for city, place in at.items()}
        self.labels = {}
        for city in board.cities:
            row = drawing["cities"][city.id]
            width = len(city.name) * CHAR_WIDTH
            shift = {"center": 0.0, "left": width / 2, "right": -width / 2}[row["align"]]
            x, y = row["label"]
            self.labels[city.id] = Box(x + shift, y, width, LABEL_HEIGHT)
        pills = [row["pill"] for row in drawing["connections"]]
        self.pills = [Box(x, y, *PILL) for x, y in pills]
        self.ends = [{row["a"], row["b"]} for row in drawing["connections"]]
        self.lines = [
            curve(at[row["a"]], at[row["b"]], row["bend"]) for row in drawing["connections"]
        ]

    def crossed_labels(self) -> list[str]:
        """Names that a line runs through."""
        return [
            f"{city} / {'-'.join(sorted(ends))}"
            for city, label in self.labels.items()
            for ends, line in zip(self.ends, self.lines, strict=True)
            if label.distance_to(line) <= 0
        ]


def curve(a: Point, b: Point, bend: list[float] | None) -> list[Point]:
    """A straight line, or the points of a quadratic Bezier curve."""
    if bend is None:
        return [a, b]
    parts = [i / 32 for i in range(33)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * bend[0] + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * bend[1] + t * t * b[1],
        )
        for t in parts
    ]


def problems(board: Board, drawing: Drawing) -> Iterator[str]:
    """Everything that is hard to read, in the form `kind: which`."""
    found = Measured(board, drawing)
    cities, labels = list(found.cities.items()), list(found.labels.items())
    pills = [("-".join(sorted(e)), p) for e, p in zip(found.ends, found.pills, strict=True)]
    for (a, first), (b, second) in combinations(cities, 2):
        if first.gap(second) < CITY_GAP - SLACK:
            yield f"city on city: {a}, {b}"
    for a, label in labels:
        for b, city in cities:
            if label.gap(city) < 0:
                yield f"label on city: {a}, {b}"
        for b, pill in pills:
            if label.gap(pill) < 0:
                yield f"label on pill: {a}, {b}"
        if not 0 <= label.gap(found.cities[a]) < 6:
            yield f"label far from its city: {a}"
    for (a, first), (b, second) in combinations(labels, 2):
        if first.gap(second) < 0:
            yield f"label on label: {a}, {b}"
    for (a, first), (b, second) in combinations(pills, 2):
        if first.gap(second) < 0:
            yield f"pill on pill: {a}, {b}"
    for a, pill in pills:
        for b, city in cities:
            if pill.gap(city) < 0:
                yield f"pill on city: {a}, {b}"
    for ends, line, (name, pill) in zip(found.ends, found.lines, pills, strict=True):
        if min(to_segment((pill.x, pill.y), a, b) for a, b in pairwise(line)) > 0.5:
            yield f"pill beside its line: {name}"
        for b, city in cities:
            if b not in ends and city.distance_to(line) < LINE_GAP - SLACK:
                yield f"line through city: {name}, {b}"
    for kind, boxes in (("city", cities), ("label", labels), ("pill", pills)):
        for name, box in boxes:
            if not box.inside(drawing["size"]):
                yield f"{kind} outside of the frame: {name}"
    for town in board.cities:
        place = tuple(drawing["cities"][town.id]["at"])
        holders = {
            region
            for region, rings in drawing["regions"].items()
            if any(in_ring(place, ring) for ring in rings)
        }
        if holders != {town.region}:
            yield f"city outside of its region: {town.id}"
        if not any(in_ring(place, ring) for ring in drawing["land"]):
            yield f"city at sea: {town.id}"
    for metropolis in board.metropolises:
        for a, b in pairwise(metropolis.cities):
            if found.cities[a].gap(found.cities[b]) > 2 * RADIUS:
                yield f"metropolis apart: {a}, {b}"


def read(board_id: str) -> Drawing:
    drawing: Drawing = json.loads((maps_dir() / "drawings" / f"{board_id}.json").read_text("utf-8"))
    for key in ("land", "lakes", "borders"):
        drawing[key] = [points_along(line) for line in drawing[key]]
    for region, rings in drawing["regions"].items():
        drawing["regions"][region] = [points_along(line) for line in rings]
    for row in drawing["decor"]:
        row["ring"] = points_along(row["ring"])
    return drawing


def outlines(drawing: Drawing) -> Iterator[list[Point]]:
    yield from drawing["land"]
    yield from drawing["lakes"]
    for rings in drawing["regions"].values():
        yield from rings
    yield from (row["ring"] for row in drawing["decor"])


@pytest.mark.parametrize("board_id", board_ids())
def test_nothing_overlaps(board_id: str) -> None:
    assert list(problems(load_board(board_id), read(board_id))) == []


@pytest.mark.parametrize("board_id", board_ids())
def test_lines_avoid_names(board_id: str) -> None:
    crossed = Measured(load_board(board_id), read(board_id)).crossed_labels()
    assert len(crossed) <= CROSSED_LABELS[board_id], crossed


@pytest.mark.parametrize("board_id", board_ids())
def test_everything_is_drawn(board_id: str) -> None:
    board, drawing = load_board(board_id), read(board_id)
    assert drawing["board"] == board_id
    assert tuple(drawing["size"]) == SIZES[board_id]
    assert drawing["sea"] == board.geographic
    assert list(drawing["cities"]) == [city.id for city in board.cities]
    assert list(drawing["regions"]) == [region.id for region in board.regions]
    assert all(drawing["regions"].values())
    drawn = [(row["a"], row["b"]) for row in drawing["connections"]]
    assert drawn == [(connection.a, connection.b) for connection in board.connections]
    assert bool(drawing["decor"]) == (not board.geographic)


@pytest.mark.parametrize("board_id", board_ids())
def test_outlines_are_light(board_id: str) -> None:
    drawing = read(board_id)
    folders = (maps_dir(), maps_dir() / "drawings")
    files = [(folder / f"{board_id}.json").read_bytes() for folder in folders]
    assert len(files[1]) < MAX_BYTES
    assert sum(len(zlib.compress(file)) for file in files) < MAX_PACKED
    left, top, right, bottom = drawing["bounds"]
    assert left <= 0
    assert top <= 0
    assert right >= drawing["size"][0]
    assert bottom >= drawing["size"][1]
    for line in [*outlines(drawing), *drawing["borders"]]:
        assert 2 <= len(line) <= MAX_POINTS
        assert all(left <= x <= right and top <= y <= bottom for x, y in line)
        assert all(value == round(value, 1) for point in line for value in point)
    for ring in outlines(drawing):
        assert len(ring) >= 3
        assert ring[0] != ring[-1]


def test_bends_are_gentle() -> None:
    for board_id in board_ids():
        drawing = read(board_id)
        for row in drawing["connections"]:
            if row["bend"] is not None:
                a, b = (tuple(drawing["cities"][row[end]]["at"]) for end in "ab")
                apex = to_segment(tuple(row["bend"]), a, b) / 2
                assert apex <= 0.25 * math.dist(a, b), row


def test_problems_are_found() -> None:
    """Each spoilt in one way, so that the tests above are known to be able to fail."""
    board, good = load_board("germany"), read("germany")
    essen = good["cities"]["essen"]["at"]
    links = good["connections"]

    def spoilt(*path: str | int, value: Any) -> set[str]:
        drawing = copy.deepcopy(good)
        place: Any = drawing
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        return {problem.split(":")[0] for problem in problems(board, drawing)}

    assert "city on city" in spoilt("cities", "duisburg", "at", value=[essen[0] + 32, essen[1]])
    assert "city outside of its region" in spoilt("cities", "duisburg", "at", value=[700, 900])
    assert "city at sea" in spoilt("cities", "kiel", "at", value=[120, 60])
    assert "city outside of the frame" in spoilt("cities", "passau", "at", value=[790, 820])
    assert spoilt("cities", "duisburg", "label", value=essen) >= {
        "label on city",
        "label far from its city",
    }
    label = good["cities"]["essen"]
    assert "label on label" in spoilt("cities", "duisburg", value={**label, "at": [300, 300]})
    assert "label on pill" in spoilt("connections", 0, "pill", value=label["label"])
    assert spoilt("connections", 0, "pill", value=links[1]["pill"]) >= {
        "pill on pill",
        "pill beside its line",
    }
    assert "pill on city" in spoilt("connections", 0, "pill", value=essen)
    berlin, halle = (good["cities"][city]["at"] for city in ("berlin", "halle"))
    magdeburg = good["cities"]["magdeburg"]["at"]
    middle = [2 * m - (b + h) / 2 for m, b, h in zip(magdeburg, berlin, halle, strict=True)]
    number = [(row["a"], row["b"]) for row in links].index(("berlin", "halle"))
    assert "line through city" in spoilt("connections", number, "bend", value=middle)
    crossed = copy.deepcopy(good)
    crossed["cities"]["essen"]["label"] = links[0]["pill"]
    assert Measured(board, crossed).crossed_labels()
    america = copy.deepcopy(read("north-america"))
    america["cities"]["new-york-south"]["at"] = [500, 700]
    found = problems(load_board("north-america"), america)
    assert any(problem.startswith("metropolis apart") for problem in found)


def test_every_colour_that_a_region_may_have_can_be_painted():
    assert set(REGION_COLORS) == set(REGION_TINTS)
