"""O8-O12: auctions, discounts and stacks. What phase 4 does: `test_rules_outpost_steps.py`."""

from typing import Any

import pytest

from powergrid_qt.engine.moves import Bid, Build, Open, Pass
from tests.engine.outpost_positions import (
    LAYOUT,
    after_round,
    all_hire,
    all_pass,
    buy,
    end_round,
    give,
    in_auctions,
    market,
    new_game,
    owned,
    pile,
    refused,
    to_expansion,
)
from tests.engine.outpost_table import (
    LABORATORIES,
    MOON_BASE,
    OUTPOST,
)
from tests.engine.positions import play, removals


def after_sale(layout: str, drawn: str, sold: str, **more: Any) -> tuple[str, str]:
    """Market and pile after somebody has bought a card."""
    game = in_auctions(layout, drawn, **more)
    buy(game, sold)
    return market(game), pile(game)


# -- O8: auctions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["15", "18", "13", "5", "nothing", "step3"])
def test_o8_o11_only_top_cards_of_the_current_market_are_up(card: str) -> None:
    game = in_auctions("11 12 13,13a 14 | 15 16 17 18")
    assert refused(game, Open(0, card, 40)) == "not_for_sale"
    assert Open(0, "13a", 40) in game.legal_moves


def test_o8_bids_rise_clockwise_within_the_cash_and_the_winner_pays() -> None:
    game = in_auctions(order=(1, 0, 2))
    assert refused(game, Open(1, "12", 11)) == "bid_too_low"
    assert refused(game, Open(1, "12", 61)) == "bid_beyond_money"
    game.apply(Open(1, "12", 12))
    assert refused(game, Bid(0, 13)) == "not_your_turn"
    assert refused(game, Bid(2, 12)) == "bid_too_low"
    assert refused(game, Bid(2, 61)) == "bid_beyond_money"
    play(game, Bid(2, 13), Bid(0, 60), Pass(1), Pass(2))
    assert (owned(game, 0)["reserve"], owned(game, 0)["money"]) == (["12"], 0)
    assert (market(game), pile(game)) == ("11 13 14 15 | 16 17 18 40", "41 42")
    assert game.current == 1, "who opened and did not win is up again"


def test_o8_one_card_each_and_the_last_one_pays_the_minimum() -> None:
    game = in_auctions()
    game.apply(Open(0, "11", 11))
    assert refused(game, Open(1, "12", 12)) == "not_first_bid"
    play(game, Bid(1, 20), Pass(2), Pass(0))
    assert game.snapshot()["auction"] is None
    play(game, Open(0, "12", 12))
    assert game.snapshot()["auction"]["in"] == [0, 2], "who has a card takes part no more"
    play(game, Pass(2))
    assert refused(game, Open(2, "13", 14)) == "only_minimum"
    play(game, Open(2, "13", 13))
    assert game.state.phase == "expansion"
    assert [owned(game, seat)["money"] for seat in range(3)] == [48, 40, 47]


def test_o8_who_passes_instead_of_opening_is_out_of_the_phase() -> None:
    game = in_auctions()
    play(game, Pass(0), Open(1, "11", 11))
    assert game.snapshot()["auction"]["in"] == [1, 2]


def test_o8_any_number_of_cards_and_nothing_is_scrapped() -> None:
    game = in_auctions()
    cards = [f"{number}" for number in range(51, 63)]
    give(game, 0, cards=" ".join(cards))
    buy(game, "14")
    assert owned(game, 0)["reserve"] == [*cards, "14"]
    assert game.current == 1


@pytest.mark.parametrize(
    ("card", "lies"),
    [
        ("plant_1_1", "reserve"),
        ("shelter_1", "reserve"),
        (MOON_BASE, "reserve"),
        (LABORATORIES, "technologies"),
        (OUTPOST, "technologies"),
    ],
)
def test_o8_technologies_lie_apart_all_else_in_the_reserve(card: str, lies: str) -> None:
    game = in_auctions(f"11 12 13 {card}", "")
    give(game, 0, money=1000)
    buy(game, card)
    rows = ("reserve", "technologies", "plants", "shelters")
    assert {row: owned(game, 0)[row] for row in rows if owned(game, 0)[row]} == {lies: [card]}


