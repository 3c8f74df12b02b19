"""A position of a classic or deluxe game."""

from typing import Self

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.facts import Attached, GridFacts
from powergrid_qt.engine.state import Player, State, Trust


class GridPlayer(Player):
    __slots__ = ("attached", "cards", "cities", "plants", "reach", "tokens")

    plants: tuple[CardId, ...]
    tokens: tuple[int, ...]
    """Held tokens by kind: one pool, since they may be moved at any time (P3.3)."""
    cities: tuple[int, ...]
    reach: tuple[int, ...] | None
    """Cheapest connection cost to every city; None before the first one."""
    cards: tuple[str, ...]
    """Promo cards, those that lie under plants among them."""
    attached: Attached

    @classmethod
    def new(cls, money: int, kinds: int) -> Self:
        self = cls()
        self.money = money
        self.connected = 0
        self.plants = ()
        self.tokens = (0,) * kinds
        self.cities = ()
        self.reach = None
        self.cards = ()
        self.attached = ()
        return self

    def copy(self) -> "GridPlayer":
        new = GridPlayer()
        new.money = self.money
        new.connected = self.connected
        new.plants = self.plants
        new.tokens = self.tokens
        new.cities = self.cities
        new.reach = self.reach
        new.cards = self.cards
        new.attached = self.attached
        return new


class GridTrust(Trust):
    __slots__ = ("plants", "tokens")

    plants: tuple[CardId, ...]
    tokens: tuple[int, ...]

    @classmethod
    def new(cls, left: int, kinds: int) -> Self:
        self = cls()
        self.cities = ()
        self.left = left
        self.plants = ()
        self.tokens = (0,) * kinds
        return self

    def copy(self) -> "GridTrust":
        new = GridTrust()
        new.cities = self.cities
        new.left = self.left
        new.plants = self.plants
        new.tokens = self.tokens
        return new


class GridState(State):
    __slots__ = (
        "beside",
        "discount",
        "fuel",
        "market",
        "supply",
    )

    rules: GridFacts
    players: list[GridPlayer]
    trust: GridTrust | None
    market: tuple[CardId, ...]
    """All plants of the market in ascending order; "Step 3" is told by `step3`."""
    fuel: list[int]
    """Tokens on the market by kind."""
    supply: list[int]
    discount: CardId | None
    beside: tuple[str, ...]
    """Promo cards that lie open beside the market and wait for their time."""

    def copy(self) -> Self:
        new = super().copy()
        new.fuel = self.fuel.copy()
        new.supply = self.supply.copy()
        return new

    def shared(self) -> Self:
        new = super().shared()
        new.market = self.market
        new.fuel = self.fuel
        new.supply = self.supply
        new.discount = self.discount
        new.beside = self.beside
        return new

    def owner(self, card: str) -> int | None:
        """The seat that has a promo card."""
        seats = (seat for seat, player in enumerate(self.players) if card in player.cards)
        return next(seats, None)
