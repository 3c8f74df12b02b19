"""Recorded games with the state after every move come out alike, now and in later versions.

Most were made by a program of its own that follows the same rules, with fixed set-ups; the
`seeded-*` games by the first version of this engine, from their seeds alone.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from powergrid_qt.engine import edition_ids
from powergrid_qt.engine.record import parse_record, record_from_json, record_text, replay

GAMES = Path(__file__).parents[1] / "games"
AS_SETS = {"plants", "cities", "cards", "reserve", "shelters", "technologies", "houses"}
"""The order in these lists does not matter."""


def load(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(gzip.decompress((GAMES / name).read_bytes()))
    return data


def essence(value: Any, key: str = "") -> Any:
    """What counts in comparing states: a missing key is the same as null, false or empty."""
    if isinstance(value, dict):
        inner = {name: essence(item, name) for name, item in value.items()}
        return {name: item for name, item in inner.items() if item not in (None, False, [], {})}
    if isinstance(value, list):
        items = [essence(item) for item in value]
        return sorted(items, key=str) if key in AS_SETS else items
    return value


@pytest.mark.parametrize("name", sorted(path.name for path in GAMES.glob("*.json.gz")))
def test_recorded_game_comes_out_alike(name: str) -> None:
    data = load(name)
    record = record_from_json(data["record"])
    positions = [essence(game.snapshot()) for game in replay(record)]
    assert len(positions) == len(data["states"])
    for number, (found, told) in enumerate(zip(positions, data["states"], strict=True)):
        expected = essence({key: value for key, value in told.items() if key != "n"})
        assert {key: found.get(key) for key in expected} == expected, f"state {number}"


def test_all_editions_are_recorded() -> None:
    editions = {load(path.name)["record"]["edition"] for path in GAMES.glob("seeded-*.json.gz")}
    assert editions == set(edition_ids())


@pytest.mark.parametrize("name", ["europe-2p-1.json.gz", "outpost-4p-eager-075.json.gz"])
def test_a_record_survives_writing_and_reading(name: str) -> None:
    record = record_from_json(load(name)["record"])
    assert parse_record(record_text(record)) == record
