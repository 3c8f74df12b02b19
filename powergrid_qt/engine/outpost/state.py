"""A position of an Outpost game."""

from typing import NamedTuple, Self

from powergrid_qt.engine.outpost.edition import PLANT
from powergrid_qt.engine.outpost.facts import OutpostFacts
from powergrid_qt.engine.state import Player, State, Trust

Site = int | str
"""Where a piece stands: a city's index, or the id of an Outpost card (O27)."""


class Stack(NamedTuple):
    """Cards of one number on one place of the market, top card last, and the sum of the
    discount tokens on the top card."""

    cards: tuple[str, ...]
    discount: int = 0

    @property
    def top(self) -> str:
        return self.cards[-1]


class Company:
    """A company board with what lies beside it, and the pieces built (O1, O14)."""

    __slots__ = (
        "buildings",
        "making",
        "permanent",
        "plants",
        "reserve",
        "robots",
        "seasonal",
        "shelters",
        "technologies",
    )

    reserve: tuple[str, ...]
    plants: tuple[str, ...]
    """The cards on the unlocked plant spaces; a Moon Base may be among them."""
    shelters: tuple[str, ...]
    technologies: tuple[str, ...]
    buildings: tuple[tuple[Site, str], ...]
    permanent: int
    seasonal: int
    robots: int
    """The one made this round included."""
    making: bool
    """A worker stands on the Robots card this round (O26)."""

    @classmethod
    def new(cls) -> Self:
        self = cls()
        self.reserve = ()
        self.plants = ()
        self.shelters = ()
        self.technologies = ()
        self.buildings = ()
        self.permanent = 0
        self.seasonal = 0
        self.robots = 0
        self.making = False
        return self

    def copy(self) -> "Company":
        new = Company()
        new.reserve = self.reserve
        new.plants = self.plants
        new.shelters = self.shelters
        new.technologies = self.technologies
        new.buildings = self.buildings
        new.permanent = self.permanent
        new.seasonal = self.seasonal
        new.robots = self.robots
        new.making = self.making
        return new

    def lying(self, kind: str) -> tuple[str, ...]:
        """The cards on the spaces of a kind (`plant` or `shelter`)."""
        return self.plants if kind == PLANT else self.shelters

    def lay(self, card: str, kind: str, instead_of: str | None = None) -> None:
        """Put a card of the reserve on a space, or in the place of another, which goes back."""
        board = (*[other for other in self.lying(kind) if other != instead_of], card)
        reserve = tuple([other for other in self.reserve if other != card])
        self.reserve = reserve if instead_of is None else (*reserve, instead_of)
        if kind == PLANT:
            self.plants = board
        else:
            self.shelters = board

    def unlocked(self, kind: str) -> int:
        """O14: each plant or shelter building unlocks one space."""
        count = 0
        for _, built in self.buildings:
            count += built == kind
        return count


class OutpostPlayer(Player):
    __slots__ = ("company", "houses", "reach")

    company: Company
    houses: tuple[Site, ...]
    reach: tuple[int, ...] | None
    """Cheapest connection cost to every city; None before the first piece on the map."""

    @classmethod
    def new(cls, money: int) -> Self:
        self = cls()
        self.money = money
        self.connected = 0
        self.company = Company.new()
        self.houses = ()
        self.reach = None
        return self

    def copy(self) -> "OutpostPlayer":
        new = OutpostPlayer()
        new.money = self.money
        new.connected = self.connected
        new.company = self.company.copy()
        new.houses = self.houses
        new.reach = self.reach
        return new


class OutpostTrust(Trust):
    __slots__ = ("company", "on_cards", "unused")

    company: Company
    on_cards: tuple[str, ...]
    """Outpost cards on which a house stands."""
    unused: tuple[str, ...]
    """Its technologies: they have no effect, so that none is among those of the company (O29)."""

    @classmethod
    def new(cls, left: int) -> Self:
        self = cls()
        self.cities = ()
        self.left = left
        self.company = Company.new()
        self.on_cards = ()
        self.unused = ()
        return self

    def copy(self) -> "OutpostTrust":
        new = OutpostTrust()
        new.cities = self.cities
        new.left = self.left
        new.company = self.company.copy()
        new.on_cards = self.on_cards
        new.unused = self.unused
        return new


class OutpostState(State):
    __slots__ = ("auctions", "built", "current", "future", "labour")

    rules: OutpostFacts
    players: list[OutpostPlayer]
    trust: OutpostTrust | None
    current: tuple[Stack, ...]
    future: tuple[Stack, ...]
    auctions: int
    """Auctions held in this round: round 1 has two (O9)."""
    built: list[bool]
    """Whether the place for a building is taken, by city."""
    labour: list[int]
    """Workers on each field, cheapest first."""

    def copy(self) -> Self:
        new = super().copy()
        new.built = self.built.copy()
        new.labour = self.labour.copy()
        return new

    def shared(self) -> Self:
        new = super().shared()
        new.current = self.current
        new.future = self.future
        new.auctions = self.auctions
        new.built = self.built
        new.labour = self.labour
        return new
