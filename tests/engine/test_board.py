"""The boards that come with the game."""

import copy
import pickle
from collections import Counter

import pytest

from powergrid_qt.engine.board import Uncertain, board_ids, load_board

PRINTED = {
    "germany": (6, 42, 83, 992),
    "usa": (6, 42, 87, 907),
    "europe": (7, 49, 104, 1216),
    "north-america": (7, 49, 107, 1317),
    "germany-2019": (6, 42, 83, 998),
    "usa-2019": (6, 42, 86, 877),
    "france": (6, 42, 93, 1014),
    "italy": (6, 42, 81, 678),
    "benelux": (5, 35, 74, 472),
    "central-europe": (6, 42, 96, 1013),
    "brazil": (6, 42, 89, 966),
    "spain-portugal": (6, 42, 97, 1103),
    "quebec": (6, 42, 65, 656),
}
"""Their regions, cities and connections, and what these cost altogether."""


def test_all_boards_are_found():
    assert board_ids() == tuple(sorted([*PRINTED, "outpost"]))


@pytest.mark.parametrize(
    ("board_id", "regions", "cities", "connections", "total_cost"),
    [(board_id, *facts) for board_id, facts in PRINTED.items()],
)
def test_printed_boards_are_complete(board_id, regions, cities, connections, total_cost):
    board = load_board(board_id)
    assert (board.id, board.geographic, board.tiles) == (board_id, True, ())
    assert (len(board.regions), len(board.cities)) == (regions, cities)
    assert len(board.connections) == connections
    assert sum(connection.cost or 0 for connection in board.connections) == total_cost
    assert set(Counter(city.region for city in board.cities).values()) == {7}
    assert all(city.slot is None for city in board.cities)


def test_outpost_is_complete():
    board = load_board("outpost")
    assert not board.geographic
    assert Counter(city.region for city in board.cities) == {"central": 21, "west": 7, "east": 7}
    assert {city.slot for city in board.cities} == {"plant", "shelter"}
    assert len(board.connections) == len(board.tiles) == 46
    assert {connection.cost for connection in board.connections} == {None}
    assert board.tiles == tuple(sorted(board.tiles))


def test_outpost_keeps_the_order_of_connections_that_records_rely_on():
    ends = [(c.a, c.b) for c in load_board("outpost").connections]
    assert ends[:3] == [("A1", "A2"), ("A2", "A3"), ("A3", "A4")]
    assert ends[14] == ("A1", "B1")
    assert ends[34:38] == [("W7", "W1"), ("W1", "B1"), ("W7", "D1"), ("X1", "X2")]
    assert ends[-1] == ("X7", "B4")


def test_outpost_says_what_is_sourced_and_what_is_not():
    board = load_board("outpost")
    marks = dict(board.marks)
    for part in [*(f"regions.{r.id}" for r in board.regions), "board", "tiles.distribution"]:
        assert marks.pop(part) == "reconstructed"
    for part in [
        *(f"cities.{city.id}" for city in board.cities),
        *(f"connections.{c.a} - {c.b}" for c in board.connections),
    ]:
        assert marks.pop(part) == "reconstructed"
    assert marks == {
        "tiles.count_46": "sourced",
        "tiles.values_5_and_8_exist": "sourced",
        "facts.three_regions_one_large_central_two_small": "sourced",
        "facts.46_connections": "deduced",
        "facts.three_house_fields_and_one_plant_or_shelter_field_per_city": "sourced",
        "facts.slot_type_fixed_per_city": "deduced",
        "facts.central_has_at_least_18_cities": "deduced",
    }
    assert {5, 8} <= set(board.tiles)  # the two values that are sourced


def test_metropolises_are_two_cities_or_three():
    """D9, M-FR4."""
    names = {m.name: m.cities for m in load_board("north-america").metropolises}
    assert names == {
        "New York": ("new-york-north", "new-york-south"),
        "Mexico City": ("mexico-city-north", "mexico-city-south"),
    }
    [paris] = load_board("france").metropolises
    assert paris.cities == ("paris-north", "paris-east", "paris-south")


def test_uncertain_connections_are_named():
    found = {board_id: len(load_board(board_id).uncertain) for board_id in PRINTED}
    doubtful = {"europe": 9, "north-america": 6, "usa-2019": 3, "france": 1}
    assert found == dict.fromkeys(PRINTED, 0) | doubtful
    uncertain = load_board("north-america").uncertain
    assert Uncertain("new-york-north", "philadelphia", 3, (5,)) in uncertain
    assert Uncertain("new-york-south", "philadelphia", 3, (5,)) in uncertain
    assert Uncertain("regina", "salt-lake-city", 29, (None,)) in uncertain


def test_lookups():
    board = load_board("germany")
    assert board.city("koeln").name == "Köln"
    assert board.cities[board.city_index["koeln"]] is board.city("koeln")
    assert (board.city("koeln").x, board.city("koeln").y) == (6.96, 50.94)
    assert board.region("south").name == "South"
    with pytest.raises(KeyError):
        board.city("achen")


@pytest.mark.parametrize(
    ("regions", "connected"),
    [
        (["northwest", "west", "southwest"], True),
        (["south"], True),
        (["northeast", "south"], False),
        (["northwest", "northeast", "south"], False),
        (["northeast", "south", "east"], True),
        ([], False),
    ],
)
def test_regions_must_form_one_area(regions, connected):
    """S2."""
    assert load_board("germany").regions_connected(regions) is connected


@pytest.mark.parametrize(
    ("regions", "connected"),
    [
        (["centre"], False),
        (["centre", "emilia"], True),
        (["centre", "emilia", "centre-south"], True),
        (["centre", "northeast", "northwest"], False),
    ],
)
def test_m5_1_a_region_may_hang_together_through_others(regions, connected):
    """Livorno belongs to the centre of Italy, and no way leads there from it."""
    assert load_board("italy").regions_connected(regions) is connected


def test_a_board_is_loaded_once_and_travels_as_its_id():
    board = load_board("europe")
    assert load_board("europe") is board
    assert pickle.loads(pickle.dumps(board)) is board
    assert copy.deepcopy(board) is board
    assert len(pickle.dumps(board)) < 100
