"""P4.2: the cheapest connection cost, and the way that it pays for."""

import itertools
import pickle
from collections.abc import Iterable

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid_qt.engine.board import Board, load_board, parse_board
from powergrid_qt.engine.network import (
    UNREACHABLE,
    Network,
    connected_choices,
    network_for,
)

PRINTED = ("europe", "germany", "north-america", "usa")


def everywhere(board: Board) -> frozenset[str]:
    return frozenset(region.id for region in board.regions)


def whole(board_id: str) -> Network:
    return network_for(load_board(board_id), everywhere(load_board(board_id)))


def outpost(costs: Iterable[int] | None = None) -> Network:
    board = load_board("outpost")
    return Network(board, everywhere(board), tuple(board.tiles if costs is None else costs))


def cheapest(network: Network, sources: Iterable[str], target: str) -> int:
    index = network.board.city_index
    return min(network.costs_from(index[source])[index[target]] for source in sources)


def way(network: Network, sources: Iterable[str], target: str) -> list[str]:
    index = network.board.city_index
    path = network.path([index[source] for source in sources], index[target])
    return [network.board.cities[city].id for city in path]


def cost_of(network: Network, path: tuple[int, ...]) -> int:
    return sum(network.edge_cost(a, b) for a, b in itertools.pairwise(path))


# --- the examples of the rulebooks ---------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "city", "cost", "path"),
    [
        (["essen", "muenster"], "duisburg", 0, ["essen", "duisburg"]),
        (["essen", "muenster"], "dortmund", 2, ["muenster", "dortmund"]),
        (["essen", "muenster"], "aachen", 2 + 9, ["essen", "duesseldorf", "aachen"]),
        (["duesseldorf", "koeln"], "duisburg", 2 + 0, ["duesseldorf", "essen", "duisburg"]),
        (["essen", "muenster"], "duesseldorf", 2, ["essen", "duesseldorf"]),
        (["essen", "muenster"], "koeln", 2 + 4, ["essen", "duesseldorf", "koeln"]),
        (["essen", "muenster", "duesseldorf"], "koeln", 4, ["duesseldorf", "koeln"]),
    ],
)
def test_the_classic_example(own, city, cost, path):
    """The books of 2004 and 2009, players A (Essen, Münster) and B: connection costs alone."""
    network = whole("germany")
    assert cheapest(network, own, city) == cost
    assert way(network, own, city) == path


@pytest.mark.parametrize(
    ("own", "city", "cost", "path"),
    [
        (["new-york-north"], "new-york-south", 0, ["new-york-north", "new-york-south"]),
        (["new-york-north", "pittsburgh"], "toronto", 11, ["pittsburgh", "toronto"]),
        (
            ["new-york-north", "pittsburgh"],
            "charlotte",
            7 + 12,
            ["pittsburgh", "washington", "charlotte"],
        ),
        (["new-york-north", "pittsburgh"], "philadelphia", 3, ["new-york-north", "philadelphia"]),
        (["new-york-north", "pittsburgh"], "washington", 7, ["pittsburgh", "washington"]),
        (
            ["new-york-north", "pittsburgh", "philadelphia"],
            "washington",
            5,
            ["philadelphia", "washington"],
        ),
    ],
)
def test_the_deluxe_example(own, city, cost, path):
    """The book of 2014, Angelika in New York and Pittsburgh: connection costs alone."""
    network = whole("north-america")
    assert cheapest(network, own, city) == cost
    assert way(network, own, city) == path


# --- regions in play -----------------------------------------------------------------------


def test_cities_and_connections_outside_the_regions_do_not_exist():
    """S2."""
    network = network_for(load_board("germany"), frozenset({"northwest", "west", "northeast"}))
    board = network.board
    assert {board.cities[city].region for city in network.cities} == network.regions
    assert network.in_play == set(network.cities)
    assert len(network.cities) == 21
    koeln, essen = board.city_index["koeln"], board.city_index["essen"]
    assert network.costs_from(essen)[koeln] == UNREACHABLE
    assert set(network.costs_from(koeln)) == {UNREACHABLE}
    assert network.path([essen], koeln) == network.path([koeln], essen) == ()
    dortmund = board.city_index["dortmund"]
    assert koeln not in dict(network.neighbours[dortmund])
    with pytest.raises(KeyError):
        network.edge_cost(dortmund, koeln)