def test_o8_technologies_work_at_once() -> None:
    game = in_auctions(f"11 12 13 {OUTPOST}", "", order=(1, 2, 0))
    give(game, 0, money=200)
    play(game, Pass(1), Pass(2))
    buy(game, OUTPOST)
    assert game.current == 0
    game.apply(Build(0, OUTPOST, "house"))


# -- O9: two auctions in round 1 -------------------------------------------------------------------


def test_o9_in_the_first_auction_everybody_must_buy() -> None:
    game = new_game()
    assert refused(game, Pass(0)) == "must_buy"
    game.apply(Open(0, "11", 11))
    play(game, Pass(1), Pass(2))
    assert refused(game, Pass(1)) == "must_buy"
    buy(game, "12")
    assert refused(game, Pass(2)) == "must_buy", "the last one, too"


def test_o9_only_who_cannot_pay_for_anything_passes_the_first_auction() -> None:
    game = new_game()
    give(game, 0, money=10)
    game.apply(Pass(0))
    give(game, 1, money=11)
    assert refused(game, Pass(1)) == "must_buy"


def test_o9_then_the_order_is_determined_and_the_second_auction_may_be_passed() -> None:
    game = new_game()
    for card in ("11", "13", "12"):
        assert game.state.order == (0, 1, 2)
        buy(game, card)
    state = game.state
    assert (state.phase, state.round, state.order) == ("auction", 1, (1, 2, 0))
    game.apply(Pass(1))
    buy(game, "14")
    assert owned(game, 2)["reserve"] == ["12", "14"]
    buy(game, "16")
    assert (state.phase, state.round) == ("expansion", 1)
    assert state.order == (1, 2, 0), "not determined again"
    assert game.current == 0, "the last in that order begins"


def test_o9_later_rounds_have_one_auction_without_duty() -> None:
    game = in_auctions()
    all_pass(game)
    assert game.state.phase == "expansion"


# -- O10: discounts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "least"),
    [("12", 12), ("12-1", 11), ("12-6", 6), ("12-11", 1), ("12-12", 1), ("12-15", 1)],
)
def test_o10_tokens_lower_the_minimum_to_1_at_least(place: str, least: int) -> None:
    game = in_auctions(f"11 {place} 13 14 | 15 16 17 18")
    assert refused(game, Open(0, "12", least - 1)) == "bid_too_low"
    assert refused(game, Open(0, "11", 10)) == "bid_too_low", "only the card they lie on"
    play(game, Pass(0), Pass(1))
    assert refused(game, Open(2, "12", least + 1)) == "only_minimum"
    game.apply(Open(2, "12", least))
    assert owned(game, 2)["money"] == 60 - least


def test_o10_tokens_leave_with_the_sold_card_and_stay_on_the_others() -> None:
    assert after_sale("11-1 12-3 13 14-3 | 15-2 16 17 18", "2 41", "12") == (
        "2 11-1 13 14-3 | 15-2 16 17 18",
        "41",
    )


def test_o10_tokens_travel_between_the_markets() -> None:
    game = new_game(market="11 12 13-3 14-3 | 15 16 17 18", pile="2 3 40 41 step3")
    end_round(game)
    end_round(game)
    assert market(game) == "2 3 11 12 | 13-3 14-3 15 16"
    assert refused(game, Open(0, "13", 13)) == "not_for_sale"
    buy(game, "2")
    assert market(game) == "3 11 12 13-3 | 14-3 15 16 40"
    game.apply(Open(1, "13", 10))


# -- O11: stacks -----------------------------------------------------------------------------------

