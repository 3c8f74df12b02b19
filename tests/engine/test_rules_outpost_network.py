"""O7, O13-O15 and O27: player order, network, company board, and Outpost cards as sites."""

from typing import Any

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import BuildingBuilt, CityConnected
from powergrid_qt.engine.moves import Build, Hire, Open, Place, RunCards
from powergrid_qt.engine.outpost.expansion import ExpansionOptions
from tests.engine.outpost_positions import (
    all_hire,
    all_idle,
    end_round,
    expanding,
    give,
    new_game,
    owned,
    refused,
    to_bureaucracy,
    to_expansion,
)
from tests.engine.outpost_table import (
    LABORATORIES,
    MOON_BASE,
    OUTPOST,
    OUTPOST_B,
)
from tests.engine.positions import play

HOUSE, PLANT, SHELTER = "house", "plant", "shelter"


def price(game: Game, city: str, what: str) -> int:
    """What a piece costs whoever is up, as told in advance and as paid."""
    seat = game.current
    assert seat is not None
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    told = {(place, piece): cost for place, piece, cost in options.builds}
    trial = game.copy()
    trial.apply(Build(seat, city, what))
    paid: int = owned(game, seat)["money"] - owned(trial, seat)["money"]
    assert told[city, what] == paid
    return paid


# -- O7: player order ------------------------------------------------------------------------------


def next_order(game: Game) -> tuple[int, ...]:
    end_round(game)
    return game.state.order


def test_o7_most_houses_first() -> None:
    game = new_game()
    give(game, 0, cards="50", buildings="p4 p5")
    give(game, 1, houses="p1", cards="3")
    give(game, 2, houses="p2 s2", cards="2")
    assert next_order(game) == (2, 1, 0)


@pytest.mark.parametrize(
    ("first", "second", "order"),
    [
        ("20", "21", (1, 0)),
        ("30 2", "29 28", (0, 1)),
        ("30 20a 7", "30a 20b 8", (1, 0)),
        ("30 20", "30a", (0, 1)),
        ("30", "30a 20", (1, 0)),
        ("2", "", (0, 1)),
        ("", "2", (1, 0)),
        ("7 30 20a", "20b 8 30a", (1, 0)),
    ],
)
@pytest.mark.parametrize("last_order", [(0, 1, 2), (1, 0, 2)])
def test_o7_ties_highest_card_then_the_next_and_a_missing_one_is_0(
    first: str, second: str, order: tuple[int, int], last_order: tuple[int, ...]
) -> None:
    game = new_game(order=last_order)
    give(game, 0, cards=first)
    give(game, 1, cards=second)
    give(game, 2, houses="p1")
    assert next_order(game) == (2, *order)


@pytest.mark.parametrize("last_order", [(0, 1), (1, 0)])
@pytest.mark.parametrize(
    "best",
    [
        {"technologies": [LABORATORIES]},
        {"cards": MOON_BASE},
        {"plants": "plant_1_1"},
        {"shelters": "shelter_1"},
        {"shelters": MOON_BASE},
    ],
)
def test_o7_every_card_counts_wherever_it_lies(
    best: dict[str, Any], last_order: tuple[int, ...]
) -> None:
    game = new_game(order=(*last_order, 2))
    give(game, 0, cards="79 78 77")
    give(game, 1, cards="79a")
    give(game, 1, **best)
    assert next_order(game)[:2] == (1, 0)


@pytest.mark.parametrize(
    ("last_order", "equal", "order"),
    [
        ((0, 1, 2, 3), (0, 1), (1, 0, 2, 3)),
        ((0, 1, 2, 3), (1, 3), (3, 1, 0, 2)),
        ((2, 0, 3, 1), (0, 1, 2), (1, 0, 2, 3)),
        ((0, 1, 2, 3), (0, 1, 2, 3), (3, 2, 1, 0)),
    ],
)
def test_o7_still_equal_players_swap_or_turn_round(
    last_order: tuple[int, ...], equal: tuple[int, ...], order: tuple[int, ...]
) -> None:
    """The equal ones have cards of the same number, the others only smaller ones."""
    game = new_game(4, order=last_order)
    for seat in range(4):
        copy = "abcd"[seat]
        give(game, seat, cards=f"30{copy} 20{copy}" if seat in equal else f"{9 - seat}")
    assert next_order(game) == order


