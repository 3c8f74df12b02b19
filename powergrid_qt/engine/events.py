"""What happened, as values: they feed the log, animations, statistics and tests.

A move gives a list of events, automatic consequences included. `seat` is None for the Trust.
They are told long after the position has changed, so they carry whatever is told of it.
"""

from collections.abc import Iterable
from dataclasses import field
from enum import StrEnum
from typing import ClassVar

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.values import value


@value
class Event:
    pass


Leader = tuple[int, int]
"""A seat, and how many cities it has: no seat has more."""


class Hindrance(StrEnum):
    """Why nothing can be bought or built."""

    FULL = "full"
    """The player has no place for another token."""
    NO_BURNER = "no burner"
    """The player has no plant that burns anything."""
    SOLD_OUT = "sold out"
    """The market has nothing that the player has place for."""
    NO_CITY = "no city"
    """No city has room for the player, or the player no house left."""
    MONEY = "money"


@value
class RoundStarted(Event):
    """`cities` and `money` of everybody at this moment, by seat."""

    round: int
    cities: tuple[int, ...] = field(default=(), compare=False)
    money: tuple[int, ...] = field(default=(), compare=False)


@value
class PhaseStarted(Event):
    phase: str


@value
class StepStarted(Event):
    step: int
    leader: Leader | None = field(default=None, compare=False)
    """The player whose cities started step 2."""


@value
class OrderDetermined(Event):
    order: tuple[int, ...]


@value
class RegionPicked(Event):
    seat: int
    region: str


@value
class AuctionOpened(Event):
    seat: int
    card: CardId
    bid: int


@value
class BidRaised(Event):
    seat: int
    card: CardId
    bid: int


@value
class AuctionPassed(Event):
    seat: int
    card: CardId


@value
class PhasePassed(Event):
    """Somebody has left phase 2."""

    seat: int
    again: bool
    """Whether everybody has bought before in this round (O9)."""


@value
class CardSold(Event):
    seat: int | None
    card: CardId
    price: int


@value
class CardUnsold(Event):
    """Nobody wanted a card that was up for auction: it leaves the game."""

    card: CardId


@value
class PlantScrapped(Event):
    seat: int | None
    plant: CardId
    dropped: Counts = ()


@value
class CardDrawn(Event):
    card: CardId


@value
class CardRemoved(Event):
    """A card left the market and the game. `reason` is the id of the rule."""

    card: CardId
    reason: str
    leader: Leader | None = field(default=None, compare=False)
    """P4.6: whose cities it was too small for."""


@value
class CardBuried(Event):
    """A card went under the pile."""

    card: CardId


@value
class CardsLaid(Event):
    """M1.5: cards that waited for step 2 went on the pile, the first of them on top."""

    cards: tuple[CardId, ...]


@value
class PileShuffled(Event):
    pass


@value
class DiscountPlaced(Event):
    """D8: the discount token of North America."""

    card: CardId


@value
class DiscountsLaid(Event):
    """O20: another token of this amount on each of the cards."""

    cards: tuple[CardId, ...]
    amount: int


@value
class DiscountLost(Event):
    card: CardId


@value
class TokensBought(Event):
    seat: int | None
    tokens: Counts
    price: int
    from_supply: Counts = ()
    """R19: those of them that the market no longer had."""


@value
class FuelPhasedOut(Event):
    """R18: by this plant's sale a fuel comes anew no more."""

    fuel: str
    plant: CardId


@value
class TokensReturned(Event):
    """The Trust gives its tokens back to the supply."""

    tokens: Counts


@value
class TurnEnded(Event):
    """A turn in which something was bought or built."""

    seat: int


@value
class NothingDone(Event):
    """Nothing was bought or built; `hindrance` None: by choice, or for want of hidden money."""

    seat: int
    phase: str
    hindrance: Hindrance | None


@value
class CityConnected(Event):
    """A house was built; `connection` and `slot` are the two parts of its price."""

    seat: int | None
    city: str
    connection: int
    slot: int
    placed_by: int | None = None
    """The player who said where the Trust goes, if one did."""


@value
class BuildingBuilt(Event):
    """Outpost: a plant or shelter building, in a city or on an Outpost card."""

    seat: int | None
    site: str
    kind: str
    connection: int
    slot: int
    placed_by: int | None = None
    """The player who said where the Trust builds, if one did."""


@value
class CardPlaced(Event):
    """Outpost: a card of the reserve was laid on the company board."""

    seat: int | None
    card: str
    instead_of: str | None


@value
class WorkersHired(Event):
    """Outpost: workers who moved in (or out, if negative), seasonal ones, and their price."""

    seat: int | None
    moved_in: int
    seasonal: int
    price: int
    robot: bool
    built: bool = True
    """Whether something was built in the turn that ends with this."""


@value
class WorkersDismissed(Event):
    workers: int


@value
class PlantsRun(Event):
    seat: int
    plants: tuple[CardId, ...]
    burnt: Counts
    powered: int
    income: int


@value
class Refilled(Event):
    tokens: Counts


@value
class PromoWon(Event):
    seat: int
    card: str


@value
class CardEvent(Event):
    """Something that a promo card does. The sentence is in the card's file, by the name of `told`;
    in it stand the event's own values by their names."""

    told: ClassVar[str]
    reveals: ClassVar[str | None] = None
    """The `Secret` that it gives away."""

    card: str = field(kw_only=True)


@value
class Attached(CardEvent):
    """A card went under a plant, which powers more cities from now on."""

    seat: int
    plant: CardId
    told: ClassVar[str] = "attached"


@value
class GameEnded(Event):
    """`powered` by seat; `ranking` from first to last."""

    powered: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]


# -- what they reveal ----------------------------------------------------------------------------


class Secret(StrEnum):
    """What was hidden before a move and is known after it. Hidden are the order of the pile with
    the cards removed unseen and, where it is not played openly, money. All else lies open, so only
    few events tell more than the move itself. A move without them comes out alike in all games that
    a player cannot tell apart, and may be taken back."""

    CARD = "card"
    """A card of the pile lies open; where backs are open (D4, O5), so does the next back."""
    TOP_CARD = "top card"
    """Another player looks at the top of the pile (PR5)."""
    MONEY = "money"
    """Taxes (PR6) and the end of the game (E2) tell what everybody has."""


def revealed(events: Iterable[Event], *, open_money: bool) -> Secret | None:
    """The first secret that a move has revealed, None if it has revealed none."""
    for event in events:
        match event:
            case CardDrawn():
                return Secret.CARD
            case GameEnded() if not open_money:
                return Secret.MONEY
            case CardEvent() if event.reveals is not None:
                if not (open_money and event.reveals == Secret.MONEY):
                    return Secret(event.reveals)
    return None
