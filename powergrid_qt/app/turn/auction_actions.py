"""Phase 2: how an auction stands, choosing a card with an opening bid, and raising or passing."""

from collections.abc import Sequence
from dataclasses import dataclass

from powergrid_qt.app.turn.played_game import PlayedGame, spied_card
from powergrid_qt.app.turn.turn_action import LIT, ClickOffer, PlayerAction, Turn, offer_for
from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import Auction, AuctionOptions, Opening, OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Bid, Move, Open, Pass
from powergrid_qt.words.names import card_name, money_text

LEADS, DECIDES, STILL_IN, PASSED, OUT = "leads", "decides", "in", "passed", "out"
"""What a player does: `PASSED` holds for this auction, `OUT` for the rest of the phase."""


@dataclass(frozen=True, slots=True)
class AuctionState:
    """How an auction stands for everybody: who leads, who is still in."""

    card: CardId | None
    """The card on the block; None while somebody chooses one."""
    bid: int
    """The highest bid; 0 without any."""
    leader: int | None
    roles: tuple[str, ...]
    """What each player does in the auction, by seat: one of the words above."""


def auction_state(game: Game) -> AuctionState | None:
    """The auction that goes on; None if there is none."""
    decision = game.state.decision
    if not isinstance(decision, Opening | Auction):
        return None
    roles = tuple(_role(decision, seat) for seat in range(len(game.state.players)))
    if isinstance(decision, Opening):
        return AuctionState(None, 0, None, roles)
    return AuctionState(decision.card, decision.bid, decision.leader, roles)


def _role(decision: Opening | Auction, seat: int) -> str:
    if seat == decision.seat:
        return DECIDES
    if isinstance(decision, Opening):
        return STILL_IN if seat in decision.still_in else OUT
    if seat == decision.leader:
        return LEADS
    if seat in decision.bidders:
        return STILL_IN
    opening = decision.opening
    return PASSED if opening is None or seat in opening.still_in else OUT


BEYOND = 1000
"""More than anybody bids: so far go the amounts that can be set where money is secret."""