def test_o7_swapping_happens_again_each_round() -> None:
    game = new_game()
    assert next_order(game) == (2, 1, 0)
    assert next_order(game) == (0, 1, 2)


# -- O13: building ---------------------------------------------------------------------------------


def test_o13_in_reverse_order_and_each_action_may_be_skipped() -> None:
    game = new_game(order=(1, 2, 0))
    to_expansion(game)
    seats = []
    while game.state.phase == "expansion":
        assert game.current is not None
        seats.append(game.current)
        game.apply(Hire(game.current, 0))
    assert seats == [0, 2, 1]


def test_o13_build_then_place_then_hire() -> None:
    game = expanding(cards="plant_1_1")
    play(game, Build(0, "p1", PLANT), Place(0, "plant_1_1"))
    assert refused(game, Build(0, "s1", HOUSE)) == "build_after_place"
    assert refused(game, Build(0, "p1", HOUSE)) == "build_after_place"
    game.apply(Hire(0, 0))
    assert refused(game, Build(0, "s1", HOUSE)) == "not_your_turn"
    game.apply(Build(2, "s1", HOUSE))


@pytest.mark.parametrize(("city", "what"), [("p1", HOUSE), ("p1", PLANT), ("s1", SHELTER)])
def test_o13_the_network_starts_with_any_piece_anywhere(city: str, what: str) -> None:
    game = expanding()
    give(game, 1, houses="s6", buildings="p6")
    assert price(game, city, what) == (10 if what == HOUSE else 5)


@pytest.mark.parametrize(("step", "cost"), [(1, 10), (2, 15), (3, 20)])
def test_o13_houses_cost_10_15_20_as_the_steps_allow(step: int, cost: int) -> None:
    game = expanding(step=step, players=5)
    for seat in range(1, step):
        give(game, seat, houses="p1")
    assert price(game, "p1", HOUSE) == cost
    give(game, 4, houses="p1")
    assert refused(game, Build(0, "p1", HOUSE)) == "city_full"


@pytest.mark.parametrize("step", [1, 2, 3])
def test_o13_buildings_cost_5_in_every_step_and_do_not_mind_houses(step: int) -> None:
    game = expanding(step=step)
    give(game, 1, houses="p1 s1")
    assert price(game, "p1", PLANT) == 5
    assert price(game, "s1", SHELTER) == 5


def test_o13_one_building_in_a_city_and_only_of_its_type() -> None:
    game = expanding(step=3, houses="p1", buildings="p1")
    give(game, 1, buildings="p2 s2")
    assert refused(game, Build(0, "p1", PLANT)) == "slot_taken", "one's own counts, too"
    assert refused(game, Build(0, "p2", PLANT)) == "slot_taken"
    assert refused(game, Build(0, "s2", SHELTER)) == "slot_taken"
    assert refused(game, Build(0, "s3", PLANT)) == "wrong_slot"
    assert refused(game, Build(0, "p3", SHELTER)) == "wrong_slot"
    assert refused(game, Build(0, "p1", HOUSE)) == "city_own"
    game.apply(Build(0, "p2", HOUSE))


@pytest.mark.parametrize(
    ("own", "city", "way"),
    [
        ({"houses": "p1"}, "s1", 3),
        ({"buildings": "p1"}, "s1", 3),
        ({"buildings": "s2"}, "s1", 9),
        ({"houses": "p1"}, "p2", 7),  # by s1: the connection itself costs 10
        ({"houses": "p1", "buildings": "s2"}, "p2", 5),
        ({"houses": "p1", "buildings": "s2"}, "p3", 6),
        ({"houses": "p1"}, "p5", 15),
    ],
)
def test_o13_connections_from_any_own_piece_by_the_cheapest_way(
    own: dict[str, Any], city: str, way: int
) -> None:
    game = expanding(**own)
    give(game, 1, houses="s2", buildings="s1")
    assert price(game, city, HOUSE) == way + 10
    if city.startswith("p"):
        assert price(game, city, PLANT) == way + 5


def test_o13_a_second_piece_in_a_city_costs_no_connection() -> None:
    game = expanding(houses="p1", buildings="s2")
    assert price(game, "p1", PLANT) == 5
    assert price(game, "s2", HOUSE) == 10


