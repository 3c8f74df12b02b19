"""What the deluxe and promo rulebooks tell by example, with their own figures, and the deluxe
book's account of the three steps (T1-T7) on both boards."""

from typing import Any

import pytest

from powergrid_qt.engine import STEP3, CardId, Game
from powergrid_qt.engine.events import CardDrawn, PileShuffled, PlantsRun, StepStarted
from powergrid_qt.engine.moves import Build, Done, Open, Pass, counts
from tests.engine.positions import (
    NO_ROOM,
    all_done,
    all_pass,
    arrange,
    buy_in_turn,
    buying,
    cities_in_play,
    city_prices,
    give,
    grid,
    in_auctions,
    market_rows,
    new_game,
    owned,
    play,
    refused,
    removals,
    running,
    set_fuel,
    to_auctions,
    to_phase,
    token_prices,
    whole_market,
)

EUROPE, AMERICA = "europe", "north-america"
BOARDS = (EUROPE, AMERICA)
EMPTY = {"coal": 0, "gas": 0, "oil": 0, "uranium": 0}
HEDWIG, LUEDER, ANGELIKA, STEFAN = range(4)


def deluxe(board: str = AMERICA, players: int = 4, **setup: Any) -> Game:
    return new_game("deluxe-2014", board, players, **setup)


# -- the deluxe rulebook ------------------------------------------------------------------------


def test_d3_cheapest_coal_costs_2_and_gas_3_at_the_start() -> None:
    game = deluxe()
    to_phase(game, "resources")
    assert (token_prices(game, "coal")[0], token_prices(game, "gas")[0]) == (2, 3)


def test_p1_1_order_of_hedwig_lueder_angelika_and_stefan() -> None:
    game = deluxe(order=(STEFAN, ANGELIKA, LUEDER, HEDWIG))
    arrange(game, market=range(20, 28), pile=(40, 42, STEP3))
    cities = cities_in_play(game)
    for seat, count, plant in (
        (HEDWIG, 6, 14),
        (LUEDER, 5, 17),
        (ANGELIKA, 5, 15),
        (STEFAN, 4, 19),
    ):
        give(game, seat, cities=cities[:count], plants=[plant])
        cities = cities[count:]
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == [HEDWIG, LUEDER, ANGELIKA, STEFAN]


def test_p2_1_minimum_bid_of_plant_20() -> None:
    market = (12, 13, 14, 20, 21, 22, 23, 24, 25)
    game = in_auctions("deluxe-2014", EUROPE, market=market, pile=(40, STEP3))
    assert refused(game, Open(0, 20, 19)) == "bid_too_low"
    play(game, Open(0, 20, 20), Pass(1), Pass(2))
    assert owned(game, 0)["money"] == 30


def runs(plant: CardId) -> Game:
    """Hedwig owns one plant, more cities than it powers and more fuel than it burns."""
    game = deluxe()
    tokens = {"coal": 6, "gas": 6, "oil": 6}
    give(game, HEDWIG, plants=[plant], cities=cities_in_play(game)[:9], tokens=tokens)
    to_phase(game, "bureaucracy")
    return game


@pytest.mark.parametrize(
    ("plant", "fuel", "powers", "income"),
    [
        (20, {"coal": 3}, 4, 54),
        (22, {"gas": 3}, 5, 64),
        (22, {"oil": 3}, 5, 64),
        (22, {"gas": 1, "oil": 2}, 5, 64),
        (22, {"gas": 2, "oil": 1}, 5, 64),
        (36, {}, 5, 64),
    ],
)
def test_d1_p5_1_what_plants_20_22_and_36_burn_and_power(
    plant: CardId, fuel: dict[str, int], powers: int, income: int
) -> None:
    events = play(runs(plant), running(HEDWIG, {plant: fuel}))
    assert events[0] == PlantsRun(HEDWIG, (plant,), counts(fuel), powers, income)


@pytest.mark.parametrize(
    ("plant", "fuel", "code"),
    [
        (20, {"coal": 2}, "wrong_amount"),
        (20, {"coal": 6}, "wrong_amount"),
        (20, {"oil": 3}, "wrong_fuel"),
        (22, {"gas": 1, "oil": 1}, "wrong_amount"),
        (22, {"coal": 1, "oil": 2}, "wrong_fuel"),
        (36, {"coal": 1}, "wrong_fuel"),
    ],
)
def test_d1_p5_1_plants_20_22_and_36_burn_exactly_that(
    plant: CardId, fuel: dict[str, int], code: str
) -> None:
    assert refused(runs(plant), running(HEDWIG, {plant: fuel})) == code


