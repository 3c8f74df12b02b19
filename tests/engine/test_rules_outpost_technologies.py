"""O25, O26 and O28: the technologies. Outpost cards are in `test_rules_outpost_network.py`."""

from typing import Any

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Bid, Hire, Open, Pass, Place, RunCards
from tests.engine.outpost_positions import (
    PAYOUT,
    all_hire,
    all_idle,
    all_workers,
    expanding,
    give,
    in_auctions,
    most_seasonal,
    owned,
    refused,
    running,
    staff,
    to_expansion,
)
from tests.engine.outpost_table import (
    DATA_LIBRARY,
    ECOPLANTS,
    LABORATORIES,
    MOON_BASE,
    NODULE,
    ROBOTS,
)
from tests.engine.positions import play

SIX_HOUSES = "p1 s1 p2 s2 p3 s3"


def to_turn_of_0(game: Game) -> None:
    """Let the others hire nobody, or run nothing, until seat 0 is up."""
    while game.current != 0:
        assert game.current is not None
        hiring = game.state.phase == "expansion"
        game.apply(Hire(game.current, 0) if hiring else RunCards(game.current, ()))


# -- O25: technologies -----------------------------------------------------------------------------


def test_o25_data_library_lowers_what_is_paid_not_what_may_be_bid() -> None:
    game = in_auctions()
    give(game, 0, technologies=[DATA_LIBRARY], money=20)
    assert refused(game, Open(0, "11", 10)) == "bid_too_low"
    assert refused(game, Open(0, "11", 21)) == "bid_beyond_money"
    play(game, Open(0, "11", 11), Bid(1, 12))
    game.apply(Pass(2))
    assert refused(game, Bid(0, 21)) == "bid_beyond_money"
    play(game, Bid(0, 20), Pass(1))
    assert owned(game, 0)["money"] == 5


def test_o25_data_library_counts_for_the_last_one_in_too() -> None:
    game = in_auctions()
    give(game, 2, technologies=[DATA_LIBRARY])
    play(game, Pass(0), Pass(1), Open(2, "13", 13))
    assert owned(game, 2)["money"] == 60 - 13 + 5


def test_o25_data_library_costs_its_full_price_itself() -> None:
    game = in_auctions(f"11 12 13 {DATA_LIBRARY}", "")
    give(game, 2, money=300)
    play(game, Pass(0), Pass(1), Open(2, DATA_LIBRARY, 81))
    assert owned(game, 2)["money"] == 300 - 81


@pytest.mark.parametrize(("place", "bid", "paid"), [("12-9", 3, 0), ("12-7", 5, 0), ("12-6", 6, 1)])
def test_o25_data_library_makes_no_card_cheaper_than_0(place: str, bid: int, paid: int) -> None:
    game = in_auctions(f"11 {place} 13 14 | 15 16 17 18")
    give(game, 2, technologies=[DATA_LIBRARY])
    play(game, Pass(0), Pass(1), Open(2, "12", bid))
    assert owned(game, 2)["money"] == 60 - paid


@pytest.mark.parametrize(("seasonal", "paid"), [(1, 0), (3, 0), (4, 1), (6, 3)])
def test_o25_ecoplants_each_seasonal_worker_costs_3_less_but_not_below_0(
    seasonal: int, paid: int
) -> None:
    fields = (0, 1, 2, 3, 3, 3, 3, 3, 6)  # 2, 3, 3, 4, 4, 4
    game = expanding(fields, plants="plant_6_6", technologies=[ECOPLANTS], money=3)
    game.apply(Hire(0, seasonal))
    assert owned(game, 0)["money"] == 3 - paid


def test_o25_nodule_adds_a_place_to_each_shelter_on_the_board() -> None:
    game = expanding(
        plants="plant_6_6", shelters="shelter_2 shelter_1", cards="shelter_3", technologies=[NODULE]
    )
    assert most_seasonal(game) == 6 - 5
    game.apply(Hire(0, 0))
    assert staff(game, 0) == (5, 0)


def test_o25_laboratories_each_running_plant_powers_one_more() -> None:
    game = running(
        houses="p1 s1 p2 s2 p3 s3",
        plants="plant_1_1 plant_2_1",
        cards="plant_3_3",
        robots=3,
        technologies=[LABORATORIES],
    )
    trial = game.copy()
    trial.apply(RunCards(0, ("plant_1_1",)))
    assert owned(trial, 0)["money"] == PAYOUT[2]
    game.apply(RunCards(0, ("plant_1_1", "plant_2_1")))
    assert owned(game, 0)["money"] == PAYOUT[4]


