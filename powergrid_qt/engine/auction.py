"""Phase 2, and the auctions of promo cards that break into any phase.

Agenda of the phase: `NextOpener` picks who is up, `Opening` waits for that player's card or
pass, `Auction` for the bids. A sale pushes `NextOpener` again, below whatever the sale brings
about (scrapping, the replacement, the Trust's turn).
"""

from collections.abc import Iterator
from typing import Any

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.cards import CardId, has_number
from powergrid_qt.engine.events import (
    AuctionOpened,
    AuctionPassed,
    BidRaised,
    CardSold,
    CardUnsold,
    Event,
    PhasePassed,
)
from powergrid_qt.engine.moves import Bid, Move, Open, Pass
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.state import State
from powergrid_qt.engine.values import value

CARD_AUCTION_MINIMUM = 10
"""PA: the lowest first bid for a promo card."""


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([other for other in seats if other != seat])


def next_clockwise(seats: tuple[int, ...], seat: int) -> int:
    """The seat that follows among `seats`, which are in seat order."""
    for other in seats:
        if other > seat:
            return other
    return seats[0]


def check_amount(card: CardId, amount: int, minimum: int, money: int) -> Refusal | None:
    if type(amount) is not int:
        return refuse("bid_not_whole")
    if amount < minimum:
        return refuse("bid_too_low", minimum=minimum)
    if amount > money:
        return refuse("bid_beyond_money", card=card, price=amount, money=money)
    return None


@value
class NextOpener(Task[State]):
    """Find out who is up (P2.4), or end the phase. `up` stays up while still in. `first`: the Trust
    still waits for the first sale or refusal of the phase; `trust_now`: that has just happened
    (TR3)."""

    still_in: tuple[int, ...]
    up: int | None = None
    sold: bool = False
    first: bool = False
    trust_now: bool = False

    def run(self, state: State, log: list[Event]) -> None:
        agenda = state.agenda
        if self.trust_now:
            below = len(agenda)
            taken = state.rules.trust_takes(state, log)
            agenda.insert(below, NextOpener(self.still_in, self.up, self.sold or taken))
        elif not self.still_in:
            state.rules.end_auctions(state, self.sold, log)
        else:
            up = self.up
            if up is None or up not in self.still_in:
                up = next(seat for seat in state.order if seat in self.still_in)
            agenda.append(Opening(up, self.still_in, self.sold, self.first))


