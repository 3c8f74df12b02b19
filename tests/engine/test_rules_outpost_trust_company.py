"""O30 and O31: what the Trust builds, places and hires in Outpost."""

import pytest

from powergrid_qt.engine.moves import Hire, Pass, PlaceTrust, RunCards
from tests.engine.outpost_positions import (
    TRUST,
    all_hire,
    all_pass,
    all_workers,
    give,
    labour,
    new_game,
    owned,
    refused,
    set_labour,
    staff,
    to_auctions,
    to_expansion,
    to_running,
)
from tests.engine.outpost_table import NODULE, TILES, WAYS
from tests.engine.outpost_trust import against_trust, trust_cities
from tests.engine.test_rules_outpost_trust import PLANT

# -- O30: its company ------------------------------------------------------------------------------


def test_o30_a_free_place_in_a_city_with_its_house_comes_first() -> None:
    game = against_trust(cards="plant_1_1")
    give(game, 1, buildings="p2")
    game.apply(Hire(0, 0))
    assert trust_cities(game) == ["p1", "p3"]
    assert refused(game, PlaceTrust(1, "p1")) == "not_your_turn"
    assert refused(game, PlaceTrust(0, "p6")) == "trust_no_choice"
    assert refused(game, PlaceTrust(0, "s1")) == "trust_no_choice"
    assert refused(game, PlaceTrust(0, "nowhere")) == "unknown_city"
    game.apply(PlaceTrust(0, "p3"))
    trust = owned(game, TRUST)
    assert (trust["buildings"], trust["plants"]) == ({"p3": PLANT}, ["plant_1_1"])
    assert game.current == 1, "then it hires, and its turn is over"


def test_o30_a_single_possible_city_is_a_move_too() -> None:
    game = against_trust(cards="shelter_1")
    give(game, 1, buildings="s1 s3")
    game.apply(Hire(0, 0))
    assert trust_cities(game) == ["s2"]


@pytest.mark.parametrize(
    ("blocked", "expected"),
    [("p1 p2 p3", ["p6"]), ("p1 p2 p3 p6", ["p5"]), ("p1 p2 p3 p6 p5", ["p4"])],
)
def test_o30_else_the_adjacent_place_with_the_lowest_connection_cost(
    blocked: str, expected: list[str]
) -> None:
    game = against_trust(cards="plant_1_1")
    for seat, cities in ((0, blocked.split()[:3]), (1, blocked.split()[3:])):
        give(game, seat, buildings=" ".join(cities))
    game.apply(Hire(0, 0))
    assert trust_cities(game) == expected


def test_o30_of_equally_cheap_places_the_worse_player_chooses() -> None:
    ways, tiles = WAYS.split(", "), list(TILES)
    near, far = ways.index("p3 6 p6"), ways.index("p2 8 p5")
    other = ways.index("s2 6 p3")
    tiles[far], tiles[other] = tiles[other], tiles[far]
    assert tiles[near] == tiles[far]
    game = new_game(2, order=(1, 0), tiles=tiles)
    give(game, TRUST, cards="plant_1_1")
    give(game, 1, buildings="p1 p2 p3")
    to_expansion(game)
    game.apply(Hire(0, 0))
    assert trust_cities(game) == ["p5", "p6"]


def test_o30_its_network_reaches_from_its_buildings_too() -> None:
    game = against_trust(cards="shelter_1", buildings="p6")
    give(game, 1, buildings="s1 s2 s3")
    game.apply(Hire(0, 0))
    assert trust_cities(game) == ["s5"], "8 from p6, while s6 lies 9 from it"


def test_o30_with_no_fitting_place_it_builds_nothing() -> None:
    game = against_trust(cards="shelter_5", shelters="shelter_1")
    give(game, 1, buildings="s2 s3")
    game.apply(Hire(0, 0))
    trust = owned(game, TRUST)
    assert game.current == 1
    assert (trust["shelters"], trust["reserve"]) == (["shelter_1"], ["shelter_5"]), "no exchange"


def test_o30_plants_before_shelters_and_one_building_for_each_card() -> None:
    game = against_trust(cards="shelter_1 plant_1_1 shelter_2 plant_2_1")
    game.apply(Hire(0, 0))
    placed: list[str] = []
    while len(placed) < 4:
        placed.append(trust_cities(game)[0])
        game.apply(PlaceTrust(0, placed[-1]))
    assert placed == ["p1", "p2", "s1", "s2"]
    trust = owned(game, TRUST)
    assert (trust["plants"], trust["shelters"]) == (
        ["plant_1_1", "plant_2_1"],
        ["shelter_2", "shelter_1"],
    )


def test_o30_when_plants_find_no_place_shelters_are_still_built() -> None:
    game = against_trust(cards="shelter_1 plant_1_1")
    give(game, 0, buildings="p1 p2 p3")
    give(game, 1, buildings="p4 p5 p6")
    game.apply(Hire(0, 0))
    assert trust_cities(game) == ["s1", "s2", "s3"]


