"""What a wrong board is told: every code with its exact message."""

import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid_qt.engine import board as board_module
from powergrid_qt.engine import board_check
from powergrid_qt.engine.board import load_board, parse_board, read_board
from powergrid_qt.engine.refusals import SENTENCES
from powergrid_qt.engine.schema import DataError
from tests.engine.small_board import GONE, Change, broken, small, told_in

SAID = 'text, or an object like {"en": "text", "de": "Text"}, with "en"'
SAID_NAME = f"text of at most 40 letters{SAID.removeprefix('text')}"
ON_A_GRID = tuple(
    change
    for city in range(4)
    for change in (
        ("cities", city, "lon", GONE),
        ("cities", city, "lat", GONE),
        ("cities", city, "x", 100 * city),
        ("cities", city, "y", 0),
    )
)
# A free connection is needed by the metropolis, and the uncertain one has a cost.
WITHOUT_COSTS = (
    ("metropolises", GONE),
    ("uncertain", GONE),
    *(("connections", number, "cost", GONE) for number in range(4)),
)
TRIER_2 = {"id": "trier", "name": "Trier 2", "region": "saar", "lon": 6.6, "lat": 49.8}
TWIN = {"id": "trier-2", "name": "Trier", "region": "saar", "lon": 6.6, "lat": 49.8}
COST = "must be a whole number from 0 to 99"

WRONG_SHAPES: list[tuple[str, tuple[Change, ...], list[str]]] = [
    ("missing_key", (("name", GONE),), ['"name" is missing']),
    (
        "missing_key",
        (("cities", 1, "region", GONE), ("connections", 3, "b", GONE)),
        ['city 2 (koeln): "region" is missing', 'connection 4: "b" is missing'],
    ),
    (
        "unknown_key",
        (("citys", []), ("connections", 0, "costs", 3), ("zzz", 1)),
        [
            'unknown key "citys" (did you mean "cities"?)',
            'unknown key "zzz"',
            'connection 1 (aachen - koeln): unknown key "costs" (did you mean "cost"?)',
        ],
    ),
    ("wrong_value", (("id", 7),), ['"id" must be text (not empty), not 7']),
    (
        "wrong_value",
        (("cities", 0, "name", " "), ("cities", 2, "lat", "49.75"), ("regions", {})),
        [
            '"regions" must be a list, not {}',
            'city 1 (aachen): "name" must be text of at most 40 letters (not empty), not " "',
            'city 3 (trier): "lat" must be a number, not "49.75"',
        ],
    ),
    (
        "wrong_value",
        (("metropolises", 0, "spaces", ["trier", 5, [], None]),),
        ['metropolis 1 (Moselle): "spaces" must be a list of texts, not ["trier", 5, ..., null]'],
    ),
    (
        "wrong_value",
        (("uncertain", 0, "connection", ["koeln"]), ("uncertain", 0, "others", ["none"])),
        [
            'uncertain connection 1 (koeln): "connection" must be a list of two texts, '
            'not ["koeln"]',
            'uncertain connection 1 (koeln): "others" must be a list of whole numbers '
            'from 0 to 99 or null, not ["none"]',
        ],
    ),
    (
        "wrong_value",
        (("about", ["a" * 99]),),
        [f'"about" must be {SAID}, not ["{"a" * 58}...'],
    ),
    ("wrong_value", (("name", {"de": "Klein"}),), [f'"name" must be {SAID_NAME}, not {{...}}']),
    ("wrong_value", (("name", "x" * 41),), [f'"name" must be {SAID_NAME}, not "{"x" * 41}"']),
    ("wrong_value", (("line", {"en": ""}),), [f'"line" must be {SAID}, not {{...}}']),
    (
        "wrong_value",
        (("notes", ["Good.", 5]),),
        [
            '"notes" must be a list of texts, or of objects like {"en": "text", "de": "Text"},'
            ' with "en", not ["Good.", 5]'
        ],
    ),
    (
        "wrong_value",
        (("regions", 0, "color", "mauve"),),
        [
            'region 1 (rhine): "color" must be "green" | "brown" | "red" | "yellow" | "blue" |'
            ' "purple" | "cyan" | "orange" | "olive", not "mauve"'
        ],
    ),
    ("not_object", (("cities", 1, 5),), ["city 2: must be an object, not 5"]),
    ("wrong_value", (("connections", 1, "cost", -1),), [f"AT {COST}, not -1"]),
    ("wrong_value", (("connections", 1, "cost", 2.5),), [f"AT {COST}, not 2.5"]),
    ("wrong_value", (("connections", 1, "cost", True),), [f"AT {COST}, not true"]),
    ("wrong_value", (("connections", 1, "cost", "19"),), [f'AT {COST}, not "19"']),
    ("wrong_value", (("connections", 1, "cost", None),), [f"AT {COST}, not null"]),
    ("wrong_value", (("connections", 1, "cost", 100),), [f"AT {COST}, not 100"]),
    (
        "wrong_value",
        (("cities", 0, "slot", "plnt"), ("status", "invented")),
        [
            '"status" must be "sourced" | "deduced" | "reconstructed", not "invented"',
            'city 1 (aachen): "slot" must be "plant" | "shelter", not "plnt"',
        ],
    ),
    (
        "wrong_value",
        (("facts", {"a": "sourced", "b": 1}), ("tiles", {"values": {"3": 1, "x": 2}})),
        [
            'tiles: "values" must be an object like {"3": 4}: costs from 0 to 99, '
            "and how many tiles of each, not {...}",
            '"facts" must be an object with values “sourced”, “deduced”, “reconstructed”,'
            " not {...}",
        ],
    ),
    (
        "empty_list",
        (("regions", []), ("cities", []), ("metropolises", [])),
        ['"regions" must not be empty', '"cities" must not be empty'],
    ),
    (
        "long_list",
        (("cities", [{}] * 101),),
        ['"cities" has 101 entries, at most 100 are possible'],
    ),
]

