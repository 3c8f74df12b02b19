"""A player's plants side by side, with the fuel on them and free places for more."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from powergrid_qt.engine import Board, State
from powergrid_qt.models.players import PlantFacts, PlayerFacts
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace, card_line, face_of
from powergrid_qt.views.pieces.small_cards import draw_small_card
from powergrid_qt.views.style.pictures import draw_sprite
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.names import tokens_text

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
            painter.setPen(QPen(theme().color("panel_line"), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
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