BETTER = [
    ("plant_1_2", "plant_3_5"),  # more cities per worker
    ("plant_4_6", "plant_3_4"),
    ("plant_2_4", "plant_1_2"),  # then more cities
    ("plant_2_4b", "plant_2_4"),  # of equals the larger number
    ("shelter_3", "shelter_2d"),  # more places
    ("shelter_2b", "shelter_2"),
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
@pytest.mark.parametrize("first_in_reserve", [0, 1])
def test_o30_the_best_waiting_card_is_placed(
    better: str, worse: str, first_in_reserve: int
) -> None:
    pair = (better, worse)
    game = against_trust(cards=f"{pair[first_in_reserve]} {pair[1 - first_in_reserve]}")
    kind = better.partition("_")[0]
    give(game, TRUST, buildings=f"{kind[0]}1")
    game.apply(Hire(0, 0))
    assert owned(game, TRUST)[f"{kind}s"] == [better]


@pytest.mark.parametrize(
    ("kind", "lying", "waiting", "board"),
    [
        # the worst for a strictly better one, as often as there is one
        ("plant", "1_1 1_2 1_3 1_4", "1_5", "1_2 1_3 1_4 1_5"),
        ("plant", "2_2 1_2 1_3 1_4", "1_5 1_1b 1_6", "1_3 1_4 1_5 1_6"),
        ("plant", "1_1 1_2 1_3 1_4", "2_2", "1_2 1_3 1_4 2_2"),
        ("shelter", "1 2 2b 3", "4", "2 2b 3 4"),
        # not for an equal or a worse one, whatever its number
        ("plant", "1_1 1_2 1_3 1_4", "1_1b", "1_1 1_2 1_3 1_4"),
        ("plant", "2_2 1_2 1_3 1_4", "1_1", "2_2 1_2 1_3 1_4"),
        ("shelter", "2 2b 2c 3", "2d", "2 2b 2c 3"),
    ],
)
def test_o30_with_four_spaces_it_exchanges_only_for_a_strictly_better_card(
    kind: str, lying: str, waiting: str, board: str
) -> None:
    def named(cards: str) -> str:
        return " ".join(f"{kind}_{card}" for card in cards.split())

    game = against_trust(**{f"{kind}s": named(lying), "cards": named(waiting)})
    game.apply(Hire(0, 0))
    trust = owned(game, TRUST)
    assert set(trust[f"{kind}s"]) == set(named(board).split())
    everything = {*named(lying).split(), *named(waiting).split()}
    assert set(trust["reserve"]) == everything - set(trust[f"{kind}s"])


@pytest.mark.parametrize(
    ("fields", "workers", "left"),
    [
        # two seasonal workers off the cheapest fields, then the empty places
        ((0, 1, 2, 3, 3, 3, 3, 3, 6), (3, 2), [0, 0, 0, 2, 3, 3, 3, 3, 6]),
        ((0, 0, 0, 0, 0, 0, 0, 0, 3), (2, 2), [0] * 9),
        ((0, 0, 0, 0, 0, 0, 0, 0, 1), (1, 1), [0] * 9),
        ((0, 0, 0, 0, 0, 0, 0, 0, 0), (1, 0), [0] * 9),
    ],
)
def test_o30_it_hires_all_it_may_and_what_there_is(
    fields: tuple[int, ...], workers: tuple[int, int], left: list[int]
) -> None:
    game = against_trust(plants="plant_5_5", shelters="shelter_3", permanent=1)
    set_labour(game, fields, elsewhere=1)
    total, money = all_workers(game), [owned(game, seat)["money"] for seat in (0, 1)]
    game.apply(Hire(0, 0))
    assert (staff(game, TRUST), labour(game)) == (workers, left)
    assert all_workers(game) == total
    assert [owned(game, seat)["money"] for seat in (0, 1)] == money, "unpaid"


def test_o30_places_fill_though_nothing_needs_the_workers() -> None:
    game = against_trust(shelters="shelter_3 shelter_2")
    game.apply(Hire(0, 0))
    assert staff(game, TRUST) == (5, 0)


def test_o29_o30_a_nodule_adds_no_places_to_its_shelters() -> None:
    game = new_game(2, market=f"11 12 13 {NODULE}", pile="")
    give(game, TRUST, shelters="shelter_3 shelter_2", plants="plant_6_6")
    to_auctions(game)
    game.apply(Pass(0))
    assert owned(game, TRUST)["technologies"] == [NODULE]
    all_pass(game)
    all_hire(game)
    assert staff(game, TRUST) == (5, 1), "a seasonal worker, since 5 places are fewer than 6"


# -- O31: its workers go back ----------------------------------------------------------------------


def test_o31_its_seasonal_workers_go_back_with_the_players() -> None:
    game = new_game(2)
    give(game, TRUST, plants="plant_4_4", shelters="shelter_2", permanent=2, seasonal=2)
    give(game, 1, seasonal=3)
    set_labour(game, (0, 0, 0, 0, 0, 0, 2, 3, 4), elsewhere=0)
    to_running(game)
    game.apply(RunCards(0, ()))
    assert staff(game, TRUST) == (2, 2), "after everybody was paid"
    game.apply(RunCards(1, ()))
    assert (staff(game, TRUST), staff(game, 1)) == ((2, 0), (0, 0))
    assert labour(game) == [0, 0, 0, 0, 0, 2, 3, 3, 6]
