"""What the screens show of the classic and deluxe editions only: controls, market, cards, and
plants side by side with the fuel on them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import PlantAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Board, State
from powergrid_qt.engine.auction import CARD_AUCTION_MINIMUM
from powergrid_qt.engine.cards import CardId, card_files
from powergrid_qt.engine.grid.edition import GridEdition
from powergrid_qt.models.players import PlantFacts, PlayerFacts
from powergrid_qt.views.grid.controls import (
    BuildingControls,
    BuyingControls,
    FuelControls,
    PlantControls,
)
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.pieces.card_parts import draw_empty_place
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import PROMO, CardFace, card_line, face_of
from powergrid_qt.views.pieces.small_cards import draw_small_card
from powergrid_qt.views.style.pictures import draw_sprite
from powergrid_qt.views.turn.controls import ActionControls
from powergrid_qt.words.names import card_name, card_number, promo_sentence, tokens_text

translate = QCoreApplication.translate

GAP = 4.0
SHAPE = 1.75
"""Plants are at most so much wider than high."""
LOWEST_CARD = 38.0
"""Whole plant cards need at least this height."""


def draw_plants(
    painter: QPainter, area: QRectF, state: State, player: PlayerFacts
) -> Iterator[tuple[QRectF, str]]:
    """Draws place by place, and gives what there is to tell about each."""
    count = max(player.plant_places, len(player.plants))
    low = area.height() < LOWEST_CARD
    width = (area.width() - GAP * (count - 1)) / count
    if not low:
        width = min(width, area.height() * SHAPE)
    for number in range(count):
        box = QRectF(area.left() + number * (width + GAP), area.top(), width, area.height())
        if number >= len(player.plants):
            draw_empty_place(painter, box, 6)
            yield box, translate("PlayerCard", "Room for a plant")
            continue
        plant = player.plants[number]
        face = face_of(state, plant.card)
        if plant.boost:
            face = replace(face, transformer=True)
        if low:
            drawing = partial(draw_small_card, face=face, tokens=plant.tokens)
            draw_sprite(painter, box.adjusted(1, 2, -1, -2), (face, plant.tokens), drawing)
        else:
            draw_card(painter, box, face, tokens=plant.tokens)
        yield box, _tip(face, plant, state.rules.board)


def _tip(face: CardFace, plant: PlantFacts, board: Board) -> str:
    tip = card_line(face)
    if not plant.room:
        return tip
    stored = tokens_text(tuple(sorted(Counter(plant.tokens).items())), board)
    fuel = translate("PlayerCard", "{stored} on it, room for {room}")
    return tip + "\n" + fuel.format(stored=stored, room=plant.room)


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
