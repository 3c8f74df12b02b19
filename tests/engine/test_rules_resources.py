"""Buying resources in the classic editions: rules P3.1 to P3.4."""

from collections.abc import Sequence
from itertools import combinations, product

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import TokensBought
from powergrid_qt.engine.moves import Build, Buy, Done
from tests.engine.positions import (
    CLASSIC,
    NO_ROOM,
    buy_in_turn,
    buying,
    give,
    new_game,
    owned,
    play,
    refused,
    set_fuel,
    to_phase,
    token_prices,
)

both_editions = pytest.mark.parametrize("edition", CLASSIC)


def buyer_with(
    plants: Sequence[int], *, money: int = 500, edition: str = "classic-2004", **tokens: int
) -> Game:
    """Phase 3: seat 0, the last in order, owns plants and tokens and is about to buy."""
    game = new_game(edition, order=(2, 1, 0))
    give(game, 0, money=money, plants=plants, tokens=tokens)
    to_phase(game, "resources")
    return game


# --- P3.1: order and prices ----------------------------------------------------------------


@both_editions
def test_p3_1_the_last_in_order_buys_first(edition):
    game = new_game(edition, pile=(13, 20, 21, 22, "step3"))
    buy_in_turn(game, 4, 3, 5)
    assert game.snapshot()["order"] == [2, 0, 1]
    for seat in (1, 0, 2):
        assert (game.state.phase, game.current) == ("resources", seat)
        assert refused(game, Done((seat + 1) % 3)) == "not_your_turn"
        game.apply(Done(seat))
    assert game.state.phase == "building"


@both_editions
@pytest.mark.parametrize(
    ("plants", "tokens", "price"),
    [
        ([8], {"coal": 1}, 1),
        ([8], {"coal": 3}, 1 + 1 + 1),
        ([8], {"coal": 4}, 1 + 1 + 1 + 2),
        ([8, 20], {"coal": 8}, 3 * 1 + 3 * 2 + 2 * 3),
        ([7], {"oil": 4}, 3 + 3 + 3 + 4),
        ([14], {"garbage": 4}, 7 + 7 + 7 + 8),
        ([11], {"uranium": 2}, 14 + 16),
        ([5, 6], {"coal": 2, "oil": 2, "garbage": 1}, 2 * 1 + 2 * 3 + 7),
    ],
)
def test_p3_1_each_token_costs_the_cheapest_space_that_holds_one(edition, plants, tokens, price):
    game = buyer_with(plants, money=50, edition=edition)
    move = buying(0, **tokens)
    assert TokensBought(0, move.tokens, price) in game.apply(move)
    assert (owned(game, 0)["money"], owned(game, 0)["tokens"]) == (50 - price, tokens)


@both_editions
def test_p3_1_later_purchases_find_the_prices_that_earlier_ones_left(edition):
    game = buyer_with([8], edition=edition, money=50)
    give(game, 1, plants=[10])
    play(game, buying(0, coal=2), buying(0, coal=2))
    assert owned(game, 0)["money"] == 50 - (1 + 1) - (1 + 2)
    assert game.snapshot()["resources"]["coal"] == 20
    play(game, Done(0), buying(1, coal=3))
    assert owned(game, 1)["money"] == 50 - (2 + 2 + 3)
    assert token_prices(game, "coal")[:3] == [3, 3, 4]


def test_p3_1_bought_tokens_leave_the_market_and_not_the_supply():
    game = buyer_with([7])
    game.apply(buying(0, oil=6))
    state = game.snapshot()
    assert (state["resources"]["oil"], state["supply"]["oil"]) == (18 - 6, 6)


def test_p3_1_nobody_buys_for_more_than_their_cash():
    game = buyer_with([8], money=4)
    assert refused(game, buying(0, coal=4)) == "tokens_beyond_money"
    game.apply(buying(0, coal=3))
    assert owned(game, 0)["money"] == 1
    assert refused(game, buying(0, coal=1)) == "tokens_beyond_money"


def test_p3_1_everybody_has_one_turn():
    game = buyer_with([8])
    game.apply(Done(0))
    assert refused(game, buying(0, coal=1)) == "not_your_turn"
    assert refused(game, Build(1, "kiel")) == "wrong_kind_of_move"


@pytest.mark.parametrize(
    ("tokens", "code"),
    [
        ((), "buy_nothing"),
        ((("coal", 0),), "negative_tokens"),
        ((("coal", -1),), "negative_tokens"),
        ((("coal", 1), ("oil", -1)), "negative_tokens"),
        ((("coal", 1.0),), "tokens_not_whole"),
        ((("gas", 1),), "unknown_fuel"),
    ],
)
def test_p3_1_a_purchase_is_a_number_of_tokens_of_the_four_kinds(tokens, code):
    game = buyer_with([5])
    assert refused(game, Buy(0, tokens)) == code


def test_p3_1_naming_a_kind_twice_makes_nothing_cheaper():
    game = buyer_with([8, 20], money=2 * 9)  # 12 coal cost 30 €, not 2 × 9
    twelve_coal = Buy(0, (("coal", 6), ("coal", 6)))
    assert refused(game, twelve_coal) == "fuel_twice"


