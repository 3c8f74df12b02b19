"""The board of a game: what the turn that is planned puts on it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.outpost.actions import TrustBuildingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.setup_actions import TrustCityAction
from powergrid_qt.views.board.board_panel import BoardPanel
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.words.names import money_text
from tests.app.turn_games import Kind
from tests.app.turn_table import Table


@pytest.fixture
def table(qtbot: QtBot, market_look: None) -> Table:
    return Table()


@pytest.fixture
def panel(qtbot: QtBot, table: Table) -> BoardPanel:
    made = BoardPanel(table.controller)
    qtbot.addWidget(made)
    made.show()
    return made


def scene_of(panel: BoardPanel) -> BoardScene:
    assert panel.scene is not None
    return panel.scene


@pytest.mark.parametrize("kind", [("deluxe-2014", "europe"), ("outpost-2024", "outpost")])
def test_a_city_chosen_for_the_trust_gets_a_house_of_the_trust(
    table: Table, panel: BoardPanel, kind: tuple[str, str]
) -> None:
    table.controller.start(Kind(*kind, 2).config())
    scene, action = scene_of(panel), table.controller.action
    assert isinstance(action, TrustCityAction)
    city = action.choices[0]
    action.click_city(city)
    assert scene.cities[city].shown.planned == (None,)
    assert "house of the Trust planned" in scene.describe(city)


def test_a_building_of_the_trust_is_planned_as_a_building(table: Table, panel: BoardPanel) -> None:
    table.controller.start(Kind("outpost-2024", "outpost", 2).config())
    player = RandomPlayer(3)
    while not isinstance(table.controller.action, TrustBuildingAction):
        assert table.controller.play(player.decide(table.controller.game))
        table.controller.uncover()
    scene, action = scene_of(panel), table.controller.action
    city = action.choices[0]
    action.click_city(city)
    shown = scene.cities[city].shown
    assert shown.planned == ()
    assert shown.planned_building in (("plant", None), ("shelter", None))


def test_the_house_with_which_the_trust_follows_a_player_is_planned_too(
    table: Table, panel: BoardPanel
) -> None:
    table.controller.start(Kind("outpost-2024", "outpost", 2).config())
    player = RandomPlayer(3)
    while not isinstance(table.controller.action, ExpansionAction):
        assert table.controller.play(player.decide(table.controller.game))
        table.controller.uncover()
    scene, action = scene_of(panel), table.controller.action
    free = next(
        city for city, item in scene.cities.items() if item.shown.lit and not item.shown.owners
    )
    action.click_city(free)
    color = table.controller.game.config.players[action.seat].color
    assert scene.cities[free].shown.planned == (color, None)
    action.click_city(free)
    assert scene.cities[free].shown.planned == ()


def test_cities_of_outpost_say_what_they_are_in_every_phase(
    table: Table, panel: BoardPanel
) -> None:
    table.controller.start(Kind("outpost-2024", "outpost", 3).config())
    player, phases = RandomPlayer(3), set()
    words = {"plant": "plant place", "shelter": "shelter place"}
    while table.controller.game.state.round < 3:
        state = table.controller.game.state
        if state.phase not in phases:
            phases.add(state.phase)
            for item in scene_of(panel).cities.values():
                assert item.city.slot is not None
                first, second = item.toolTip().splitlines()[:2]
                assert first.startswith(f"{item.city.name}: {words[item.city.slot]}")
                taken = item.shown.building is not None
                assert first.endswith(f"free: {money_text(5)}") is not taken
                assert ("taken by" in first) is taken
                assert "house" in second
        assert table.controller.play(player.decide(table.controller.game))
        table.controller.uncover()
    assert phases >= {"auction", "expansion"}


def test_the_price_of_the_city_in_focus_goes_with_the_focus_and_with_the_phase(
    qtbot: QtBot, table: Table, panel: BoardPanel
) -> None:
    table.controller.start(Kind("classic-2004", "germany", 3).config())
    scene, view = scene_of(panel), panel.view
    with qtbot.waitActive(panel):
        panel.activateWindow()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert scene.bubble.isVisible()
    player, phase = make_player("easy", 1), table.controller.game.state.phase
    while table.controller.game.state.phase == phase:
        assert scene.bubble.isVisible()
        assert table.controller.play(player.decide(table.controller.game))
        table.controller.uncover()
    assert not scene.bubble.isVisible()
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert scene.bubble.isVisible()
    view.clearFocus()
    assert not scene.bubble.isVisible()
