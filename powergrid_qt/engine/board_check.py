"""What can be wrong with the file of a board.

The files are data that an owner of the game may correct, so the check is strict and its messages
are precise: first the shape of the file, then what it refers to. Each reports all that it finds.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from powergrid_qt.engine.refusals import DataPlace, Refusal, refuse
from powergrid_qt.engine.schema import (
    LIST,
    NOTES,
    NUMBER,
    OBJECT,
    PAIR,
    SAID,
    TEXT,
    TEXTS,
    Kind,
    Raw,
    Shape,
    all_of,
    closest,
    is_said,
    is_text,
    is_whole,
    one_of,
    problems_of,
)
from powergrid_qt.engine.texts import QT_TRANSLATE_NOOP

# With at most 100 cities and two-figure costs no way costs as much as network.UNREACHABLE.
MAX_COST = 99
MAX_ENTRIES = {
    "regions": 20,  # the ways to choose five of them are all looked at
    "cities": 100,
    "connections": 1000,
    "metropolises": 100,
    "uncertain": 1000,
}
LIMITS = {"lon": 180, "lat": 90, "x": 10_000, "y": 10_000}
REGION_COLORS = (
    *("green", "brown", "red", "yellow", "blue"),
    *("purple", "cyan", "orange", "olive"),
)
"""What painters know to tint an area with."""


# --- the shape of the file -----------------------------------------------------------------


def _is_cost(value: object) -> bool:
    return is_whole(value) and 0 <= value <= MAX_COST  # type: ignore[operator]


def _is_tile(cost: str, count: object) -> bool:
    return cost in _TILE_COSTS and is_whole(count) and count > 0  # type: ignore[operator]


def _is_short(text: str) -> bool:
    return len(text) <= LONGEST_NAME


def _texts(said: Any) -> Iterable[str]:
    return said.values() if isinstance(said, dict) else (said,)


_TILE_COSTS = {str(cost) for cost in range(MAX_COST + 1)}
MOST_HOUSES = 3
"""The most houses in a city: it has room for one more with each step."""
LONGEST_NAME = 40
"""What there is room for on a map, in a heading and on a button."""
NAME = Kind(
    QT_TRANSLATE_NOOP("Kinds", "text of at most 40 letters (not empty)"),
    lambda value: is_text(value) and _is_short(value),
)
SAID_NAME = Kind(
    QT_TRANSLATE_NOOP(
        "Kinds",
        'text of at most 40 letters, or an object like {"en": "text", "de": "Text"}, with "en"',
    ),
    lambda value: is_said(value) and all(map(_is_short, _texts(value))),
)
SLOT = one_of("plant", "shelter")
HOUSES = Kind(
    QT_TRANSLATE_NOOP("Kinds", "1, 2 or 3"),
    lambda value: is_whole(value) and 1 <= value <= MOST_HOUSES,
)
STATUS = one_of("sourced", "deduced", "reconstructed")
STATUSES = Kind(
    QT_TRANSLATE_NOOP("Kinds", "an object with values “sourced”, “deduced”, “reconstructed”"),
    lambda value: isinstance(value, dict) and all(map(STATUS.fits, value.values())),
)
COST = Kind(QT_TRANSLATE_NOOP("Kinds", "a whole number from 0 to 99"), _is_cost)
READINGS = Kind(
    QT_TRANSLATE_NOOP("Kinds", "a list of whole numbers from 0 to 99 or null"),
    all_of(lambda item: item is None or _is_cost(item)),
)
TILES = Kind(
    QT_TRANSLATE_NOOP(
        "Kinds", 'an object like {"3": 4}: costs from 0 to 99, and how many tiles of each'
    ),
    lambda value: isinstance(value, dict) and all(_is_tile(*item) for item in value.items()),
)
EDITIONS = Kind(
    QT_TRANSLATE_NOOP(
        "Kinds", 'an object like {"classic-2009": {}}: editions, and changes to each'
    ),
    lambda value: isinstance(value, dict) and bool(value) and all(map(OBJECT.fits, value.values())),
)
CHANGES = Kind(
    QT_TRANSLATE_NOOP("Kinds", 'an object like {"always": {}, "classic": {}}: changes by deck'),
    lambda value: isinstance(value, dict) and all(map(OBJECT.fits, value.values())),
)
FUEL_NAMES = Kind(
    QT_TRANSLATE_NOOP("Kinds", 'an object like {"garbage": "biogas"}: fuels, and their names here'),
    lambda value: isinstance(value, dict) and all(map(SAID_NAME.fits, value.values())),
)
# `legend` and `grid` explain a file to its reader and are not used.
_BOARD: Shape = {
    "id": TEXT,
    "name": SAID_NAME,
    "line?": SAID,
    "notes?": NOTES,
    "fuel_names?": FUEL_NAMES,
    "sure?": SAID,
    "about": SAID,
    "regions": LIST,
    "cities": LIST,
    "connections": LIST,
    "metropolises?": LIST,
    "uncertain?": LIST,
    "tiles?": {"values": TILES, "status?": STATUSES},
    "status?": STATUS,
    "facts?": STATUSES,
    "changes?": CHANGES,
    "editions?": EDITIONS,
    "legend?": OBJECT,
    "grid?": TEXT,
}
_PARTS: Mapping[str, Shape] = {
    "regions": {"id": TEXT, "name": SAID_NAME, "color": one_of(*REGION_COLORS), "status?": STATUS},
    "cities": {
        "id": TEXT,
        "name": NAME,
        "region": TEXT,
        **dict.fromkeys((f"{key}?" for key in LIMITS), NUMBER),
        "slot?": SLOT,
        "houses?": HOUSES,
        "status?": STATUS,
    },
    "connections": {"a": TEXT, "b": TEXT, "cost?": COST, "extra?": COST, "status?": STATUS},
    "metropolises": {"name": TEXT, "spaces": TEXTS},
    "uncertain": {"connection": PAIR, "chosen": COST, "others": READINGS},
}
_PLACES = {
    "regions": QT_TRANSLATE_NOOP("Places", "region"),
    "cities": QT_TRANSLATE_NOOP("Places", "city"),
    "connections": QT_TRANSLATE_NOOP("Places", "connection"),
    "metropolises": QT_TRANSLATE_NOOP("Places", "metropolis"),
    "uncertain": QT_TRANSLATE_NOOP("Places", "uncertain connection"),
}


def shape_problems(data: object) -> Iterator[Refusal]:
    yield from problems_of(data, _BOARD)
    for part in _PARTS:
        if isinstance(data, dict) and isinstance(data.get(part), list):
            yield from _list_problems(data[part], part)


def _list_problems(rows: list[object], part: str) -> Iterator[Refusal]:
    if not rows and part in _BOARD:
        yield refuse("empty_list", key=part)
    if len(rows) > MAX_ENTRIES[part]:
        yield refuse("long_list", key=part, count=len(rows), limit=MAX_ENTRIES[part])
        return
    for number, row in enumerate(rows, 1):
        yield from problems_of(row, _PARTS[part], place(part, number, row))


def place(part: str, number: int, row: object) -> DataPlace:
    row = row if isinstance(row, dict) else {}
    pair = row.get("connection", [row.get("a"), row.get("b")])
    names: list[Any] = pair if TEXTS.fits(pair) else [row.get("id", row.get("name"))]
    return DataPlace(_PLACES[part], number, " - ".join(names) if TEXTS.fits(names) else "")


# --- what it refers to ---------------------------------------------------------------------


def reference_problems(data: Raw) -> Iterator[Refusal]:
    """Problems of a file whose shape is right."""
    yield from _doubles(data, "regions", "id", "doubled_region")
    yield from _doubles(data, "cities", "id", "doubled_city")
    yield from _doubles(data, "cities", "name", "doubled_name")
    yield from _region_problems(data)
    yield from _city_problems(data)
    yield from _connection_problems(data)
    yield from _cost_problems(data)
    yield from _metropolis_problems(data)
    yield from _uncertain_problems(data)


def _places(data: Raw, part: str) -> Iterator[tuple[Raw, DataPlace]]:
    """The rows of a part, each with its place."""
    for number, row in enumerate(data.get(part, ()), 1):
        yield row, place(part, number, row)


def _doubles(data: Raw, part: str, key: str, code: str) -> Iterator[Refusal]:
    first: dict[str, int] = {}
    for row, where in _places(data, part):
        number = first.setdefault(row[key], where.number)
        if number != where.number:
            yield refuse(code, where=where, value=row[key], first=number)


def _region_problems(data: Raw) -> Iterator[Refusal]:
    used = {city["region"] for city in data["cities"]}
    for region, where in _places(data, "regions"):
        if region["id"] not in used:
            yield refuse("empty_region", where=where)


def _city_problems(data: Raw) -> Iterator[Refusal]:
    regions = [region["id"] for region in data["regions"]]
    systems = set()
    for city, where in _places(data, "cities"):
        if city["region"] not in regions:
            hint = closest(city["region"], regions)
            yield refuse("no_region", where=where, region=city["region"], hint=hint)
        system = tuple(key for key in LIMITS if key in city)
        systems.add(system)
        if system not in (("lon", "lat"), ("x", "y")):
            yield refuse("wrong_position", where=where)
        for key in system:
            if not -LIMITS[key] <= city[key] <= LIMITS[key]:  # not a number is nowhere, too
                yield refuse("far_position", where=where, key=key, limit=LIMITS[key])
    if {("lon", "lat"), ("x", "y")} <= systems:
        yield refuse("mixed_positions")
    yield from _mixture(data, "cities", "slot", "mixed_slots")


def _mixture(data: Raw, part: str, key: str, code: str) -> Iterator[Refusal]:
    """Rows that have a key which others lack; names the first of the smaller group."""
    with_key = [where for row, where in _places(data, part) if key in row]
    without = [where for row, where in _places(data, part) if key not in row]
    if with_key and without:
        yield refuse(code, where=min(with_key, without, key=len)[0])


def _unknown_cities(data: Raw, names: Iterable[str], where: DataPlace) -> Iterator[Refusal]:
    known = [city["id"] for city in data["cities"]]
    for name in names:
        if name not in known:
            yield refuse("no_city", where=where, city=name, hint=closest(name, known))


def _connection_problems(data: Raw) -> Iterator[Refusal]:
    first: dict[frozenset[str], int] = {}
    for row, where in _places(data, "connections"):
        ends = frozenset((row["a"], row["b"]))
        yield from _unknown_cities(data, sorted(ends), where)
        if len(ends) == 1:
            yield refuse("self_connection", where=where)
        number = first.setdefault(ends, where.number)
        if number != where.number:
            yield refuse("doubled_connection", where=where, first=number)


def _cost_problems(data: Raw) -> Iterator[Refusal]:
    mixture = list(_mixture(data, "connections", "cost", "mixed_costs"))
    yield from mixture
    open_costs = sum("cost" not in connection for connection in data["connections"])
    tiles = sum(data["tiles"]["values"].values()) if "tiles" in data else 0
    if not mixture and tiles != open_costs:
        yield refuse("tile_count", tiles=tiles, connections=open_costs)
    dearest = max(map(int, data["tiles"]["values"]), default=0) if "tiles" in data else 0
    for row, where in _places(data, "connections"):
        if row.get("cost", dearest) + row.get("extra", 0) > MAX_COST:
            yield refuse("too_dear", where=where, limit=MAX_COST)


def _metropolis_problems(data: Raw) -> Iterator[Refusal]:
    for row, where in _places(data, "metropolises"):
        yield from _unknown_cities(data, row["spaces"], where)
        if len(set(row["spaces"])) < 2:
            yield refuse("small_metropolis", where=where)


def _uncertain_problems(data: Raw) -> Iterator[Refusal]:
    costs = {frozenset((row["a"], row["b"])): row.get("cost") for row in data["connections"]}
    for row, where in _places(data, "uncertain"):
        ends = frozenset(row["connection"])
        if ends not in costs:
            yield refuse("no_connection", where=where)
        elif costs[ends] != row["chosen"]:
            yield refuse("uncertain_cost", where=where, chosen=row["chosen"], cost=costs[ends])
