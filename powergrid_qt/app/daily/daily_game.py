"""The game of a day: from the date alone, the same everywhere.

What it is drawn from stands in `resources/daily.json`. A later version that wants to draw from
something else adds an entry with the day from which on that holds: games of days before stay as
they are.
"""

import hashlib
import json
from collections.abc import Sequence
from datetime import date
from typing import Any, TypeVar

from powergrid_qt.engine import COLORS, GameConfig, Seat
from powergrid_qt.engine.config import HUMAN, NAMES
from powergrid_qt.paths import resources_dir

T = TypeVar("T")
SEEDS = 2**31


class _Draws:
    """Numbers that follow from a day, one after the other."""

    def __init__(self, day: date) -> None:
        self._day = day
        self._count = 0

    def below(self, limit: int) -> int:
        self._count += 1
        text = f"powergrid-daily {self._day.isoformat()} {self._count}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big") % limit

    def one_of(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]


def daily_game(day: date, name: str) -> GameConfig:
    """`name`: of the person who plays it."""
    source, draws = _source(day), _Draws(day)
    edition, board = draws.one_of(source["tables"])
    count = draws.one_of(source["players"])
    person = draws.below(count)
    names = (other for other in NAMES if other != name)
    seats = []
    for number in range(count):
        level = draws.one_of(source["levels"])  # drawn for the person too: one draw for each seat
        if number == person:
            seats.append(Seat(name, COLORS[number], HUMAN))
        else:
            seats.append(Seat(next(names), COLORS[number], level))
    return GameConfig(edition, board, tuple(seats), draws.below(SEEDS))


def _source(day: date) -> dict[str, Any]:
    entries: list[dict[str, Any]] = json.loads(
        (resources_dir() / "daily.json").read_text(encoding="utf-8")
    )
    return [entry for entry in entries if date.fromisoformat(entry["from"]) <= day][-1]
