"""A plan on paper: cards at a price, fuel, pieces on the board, workers. It is a value, and never a
move."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeVar

from powergrid_qt.engine.cards import CardId


@dataclass(frozen=True, slots=True)
class PlannedCard:
    card: CardId
    bid: int

    @property
    def key(self) -> Hashable:
        return "card", self.card


@dataclass(frozen=True, slots=True)
class PlannedFuel:
    fuel: str
    amount: int

    @property
    def key(self) -> Hashable:
        return "fuel", self.fuel


@dataclass(frozen=True, slots=True)
class PlannedBuild:
    """A house, or one of Outpost's buildings; `site`: a city, or a card with places for pieces."""

    site: str
    what: str | None = None

    @property
    def key(self) -> Hashable:
        return "piece", self.site, self.what


@dataclass(frozen=True, slots=True)
class PlannedWorkers:
    """Outpost: so many seasonal workers, whatever would be best."""

    seasonal: int

    @property
    def key(self) -> Hashable:
        return "workers"


@dataclass(frozen=True, slots=True)
class PlannedRobot:
    """Outpost: a worker makes a robot."""

    @property
    def key(self) -> Hashable:
        return "robot"


Item = PlannedCard | PlannedFuel | PlannedBuild | PlannedRobot | PlannedWorkers
ORDER = PlannedCard, PlannedFuel, PlannedBuild, PlannedRobot, PlannedWorkers
"""As a round goes."""
Kind = TypeVar("Kind", PlannedCard, PlannedFuel, PlannedBuild, PlannedRobot, PlannedWorkers)


@dataclass(frozen=True, slots=True)
class Plan:
    items: tuple[Item, ...] = ()

    def of(self, kind: type[Kind]) -> tuple[Kind, ...]:
        return tuple(item for item in self.items if isinstance(item, kind))

    def find(self, key: Hashable) -> Item | None:
        return next((item for item in self.items if item.key == key), None)

    def put(self, new: Item) -> "Plan":
        """With an item, in the place of what was planned of the same card, fuel or place."""
        if self.find(new.key) is not None:
            return Plan(tuple(new if item.key == new.key else item for item in self.items))
        return Plan(tuple(sorted((*self.items, new), key=lambda item: ORDER.index(type(item)))))

    def without(self, key: Hashable) -> "Plan":
        return Plan(tuple(item for item in self.items if item.key != key))
