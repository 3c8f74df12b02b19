"""The player order and the auctions of the classic editions: rules P1.1 to P2.10.

P2.8 (scrapping) has a file of its own.
"""

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.moves import Bid, Open, Pass
from tests.engine.positions import (
    CLASSIC,
    all_done,
    all_pass,
    buy_in_turn,
    cities_in_play,
    give,
    grid,
    market_rows,
    new_game,
    owned,
    play,
    refused,
    set_step,
    to_auctions,
    to_phase,
)

both_editions = pytest.mark.parametrize("edition", CLASSIC)

MARKET = (3, 4, 5, 6, 7, 8, 9, 10)
PILE = (13, 20, 21, 22, 23, 24, 25, "step3")


def in_round_2(edition: str = "classic-2004", players: int = 3, **setup) -> Game:
    """Phase 2 of round 2 in the order 0, 1, 2, ...; nobody owns a plant."""
    game = new_game(edition, players=players, **{"pile": PILE, **setup})
    to_auctions(game)
    return game


def money(game: Game) -> list[int]:
    return [player["money"] for player in game.snapshot()["players"]]


def plants(game: Game) -> list[list[int]]:
    return [player["plants"] for player in game.snapshot()["players"]]


# --- P1.1, P1.2: the order -----------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(
    ("cities", "plants", "order"),
    [
        ((1, 3, 2), ([30], [11], [12]), [1, 2, 0]),
        ((0, 0, 1), ([30], [31], [11]), [2, 1, 0]),
        ((2, 2, 2), ([12], [15, 3], [14, 13]), [1, 2, 0]),
        ((2, 2, 3), ([11, 12, 13], [20], [3]), [2, 1, 0]),
    ],
)
def test_p1_1_most_cities_first_then_the_largest_plant(edition, cities, plants, order):
    game = new_game(edition)
    free = iter(cities_in_play(game))
    for seat in range(3):
        give(game, seat, plants=plants[seat], cities=[next(free) for _ in range(cities[seat])])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == order
    assert game.current == order[0]


@both_editions
def test_p1_1_round_1_keeps_the_drawn_order_until_its_auctions_are_over(edition):
    game = new_game(edition, order=(1, 2, 0), pile=PILE)
    buy_in_turn(game, 3)
    assert game.snapshot()["order"] == [1, 2, 0]
    buy_in_turn(game, 5, 4)
    assert game.state.phase == "resources"
    assert game.snapshot()["order"] == [2, 0, 1]


def test_p1_1_later_rounds_are_not_sorted_again_after_the_auctions():
    game = in_round_2()
    buy_in_turn(game, 3, 4, 5)
    assert game.state.phase == "resources"
    assert game.snapshot()["order"] == [0, 1, 2]


def test_p1_2_a_player_without_a_plant_counts_as_plant_0():
    game = new_game()
    give(game, 1, plants=[3])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == [1, 0, 2]


def test_p1_2_equal_players_keep_their_order():
    game = new_game(order=(2, 0, 1))
    give(game, 1, cities=cities_in_play(game)[:1])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == [1, 2, 0]


# --- P2.1: opening an auction or leaving the phase -----------------------------------------


@both_editions
def test_p2_1_the_first_in_order_is_up_and_nobody_else(edition):
    game = new_game(edition, order=(1, 2, 0))
    assert game.current == 1
    assert refused(game, Open(0, 3, 3)) == "not_your_turn"
    assert refused(game, Pass(2)) == "not_your_turn"
    assert refused(game, Bid(1, 3)) == "wrong_kind_of_move"


@both_editions
@pytest.mark.parametrize("card", [7, 10, 13, 50, "step3", "transformer-station", 41])
def test_p2_1_only_plants_of_the_current_market_are_for_sale(edition, card):
    game = new_game(edition, pile=PILE)
    assert refused(game, Open(0, card, 50)) == "not_for_sale"


