"""Games of every released version come out alike in this one."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from powergrid_qt.engine import Note, read_record
from powergrid_qt.engine.edition import edition_data, edition_ids
from powergrid_qt.engine.moves import Reason
from powergrid_qt.engine.record import RULES, parse_record, playable_part, record_text, replay
from powergrid_qt.paths import PACKED
from tests.frozen_games import GAMES, STATES, THIS_VERSION, digest

FROZEN = sorted(GAMES.glob(f"*/*{PACKED}"))


def test_the_games_of_this_version_are_frozen() -> None:
    """`python -m tests.frozen_games` does it, before a release."""
    assert (GAMES / THIS_VERSION / STATES).exists()


def test_all_editions_and_all_that_a_record_may_hold_are_among_them() -> None:
    records = [read_record(path) for path in FROZEN]
    boards = {(record.config.edition, record.config.board) for record in records}
    for edition in edition_ids():
        assert {(edition, board) for board in edition_data(edition)["boards"]} <= boards
    assert {len(record.config.players) for record in records} == {2, 3, 4, 5, 6}
    assert any(record.config.own_board for record in records)
    assert any(record.config.options.draft for record in records)
    assert len({card for record in records for card in record.config.options.promo}) >= 5
    kinds = {type(entry) for record in records for entry in record.entries}
    assert {Note, Reason} <= kinds


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_frozen_game_comes_out_alike(path: Path) -> None:
    name = path.name.removesuffix(PACKED)
    told = json.loads((path.parent / STATES).read_text(encoding="utf-8"))[name]
    record = read_record(path)
    if record.rules != RULES:  # they have changed since: it can be looked at, as far as it goes
        assert playable_part(record).config == record.config
        return
    *_, game = replay(record)
    assert len(game.moves) == told["moves"]
    assert game.state.result is not None
    assert list(game.state.result.ranking) == told["ranking"]
    assert digest(replay(record), told["keys"]) == told["states"]
    assert parse_record(record_text(record)) == record


def test_another_position_has_another_digest() -> None:
    path = FROZEN[0]
    told = json.loads((path.parent / STATES).read_text(encoding="utf-8"))
    facts = told[path.name.removesuffix(PACKED)]
    record = read_record(path)
    shorter = replace(record, entries=record.entries[:-1])
    assert digest(replay(shorter), facts["keys"]) != facts["states"]
