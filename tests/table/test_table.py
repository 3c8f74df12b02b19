"""Who may do what at a table, and what everybody is told."""

import json

import pytest

from powergrid_qt.engine import Record
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.engine.moves import Bid, Open, Pass
from powergrid_qt.engine.record import record_text
from powergrid_qt.table.proof import MOST_CODES
from powergrid_qt.table.table import Table
from powergrid_qt.table.view import digest_of, view_of
from powergrid_qt.table.wire import BadLine, encoded
from tests.table.tables import Around, code, config_of, words

# -- the host --------------------------------------------------------------------------------


def test_the_first_who_came_begins_once_all_seats_are_taken(around):
    around.join(0)
    around.join(1)
    assert code(around.say(0, {"start": True})) == "start"
    around.join(2)
    assert [around.clients[n].table["may_start"] for n in range(3)] == [True, False, False]
    assert code(around.say(1, {"start": True})) == "host"
    around.start()
    assert words(around.heard[1])[-2:] in (["table", "begun"], ["begun", "turn"])
    assert code(around.say(0, {"start": True})) == "start"


def test_people_are_hosts_before_computers(around):
    around.join(0, kind="computer")
    around.join(1)
    assert around.table.host == 1
    around.table.gone(1, around.now)
    assert around.table.host == 0


def test_the_first_person_is_host_again_when_back(playing):
    playing.table.gone(0, playing.now)
    assert playing.table.host == 1
    record, kept = playing.table.record, json.loads(json.dumps(playing.table.kept()))
    playing.join(7, token=playing.tokens[0])
    assert playing.table.host == 7
    again = Around(config_of(), seated=False)
    again.table = Table.from_kept(record, kept, ("normal",))
    again.join(2, token=playing.tokens[2])
    assert again.table.host == 2
    again.join(5, token=playing.tokens[0])
    assert again.table.host == 5


def test_a_host_who_leaves_the_lobby_is_host_no_more(around):
    around.join(0)
    around.join(1)
    around.say(0, {"leave": True})
    around.join(2)
    assert around.table.host == 1


def test_an_empty_seat_can_be_given_to_a_computer(around):
    around.join(0)
    around.join(1)
    around.say(0, {"seat": 2, "kind": "normal"})
    around.start()
    assert around.table.places[2].kind == "normal"


def test_a_computer_plays_for_somebody_until_the_seat_is_given_back(playing):
    while playing.table.game.current != 1:
        playing.play(1)
    assert code(playing.say(0, {"seat": 1, "kind": "hard"})) == "seat_kind"  # somebody sits there
    playing.table.gone(1, playing.now)
    assert code(playing.say(2, {"seat": 1, "kind": "hard"})) == "host"
    playing.say(0, {"seat": 1, "kind": "hard"})
    n, seat, kind = playing.table.computer_due
    assert (n, seat, kind) == (len(playing.table.game.moves), 1, "hard")
    playing.join(1, token=playing.tokens[1])
    assert "turn" not in words(playing.heard[1])
    move = next(iter(playing.table.game.legal_moves))
    assert code(playing.move(move)) == "computer_plays"
    playing.say(0, {"seat": 1, "kind": REMOTE})
    assert words(playing.heard[1])[-1] == "turn"
    playing.table.computer_decided(playing.table.game, n, move)  # too late
    assert len(playing.table.game.moves) == n
    assert code(playing.move(move)) is None


def test_the_seat_of_somebody_who_is_away_can_be_freed(playing):
    playing.table.gone(1, playing.now)
    playing.say(0, {"seat": 1, "kind": REMOTE})
    assert playing.join(7)["seats"] == [1]
    with pytest.raises(BadLine, match="seats"):
        playing.join(1, token=playing.tokens[1])


@pytest.mark.parametrize(("seat", "kind"), [(9, "hard"), (-1, "remote"), (0, "wizard"), (1, "")])
def test_only_known_seats_and_levels_are_taken(playing, seat, kind):
    assert code(playing.say(0, {"seat": seat, "kind": kind})) == "seat_kind"


def test_computers_alone_begin_by_themselves():
    around = Around(config_of(count=2), ["normal", "hard"])
    assert around.table.started
    assert around.table.computer_due[0] == 0


