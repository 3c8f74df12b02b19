import gzip
import io
import json

import pytest

from powergrid_qt.commands.telling import ranking, winners
from powergrid_qt.engine import Game, GameConfig, Result, parse_record
from powergrid_qt.engine.record import LARGEST_MB, replay


def test_states_are_told_after_the_set_up_and_each_move(command, write, finished):
    answer = command("replay", write(finished), "--states")
    assert (answer.code, answer.err) == (0, "")
    assert [state["n"] for state in answer.lines] == list(range(len(finished["moves"]) + 1))
    games = replay(parse_record(json.dumps(finished)))
    for told, game in zip(answer.lines, games, strict=True):
        assert told == json.loads(json.dumps({"n": told["n"], **game.snapshot()}))
    assert answer.lines[-1]["over"]


def test_the_outcome_of_a_finished_game(command, write, finished):
    [*_, last] = command("replay", write(finished), "--states").lines
    answer = command("replay", write(finished))
    winner = finished["players"][last["winners"][0]]["name"]
    first, *ranking = answer.out.splitlines()
    assert answer.code == 0
    assert first.startswith(f"{winner} (")
    assert f"wins after {len(finished['moves'])} moves, in round {last['round']}," in first
    names = [finished["players"][seat]["name"] for seat in last["ranking"]]
    assert [line.split()[1] for line in ranking] == names


def test_an_unfinished_game(command, write, finished):
    del finished["moves"][2:]
    answer = command("replay", write(finished))
    assert answer.code == 0
    assert answer.out.startswith("Not finished after 2 moves, in round 1, step 1: ")
    assert "decides next (auction)." in answer.out


def test_a_game_without_moves(command, write, finished):
    finished["moves"] = []
    path = write(finished)
    assert len(command("replay", path, "--states").lines) == 1
    assert "after 0 moves" in command("replay", path).out


def test_notes_are_no_moves(command, write, finished):
    plain = command("replay", write(finished), "--states").out
    finished["moves"].insert(0, {"note": "so it begins"})
    finished["moves"].insert(7, {"note": "hm"})
    assert command("replay", write(finished), "--states").out == plain
    finished["moves"][9] = {"p": 0, "do": "attach", "plant": 3}
    assert command("replay", write(finished)).complaint.startswith("move 8 (")


def test_a_shared_victory(two_seats):
    game = Game(GameConfig("classic-2004", "germany", two_seats, 1))
    result = Result(powered=(5, 5), ranking=(0, 1), winners=(0, 1))
    assert winners(game, result) == "Ada (red) and Bo (blue) share the victory"
    assert [line[:2] for line in ranking(game, result)] == ["1.", "1."]


def test_the_states_before_an_illegal_move_are_told(command, write, finished):
    first = finished["moves"][0]
    finished["moves"][1] = {"p": first["p"], "do": "open", "plant": 50, "bid": 50}
    path = write(finished)
    answer = command("replay", path, "--states")
    assert answer.code == 2
    assert [state["n"] for state in answer.lines] == [0, 1]
    assert answer.complaint.startswith('move 2 ({"p": ')
    assert command("replay", path) == (2, "", answer.err)


def test_a_move_after_the_end_is_illegal(command, write, finished):
    finished["moves"].append({"p": 0, "do": "pass"})
    number = len(finished["moves"])
    complaint = command("replay", write(finished)).complaint
    assert complaint == f'move {number} ({{"p": 0, "do": "pass"}}): the game is over'


def test_standard_input(command, finished_text, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(finished_text.encode())))
    assert "wins after" in command("replay", "-").out


def test_a_mistake_in_standard_input(command, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert command("replay", "-").complaint.startswith("standard input: not a record")


def test_a_packed_record(command, write, finished_text):
    packed = gzip.compress(finished_text.encode())
    assert "wins after" in command("replay", write(packed, "game.pgr.gz")).out


def damaged(packed):
    middle = len(packed) // 2
    return packed[:middle] + bytes([packed[middle] ^ 255]) + packed[middle + 1 :]


@pytest.mark.parametrize("harm", [lambda packed: packed[:-20], lambda packed: packed[:3], damaged])
def test_a_damaged_packed_record(harm, command, write, finished_text):
    path = write(harm(gzip.compress(finished_text.encode())), "game.pgr.gz")
    assert command("replay", path).complaint.startswith(f"{path}: ")


def test_a_packed_record_that_unpacks_to_something_huge(command, write):
    path = write(gzip.compress(bytes(3 * LARGEST_MB * 1_000_000), 1), "game.pgr.gz")
    assert command("replay", path).complaint == f"{path}: the file is too large (more than 20 MB)"


def test_names_cannot_disturb_the_terminal(command, write, finished):
    for player in finished["players"]:
        player["name"] = "\x1b[31m\ud800\n" + "x" * 10_000
    answer = command("replay", write(finished))
    assert answer.code == 0
    assert "\x1b" not in answer.out
    assert len(answer.out.splitlines()) == 4
    assert len(answer.out) < 4_000
