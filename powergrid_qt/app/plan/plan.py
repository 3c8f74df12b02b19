"""A plan on paper: cards, fuel, pieces, and what a family of editions adds. It is no move."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Protocol, TypeVar

from powergrid_qt.app.turn.actions import TurnFamily
from powergrid_qt.engine import Event, Game, Move, Refusal, State
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.moves import Build, Buy
from powergrid_qt.engine.state import AUCTION, RESOURCES
from powergrid_qt.models.plans import PricedWay
from powergrid_qt.words.names import card_name, fuel_name


@dataclass(frozen=True, slots=True)
class PlannedItem:
    order: ClassVar[int]
    """The place of its kind in a plan, in the order in which a round goes."""
    phase: ClassVar[str | None] = None
    """The phase in which it is bought; None: the one in which the family builds."""
    counted: ClassVar[str | None] = None
    """The field that tells how much of it there is; None: there is no more or less of it."""

    @property
    def key(self) -> Hashable:
        """What tells items of a plan apart: the card, the kind of fuel, the place."""
        told = (getattr(self, one.name) for one in fields(self) if one.name != self.counted)
        return type(self), *told

    def name(self, state: State) -> str:
        raise NotImplementedError

    def words(self, state: State) -> str:
        """The words in the item's line: its name, and how much of it."""
        return self.name(state)

    def stepped(self, by: int) -> "PlannedItem | None":
        """The item with so much more, or less; None where that cannot be planned."""
        if self.counted is None:
            return None
        amount = getattr(self, self.counted) + by
        return replace(self, **{self.counted: amount}) if amount >= 0 else None

    def moves(self, seat: int) -> tuple[Move, ...]:
        """The moves that put the item into the plan of a turn."""
        return ()

    def is_done_by(self, event: Event, house: str | None) -> bool:
        """Whether it is done with by what its player did; `house`: what moves call a house."""
        return False


@dataclass(frozen=True, slots=True)
class PlannedLine:
    """An item with its price. With a `refusal` it cannot be had like this, and is not counted."""

    item: PlannedItem
    price: int = 0
    refusal: Refusal | None = None
    way: PricedWay | None = None
    waits: bool = False
    """Whether the item is a card that has to come up for auction first."""
    instead: bool = False
    """A card in case that the one before it is not to be had: it is not counted."""


@dataclass(frozen=True, slots=True)
class PlannedCard(PlannedItem):
    card: CardId
    bid: int
    order: ClassVar[int] = 0
    phase: ClassVar[str | None] = AUCTION
    counted: ClassVar[str | None] = "bid"

    def name(self, state: State) -> str:
        return card_name(self.card)

    def is_done_by(self, event: Event, house: str | None) -> bool:
        return isinstance(event, happened.CardSold) and event.card == self.card


@dataclass(frozen=True, slots=True)
class PlannedFuel(PlannedItem):
    fuel: str
    amount: int
    order: ClassVar[int] = 1
    phase: ClassVar[str | None] = RESOURCES
    counted: ClassVar[str | None] = "amount"

    def name(self, state: State) -> str:
        return fuel_name(self.fuel, state.rules.board)

    def words(self, state: State) -> str:
        return f"{self.amount} {fuel_name(self.fuel, state.rules.board)}"

    def moves(self, seat: int) -> tuple[Move, ...]:
        return (Buy(seat, ((self.fuel, self.amount),)),)

    def is_done_by(self, event: Event, house: str | None) -> bool:
        """Whether the fuel was bought, which is done once a round, whatever was planned."""
        bought_nothing = isinstance(event, happened.NothingDone) and event.phase == RESOURCES
        return bought_nothing or isinstance(event, happened.TokensBought)

    def bought(self, game: Game, seat: int) -> PlannedLine:
        """Buy the fuel, in a game that is for that alone."""
        (purchase,) = self.moves(seat)
        refusal = game.why_not(purchase)
        if refusal is not None:
            return PlannedLine(self, refusal=refusal)
        paid = (event for event in game.apply(purchase) if isinstance(event, happened.TokensBought))
        return PlannedLine(self, next(paid).price)


