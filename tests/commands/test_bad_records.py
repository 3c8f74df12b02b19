"""Whatever a record holds: a clear message and exit code 2, never a traceback."""

import json
import math
from random import Random

import pytest

from tests.bad_input import OTHER_PEOPLES, damaged_json
from tests.own_boards import sicily

HUGE = 10**30
WRONG = [-1, HUGE, 10**4000, "5", "\ud800\x1b[31m\n", True, 1.5, None, [], {}]


# -- files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "not a record: no valid JSON (line 1, column 1"),
        ("nonsense", "not a record: no valid JSON"),
        ("[]", "this file is not a recorded game"),
        ("null", "this file is not a recorded game"),
        ("5", "this file is not a recorded game"),
        ("{}", "this file is not a recorded game"),
        (b"\xff\xfe{\x00}\x00", "not a record: not UTF-8"),
        ("[" * 100_000, "not a record"),
        ('{"format": ' * 100_000, "not a record"),
        ("[" * 100_000 + "]" * 100_000, "not a record"),
        ("9" * 5_000, "not a record"),
        ('{"format": "powergrid-record", "seed": ' + "9" * 5_000 + "}", "not a record"),
        (bytes(1_000), "not a record"),
    ],
)
def test_a_file_that_is_no_record(content, complaint, command, write):
    path = write(content)
    answer = command("replay", path)
    assert answer.complaint.startswith(f"{path}: {complaint}")
    assert answer.out == ""


def test_a_truncated_record(command, write, finished_text):
    for end in range(0, len(finished_text), 997):
        path = write(finished_text[:end])
        assert command("replay", path).complaint.startswith(f"{path}: not a record: no valid JSON")


def test_a_huge_file_is_not_read_to_its_end(command, tmp_path):
    path = tmp_path / "huge.pgr"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert command("replay", path).complaint == f"{path}: the file is too large (more than 20 MB)"


def test_a_missing_file(command, tmp_path):
    path = tmp_path / "missing.pgr"
    assert command("replay", path).complaint == f"{path}: No such file or directory"


def test_a_folder(command, tmp_path):
    assert command("replay", tmp_path).complaint.startswith(f"{tmp_path}: ")


# -- records with one thing wrong -------------------------------------------------------------


def spoilt(record, where, value):
    """The text of a record with another value in one place."""
    *way, last = where
    part = record
    for key in way:
        part = part[key]
    part[last] = value
    return json.dumps(record)


@pytest.mark.parametrize("value", [-1, HUGE, "5", True, 1.5, None, math.nan, [], {}])
@pytest.mark.parametrize("key", ["bid", "plant", "p"])
def test_a_wrong_value_in_the_first_bid(key, value, command, write, finished):
    path = write(spoilt(finished, ["moves", 0, key], value))
    answer = command("replay", path)
    if type(value) is int or (key, value) == ("plant", "5"):  # of the right kind, but illegal
        assert answer.complaint.startswith("move 1 (")
    elif isinstance(value, float) and math.isnan(value):
        assert answer.complaint.startswith(f"{path}: not a record: no valid JSON")
        assert "NaN" in answer.complaint
    else:
        assert answer.complaint.startswith(f'{path}: moves[0]: "{key}" must be a whole number')


@pytest.mark.parametrize("value", [-1, 0, HUGE])
def test_an_illegal_bid_names_move_and_reason(value, command, write, finished):
    bid = next(n for n, move in enumerate(finished["moves"]) if move["do"] == "bid")
    finished["moves"][bid]["amount"] = value
    told = json.dumps(finished["moves"][bid])
    complaint = command("replay", write(finished)).complaint
    assert complaint.startswith(f"move {bid + 1} ({told}): ")
    assert ("the bid must be at least" if value <= 0 else "cannot be paid") in complaint


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"colour": 1}, 'unknown key "colour"'),
        ({"options": {"promos": []}}, 'options: unknown key "promos" (did you mean "promo"?)'),
        ({"setup": {"deck": []}}, 'setup: unknown key "deck"'),
        ({"version": 2}, "written by a newer version"),
        ({"version": 0}, '"version" must be 1'),
        ({"edition": "classic-1901"}, 'there is no edition "classic-1901"'),
        ({"board": "atlantis"}, 'edition classic-2004 is not played on "atlantis"'),
        ({"board": "../germany"}, 'edition classic-2004 is not played on "../germany"'),
        ({"players": []}, "2 to 6 can play, not 0"),
        ({"seed": "7"}, '"seed" must be a whole number, not "7"'),
        ({"options": {"promo": ["joker"]}}, 'edition classic-2004 has no promo card "joker"'),
        ({"options": {"regions": "all"}}, 'options: "regions" must be "random" | "draft"'),
        ({"setup": {"order": [0, 0, 1]}}, "setup.order must name each seat from 0 to 2 once"),
        ({"setup": {"regions": ["north"]}}, 'setup.regions: this board has no region "north"'),
        ({"setup": {"market": [3]}}, "setup.market: 8 plants are needed, not 1"),
        ({"setup": {"pile": [3, 3]}}, "setup"),
        ({"moves": {}}, '"moves" must be a list, not {}'),
        ({"moves": [7]}, "moves[0]: must be an object, not 7"),
        ({"moves": [{}]}, 'moves[0]: "do" is missing'),
        ({"moves": [{"do": "dance", "p": 0}]}, 'moves[0]: there is no move "dance"'),
        ({"moves": [{"do": "pass"}]}, 'moves[0]: "p" is missing'),
        ({"moves": [{"do": "pass", "p": 0, "bid": 3}]}, 'moves[0]: unknown key "bid"'),
        ({"moves": [{"note": 7}]}, 'moves[0]: "note" must be a text'),
    ],
)
def test_a_wrong_part(change, complaint, command, write, finished):
    path = write(finished | change)
    answer = command("replay", path)
    assert answer.complaint.startswith(f"{path}: {complaint}")
    assert answer.out == ""


