"""Editions are data: mistakes in one are told in words, and a board names its changes only."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from powergrid_qt.engine import SetupError, edition_ids, load_board
from powergrid_qt.engine import edition as edition_module
from powergrid_qt.engine.edition import (
    edition_data,
    edition_facts,
    editions_on,
    playable_boards,
    usual_edition,
)
from powergrid_qt.engine.grid.edition import load_grid_edition
from powergrid_qt.engine.outpost.edition import load_outpost_edition
from powergrid_qt.engine.schema import DataError
from powergrid_qt.paths import resources_dir

CACHED = (edition_ids, edition_data, edition_facts, load_grid_edition, load_outpost_edition)
CLASSIC, OUTPOST = "classic-2009", "outpost-2024"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of editions of one's own; the decks are the usual ones."""
    (tmp_path / "editions").mkdir()
    decks = (resources_dir() / "decks.json").read_text(encoding="utf-8")
    (tmp_path / "decks.json").write_text(decks, encoding="utf-8")
    monkeypatch.setattr(edition_module, "resources_dir", lambda: tmp_path)
    for cached in CACHED:
        cached.cache_clear()
    yield tmp_path / "editions"
    for cached in CACHED:
        cached.cache_clear()


def write(folder: Path, data: dict[str, Any]) -> None:
    text = json.dumps(data, ensure_ascii=False)
    (folder / f"{data['id']}.json").write_text(text, encoding="utf-8")


def usual(edition: str) -> dict[str, Any]:
    path = resources_dir() / "editions" / f"{edition}.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_boards_and_editions_are_found_by_looking_into_the_folder() -> None:
    for board in playable_boards():
        assert editions_on(board)
        assert usual_edition(load_board(board)) in editions_on(board)
    assert playable_boards()[0] == "germany", "the classic one is offered first"


def test_a_board_names_only_what_it_changes(written: Path) -> None:
    data = usual(CLASSIC)
    data["boards"]["usa"] = {
        "rules": {"scrap_new": False},
        "fuel_market": {"refill": {"coal": {"2": [1, 2, 3]}}},
        "payout": [5, 6, 7],
    }
    write(written, data)
    germany, usa = (load_grid_edition(CLASSIC, board) for board in ("germany", "usa"))
    assert (germany.scrap_new, usa.scrap_new) == (True, False)
    assert usa.unsold_leaves == germany.unsold_leaves
    coal, oil = usa.fuel_index["coal"], usa.fuel_index["oil"]
    assert usa.scales[coal].refill == {**germany.scales[coal].refill, 2: (1, 2, 3)}
    assert usa.scales[oil] == germany.scales[oil]
    assert usa.income(9) == 7
    assert playable_boards() == tuple(data["boards"])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rules": {"scrap_now": True}}, 'rules: unknown key "scrap_now" (did you mean "scrap_new'),
        ({"rules": {"trust": 1}}, 'rules: "trust" must be true or false, not 1'),
        (
            {"payout": "much"},
            '"payout" must be a list of whole numbers from 0 to 9999, not empty, not "much"',
        ),
        ({"regions": {"2": None}}, 'regions: "2" must be a whole number from 1 to 9999, not null'),
        ({"fuels": ["coal", "peat"]}, 'tokens: "peat" is missing'),
        ({"fuel_market": {"refill": {"oil": {"3": [1]}}}}, "fuel_market.refill.oil: "),
        (
            {"fuel_market": {"places": {"oil": [[1, 30]]}, "start_from": {"oil": 1}}},
            "the market starts with 30 oil, and there are only 24 tokens",
        ),
        ({"fuel_market": {"places": {"oil": []}}}, 'fuel_market.places: "oil" must be a list'),
        ({"refil": {}}, 'unknown key "refil"'),
    ],
)
def test_a_change_that_makes_no_sense_is_told(
    written: Path, changes: dict[str, Any], message: str
) -> None:
    data = usual(CLASSIC)
    data["boards"]["usa"] = changes
    write(written, data)
    with pytest.raises(DataError) as caught:
        load_grid_edition(CLASSIC, "usa")
    assert f"{CLASSIC} on usa: {message}" in str(caught.value)


def test_a_switch_without_its_table_is_told(written: Path) -> None:
    data = usual(OUTPOST)
    del data["labour"]["prices"]
    write(written, data)
    with pytest.raises(DataError, match='labour: "prices" is missing'):
        load_outpost_edition(OUTPOST, "outpost")


@pytest.mark.parametrize(
    ("content", "message"),
    [("{", "no valid JSON"), ('{"id": "mine"}', '"name" is missing'), ("[]", "must be an object")],
)
def test_a_file_that_is_no_edition_is_told(written: Path, content: str, message: str) -> None:
    (written / "mine.json").write_text(content, encoding="utf-8")
    with pytest.raises(DataError, match=message):
        edition_data("mine")


def test_a_board_that_no_edition_knows_is_told() -> None:
    with pytest.raises(SetupError, match='there is no edition for the board "atlantis" yet'):
        usual_edition(replace(load_board("germany"), id="atlantis"))
