"""What the screens show of the classic and deluxe editions only."""

from collections.abc import Mapping
from typing import Any, ClassVar

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import PlantAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.views.grid.building_controls import BuildingControls
from powergrid_qt.views.grid.buying_controls import BuyingControls
from powergrid_qt.views.grid.faces import grid_face
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.grid.plant_controls import PlantControls
from powergrid_qt.views.grid.plant_strip import draw_plants
from powergrid_qt.views.grid.running_controls import FuelControls
from powergrid_qt.views.turn.controls import ActionControls


class GridViews:
    controls: ClassVar[Mapping[type[PlayerAction], type[ActionControls[Any]]]] = {
        BuyingAction: BuyingControls,
        BuildingAction: BuildingControls,
        PlantAction: PlantControls,
        RunningAction: FuelControls,
    }
    market = FuelMarketPanel
    face = staticmethod(grid_face)
    draw_holding = staticmethod(draw_plants)


FAMILY = GridViews()