class BidAction(PlayerAction):
    """What both have in common: an amount that is set before it is bid, and "up to"."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self.bid = 0
        self.limit: int | None = None
        """The bid up to which raises are made without asking; None: none are."""
        self.plan_limit: int | None = None
        """Up to which bid the player's plan on paper holds; None: there is none, or it does not."""

    @property
    def auction(self) -> AuctionState:
        state = auction_state(self.game)
        assert state is not None
        return state

    @property
    def bids(self) -> range:
        """The amounts that can be set; empty before a card is chosen. With others looking on they
        do not end where the money does, which is then told by a refusal."""
        raise NotImplementedError

    @property
    def money_is_secret(self) -> bool:
        """Whether others look on who must not learn what the player can pay."""
        return self.controller.money_is_secret

    @property
    def secrets(self) -> tuple[int | None, CardId | None]:
        """Money, and the spy's card: what the player alone knows while others look on."""
        if not self.controller.shared_screen or self.controller.viewer is not None:
            return None, None
        return self.money if self.money_is_secret else None, spied_card(self.game, self.seat)

    def _open_end(self, bids: range) -> range:
        return range(bids.start, BEYOND) if self.money_is_secret else bids

    @property
    def price(self) -> int:
        """What the winner pays for this bid: less than it with some technologies."""
        return self.state.rules.price(self.state, self.seat, self.bid)

    def set_bid(self, amount: int) -> None:
        """Have this amount ready, or the nearest one that can be bid."""
        if self.bids:
            self.bid = max(self.bids.start, min(amount, self.bids.stop - 1))
            if self.limit is not None and self.limit < self.bid:
                self.limit = self.bid
            self._tell("")

    def raise_by(self, amount: int) -> None:
        self.set_bid(self.bid + amount)

    @property
    def can_limit(self) -> bool:
        return len(self.bids) > 1

    def set_limit(self, amount: int | None) -> None:
        if amount is not None and self.bids:
            amount = max(self.bid, min(amount, self.bids.stop - 1))
        self.limit = amount
        self._tell("")

    def suggest(self) -> None:
        """Be ready to bid as far as the plan on paper holds."""
        if self.plan_limit is not None and self.can_limit and self.plan_limit > self.bid:
            self.set_limit(self.plan_limit)

    def follow(self, moves: Sequence[Move], limit: int | None = None) -> None:
        """Plan the bid of a hint, with the limit up to which it is to be raised by itself."""
        (move,) = moves
        before = self.as_set
        if isinstance(move, Pass):
            self.pass_turn()
            return
        self._plan_move(move)
        self.set_limit(limit if self.can_limit and limit is not None else None)
        if self.as_set == before:
            self.confirm()

    @property
    def as_set(self) -> tuple[CardId | None, int, int | None]:
        return self.selected_card, self.bid, self.limit

    def left_of_hint(self, moves: Turn, limit: int | None) -> Turn | None:
        """Return what is left of a hint: with another limit the plan is another one."""
        left = super().left_of_hint(moves, limit)
        if left == () and self.can_limit and self.limit != limit:
            return moves if self.limit is None else None
        return left

    @property
    def dearest_moves(self) -> tuple[Move, ...]:
        card, limit = self.selected_card, self.limit
        if card is None or limit is None or limit <= self.bid:
            return super().dearest_moves
        return (self._bid_move(card, limit),)

    def _bid_move(self, card: CardId, amount: int) -> Move:
        """The move that bids so much for a card."""
        raise NotImplementedError

    @property
    def main_label(self) -> str:
        if self.limit is not None and self.limit > self.bid:
            text = self.tr("Bid {amount}, up to {limit}")
            return text.format(amount=self._bid_words(), limit=money_text(self.limit))
        return self.tr("Bid {amount}").format(amount=self._bid_words())

    @property
    def main_offer(self) -> ClickOffer:
        card = self.selected_card
        if card is None:
            return ClickOffer(False, self.tr("Choose a card of the market first."))
        if self.money_is_secret:
            return LIT
        return offer_for(self.game.why_not(self._bid_move(card, self.bid)))

    @property
    def main_moves(self) -> tuple[Move, ...]:
        card = self.selected_card
        return () if card is None else (self._bid_move(card, self.bid),)

    def main(self) -> None:
        """Bid, and set how far to go by itself if that is further than this bid. Where money
        is secret a refusal does not say how much there is."""
        card = self.selected_card
        assert card is not None
        move = self._bid_move(card, self.bid)
        if self.money_is_secret and self.game.why_not(move) is not None:
            self._tell(self.tr("You cannot pay {amount}.").format(amount=self._bid_words()))
            return
        automatic = self.controller.automatic
        automatic.forget_taken_back(self.game)
        if self.limit is not None and self.limit > self.bid:
            automatic.set_limit(self.game, self.seat, card, self.limit)
        else:
            automatic.forget_limit(self.seat, card)
        self.controller.play(move)

    @property
    def pass_offer(self) -> ClickOffer:
        return offer_for(self.game.why_not(Pass(self.seat)))

    @property
    def pass_moves(self) -> tuple[Move, ...]:
        return (Pass(self.seat),)

    def pass_turn(self) -> None:
        if self._refuse(self.game.why_not(Pass(self.seat))):
            self._play(*self.pass_moves)

    def _bid_words(self) -> str:
        if self.price == self.bid:
            return money_text(self.bid)
        text = self.tr("{bid} (costs {price})")
        return text.format(bid=money_text(self.bid), price=money_text(self.price))