@pytest.mark.parametrize("plant", [3, 4, 5, 6])
def test_p2_1_the_first_bid_is_at_least_the_minimum(plant):
    game = new_game()
    assert refused(game, Open(0, plant, plant - 1)) == "bid_too_low"
    game.apply(Open(0, plant, plant))
    assert game.snapshot()["auction"] == {"card": plant, "bid": plant, "by": 0, "in": [0, 1, 2]}


def test_p2_1_the_first_bid_may_be_higher_than_the_minimum():
    game = new_game()
    game.apply(Open(0, 3, 50))
    assert game.snapshot()["auction"]["bid"] == 50


@both_editions
def test_p2_1_who_passes_instead_of_opening_is_out_of_the_phase(edition):
    game = in_round_2(edition)
    play(game, Pass(0), Open(1, 3, 3))
    assert game.snapshot()["auction"]["in"] == [1, 2]
    play(game, Bid(2, 4), Pass(1), Pass(1))
    assert game.state.phase == "resources"
    assert plants(game) == [[], [], [3]]


# --- P2.2: bidding -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "turns"), [((0, 2, 1, 3), [1, 2, 3, 0]), ((2, 3, 1, 0), [3, 0, 1, 2])]
)
def test_s1_p2_2_bidding_goes_clockwise_by_seats_not_by_player_order(order, turns):
    game = new_game(players=4, order=order)
    game.apply(Open(order[0], 3, 3))
    for bid, seat in enumerate(turns, start=4):
        assert game.current == seat
        game.apply(Bid(seat, bid))


@both_editions
def test_p2_2_the_last_bidder_left_pays_the_bid_to_the_bank(edition):
    game = new_game(edition)
    play(game, Open(0, 4, 5), Bid(1, 6), Bid(2, 9), Pass(0), Bid(1, 12))
    assert money(game) == [50, 50, 50]
    events = game.apply(Pass(2))
    assert CardSold(1, 4, 12) in events
    assert money(game) == [50, 38, 50]
    assert plants(game) == [[], [4], []]


def test_p2_2_who_has_passed_is_not_asked_again_in_this_auction():
    game = new_game(players=4)
    play(game, Open(0, 4, 5), Pass(1), Bid(2, 6), Bid(3, 7), Bid(0, 8))
    assert game.current == 2
    assert game.snapshot()["auction"]["in"] == [0, 2, 3]
    assert refused(game, Bid(1, 9)) == "not_your_turn"


def test_p2_2_who_passed_in_one_auction_may_bid_in_the_next():
    game = new_game(pile=PILE)
    play(game, Open(0, 3, 3), Pass(1), Pass(2), Open(1, 4, 4))
    assert game.snapshot()["auction"]["in"] == [1, 2]


def test_p2_2_a_raise_is_at_least_1():
    game = new_game()
    game.apply(Open(0, 4, 7))
    assert refused(game, Bid(1, 6)) == "bid_too_low"
    assert refused(game, Bid(1, 7)) == "bid_too_low"
    game.apply(Bid(1, 8))
    assert game.snapshot()["auction"]["bid"] == 8


def test_p2_2_nobody_bids_more_than_their_cash():
    game = new_game()
    give(game, 0, money=20)
    give(game, 1, money=30)
    assert refused(game, Open(0, 4, 21)) == "bid_beyond_money"
    game.apply(Open(0, 4, 20))
    assert refused(game, Bid(1, 31)) == "bid_beyond_money"
    game.apply(Bid(1, 30))
    play(game, Pass(2), Pass(0))
    assert money(game) == [20, 0, 50]


def test_p2_2_who_cannot_raise_can_only_pass():
    game = new_game()
    give(game, 1, money=20)
    game.apply(Open(0, 4, 20))
    assert list(game.legal_moves) == [Pass(1)]


@pytest.mark.parametrize("amount", [5.5, "6", True, None])
def test_p2_2_bids_are_whole_numbers(amount):
    game = new_game()
    assert refused(game, Open(0, 4, amount)) == "bid_not_whole"
    game.apply(Open(0, 4, 4))
    assert refused(game, Bid(1, amount)) == "bid_not_whole"
    assert refused(game, Open(1, 5, 5)) == "not_first_bid"


