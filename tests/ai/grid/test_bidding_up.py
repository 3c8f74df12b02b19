"""Who wants a plant most pays for it: others bid it up while that is safe."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from powergrid_qt.ai.family import Policy
from powergrid_qt.ai.grid.characters import HARD
from powergrid_qt.ai.grid.policy import GridPolicy
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import Game, GameConfig, Move
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.moves import Bid, Pass, Reason

TIMID: Policy = GridPolicy(replace(HARD, daring=0.0))
DARING: Policy = GridPolicy(HARD)


def decisions(policy: Policy, seeds: range) -> Iterator[tuple[Game, Move]]:
    """All auctions of some games, with what the policy does there; the game is then gone on with
    when the caller asks for the next one."""
    for seed in seeds:
        game = Game(GameConfig("classic-2009", "germany", computer_seats(["hard"] * 4), seed))
        while game.current is not None:
            move = policy.decide(game.state)
            if isinstance(game.state.decision, Auction):
                yield game, move
            game.apply(move)


@pytest.fixture(scope="module")
def bid_up() -> list[tuple[int, Reason | None, bool]]:
    """By bid that only the daring make: who made it, why, and whether somebody went on."""
    found = []
    for game, move in decisions(DARING, range(3)):
        if isinstance(move, Bid) and isinstance(TIMID.decide(game.state), Pass):
            reason = DARING.reason(game.state, move)
            tried = game.copy()
            events = tried.apply(move)
            while isinstance(tried.state.decision, Auction) and tried.current != move.seat:
                events = tried.apply(DARING.decide(tried.state))
            sold = [event for event in events if isinstance(event, CardSold)]
            stuck = bool(sold) and sold[0].seat == move.seat
            found.append((move.seat, reason, not stuck))
    return found


def test_plants_are_bid_up_and_the_reason_names_the_rival(bid_up):
    assert len(bid_up) > 3
    for seat, reason, _ in bid_up:
        assert reason is not None
        assert reason.code == "bid_up"
        assert reason["rival"] != seat


def test_who_bids_up_is_rarely_left_with_the_plant(bid_up):
    went_on = [others for _, _, others in bid_up]
    assert sum(went_on) >= 0.9 * len(went_on)


def test_more_is_paid_for_plants_than_their_minimum():
    def paid(policy: Policy) -> int:
        return sum(
            move.amount - decision.bid
            for game, move in decisions(policy, range(3))
            if isinstance(move, Bid) and isinstance(decision := game.state.decision, Auction)
        )

    assert paid(DARING) > paid(TIMID)