@dataclass(frozen=True, slots=True)
class PlannedBuild(PlannedItem):
    """A house, or one of Outpost's buildings; `site`: a city, or a card with places for pieces."""

    site: str
    what: str | None = None
    order: ClassVar[int] = 2

    def name(self, state: State) -> str:
        board = state.rules.board
        in_city = self.site in board.city_index
        return board.city(self.site).name if in_city else card_name(self.site)

    def moves(self, seat: int) -> tuple[Move, ...]:
        return (Build(seat, self.site, self.what),)

    def is_done_by(self, event: Event, house: str | None) -> bool:
        if isinstance(event, happened.CityConnected):
            return (event.city, house) == (self.site, self.what)
        return isinstance(event, happened.BuildingBuilt) and (event.site, event.kind) == (
            self.site,
            self.what,
        )


Kind = TypeVar("Kind", bound=PlannedItem)


@dataclass(frozen=True, slots=True)
class PaperPlan:
    """What one player plans, in the order of a round."""

    items: tuple[PlannedItem, ...] = ()

    def of(self, kind: type[Kind]) -> tuple[Kind, ...]:
        return tuple(item for item in self.items if isinstance(item, kind))

    def find(self, key: Hashable) -> PlannedItem | None:
        return next((item for item in self.items if item.key == key), None)

    def put(self, new: PlannedItem) -> "PaperPlan":
        """Return the plan with an item, in the place of one of the same card, fuel or place."""
        if self.find(new.key) is not None:
            return PaperPlan(tuple(new if item.key == new.key else item for item in self.items))
        return PaperPlan(tuple(sorted((*self.items, new), key=lambda item: item.order)))

    def without(self, key: Hashable) -> "PaperPlan":
        return PaperPlan(tuple(item for item in self.items if item.key != key))

    def after(self, event: Event, house: str | None) -> "PaperPlan":
        """What is left when its player has done something. With a card go those in its stead."""
        done = [item for item in self.items if item.is_done_by(event, house)]
        if any(isinstance(item, PlannedCard) for item in done):
            done += self.of(PlannedCard)
        return PaperPlan(tuple(item for item in self.items if item not in done))


class PaperFamily(TurnFamily, Protocol):
    """What plans on paper need of a family of editions besides."""

    pieces: ClassVar[tuple[str | None, ...]]
    """What can be built on the board, by the names that moves have for it, houses first."""

    def coming(self, state: Any) -> Mapping[CardId, int]:
        """The cards of the future market as they come up, with the lowest bids for them then."""

    def turn_in(self, phase: str, seat: int, acted: tuple[int, ...]) -> Decision[Any]:
        """A player's turn to buy fuel or to build, after others."""

    def built(self, acted: tuple[int, ...]) -> Task[Any]:
        """Return the task that follows when the players `acted` have built."""

    def sites(self, state: Any, seat: int) -> tuple[str, ...]:
        """The cards of a player on which pieces can be built."""
        return ()

    def extra(self, state: Any, seat: int) -> tuple[str, PlannedItem] | None:
        """What a player can plan with a button, and the words on that; None: nothing."""
        return None

    def best_run(self, state: Any, seat: int) -> Move:
        """Return the best move of a player whose plants are to run."""

    def running(self, state: Any, seat: int) -> tuple[CardId, ...]:
        """Return the plants that run with the best move."""

    def end_building(self, game: Game, seat: int, plan: PaperPlan) -> list[PlannedLine]:
        """End a player's turn to build, and do before what must be done for light besides, as it
        is planned or else in the best way. Gives the lines of that."""

    def ending_moves(
        self, seat: int, plan: PaperPlan, lines: tuple[PlannedLine, ...]
    ) -> list[Move]:
        """The moves with which what those lines tell gets into the plan of a turn; none where
        nothing is planned of it: the turn itself knows what is best."""
        return []


def paper_family(config: GameConfig) -> PaperFamily:
    family: PaperFamily = family_on("app", config)
    return family