WRONG_REFERENCES: list[tuple[str, tuple[Change, ...], list[str]]] = [
    (
        "doubled_region",
        (("regions", 2, {"id": "rhine", "name": "Rhine 2", "color": "red"}),),
        ['region 3 (rhine): the id "rhine" already belongs to region 1'],
    ),
    (
        "doubled_city",
        (("cities", 4, TRIER_2),),
        ['city 5 (trier): the id "trier" already belongs to city 3'],
    ),
    (
        "doubled_name",
        (("cities", 4, TWIN),),
        ['city 5 (trier-2): the name "Trier" already belongs to city 3'],
    ),
    (
        "empty_region",
        (("regions", 2, {"id": "ruhr", "name": "Ruhr", "color": "red"}),),
        ["region 3 (ruhr): no city lies in it"],
    ),
    (
        "no_region",
        (("cities", 1, "region", "rhein"), ("cities", 2, "region", "xyz")),
        [
            'city 2 (koeln): there is no region "rhein" (did you mean "rhine"?)',
            'city 3 (trier): there is no region "xyz"',
        ],
    ),
    (
        "wrong_position",
        (("cities", 0, "lon", GONE), ("cities", 1, "x", 4)),
        [
            'city 1 (aachen): needs either "lon" and "lat" or "x" and "y"',
            'city 2 (koeln): needs either "lon" and "lat" or "x" and "y"',
        ],
    ),
    (
        "far_position",
        (("cities", 0, "lat", 91), ("cities", 1, "lon", float("nan"))),
        [
            'city 1 (aachen): "lat" must lie between -90 and 90',
            'city 2 (koeln): "lon" must lie between -180 and 180',
        ],
    ),
    (
        "mixed_positions",
        ON_A_GRID[:4],
        ['some cities have "lon" and "lat", others "x" and "y"'],
    ),
    (
        "mixed_slots",
        (("cities", 1, "slot", "plant"),),
        ['city 2 (koeln): some cities have a "slot", others none'],
    ),
    (
        "no_city",
        (("connections", 0, "a", "Achen"), ("connections", 1, "b", "xyz")),
        [
            'connection 1 (Achen - koeln): there is no city "Achen" (did you mean "aachen"?)',
            'connection 2 (aachen - xyz): there is no city "xyz"',
        ],
    ),
    (
        "no_city",
        (("metropolises", 0, "spaces", ["trier", "mets"]),),
        ['metropolis 1 (Moselle): there is no city "mets" (did you mean "metz"?)'],
    ),
    (
        "self_connection",
        (("connections", 4, {"a": "koeln", "b": "koeln", "cost": 1}),),
        ["connection 5 (koeln - koeln): a city cannot be connected with itself"],
    ),
    (
        "doubled_connection",
        (
            ("connections", 4, {"a": "koeln", "b": "aachen", "cost": 7}),
            ("connections", 5, {"a": "trier", "b": "metz", "cost": 0}),
        ),
        [
            "connection 5 (koeln - aachen): connection 1 already joins these cities",
            "connection 6 (trier - metz): connection 4 already joins these cities",
        ],
    ),
    (
        "mixed_costs",
        (("connections", 1, "cost", GONE),),
        ['connection 2 (aachen - trier): some connections have a "cost", others none'],
    ),
    ("tile_count", WITHOUT_COSTS, ["0 tiles for 4 connections without a cost"]),
    (
        "tile_count",
        (*WITHOUT_COSTS, ("tiles", {"values": {"3": 2, "10": 1}})),
        ["3 tiles for 4 connections without a cost"],
    ),
    (
        "tile_count",
        (("tiles", {"values": {"3": 4}}),),
        ["4 tiles for 0 connections without a cost"],
    ),
    (
        "too_dear",
        (("connections", 1, "extra", 99),),
        ['connection 2 (aachen - trier): costs more than 99 with its "extra"'],
    ),
    (
        "too_dear",
        (
            *WITHOUT_COSTS,
            ("tiles", {"values": {"3": 3, "90": 1}}),
            ("connections", 1, "extra", 10),
        ),
        ['connection 2 (aachen - trier): costs more than 99 with its "extra"'],
    ),
    (
        "small_metropolis",
        (("metropolises", 0, "spaces", ["trier", "trier"]),),
        ["metropolis 1 (Moselle): needs at least two different cities"],
    ),
    (
        "no_connection",
        (("uncertain", 0, "connection", ["koeln", "metz"]),),
        ["uncertain connection 1 (koeln - metz): there is no such connection"],
    ),
    (
        "uncertain_cost",
        (("uncertain", 0, "chosen", 21),),
        ["uncertain connection 1 (koeln - trier): 21 was chosen, but the connection costs 20"],
    ),
]

