"""Find places for larger names and costs: `python packaging/drawings/large.py [BOARD ...]`.

People who read large text see a board with its cities where they are, and names and costs as much
larger as there is room. Run it after `draw.py`, with the program's own environment: letters are
measured as the program draws them. It writes `large` into the drawings (`maps/README.md`). The
same seeds give the same result.
"""

import argparse
import json
import math
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from powergrid_qt.engine import Board, load_board
from powergrid_qt.engine.board import board_ids
from powergrid_qt.views.board.drawing import Drawing, Point, load_drawing
from powergrid_qt.views.board.looks import (
    CITY_RADIUS,
    HALL,
    LABEL_HEIGHT,
    LABEL_SIZE,
    PILL,
    text_width,
)

DRAWINGS = Path(__file__).resolve().parents[2] / "maps" / "drawings"
NAMES, COSTS = (1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1), (1.4, 1.3, 1.2, 1.15)
"""How much larger they may get, the largest first."""
LEAST_COSTS = 1.1
SEEDS, TRIES, MOVES = 4, 3, 80_000
"""Of so many runs the best is taken, if one of the first succeeds."""
HOT, COLD = 40.0, 0.4
OVERLAP, CROSSED, AWAY = 60.0, 8.0, 1.0
"""What it costs to lie on something, to be crossed by a line, and to leave one's place."""
GAP = 1.0
"""Between a name and its own city."""
FARTHEST, FAR = 5.5, 80.0
"""Nearer than the first it belongs to its city; farther than the other nothing is in its way."""
ROUNDED = 0.2
"""Coordinates have one decimal: so much more room is kept."""
BESIDE = 2.5
"""Left and right of a name: two of them do not read like one."""
POINTS = 48

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Place:
    box: Box
    dislike: float
    told: dict[str, Any] | list[float]
    """What the drawing says of it."""


@dataclass
class Thing:
    places: list[Place]
    chosen: Place = field(init=False)
    near: list["Thing"] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chosen = min(self.places, key=lambda place: place.dislike)

    def cost(self, place: Place) -> float:
        lying = sum(_share(place.box, other.chosen.box) > -ROUNDED for other in self.near)
        return place.dislike + OVERLAP * lying

    @property
    def is_free(self) -> bool:
        return all(_share(self.chosen.box, other.chosen.box) <= -ROUNDED for other in self.near)


def _share(one: Box, two: Box) -> float:
    """How deep two boxes lie in each other; not above 0: not at all."""
    return min(min(one[2], two[2]) - max(one[0], two[0]), min(one[3], two[3]) - max(one[1], two[1]))


class Sheet:
    """A board on which names and costs look for places."""

    def __init__(self, board: Board, drawing: Drawing) -> None:
        self.board, self.drawing = board, drawing
        self.hall = board.cities[0].slot is not None
        self.lines = [
            _curve(drawing.cities[way.a].at, drawing.cities[way.b].at, way.bend)
            for way in drawing.connections
        ]
        self._names: dict[float, list[list[Place]]] = {}
        self._costs: dict[float, list[list[Place]]] = {}
        """The possible places by the size."""

    def things(self, names: float, costs: float) -> tuple[list[Thing], list[Thing]] | None:
        """None: something has no place even if it were alone."""
        if names not in self._names:
            towns = self.board.cities
            self._names[names] = [list(self._name_places(town, names)) for town in towns]
        if costs not in self._costs:
            numbers = range(len(self.lines))
            self._costs[costs] = [list(self._cost_places(number, costs)) for number in numbers]
        cities, ways = self._names[names], self._costs[costs]
        if not all(cities) or not all(ways):
            return None
        return [Thing(places) for places in cities], [Thing(places) for places in ways]

    def _name_places(self, city: Any, scale: float) -> Iterator[Place]:
        drawn = self.drawing.cities[city.id]
        width, height = text_width(city.name, LABEL_SIZE * scale), LABEL_HEIGHT * scale
        x, y = drawn.at
        reach = (x - width - FAR, y - height - FAR, x + width + FAR, y + height + FAR)
        others = [one.at for one in self.drawing.cities.values() if _holds(reach, one.at)]
        lines = [
            inside
            for line in self.lines
            if (inside := [point for point in line if _holds(reach, point)])
        ]
        for align, (x, y), dislike in self._around(drawn.at, drawn.label, width, height):
            left = x + {"left": 0.0, "center": -width / 2, "right": -width}[align]
            box = (left, y - height / 2, left + width, y + height / 2)
            gap = self._gap(box, drawn.at)
            if not GAP <= gap < FARTHEST or self._is_blocked(box, others):
                continue
            box = (left - BESIDE, box[1], left + width + BESIDE, box[3])
            crossed = sum(any(_holds(box, point) for point in line) for line in lines)
            away = AWAY * math.dist((left + width / 2, y), self._home(drawn, width)) / 15
            told = {"label": [round(x, 1), round(y, 1)], "align": align}
            yield Place(box, dislike + away + CROSSED * crossed, told)

    @staticmethod
    def _home(drawn: Any, width: float) -> Point:
        shift = {"left": width / 2, "center": 0.0, "right": -width / 2}[drawn.align]
        return drawn.label[0] + shift, drawn.label[1]

    def _around(
        self, at: Point, label: Point, width: float, height: float
    ) -> Iterator[tuple[str, Point, float]]:
        wide, high = (HALL.width() / 2, HALL.height() / 2) if self.hall else (CITY_RADIUS,) * 2
        x, y = at
        for align, edge in (("left", x + wide), ("right", x - wide)):
            towards = 1 if align == "left" else -1
            for part in range(-10, 11):
                for near in (-9.0, -6.0, -3.0, 0.0, 2.0, 4.0):
                    place = edge + towards * near, y + part / 10 * (high + height / 2)
                    yield align, place, 0.5
        for level in (-1, 1):
            for near in (-4.0, -2.0, 0.0, 1.0, 3.0):
                middle = y + level * (high + height / 2 + near)
                for part in range(-10, 11):
                    yield "center", (x + part / 10 * (width / 2 + wide * 0.6), middle), 0.0

    def _cost_places(self, number: int, scale: float) -> Iterator[Place]:
        home = self.drawing.connections[number].pill
        for x, y in (home, *self.lines[number][4:-4]):
            box = (
                *(x + PILL.left() * scale, y + PILL.top() * scale),
                *(x + PILL.right() * scale, y + PILL.bottom() * scale),
            )
            if not self._is_blocked(box, [place.at for place in self.drawing.cities.values()]):
                yield Place(box, math.dist((x, y), home) / 6, [round(x, 1), round(y, 1)])

    def _is_blocked(self, box: Box, cities: list[Point]) -> bool:
        """By a city, or by the frame."""
        wide, high = self.drawing.size
        if min(box[0], box[1], wide - box[2], high - box[3]) < ROUNDED:
            return True
        return any(self._gap(box, at) < ROUNDED for at in cities)

    def _gap(self, box: Box, at: Point) -> float:
        """Between a box and a city."""
        wide, high = (HALL.width() / 2, HALL.height() / 2) if self.hall else (0.0, 0.0)
        dx = max(box[0] - at[0], at[0] - box[2]) - wide
        dy = max(box[1] - at[1], at[1] - box[3]) - high
        if max(dx, dy) < 0:
            return max(dx, dy) - CITY_RADIUS
        return math.hypot(max(dx, 0.0), max(dy, 0.0)) - (0.0 if self.hall else CITY_RADIUS)


