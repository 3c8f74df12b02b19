"""What the turn needs of a family of editions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from powergrid_qt.app.played_game import PlayedGame
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.moves import Counts

Makers = Mapping[type, Callable[[PlayedGame], PlayerAction]]
"""The action for a decision, by the kind of its options."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player would have. `capacity`: cities that all plants power with fuel or workers
    enough; `powered`: those that will have light with what there is."""

    cities: int
    capacity: int
    powered: int
    income: int
    money: int
    fuel: Counts = ()
    """Tokens held (classic and deluxe)."""
    workers: int = 0
    """Who can run plants (Outpost)."""


class Family(Protocol):
    @property
    def actions(self) -> Makers:
        """Those of the decisions that other families do not have."""

    def outlook(self, state: Any, seat: int, card: CardId | None, price: int) -> Outlook:
        """What a player would have in this round's bureaucracy; with `card`: as if it were bought
        for `price`."""


def family_of(config: GameConfig) -> Family:
    family: Family = family_on("app", config)
    return family
