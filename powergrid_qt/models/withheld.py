"""Which reasons of computer players nobody may read yet: those that would help against them."""

from collections.abc import Iterable
from dataclasses import dataclass

from powergrid_qt.engine import Event, Game
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import AuctionOpened, AuctionPassed, BidRaised
from powergrid_qt.engine.reasons import OWN_WORDS, Reason
from powergrid_qt.engine.state import AUCTION

PLAN = "other"
"""The value of a reason that tells which card its player is after instead."""


@dataclass(frozen=True, slots=True)
class GivenReason:
    """A reason with the auction that it was given in."""

    reason: Reason
    card: CardId | None
    """What was up for auction; None: nothing was."""
    round: int

    @classmethod
    def of(cls, reason: Reason, events: Iterable[Event], round_number: int) -> "GivenReason":
        """`events`: what its move brought about, in a round."""
        bids = (AuctionOpened, BidRaised, AuctionPassed)
        cards = [event.card for event in events if isinstance(event, bids)]
        return cls(reason, cards[0] if cards else None, round_number)

    def withheld(self, game: Game) -> bool:
        """Whether it would help now. What a card is worth to somebody does until the card is
        sold; whatever may tell of the next card does until the auctions of the round are over.
        Other decisions can no longer be met once they are made."""
        if game.over or self.card is None:
            return False
        state = game.state
        decision = state.decision
        if isinstance(decision, Auction) and decision.card == self.card:
            return True
        of_the_next = self.reason.code == OWN_WORDS or PLAN in dict(self.reason.values)
        return of_the_next and state.phase == AUCTION and state.round == self.round
