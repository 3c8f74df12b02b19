"""What can be wrong with the file of a board, and how to say it.

The files are data that an owner of the game may correct, so the check is strict and its messages
are precise: first the shape of the file, then what it refers to. Each reports all that it finds.
"""

import difflib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

# With at most 100 cities and two-figure costs no way costs as much as network.UNREACHABLE.
MAX_COST = 99
MAX_ENTRIES = {
    "regions": 100,
    "cities": 100,
    "connections": 1000,
    "metropolises": 100,
    "uncertain": 1000,
}
SLOTS = ("plant", "shelter")
STATUSES = ("sourced", "deduced", "reconstructed")
LIMITS = {"lon": 180, "lat": 90, "x": 10_000, "y": 10_000}

Raw = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a board: a code with its values.

    `part` (a list of the file), `number` (from 1) and `label` among the values tell the place.
    """

    code: str
    values: Mapping[str, Any]

    def __str__(self) -> str:
        return _english(self)


class BoardError(Exception):
    """A board cannot be used; `problems` says why."""

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__(source, self.problems)

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {problem}" for problem in self.problems)


ENGLISH = {
    "unknown_board": 'there is no board "{id}"{hint}; there are: {known}',
    "wrong_id": 'the id is "{id}", but after the name of the file it should be "{stem}"',
    "missing_file": "there is no such file",
    "unreadable": "the file cannot be read ({reason})",
    "too_large": "the file has {size} bytes, at most {limit} are read",
    "bad_encoding": "the file is not UTF-8 text (byte {position})",
    "truncated": "line {line}, column {column}: the file ends too early",
    "not_json": "line {line}, column {column}: this is not JSON ({reason})",
    "too_deep": "the file is nested too deeply",
    "long_number": "the file holds a number with too many digits",
    "doubled_key": 'the key "{key}" is given twice in the same place',
    "not_object": "a board must be an object, not {found}",
    "missing_key": '{where}"{key}" is missing',
    "unknown_key": '{where}unknown key "{key}"{hint}',
    "wrong_type": '{where}"{key}" must be {expected}, not {found}',
    "wrong_entry": "{where}must be an object, not {found}",
    "wrong_value": '{where}"{key}" must be {expected}, not {found}',
    "wrong_cost": '{where}"{key}" must be {expected}, not {found}',
    "wrong_object": '{where}"{key}" must be {expected}',
    "empty_list": '"{key}" must not be empty',
    "long_list": '"{key}" has {count} entries, at most {limit} are possible',
    "doubled_region": '{where}the id "{value}" already belongs to region {first}',
    "doubled_city": '{where}the id "{value}" already belongs to city {first}',
    "doubled_name": '{where}the name "{value}" already belongs to city {first}',
    "empty_region": "{where}no city lies in it",
    "unknown_region": '{where}there is no region "{id}"{hint}',
    "wrong_position": '{where}needs either "lon" and "lat" or "x" and "y"',
    "far_position": '{where}"{key}" must lie between -{limit} and {limit}',
    "mixed_positions": 'some cities have "lon" and "lat", others "x" and "y"',
    "mixed_slots": 'some cities have a "slot", others none (city {number}: {label})',
    "unknown_city": '{where}there is no city "{id}"{hint}',
    "self_connection": "{where}a city cannot be connected with itself",
    "doubled_connection": "{where}connection {first} already joins these cities",
    "mixed_costs": 'some connections have a "cost", others none (connection {number}: {label})',
    "tile_count": "{tiles} tiles for {connections} connections without a cost",
    "small_metropolis": "{where}needs at least two different cities",
    "unknown_connection": "{where}there is no such connection",
    "uncertain_cost": "{where}{chosen} was chosen, but the connection costs {cost}",
    "board_split": "the board falls into {parts} parts; cut off: {cities}",
    "region_isolated": "{where}no connection leads to another region",
    "region_split": "{where}cut off from the rest of the region: {cities}",
    "metropolis_apart": "{where}its cities are not joined by connections of cost 0",
}
_PLACES = {
    "regions": "region",
    "cities": "city",
    "connections": "connection",
    "metropolises": "metropolis",
    "uncertain": "uncertain connection",
    "tiles": "tiles",
}
_KIND_NAMES = {
    "text": "text (not empty)",
    "said": 'text, or an object like {"en": "text", "de": "Text"}, with "en"',
    "notes": 'a list of texts, or of objects like {"en": "text", "de": "Text"}, with "en"',
    "number": "a number",
    "list": "a list",
    "object": "an object",
    "texts": "a list of texts",
    "pair": "a list of two texts",
    "cost": f"a whole number from 0 to {MAX_COST}",
    "readings": f"a list of whole numbers from 0 to {MAX_COST} or null",
    "status": " or ".join(f'"{status}"' for status in STATUSES),
    "statuses": f"an object with values {', '.join(STATUSES)}",
    "slot": " or ".join(f'"{slot}"' for slot in SLOTS),
    "tiles": f'an object like {{"3": 4}}: costs from 0 to {MAX_COST}, and how many tiles of each',
}


def _english(problem: Problem) -> str:
    values = dict(problem.values)
    if "part" in values:
        number = f" {values['number']}" if values["number"] else ""
        label = f" ({values['label']})" if values["label"] else ""
        values["where"] = f"{_PLACES[values['part']]}{number}{label}: "
    values.setdefault("where", "")
    if "expected" in values:
        values["expected"] = _KIND_NAMES[values["expected"]]
    if "found" in values:
        values["found"] = _shown(values["found"])
    if "cities" in values:
        values["cities"] = ", ".join(values["cities"])
    hint = values.get("hint")
    values["hint"] = f' (did you mean "{hint}"?)' if hint else ""
    return ENGLISH[problem.code].format_map(values)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        items = ("..." if isinstance(item, list) else _shown(item) for item in value)
        text = f"[{', '.join(items)}]"
    else:
        text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:60]}..."


def raise_any(problems: Iterable[Problem], source: str) -> None:
    found = tuple(problems)
    if found:
        raise BoardError(source, found)


def closest(word: str, known: Iterable[str]) -> str | None:
    """What was probably meant by `word`, for "did you mean"."""
    by_lower = {name.lower(): name for name in known}
    matches = difflib.get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[matches[0]] if matches else None


# --- the shape of the file -----------------------------------------------------------------


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_said(value: object) -> bool:
    """Text, or text in several languages."""
    return _is_text(value) or (
        isinstance(value, dict) and "en" in value and _is_texts([*value.values()])
    )


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(_is_text(item) for item in value)


def _is_cost(value: object) -> bool:
    return type(value) is int and 0 <= value <= MAX_COST  # type(): true is no cost


def _is_readings(value: object) -> bool:
    return isinstance(value, list) and all(item is None or _is_cost(item) for item in value)


def _is_statuses(value: object) -> bool:
    return isinstance(value, dict) and all(item in STATUSES for item in value.values())


_TILE_COSTS = {str(cost) for cost in range(MAX_COST + 1)}


def _is_tile(cost: str, count: object) -> bool:
    return cost in _TILE_COSTS and type(count) is int and count > 0


def _is_tiles(value: object) -> bool:
    return isinstance(value, dict) and all(_is_tile(*item) for item in value.items())


_KINDS: dict[str, Callable[[Any], bool]] = {
    "text": _is_text,
    "said": _is_said,
    "notes": lambda value: isinstance(value, list) and all(map(_is_said, value)),
    "number": lambda value: type(value) in (int, float),
    "list": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
    "texts": _is_texts,
    "pair": lambda value: _is_texts(value) and len(value) == 2,
    "cost": _is_cost,
    "readings": _is_readings,
    "status": lambda value: value in STATUSES,
    "statuses": _is_statuses,
    "slot": lambda value: value in SLOTS,
    "tiles": _is_tiles,
}
_CODES = {
    "cost": "wrong_cost",
    "status": "wrong_value",
    "slot": "wrong_value",
    "statuses": "wrong_object",
    "tiles": "wrong_object",
}
# The keys of each part of a file with the kinds of their values; "?": may be missing.
# `legend` and `grid` explain a file to its reader and are not used.
_BOARD = {
    "id": "text",
    "name": "said",
    "line": "said?",
    "notes": "notes?",
    "about": "said",
    "regions": "list",
    "cities": "list",
    "connections": "list",
    "metropolises": "list?",
    "uncertain": "list?",
    "tiles": "object?",
    "status": "status?",
    "facts": "statuses?",
    "legend": "object?",
    "grid": "text?",
}
_PARTS = {
    "regions": {"id": "text", "name": "text", "color": "text", "status": "status?"},
    "cities": {
        "id": "text",
        "name": "text",
        "region": "text",
        "lon": "number?",
        "lat": "number?",
        "x": "number?",
        "y": "number?",
        "slot": "slot?",
        "status": "status?",
    },
    "connections": {"a": "text", "b": "text", "cost": "cost?", "status": "status?"},
    "metropolises": {"name": "text", "spaces": "texts"},
    "uncertain": {"connection": "pair", "chosen": "cost", "others": "readings"},
}
_TILES = {"values": "tiles", "status": "statuses?"}


def shape_problems(data: object) -> Iterator[Problem]:
    if not isinstance(data, dict):
        yield Problem("not_object", {"found": data})
        return
    yield from _key_problems(data, _BOARD, {})
    for part in _PARTS:
        if isinstance(data.get(part), list):
            yield from _list_problems(data[part], part)
    if isinstance(data.get("tiles"), dict):
        yield from _key_problems(data["tiles"], _TILES, place("tiles", 0, {}))


def _list_problems(rows: list[object], part: str) -> Iterator[Problem]:
    if not rows and not _BOARD[part].endswith("?"):
        yield Problem("empty_list", {"key": part})
    if len(rows) > MAX_ENTRIES[part]:
        values = {"key": part, "count": len(rows), "limit": MAX_ENTRIES[part]}
        yield Problem("long_list", values)
        return
    for number, row in enumerate(rows, 1):
        if isinstance(row, dict):
            yield from _key_problems(row, _PARTS[part], place(part, number, row))
        else:
            yield Problem("wrong_entry", {**place(part, number, {}), "found": row})


def _key_problems(row: Raw, keys: Mapping[str, str], where: Raw) -> Iterator[Problem]:
    for key, kind in keys.items():
        if key not in row:
            if not kind.endswith("?"):
                yield Problem("missing_key", {**where, "key": key})
        elif not _KINDS[kind := kind.removesuffix("?")](row[key]):
            values = {**where, "key": key, "expected": kind, "found": row[key]}
            yield Problem(_CODES.get(kind, "wrong_type"), values)
    for key in sorted(row.keys() - keys.keys()):
        yield Problem("unknown_key", {**where, "key": key, "hint": closest(key, keys)})


def place(part: str, number: int, row: Raw) -> Raw:
    """The values that tell where in a file a problem lies."""
    pair = row.get("connection", [row.get("a"), row.get("b")])
    names: list[Any] = pair if _is_texts(pair) else [row.get("id", row.get("name"))]
    label = " - ".join(names) if _is_texts(names) else ""
    return {"part": part, "number": number, "label": label}


# --- what it refers to ---------------------------------------------------------------------


def reference_problems(data: Raw) -> Iterator[Problem]:
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


def _places(data: Raw, part: str) -> Iterator[tuple[Raw, Raw]]:
    """The rows of a part, each with its place."""
    for number, row in enumerate(data.get(part, ()), 1):
        yield row, place(part, number, row)


def _doubles(data: Raw, part: str, key: str, code: str) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for row, where in _places(data, part):
        number = first.setdefault(row[key], where["number"])
        if number != where["number"]:
            yield Problem(code, {**where, "value": row[key], "first": number})


def _region_problems(data: Raw) -> Iterator[Problem]:
    used = {city["region"] for city in data["cities"]}
    for region, where in _places(data, "regions"):
        if region["id"] not in used:
            yield Problem("empty_region", where)


def _city_problems(data: Raw) -> Iterator[Problem]:
    regions = [region["id"] for region in data["regions"]]
    systems = set()
    for city, where in _places(data, "cities"):
        if city["region"] not in regions:
            hint = closest(city["region"], regions)
            yield Problem("unknown_region", {**where, "id": city["region"], "hint": hint})
        system = tuple(key for key in LIMITS if key in city)
        systems.add(system)
        if system not in (("lon", "lat"), ("x", "y")):
            yield Problem("wrong_position", where)
        for key in system:
            if not -LIMITS[key] <= city[key] <= LIMITS[key]:  # not a number is nowhere, too
                yield Problem("far_position", {**where, "key": key, "limit": LIMITS[key]})
    if {("lon", "lat"), ("x", "y")} <= systems:
        yield Problem("mixed_positions", {})
    yield from _mixture(data, "cities", "slot", "mixed_slots")


def _mixture(data: Raw, part: str, key: str, code: str) -> Iterator[Problem]:
    """Rows that have a key which others lack; names the first of the smaller group."""
    with_key = [where for row, where in _places(data, part) if key in row]
    without = [where for row, where in _places(data, part) if key not in row]
    if with_key and without:
        yield Problem(code, min(with_key, without, key=len)[0])


def _unknown_cities(data: Raw, names: Iterable[str], where: Raw) -> Iterator[Problem]:
    known = [city["id"] for city in data["cities"]]
    for name in names:
        if name not in known:
            yield Problem("unknown_city", {**where, "id": name, "hint": closest(name, known)})


def _connection_problems(data: Raw) -> Iterator[Problem]:
    first: dict[frozenset[str], int] = {}
    for row, where in _places(data, "connections"):
        ends = frozenset((row["a"], row["b"]))
        yield from _unknown_cities(data, sorted(ends), where)
        if len(ends) == 1:
            yield Problem("self_connection", where)
        number = first.setdefault(ends, where["number"])
        if number != where["number"]:
            yield Problem("doubled_connection", {**where, "first": number})


def _cost_problems(data: Raw) -> Iterator[Problem]:
    mixture = list(_mixture(data, "connections", "cost", "mixed_costs"))
    yield from mixture
    open_costs = sum("cost" not in connection for connection in data["connections"])
    tiles = sum(data["tiles"]["values"].values()) if "tiles" in data else 0
    if not mixture and tiles != open_costs:
        yield Problem("tile_count", {"tiles": tiles, "connections": open_costs})


def _metropolis_problems(data: Raw) -> Iterator[Problem]:
    for row, where in _places(data, "metropolises"):
        yield from _unknown_cities(data, row["spaces"], where)
        if len(set(row["spaces"])) < 2:
            yield Problem("small_metropolis", where)


def _uncertain_problems(data: Raw) -> Iterator[Problem]:
    costs = {frozenset((row["a"], row["b"])): row.get("cost") for row in data["connections"]}
    for row, where in _places(data, "uncertain"):
        ends = frozenset(row["connection"])
        if ends not in costs:
            yield Problem("unknown_connection", where)
        elif costs[ends] != row["chosen"]:
            yield Problem("uncertain_cost", {**where, "chosen": row["chosen"], "cost": costs[ends]})
