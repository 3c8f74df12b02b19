"""What happened, as values: they feed the log, animations, statistics and tests.

A move gives a list of events, automatic consequences included. `seat` is None for the Trust.
"""

from dataclasses import dataclass, field
from typing import ClassVar

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Counts


@dataclass(frozen=True, slots=True)
class Event:
    pass


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    round: int


@dataclass(frozen=True, slots=True)
class PhaseStarted(Event):
    phase: str


@dataclass(frozen=True, slots=True)
class StepStarted(Event):
    step: int


@dataclass(frozen=True, slots=True)
class OrderDetermined(Event):
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RegionPicked(Event):
    seat: int
    region: str


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    seat: int
    card: CardId
    bid: int


@dataclass(frozen=True, slots=True)
class BidRaised(Event):
    seat: int
    card: CardId
    bid: int


@dataclass(frozen=True, slots=True)
class AuctionPassed(Event):
    seat: int
    card: CardId


@dataclass(frozen=True, slots=True)
class PhasePassed(Event):
    """Out of phase 2."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardSold(Event):
    seat: int | None
    card: CardId
    price: int


@dataclass(frozen=True, slots=True)
class CardUnsold(Event):
    """Nobody wanted a card that was up for auction: it leaves the game."""

    card: CardId


@dataclass(frozen=True, slots=True)
class PlantScrapped(Event):
    seat: int | None
    plant: CardId
    dropped: Counts = ()


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    card: CardId


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """A card left the market and the game. `reason` is the id of the rule."""

    card: CardId
    reason: str


@dataclass(frozen=True, slots=True)
class CardBuried(Event):
    """A card went under the pile."""

    card: CardId


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    pass


@dataclass(frozen=True, slots=True)
class DiscountPlaced(Event):
    """D8: the discount token of North America."""

    card: CardId


@dataclass(frozen=True, slots=True)
class DiscountsLaid(Event):
    """O20: another token of this amount on each of the cards."""

    cards: tuple[CardId, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class DiscountLost(Event):
    card: CardId


@dataclass(frozen=True, slots=True)
class TokensBought(Event):
    seat: int | None
    tokens: Counts
    price: int


@dataclass(frozen=True, slots=True)
class TokensReturned(Event):
    """The Trust gives its tokens back to the supply."""

    tokens: Counts


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CityConnected(Event):
    """A house was built; `connection` and `slot` are the two parts of its price."""

    seat: int | None
    city: str
    connection: int
    slot: int


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    """Outpost: a plant or shelter building, in a city or on an Outpost card."""

    seat: int | None
    site: str
    kind: str
    connection: int
    slot: int


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """Outpost: a card of the reserve was laid on the company board."""

    seat: int | None
    card: str
    instead_of: str | None


@dataclass(frozen=True, slots=True)
class WorkersHired(Event):
    """Outpost: workers who moved in (or out, if negative), seasonal ones, and their price."""

    seat: int | None
    moved_in: int
    seasonal: int
    price: int
    robot: bool


@dataclass(frozen=True, slots=True)
class WorkersDismissed(Event):
    workers: int


@dataclass(frozen=True, slots=True)
class PlantsRun(Event):
    seat: int
    plants: tuple[CardId, ...]
    burnt: Counts
    powered: int
    income: int


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    tokens: Counts


@dataclass(frozen=True, slots=True)
class PromoWon(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardEvent(Event):
    """Something that a promo card does. The sentence is in the card's file, by the name of `told`;
    in it stand the event's own values by their names."""

    told: ClassVar[str]
    reveals: ClassVar[str | None] = None
    """The `Secret` that it gives away."""

    card: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Attached(CardEvent):
    """A card went under a plant, which powers more cities from now on."""

    seat: int
    plant: CardId
    told: ClassVar[str] = "attached"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`powered` by seat; `ranking` from first to last."""

    powered: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