SALES = {
    "a drawn card goes on top of its equal": (
        ("3 4 5 6 | 7 8 9 10", "5a 40 41", "6"),
        ("3 4 5,5a 7 | 8 9 10 40", "41"),
    ),
    "and the tokens on the top card": (
        ("3 4 5-3 6 | 7 8 9 10", "5a 40 41", "6"),
        ("3 4 5,5a-3 7 | 8 9 10 40", "41"),
    ),
    "a third card as well": (
        ("3 4 5,5a-3 6 | 7 8 9 10", "5b 40 41", "6"),
        ("3 4 5,5a,5b-3 7 | 8 9 10 40", "41"),
    ),
    "the top card is sold and nothing drawn": (
        ("3 4 5,5a 6 | 7 8 9 10", "5b 40 41", "5a"),
        ("3 4 5 6 | 7 8 9 10", "5b 40 41"),
    ),
    "its tokens go with it": (
        ("3 4 5,5a,5b-3 6-3 | 7 8 9 10", "40 41", "5b"),
        ("3 4 5,5a 6-3 | 7 8 9 10", "40 41"),
    ),
    "a card joins a stack in the future market": (
        ("2 3 4 5 | 6,6a-2 7 8 9", "6b 40 41", "2"),
        ("3 4 5 6,6a,6b-2 | 7 8 9 40", "41"),
    ),
    "but not a single equal": (
        ("2 3 4 5 | 6 8 9 9a", "9b 40 41", "2"),
        ("3 4 5 6 | 8 9 9a 9b", "40 41"),
    ),
    "equal neighbours do not keep it from the stack": (
        ("2 3 4 5 | 6,6a 6b 7 8", "6c 40 41", "2"),
        ("3 4 5 6,6a,6c | 6b 7 8 40", "41"),
    ),
}

ROUND_ENDS = {
    "a stack is pushed into the future market as one": (
        ("3 4 5 6,6a-2 | 7 8 9 10", "2 40"),
        ("2 3 4 5 | 6,6a-2 7 8 9", "40 10"),
    ),
    "where it stays beside its single equal": (
        ("3 4 5 6,6a | 6b 8 9 10", "2 40"),
        ("2 3 4 5 | 6,6a 6b 8 9", "40 10"),
    ),
    "a single card pushed beside its equal stays single": (
        ("3 4 5 6-2 | 6a 8 9 10", "2 40"),
        ("2 3 4 5 | 6-2 6a 8 9", "40 10"),
    ),
    "further cards join the stack": (
        ("2 3 4 5 | 6,6a-2 7 8 9", "6b 40 41"),
        ("2 3 4 5 | 6,6a,6b-2 7 8 40", "41 9"),
    ),
    "single equals lie side by side, the new one to the right": (
        ("2 3 4 5 | 6a-2 7 8 9", "6 40"),
        ("2 3 4 5 | 6a-2 6 7 8", "40 9"),
    ),
}


@pytest.mark.parametrize("case", SALES)
def test_o11_stacks_in_auctions(case: str) -> None:
    before, after = SALES[case]
    assert after_sale(*before) == after


@pytest.mark.parametrize("case", ROUND_ENDS)
def test_o11_stacks_at_the_end_of_a_round(case: str) -> None:
    before, after = ROUND_ENDS[case]
    assert after_round(*before) == after


def test_o11_the_card_below_keeps_the_full_minimum() -> None:
    game = in_auctions("3 4 5,5a-3 6 | 7 8 9 10")
    buy(game, "5a")
    assert owned(game, 0)["money"] == 58
    assert refused(game, Open(1, "5", 4)) == "bid_too_low"


def test_o11a_cards_are_drawn_until_all_8_places_are_occupied() -> None:
    assert after_sale("3 4 5 6 | 7 8 9 10", "5a 4a 5b 40 41", "6") == (
        "3 4,4a 5,5a,5b 7 | 8 9 10 40",
        "41",
    )


def test_o11a_the_market_is_sorted_after_each_card() -> None:
    assert after_round("3 4 5 6,6a | 7 8 9 10", "6b 2 40") == (
        "2 3 4 5 | 6,6a,6b 7 8 9",
        "40 10",
    )


def test_o11a_o11b_after_a_card_that_fills_no_place_the_gap_is_closed() -> None:
    assert after_sale("3 4 5 6 | 7 8 9 10", "4a 7a 40 41", "3") == (
        "4,4a 5 6 7,7a | 8 9 10 40",
        "41",
    )