def test_a_missing_region_can_make_a_way_longer():
    duel = frozenset({"northeast", "northwest", "west"})
    assert cheapest(whole("germany"), ["kassel"], "frankfurt-oder") == 15 + 6 + 0 + 21
    assert (
        cheapest(network_for(load_board("germany"), duel), ["kassel"], "frankfurt-oder")
        == 15 + 15 + 10 + 6
    )


def test_neighbours_are_sorted_and_know_the_cost():
    network = whole("germany")
    index = network.board.city_index
    neighbours = network.neighbours[index["essen"]]
    assert neighbours == tuple(sorted(neighbours))
    assert dict(neighbours) == {
        index["muenster"]: 6,
        index["duisburg"]: 0,
        index["dortmund"]: 4,
        index["duesseldorf"]: 2,
    }
    assert network.edge_cost(index["duesseldorf"], index["essen"]) == 2


@pytest.mark.parametrize(
    ("board_id", "counts"),
    [
        ("germany", {3: 13, 4: 12, 5: 6}),
        ("usa", {3: 12, 4: 12, 5: 6}),
        ("europe", {3: 18, 4: 22, 5: 17}),
        ("north-america", {3: 15, 4: 17, 5: 13}),
        ("outpost", {1: 3, 2: 2, 3: 1}),
    ],
)
def test_choices_of_regions(board_id, counts):
    """S2: every choice gives one network in which all cities reach each other."""
    board = load_board(board_id)
    for count, number in counts.items():
        choices = connected_choices(board, count)
        assert len(choices) == len(set(choices)) == number
        for choice in choices:
            network = Network(board, choice, board.tiles or None)
            reached = network.costs_from(network.cities[0])
            assert {i for i, c in enumerate(reached) if c != UNREACHABLE} == network.in_play


def test_choices_come_in_the_order_of_the_board():
    assert connected_choices(load_board("outpost"), 2) == (
        frozenset({"central", "west"}),
        frozenset({"central", "east"}),
    )
    assert connected_choices(load_board("outpost"), 4) == ()


def test_unknown_regions_are_no_regions():
    with pytest.raises(KeyError):
        Network(load_board("germany"), ["nowhere"])


# --- tiles ---------------------------------------------------------------------------------


def test_tiles_lie_on_the_connections_in_the_order_of_the_board():
    """O3."""
    board = load_board("outpost")
    network = outpost(range(46))
    for cost, connection in enumerate(board.connections):
        ends = board.city_index[connection.a], board.city_index[connection.b]
        assert network.edge_cost(*ends) == cost


def test_tiles_must_be_as_many_as_connections():
    with pytest.raises(ValueError, match="zip"):
        outpost([5] * 45)
    with pytest.raises(ValueError, match="outpost has no printed costs"):
        network_for(load_board("outpost"), frozenset({"central"}))


# --- sharing -------------------------------------------------------------------------------


def test_a_printed_network_is_shared_also_after_pickling():
    network = network_for(load_board("usa"), frozenset({"south", "southwest"}))
    assert network_for(load_board("usa"), frozenset({"southwest", "south"})) is network
    assert pickle.loads(pickle.dumps(network)) is network
    assert len(pickle.dumps(network)) < 200


def test_a_network_of_tiles_travels_as_its_tiles():
    network = outpost()
    copied = pickle.loads(pickle.dumps(network))
    assert copied.board is network.board
    assert copied.neighbours == network.neighbours
    assert len(pickle.dumps(network)) < 400


def test_a_network_of_a_user_s_board_travels_with_it():
    data = {
        "id": "germany",  # the same id must not bring the other board back
        "name": "Two",
        "about": "For tests.",
        "regions": [{"id": "r", "name": "R", "color": "red"}],
        "cities": [{"id": i, "name": i, "region": "r", "x": 0, "y": 0} for i in "ab"],
        "connections": [{"a": "a", "b": "b", "cost": 3}],
    }
    network = Network(parse_board(data, "test"), ["r"])
    copied = pickle.loads(pickle.dumps(network))
    assert copied.board == network.board
    assert copied.costs_from(0) == (0, 3)


