"""What a record holds besides the moves: notes, reasons, and what it is about."""

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from powergrid_qt.engine import Game, GameConfig, Note, Record, RecordError, Seat, parse_record
from powergrid_qt.engine.moves import Open, Pass, Reason
from powergrid_qt.engine.record import playable_part, reasons_in, record_text, replayed
from powergrid_qt.engine.schema import TURNING, NoJson, parse_json

CONFIG = GameConfig("classic-2009", "germany", (Seat("Ada", "red"), Seat("Bo", "blue", "hard")), 7)
WHY = Reason("bid_worth", (("card", 4), ("limit", 13)))


@pytest.fixture
def game() -> Game:
    game = Game(CONFIG)
    first = game.current
    assert first is not None
    game.apply(Open(first, 4, 4))
    game.apply(Pass(1 - first))
    return game


def test_remarks_stand_after_the_move_that_they_are_about(game):
    remarks = {0: (Note("before"),), 1: (WHY, Note("after"))}
    record = Record.of(game, remarks, {"id": "x", "colour": [1, {"deep": 2.5}]})
    again = parse_record(record_text(record))
    assert again == record
    assert again.remarks == remarks
    assert reasons_in(again.remarks) == {1: WHY}
    assert again.moves == tuple(game.moves)
    assert replayed(again).snapshot() == game.snapshot()


def test_what_nobody_says_is_not_written(game):
    assert "about" not in json.loads(record_text(Record.of(game)))


@pytest.mark.parametrize(
    ("about", "complaint"),
    [
        ([], '"about" must be an object'),
        ({"id": 5}, 'about: "id" must be a text'),
        ({"title": None}, 'about: "title" must be a text'),
        ({"take_backs": -1}, 'about: "take_backs" must be a whole number from 0 to 9999, not -1'),
        ({"hints": "3"}, 'about: "hints" must be a whole number'),
        ({"parent": "x"}, 'about: "parent" must be an object'),
    ],
)
def test_what_we_read_of_about_is_checked(about, complaint, game):
    data = {**json.loads(record_text(Record.of(game))), "about": about}
    with pytest.raises(RecordError, match=complaint):
        parse_record(json.dumps(data))


@pytest.mark.parametrize("why", [None, 5, [], {}, {"code": 5}, {"code": "x", "y": [1]}])
def test_a_reason_is_a_code_with_plain_values(why, game):
    data = json.loads(record_text(Record.of(game)))
    data["moves"].insert(1, {"why": why})
    with pytest.raises(RecordError, match=r"moves\[1\]"):
        parse_record(json.dumps(data))


def test_a_number_that_could_not_be_written_again_is_refused(game):
    text = record_text(Record.of(game, about={"size": 12345}))
    with pytest.raises(RecordError, match="is no number"):
        parse_record(text.replace("12345", "1e999"))


# -- other rules ------------------------------------------------------------------------------


@pytest.mark.parametrize("ascii_only", [True, False])
def test_no_text_of_a_record_turns_others_around(game, ascii_only):
    record = replace(Record.of(game), about={"title": "a\u202eb", "x": ["\u2066", {"\u2069k": 1}]})
    ada, *others = record.config.players
    turning = replace(ada, name="\u202e\u202dAda\u202c", kind="\u2067best")
    config = replace(record.config, players=(turning, *others))
    said = replace(record, config=config, entries=(Note("\u202eno\nyes \\u202e"), *record.entries))
    again = parse_record(json.dumps(json.loads(record_text(said)), ensure_ascii=ascii_only))
    assert again.config.players[0] == replace(ada, kind=" best", name="  Ada ")
    assert again.about == {"title": "a b", "x": [" ", {" k": 1}]}
    assert again.entries[0] == Note(" no\nyes \\u202e"), "that is how somebody spells it"


@given(text=st.text(st.sampled_from('\\u202eE669\u202e\u2066"x\n'), max_size=30))
def test_all_other_text_is_read_as_it_is(text):
    plain = re.sub(f"[{TURNING}]", " ", text)
    assert parse_json(json.dumps(text)) == parse_json(json.dumps(text, ensure_ascii=False)) == plain


@pytest.mark.parametrize("text", [r'"\u20\u202e2e"', '"\\u20\u202e2e"'])
def test_what_is_left_without_a_mark_makes_no_other(text):
    with pytest.raises(NoJson):
        parse_json(text)


def test_the_first_rules_are_not_named(game):
    record = Record.of(game)
    assert record.rules == 1
    assert "rules" not in json.loads(record_text(record))
    assert parse_record(record_text(record)).rules == 1


def test_a_change_of_rules_names_itself(game, monkeypatch):
    before = record_text(Record.of(game))
    monkeypatch.setattr("powergrid_qt.engine.record.RULES", 2)
    after = record_text(Record.of(game))
    assert json.loads(after)["rules"] == 2
    assert parse_record(after).rules == 2
    assert parse_record(before).rules == 1
    assert record_text(parse_record(before)) == before, "an old game stays one"


@pytest.mark.parametrize("rules", [0, -1, "2", None, 10**30])
def test_rules_are_a_number(rules, game):
    data = {**json.loads(record_text(Record.of(game))), "rules": rules}
    with pytest.raises(RecordError, match='"rules" must be a whole number'):
        parse_record(json.dumps(data))


def test_what_does_not_go_on_has_a_part_that_does(game):
    remarks = {0: (Note("a"),), 1: (Note("b"),), 2: (Note("c"),)}
    record = Record.of(game, remarks)
    first, second = record.moves
    assert playable_part(record) == record
    wrong = Open(first.seat, 4, 10**9)
    broken = replace(record, entries=(Note("a"), first, Note("b"), wrong, Note("c"), second))
    assert playable_part(broken).entries == (Note("a"), first, Note("b"))
    assert playable_part(replace(record, entries=(wrong,))).entries == ()