def test_an_unknown_colour(command, write, finished):
    finished["players"][1]["color"] = "mauve"
    path = write(finished)
    assert command("replay", path).complaint == (
        f'{path}: no player can have the colour "mauve"; there are: red, blue, green, yellow,'
        " purple, black"
    )


def test_one_colour_twice(command, write, finished):
    finished["players"][1]["color"] = finished["players"][0]["color"]
    path = write(finished)
    assert command("replay", path).complaint == f'{path}: two players have the colour "red"'


@pytest.mark.parametrize("count", [0, 1, 7, 100])
def test_too_few_or_too_many_players(count, command, write, finished):
    finished["players"] = [finished["players"][0]] * count
    complaint = command("replay", write(finished)).complaint
    assert complaint.endswith(f"2 to 6 can play, not {count}")


# -- records with anything wrong --------------------------------------------------------------


def places(value, way=()):
    """Every place in a JSON value, that of its containers too."""
    yield way
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in items:
            yield from places(inner, (*way, key))


def refused_or_fine(answer):
    if answer.code != 0:
        assert len(answer.complaint) < 2_000


GAMES = {
    "draft and promo cards": ("classic-2004", "usa", 3, {"draft": True, "promo": ("taxes",)}),
    "transformer": ("classic-2009", "germany", 2, {}),
    "trust": ("deluxe-2014", "europe", 2, {}),
    "outpost": ("outpost-2024", "outpost", 3, {}),
}


@pytest.fixture(scope="module", params=GAMES)
def game(request, recorded_game):
    edition, board, players, options = GAMES[request.param]
    return recorded_game(edition, board, players, **options)


@pytest.mark.long(but=["trust", "outpost"])
def test_anything_in_the_head_of_a_record(game, command, write):
    head = {key: value for key, value in game.items() if key != "moves"}
    head["setup"] = {"regions": ["a"], "order": [0, 1], "market": [3], "pile": [4], "tiles": [5]}
    short = json.dumps({**head, "moves": game["moves"][:3]})
    for where in places(head):
        for value in WRONG if where else []:
            refused_or_fine(command("replay", write(spoilt(json.loads(short), where, value))))


@pytest.mark.long(but=["trust", "outpost"])
def test_anything_in_a_move_of_each_kind(game, command, write):
    moves = game["moves"]
    first = {move["do"]: number for number, move in reversed(list(enumerate(moves)))}
    for number in first.values():
        text = json.dumps(game | {"moves": moves[: number + 1]})
        for where in places(moves[number]):
            for value in WRONG:
                path = write(spoilt(json.loads(text), ["moves", number, *where], value))
                refused_or_fine(command("replay", path))


# -- damaged files of every kind --------------------------------------------------------------


def test_damaged_files_are_told_by_every_command(command, tmp_path, finished):
    """A sample of what `tests/app/test_bad_input.py` has two thousand of."""
    rng = Random("commands")
    record, board = tmp_path / "bad.pgr", tmp_path / "bad.json"
    finished["moves"] = finished["moves"][:30]
    for content in [*damaged_json(finished, 20, rng), *OTHER_PEOPLES[::4]]:
        record.write_bytes(content)
        refused_or_fine(command("replay", record))
        refused_or_fine(command("soak", "--check", record))
        assert record.read_bytes() == content
    for content in [*damaged_json(sicily(), 20, rng), *OTHER_PEOPLES[::4]]:
        board.write_bytes(content)
        for arguments in (("maps", board, "--text"), ("simulate", "--board", board, "--games", 1)):
            answer = command(*arguments)
            assert answer.code in (0, 2)
            assert "Traceback" not in answer.err
            assert all(len(line) < 1_000 for line in answer.err.splitlines())
        assert board.read_bytes() == content
    assert {path.name for path in tmp_path.iterdir()} == {"bad.pgr", "bad.json"}
