"""A small board for tests, and ways to break it."""

import inspect
import re
from collections.abc import Callable
from types import ModuleType
from typing import Any


def small() -> dict[str, Any]:
    """A board with nothing wrong, for the tests to break."""
    return {
        "id": "small",
        "name": "Small",
        "about": "For tests.",
        "regions": [
            {"id": "rhine", "name": "Rhine", "color": "red"},
            {"id": "saar", "name": "Saar", "color": "blue"},
        ],
        "cities": [
            {"id": "aachen", "name": "Aachen", "region": "rhine", "lon": 6.08, "lat": 50.78},
            {"id": "koeln", "name": "Köln", "region": "rhine", "lon": 6.96, "lat": 50.94},
            {"id": "trier", "name": "Trier", "region": "saar", "lon": 6.64, "lat": 49.75},
            {"id": "metz", "name": "Metz", "region": "saar", "lon": 6.18, "lat": 49.12},
        ],
        "connections": [
            {"a": "aachen", "b": "koeln", "cost": 7},
            {"a": "aachen", "b": "trier", "cost": 19},
            {"a": "koeln", "b": "trier", "cost": 20},
            {"a": "trier", "b": "metz", "cost": 0},
        ],
        "metropolises": [{"name": "Moselle", "spaces": ["trier", "metz"]}],
        "uncertain": [{"connection": ["koeln", "trier"], "chosen": 20, "others": [21, None]}],
    }


GONE = object()
Change = tuple[Any, ...]  # the way to a value, and the new value


def broken(changes: tuple[Change, ...]) -> Any:
    data: Any = small()
    for *way, last, value in changes:
        place = data
        for key in way:
            place = place[key]
        if value is GONE:
            del place[last]
        elif isinstance(place, list) and last == len(place):
            place.append(value)
        else:
            place[last] = value
    return data


def told_in(*code: ModuleType | Callable[..., Any]) -> set[str]:
    """The codes of the problems that are told there."""
    return {
        found
        for part in code
        for found in re.findall(r'refuse\(\s*"(\w+)"', inspect.getsource(part))
    }
