import json
from pathlib import Path

import pytest

from powergrid_qt.app.my_boards import read_or_refuse
from powergrid_qt.commands.maps import sizes
from powergrid_qt.engine import board_ids, edition_ids
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.edition import edition_data
from powergrid_qt.engine.texts import english
from powergrid_qt.paths import maps_dir
from tests.own_boards import sicily, write_sicily


def test_all_boards_are_listed_with_their_sizes_and_editions(command):
    answer = command("maps")
    rows = {line.split()[0]: line.split() for line in answer.out.splitlines()[1:]}
    assert answer.code == 0
    assert tuple(rows) == board_ids()
    assert rows["germany"][1:] == ["Germany", "6", "42", "83", "classic-2004,", "classic-2009"]


def test_the_list_as_json(command):
    [boards] = command("maps", "--json").lines
    assert tuple(board["id"] for board in boards) == board_ids()
    for board in boards:
        assert board["cities"] > 30
        for edition in edition_ids():
            played = board["id"] in edition_data(edition)["boards"]
            assert played == (edition in board["editions"])


@pytest.mark.parametrize("board", board_ids())
def test_a_board_as_json_is_its_file(board, command):
    told = json.loads(command("maps", board, "--json").out)
    file = json.loads((maps_dir() / f"{board}.json").read_text(encoding="utf-8"))
    for key in ("id", "name", "about"):
        assert told[key] == english(file[key])
    plain = [
        {key: city[key] for key in city if key != "status"} for city in file["cities"]
    ]  # the status is told under "marks"
    assert told["cities"] == plain
    for told_one, in_file in zip(told["connections"], file["connections"], strict=True):
        assert told_one == {"a": in_file["a"], "b": in_file["b"], "cost": in_file.get("cost")}
    for told_one, in_file in zip(told["regions"], file["regions"], strict=True):
        assert told_one == {
            **{key: in_file[key] for key in ("id", "color")},
            "name": english(in_file["name"]),
        }
    assert len(told["uncertain"]) == len(file.get("uncertain", []))
    assert len(told["metropolises"]) == len(file.get("metropolises", []))
    assert bool(told["marks"]) == ("status" in file)


def test_a_description_names_regions_and_cities(command):
    told = command("maps", "germany").out
    assert "Southwest (southwest, blue): Aachen, Köln" in told
    assert "42 cities in 6 regions, 83 connections." in told
    assert "Power Grid, first edition (2004)" in told


def test_a_description_tells_what_is_uncertain(command):
    told = command("maps", "north-america").out
    assert "  Las Vegas - Salt Lake City: 14 here, elsewhere no connection\n" in told
    assert "  New York: New York (North), New York (South)\n" in told


def test_a_description_tells_what_is_reconstructed(command):
    told = command("maps", "outpost").out
    assert "  the board as a whole: reconstructed\n" in told
    assert "  35 cities: reconstructed\n" in told
    assert "Connection costs are shuffled tiles:" in told


def test_an_unknown_board_is_refused_with_a_hint(command):
    assert command(
        "maps", "gremany"
    ).complaint == 'there is no board "gremany" (did you mean "germany"?); there are: ' + ", ".join(
        board_ids()
    )


# -- boards of the user -----------------------------------------------------------------------


@pytest.fixture
def germany():
    """A copy of one's own: two boards cannot have one id."""
    data = json.loads((maps_dir() / "germany.json").read_text(encoding="utf-8"))
    return {**data, "id": "my-land", "editions": {"classic-2004": {}, "classic-2009": {}}}


def test_a_good_file(command, write, germany):
    germany["name"] = "My\nland"
    path = write(germany, "my.json")
    answer = command("maps", path)
    told = "42 cities in 6 regions, 83 connections"
    room = "\n".join(
        f"{edition}: for 2, 3, 4, 5, 6 players" for edition in ("classic-2004", "classic-2009")
    )
    assert answer == (0, f"{path}: a good board: My\\nland, {told}\n{room}\n", "")


def test_a_board_of_few_things_is_told_of_in_the_singular(germany):
    ends = {"duesseldorf", "essen"}
    germany["cities"] = [city for city in germany["cities"] if city["id"] in ends]
    germany["connections"] = [
        wire for wire in germany["connections"] if {wire["a"], wire["b"]} == ends
    ]
    germany["regions"] = [region for region in germany["regions"] if region["id"] == "west"]
    germany.pop("uncertain", None)
    assert sizes(parse_board(germany, "my.json")) == "2 cities in 1 region, 1 connection"


def test_a_good_file_as_json(command, write, germany):
    answer = command("maps", write(germany, "my.json"), "--json")
    assert json.loads(answer.out)["id"] == "my-land"


