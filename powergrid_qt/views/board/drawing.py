"""Where everything lies on a board: outlines, region areas, cities, labels and connections.

Read from `maps/drawings`, which `packaging/drawings/draw.py` makes. Units are pixels at the zoom
at which the whole `size` is seen at its natural size; y grows downwards. Outlines are told in
short: the steps from point to point, in tenths (`points_along`).
"""

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from powergrid_qt.paths import maps_dir

Point = tuple[float, float]
Line = tuple[Point, ...]
FULLEST = 1.3
"""So much larger than usual a cost of two figures fills its pill."""


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
class Lettering:
    """How large names and costs are, and where they stand then; cities stay where they are.
    `figures`: how much larger than usual a cost is in its pill."""

    names: float
    costs: float
    cities: Mapping[str, CityPlace]
    pills: tuple[Point, ...]
    figures: float = 1.0


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board's drawing. `bounds` is what is drawn, for windows of another shape than `size`;
    `large` is for people who read large text, as large as there is room."""

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
    large: Lettering | None = None

    def lettering(self, growth: float) -> Lettering:
        """For text that is so much larger than usual."""
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
    data = json.loads(path.read_bytes(), object_hook=_with_tuples)
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


def _with_tuples(row: dict[str, Any]) -> dict[str, Any]:
    return {key: _as_tuple(value) for key, value in row.items()}


def _as_tuple(value: Any) -> Any:
    return tuple(map(_as_tuple, value)) if isinstance(value, list) else value