def _curve(a: Point, b: Point, bend: Point | None) -> list[Point]:
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) if bend is None else bend
    parts = [number / POINTS for number in range(POINTS + 1)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * middle[0] + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * middle[1] + t * t * b[1],
        )
        for t in parts
    ]


def _holds(box: Box, point: Point) -> bool:
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def settle(things: list[Thing], seed: int) -> bool:
    """By simulated annealing; whether nothing lies on anything."""
    around = [
        tuple(
            pick(place.box[side] for place in thing.places)
            for side, pick in enumerate((min, min, max, max))
        )
        for thing in things
    ]
    for number, one in enumerate(things):
        one.near = [
            two
            for other, two in enumerate(things)
            if other != number and _share(around[number], around[other]) > -1  # type: ignore[arg-type]
        ]
    chance = random.Random(seed)
    for move in range(MOVES):
        heat = HOT * (COLD / HOT) ** (move / MOVES)
        thing = chance.choice(things)
        place = chance.choice(thing.places)
        worse = thing.cost(place) - thing.cost(thing.chosen)
        if worse <= 0 or chance.random() < math.exp(-worse / heat):
            thing.chosen = place
    for _ in range(3):
        for thing in things:
            thing.chosen = min(thing.places, key=thing.cost)
    return all(thing.is_free for thing in things)


def fitted(sheet: Sheet, names: float, costs: float) -> dict[str, Any] | None:
    """Places for names and costs of this size, with as few lines across names as were found."""
    best, least = None, math.inf
    for seed in range(SEEDS):
        found = sheet.things(names, costs)
        if found is None:
            return None
        cities, ways = found
        if settle([*cities, *ways], seed):
            total = sum(thing.chosen.dislike for thing in (*cities, *ways))
            if total < least:
                least = total
                best = {
                    "names": names,
                    "costs": costs,
                    "cities": {
                        city.id: thing.chosen.told
                        for city, thing in zip(sheet.board.cities, cities, strict=True)
                    },
                    "pills": [thing.chosen.told for thing in ways],
                }
        elif best is None and seed + 1 >= TRIES:
            return None
    return best


def largest(sheet: Sheet) -> dict[str, Any]:
    """The largest names beside costs that are at least a little larger, then the largest costs."""
    for names in NAMES:
        found = fitted(sheet, names, LEAST_COSTS)
        if found is not None:
            better = (fitted(sheet, names, costs) for costs in COSTS)
            return next((one for one in better if one is not None), found)
    raise ValueError(f"{sheet.board.id}: no room for larger names")


def write(board: str, large: dict[str, Any]) -> None:
    """As the last entry of the drawing."""
    path = DRAWINGS / f"{board}.json"
    text = path.read_text("utf-8")
    head = text[: text.index(',\n "large"')] if '\n "large"' in text else text[: text.rindex("\n}")]
    short = json.dumps(large, ensure_ascii=False, separators=(",", ":"))
    json.loads(text := head + f',\n "large": {short}' + "\n}\n")
    path.write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("boards", nargs="*", default=[])
    application = QGuiApplication([])
    for board in parser.parse_args().boards or board_ids():
        found = largest(Sheet(load_board(board), load_drawing(board)))
        write(board, found)
        print(board, "names", found["names"], "costs", found["costs"])
    del application


if __name__ == "__main__":
    main()