def test_all_problems_of_a_file_are_told(command, write, germany):
    germany["connections"][0]["a"] = "atlantis"
    germany["connections"].append(dict(germany["connections"][1]))
    path = write(germany, "my.json")
    answer = command("maps", path)
    assert (answer.code, answer.out) == (2, "")
    problems = answer.err.splitlines()
    assert len(problems) == 2
    assert all(problem.startswith(f"{path}: connection ") for problem in problems)
    assert 'there is no city "atlantis"' in problems[0]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "the file ends too early"),
        ("[]", "must be an object"),
        ("{} {}", "no valid JSON"),
        (b"\xff\xfe\x00", "not UTF-8"),
        ("[" * 100_000, "nested too deeply"),
        ('{"id": ' + "9" * 5000 + "}", "too many digits"),
    ],
)
def test_a_file_that_is_no_board(content, complaint, command, write):
    path = write(content, "my.json")
    answer = command("maps", path)
    assert answer.complaint.startswith(f"{path}: ")
    assert complaint in answer.complaint


def test_a_huge_file_is_not_read(command, tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert "too large" in command("maps", path).complaint


@pytest.mark.parametrize("name", ["missing.json", "folder/missing"])
def test_a_missing_file(name, command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert command("maps", name).complaint == f"{name}: there is no such file"


def test_a_folder_is_no_board(command, tmp_path):
    assert command("maps", tmp_path).complaint.startswith(f"{tmp_path}: ")


def test_a_file_without_an_ending_is_found_but_never_hides_a_board(
    command, write, germany, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    write(germany, "mine")
    write("no board", "usa")
    assert command("maps", "mine").out.startswith("mine: a good board: Germany")
    assert command("maps", "usa").out.startswith("USA (usa)")
    assert Path("usa").is_file()


@pytest.mark.parametrize(("regions", "room"), [(6, "2, 3, 4, 5, 6"), (4, "2, 3, 4")])
def test_a_board_of_one_s_own_tells_for_how_many_players_it_has_room(
    regions, room, command, tmp_path
):
    path = write_sicily(tmp_path, regions=regions)
    told = command("maps", path).out
    assert told.startswith(f"{path}: a good board: Sicily, {7 * regions} cities in {regions} ")
    assert told.endswith(f"\nclassic-2009: for {room} players\n")


def test_a_board_on_which_nobody_can_play_is_no_good_board(command, tmp_path):
    path = write_sicily(tmp_path, regions=2)
    complaint = f"{path}: for 2 players 3 regions are needed, and this board has 2. Divide it"
    assert command("maps", path).complaint.startswith(complaint)


def few_cities():
    kept = [city for city in sicily(regions=3)["cities"] if city["x"] < 400]
    ids = {city["id"] for city in kept}
    ways = [way for way in sicily(regions=3)["connections"] if {way["a"], way["b"]} <= ids]
    return sicily(regions=3, cities=kept, connections=ways)


REFUSED = {
    "one spot": (
        sicily(cities=[{**city, "x": 5, "y": 5} for city in sicily()["cities"]]),
        "all cities lie on one spot: give each of them its own place",
    ),
    "an id that is no name": (
        sicily(id="../../etc/x"),
        '"id" must be a name of at most 40 letters and digits, with - . _ or spaces between them,'
        ' not "../../etc/x"',
    ),
    "an id of ours": (
        sicily(id="germany"),
        'there is another board with the id "germany": give it another',
    ),
    "a wrong change": (
        sicily(editions={"classic-2009": {"end_cities": 12}}),
        'editions.classic-2009: "end_cities" must be an object, not 12',
    ),
    "too large a market": (
        sicily(editions={"classic-2009": {"fuel_market": {"places": {"coal": [[1, 999]]}}}}),
        "a market with 999 places is too large; it may have 200",
    ),
    "too few cities": (
        few_cities(),
        "for 2 players 21 cities are needed, and some regions have only 15. Add cities, or let the"
        ' game end with fewer by "end_cities" under "editions"',
    ),
}


@pytest.mark.parametrize("fault", REFUSED)
def test_every_command_and_the_window_refuse_the_same_files_with_the_same_words(
    fault, command, write
):
    data, complaint = REFUSED[fault]
    path = write(data, "my.json")
    for arguments in (
        ("maps", path),
        ("maps", path, "--json"),
        ("maps", path, "--svg", path.with_suffix(".svg")),
        ("simulate", "--board", path, "--games", 1),
    ):
        assert command(*arguments).complaint == f"{path}: {complaint}"
    assert not path.with_suffix(".svg").exists()
    assert str(read_or_refuse(path)) == complaint