def test_o11a_in_step_3_there_are_6_places() -> None:
    assert after_sale("3 4 5 6 7 8", "5a 40 41", "8", step=3) == ("3 4 5,5a 6 7 40", "41")


def test_o11a_with_an_empty_pile_places_stay_empty() -> None:
    assert after_sale("3 4 5 6 | 7 8 9 10", "5a", "6") == ("3 4 5,5a 7 | 8 9 10", "")


def test_o11b_a_card_is_compared_before_the_empty_place_is_closed_up() -> None:
    game = in_auctions("3 4 5 6 | 7 8 9 10", "7a 40 41")
    buy(game, "3")
    assert market(game) == "4 5 6 7 | 7a 8 9 10"
    assert refused(game, Open(1, "7a", 7)) == "not_for_sale"


def test_o11b_o11c_the_next_equal_stacks_and_so_does_the_one_that_moves_up() -> None:
    assert after_sale("4 5 6 7 | 7a 8 9 10", "7b 40 41 42", "4") == (
        "5 6 7,7b,7a 8 | 9 10 40 41",
        "42",
    )


@pytest.mark.parametrize(
    ("layout", "stack"),
    [
        ("3 4 5 7 | 7a 8 9 10", "7,7a"),
        ("3 4 5 7-3 | 7a 8 9 10", "7,7a-3"),
        ("3 4 5 7-1 | 7a-2 8 9 10", "7,7a-3"),
        ("3 4 5 7,7b-1 | 7a-2 8 9 10", "7,7b,7a-3"),
    ],
)
def test_o11c_a_card_that_moves_up_goes_on_its_equal_and_the_place_is_filled(
    layout: str, stack: str
) -> None:
    assert after_sale(layout, "40 41 42", "5") == (f"3 4 {stack} 8 | 9 10 40 41", "42")


def test_o11c_a_stack_of_the_future_market_moves_up_as_it_is() -> None:
    assert after_sale("3 4 5 6 | 7,7a-2 8 9 10", "40 41", "3") == (
        "4 5 6 7,7a-2 | 8 9 10 40",
        "41",
    )


def test_o11c_o23_equals_stack_when_step_3_makes_all_places_current() -> None:
    game = in_auctions(
        "2 3 4 5 | 6 7-2 7a-1 8", "step3 40 41", step=2, pile_after_step3=("40", "41")
    )
    buy(game, "2")
    all_pass(game)
    assert game.state.step == 3
    assert (market(game), pile(game)) == ("4 5 6 7,7a-3 8 40", "41")


def test_o11c_o23_a_place_that_gets_free_when_step_3_is_drawn_is_filled() -> None:
    after, _ = after_sale("3 4 5 7 | 7a 8 9 10", "step3 40", "3", step=2)
    assert after == "4 5 7,7a 8 | 9 10 40 step3"


def test_o11c_o23_also_when_it_starts_with_a_round() -> None:
    game = new_game(
        market="3 4 5 6 | 7 7a 9 10", pile="step3 40 41", step=2, pile_after_step3=("40", "41")
    )
    end_round(game)
    assert game.state.step == 3
    assert (market(game), pile(game)) == ("4 5 6 7,7a 9 40", "41 10")


# -- O12: what does not exist here -----------------------------------------------------------------


def test_o12_when_nobody_buys_the_market_stays() -> None:
    game = in_auctions()
    assert removals(all_pass(game)) == []
    assert (market(game), pile(game)) == (LAYOUT, "40 41 42")


def test_o12_cards_with_small_numbers_stay_however_many_cities_there_are() -> None:
    game = new_game(market="2 3 4 5 | 6 7 8 9", pile="1 40", step=2)
    give(game, 2, houses="p1 s1 p2 s2 p3 s3", money=100)
    to_expansion(game)
    assert removals(game.apply(Build(2, "p4", "house"))) == []
    all_hire(game)
    end_round(game)
    assert market(game) == "1 2 3 4 | 5 6 7 8"