# --- P3.2: storage -------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(
    ("plant", "room"),
    [
        (3, {"oil": 4}),
        (4, {"coal": 4}),
        (6, {"garbage": 2}),
        (8, {"coal": 6}),
        (9, {"oil": 2}),
        (11, {"uranium": 2}),
        (30, {"garbage": 6}),
        (5, {"coal": 4, "oil": 4}),
        (29, {"coal": 2, "oil": 2}),
        (46, {"coal": 6, "oil": 6}),
        (13, {}),
        (37, {}),
        (50, {}),
    ],
)
def test_p3_2_a_plant_stores_twice_what_it_burns_of_its_own_fuel(edition, plant, room):
    game = buyer_with([plant], edition=edition)
    for fuel in ("coal", "oil", "garbage", "uranium"):
        most = room.get(fuel, 0)
        if game.snapshot()["resources"][fuel] > most:
            assert refused(game, buying(0, **{fuel: most + 1})) in NO_ROOM
        if most:
            assert buying(0, **{fuel: most}) in game.legal_moves


def test_p3_2_what_is_already_stored_takes_room():
    game = buyer_with([4], coal=3)
    assert refused(game, buying(0, coal=2)) in NO_ROOM
    game.apply(buying(0, coal=1))
    assert owned(game, 0)["tokens"] == {"coal": 4}


@both_editions
@pytest.mark.parametrize("coal", range(7))
def test_p3_2_a_hybrid_stores_any_mixture_up_to_its_total(edition, coal):
    game = buyer_with([46], edition=edition)
    oil = 6 - coal
    mixture = {fuel: amount for fuel, amount in (("coal", coal), ("oil", oil)) if amount}
    assert buying(0, **mixture) in game.legal_moves
    for one_more in ({"coal": coal + 1, "oil": oil}, {"coal": coal, "oil": oil + 1}):
        too_many = {fuel: amount for fuel, amount in one_more.items() if amount}
        assert refused(game, buying(0, **too_many)) in NO_ROOM


@pytest.mark.parametrize(
    ("plants", "allowed", "too_many"),
    [
        pytest.param([4, 5], {"coal": 8}, {"coal": 9}, id="coal in the hybrid too"),
        pytest.param([4, 5], {"coal": 4, "oil": 4}, {"coal": 4, "oil": 5}, id="a kind each"),
        pytest.param([4, 5], {"coal": 5, "oil": 3}, {"coal": 5, "oil": 4}, id="shared hybrid"),
        pytest.param([4, 5], {"oil": 4}, {"oil": 5}, id="no oil in the coal plant"),
        pytest.param([3, 4, 5], {"coal": 6, "oil": 6}, {"coal": 7, "oil": 6}, id="all three"),
        pytest.param([5, 12], {"coal": 5, "oil": 3}, {"coal": 5, "oil": 4}, id="two hybrids"),
        pytest.param([6, 13, 5], {"garbage": 2, "oil": 4}, {"garbage": 3}, id="garbage apart"),
    ],
)
def test_p3_2_p3_3_tokens_are_distributed_over_all_plants(plants, allowed, too_many):
    game = buyer_with(plants)
    assert refused(game, buying(0, **too_many)) in NO_ROOM
    game.apply(buying(0, **allowed))
    assert owned(game, 0)["tokens"] == allowed


STORES = {4: ("coal", 4), 8: ("coal", 6), 3: ("oil", 4), 5: ("either", 4), 46: ("either", 6)}


@pytest.mark.parametrize("plants", list(combinations(STORES, 3)))
def test_p3_2_a_holding_is_allowed_exactly_if_it_can_be_distributed(plants):
    game = buyer_with(plants)
    set_fuel(game, oil=24)
    only_coal = sum(room for kind, room in map(STORES.__getitem__, plants) if kind == "coal")
    only_oil = sum(room for kind, room in map(STORES.__getitem__, plants) if kind == "oil")
    either = sum(room for kind, room in map(STORES.__getitem__, plants) if kind == "either")
    for coal, oil in product(range(1, 20), repeat=2):
        to_hybrids = max(0, coal - only_coal) + max(0, oil - only_oil)
        assert (buying(0, coal=coal, oil=oil) in game.legal_moves) == (to_hybrids <= either)


# --- P3.3: tokens move between plants ------------------------------------------------------


@both_editions
def test_p3_3_coal_moves_from_the_hybrid_to_make_room_for_oil(edition):
    game = buyer_with([4, 5], edition=edition)
    game.apply(buying(0, coal=4))  # wherever they lie, they may lie on the coal plant now
    game.apply(buying(0, oil=4))
    assert owned(game, 0)["tokens"] == {"coal": 4, "oil": 4}
    assert refused(game, buying(0, coal=1)) in NO_ROOM


# --- P3.4: sold out ------------------------------------------------------------------------


@both_editions
def test_p3_4_a_sold_out_resource_cannot_be_had_at_any_price(edition):
    game = buyer_with([11, 17], edition=edition)
    game.apply(buying(0, uranium=2))
    assert game.snapshot()["supply"]["uranium"] == 10
    assert refused(game, buying(0, uranium=1)) == "sold_out"


def test_p3_4_nobody_buys_more_than_the_market_holds():
    game = buyer_with([14, 24])
    assert refused(game, buying(0, garbage=7)) == "too_few_tokens"
    game.apply(buying(0, garbage=6))
    assert game.snapshot()["resources"]["garbage"] == 0


def test_p3_1_nobody_has_to_buy():
    game = buyer_with([5])
    play(game, Done(0), Done(1), Done(2))
    assert game.state.phase == "building"
    assert [owned(game, seat)["tokens"] for seat in range(3)] == [{}, {}, {}]
