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
        "houses",
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
    houses: list[int]
    """Houses in each city, those of the Trust included."""
    players: Sequence[Any]
    trust: Any
    result: Result | None

    def copy(self) -> Self:
        """The same position, independent of this one."""
        new = self.shared()
        new.pile = self.pile
        new.removed = self.removed
        new.agenda = self.agenda.copy()
        new.houses = self.houses.copy()
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
        new.houses = self.houses
        new.players = self.players
        new.trust = self.trust
        new.result = self.result
        return new

    @property
    def leader(self) -> int:
        """The largest number of cities that any player has."""
        most: int = max([player.connected for player in self.players])
        return most

    @property
    def decision(self) -> Decision[Any] | None:
        """What is to be decided next, None when the game is over."""
        return self.agenda[-1] if self.agenda else None  # type: ignore[return-value]
