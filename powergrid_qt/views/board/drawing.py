"""Where everything lies on a board: outlines, region areas, cities, labels and connections.

Read from `maps/drawings`, which `packaging/drawings/draw.py` makes. Units are pixels at the zoom
at which the whole `size` is seen at its natural size; y grows downwards.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from powergrid_qt.engine.schema import (
    ANYTHING,
    FLAG,
    LIST,
    OBJECT,
    TEXT,
    Shape,
    check,
    one_of,
    parse_json,
)
from powergrid_qt.paths import maps_dir

Point = tuple[float, float]
Line = tuple[Point, ...]


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
    """Something to look at: a crater, a ridge, ..."""

    kind: str
    ring: Line


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board's drawing. `bounds` is what is drawn, for windows of another shape than `size`."""

    board: str
    size: tuple[float, float]
    bounds: tuple[float, float, float, float]
    sea: bool
    land: tuple[Line, ...]
    lakes: tuple[Line, ...]
    borders: tuple[Line, ...]
    regions: Mapping[str, tuple[Line, ...]]
    decor: tuple[Decor, ...]
    cities: Mapping[str, CityPlace]
    connections: tuple[ConnectionPlace, ...]


SHAPE: Shape = {
    "board": TEXT,
    "size": LIST,
    "bounds?": LIST,
    "sea": FLAG,
    "land": LIST,
    "lakes": LIST,
    "borders": LIST,
    "regions": OBJECT,
    "decor": LIST,
    "cities": OBJECT,
    "connections": LIST,
}
CITY: Shape = {"at": LIST, "label": LIST, "align": one_of("left", "center", "right")}
CONNECTION: Shape = {"a": TEXT, "b": TEXT, "pill": LIST, "bend": ANYTHING}


@functools.cache
def load_drawing(board_id: str) -> Drawing:
    """The drawing of a board that comes with the program."""
    return read_drawing(maps_dir() / "drawings" / f"{board_id}.json")


def read_drawing(path: Path) -> Drawing:
    data: dict[str, Any] = parse_json(path.read_bytes())
    check(data, SHAPE, path.name)
    for number, row in enumerate(data["connections"], start=1):
        check(row, CONNECTION, f"{path.name}, connection {number}")
    for city, row in data["cities"].items():
        check(row, CITY, f"{path.name}, city {city}")
    width, height = data["size"]
    left, top, right, bottom = data.get("bounds", (0, 0, width, height))
    return Drawing(
        board=data["board"],
        size=(width, height),
        bounds=(left, top, right, bottom),
        sea=data["sea"],
        land=_lines(data["land"]),
        lakes=_lines(data["lakes"]),
        borders=_lines(data["borders"]),
        regions={region: _lines(rings) for region, rings in data["regions"].items()},
        decor=tuple(Decor(row["kind"], _line(row["ring"])) for row in data["decor"]),
        cities={
            city: CityPlace(_point(row["at"]), _point(row["label"]), row["align"])
            for city, row in data["cities"].items()
        },
        connections=tuple(
            ConnectionPlace(
                row["a"],
                row["b"],
                _point(row["pill"]),
                _point(row["bend"]) if row["bend"] else None,
            )
            for row in data["connections"]
        ),
    )


def _point(pair: Any) -> Point:
    x, y = pair
    return float(x), float(y)


def _line(points: Any) -> Line:
    return tuple(_point(pair) for pair in points)


def _lines(lines: Any) -> tuple[Line, ...]:
    return tuple(_line(points) for points in lines)
