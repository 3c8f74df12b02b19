"""The facts that all editions have, read from `resources/editions`."""

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine.card_files import promo_ids
from powergrid_qt.engine.refusals import SetupError, refuse
from powergrid_qt.paths import resources_dir

PLAYER_COUNTS = (2, 3, 4, 5, 6)
USUAL_EDITION = "classic-2009"
"""What is played on boards that have it where nobody says which edition."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    id: str
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
    promo_cards: tuple[str, ...]
    always_in_deck: tuple[str, ...]
    beginner: bool

    def draft_possible(self, players: int) -> bool:
        """With the regions that are always in play there may be nothing left to choose."""
        return self.regions.get(players, 0) > len(self.always_regions)

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


def editions_on(board: str) -> tuple[str, ...]:
    return tuple(edition for edition in edition_ids() if board in edition_data(edition)["boards"])


def usual_edition(board: str) -> str:
    known = editions_on(board)
    if not known:
        raise SetupError(refuse("no_edition", board=board))
    return USUAL_EDITION if USUAL_EDITION in known else known[0]


def playable_boards() -> tuple[str, ...]:
    """In the order in which they are offered: as the editions name them."""
    boards = (board for edition in edition_ids() for board in edition_data(edition)["boards"])
    return tuple(dict.fromkeys(boards))


def merged_data(edition: str, board: str) -> dict[str, Any]:
    """An edition's facts on a board: where a board says something of its own, that counts."""
    data = edition_data(edition)
    boards: Mapping[str, Mapping[str, Any]] = data["boards"]
    if board not in boards:
        known = ", ".join(boards)
        raise SetupError(refuse("unknown_board", edition=edition, board=board, known=known))
    return {**data, **boards[board]}


def boards_with(key: str) -> tuple[str, ...]:
    """The boards on which some edition has this: promo cards, a beginner's game."""
    return tuple(
        board
        for board in playable_boards()
        if any(getattr(edition_facts(edition, board), key) for edition in editions_on(board))
    )


def common_facts(data: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": data["id"],
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
        "promo_cards": promo_ids(data.get("deck")),
        "always_in_deck": tuple(data.get("always_in_deck", ())),
        "beginner": data.get("beginner", False),
    }


@functools.cache
def edition_facts(edition: str, board: str) -> Edition:
    """What all editions have, for those who do not play."""
    return Edition(**common_facts(merged_data(edition, board)))
