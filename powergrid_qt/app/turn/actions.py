"""Which action fits the decision at hand."""

from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.family import Makers, family_of
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.setup_actions import DraftAction, TrustCityAction
from powergrid_qt.app.turn.take_back import first_turn
from powergrid_qt.app.turn.turn_action import TurnAction
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions

ACTIONS: Makers = {
    DraftOptions: DraftAction,
    TrustCityOptions: TrustCityAction,
    OpeningOptions: OpeningAction,
    AuctionOptions: RaisingAction,
}
"""Of the decisions that all families of editions have."""


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