@pytest.mark.parametrize(
    ("plant", "fits", "too_many"),
    [
        (20, {"coal": 6}, {"coal": 7}),
        (22, {"gas": 6}, {"gas": 7}),
        (22, {"gas": 2, "oil": 4}, {"gas": 3, "oil": 4}),
        (36, {}, {"oil": 1}),
        (4, {"coal": 4}, {"coal": 5}),
        (4, {"coal": 1}, {"gas": 1}),
        (35, {"gas": 4}, {"gas": 5}),
        (35, {"gas": 3, "oil": 1}, {"gas": 3, "oil": 2}),
        (31, {}, {"uranium": 1}),
    ],
)
def test_p3_2_storage_of_plants_20_22_36_04_35_and_31(
    plant: CardId, fits: dict[str, int], too_many: dict[str, int]
) -> None:
    game = deluxe(EUROPE)
    give(game, STEFAN, plants=[plant], money=100)
    to_phase(game, "resources")
    assert refused(game, buying(STEFAN, **too_many)) in NO_ROOM
    if fits:
        play(game, buying(STEFAN, **fits))
    assert owned(game, STEFAN)["tokens"] == fits


def angelikas_network() -> Game:
    """Angelika is in Pittsburgh and New York, Hedwig in Washington, Lüder in Philadelphia."""
    game = deluxe(
        regions=("northeast", "great-lakes", "central", "south"),
        order=(HEDWIG, LUEDER, STEFAN, ANGELIKA),
    )
    give(game, ANGELIKA, cities=["pittsburgh", "new-york-north"], money=100)
    give(game, HEDWIG, cities=["washington"])
    give(game, LUEDER, cities=["philadelphia"])
    to_phase(game, "building")
    return game


def test_p4_2_d9_angelikas_costs_in_step_1() -> None:
    game = angelikas_network()
    prices = city_prices(game)
    assert prices["new-york-south"] == 10
    assert prices["toronto"] == 10 + 11
    assert prices["charlotte"] == 10 + 7 + 12
    assert refused(game, Build(ANGELIKA, "washington")) == "city_full"


def test_p4_2_p4_3_angelikas_costs_in_step_2() -> None:
    game = angelikas_network()
    arrange(game, step=2)
    prices = city_prices(game)
    assert (prices["philadelphia"], prices["washington"]) == (15 + 3, 15 + 7)
    play(game, Build(ANGELIKA, "philadelphia"))
    assert city_prices(game)["washington"] == 20
    play(game, Build(ANGELIKA, "washington"))
    assert owned(game, ANGELIKA)["money"] == 100 - 38


def test_p4_6_hedwigs_sixth_city_removes_plant_06() -> None:
    game = deluxe(order=(STEFAN, ANGELIKA, LUEDER, HEDWIG))
    arrange(game, market=(6, 7, 8, 9, 10, 11, 12, 13), pile=(20, 21, STEP3))
    for seat, plant in ((LUEDER, 3), (ANGELIKA, 4), (STEFAN, 5)):
        give(game, seat, plants=[plant])
    cities = cities_in_play(game)
    give(game, HEDWIG, cities=cities[:5], money=100)
    to_phase(game, "building")
    events = play(game, Build(HEDWIG, cities[5]))
    assert removals(events) == [(6, "P4.6")]
    assert whole_market(game) == [7, 8, 9, 10, 11, 12, 13, 20]
    assert [owned(game, seat)["plants"] for seat in (LUEDER, ANGELIKA, STEFAN)] == [[3], [4], [5]]


# -- the promo rulebook -------------------------------------------------------------------------


def promo(*pile: CardId, **setup: Any) -> Game:
    """Phase 2 for four players with the cards of the examples."""
    cards = ("taxes", "industrial-espionage", "theme-park", "supply-contract", "flux-generator")
    market = (3, 4, 5, 6, 7, 8, 9, 33)
    setup.setdefault("players", 4)
    return in_auctions(
        "classic-2004", "germany", market=market, pile=(*pile, STEP3), promo=cards, **setup
    )


@pytest.mark.parametrize(
    ("cash", "taxes"),
    [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (19, 3), (20, 4), (104, 20)],
)
def test_pr6_tax_table(cash: int, taxes: int) -> None:
    game = promo("taxes", 20, 21, step=2)
    give(game, 1, money=cash)
    buy_in_turn(game, 4)
    all_pass(game)
    all_done(game, "resources")
    all_done(game, "building")
    assert owned(game, 1)["money"] == cash - taxes