def test_the_host_makes_a_new_code_and_those_who_sit_may_use_the_old_one(around):
    around.join(0)
    around.join(1)
    first = list(around.table.codes)
    assert code(around.say(1, {"code": True})) == "host"
    assert around.table.codes == first
    (told,) = around.say(0, {"code": True})
    assert around.table.codes == [told["code"], *first]
    assert "code" not in words(around.heard[1])
    for _ in range(9):
        around.say(0, {"code": True})
    assert len(around.table.codes) == MOST_CODES
    around.table.gone(0, around.now)
    around.deliver()
    assert around.heard[1][-1] == {"code": around.table.codes[0]}, "who stands in as host invites"
    again = Table.from_kept(around.table.record, json.loads(json.dumps(around.table.kept())), ())
    assert again.codes == around.table.codes


def test_the_host_decides_before_the_game_what_the_table_allows(around):
    for number in range(3):
        around.join(number)
    assert code(around.say(1, {"allow": {"hints": False}})) == "host"
    around.watch(8)
    around.say(0, {"allow": {"hints": False, "take_backs": False, "watchers": False}})
    assert code(around.heard[8]) == "watch"
    assert around.ended == {8}
    told = around.heard[2][-1]["table"]
    assert told["watching"] == []
    assert [told[key] for key in ("hints", "take_backs", "watchers")] == [False] * 3
    around.say(0, {"allow": {"hints": True}})
    assert around.clients[2].table["hints"]
    assert not around.clients[2].table["watchers"]
    with pytest.raises(BadLine, match="watch"):
        around.watch(9)
    around.start().play(2)
    assert code(around.say(0, {"allow": {"watchers": True}})) == "allow"
    last = around.table.game.moves[-1].seat
    assert code(around.say(last, {"back": {"to": 1}})) == "back"


# -- the game --------------------------------------------------------------------------------


def test_nothing_is_played_before_the_game(around):
    around.join(0)
    for message in ({"view": None}, {"begun": None}, {"move": {"n": 0, "p": 0, "do": "pass"}}):
        assert code(around.say(0, message)) == "not_begun"


def test_a_move_is_told_to_everybody(playing):
    seat = playing.table.game.current
    card = playing.table.game.legal_moves.offers[0][0]
    playing.move(Open(seat, card, 20))
    for number in range(3):
        told = next(line for line in reversed(playing.heard[number]) if "moved" in line)["moved"]
        assert (told["n"], told["move"]["do"], told["drawn"]) == (1, "open", [])
        assert told["digest"] == digest_of(view_of(playing.table.game, (number,)))
    current = playing.table.game.current
    assert playing.heard[current][-1]["turn"]["options"] == {
        "bid": {"least": 21, "most": 50},
        "may_pass": True,
    }


def test_nobody_moves_for_another_seat(playing):
    seat = playing.table.game.current
    other = (seat + 1) % 3
    before = len(playing.table.game.moves)
    assert code(playing.move(Pass(seat), other)) == "not_your_seat"
    assert code(playing.move(Pass(other), other)) == "not_your_turn"
    assert len(playing.table.game.moves) == before


def test_a_stale_move_is_followed_by_the_view(playing):
    playing.play(3)
    seat = playing.table.game.current
    lines = playing.say(seat, {"move": {"n": 2, "p": seat, "do": "pass"}})
    assert words(lines) == ["refused", "view", "turn"]
    assert lines[0]["refused"]["code"] == "stale"
    assert lines[1]["n"] == 3


def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(playing):
    seat = playing.table.game.current
    lines = playing.move(Bid(seat, 3))
    assert lines[0]["refused"]["n"] == 0
    assert lines[0]["refused"]["code"] == "wrong_kind_of_move"
    assert lines[0]["refused"]["text"].endswith(".")
    lines = playing.say(seat, {"move": {"n": 0, "p": seat, "do": "dance"}})
    assert code(lines) == "unknown_move"
    assert not playing.table.game.moves


