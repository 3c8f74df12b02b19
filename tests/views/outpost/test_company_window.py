"""Outpost's company boards in the window: a turn by clicks and by keys, and anybody's board to be
looked at."""

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine.moves import Hire
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.views.outpost.card_place import RESERVE
from powergrid_qt.views.outpost.company_panel import OutpostBar
from powergrid_qt.views.outpost.controls import WorkerControls
from powergrid_qt.views.style.lettering import ElidedLabel
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Kind
from tests.engine import outpost_positions as outpost
from tests.views.company_table import (
    FREE_SPACE,
    LAST,
    arrange,
    drag,
    expansion,
    lit_city,
    placed,
    reserve,
    space,
)
from tests.views.panel_places import place_in
from tests.views.real_window import click, speak

SIZES = [QSize(1100, 700), QSize(1440, 900)]


@pytest.fixture(params=SIZES, ids=["small", "usual"])
def window(request: pytest.FixtureRequest, window: MainWindow) -> MainWindow:
    """Somebody is about to expand. No moves lead to this position, so nobody can judge turns in it
    elsewhere: the coach keeps still."""
    window.program.settings.warnings = False
    window.resize(request.param)
    window.games.start_game(Kind("outpost-2024", "outpost", 3).config())
    arrange(window.program.controller.game)
    window.program.controller.tell()
    window.program.controller.uncover()
    return window


only_small = pytest.mark.parametrize("window", SIZES[:1], indirect=True)


def panel_of(window: MainWindow) -> TurnPanel:
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def action_of(window: MainWindow) -> ExpansionAction:
    action = window.table.page.controller.action
    assert isinstance(action, ExpansionAction)
    return action


def state_of(window: MainWindow) -> OutpostState:
    state = window.program.controller.game.state
    assert isinstance(state, OutpostState)
    return state


@pytest.mark.long(but=["small"])
def test_a_turn_is_planned_and_done_by_clicks(qtbot: QtBot, window: MainWindow) -> None:
    """The board keeps its size when the controls take the market's place and give it back."""
    page, panel, action = window.table.page, panel_of(window), action_of(window)
    controls = expansion(panel)
    size = page.board.view.viewport().size()
    assert not page.market.isVisible()
    assert panel.takes_market
    click(qtbot, controls.network.pieces["shelter"])
    action.click_city(lit_city(action, "shelter"))
    click(qtbot, reserve(controls, "plant_25"))
    click(qtbot, space(controls, "shelter", 2))
    assert [move.card for move in action.plan.places] == ["plant_25", "shelter_35"]
    click(qtbot, controls.hiring.less if controls.hiring.less.available else controls.hiring.more)
    hired = action.tried.seasonal
    click(qtbot, panel.buttons.main_button)
    player = state_of(window).players[LAST]
    assert set(player.company.plants) == {"plant_13", "plant_21", "plant_25"}
    assert player.company.shelters[-1] == "shelter_35"
    assert player.company.seasonal == hired
    window.program.controller.uncover()
    window.grab()
    assert page.board.view.viewport().size() == size


@pytest.mark.long(but=["small"])
def test_a_late_click_on_the_board_changes_nothing(qtbot: QtBot, window: MainWindow) -> None:
    """The turn is over, and the controls are still there when a second click comes."""
    panel, action = panel_of(window), action_of(window)
    controls = expansion(panel)
    place, card = space(controls, *FREE_SPACE), reserve(controls, "plant_25")
    click(qtbot, place)
    window.program.controller.pause(True)  # no computer player can follow into this position
    window.program.controller.play(*action.planned_moves, Hire(LAST, 0))
    moves = len(window.program.controller.game.moves)
    for button in (place, card, controls.hiring.more, controls.company.robot):
        click(qtbot, button)
    drag(qtbot, card, place)
    assert len(window.program.controller.game.moves) == moves


@pytest.mark.long(but=["small"])
def test_a_turn_is_planned_and_done_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    panel, action = panel_of(window), action_of(window)
    controls = expansion(panel)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    space(controls, "plant", 0).setFocus(Qt.FocusReason.TabFocusReason)
    key = Qt.Key
    for pressed, reached in (
        (key.Key_Right, ("plant", 1)),
        (key.Key_Down, ("shelter", 1)),
        (key.Key_Up, ("plant", 1)),
        (key.Key_Right, FREE_SPACE),
    ):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, pressed)
        assert QApplication.focusWidget() is space(controls, *reached)
    qtbot.keyClick(space(controls, *FREE_SPACE), key.Key_Return)
    assert placed(action) == ["plant_25"], "Return places, and does not end the turn"
    qtbot.keyClick(space(controls, *FREE_SPACE), key.Key_Space)
    assert placed(action) == []
    qtbot.keyClick(space(controls, *FREE_SPACE), key.Key_Return)
    panel.setFocus()
    qtbot.keyClick(panel, key.Key_Return)
    assert "plant_25" in state_of(window).players[LAST].company.plants