def test_pr5_fourth_gives_the_espionage_to_the_third() -> None:
    game = promo(20, 21, order=(2, 0, 3, 1))
    give(game, 1, cards=["industrial-espionage"])
    play(game, Pass(2), Pass(0), Pass(3), Open(1, 5, 5))
    assert game.snapshot()["spy"] == 3
    assert (owned(game, 1)["cards"], owned(game, 3)["cards"]) == ([], ["industrial-espionage"])


def test_pr3_theme_park_costs_0_and_moves_one_place_on_the_track() -> None:
    game = promo("theme-park", 20, players=3)
    give(game, 0, cities=cities_in_play(game)[:2], plants=[31, 32])
    play(game, Open(0, 5, 5), Pass(1), Pass(2))
    play(game, Open(0, "theme-park", 10), Pass(1), Pass(2))
    assert owned(game, 0)["money"] == 50 - 5 - 10
    assert owned(game, 0)["plants"] == [5, 31, 32]  # no place of a plant is taken
    assert grid(game).players[0].connected == 3


def test_pr4_with_the_supply_contract_the_second_becomes_third() -> None:
    game = promo("supply-contract", 20, order=(3, 1, 0, 2))
    play(game, Open(3, 4, 4), Pass(0), Pass(1), Pass(2))
    play(game, Pass(3), Pass(0), Open(1, "supply-contract", 10), Pass(2))
    assert game.snapshot()["order"] == [3, 0, 1, 2]


def test_pr1_flux_generator_lies_behind_33() -> None:
    game = promo("flux-generator", 34)
    buy_in_turn(game, 4)
    assert whole_market(game) == [5, 6, 7, 8, 9, 33, "flux-generator", 34]


# -- the three steps of the deluxe rulebook -----------------------------------------------------


def steps(board: str, pile: tuple[CardId, ...], step: int = 1, **setup: Any) -> Game:
    """Three players in phase 2; the last in order has 4 cities, no resource is on the market."""
    places = 9 if board == EUROPE and step == 1 else 8
    market = (5, 11, 12, 13, 14, 15, 16, 17, 18)[:places]
    game = in_auctions("deluxe-2014", board, market=market, pile=pile, step=step, cities=4, **setup)
    set_fuel(game, **EMPTY)
    return game


def draw_step3(
    board: str, phase: str, step: int, after: tuple[int, ...] = (20, 30, 40)
) -> tuple[Game, list[Any]]:
    """ "Step 3" replaces a sold plant, one that is too small (P4.6), or the largest (P5.3)."""
    game = steps(board, (STEP3, *after), step, pile_after_step3=after)
    if phase == "auction":
        buy_in_turn(game, 12)
        return game, play(game, Pass(1), Pass(2))
    to_phase(game, phase)
    if phase == "building":
        give(game, 2, money=100)
        city = min(prices := city_prices(game), key=prices.__getitem__)
        return game, play(game, Build(2, city))
    return game, play(game, *(running(seat, {}) for seat in range(3)))


@pytest.mark.parametrize(
    ("board", "phase", "step", "left"),
    [
        (AMERICA, "auction", 1, [14, 15, 16, 17, 20, 30]),  # 5 leaves by D8
        (AMERICA, "auction", 2, [13, 14, 15, 16, 17, 20]),
        (EUROPE, "auction", 1, [13, 14, 15, 16, 17, 18]),
        (EUROPE, "auction", 2, [11, 13, 14, 15, 16, 17]),
        (AMERICA, "building", 1, [13, 14, 15, 16, 17, 20]),
        (AMERICA, "building", 2, [12, 13, 14, 15, 16, 17]),
        (EUROPE, "building", 1, [13, 14, 15, 16, 17, 18]),
        (EUROPE, "building", 2, [12, 13, 14, 15, 16, 17]),
        (AMERICA, "bureaucracy", 1, [12, 13, 14, 15, 16, 20]),
        (AMERICA, "bureaucracy", 2, [11, 12, 13, 14, 15, 16]),
        (EUROPE, "bureaucracy", 1, [12, 13, 14, 15, 16, 17]),
        (EUROPE, "bureaucracy", 2, [11, 12, 13, 14, 15, 16]),
    ],
)
def test_t2_t3_t4_t6_step_3_is_drawn(board: str, phase: str, step: int, left: list[CardId]) -> None:
    game, _ = draw_step3(board, phase, step)
    assert whole_market(game) == left
    if phase == "building":  # T3: until step 3 starts, four current and two future plants
        assert game.state.step == step
        assert market_rows(game) == (left[:4], left[4:])
        all_done(game, "building")
    next_phase = {"auction": "resources", "building": "bureaucracy", "bureaucracy": "auction"}
    assert (game.state.phase, game.state.step) == (next_phase[phase], 3)
    assert market_rows(game) == (left, [])  # T5