def test_o13_pieces_of_the_same_turn_count_and_each_way_is_paid_again() -> None:
    game = expanding(houses="p1")
    first = game.apply(Build(0, "p2", PLANT))
    second = game.apply(Build(0, "s2", HOUSE))
    third = game.apply(Build(0, "s1", SHELTER))
    assert first == [BuildingBuilt(0, "p2", PLANT, connection=7, slot=5)]
    assert second == [CityConnected(0, "s2", connection=5, slot=10)]
    assert third == [BuildingBuilt(0, "s1", SHELTER, connection=3, slot=5)]
    assert owned(game, 0)["money"] == 200 - 12 - 15 - 8


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Build(0, "p1"), "build_what"),
        (Build(0, "p1", "tower"), "build_what"),
        (Build(0, "nowhere", HOUSE), "unknown_city"),
        (Build(0, "w1", HOUSE), "city_not_in_play"),
        (Build(0, "p4", HOUSE), "city_beyond_money"),
        (Build(0, OUTPOST, HOUSE), "unknown_city"),
        (Open(0, "11", 11), "wrong_kind_of_move"),
    ],
)
def test_o13_other_refusals(move: Any, code: str) -> None:
    game = expanding(houses="p1", money=18)
    assert refused(game, move) == code
    give(game, 0, money=19)
    game.apply(Build(0, "p4", HOUSE))


# -- O14: what buildings unlock --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "other", "card"),
    [(PLANT, SHELTER, "plant_1_1"), (SHELTER, PLANT, "shelter_1")],
)
def test_o14_each_building_unlocks_one_space_of_its_kind(kind: str, other: str, card: str) -> None:
    game = expanding(cards=f"{card} {card}b {card}c")
    play(game, Build(0, f"{other[0]}1", other), Build(0, f"{kind[0]}1", HOUSE))
    assert refused(game, Place(0, card)) == "no_free_space"
    play(game, Build(0, f"{kind[0]}2", kind), Build(0, f"{kind[0]}3", kind))
    play(game, Place(0, card), Place(0, f"{card}b"))
    assert refused(game, Place(0, f"{card}c")) == "no_free_space"
    assert owned(game, 0)[f"{kind}s"] == [card, f"{card}b"]


def test_o14_only_houses_are_connected_cities() -> None:
    game = expanding(houses="p1", plants="plant_2_3", money=0)
    give(game, 0, buildings="p2 p3 s1", robots=2)
    all_hire(game)
    while game.current != 0:
        assert game.current is not None
        game.apply(RunCards(game.current, ()))
    game.apply(RunCards(0, ("plant_2_3",)))
    assert owned(game, 0)["money"] == 22, "one city, though the plant powers three"


# -- O15: cards on the company board ---------------------------------------------------------------


def test_o15_cards_are_placed_and_exchanged_any_number_of_times() -> None:
    game = expanding(
        plants="plant_1_1", shelters="shelter_3", cards="plant_1_2 plant_3_1 shelter_1"
    )
    play(
        game,
        Place(0, "plant_1_2", "plant_1_1"),
        Place(0, "plant_3_1", "plant_1_2"),  # for a worse one
        Place(0, "plant_1_1", "plant_3_1"),
        Place(0, "shelter_1", "shelter_3"),
    )
    company = owned(game, 0)
    assert (company["plants"], company["shelters"]) == (["plant_1_1"], ["shelter_1"])
    assert sorted(company["reserve"]) == ["plant_1_2", "plant_3_1", "shelter_3"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Place(0, "plant_9"), "not_in_reserve"),
        (Place(0, "plant_1_1"), "not_in_reserve"),  # it lies on the board
        (Place(0, LABORATORIES), "not_in_reserve"),  # it needs no space
        (Place(0, "plant_1_2"), "no_free_space"),
        (Place(0, "plant_1_2", "shelter_1"), "not_on_board"),
        (Place(0, "plant_1_2", "plant_3_1"), "not_on_board"),
        (Place(0, "plant_1_2", "plant_1_1", on=PLANT), "place_on_needless"),
        (Place(0, "plant_1_2", on=SHELTER), "place_on_needless"),
        (Place(0, "shelter_2", "plant_1_1"), "not_on_board"),
    ],
)
def test_o15_a_card_needs_an_unlocked_space_of_its_type(move: Place, code: str) -> None:
    game = expanding(
        plants="plant_1_1",
        shelters="shelter_1",
        cards="plant_1_2 plant_3_1 shelter_2",
        technologies=[LABORATORIES],
    )
    give(game, 0, buildings="s5")
    assert refused(game, move) == code
    game.apply(Place(0, "shelter_2"))


# -- O27: Outpost cards ----------------------------------------------------------------------------