class OpeningAction(BidAction):
    """Choose a card of the market and a first bid, or leave the phase."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        options = self.game.options(OpeningOptions)
        self._offers = dict(options.offers)
        self.cards = tuple(self.state.rules.offers(self.state))
        """The cards that are up for auction, whether they can be paid or not."""
        self._may_pass = options.may_pass
        self._alone = options.decision.is_alone
        self._card: CardId | None = None

    @property
    def sentence(self) -> str:
        if self._card is None:
            text = self.tr("{name}, choose a card to put up for auction, or pass.")
            if not self._may_pass:
                text = self.tr("{name}, choose a card to buy: in round 1 everybody must.")
            return text.format(name=self.name)
        card = card_name(self._card)
        if self._alone:
            text = self.tr("{name}, nobody else is left: {card} is yours for {price}.")
            return text.format(name=self.name, card=card, price=money_text(self.price))
        return self.tr("{name}, set your first bid for {card}.").format(name=self.name, card=card)

    @property
    def bids(self) -> range:
        if self._card is None:
            return range(0)
        minimum = self.minimum(self._card)
        if self._alone:
            return range(minimum, minimum + 1)
        return self._open_end(self._offers.get(self._card, range(minimum, 0)))

    def minimum(self, card: CardId) -> int:
        return self.state.rules.minimum(self.state, card)

    # -- cards --------------------------------------------------------------------------------

    @property
    def selected_card(self) -> CardId | None:
        return self._card

    def card_offer(self, card: CardId) -> ClickOffer:
        if card in self._offers or (card in self.cards and self.money_is_secret):
            return LIT
        if self._is_planned_below(card):
            return LIT
        bid = self.minimum(card) if card in self.cards else 0
        return offer_for(self.game.why_not(Open(self.seat, card, bid)))

    def click_card(self, card: CardId) -> None:
        """Choose a card; the one that is chosen already is put back."""
        if not self._is_lit(self.card_offer(card)):
            return
        if self._is_planned_below(card):
            super().click_card(card)
        elif card == self._card:
            self.clear()
        else:
            self._card = card
            self.limit = None
            self.set_bid(self.minimum(card))

    def choose_number(self, place: int) -> None:
        """Choose the card at a place, and leave it chosen if it is that already."""
        if place < len(self.cards) and self.cards[place] != self._card:
            self.click_card(self.cards[place])

    def _is_planned_below(self, card: CardId) -> bool:
        """What is not up for auction yet can be planned for the time when it is."""
        return card not in self.cards and super().card_offer(card).lit

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, Open)
        if (move.card, move.bid) == (self._card, self.bid):
            return False
        if move.card != self._card:
            self.click_card(move.card)
        self.set_bid(move.bid)
        return True

    @property
    def can_clear(self) -> bool:
        return self._card is not None

    def clear(self) -> None:
        self._card, self.bid, self.limit = None, 0, None
        self._tell("")

    # -- moves --------------------------------------------------------------------------------

    @property
    def main_label(self) -> str:
        if self._card is None:
            return self.tr("Choose a card")
        if self._alone:
            return self.tr("Buy for {price}").format(price=money_text(self.price))
        return super().main_label

    def _bid_move(self, card: CardId, amount: int) -> Move:
        return Open(self.seat, card, amount)


class RaisingAction(BidAction):
    """A card is on the block: raise or pass."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller)
        self._options = self.game.options(AuctionOptions)
        self.bid = self._options.bids.start
        reached = controller.automatic.limit(self.game, self.seat, self._options.card)
        if reached is not None:
            text = self.tr("Your limit of {amount} is reached.")
            self.notice = text.format(amount=money_text(reached))

    @property
    def sentence(self) -> str:
        auction = self.auction
        card = card_name(self._options.card)
        if auction.leader is None:
            text = self.tr("{name}, make the first bid for {card}, or pass.")
            return text.format(name=self.name, card=card)
        text = self.tr("{name}, {leader} bids {bid} for {card}: raise or pass.")
        leader, bid = self.game.config.players[auction.leader].name, money_text(auction.bid)
        return text.format(name=self.name, leader=leader, bid=bid, card=card)

    @property
    def bids(self) -> range:
        return self._open_end(self._options.bids)

    @property
    def selected_card(self) -> CardId:
        return self._options.card

    def card_offer(self, card: CardId) -> ClickOffer:
        if card == self._options.card or super().card_offer(card).lit:
            return LIT
        text = self.tr("{card} is on the block now: raise or pass.")
        return ClickOffer(False, text.format(card=card_name(self._options.card)), "not_for_sale")

    def click_card(self, card: CardId) -> None:
        if card == self._options.card:
            self._tell(self.sentence)
        elif self._is_lit(self.card_offer(card)):
            super().click_card(card)

    def _plan_move(self, move: Move) -> bool:
        assert isinstance(move, Bid | Open)
        amount = move.amount if isinstance(move, Bid) else move.bid
        if amount == self.bid:
            return False
        self.set_bid(amount)
        return True

    @property
    def can_clear(self) -> bool:
        return self.bid != self.bids.start or self.limit is not None

    def clear(self) -> None:
        self.limit = None
        self.set_bid(self.bids.start)

    def _bid_move(self, _card: CardId, amount: int) -> Move:
        return self._options.raised_to(amount)
