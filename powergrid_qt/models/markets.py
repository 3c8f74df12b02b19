"""Markets as values: what a viewer sees of the plant or card market, and a place for a token."""

from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine import CardId, Game, State
from powergrid_qt.engine.auction import Auction, Opening

CURRENT, FUTURE, BESIDE = "current", "future", "beside"
"""Where a card lies: up for auction, not yet, or beside the market until something happens."""
TOKEN, STORE, GHOST, EMPTY = "token", "store", "ghost", "empty"
"""What is on a place: a token, one of the supply that can be had instead (R19), one that is to
come, nothing."""


@dataclass(frozen=True, slots=True)
class TokenPlace:
    """A place for a token in the market of fuel or of workers."""

    kind: str
    price: int
    content: str
    amount: int = 0
    """The number of tokens of the kind that are taken when all up to this one are."""
    cost: int = 0
    """What all those cost together, without any discount."""


@dataclass(frozen=True, slots=True)
class MarketPlace:
    cards: tuple[CardId, ...]
    """A stack of cards, its top card last."""
    section: str
    minimum: int | None = None
    """The lowest first bid, where the card may be put up for auction."""
    discount: int = 0
    """The amount that tokens on the card take off its number."""
    on_block: bool = False
    for_trust: bool = False
    """The Trust will take the card after the auction that comes first, as far as one can see."""

    @property
    def card(self) -> CardId:
        return self.cards[-1]

    @property
    def waits(self) -> bool:
        """Whether the place waits for step 2, which brings its cards on the pile (M1.5)."""
        return self.section == BESIDE and len(self.cards) > 1


@dataclass(frozen=True, slots=True)
class PlantMarket:
    """What everybody sees of market and pile; the spy's card only for the spy."""

    places: tuple[MarketPlace, ...] = ()
    pile: int = 0
    top_back: str | None = None
    top_card: CardId | None = None
    """The top card of the pile, if the viewer may look at it."""
    bid: int = 0
    leader: int | None = None
    """The highest bid for the card on the block, and whose it is; None: nobody's yet."""


def plant_market(game: Game, viewer: int | None) -> PlantMarket:
    """The market as the `viewer` at a seat sees it; None: as everybody does."""
    view = game.snapshot() if viewer is None else game.view_for(viewer)
    auction = view["auction"] or {"bid": 0, "by": None}
    return PlantMarket(
        places=tuple(_places(game.state, view)),
        pile=view["pile"],
        top_back=view.get("top_back"),
        top_card=view.get("top_card"),
        bid=auction["bid"],
        leader=auction["by"],
    )


def _places(state: State, view: dict[str, Any]) -> list[MarketPlace]:
    auction = view["auction"]
    block = auction["card"] if auction is not None else None
    discounts = view.get("discounts", {})
    trusts = _card_for_trust(state, block)
    offers = state.rules.offers(state)
    places = []
    for section in (CURRENT, FUTURE):
        for stack in view["market"][section]:
            cards = tuple(stack) if isinstance(stack, list) else (stack,)
            top = cards[-1]
            minimum = state.rules.minimum(state, top) if top in offers else None
            discount = discounts.get(top, 0)
            places.append(
                MarketPlace(cards, section, minimum, discount, top == block, top == trusts)
            )
    if block is not None and not any(place.on_block for place in places):
        places.append(MarketPlace((block,), BESIDE, on_block=True))
    places += [MarketPlace((card,), BESIDE) for card in state.rules.cards_beside(state)]
    if view.get("waiting"):  # M1.5: as a stack, the first to come on top
        places.append(MarketPlace(tuple(reversed(view["waiting"])), BESIDE))
    return places


def _card_for_trust(state: State, block: CardId | None) -> CardId | None:
    """TR3, O29: what the Trust takes once the card on the block is sold."""
    decision = state.decision
    opening = decision.opening if isinstance(decision, Auction) else decision
    waits = isinstance(opening, Opening) and opening.first
    return state.rules.trust_choice(state, block) if waits else None