def test_o27_one_house_one_plant_and_one_shelter_for_nothing() -> None:
    game = expanding(technologies=[OUTPOST], money=0)
    for what in (HOUSE, PLANT, SHELTER):
        game.apply(Build(0, OUTPOST, what))
        assert refused(game, Build(0, OUTPOST, what)) == "piece_on_card"
    company = owned(game, 0)
    assert company["houses"] == [OUTPOST]
    assert company["buildings"] == {OUTPOST: [PLANT, SHELTER]}


def test_o27_in_different_rounds_too() -> None:
    game = expanding(technologies=[OUTPOST], money=0)
    game.apply(Build(0, OUTPOST, PLANT))
    all_hire(game)
    all_idle(game)
    to_expansion(game)
    while game.current != 0:
        assert game.current is not None
        game.apply(Hire(game.current, 0))
    assert refused(game, Build(0, OUTPOST, PLANT)) == "piece_on_card"
    play(game, Build(0, OUTPOST, SHELTER), Build(0, OUTPOST, HOUSE))


def test_o27_each_of_the_two_cards_is_a_site_of_its_own() -> None:
    game = expanding(technologies=[OUTPOST, OUTPOST_B])
    play(game, Build(0, OUTPOST, HOUSE), Build(0, OUTPOST_B, HOUSE))
    assert owned(game, 0)["houses"] == [OUTPOST, OUTPOST_B]


def test_o27_only_for_its_owner_and_no_other_technology_is_a_site() -> None:
    game = expanding(technologies=[LABORATORIES])
    give(game, 1, technologies=[OUTPOST])
    assert refused(game, Build(0, OUTPOST, HOUSE)) == "unknown_city"
    assert refused(game, Build(0, LABORATORIES, HOUSE)) == "unknown_city"


def test_o27_its_house_is_one_more_city() -> None:
    game = expanding(technologies=[OUTPOST], houses="p1 s1 p2 s2 p3 s3")
    trial = game.copy()
    to_bureaucracy(trial)
    assert trial.state.step == 1
    game.apply(Build(0, OUTPOST, HOUSE))
    all_hire(game)
    assert game.state.step == 2, "seven houses start step 2"
    all_idle(game)
    assert game.state.order[0] == 0


def test_o27_its_house_must_be_powered_and_is_paid() -> None:
    game = expanding(technologies=[OUTPOST], plants="plant_1_2", houses="p1", robots=1, money=0)
    game.apply(Build(0, OUTPOST, HOUSE))
    all_hire(game)
    play(game, RunCards(1, ()), RunCards(2, ()), RunCards(0, ("plant_1_2",)))
    assert owned(game, 0)["money"] == 33


@pytest.mark.parametrize(
    ("what", "pieces"),
    [(PLANT, "p1 p2 p3 p4"), (SHELTER, "s1 s2 s3 s4")],
)
def test_o27_pieces_come_from_the_own_stock(what: str, pieces: str) -> None:
    game = expanding(technologies=[OUTPOST], buildings=pieces)
    assert refused(game, Build(0, OUTPOST, what)) == "no_pieces"
    first, *others = pieces.split()
    game = expanding(technologies=[OUTPOST], buildings=" ".join(others))
    game.apply(Build(0, OUTPOST, what))
    assert refused(game, Build(0, first, what)) == "no_pieces", "it took the fourth"


def test_o27_its_buildings_unlock_spaces() -> None:
    game = expanding(technologies=[OUTPOST], cards="plant_1_1 shelter_1", money=0)
    play(game, Build(0, OUTPOST, PLANT), Build(0, OUTPOST, SHELTER))
    play(game, Place(0, "plant_1_1"), Place(0, "shelter_1"))
    assert refused(game, Build(0, OUTPOST, HOUSE)) == "build_after_place"


def test_o13_o27_who_has_pieces_only_there_starts_anywhere() -> None:
    game = expanding(technologies=[OUTPOST])
    play(game, Build(0, OUTPOST, HOUSE), Build(0, OUTPOST, PLANT))
    assert price(game, "p6", HOUSE) == 10
    assert price(game, "p6", PLANT) == 5
    game.apply(Build(0, "p6", PLANT))
    assert price(game, "s5", HOUSE) == 8 + 10
    game.apply(Build(0, OUTPOST, SHELTER))
    assert price(game, "s5", HOUSE) == 8 + 10, "no way starts from the card"