# --- P2.3, P2.4: who is up next ------------------------------------------------------------


@both_editions
def test_p2_3_a_buyer_no_longer_takes_part(edition):
    game = in_round_2(edition)
    buy_in_turn(game, 3)
    game.apply(Open(1, 4, 4))
    assert game.snapshot()["auction"]["in"] == [1, 2]
    play(game, Bid(2, 5), Pass(1))  # 2 has a plant now, and only 1 is left
    assert game.current == 1
    game.apply(Open(1, 5, 5))
    assert game.state.phase == "resources"
    assert plants(game) == [[3], [5], [4]]


@both_editions
def test_p2_4_the_next_in_order_is_up_when_the_opener_wins(edition):
    game = in_round_2(edition, order=(1, 0, 2))
    buy_in_turn(game, 3)
    assert game.current == 0


@both_editions
def test_p2_4_the_opener_is_up_again_as_often_as_somebody_else_wins(edition):
    game = in_round_2(edition, players=4)
    play(game, Open(0, 3, 3), Pass(1), Bid(2, 4), Pass(3), Pass(0))
    assert game.current == 0
    play(game, Open(0, 4, 4), Bid(1, 5), Pass(3), Pass(0))
    assert game.current == 0
    game.apply(Pass(0))
    assert game.current == 3
    game.apply(Open(3, 5, 5))
    assert plants(game) == [[], [4], [3], [5]]


def test_p2_4_players_who_are_out_are_left_out():
    game = in_round_2(players=4)
    play(game, Open(0, 3, 3), Bid(1, 4), Pass(2), Pass(3), Pass(0))
    play(game, Open(0, 4, 4), Pass(2), Pass(3))
    assert game.current == 2


# --- P2.5: the replacement -----------------------------------------------------------------


@both_editions
def test_p2_5_the_sold_plant_is_replaced_at_once_and_the_market_sorted(edition):
    game = new_game(edition, market=(20, 21, 22, 23, 24, 25, 26, 27), pile=(50, 11, 30, "step3"))
    buy_in_turn(game, 20)
    assert market_rows(game) == ([21, 22, 23, 24], [25, 26, 27, 50])
    buy_in_turn(game, 23)
    assert market_rows(game) == ([11, 21, 22, 24], [25, 26, 27, 50])
    assert grid(game).pile == (30, "step3")


def test_p2_5_no_replacement_while_the_auction_is_on():
    game = new_game()
    play(game, Open(0, 3, 3), Bid(1, 4))
    assert market_rows(game) == ([3, 4, 5, 6], [7, 8, 9, 10])


def test_p2_5_an_exhausted_pile_replaces_nothing():
    game = in_round_2(market=(20, 21, 22, 23, 24, 25, 26, 27), pile=())
    set_step(game, 3)
    buy_in_turn(game, 24)
    assert market_rows(game) == ([22, 23, 25, 26, 27], [])


# --- P2.6, P2.7: the last player, and round 1 ----------------------------------------------


@both_editions
def test_p2_6_the_last_player_pays_exactly_the_minimum(edition):
    game = in_round_2(edition)
    play(game, Pass(0), Pass(1))
    assert refused(game, Open(2, 4, 5)) == "only_minimum"
    assert refused(game, Open(2, 4, 3)) == "bid_too_low"
    assert refused(game, Open(2, 7, 7)) == "not_for_sale"
    game.apply(Open(2, 4, 4))
    assert (owned(game, 2)["money"], owned(game, 2)["plants"]) == (46, [4])
    assert game.state.phase == "resources"


@both_editions
def test_p2_6_the_last_player_may_pass(edition):
    game = in_round_2(edition)
    buy_in_turn(game, 3, 4)
    game.apply(Pass(2))
    assert game.state.phase == "resources"
    assert plants(game) == [[3], [4], []]


