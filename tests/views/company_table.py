"""A table of Outpost with somebody about to expand, and hands for its company board."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine import Game
from powergrid_qt.views.outpost.card_place import RESERVE, CardPlace
from powergrid_qt.views.outpost.controls import ExpansionControls
from powergrid_qt.views.turn.panel import TurnPanel
from tests.app.turn_games import Kind
from tests.app.turn_table import Table
from tests.engine import outpost_positions as outpost
from tests.views.panel_places import place_in, seated
from tests.views.real_window import LEFT

LAST = 2
FREE_SPACE = "plant", 2
"""The one free space of `arrange`."""


def arrange(game: Game, reserve: str = "plant_25 shelter_35") -> None:
    """Whoever is on move has six cities, four cards on the board, one free plant space, an Outpost
    card."""
    state = outpost.state_of(game)
    state.order = (0, 1, 2)
    cities = [state.rules.board.cities[index].id for index in state.network.cities[-6:]]
    outpost.give(
        game, LAST, money=90, cards=reserve, plants="plant_13 plant_21",
        shelters="shelter_14a shelter_05a", technologies=["tech_outpost_a"],
        houses=" ".join(cities),
    )  # fmt: skip
    outpost.unlock(game, LAST, "plant", 1)
    outpost.to_expansion(game)


def company(table: Table, reserve: str = "plant_25 shelter_35") -> ExpansionAction:
    kind = Kind("outpost-2024", "outpost", 3)
    return seated(table, kind, ExpansionAction, lambda game: arrange(game, reserve))


def expansion(panel: TurnPanel) -> ExpansionControls:
    controls = panel.controls
    assert isinstance(controls, ExpansionControls)
    return controls


def space(controls: ExpansionControls, kind: str, number: int) -> CardPlace:
    return controls.company.view.spaces[kind][number]


def reserve(controls: ExpansionControls, card: str) -> CardPlace:
    return controls.company.places[RESERVE, card]


def lying(controls: ExpansionControls) -> dict[str, QRect]:
    found = controls.company.view.places
    return {place.card: place_in(place, controls) for place in found if place.card is not None}


def placed(action: ExpansionAction) -> list[str]:
    return list(action.placed_cards)


def lit_city(action: ExpansionAction, piece: str) -> str:
    action.choose_piece(piece)
    planned = action.planned_cities
    cities = (city.id for city in action.state.rules.board.cities)
    return next(city for city in cities if action.city_offer(city).lit and city not in planned)


def drag(qtbot: QtBot, card: QWidget, onto: QWidget | QPoint) -> None:
    """With the mouse, in several steps."""
    start = card.rect().center()
    end = onto if isinstance(onto, QPoint) else onto.mapToGlobal(onto.rect().center())
    end = card.mapFromGlobal(end)
    qtbot.mousePress(card, LEFT, pos=start)
    for step in (1, 2, 3, 4):
        qtbot.mouseMove(card, start + (end - start) * step / 4)
    qtbot.mouseRelease(card, LEFT, pos=end)


def hire_all(action: ExpansionAction) -> None:
    action.hire(max(action.tried.seasonal_choices))
