"""Which action fits the decision at hand, what a family of editions adds to that, and what a turn
as it is planned would bring in this round's bureaucracy."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction, RaisingAction
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.setup_actions import DraftAction, TrustCityAction
from powergrid_qt.app.turn.take_back import first_turn
from powergrid_qt.app.turn.turn_action import PlayerAction, TurnAction
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.families import family_on
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions
from powergrid_qt.engine.state import BUREAUCRACY, OVER, SETUP

ActionMakers = Mapping[type, Callable[[PlayedGame], PlayerAction]]
"""The action for a decision, by the kind of its options."""


@dataclass(frozen=True, slots=True)
class RoundOutlook:
    """What a player would have. `capacity`: cities that all plants power with fuel or workers
    enough; `powered`: those that will have light with what there is."""

    cities: int
    capacity: int
    powered: int
    income: int
    money: int
    fuel: Counts = ()
    """The tokens held, by kind (classic and deluxe)."""
    workers: int = 0
    """The number of workers who can run plants (Outpost)."""


class TurnFamily(Protocol):
    """What a turn needs of a family of editions."""

    @property
    def actions(self) -> ActionMakers:
        """The actions of the decisions that only this family has."""

    def outlook(self, state: Any, seat: int, card: CardId | None, price: int) -> RoundOutlook:
        """This round's bureaucracy for a player; with `card`: as if it were bought for `price`."""


def family_of(config: GameConfig) -> TurnFamily:
    family: TurnFamily = family_on("app", config)
    return family


ACTIONS: ActionMakers = {
    DraftOptions: DraftAction,
    TrustCityOptions: TrustCityAction,
    OpeningOptions: OpeningAction,
    AuctionOptions: RaisingAction,
}
"""The actions of the decisions that all families of editions have."""


def make_action(controller: PlayedGame) -> TurnAction:
    """The action of the human on move; one that offers nothing if there is nothing to decide:
    for a computer player, for a human who has no choice, and while the screen is covered."""
    if not controller.human_to_move or not controller.automatic.asks(controller.game):
        return TurnAction(controller)
    kind = type(controller.game.legal_moves)
    maker = ACTIONS.get(kind) or family_of(controller.game.config).actions[kind]
    action = maker(controller)
    action.plan_again(first_turn(controller.taken_back))
    return action


@dataclass(frozen=True, slots=True)
class Forecast:
    """The outlook as things are, and as they would be with the plan."""

    now: RoundOutlook
    planned: RoundOutlook


def forecast(action: PlayerAction) -> Forecast | None:
    """The forecast for the player on move; None before the first round and in a bureaucracy."""
    game, seat = action.game, action.seat
    if game.state.phase in (SETUP, BUREAUCRACY, OVER):
        return None
    outlook = family_of(game.config).outlook
    if isinstance(action, BidAction) and action.selected_card is not None:
        planned = outlook(game.state, seat, action.selected_card, action.price)
    else:
        planned = outlook(action.after.state, seat, None, 0)
    return Forecast(outlook(game.state, seat, None, 0), planned)