def test_a_view_can_be_asked_for(playing):
    playing.play(8)
    (line,) = playing.say(1, {"view": None})
    assert line == {"view": playing.table.game.view_for(1), "n": 8} or line["n"] == 8
    assert line["view"] == playing.table.game.view_for(1)


def test_at_the_end_everybody_gets_the_whole_record(playing):
    playing.watch(9)
    playing.play(2000)
    assert playing.table.game.over
    for number in (0, 1, 2, 9):
        record = playing.clients[number].record
        assert record == playing.table.record
        assert record.config.seed == 4
    assert playing.table.informed == {0, 1, 2}
    playing.join(7, token=playing.tokens[1])
    assert playing.clients[7].record == playing.table.record


def test_until_then_nobody_is_told_how_the_cards_lie(playing):
    playing.play(60)
    state = playing.table.game.state
    hidden = set(map(str, state.removed))
    for lines in playing.heard.values():
        text = "\n".join(map(json.dumps, lines))
        assert '"seed"' not in text
        assert '"pile": [' not in text
        assert hidden


# -- words -----------------------------------------------------------------------------------


def test_what_is_said_is_heard_by_all_as_plain_text(playing):
    playing.watch(9)
    playing.say(9, {"say": "hello\n<b>you</b>\x07"})
    assert playing.heard[0][-1] == {"say": "hello <b>you</b>", "by": "?", "seats": []}


def test_who_sits_speaks_by_the_name_of_the_seat(playing):
    playing.join(7, token=playing.tokens[1], name="Somebody")
    playing.say(7, {"say": "hello"})
    assert playing.heard[0][-1] == {"say": "hello", "by": "Bo", "seats": [1]}


def test_five_times_in_ten_seconds_is_enough(playing):
    for _ in range(5):
        assert code(playing.say(0, {"say": "hm"})) is None
    assert code(playing.say(0, {"say": "hm"})) == "say"
    assert code(playing.say(1, {"say": "hm"})) is None
    playing.now += 10
    assert code(playing.say(0, {"say": "hm"})) is None


@pytest.mark.parametrize("text", ["", " \n ", "x" * 201])
def test_nothing_and_too_much_is_not_said(playing, text):
    assert code(playing.say(0, {"say": text})) == "say"


def test_who_is_waited_for_can_be_nudged_once_a_minute(playing):
    waited = playing.table.game.current
    other, third = (seat for seat in range(3) if seat != waited)
    playing.say(other, {"nudge": True})
    nudge = {"nudge": waited, "by": ["Ada", "Bo", "Cy"][other], "seats": [other]}
    assert [playing.heard[number][-1] for number in range(3)] == [nudge] * 3
    playing.now += 59
    assert code(playing.say(other, {"nudge": True})) == "nudge"
    assert code(playing.say(third, {"nudge": True})) == "nudge"
    playing.now += 1
    assert code(playing.say(third, {"nudge": True})) is None


def test_nobody_is_nudged_who_does_not_sit_there_or_is_not_waited_for(playing):
    playing.watch(9)
    waited = playing.table.game.current
    other = (waited + 1) % 3
    assert code(playing.say(9, {"nudge": True})) == "nudge"
    assert code(playing.say(waited, {"nudge": True})) == "nudge"
    playing.table.gone(waited, playing.now)
    assert code(playing.say(other, {"nudge": True})) == "nudge"
    playing.say(playing.table.host, {"seat": waited, "kind": "hard"})
    assert code(playing.say(other, {"nudge": True})) == "nudge"


def test_nobody_is_nudged_before_the_game(around):
    around.join(0)
    around.join(1)
    assert code(around.say(0, {"nudge": True})) == "nudge"


# -- keeping ---------------------------------------------------------------------------------


def test_what_was_not_kept_is_known(playing):
    for message in ({"ping": 1}, {"view": None}, {"say": "x"}):
        playing.table.changed = False
        playing.say(0, message)
        assert not playing.table.changed
    playing.play(1)
    assert playing.table.changed


def test_the_record_is_that_of_the_game(playing):
    playing.play(30)
    record = playing.table.record
    assert isinstance(record, Record)
    assert list(record.moves) == playing.table.game.moves
    assert len(encoded({"over": json.loads(record_text(record))})) < 4 * 2**20
