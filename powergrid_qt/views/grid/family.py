"""What the screens show of the classic and deluxe editions only: controls, market, cards."""

from collections.abc import Mapping
from typing import Any, ClassVar

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import PlantAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.auction import CARD_AUCTION_MINIMUM
from powergrid_qt.engine.cards import CardId, card_files
from powergrid_qt.engine.grid.edition import GridEdition
from powergrid_qt.views.grid.buying_controls import BuyingControls
from powergrid_qt.views.grid.controls import BuildingControls, FuelControls, PlantControls
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.grid.plant_strip import draw_plants
from powergrid_qt.views.pieces.faces import PROMO, CardFace
from powergrid_qt.views.turn.controls import ActionControls
from powergrid_qt.words.names import card_name, card_number, promo_sentence


def grid_face(edition: GridEdition, card: CardId) -> CardFace:
    plant = edition.plants.get(card)
    if plant is None:
        return CardFace(
            id=card,
            kind=PROMO,
            art=card_files()[card].get("art", str(card)),
            name=card_name(card),
            minimum=CARD_AUCTION_MINIMUM,
            effect=promo_sentence(card),
        )
    fuels = tuple(edition.fuels[kind] for kind in plant.fuels)
    art = plant.kind
    if plant.kind == "fuel":
        art = "hybrid" if len(fuels) > 1 else fuels[0]
    return CardFace(
        id=card,
        kind=plant.kind,
        art=art,
        number=card_number(card),
        name=card_name(card),
        minimum=plant.minimum,
        fuels=fuels,
        burns=plant.burns,
        powers=plant.powers,
    )


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
