"""What every edition's game has in common at a moment of play."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.network import Network
from powergrid_qt.engine.rules import Rules

SETUP, OVER = "setup", "over"
ORDER, AUCTION, BUREAUCRACY = "order", "auction", "bureaucracy"
"""The phases that all editions have; in the first of them nobody decides anything."""
RESOURCES, BUILDING, EXPANSION = "resources", "building", "expansion"
"""Those that some have."""

IN_PILE, IN_MARKET, DRAWN, STARTED = "in pile", "in market", "drawn", "started"
"""Where "Step 3" is: `DRAWN` means that it has left and step 3 starts at the next chance."""


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome: cities powered by seat, seats from first to last, and who shares victory."""

    powered: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]


class Player:
    """What every edition's player has: money, and how many cities count as connected."""

    __slots__ = ("connected", "money")

    money: int
    connected: int


class Trust:
    """The automatic third company of a two-player game (TR1): cities, and generators left."""

    __slots__ = ("cities", "left")

    cities: tuple[int, ...]
    left: int


class State:
    """A position. Mutable, changed by the rules only, and cheap to copy.

    Values inside are immutable or copied by `copy`; a list is never shared between states.
    Cities are indices into the board's list of cities.
    """

    __slots__ = (
        "agenda",
        "network",
        "order",
        "phase",
        "pile",
        "places",
        "players",
        "regions",
        "removed",
        "result",
        "round",
        "rules",
        "slots",
        "step",
        "step3",
        "trust",
    )

    rules: Rules[Any]
    network: Network
    regions: tuple[str, ...]
    agenda: list[Task[Any] | Decision[Any]]
    round: int
    phase: str
    step: int
    order: tuple[int, ...]
    pile: tuple[CardId, ...]
    """Top card first."""
    removed: tuple[CardId, ...]
    """Cards taken out unseen at the set-up: nobody can tell them from those in the pile."""
    places: int
    """How many cards the market holds, "Step 3" included while it lies there."""
    step3: str
    slots: list[tuple[int | None, ...]]
    """Whose houses stand in each city, in the order in which they were built, which is that of the
    slots; None: the Trust's."""
    players: Sequence[Any]
    trust: Any
    result: Result | None

    def copy(self) -> Self:
        """The same position, independent of this one."""
        new = self.shared()
        new.pile = self.pile
        new.removed = self.removed
        new.agenda = self.agenda.copy()
        new.slots = self.slots.copy()
        new.players = [player.copy() for player in self.players]
        new.trust = self.trust.copy() if self.trust is not None else None
        return new

    def shared(self) -> Self:
        """The same position without what nobody sees, to be read only: its parts belong to this
        one. Spelled out for speed: looking ahead copies all the time."""
        new = object.__new__(type(self))
        new.rules = self.rules
        new.network = self.network
        new.regions = self.regions
        new.agenda = self.agenda
        new.round = self.round
        new.phase = self.phase
        new.step = self.step
        new.order = self.order
        new.places = self.places
        new.step3 = self.step3
        new.slots = self.slots
        new.players = self.players
        new.trust = self.trust
        new.result = self.result
        return new

    def slot_price(self, city: int) -> int:
        """What the next house in a city costs besides its connection."""
        return self.rules.edition.slots[len(self.slots[city])]

    @property
    def leader(self) -> int:
        """The largest number of cities that any player has."""
        most = 0
        for player in self.players:  # a loop, for speed: it is asked after every city
            if player.connected > most:
                most = player.connected
        return most

    def leading(self, first: int | None = None) -> tuple[int, int]:
        """A seat with the most cities, and their number; `first` is preferred to equal ones."""
        most = self.leader
        seats = self.order if first is None else (first, *self.order)
        return next(seat for seat in seats if self.players[seat].connected == most), most

    @property
    def decision(self) -> Decision[Any] | None:
        """What is to be decided next, None when the game is over."""
        return self.agenda[-1] if self.agenda else None  # type: ignore[return-value]