@pytest.mark.parametrize("space", ["plants", "shelters"])
def test_o25_o28_nodule_and_laboratories_count_for_a_moon_base(space: str) -> None:
    game = expanding(technologies=[NODULE, LABORATORIES], houses=SIX_HOUSES)
    lying: dict[str, Any] = {space: MOON_BASE}
    give(game, 0, **lying)
    all_hire(game)
    assert staff(game, 0) == (4, 0)
    while game.current != 0:
        assert game.current is not None
        game.apply(RunCards(game.current, ()))
    money = owned(game, 0)["money"]
    game.apply(RunCards(0, (MOON_BASE,)))
    assert owned(game, 0)["money"] == money + PAYOUT[5]


# -- O26: Robots -----------------------------------------------------------------------------------


def with_robots(fields: tuple[int, ...] = (), **first: Any) -> Game:
    return expanding(fields, technologies=[ROBOTS], **first)


def test_o26_a_worker_makes_a_robot_that_needs_no_place_and_is_no_worker_of_the_market() -> None:
    game = with_robots(shelters="shelter_1", permanent=1)
    total = all_workers(game)
    game.apply(Hire(0, 0, robot=True))
    assert (staff(game, 0), owned(game, 0)["robots"]) == ((1, 0), 1)
    assert all_workers(game) == total


def test_o26_only_with_the_card() -> None:
    game = expanding(plants="plant_1_1", shelters="shelter_1", permanent=1)
    assert refused(game, Hire(0, 0, robot=True)) == "no_robots_card"


def test_o26_the_card_counts_as_need_1_while_it_is_used() -> None:
    game = with_robots(plants="plant_3_3", shelters="shelter_2")
    assert most_seasonal(game) == 1
    assert most_seasonal(game, robot=True) == 2


@pytest.mark.parametrize(
    ("company", "seasonal"),
    [
        ({"shelters": "shelter_1"}, 0),  # somebody moves in
        ({"robots": 1}, 0),
        ({"plants": "plant_1_1"}, 1),
        ({}, 1),  # hired for the Robots card alone
    ],
)
def test_o26_any_kind_of_worker_stands_on_the_card(company: dict[str, Any], seasonal: int) -> None:
    game = with_robots(**company)
    game.apply(Hire(0, seasonal, robot=True))
    assert owned(game, 0)["robots"] == company.get("robots", 0) + 1


@pytest.mark.parametrize("plants", ["", "plant_3_3"])
def test_o26_without_a_worker_there_is_no_robot(plants: str) -> None:
    game = with_robots(plants=plants)
    assert refused(game, Hire(0, 0, robot=True)) == "no_worker_for_robot"
    game.apply(Hire(0, 1, robot=True))


def test_o26_nor_with_empty_places_and_an_empty_market() -> None:
    game = with_robots((0,) * 9, shelters="shelter_3")
    assert refused(game, Hire(0, 0, robot=True)) == "no_worker_for_robot"


def test_o26_at_most_9_robots() -> None:
    game = with_robots(robots=8)
    trial = game.copy()
    trial.apply(Hire(0, 0, robot=True))
    assert owned(trial, 0)["robots"] == 9
    give(game, 0, robots=1)
    assert refused(game, Hire(0, 0, robot=True)) == "most_robots"


@pytest.mark.parametrize(
    ("company", "seasonal"),
    [({"shelters": "shelter_3"}, 0), ({"shelters": "shelter_2"}, 1), ({"robots": 3}, 0)],
)
def test_o26_the_worker_is_busy_and_the_robot_works_from_the_next_round(
    company: dict[str, Any], seasonal: int
) -> None:
    """There are three workers, one of them on the card."""
    game = with_robots(plants="plant_2_2 plant_3_3", **company)
    game.apply(Hire(0, seasonal, robot=True))
    to_turn_of_0(game)
    assert refused(game, RunCards(0, ("plant_3_3",))) == "not_enough_workers"
    game.apply(RunCards(0, ("plant_2_2",)))
    all_idle(game)
    to_expansion(game)
    all_hire(game)
    to_turn_of_0(game)
    game.apply(RunCards(0, ("plant_3_3",)))


def test_o26_without_making_a_robot_nobody_is_busy() -> None:
    game = with_robots(plants="plant_3_3", shelters="shelter_3")
    game.apply(Hire(0, 0))
    to_turn_of_0(game)
    game.apply(RunCards(0, ("plant_3_3",)))


def test_o16_o26_robots_count_like_places() -> None:
    game = with_robots(plants="plant_6_6", shelters="shelter_2", robots=3)
    assert most_seasonal(game) == 1
    game.apply(Hire(0, 1))
    assert staff(game, 0) == (2, 1), "places are filled all the same"


def test_o26_robots_stay_when_the_season_ends() -> None:
    game = with_robots(robots=2)
    all_hire(game)
    all_idle(game)
    assert owned(game, 0)["robots"] == 2


