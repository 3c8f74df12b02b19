"""The families of editions, and the one place that tells them apart.

The `game` of an edition's file names its family, and a family is a folder of that name on each
floor: `engine/grid`, `ai/grid`, `models/grid`, and so on. What a floor wants of a family is the
`FAMILY` of its `family.py`; no family knows another one, and nobody else knows any.
"""

import functools
import importlib
import pkgutil
from abc import ABC, abstractmethod
from typing import Any

from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.edition import edition_data
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.rules import Rules


def family_name(edition: str) -> str:
    return str(edition_data(edition)["game"])


def family_on(floor: str, config: GameConfig) -> Any:
    """What a floor has of the family of a game. It is imported with the first game that asks for
    it: programs start faster without the families that are not played."""
    family = family_name(config.edition)
    return importlib.import_module(f"powergrid_qt.{floor}.{family}.family").FAMILY


@functools.cache
def import_folder(package: str) -> None:
    """Import all modules of a package, which make themselves known by that."""
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        importlib.import_module(module.name)


class EngineFamily(ABC):
    """What the engine has of a family: its rules, and what must hold in its games (`Watch` in
    `invariants.py` sees to that)."""

    @abstractmethod
    def rules(self, config: GameConfig) -> Rules[Any]:
        """The rules of a game; `SetupError` if its parts do not fit together."""

    @abstractmethod
    def cards(self, state: Any) -> list[CardId]:
        """All cards in the game but the pile: market, players, the Trust, beside the market."""

    @abstractmethod
    def check(self, state: Any) -> None:
        """Raise `Violation` if something of this family does not hold."""

    def closed(self, state: Any) -> object:
        """What no move may change, such as the number of pieces in the whole game."""
        return None

    def paid(self, event: Event) -> tuple[int, int] | None:
        """Who has paid how much by an event that only this family has."""
        return None