@value
class Opening(Decision[State]):
    """The player who is up puts a card up for auction or leaves the phase (P2.1)."""

    seat: int
    still_in: tuple[int, ...]
    sold: bool = False
    first: bool = False

    accepts = (Open, Pass)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else is left who could bid."""
        return len(self.still_in) == 1

    def options(self, state: State) -> "OpeningOptions":
        return OpeningOptions(state, self)

    def check(self, state: State, move: Open | Pass) -> Refusal | None:
        rules = state.rules
        money = state.players[self.seat].money
        if type(move) is Pass:
            return None if self.options(state).may_pass else refuse("must_buy")
        assert isinstance(move, Open)
        if move.card not in rules.offers(state):
            return refuse("not_for_sale", card=move.card)
        needed = rules.barred(state, self.seat).get(move.card)
        if needed is not None:
            names = tuple(rules.board.region(region).names for region in needed)
            return refuse("plant_needs_city", card=move.card, areas=names)
        minimum = rules.minimum(state, move.card)
        refusal = check_amount(move.card, move.bid, minimum, money)
        if refusal is None and self.is_alone and move.bid != minimum:
            return refuse("only_minimum", minimum=minimum)
        return refusal

    def apply(self, state: State, move: Open | Pass, log: list[Event]) -> None:
        if type(move) is Pass:
            log.append(PhasePassed(self.seat, state.rules.auctions_again(state)))
            state.agenda[-1] = NextOpener(
                without(self.still_in, self.seat), None, self.sold, trust_now=self.first
            )
            return
        assert isinstance(move, Open)
        log.append(AuctionOpened(self.seat, move.card, move.bid))
        rules, bidders = state.rules, self.still_in
        if rules.needs:  # M2.1: who may not bid counts as having passed
            bidders = tuple([s for s in bidders if move.card not in rules.barred(state, s)])
        if len(bidders) == 1:
            settle_sale(state, self, self.seat, move.card, move.bid, log)
        else:
            turn = next_clockwise(bidders, self.seat)
            state.agenda[-1] = Auction(turn, move.card, move.bid, self.seat, bidders, self)


class OpeningOptions(Options[State]):
    """Cards that the player can pay for, each with its range of first bids."""

    __slots__ = ()
    decision: Opening

    @property
    def offers(self) -> list[tuple[CardId, range]]:
        state = self.state
        money = state.players[self.seat].money
        last = self.decision.is_alone
        minimum, barred = state.rules.minimum, state.rules.barred(state, self.seat)
        found = []
        for card in state.rules.offers(state):
            lowest = minimum(state, card)
            if lowest <= money and card not in barred:
                found.append((card, range(lowest, (lowest if last else money) + 1)))
        return found

    @property
    def cheapest(self) -> int | None:
        rules, state = self.state.rules, self.state
        barred = rules.barred(state, self.seat)
        open_to = (card for card in rules.offers(state) if card not in barred)
        return min((rules.minimum(state, card) for card in open_to), default=None)

    @property
    def may_pass(self) -> bool:
        return not (self.state.rules.must_buy(self.state) and self.offers)

    def __iter__(self) -> Iterator[Move]:
        if self.may_pass:
            yield Pass(self.seat)
        for card, bids in self.offers:
            for bid in bids:
                yield Open(self.seat, card, bid)

    def to_json(self) -> dict[str, Any]:
        offers = [offer_json(card, bids) for card, bids in self.offers]
        return {"offers": offers, "may_pass": self.may_pass}


def offer_json(card: CardId, bids: range) -> dict[str, Any]:
    return {"plant" if has_number(card) else "card": card, "least": bids.start, "most": bids[-1]}


@value
class Auction(Decision[State]):
    """A card is up; it is `seat`'s turn to raise or pass (P2.2). Without a `leader` nobody has bid
    yet, which only auctions of promo cards know (PA); those have no `opening` that play would go
    back to."""

    seat: int
    card: CardId
    bid: int
    leader: int | None
    bidders: tuple[int, ...]
    opening: Opening | None

    accepts = (Bid, Open, Pass)

    @property
    def is_alone(self) -> bool:
        """Whether all others have passed before anybody has bid."""
        return self.bidders == (self.seat,)

    @property
    def lowest(self) -> int:
        return CARD_AUCTION_MINIMUM if self.leader is None else self.bid + 1

    def options(self, state: State) -> "AuctionOptions":
        return AuctionOptions(state, self)

    def check(self, state: State, move: Bid | Open | Pass) -> Refusal | None:
        if type(move) is Pass:
            return None
        money = state.players[self.seat].money
        if type(move) is Bid:
            if self.leader is None:
                return refuse("wrong_kind_of_move", do="bid", possible="open, pass")
            return check_amount(self.card, move.amount, self.lowest, money)
        assert isinstance(move, Open)
        if self.leader is not None:
            return refuse("not_first_bid")
        if move.card != self.card:
            return refuse("not_for_sale", card=move.card)
        return check_amount(self.card, move.bid, self.lowest, money)

    def apply(self, state: State, move: Bid | Open | Pass, log: list[Event]) -> None:
        seat = self.seat
        if type(move) is Pass:
            log.append(AuctionPassed(seat, self.card))
            self._go_on(state, self.bid, self.leader, without(self.bidders, seat), log)
        elif type(move) is Bid:
            log.append(BidRaised(seat, self.card, move.amount))
            self._go_on(state, move.amount, seat, self.bidders, log)
        else:
            assert isinstance(move, Open)
            log.append(AuctionOpened(seat, self.card, move.bid))
            self._go_on(state, move.bid, seat, self.bidders, log)

    def _go_on(
        self, state: State, bid: int, leader: int | None, bidders: tuple[int, ...], log: list[Event]
    ) -> None:
        if leader is not None and len(bidders) == 1:
            if self.opening is None:
                _pay(state, leader, self.card, bid, log)
                state.agenda.pop()
                state.rules.award(state, leader, self.card, log)
            else:
                settle_sale(state, self.opening, leader, self.card, bid, log)
        elif bidders:
            turn = next_clockwise(bidders, self.seat)
            state.agenda[-1] = Auction(turn, self.card, bid, leader, bidders, self.opening)
        else:
            state.agenda.pop()
            log.append(CardUnsold(self.card))


class AuctionOptions(Options[State]):
    """Passing, and a range of amounts: raises, or first bids while there is none."""

    __slots__ = ()
    decision: Auction

    @property
    def card(self) -> CardId:
        return self.decision.card

    @property
    def bids(self) -> range:
        return range(self.decision.lowest, self.state.players[self.seat].money + 1)

    def raised_to(self, amount: int) -> Move:
        if self.decision.leader is None:
            return Open(self.seat, self.card, amount)
        return Bid(self.seat, amount)

    def __iter__(self) -> Iterator[Move]:
        yield Pass(self.seat)
        for amount in self.bids:
            yield self.raised_to(amount)

    def to_json(self) -> dict[str, Any]:
        bids = self.bids
        if not bids:
            return {"may_pass": True}
        if self.decision.leader is None:
            return {"offers": [offer_json(self.card, bids)], "may_pass": True}
        return {"bid": {"least": bids.start, "most": bids[-1]}, "may_pass": True}


def settle_sale(
    state: State, opening: Opening, seat: int, card: CardId, bid: int, log: list[Event]
) -> None:
    """A card of the market is sold; the decision on top of the agenda is done with."""
    _pay(state, seat, card, bid, log)
    state.agenda[-1] = NextOpener(
        without(opening.still_in, seat), opening.seat, sold=True, trust_now=opening.first
    )
    state.rules.sell(state, seat, card, log)


def _pay(state: State, seat: int, card: CardId, bid: int, log: list[Event]) -> None:
    price = state.rules.price(state, seat, bid)
    state.players[seat].money -= price
    log.append(CardSold(seat, card, price))


def start_auctions(state: State) -> None:
    """Push the auctions of a phase 2, in which everybody takes part."""
    everybody = tuple(range(len(state.players)))
    state.agenda.append(NextOpener(everybody, first=state.trust is not None))


def start_card_auction(state: State, card: CardId, eligible: tuple[int, ...]) -> bool:
    """PA: push the auction of a promo card; False if nobody may take part. The best eligible player
    begins (PR10: first in the current order), then clockwise."""
    if not eligible:
        return False
    best = next(seat for seat in state.order if seat in eligible)
    state.agenda.append(Auction(best, card, 0, None, eligible, None))
    return True


def auction_json(state: State) -> dict[str, Any] | None:
    """The auction in progress as JSON; None where there is none."""
    decision = state.decision
    if not isinstance(decision, Auction):
        return None
    return {
        "card": decision.card,
        "bid": decision.bid,
        "by": decision.leader,
        "in": list(decision.bidders),
    }