@pytest.mark.parametrize(
    ("phase", "gone"),
    [
        ("auction", [(5, "D8"), (6, "step 2"), (7, "step 3")]),
        ("building", [(5, "P4.6"), (11, "step 2"), (6, "step 3")]),
        ("bureaucracy", [(5, "step 2"), (6, "step 3")]),
    ],
)
def test_t6_replacement_from_the_shuffled_pile_can_be_the_smallest(
    phase: str, gone: list[tuple[CardId, str]]
) -> None:
    _, events = draw_step3(AMERICA, phase, 1, after=(6, 7, 40))
    assert removals(events) == [*gone, (STEP3, "step 3")]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("phase", "step", "refill"),
    [("building", 1, 3), ("building", 2, 3), ("bureaucracy", 1, 1), ("bureaucracy", 2, 2)],
)
def test_t3_t4_t6_refill_of_the_round(board: str, phase: str, step: int, refill: int) -> None:
    coal = {EUROPE: (2, 6, 2), AMERICA: (2, 5, 2)}[board]
    gas = {EUROPE: (2, 3, 5), AMERICA: (2, 2, 4)}[board]
    game, _ = draw_step3(board, phase, step)
    if phase == "building":
        all_done(game, "building")
        all_done(game, "bureaucracy")
    resources = game.snapshot()["resources"]
    assert (resources["coal"], resources["gas"]) == (coal[refill - 1], gas[refill - 1])


@pytest.mark.parametrize("board", BOARDS)
def test_t6_t1_change_of_step_2_is_made_once(board: str) -> None:
    game, _ = draw_step3(board, "building", 1)
    left = whole_market(game)
    give(game, 0, cities=cities_in_play(game)[-7:])
    events = play(game, Done(2), Done(1), Done(0))
    assert StepStarted(3) in events
    assert StepStarted(2) not in events
    assert whole_market(game) == left


def test_t4_t1_replacement_for_step_2_is_step_3() -> None:
    game = steps(AMERICA, (STEP3, 40, 30), pile_after_step3=(30, 40))
    arrange(game, market=range(20, 28))
    give(game, 0, cities=cities_in_play(game)[:7])
    to_phase(game, "building")
    events = play(game, Done(2), Done(1), Done(0))
    assert removals(events) == [(20, "step 2"), (21, "step 3"), (STEP3, "step 3")]
    assert (whole_market(game), game.state.step) == ([22, 23, 24, 25, 26, 27], 2)
    all_done(game, "bureaucracy")
    assert game.snapshot()["resources"] == {"coal": 5, "gas": 2, "oil": 1, "uranium": 1}  # step 2
    assert whole_market(game) == [22, 23, 24, 25, 26, 30]  # P5.3 as in step 2
    assert grid(game).pile == (40, 27)
    assert game.state.step == 3


@pytest.mark.parametrize("board", BOARDS)
def test_t2_t7_step_3_lies_in_the_market_until_the_phase_ends(board: str) -> None:
    game = steps(board, (STEP3, 40, 4, 20), step=2, pile_after_step3=(4, 40, 20))
    events = play(game, Open(0, 12, 12), Pass(1), Pass(2))
    assert events.index(CardDrawn(STEP3)) < events.index(PileShuffled())
    assert market_rows(game) == ([5, 11, 13, 14], [15, 16, 17, STEP3])
    assert game.state.step == 2
    assert refused(game, Open(1, STEP3, 40)) == "not_for_sale"
    buy_in_turn(game, 13)  # the 4 comes and leaves by P4.6, the 40 comes
    assert market_rows(game) == ([5, 11, 14, 15], [16, 17, 40, STEP3])


@pytest.mark.parametrize("board", BOARDS)
def test_t5_all_six_plants_are_up_for_auction_in_step_3(board: str) -> None:
    game = steps(board, (40, 42), step=3)
    arrange(game, market=(11, 12, 13, 14, 15, 16))
    to_auctions(game)
    buy_in_turn(game, 16)
    assert market_rows(game) == ([11, 12, 13, 14, 15, 40], [])
    assert Open(1, 40, 40) in game.legal_moves