@both_editions
def test_p2_7_nobody_passes_out_of_round_1(edition):
    game = new_game(edition, pile=PILE)
    assert refused(game, Pass(0)) == "must_buy"
    buy_in_turn(game, 3)
    assert refused(game, Pass(1)) == "must_buy"
    buy_in_turn(game, 4)
    assert refused(game, Pass(2)) == "must_buy"
    assert refused(game, Open(2, 5, 6)) == "only_minimum"
    game.apply(Open(2, 5, 5))
    assert plants(game) == [[3], [4], [5]]


def test_p2_7_passing_out_of_a_single_auction_is_allowed_in_round_1():
    game = new_game(pile=PILE)
    play(game, Open(0, 3, 3), Bid(1, 4), Pass(2), Pass(0))
    assert refused(game, Pass(0)) == "must_buy"
    play(game, Open(0, 4, 4), Bid(2, 5), Pass(0))
    assert refused(game, Pass(0)) == "must_buy"
    game.apply(Open(0, 5, 5))
    assert (game.state.phase, plants(game)) == ("resources", [[5], [3], [4]])


# --- P2.9: no plant sold -------------------------------------------------------------------


@both_editions
def test_p2_9_when_nobody_buys_the_smallest_plant_leaves_and_is_replaced(edition):
    game = in_round_2(edition, pile=(11, 20, "step3"))
    all_pass(game)
    assert market_rows(game) == ([4, 5, 6, 7], [8, 9, 10, 11])
    assert grid(game).pile == (20, "step3")


def test_p2_9_one_sale_is_enough_to_keep_the_smallest_plant():
    game = in_round_2(pile=(11, 20, "step3"))
    play(game, Pass(0), Pass(1), Open(2, 4, 4))
    assert game.state.phase == "resources"
    assert market_rows(game) == ([3, 5, 6, 7], [8, 9, 10, 11])


def test_p2_9_the_smallest_plant_leaves_in_step_3_too():
    game = in_round_2(market=(20, 21, 22, 23, 24, 25, 26, 27), pile=(30, 31, "step3"))
    set_step(game, 3)
    all_pass(game)
    assert market_rows(game) == ([23, 24, 25, 26, 27, 30], [])


def test_p2_9_p2_10_never_in_round_1():
    game = new_game(pile=(11, 20, "step3"))
    for seat in range(3):
        give(game, seat, money=2)
    all_pass(game)
    assert game.state.phase == "resources"
    assert market_rows(game) == ([3, 4, 5, 6], [7, 8, 9, 10])


# --- P2.10: who can pay for nothing --------------------------------------------------------


@both_editions
@pytest.mark.parametrize("round_number", [1, 2])
def test_p2_10_who_can_pay_for_nothing_can_only_pass(edition, round_number):
    game = new_game(edition, pile=PILE)
    give(game, 0, money=2)
    to_auctions(game, round_number)
    assert refused(game, Open(0, 3, 3)) == "bid_beyond_money"
    assert list(game.legal_moves) == [Pass(0)]
    game.apply(Pass(0))
    assert game.current == 1


def test_p2_7_p2_10_who_can_pay_for_one_plant_must_buy_in_round_1():
    game = new_game(pile=PILE)
    give(game, 0, money=3)
    assert refused(game, Open(0, 4, 4)) == "bid_beyond_money"
    assert list(game.legal_moves) == [Open(0, 3, 3)]


@pytest.mark.parametrize("round_number", [1, 9])
def test_p2_10_everybody_passes_when_the_plant_market_is_empty(round_number):
    game = new_game()
    set_step(game, 3)
    grid(game).market = grid(game).pile = ()
    to_auctions(game, round_number)
    for seat in range(3):
        assert list(game.legal_moves) == [Pass(seat)]
        game.apply(Pass(seat))
    assert (game.state.phase, market_rows(game)) == ("resources", ([], []))