WRONG_GRAPHS: list[tuple[tuple[str, ...], tuple[Change, ...], list[str]]] = [
    (
        ("board_split",),
        (("uncertain", GONE), ("connections", 2, GONE), ("connections", 1, GONE)),
        ["the board falls into 2 parts; cut off: aachen, koeln"],
    ),
    (
        ("metropolis_apart",),
        (("connections", 3, "cost", 1),),
        ["metropolis 1 (Moselle): its cities are not joined by connections of cost 0"],
    ),
]


def problems_of(data: object) -> tuple[list[str], list[str]]:
    with pytest.raises(DataError) as caught:
        parse_board(data, "small.json")
    problems = caught.value.problems
    assert str(caught.value) == "\n".join(f"small.json: {problem}" for problem in problems)
    return [problem.code for problem in problems], [str(problem) for problem in problems]


@pytest.mark.parametrize(("code", "changes", "messages"), WRONG_SHAPES + WRONG_REFERENCES)
def test_all_problems_of_a_wrong_board_are_told(code, changes, messages):
    codes, texts = problems_of(broken(changes))
    assert code in codes
    where = 'connection 2 (aachen - trier): "cost"'
    assert texts == [message.replace("AT", where) for message in messages]


@pytest.mark.parametrize(("codes", "changes", "messages"), WRONG_GRAPHS)
def test_boards_must_hang_together(codes, changes, messages):
    assert problems_of(broken(changes)) == (list(codes), messages)


def test_the_boards_that_are_broken_here_are_right_before():
    assert parse_board(small(), "small.json").metropolises[0].cities == ("trier", "metz")
    on_a_grid = parse_board(broken(ON_A_GRID), "small.json")
    assert (on_a_grid.geographic, on_a_grid.cities[3].x) == (False, 300)
    with_tiles = parse_board(
        broken((*WITHOUT_COSTS, ("tiles", {"values": {"10": 1, "3": 3}}))), "small.json"
    )
    assert with_tiles.tiles == (3, 3, 3, 10)


@pytest.mark.parametrize(
    "place", [("name",), ("regions", 0, "name"), ("cities", 0, "name"), ("name", "de")]
)
def test_a_name_has_at_most_40_letters(place):
    begun = (("name", {"en": "Small"}),) if place == ("name", "de") else ()
    assert parse_board(broken((*begun, (*place, "x" * 40))), "small.json").id == small()["id"]
    assert problems_of(broken((*begun, (*place, "x" * 41))))[0] == ["wrong_value"]


def test_a_board_of_a_user_travels_as_a_whole():
    board = parse_board(small(), "small")
    assert pickle.loads(pickle.dumps(board)) == board
    assert hash(pickle.loads(pickle.dumps(board))) == hash(board)


def test_the_message_for_a_misspelt_city():
    data = json.loads(json.dumps(small()))
    data["connections"][2] = {"a": "koeln", "b": "achen", "cost": 7}
    data["uncertain"] = []
    assert problems_of(data)[1] == [
        'connection 3 (koeln - achen): there is no city "achen" (did you mean "aachen"?)'
    ]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["", "koeln", "3"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "a", "values", "3"]), inner, max_size=3)
    ),
    max_leaves=5,
)


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Every list or object in `data` with each of its keys."""
    if not isinstance(data, dict | list):
        return []
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    return [(data, key) for key in keys] + [place for key in keys for place in places_in(data[key])]


@settings(deadline=None)
@given(st.data())
def test_any_wrong_value_anywhere_is_told_not_crashed_on(data):
    changed = {**small(), "tiles": {"values": {"3": 1}}, "facts": {"a": "sourced"}}
    container, key = data.draw(st.sampled_from(places_in(changed)))
    container[key] = data.draw(JSON)
    try:
        parse_board(changed, "small.json")
    except DataError as error:
        str(error)  # its English must exist, too


@pytest.mark.parametrize(
    ("data", "shown"), [([], "[]"), ("x", '"x"'), (None, "null"), (3.5, "3.5")]
)
def test_a_board_must_be_an_object(data, shown):
    assert problems_of(data) == (["not_object"], [f"must be an object, not {shown}"])


def test_errors_travel_between_processes():
    with pytest.raises(DataError) as caught:
        parse_board(broken((("id", 7),)), "small.json")
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (str(copied), copied.problems) == (str(caught.value), caught.value.problems)


def test_every_problem_has_a_test():
    tested = {code for code, *_ in WRONG_SHAPES + WRONG_REFERENCES} | {"not_object"}
    tested |= {code for codes, *_ in WRONG_GRAPHS for code in codes}
    assert tested >= told_in(board_check, board_module) - told_in(read_board, load_board)
    assert tested <= set(SENTENCES)
