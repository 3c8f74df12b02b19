"""The facts that all editions have, read from `resources/editions`."""

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine.refusals import SetupError, refuse
from powergrid_qt.paths import resources_dir

PLAYER_COUNTS = (2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    id: str
    name: str
    game: str
    start_money: int
    houses: int
    slots: tuple[int, ...]
    payout: tuple[int, ...]
    regions: Mapping[int, int]
    """How many regions are in play, by number of players like the tables below."""
    always_regions: tuple[str, ...]
    step2_cities: Mapping[int, int]
    end_cities: Mapping[int, int]
    places: int
    current: int
    places_step3: int
    trust: bool

    def income(self, cities: int) -> int:
        return self.payout[min(cities, len(self.payout) - 1)]


def by_players(table: Mapping[str, Any]) -> dict[int, Any]:
    return {players: table[str(players)] for players in PLAYER_COUNTS}


@functools.cache
def edition_ids() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (resources_dir() / "editions").glob("*.json")))


@functools.cache
def edition_data(edition: str) -> Mapping[str, Any]:
    """An edition's file; what a board changes stays under `boards`."""
    if edition not in edition_ids():
        known = ", ".join(edition_ids())
        raise SetupError(refuse("unknown_edition", edition=edition, known=known))
    path = resources_dir() / "editions" / f"{edition}.json"
    data: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def merged_data(edition: str, board: str) -> dict[str, Any]:
    """An edition's facts on a board: where a board says something of its own, that counts."""
    data = edition_data(edition)
    boards: Mapping[str, Mapping[str, Any]] = data["boards"]
    if board not in boards:
        known = ", ".join(boards)
        raise SetupError(refuse("unknown_board", edition=edition, board=board, known=known))
    return {**data, **boards[board]}


def common_facts(data: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": data["id"],
        "name": data["name"],
        "game": data["game"],
        "start_money": data["start_money"],
        "houses": data["houses"],
        "slots": tuple(data["slots"]),
        "payout": tuple(data["payout"]),
        "regions": by_players(data["regions"]),
        "always_regions": tuple(data.get("always_regions", ())),
        "step2_cities": by_players(data["step2_cities"]),
        "end_cities": by_players(data["end_cities"]),
        "places": data["market"]["places"],
        "current": data["market"]["current"],
        "places_step3": data["market"]["places_step3"],
        "trust": data["rules"]["trust"],
    }
