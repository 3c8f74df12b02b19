"""The computer players know which card the Trust takes (TR3, O29), and count on no such card."""

from typing import Any

import pytest

from powergrid_qt.ai.family import gone_after
from powergrid_qt.ai.grid import auctions
from powergrid_qt.ai.grid.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.grid.outlook import GridOutlook, OutlookMemory
from powergrid_qt.ai.grid.policy import GridPolicy
from powergrid_qt.ai.outpost.auction import Bidding
from powergrid_qt.ai.outpost.characters import HARD as OUTPOST_HARD
from powergrid_qt.ai.outpost.prospects import companies_of
from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.moves import Move, Open, Pass, PlaceTrust
from tests.engine import outpost_positions as outpost
from tests.engine.positions import arrange, give, grid, market_rows, new_game, to_auctions

EUROPE = (3, 4, 5, 7, 9, 10, 11, 12, 13)
PILE = (20, 21, 22, 23, "step3")


def against_trust(board: str = "europe", *, step: int = 1, market: Any = EUROPE) -> Game:
    """Two players; seat 0 is the first, nobody owns anything but money."""
    game = new_game("deluxe-2014", board, 2)
    while game.state.phase == "setup":
        game.apply(next(move for move in game.legal_moves if isinstance(move, PlaceTrust)))
    arrange(game, market=market, pile=PILE, step=step)
    to_auctions(game)
    return game


def taken_by_trust(game: Game, move: Move) -> list[object]:
    return [
        event.card
        for event in game.apply(move)
        if isinstance(event, CardSold) and event.seat is None
    ]


@pytest.mark.parametrize("character", [EASY, NORMAL, HARD])
def test_tr3_nobody_waits_for_the_plant_that_the_trust_takes(character):
    """Europe, round 1: 07 is up; of the future market 09 moves up, and the Trust takes it."""
    game = against_trust()
    give(game, 0, money=50)
    game.apply(Open(0, 7, 7))
    policy = GridPolicy(character)
    reason = policy.reason(grid(game), Pass(1))
    assert reason is not None
    assert reason["card"] == 7
    assert 9 not in dict(reason.values).values()

    assert taken_by_trust(game, Pass(1)) == [9]
    offered = market_rows(game)[0]
    if reason.code == "bid_other_better":
        assert reason["other"] in offered


@pytest.mark.parametrize("step", [1, 3])
@pytest.mark.parametrize("board", ["europe", "north-america"])
@pytest.mark.parametrize("place", range(4))
def test_tr3_the_card_foreseen_is_the_one_taken(board, step, place):
    places = {("europe", 1): 9, ("north-america", 1): 8}.get((board, step), 6)
    game = against_trust(board, step=step, market=EUROPE[:places])
    # A card that is drawn in between cannot be foreseen: nothing is left to draw.
    grid(game).pile = ()
    card = EUROPE[place]
    game.apply(Open(0, card, card))
    foreseen = gone_after(game.state, card)
    assert foreseen is not None
    assert taken_by_trust(game, Pass(1)) == [foreseen]


def test_tr3_a_plant_that_the_trust_has_no_use_for_stays():
    game = against_trust(step=3, market=EUROPE[:6])
    trust = grid(game).trust
    assert trust is not None
    trust.plants = (30, 31, 32)
    game.apply(Open(0, 7, 7))
    assert gone_after(game.state, 7) is None
    assert taken_by_trust(game, Pass(1)) == []


def test_tr3_after_its_turn_nothing_is_gone_any_more():
    game = against_trust()
    assert gone_after(game.state, 7) == 9
    game.apply(Pass(0))
    assert gone_after(game.state, 4) is None


def test_tr3_without_a_trust_nothing_is_gone():
    game = new_game("deluxe-2014", "europe", 3)
    card = market_rows(game)[0][0]
    assert gone_after(game.state, card) is None


def test_tr3_a_rival_whose_other_plant_the_trust_takes_bids_more():
    """Step 3: 35 is the best plant. Who does not get 30 in the first auction has lost 35 to the
    Trust; in a later one 35 is still there, and 30 not worth a bid."""
    limits = {}
    for first in (True, False):
        game = against_trust(step=3, market=(3, 4, 5, 6, 30, 35))
        give(game, 0, money=250, plants=[10, 16], cities=["berlin", "bremen"])
        give(game, 1, money=250, plants=[12, 18], cities=["praha", "wien"])
        grid(game).agenda[-1] = Opening(0, (0, 1), sold=not first, first=first)
        outlook = GridOutlook(grid(game), HARD, OutlookMemory(grid(game).rules.edition.scales))
        limits[first] = auctions.rough_limits(outlook, grid(game), 1)[30]
    assert limits[True] > 30
    assert limits[False] == 0


def outpost_auction(market: str, card: str, *, step: int = 1) -> Game:
    """Seat 0 has opened a card; both players have a small plant."""
    game = outpost.shipped_game(2, order=(0, 1))
    while game.state.phase == "setup":
        game.apply(next(move for move in game.legal_moves if isinstance(move, PlaceTrust)))
    outpost.lay(game, market, "")
    outpost.set_step(game, step)
    for seat in (0, 1):
        outpost.give(game, seat, money=90, plants="plant_07")
    outpost.to_auctions(game, 3)
    state = outpost.state_of(game)
    game.apply(Open(0, card, state.rules.minimum(state, card)))
    return game


def bidding(game: Game) -> Bidding:
    state = outpost.state_of(game)
    return Bidding(companies_of(state.rules.edition), state, OUTPOST_HARD, 0)


MARKET = "plant_03 plant_04 plant_08 plant_12 | plant_37-20 plant_39 plant_42 plant_44"
STACKED = "plant_03 plant_08 plant_12 shelter_14a,shelter_14b | plant_37 plant_39 plant_42 plant_44"


@pytest.mark.parametrize(
    ("market", "card", "gone"),
    [
        (MARKET, "plant_08", "plant_37"),
        (STACKED, "plant_08", "plant_37"),
        (STACKED, "shelter_14b", "shelter_14a"),  # no place gets free: nothing moves up
    ],
)
def test_o29_the_card_foreseen_is_the_one_taken(market, card, gone):
    game = outpost_auction(market, card)
    assert gone_after(game.state, card) == gone
    assert taken_by_trust(game, Pass(1)) == [gone]


def test_o29_the_card_that_moves_up_to_the_trust_is_nothing_to_look_forward_to():
    view = bidding(outpost_auction(MARKET, "plant_12"))
    next_two = [view.own.gain(f"plant_{number}", 1.1 * number) for number in (39, 42)]
    assert view.behind("plant_12") == OUTPOST_HARD.flow * max(next_two)


def test_o29_the_largest_card_of_step_3_is_no_other_choice():
    """A plant that powers five for 13 is on offer, but the Trust takes it after this auction."""
    six = "plant_03 plant_04 plant_08 plant_12 plant_13 plant_33-20"
    game = outpost_auction(six, "plant_13", step=3)
    assert gone_after(game.state, "plant_13") == "plant_33"
    unpayable = outpost_auction(six.replace("plant_33-20", "plant_44"), "plant_13", step=3)
    view, without = bidding(game), bidding(unpayable)
    assert view.own.gain("plant_33", 13) > view.own.elsewhere("plant_13")
    assert view.own.elsewhere("plant_13") == without.own.elsewhere("plant_13")
    assert view.highest("plant_13") == without.highest("plant_13") > 0