@pytest.mark.long(but=["small"])
def test_other_companies_are_looked_at_in_the_same_place(qtbot: QtBot, window: MainWindow) -> None:
    page, action = window.table.page, action_of(window)
    controls, players = expansion(panel_of(window)), page.side.players
    outpost.give(window.program.controller.game, 0, cards="plant_42", plants="plant_18")
    place = place_in(controls.company, controls)
    click(qtbot, players.cards[0])
    window.grab()
    assert not controls.company.isVisible()
    assert place_in(controls.other, controls) == place
    assert controls.other.name.words == window.program.controller.game.config.players[0].name
    cards = {shown.card: shown for shown in controls.other.view.places if shown.card}
    assert set(cards) == {"plant_18", "plant_42"}
    for shown in cards.values():
        click(qtbot, shown)
    assert action.idle, "it is only looked at"
    click(qtbot, controls.other.after)
    assert controls.other.row == 1
    click(qtbot, players.cards[LAST])
    assert controls.company.isVisible()


@pytest.mark.long(but=["small"])
def test_companies_are_looked_at_while_something_else_is_decided(
    qtbot: QtBot, window: MainWindow
) -> None:
    page, action = window.table.page, action_of(window)
    window.program.controller.play(Hire(action.seat, 0))
    while isinstance(page.controller.action, ExpansionAction):
        window.program.controller.uncover()
        page.controller.action.main()
    window.program.controller.uncover()
    bar = page.market.panel
    assert isinstance(bar, OutpostBar)
    assert bar.isVisible()
    players = page.side.players
    click(qtbot, players.cards[LAST])
    shown = {place.card for place in bar.company.view.places if place.card}
    assert {"plant_13", "plant_25"} <= shown
    click(qtbot, bar.company.before)
    assert bar.company.row == LAST - 1
    window.grab()
    for place in bar.company.view.places:
        assert bar.rect().contains(place_in(place, bar))


@pytest.mark.long(but=["small"])
def test_one_looks_round_the_companies_without_losing_the_plan(
    qtbot: QtBot, window: MainWindow
) -> None:
    """By the arrows beside one's own board, also where the players are behind another page."""
    controls, action = expansion(panel_of(window)), action_of(window)
    click(qtbot, space(controls, *FREE_SPACE))
    click(qtbot, controls.company.after)
    window.grab()
    assert (controls.other.isVisible(), controls.other.row) == (True, 0)
    click(qtbot, controls.other.close_button)
    assert (controls.company.isVisible(), controls.other.isVisible()) == (True, False)
    click(qtbot, controls.company.before)
    assert controls.other.row == LAST - 1
    click(qtbot, controls.other.after)
    assert controls.company.isVisible(), "it is the turn of one's own"
    assert placed(action) == ["plant_25"]


@pytest.mark.long(but=["small"])
def test_the_count_of_what_has_no_room_opens_the_whole_company(
    qtbot: QtBot, window: MainWindow
) -> None:
    controls, players = expansion(panel_of(window)), window.table.page.side.players
    technologies = ["tech_robots", "tech_ecoplants", "tech_nodule", "tech_laboratories"]
    reserve_cards = "plant_42 plant_44 plant_39 plant_36 plant_33 plant_31 plant_27"
    outpost.give(
        window.program.controller.game, 0, cards=reserve_cards, plants="plant_18 plant_22 plant_30",
        technologies=technologies, permanent=2, robots=2,
    )  # fmt: skip
    window.program.controller.tell()
    players.cards[0].grab()
    spots = players.cards[0].spots
    counted = [area for area, tip in spots if tip.count("In reserve") > 1]
    assert counted
    click(qtbot, players.cards[0], counted[0].center().toPoint())
    QApplication.processEvents()
    shown = {place.card for place in controls.other.view.places if place.isVisible()}
    assert set(reserve_cards.split()) <= shown
    assert "2 robots" in controls.other.workers.toolTip()
    boxes = [place.geometry() for place in controls.other.view.places]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    tags = controls.other.technologies.findChildren(ElidedLabel)
    assert [tag.words for tag in tags if tag.isVisible()] == [
        *("Robots 2", "Ecoplants", "Nodule", "Laboratories"),
    ]
    for tag in tags:
        assert not tag.isVisible() or tag.width() >= 20, "its picture is seen"


