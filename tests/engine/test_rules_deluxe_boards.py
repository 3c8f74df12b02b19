"""D8-D12: what is special in North America and in Europe."""

import pytest

from powergrid_qt.engine import STEP3, CardId, Game
from powergrid_qt.engine.moves import Bid, Build, Open, Pass
from tests.engine.deluxe_games import AMERICA, EUROPE, deluxe, phase2
from tests.engine.positions import (
    all_done,
    all_pass,
    arrange,
    buy_in_turn,
    cities_in_play,
    city_prices,
    give,
    grid,
    market_rows,
    owned,
    play,
    refused,
    removals,
    to_auctions,
    to_phase,
    whole_market,
)


def minimum(game: Game, card: CardId) -> int:
    return grid(game).rules.minimum(grid(game), card)


# -- North America ------------------------------------------------------------------------------


SMALL = (5, 6, 7, 8, 9, 10, 11, 12)


def test_d8_minimum_bid_of_the_smallest_plant_is_1() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, 32, STEP3))
    assert game.snapshot()["discount"] == 5
    assert refused(game, Open(0, 5, 0)) == "bid_too_low"
    assert refused(game, Open(0, 6, 5)) == "bid_too_low"
    play(game, Open(0, 5, 1), Bid(1, 2), Pass(2), Pass(0))
    assert owned(game, 1) == {"money": 48, "plants": [5], "tokens": {}, "cities": []}


def test_d8_round_1_too() -> None:
    game = deluxe(AMERICA)
    smallest = market_rows(game)[0][0]
    assert game.snapshot()["discount"] == smallest
    assert Open(0, smallest, 1) in game.legal_moves


def test_d8_europe_has_no_discount() -> None:
    game = phase2(EUROPE, (*SMALL, 13), (30, STEP3))
    assert "discount" not in game.snapshot()
    assert refused(game, Open(0, 5, 4)) == "bid_too_low"


def test_d8_token_is_taken_away_when_a_smaller_plant_comes() -> None:
    game = phase2(AMERICA, SMALL, (4, 30, 31, STEP3))
    buy_in_turn(game, 6)
    assert game.snapshot()["discount"] is None
    assert [minimum(game, plant) for plant in market_rows(game)[0]] == [4, 5, 7, 8]
    assert refused(game, Open(1, 5, 4)) == "bid_too_low"
    before = whole_market(game)
    all_pass(game)
    assert whole_market(game) == before


def test_d8_token_stays_when_a_larger_plant_comes() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, STEP3))
    buy_in_turn(game, 6)
    assert game.snapshot()["discount"] == 5


def test_d8_p4_6_plant_that_leaves_at_once_does_not_count() -> None:
    game = phase2(AMERICA, SMALL, (4, 30, 31, STEP3), cities=4)
    buy_in_turn(game, 6)
    assert whole_market(game) == [5, 7, 8, 9, 10, 11, 12, 30]
    assert game.snapshot()["discount"] == 5


def test_d8_token_is_gone_with_the_sale() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, 32, STEP3))
    buy_in_turn(game, 5)
    assert owned(game, 0)["money"] == 49
    assert game.snapshot()["discount"] is None
    assert refused(game, Open(1, 6, 5)) == "bid_too_low"
    all_pass(game)
    assert whole_market(game) == [6, 7, 8, 9, 10, 11, 12, 30]


@pytest.mark.parametrize("sold", [(), (7,)])
def test_d8_p2_9_plant_with_the_token_leaves_at_the_end(sold: tuple[CardId, ...]) -> None:
    game = phase2(AMERICA, SMALL, (30, 31, 32, STEP3))
    buy_in_turn(game, *sold)
    all_pass(game)
    new = (30, 31)[: len(sold) + 1]
    assert whole_market(game) == [card for card in (*SMALL, *new) if card not in (5, *sold)]
    assert game.snapshot()["discount"] is None


def test_d8_p2_6_last_player_pays_exactly_1() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, STEP3))
    play(game, Pass(0), Pass(1))
    assert refused(game, Open(2, 5, 2)) == "only_minimum"
    play(game, Open(2, 5, 1))
    assert owned(game, 2)["plants"] == [5]


def test_d8_t2_plant_with_the_token_leaves_before_step_3() -> None:
    game = phase2(AMERICA, SMALL, (STEP3, 30, 4), step=2, pile_after_step3=(4, 30))
    buy_in_turn(game, 8)
    events = play(game, Pass(1), Pass(2))
    assert removals(events) == [(5, "D8"), (4, "step 3"), (STEP3, "step 3")]
    assert whole_market(game) == [6, 7, 9, 10, 11, 12]


