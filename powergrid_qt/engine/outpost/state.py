"""A position of an Outpost game, and what it is played with."""

from dataclasses import field
from typing import Any, NamedTuple

from powergrid_qt.engine.outpost.edition import PLANT, OutpostEdition
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.state import Copied, PlayerState, State, Trust, copied


class OutpostFacts(Rules[Any]):
    """What a position needs of its rules; `OutpostRules` completes them."""

    __slots__ = ("field_sizes", "tiles")

    edition: OutpostEdition
    field_sizes: tuple[int, ...]
    tiles: tuple[int, ...]
    """The cost of each connection (O3)."""


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


@copied
class Company(Copied):
    """A company board with what lies beside it, and the pieces built (O1, O14)."""

    reserve: tuple[str, ...] = ()
    plants: tuple[str, ...] = ()
    """The cards on the unlocked plant spaces; a Moon Base may be among them."""
    shelters: tuple[str, ...] = ()
    technologies: tuple[str, ...] = ()
    buildings: tuple[tuple[Site, str], ...] = ()
    permanent: int = 0
    seasonal: int = 0
    robots: int = 0
    """The number of robots, the one made this round included."""
    making: bool = False
    """Whether a worker stands on the Robots card this round (O26)."""

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


@copied
class OutpostPlayer(PlayerState):
    company: Company = field(default_factory=Company)
    houses: tuple[Site, ...] = ()


@copied
class OutpostTrust(Trust):
    company: Company = field(default_factory=Company)
    on_cards: tuple[str, ...] = ()
    """Outpost cards on which a house stands."""
    unused: tuple[str, ...] = ()
    """Its technologies: they have no effect, so that none is among those of the company (O29)."""


@copied
class OutpostState(State):
    rules: OutpostFacts
    players: list[OutpostPlayer]
    trust: OutpostTrust | None
    current: tuple[Stack, ...] = ()
    future: tuple[Stack, ...] = ()
    auctions: int = 0
    """Auctions held in this round: round 1 has two (O9)."""
    built: list[bool]
    """Whether the place for a building is taken, by city."""
    labour: list[int]
    """Workers on each field, cheapest first."""

    @property
    def companies(self) -> list[Company]:
        """The companies of all players, then that of the Trust."""
        owners = [player.company for player in self.players]
        return owners if self.trust is None else [*owners, self.trust.company]

    def site_id(self, site: Site) -> str:
        """The id of the city or card on which a piece stands."""
        return site if isinstance(site, str) else self.rules.board.cities[site].id