def cut_words(widget: QWidget) -> list[str]:
    """What is seen of words that have too little room."""
    labels = [label for label in widget.findChildren(QLabel) if label.isVisible() and label.text()]
    cut = [
        label.text()
        for label in labels
        if not isinstance(label, ElidedLabel)
        and not label.wordWrap()
        and label.sizeHint().width() > label.width() + 1
    ]
    cut += [
        label.words
        for label in labels
        if isinstance(label, ElidedLabel) and label.text() != label.words
    ]
    for button in widget.findChildren(QAbstractButton):
        wanted = button.fontMetrics().horizontalAdvance(button.text()) + 8
        if button.isVisible() and wanted > button.width():
            cut.append(button.text())
    return cut


@only_small
def test_no_word_is_cut_in_any_language(qtbot: QtBot, window: MainWindow) -> None:
    action = action_of(window)
    action.click_city(lit_city(action, "house"))
    for language in ("de", "nl", "en"):
        speak(window, language)
        qtbot.waitUntil(lambda: cut_words(panel_of(window)) == [])


def bar_of(window: MainWindow) -> OutpostBar:
    bar = window.table.page.market.panel
    assert isinstance(bar, OutpostBar)
    return bar


@only_small
def test_another_company_is_seen_as_long_as_the_pointer_rests_on_its_player(
    qtbot: QtBot, window: MainWindow
) -> None:
    controls, players = expansion(panel_of(window)), window.table.page.side.players
    at = QPointF(players.cards[0].rect().center())
    QApplication.sendEvent(players.cards[0], QEnterEvent(at, at, at))
    qtbot.waitUntil(controls.other.isVisible)
    assert controls.other.row == 0
    assert not controls.company.isVisible()
    QApplication.sendEvent(players, QEvent(QEvent.Type.Leave))
    assert controls.company.isVisible()
    assert not controls.other.isVisible()


@pytest.mark.long(but=["small"])
def test_the_board_shows_where_the_card_that_is_bid_for_would_lie(
    qtbot: QtBot, window: MainWindow
) -> None:
    """The auction has its controls, and the company is there as a whole."""
    game, page = window.program.controller.game, window.table.page
    state = state_of(window)
    state.order = (LAST, 0, 1)
    state.players[LAST].company.reserve = ()
    outpost.lay(game, "plant_18 shelter_16a plant_22 tech_data_library | plant_33 plant_36")
    outpost.to_auctions(game)
    window.program.controller.tell()
    window.program.controller.uncover()
    bar = bar_of(window)
    click(qtbot, page.plants.cards["plant_18"])
    window.grab()
    assert bar.company.row == LAST
    places = {place.card: place for place in bar.company.view.places}
    assert (places["plant_18"].kind, places["plant_18"].number) == FREE_SPACE
    assert places["plant_18"].look.new
    assert "would lie here" in places["plant_18"].toolTip()
    click(qtbot, page.plants.cards["shelter_16a"])
    places = {place.card: place for place in bar.company.view.places if place.isVisible()}
    assert places["shelter_16a"].kind == RESERVE, "there is no free space for it"
    assert "plant_18" not in places
    for place in bar.company.view.places:
        assert not place.isVisible() or bar.rect().contains(place_in(place, bar))
    click(qtbot, places["shelter_16a"])
    assert not window.program.controller.game.moves[-1:], "it is only looked at"


@only_small
def test_the_board_shows_which_plants_run(qtbot: QtBot, window: MainWindow) -> None:
    game = window.program.controller.game
    company = state_of(window).players[LAST].company
    company.seasonal = 9
    state_of(window).order = (LAST, 0, 1)
    outpost.to_running(game)
    window.program.controller.automatic.ask_always = True
    window.program.controller.tell()
    window.program.controller.uncover()
    controls = panel_of(window).controls
    assert isinstance(controls, WorkerControls)
    bar = bar_of(window)

    def lit() -> set[str | None]:
        return {place.card for place in bar.company.view.places if place.look.space.lit}

    assert lit() == {"plant_13", "plant_21"}
    click(qtbot, next(card for card in controls.cards if card.face.id == "plant_21"))
    assert lit() == {"plant_13"}