def test_d8_t2_replacement_of_the_plant_with_the_token_is_step_3() -> None:
    game = phase2(AMERICA, SMALL, (STEP3, 30, 31), step=2)
    all_pass(game)
    assert whole_market(game) == [7, 8, 9, 10, 11, 12]
    assert (game.state.phase, game.state.step) == ("resources", 3)


def test_d8_in_step_3_the_smallest_of_all_plants() -> None:
    game = phase2(AMERICA, (20, 21, 22, 23, 24, 25), (30, 19), step=3)
    assert game.snapshot()["discount"] == 20
    buy_in_turn(game, 25)
    assert game.snapshot()["discount"] == 20
    buy_in_turn(game, 24)
    assert game.snapshot()["discount"] is None
    all_pass(game)
    assert whole_market(game) == [19, 20, 21, 22, 23, 30]


def test_d8_in_step_3_the_market_shrinks_without_a_pile() -> None:
    game = phase2(AMERICA, (20, 21, 22), (), step=3)
    all_pass(game)
    assert whole_market(game) == [21, 22]


def test_d8_every_phase_2_anew() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, 32, 33, STEP3))
    all_pass(game)
    for phase in ("resources", "building", "bureaucracy"):
        assert game.snapshot()["discount"] is None
        all_done(game, phase)
    assert game.snapshot()["discount"] == 6


@pytest.mark.parametrize(
    ("north", "south", "region"),
    [
        ("new-york-north", "new-york-south", "northeast"),
        ("mexico-city-north", "mexico-city-south", "mexico"),
    ],
)
def test_d9_metropolises_are_two_cities_at_cost_0(north: str, south: str, region: str) -> None:
    regions = {
        "northeast": ("northeast", "great-lakes", "central"),
        "mexico": ("mexico", "south", "west"),
    }
    game = deluxe(AMERICA, regions=regions[region])
    to_phase(game, "building")
    play(game, Build(2, north))
    assert city_prices(game)[south] == 10
    play(game, Build(2, south))
    assert owned(game, 2)["money"] == 30
    assert owned(game, 2)["cities"] == [north, south]
    assert refused(game, Build(2, south)) == "city_own"


def test_d9_two_players_share_a_metropolis() -> None:
    game = deluxe(AMERICA, regions=("northeast", "great-lakes", "central"))
    give(game, 0, cities=["new-york-north"])
    to_phase(game, "building")
    assert refused(game, Build(2, "new-york-north")) == "city_full"
    play(game, Build(2, "new-york-south"))


def test_d10_p1_1_number_counts_for_the_order_whatever_was_paid() -> None:
    game = deluxe(AMERICA)
    arrange(game, market=SMALL, pile=(3, 30, 31, STEP3))
    to_auctions(game, round_number=1)
    buy_in_turn(game, 5, 3, 6)
    assert game.snapshot()["order"] == [2, 0, 1]


def test_d10_p4_6_number_counts_for_leaving() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, STEP3), cities=4)
    buy_in_turn(game, 6)
    assert market_rows(game)[0] == [5, 7, 8, 9]
    assert minimum(game, 5) == 1


# -- Europe -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "left"), [(EUROPE, list(range(21, 29))), (AMERICA, [*range(21, 28), 40])]
)
def test_d11_t1_change_of_step_2(board: str, left: list[CardId]) -> None:
    game = deluxe(board)
    arrange(game, market=range(20, 29 if board == EUROPE else 28), pile=(40, 42, 44, STEP3))
    give(game, 0, cities=cities_in_play(game)[:7])
    to_phase(game, "building")
    all_done(game, "building")
    assert market_rows(game) == (left[:4], left[4:])
    all_done(game, "bureaucracy")
    buy_in_turn(game, 21)
    assert len(whole_market(game)) == 8
    assert STEP3 in grid(game).pile


def test_d11_nine_plants_until_step_2() -> None:
    game = phase2(EUROPE, (*SMALL, 13), (30, 31, 32, STEP3))
    buy_in_turn(game, 5)
    assert market_rows(game) == ([6, 7, 8, 9], [10, 11, 12, 13, 30])


@pytest.mark.parametrize("sold", [(), (7,)])
def test_d12_p2_9_smallest_plant_leaves_when_all_pass(sold: tuple[CardId, ...]) -> None:
    game = phase2(EUROPE, (*SMALL, 13), (4, 30, 31, STEP3), cities=4)
    buy_in_turn(game, *sold)
    all_pass(game)
    assert whole_market(game) == (
        [5, 6, 8, 9, 10, 11, 12, 13, 30] if sold else [6, 7, 8, 9, 10, 11, 12, 13, 30]
    )
