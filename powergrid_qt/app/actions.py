"""Which action fits the decision at hand."""

from collections.abc import Callable, Mapping

from powergrid_qt.app.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.building_action import BuildingAction
from powergrid_qt.app.buying_action import BuyingAction
from powergrid_qt.app.plant_actions import AttachAction, ScrapAction
from powergrid_qt.app.played_game import PlayedGame
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.app.running_action import RunningAction
from powergrid_qt.app.setup_actions import DraftAction, TrustBuildingAction, TrustCityAction
from powergrid_qt.app.take_back import first_turn
from powergrid_qt.app.turn import TurnAction
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.promo import AttachOptions
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.scrapping import ScrapOptions
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions

Maker = Callable[[PlayedGame], PlayerAction]

ACTIONS: Mapping[type, Maker] = {
    DraftOptions: DraftAction,
    TrustCityOptions: TrustCityAction,
    OpeningOptions: OpeningAction,
    AuctionOptions: RaisingAction,
    ScrapOptions: ScrapAction,
    AttachOptions: AttachAction,
    BuyingOptions: BuyingAction,
    BuildingOptions: BuildingAction,
    RunningOptions: RunningAction,
}


def outpost_actions() -> Mapping[type, Maker]:
    """Imported when such a game is first played, like its rules."""
    from powergrid_qt.app.outpost_actions import ExpansionAction
    from powergrid_qt.app.outpost_running import RunCardsAction
    from powergrid_qt.engine.outpost import bureaucracy
    from powergrid_qt.engine.outpost.expansion import ExpansionOptions
    from powergrid_qt.engine.outpost.trust import TrustBuildingOptions

    return {
        ExpansionOptions: ExpansionAction,
        TrustBuildingOptions: TrustBuildingAction,
        bureaucracy.RunningOptions: RunCardsAction,
    }


def make_action(controller: PlayedGame) -> TurnAction:
    """The action of the human on move; one that offers nothing if there is nothing to decide:
    for a computer player, for a human who has no choice, and while the screen is covered."""
    if not controller.human_to_move or not controller.automatic.asks(controller.game):
        return TurnAction(controller)
    kind = type(controller.game.legal_moves)
    maker = ACTIONS.get(kind) or outpost_actions()[kind]
    action = maker(controller)
    action.plan_again(first_turn(controller.taken_back))
    return action