# -- O28: Moon Base --------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "city"), [("plant", "p1"), ("shelter", "s1")])
def test_o28_lies_on_any_unlocked_space(space: str, city: str) -> None:
    game = expanding(cards=MOON_BASE)
    assert refused(game, Place(0, MOON_BASE, on=space)) == "no_free_space"
    give(game, 0, buildings=city)
    assert refused(game, Place(0, MOON_BASE)) == "place_on"
    assert refused(game, Place(0, MOON_BASE, on="roof")) == "place_on"
    other = "shelter" if space == "plant" else "plant"
    assert refused(game, Place(0, MOON_BASE, on=other)) == "no_free_space"
    game.apply(Place(0, MOON_BASE, on=space))
    assert owned(game, 0)[f"{space}s"] == [MOON_BASE]
    assert refused(game, Place(0, MOON_BASE, on=space)) == "not_in_reserve", "it is there once"


def test_o28_the_options_tell_that_only_permanent_workers_run_it() -> None:
    game = running(plants=f"plant_1_1 {MOON_BASE}", houses=SIX_HOUSES, robots=4)
    plants = game.legal_moves.to_json()["plants"]
    assert {card: told["permanent"] for card, told in plants.items()} == {
        "plant_1_1": False,
        MOON_BASE: True,
    }


def test_o15_o28_is_exchanged_on_the_space_that_is_told() -> None:
    game = expanding(cards=MOON_BASE, plants="plant_1_1", shelters="shelter_1")
    assert refused(game, Place(0, MOON_BASE, "plant_1_1")) == "place_on"
    assert refused(game, Place(0, MOON_BASE, "plant_1_1", on="shelter")) == "not_on_board"
    game.apply(Place(0, MOON_BASE, "plant_1_1", on="plant"))
    game.apply(Place(0, "plant_1_1", MOON_BASE))
    game.apply(Place(0, MOON_BASE, "shelter_1", on="shelter"))
    company = owned(game, 0)
    assert (company["plants"], company["shelters"]) == (["plant_1_1"], [MOON_BASE])
    assert company["reserve"] == ["shelter_1"]


@pytest.mark.parametrize("space", ["plants", "shelters"])
def test_o28_adds_3_places_and_need_3_and_powers_4_cities(space: str) -> None:
    lying: dict[str, Any] = {space: MOON_BASE}
    game = expanding(houses=SIX_HOUSES, money=0, **lying)
    assert most_seasonal(game) == 0
    game.apply(Hire(0, 0))
    assert staff(game, 0) == (3, 0)
    to_turn_of_0(game)
    game.apply(RunCards(0, (MOON_BASE,)))
    assert owned(game, 0)["money"] == PAYOUT[4]


def test_o28_does_nothing_in_the_reserve() -> None:
    game = expanding(cards=MOON_BASE, plants="plant_1_1")
    assert most_seasonal(game) == 1
    game.apply(Hire(0, 0))
    assert staff(game, 0) == (0, 0)
    to_turn_of_0(game)
    assert refused(game, RunCards(0, (MOON_BASE,))) == "not_your_plant"


@pytest.mark.parametrize(
    ("workers", "runs"),
    [
        ({"permanent": 3}, True),
        ({"permanent": 2, "robots": 1}, True),
        ({"robots": 3}, True),
        ({"permanent": 2, "seasonal": 1}, False),
        ({"seasonal": 6}, False),
    ],
)
def test_o28_runs_with_permanent_workers_and_robots_never_with_seasonal_ones(
    workers: dict[str, int], runs: bool
) -> None:
    game = running(shelters=f"{MOON_BASE} shelter_3", houses=SIX_HOUSES, **workers)
    move = RunCards(0, (MOON_BASE,))
    if runs:
        game.apply(move)
    else:
        assert refused(game, move) == "not_enough_workers"


def test_o28_workers_are_one_pool() -> None:
    game = running(plants=f"{MOON_BASE} plant_2_2 plant_3_3", permanent=3, seasonal=2)
    assert refused(game, RunCards(0, (MOON_BASE, "plant_3_3"))) == "not_enough_workers"
    game.apply(RunCards(0, (MOON_BASE, "plant_2_2")))


def test_o26_o28_a_seasonal_worker_makes_the_robot_while_permanent_ones_run_the_base() -> None:
    game = with_robots(shelters=MOON_BASE, plants="plant_1_1", houses=SIX_HOUSES)
    game.apply(Hire(0, 2, robot=True))
    to_turn_of_0(game)
    game.apply(RunCards(0, (MOON_BASE, "plant_1_1")))


def test_o26_o28_else_a_permanent_one_is_busy() -> None:
    game = with_robots(shelters=MOON_BASE, houses=SIX_HOUSES)
    game.apply(Hire(0, 0, robot=True))
    to_turn_of_0(game)
    assert refused(game, RunCards(0, (MOON_BASE,))) == "not_enough_workers"
