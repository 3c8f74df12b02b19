"""Which controls fit an action."""

from typing import Any

from powergrid_qt.app.auction_actions import BidAction
from powergrid_qt.app.building_action import BuildingAction
from powergrid_qt.app.buying_action import BuyingAction
from powergrid_qt.app.outpost_actions import ExpansionAction
from powergrid_qt.app.plant_actions import PlantAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.app.setup_actions import ChoosingAction
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.building_controls import BuildingControls
from powergrid_qt.views.turn.buying_controls import BuyingControls
from powergrid_qt.views.turn.choosing_controls import ChoosingControls
from powergrid_qt.views.turn.controls import ActionControls
from powergrid_qt.views.turn.expansion_controls import ExpansionControls
from powergrid_qt.views.turn.plant_controls import PlantControls
from powergrid_qt.views.turn.running_controls import RunningControls

_CONTROLS: tuple[tuple[type[PlayerAction], type[ActionControls[Any]]], ...] = (
    (BidAction, AuctionControls),
    (BuyingAction, BuyingControls),
    (BuildingAction, BuildingControls),
    (PlantAction, PlantControls),
    (ChoosingAction, ChoosingControls),
    (ExpansionAction, ExpansionControls),
)


def controls_for(action: PlayerAction) -> type[ActionControls[Any]]:
    for kind, controls in _CONTROLS:
        if isinstance(action, kind):
            return controls
    return RunningControls
