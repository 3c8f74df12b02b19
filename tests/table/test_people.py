"""Coming to a table and going from it: seats, names, tokens, who looks on, who is silent."""

import json

import pytest

from powergrid_qt.engine.config import REMOTE
from powergrid_qt.engine.moves import Pass
from powergrid_qt.engine.record import parse_record, record_text
from powergrid_qt.table.people import Allowed, owner_of
from powergrid_qt.table.table import MOST_GUESTS, Table
from powergrid_qt.table.view import view_of
from powergrid_qt.table.wire import BadLine, join_of
from tests.table.tables import Around, code, config_of, words


def test_the_first_free_seat_is_given_to_whoever_wants_any(around):
    assert [around.join(number)["seats"] for number in range(3)] == [[0], [1], [2]]
    with pytest.raises(BadLine, match="seats"):
        around.join(3)


def test_several_seats_may_belong_to_one_client(around):
    assert around.join(0, [0, 2])["seats"] == [0, 2]
    assert around.join(1)["seats"] == [1]


def test_several_people_sit_down_together_with_their_names(around):
    around.join(0, [1])
    assert around.join(1, name="Lea, Max", names=["Lea", "Max"])["seats"] == [0, 2]
    seats = around.heard[1][0]["welcome"]["table"]["players"]
    assert [seat["name"] for seat in seats] == ["Lea", "Bo", "Max"]


def test_there_is_one_name_for_each_seat():
    told = {"protocol": 1, "program": "x", "nonce": "0" * 32, "proof": "0" * 64, "name": "Lea"}
    wish = {**told, "kind": "human", "token": None, "names": ["Lea", "Max"]}
    assert join_of({"join": {**wish, "seats": [0, 1]}})["names"] == ["Lea", "Max"]
    with pytest.raises(BadLine, match="line"):
        join_of({"join": {**wish, "seats": [1]}})


def test_people_who_come_together_are_not_parted(around):
    around.join(0, [0, 1])
    with pytest.raises(BadLine, match="seats"):
        around.join(1, name="Lea, Max", names=["Lea", "Max"])


@pytest.mark.parametrize("wish", [[0], [5], [1, 0], []])
def test_only_a_free_seat_can_be_had(around, wish):
    around.join(0, [0])
    with pytest.raises(BadLine, match="seats"):
        around.join(1, wish)


def test_everybody_is_told_who_is_there(around):
    around.join(0, name="Lea")
    around.join(1)
    seats = around.heard[0][-1]["table"]["players"]
    assert [seat["name"] for seat in seats] == ["Lea", "Bo", "Cy"]
    assert [seat["present"] for seat in seats] == [True, True, False]
    assert [seat["free"] for seat in seats] == [False, False, True]
    around.now += 60
    around.table.gone(1, around.now)
    around.deliver()
    assert around.heard[0][-1]["table"]["players"][1]["present"] is False
    assert around.heard[0][-1]["table"]["players"][1]["since"] == int(around.now)


def test_names_are_plain_text_of_some_length(around):
    around.join(0, name="  A\x1b[31m\u202eda\n\ud800 " + "x" * 99)
    name = around.table.game.config.players[0].name
    assert name.startswith("A [31m")
    assert len(name) <= 40
    assert name.isprintable()


def test_a_token_leads_back_to_the_seat_and_ends_the_older_connection(playing):
    playing.play(5)
    assert playing.join(7, token=playing.tokens[1])["seats"] == [1]
    assert playing.heard[1][-1]["refused"]["code"] == "elsewhere"
    assert 1 in playing.ended
    assert playing.clients[7].game.moves == playing.table.game.moves
    assert words(playing.heard[7])[:2] == ["welcome", "begun"]


def test_who_never_heard_the_welcome_comes_back_with_a_token_of_their_own(around):
    token = "5" * 32
    assert around.join(0, [1], token=token)["token"] == token
    around.table.gone(0, around.now)  # the line was cut before the client knew
    assert around.join(1, [1], token=token)["seats"] == [1]


