"""What the screens show of the classic and deluxe editions only."""

from collections.abc import Mapping
from typing import Any, ClassVar

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import PlantAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.views.grid.faces import grid_face
from powergrid_qt.views.market.fuel_market import FuelMarketPanel
from powergrid_qt.views.turn.building_controls import BuildingControls
from powergrid_qt.views.turn.buying_controls import BuyingControls
from powergrid_qt.views.turn.controls import ActionControls
from powergrid_qt.views.turn.plant_controls import PlantControls
from powergrid_qt.views.turn.running_controls import RunningControls


class GridViews:
    controls: ClassVar[Mapping[type[PlayerAction], type[ActionControls[Any]]]] = {
        BuyingAction: BuyingControls,
        BuildingAction: BuildingControls,
        PlantAction: PlantControls,
        RunningAction: RunningControls,
    }
    market = FuelMarketPanel
    face = staticmethod(grid_face)


FAMILY = GridViews()
