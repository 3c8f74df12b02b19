"""PA: the auction of a promo card, in any phase; the warehouse (PR7) stands for all of them."""

from typing import Any

import pytest

from powergrid_qt.engine import STEP3, Game
from powergrid_qt.engine.moves import Attach, Bid, Build, Done, Open, Pass
from tests.engine.positions import (
    all_done,
    arrange,
    cities_in_play,
    give,
    grid,
    owned,
    play,
    refused,
    removals,
    to_auctions,
    to_phase,
    whole_market,
)
from tests.engine.promo_games import (
    AUCTIONED,
    LARGE,
    PARK,
    STATION,
    WAREHOUSE,
    buy_in_turn_once,
    card_auction,
    draw_in,
    sell,
    table,
)

PHASES = ("auction", "building", "step 2", "bureaucracy")


def position(game: Game) -> tuple[Any, ...]:
    state = grid(game)
    return game.snapshot(), state.agenda, state.pile, state.places, state.step3


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("card", AUCTIONED)
def test_pa_breaks_into_any_phase_and_play_goes_on_where_it_stopped(phase: str, card: str) -> None:
    game, without = draw_in(phase, card), draw_in(phase)
    assert card_auction(game) == {"card": card, "bid": 0, "by": None, "in": [0, 1, 2]}
    assert game.current == 0
    assert game.state.phase == ("bureaucracy" if phase == "step 2" else phase)
    assert len(grid(game).market) == 7  # nothing has replaced the plant that left
    sell(game, card, winner=None)
    assert position(game) == position(without)
    assert card not in [card for seat in range(3) for card in owned(game, seat)["cards"]]


@pytest.mark.parametrize("phase", PHASES)
def test_pa_after_a_sale_too(phase: str) -> None:
    game, without = draw_in(phase, WAREHOUSE), draw_in(phase)
    sell(game, WAREHOUSE, winner=1, bid=12)
    give(without, 1, money=owned(without, 1)["money"] - 12, cards=[WAREHOUSE])
    assert position(game) == position(without)


def test_pa_first_bid_and_raises() -> None:
    game = draw_in("auction", WAREHOUSE)
    assert refused(game, Pass(1)) == "not_your_turn"
    assert refused(game, Open(0, WAREHOUSE, 9)) == "bid_too_low"
    assert refused(game, Open(0, WAREHOUSE, 97)) == "bid_beyond_money"
    assert refused(game, Open(0, PARK, 10)) == "not_for_sale"
    assert refused(game, Open(0, 5, 10)) == "not_for_sale"
    assert refused(game, Bid(0, 10)) == "wrong_kind_of_move"
    assert refused(game, Done(0)) == "wrong_kind_of_move"
    play(game, Open(0, WAREHOUSE, 10))
    assert refused(game, Open(1, WAREHOUSE, 11)) == "not_first_bid"
    assert refused(game, Bid(1, 10)) == "bid_too_low"
    assert refused(game, Bid(1, 101)) == "bid_beyond_money"
    play(game, Bid(1, 11), Pass(2), Bid(0, 12), Pass(1))
    assert [owned(game, seat)["money"] for seat in range(3)] == [100 - 4 - 12, 100, 100]
    assert owned(game, 0)["cards"] == [WAREHOUSE]


def test_pa_pr10_best_player_begins_then_clockwise() -> None:
    game = table(WAREHOUSE, 20, players=4)
    arrange(game, order=(2, 0, 3, 1))
    to_auctions(game)
    buy_in_turn_once(game, 4)
    play(game, Pass(2), Open(3, WAREHOUSE, 10), Bid(0, 11), Bid(1, 12), Pass(3), Pass(0))
    assert owned(game, 1)["cards"] == [WAREHOUSE]
    assert game.current == 0  # next in order to open: not clockwise


def test_pa_last_one_may_still_open() -> None:
    game = draw_in("auction", WAREHOUSE)
    play(game, Pass(0), Pass(1), Open(2, WAREHOUSE, 15))
    assert (owned(game, 2)["money"], owned(game, 2)["cards"]) == (85, [WAREHOUSE])


def test_pa_p2_7_nobody_has_to_bid_in_round_1() -> None:
    game = table(WAREHOUSE, 20, plants=False)
    to_auctions(game, round_number=1)
    buy_in_turn_once(game, 4)
    play(game, Pass(0), Pass(1), Pass(2))
    assert refused(game, Pass(1)) == "must_buy"


def test_pa_p2_10_who_can_no_longer_pay_passes_in_round_1() -> None:
    game = table(WAREHOUSE, 20, plants=False)
    to_auctions(game, round_number=1)
    buy_in_turn_once(game, 3)
    sell(game, WAREHOUSE, winner=1, bid=97)
    assert refused(game, Open(1, 4, 4)) == "bid_beyond_money"
    play(game, Pass(1))
    assert game.current == 2


def test_pa_counts_neither_for_the_plant_of_the_round_nor_for_being_in() -> None:
    game = table(WAREHOUSE, PARK, 20, 21, players=4)
    to_auctions(game)
    play(game, Pass(0))
    buy_in_turn_once(game, 4)
    assert card_auction(game)["in"] == [0, 1, 2, 3]
    sell(game, WAREHOUSE, winner=2)
    sell(game, PARK, winner=0)
    assert game.current == 2
    play(game, Open(2, 5, 5))
    assert card_auction(game)["in"] == [2, 3]


def test_pa_several_cards_one_after_the_other() -> None:
    game, without = draw_in("building", PARK, WAREHOUSE, STATION), draw_in("building")
    sell(game, PARK, winner=0)
    sell(game, WAREHOUSE, winner=None)
    sell(game, STATION, winner=0)
    play(game, Attach(0, 30))
    assert owned(game, 0)["cards"] == [PARK, STATION]
    assert whole_market(game) == whole_market(without)
    assert (game.current, game.state.phase) == (2, "building")


def test_pa_t3_replacement_is_step_3() -> None:
    game = draw_in("building", WAREHOUSE, STEP3)
    play(game, Pass(0), Pass(1))
    assert removals(play(game, Pass(2))) == [(4, "step 3"), (STEP3, "step 3")]
    assert (whole_market(game), game.state.step) == ([5, 6, 7, 8, 9, 10], 1)


def test_pa_p4_6_replacement_is_too_small() -> None:
    game = table(WAREHOUSE, 9, 20, market=LARGE)
    cities = cities_in_play(game)
    give(game, 2, cities=cities[:10], money=200)
    to_phase(game, "building")
    play(game, Build(2, cities[10]), Pass(0), Pass(1))
    assert removals(play(game, Pass(2))) == [(9, "P4.6")]
    assert whole_market(game) == [12, 13, 14, 15, 16, 17, 18, 20]


@pytest.mark.parametrize("card", [STATION, PARK])
def test_pa_pr2_pr3_card_leaves_when_nobody_may_bid(card: str) -> None:
    game = table(card, 40, market=range(23, 31), plants=False, players=5)
    if card == PARK:
        for seat in range(5):
            give(game, seat, cities=cities_in_play(game)[:22])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert card_auction(game) is None
    assert card not in grid(game).pile
    assert len(whole_market(game)) == 8
