"""Which game a record is, and which one it was played on from."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.about import about_copy, game_id, parent_of, played_on
from powergrid_qt.app.library.reading import facts_of
from powergrid_qt.app.turn.take_back import Barrier, Ends, WayBack
from powergrid_qt.engine import GameConfig, Note, Record, parse_record
from powergrid_qt.engine.record import record_text, replayed
from powergrid_qt.models.library_game import Branch, LibraryGame

CONFIG = GameConfig("classic-2009", "germany", computer_seats(["random"] * 2), 5)
FINISHED = Record.of(play_game(CONFIG), {30: (Note("here"),), 31: (Note("later"),)}, {"id": "it"})
MOVE = 30


def facts(record: Record) -> LibraryGame:
    return facts_of(record, Path("game.pgr"), datetime(2026, 11, 16))


def test_a_game_that_is_played_on_begins_like_the_other_and_keeps_its_cards() -> None:
    about = {**FINISHED.about, "title": "Sunday", "take_backs": 3, "hints": 2}
    people = tuple(replace(seat, kind="human") for seat in CONFIG.players)
    branch = played_on(replace(FINISHED, about=about), MOVE, people)
    assert branch.moves == FINISHED.moves[:MOVE]
    assert branch.remarks == {MOVE: (Note("here"),)}
    assert branch.config == replace(CONFIG, players=people)
    assert branch.about["parent"] == {"id": "it", "move": MOVE}
    assert branch.about["id"] not in ("", "it")
    assert not branch.about.keys() & {"title", "take_backs", "hints"}
    assert parse_record(record_text(branch)) == branch


def test_the_other_move_comes_next() -> None:
    game = replayed(played_on(FINISHED, MOVE))
    other = next(move for move in game.legal_moves if move != FINISHED.moves[MOVE])
    branch = played_on(FINISHED, MOVE, other=other)
    assert branch.moves == (*FINISHED.moves[:MOVE], other)
    assert branch.config == CONFIG
    found = facts(branch).branch
    assert found == Branch("it", MOVE, game.state.round, game.state.phase, other=True)


def test_a_record_without_an_id_is_the_same_game_whenever_it_is_opened() -> None:
    nameless = replace(FINISHED, about={})
    assert game_id(nameless) == game_id(parse_record(record_text(nameless))) != game_id(FINISHED)
    assert game_id(replace(nameless, entries=nameless.moves)) == game_id(nameless), "with its notes"
    assert game_id(replace(nameless, entries=nameless.moves[:-1])) != game_id(nameless)


def test_a_copy_is_the_game_itself_until_somebody_plays_on_in_it() -> None:
    part = Record(CONFIG, FINISHED.moves[:MOVE], {"id": "it"})
    copy = replace(part, about=about_copy(part, Path("letter.pgr")))
    again = replace(copy, about=about_copy(copy))
    assert game_id(copy) == game_id(again) == "it"
    assert facts(again).branch is None
    assert played_on(again, 3).about["parent"] == {"id": "it", "move": 3}
    on = replace(again, entries=FINISHED.moves[: MOVE + 1])
    assert game_id(on) == on.about["id"] != "it"
    found = facts(on).branch
    assert found is not None
    assert (found.parent, found.move) == ("it", MOVE)


OTHERS: list[object] = [None, True, 2.0, [], {"id": "x"}]
JSON = st.integers() | st.text(max_size=3) | st.sampled_from(OTHERS)


@given(st.fixed_dictionaries({}, optional={"id": JSON, "move": JSON, "file": JSON, "other": JSON}))
def test_nonsense_about_a_parent_is_no_parent(said: dict[str, object]) -> None:
    record = replace(FINISHED, about={"id": "it", "parent": said})
    parent = parent_of(record)
    if parent is not None:
        assert parent.id == said["id"]
        assert parent.move == said["move"]
        assert 0 <= parent.move <= len(record.moves)
    assert game_id(record)


@pytest.mark.parametrize("move", [-1, len(FINISHED.moves) + 1, 10**30, 3.0, True, "3", None, []])
def test_a_game_does_not_begin_where_the_other_has_no_move(move: object) -> None:
    assert parent_of(replace(FINISHED, about={"parent": {"id": "x", "move": move}})) is None


def test_nothing_of_the_other_game_is_taken_back() -> None:
    alone = tuple(
        replace(player, kind="human") if seat == FINISHED.moves[0].seat else player
        for seat, player in enumerate(CONFIG.players)
    )
    game = replayed(Record(replace(CONFIG, players=alone), FINISHED.moves[:1]))
    assert WayBack.of(game).barrier(game, lambda _: True) is None
    played = WayBack.of(game, since=1)
    assert played.barrier(game, lambda _: True) == Barrier(Ends.PLAYED_ON)