def test_without_the_token_a_seat_stays_taken(playing):
    playing.table.gone(1, playing.now)
    with pytest.raises(BadLine, match="seats"):
        playing.join(7, [1])
    with pytest.raises(BadLine, match="seats"):
        playing.join(7, [1], token="0" * 32)


def test_tokens_are_not_kept(playing):
    kept = json.dumps(playing.table.kept())
    assert not any(token in kept for token in playing.tokens.values())
    assert owner_of(playing.tokens[0]) in kept


def test_a_table_goes_on_from_what_was_kept(playing):
    playing.play(9)
    record = parse_record(record_text(playing.table.record))
    kept = json.loads(json.dumps(playing.table.kept()))
    again = Around(config_of(), seated=False)
    again.table = Table.from_kept(record, kept, ("normal",))
    assert again.join(0, token=playing.tokens[2])["seats"] == [2]
    assert again.clients[0].game.moves == playing.table.game.moves
    assert again.clients[0].differences == 0


def test_spectators_see_what_everybody_sees(playing):
    playing.watch(9)
    assert playing.heard[0][-1]["table"]["watching"] == ["?"]
    playing.play(20)
    game = playing.clients[9].game
    assert game.moves == playing.table.game.moves
    assert playing.clients[9].differences == 0
    assert all(player["money"] is None for player in view_of(game, ())["players"])
    assert "turn" not in words(playing.heard[9])
    assert code(playing.move(Pass(0), 9)) == "not_your_seat"


def test_there_is_an_end_to_spectators(around):
    for number in range(MOST_GUESTS):
        around.watch(number)
    with pytest.raises(BadLine, match="full"):
        around.watch(99)


def test_who_is_silent_is_absent(playing):
    playing.tick(11)
    assert playing.heard[0][-1] == {"ping": int(playing.now)}
    playing.say(0, {"pong": 1})
    playing.tick(20)
    assert playing.ended == {1, 2}
    assert playing.table.present == {0}


def test_a_ping_is_answered(playing):
    assert playing.say(0, {"ping": 7}) == [{"pong": 7}]


def test_who_leaves_before_the_game_frees_the_seat(around):
    around.join(0)
    around.join(1)
    around.say(1, {"leave": True})
    assert around.ended == {1}
    assert around.join(2)["seats"] == [1]


def test_who_leaves_a_game_is_waited_for(playing):
    playing.say(1, {"leave": True})
    assert playing.join(7, token=playing.tokens[1])["seats"] == [1]


def test_a_computer_takes_the_seat_of_whoever_leaves_if_it_was_set_so(playing):
    playing.table.allowed = Allowed(stand_in="hard")
    while playing.table.game.current != 1:
        playing.play(1)
    playing.say(1, {"leave": True})
    assert playing.heard[0][-1]["table"]["players"][1]["kind"] == "hard"
    assert playing.table.computer_due[1:] == (1, "hard")
    playing.join(7, token=playing.tokens[1])
    assert "turn" not in words(playing.heard[7])
    assert words(playing.say(7, {"seat": 1, "kind": REMOTE}))[-1] == "turn"
    assert code(playing.say(7, {"seat": 1, "kind": REMOTE})) == "seat_kind"


def test_who_is_only_cut_off_is_waited_for(playing):
    playing.table.allowed = Allowed(stand_in="hard")
    playing.table.gone(1, playing.now)
    assert playing.table.places[1].kind == REMOTE


def test_who_leaves_is_not_asked_for_a_take_back(playing):
    playing.table.allowed = Allowed(stand_in="normal")
    playing.play(2)
    first, second = (move.seat for move in playing.table.game.moves)
    assert first != second
    playing.say(first, {"back": {"to": 0}})
    playing.say(second, {"leave": True})
    assert not playing.table.game.moves