# --- what holds for all --------------------------------------------------------------------


@st.composite
def networks(draw: st.DrawFn) -> Network:
    """A printed board or Outpost with any tiles, with any connected choice of regions."""
    board = load_board(draw(st.sampled_from((*PRINTED, "outpost"))))
    count = draw(st.integers(1, len(board.regions)))
    regions = draw(st.sampled_from(connected_choices(board, count)))
    if not board.tiles:
        return network_for(board, regions)
    return Network(board, regions, draw(st.permutations(board.tiles)))


@st.composite
def searches(draw: st.DrawFn) -> tuple[Network, list[int], int]:
    network = draw(networks())
    own = draw(st.lists(st.sampled_from(network.cities), min_size=1, max_size=8))
    return network, own, draw(st.sampled_from(network.cities))


@settings(deadline=None)
@given(searches())
def test_the_path_costs_what_costs_from_says(search):
    network, sources, target = search
    path = network.path(sources, target)
    assert path[0] in sources
    assert path[-1] == target
    assert cost_of(network, path) == min(network.costs_from(city)[target] for city in sources)


@settings(deadline=None)
@given(searches())
def test_the_path_stays_in_play_and_passes_no_city_twice(search):
    network, sources, target = search
    path = network.path(sources, target)
    assert network.in_play.issuperset(path)
    assert len(set(path)) == len(path)
    assert not set(path[1:]) & set(sources)  # it starts at the last source that it meets


@settings(deadline=None)
@given(searches(), st.randoms())
def test_the_path_does_not_depend_on_the_order_of_the_sources(search, random):
    network, sources, target = search
    shuffled = random.sample(sources, len(sources))
    assert network.path(shuffled, target) == network.path(sources, target)


@settings(deadline=None)
@given(networks(), st.data())
def test_costs_are_symmetric_and_obey_the_triangle_inequality(network, data):
    a, b, c = (data.draw(st.sampled_from(network.cities)) for _ in range(3))
    assert network.costs_from(a)[b] == network.costs_from(b)[a]
    assert network.costs_from(a)[c] <= network.costs_from(a)[b] + network.costs_from(b)[c]
    assert network.costs_from(a)[a] == 0


@settings(deadline=None)
@given(networks(), st.data())
def test_cities_out_of_play_cannot_be_reached(network, data):
    costs = network.costs_from(data.draw(st.sampled_from(network.cities)))
    assert len(costs) == len(network.board.cities)
    assert {city for city, cost in enumerate(costs) if cost < UNREACHABLE} == network.in_play


@settings(deadline=None)
@given(st.permutations(load_board("outpost").tiles), st.data())
def test_of_equal_paths_the_shortest_and_lowest_is_taken(tiles, data):
    network = outpost(tiles)
    cities = st.sampled_from(network.cities)
    sources, target = data.draw(st.sets(cities, min_size=1, max_size=4)), data.draw(cities)
    graph = plain_graph(network)
    ways = [
        tuple(path)
        for source in sources
        for path in nx.all_shortest_paths(graph, source, target, weight="cost")
    ]
    best = min(ways, key=lambda path: (cost_of(network, path), len(path), path))
    assert network.path(sources, target) == best


def plain_graph(network: Network) -> nx.Graph:
    graph: nx.Graph = nx.Graph()
    for city, neighbours in network.neighbours.items():
        graph.add_weighted_edges_from(((city, other, cost) for other, cost in neighbours), "cost")
    return graph


@pytest.mark.parametrize("board_id", PRINTED)
def test_all_costs_agree_with_another_algorithm(board_id):
    network = whole(board_id)
    expected = dict(nx.floyd_warshall(plain_graph(network), weight="cost"))
    for city in network.cities:
        assert network.costs_from(city) == tuple(expected[city][other] for other in network.cities)
