"""Sentences are true where the rules have exceptions: discounts, second auctions, the Trust."""

import pytest

from powergrid_qt.engine import Game, refusals
from powergrid_qt.engine.events import DiscountsLaid, Event
from powergrid_qt.engine.moves import Build, Hire, Move, Open, Pass, PlaceTrust, RunCards, Scrap
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.words import reasons
from powergrid_qt.words.events import event_text
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.refusals import refusal_text
from tests.engine import outpost_positions as outpost
from tests.engine.outpost_table import DATA_LIBRARY
from tests.engine.positions import new_game


def told(game: Game, move: Move) -> list[str]:
    """What is told of a move."""
    events: list[Event] = game.apply(move)
    return [text for event in events if (text := event_text(event, game)) is not None]


def trust_game(board: str = "europe") -> Game:
    return new_game("deluxe-2014", board, 2)


# -- passing ---------------------------------------------------------------------------------------


def test_who_passes_in_the_second_auction_of_outposts_round_1_has_bought_a_card() -> None:
    game = outpost.new_game(3)
    for card in ("11", "12", "13"):
        outpost.buy(game, card)
    assert game.current == 2, "the second auction begins, in the new order"
    assert move_text(Pass(2), game) == "Pass and buy nothing more this round"
    assert told(game, Pass(2))[0] == "Cleo passes and buys nothing more this round"


def test_the_last_pass_of_that_auction_is_told_alike() -> None:
    game = outpost.new_game(3)
    for card in ("11", "12", "13"):
        outpost.buy(game, card)
    lines = [told(game, Pass(seat))[0] for seat in list(game.state.order)]
    assert [line.endswith("passes and buys nothing more this round") for line in lines] == [
        True
    ] * 3


def test_in_later_rounds_who_passes_buys_nothing() -> None:
    game = outpost.new_game(3)
    outpost.to_auctions(game, 2)
    assert move_text(Pass(0), game) == "Pass and buy nothing this round"
    assert told(game, Pass(0))[0] == "Ada passes and buys nothing this round"


# -- prices ----------------------------------------------------------------------------------------


def last_one_in(**own: object) -> Game:
    """Seat 2 alone is left in the auctions of a round."""
    game = outpost.new_game(3)
    outpost.give(game, 2, **own)  # type: ignore[arg-type]
    outpost.to_auctions(game, 2)
    game.apply(Pass(0))
    game.apply(Pass(1))
    return game


def test_a_purchase_is_told_with_what_is_paid() -> None:
    assert move_text(Open(2, "13", 13), last_one_in()) == "Buy 13 for 13\xa0€"
    with_library = last_one_in(technologies=[DATA_LIBRARY])
    assert move_text(Open(2, "13", 13), with_library) == "Buy 13 for 8\xa0€"


def discounted(market: str) -> tuple[list[Event], Game]:
    """The end of round 2, with this market."""
    game = outpost.new_game(3, market=market, pile="40 41 42")
    outpost.to_running(game)
    game.state.round = 2
    events: list[Event] = []
    while game.state.round == 2:
        assert game.current is not None
        events += game.apply(RunCards(game.current, ()))
    return events, game


def test_discounts_are_one_line_with_the_amount() -> None:
    events, game = discounted("11 12 13 14 | 15 16 17 18")
    laid = [event for event in events if isinstance(event, DiscountsLaid)]
    assert laid == [DiscountsLaid(("11", "12", "13", "14"), 2)]
    line = "11, 12, 13 and 14 become 2\xa0€ cheaper"
    told_of_it = [text for event in events if "cheaper" in (text := str(event_text(event, game)))]
    assert told_of_it == [line]


def test_a_discount_on_one_card() -> None:
    events, game = discounted("11")
    lines = [event_text(event, game) for event in events]
    assert "11 becomes 2\xa0€ cheaper" in lines


def test_an_empty_market_has_no_discounts() -> None:
    events, _ = discounted("")
    assert not [event for event in events if isinstance(event, DiscountsLaid)]


# -- money -----------------------------------------------------------------------------------------


def test_refusals_tell_amounts_in_euros() -> None:
    refusal = refuse("city_beyond_money", city="Köln", price=42, money=31)
    assert refusal_text(refusal) == "Köln costs 42\xa0€, and you have only 31\xa0€"
    assert str(refusal) == "Köln costs 42 €, and you have only 31 €"
    assert refusal_text(refuse("bid_too_low", minimum=9)) == "The bid must be at least 9\xa0€"


def test_money_has_one_name() -> None:
    assert not [
        text
        for text in (*refusals.SENTENCES.values(), *reasons.SENTENCES.values())
        if "Elektro" in text
    ]


# -- the Trust -------------------------------------------------------------------------------------


def test_who_put_the_trust_into_a_city_is_told() -> None:
    game = trust_game()
    first = next(move for move in game.legal_moves if isinstance(move, PlaceTrust))
    city = game.state.rules.board.city(first.city).name
    assert told(game, first)[0] == f"Ada connects {city} for the Trust"


def test_what_the_trust_does_by_itself_is_its_own_doing() -> None:
    game = outpost.expanding(players=2)
    lines = told(game, Build(0, "p4", "house"))
    assert "The Trust connects p4" in lines, "TR6: it follows"


def test_who_builds_for_the_trust_is_told() -> None:
    game = outpost.expanding(players=2)
    outpost.give(game, outpost.TRUST, cards="plant_1_1")
    game.apply(Hire(0, 0))
    assert told(game, PlaceTrust(0, "p1"))[0] == "Ada builds a plant in p1 for the Trust"


# -- what rivals are expected to bid ---------------------------------------------------------------


@pytest.mark.parametrize("code", ["outpost_worth_with_rivals", "plant_gains_rival"])
def test_what_others_may_bid_is_told_as_a_guess(code: str) -> None:
    assert "hardly" in reasons.SENTENCES[code]


# -- scrapping -------------------------------------------------------------------------------------


def test_fuel_that_is_given_up_is_told_with_its_plant() -> None:
    game = new_game()
    assert move_text(Scrap(0, 4), game) == "Scrap Plant 04"
    assert move_text(Scrap(0, 4, (("coal", 2),)), game) == "Scrap Plant 04 and give up 2 coal"
