"""Everybody's state in the auctions of a phase, for the eye: who leads, who is still in."""

from dataclasses import dataclass

from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId

LEADS, DECIDES, STILL_IN, PASSED, OUT = "leads", "decides", "in", "passed", "out"
"""`PASSED`: in this auction; `OUT`: of the phase, after a purchase or a pass."""


@dataclass(frozen=True, slots=True)
class Bidder:
    seat: int
    role: str


@dataclass(frozen=True, slots=True)
class AuctionState:
    card: CardId | None
    """None while somebody chooses a card."""
    bid: int
    """0 without a bid."""
    leader: int | None
    bidders: tuple[Bidder, ...]


def auction_state(game: Game) -> AuctionState | None:
    """The auction that goes on; None if there is none."""
    decision = game.state.decision
    seats = range(len(game.state.players))
    if isinstance(decision, Opening):
        bidders = tuple(Bidder(seat, _role_at_opening(decision, seat)) for seat in seats)
        return AuctionState(None, 0, None, bidders)
    if isinstance(decision, Auction):
        bidders = tuple(Bidder(seat, _role_in_auction(decision, seat)) for seat in seats)
        return AuctionState(decision.card, decision.bid, decision.leader, bidders)
    return None


def _role_at_opening(decision: Opening, seat: int) -> str:
    if seat == decision.seat:
        return DECIDES
    return STILL_IN if seat in decision.still_in else OUT


def _role_in_auction(decision: Auction, seat: int) -> str:
    if seat == decision.seat:
        return DECIDES
    if seat == decision.leader:
        return LEADS
    if seat in decision.bidders:
        return STILL_IN
    opening = decision.opening
    return PASSED if opening is None or seat in opening.still_in else OUT
