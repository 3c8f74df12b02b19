"""What the turn needs of a family of editions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from powergrid_qt.app.played_game import PlayedGame
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.agenda import Decision
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import WorkersHired
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.moves import Counts, Move

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

    # -- plans on paper -------------------------------------------------------------------------

    @property
    def house(self) -> str | None:
        """What a house is called where it is built."""

    def buying(self, seat: int) -> Decision[Any] | None:
        """A player's turn to buy fuel; None where there is no fuel."""

    def building(self, seat: int) -> Decision[Any]:
        """A player's turn to build houses."""

    def earning(self, state: Any, seat: int) -> tuple[Decision[Any], Move] | None:
        """A player's turn to run plants and what is best in it, where that is the next thing that
        happens to the player: nothing more is bought or built in this round."""

    def complete(self, game: Game, seat: int) -> WorkersHired | None:
        """In a player's turn to build: do what must be done for light besides, in the best way;
        gives who would be hired for that."""


def family_of(config: GameConfig) -> Family:
    family: Family = family_on("app", config)
    return family
