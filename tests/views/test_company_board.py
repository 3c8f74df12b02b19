"""Outpost's company board: planned by clicks, by dragging and by keys, always whole, never jumping;
and anybody's board to be looked at."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Hire, Place
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.views.outpost.card_place import RESERVE, CardPlace
from powergrid_qt.views.outpost.expansion_controls import ExpansionControls
from powergrid_qt.views.outpost.outpost_bar import OutpostBar
from powergrid_qt.views.style.elided import ElidedLabel
from powergrid_qt.views.style.theme import set_theme
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Kind
from tests.app.turn_table import Table
from tests.engine import outpost_positions as outpost
from tests.views.panel_places import is_seen_whole, opened, place_in, seated
from tests.views.shell import style_everything
from tests.views.window import LEFT, click, open_window

SIZES = [QSize(1100, 700), QSize(1440, 900)]
LAST = 2
FREE_SPACE = "plant", 2
"""The one free space of `arrange`."""


@pytest.fixture
def table(qtbot: QtBot, qapp: QApplication) -> Iterator[Table]:
    style_everything(qapp)
    made = Table()
    yield made
    made.controller.stop()


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


# -- the board ------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1440, 1100])
def test_the_whole_company_is_in_view(qtbot: QtBot, table: Table, width: int) -> None:
    panel = opened(qtbot, table, width)
    company(table, "plant_25 shelter_35 plant_39")
    qtbot.wait(20)
    view = expansion(panel).company.view
    assert [len(view.spaces[kind]) for kind in ("plant", "shelter")] == [4, 4]
    assert [len(view.reserve[kind]) for kind in ("plant", "shelter")] == [2, 1]
    for place in view.places:
        assert is_seen_whole(place, panel), place.accessibleName()
    assert all(place.width() >= 54 for row in view.spaces.values() for place in row)


def test_many_cards_in_reserve_overlap_with_their_numbers_in_sight(
    qtbot: QtBot, table: Table
) -> None:
    panel = opened(qtbot, table, 1100)
    company(table, "plant_25 plant_39 plant_42 plant_33")
    qtbot.wait(20)
    view = expansion(panel).company.view
    cards = view.reserve["plant"]
    assert all(view.rect().contains(card.geometry()) for card in cards)
    for one, next_one in pairwise(cards):
        assert next_one.x() - one.x() >= 12


def test_spaces_have_names_that_say_how_they_are(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    company(table)
    controls = expansion(panel)
    names = [space(controls, "plant", number).accessibleName() for number in range(4)]
    assert names[0].startswith("Plant space 1: Plant 13, lights ")
    assert names[2:] == ["Plant space 3, open, empty", "Plant space 4, locked"]
    assert reserve(controls, "shelter_35").accessibleName() == "In reserve: Shelter 35"
    assert controls.network.accessibleName() == "1 Network"
    assert controls.hiring.accessibleName().startswith("3 Hiring")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_free_and_locked_spaces_and_plants_without_workers_look_different(
    qtbot: QtBot, table: Table, theme: str
) -> None:
    set_theme(theme)
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    free, locked = (space(controls, "plant", number).grab().toImage() for number in (2, 3))
    assert free != locked
    plant = space(controls, "plant", 0)
    hire_all(action)
    running = plant.grab().toImage()
    action.hire(0)
    assert plant.grab().toImage() != running
    set_theme("light")


def hire_all(action: ExpansionAction) -> None:
    action.hire(max(action.seasonal_choices))


def test_no_card_moves_while_it_is_not_touched(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "plant_25 shelter_35 plant_39")
    controls = expansion(panel)
    qtbot.wait(20)
    before = lying(controls)
    action.click_city(lit_city(action, "house"))
    assert lying(controls) == before
    action.click_city(lit_city(action, "shelter"))
    assert lying(controls) == before, "a space is opened where it was locked"
    qtbot.mouseClick(reserve(controls, "plant_25"), LEFT)
    assert placed(action) == ["plant_25"]
    now = lying(controls)
    assert now.pop("plant_25") == place_in(space(controls, *FREE_SPACE), controls)
    assert now == {card: place for card, place in before.items() if card != "plant_25"}
    before = lying(controls)
    qtbot.mouseClick(reserve(controls, "plant_39"), LEFT)
    assert action.picked_card == "plant_39", "it has to replace a card"
    qtbot.mouseClick(space(controls, "plant", 0), LEFT)
    now = lying(controls)
    assert now == {**before, "plant_39": before["plant_13"], "plant_13": before["plant_39"]}
    action.undo()
    assert lying(controls) == before


# -- clicks ---------------------------------------------------------------------------------------


def test_a_click_on_a_free_space_lays_the_only_card_that_fits(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    qtbot.mouseClick(space(controls, *FREE_SPACE), LEFT)
    assert placed(action) == ["plant_25"]
    assert space(controls, *FREE_SPACE).card == "plant_25"
    assert "1 placed" in controls.company.accessibleName()
    qtbot.mouseClick(space(controls, *FREE_SPACE), LEFT)
    assert placed(action) == [], "a second click takes it back"


def test_of_two_free_spaces_a_card_lies_on_the_one_that_was_clicked(
    qtbot: QtBot, table: Table
) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    action.click_city(lit_city(action, "plant"))
    qtbot.mouseClick(space(controls, "plant", 3), LEFT)
    assert space(controls, "plant", 3).card == "plant_25"
    assert space(controls, "plant", 2).card is None
    qtbot.mouseClick(controls.network.lines[0], LEFT)  # it no longer opens that space
    assert space(controls, "plant", 2).card == "plant_25"


def test_a_click_on_a_free_space_asks_when_several_cards_fit(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "plant_25 plant_39")
    qtbot.mouseClick(space(expansion(panel), *FREE_SPACE), LEFT)
    assert placed(action) == []
    assert panel.note.text() == "Several cards fit here: click one of your reserve."


def test_a_click_on_a_free_space_says_when_nothing_fits(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "shelter_35")
    qtbot.mouseClick(space(expansion(panel), *FREE_SPACE), LEFT)
    assert panel.note.text() == "No card of your reserve fits here."
    assert placed(action) == []


def test_a_click_on_a_locked_space_leads_to_the_building_that_opens_it(
    qtbot: QtBot, table: Table
) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    qtbot.mouseClick(space(controls, "shelter", 3), LEFT)
    assert panel.note.text() == "Locked: build a shelter in a city first"
    assert action.piece == "shelter"
    assert controls.network.pieces["shelter"].isChecked()


def test_used_places_of_an_outpost_card_take_no_room(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "plant_25")
    controls = expansion(panel)

    def sites() -> list[str]:
        return [line.face.text for line in controls.network.lines]

    assert sites() == ["Outpost: house"]
    qtbot.mouseClick(controls.network.lines[0], LEFT)
    action.confirm()
    outpost.to_expansion(table.controller.game)
    table.controller.tell()
    assert sites() == [], "the house stands there"
    qtbot.mouseClick(controls.network.pieces["shelter"], LEFT)
    assert sites() == ["Outpost: shelter"]


def test_a_missing_worker_is_told_with_the_remedy_as_a_button(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    action.click_city(lit_city(action, "house"))
    hire_all(action)
    assert panel.remedy_button.isHidden()
    action.hire(0)
    assert "short" in panel.note.text()
    assert "short" in controls.hiring.words.text()
    dark = [place for place in controls.company.view.spaces["plant"] if place.look.space.short]
    assert dark
    assert all(place.look.mark.startswith("0 of ") for place in dark)
    qtbot.mouseClick(panel.remedy_button, LEFT)
    assert action.seasonal > 0
    assert panel.remedy_button.isHidden()
    assert not any(place.look.space.short for place in controls.company.view.places)


# -- dragging -------------------------------------------------------------------------------------


def test_a_card_is_dragged_onto_a_space_and_back(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    qtbot.wait(20)
    card = reserve(controls, "plant_25")
    drag(qtbot, card, space(controls, *FREE_SPACE))
    assert placed(action) == ["plant_25"]
    assert action.picked_card is None
    drag(qtbot, space(controls, *FREE_SPACE), card)
    assert placed(action) == []


def test_a_card_is_dragged_onto_another_that_goes_back_for_it(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    qtbot.wait(20)
    drag(qtbot, reserve(controls, "plant_25"), space(controls, "plant", 1))
    assert action.plan.places == (Place(LAST, "plant_25", "plant_21"),)
    action.clear()
    drag(qtbot, space(controls, "plant", 1), reserve(controls, "plant_25"))
    assert action.plan.places == (Place(LAST, "plant_25", "plant_21"),), "the other way round"


def test_spaces_for_a_card_light_up_while_it_is_dragged(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    card = reserve(controls, "plant_25")
    qtbot.mousePress(card, LEFT, pos=QPoint(5, 5))
    qtbot.mouseMove(card, QPoint(5, 60))
    picked = action.picked_card
    assert picked == "plant_25"
    lit = {key for key, place in controls.company.places.items() if place.look.lit}
    assert {("plant", "plant_13"), ("plant", "plant_21"), ("plant", None)} <= lit
    qtbot.mouseRelease(card, LEFT, pos=QPoint(5, 600))
    assert action.picked_card is None
    assert placed(action) == [], "it was let go over nothing"


@pytest.mark.parametrize(
    ("kind", "number", "why"),
    [
        ("shelter", 0, "The card does not fit on this space."),
        ("plant", 3, "Locked: build a plant in a city first"),
    ],
)
def test_a_card_that_is_dropped_on_a_wrong_space_stays(
    qtbot: QtBot, table: Table, kind: str, number: int, why: str
) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    qtbot.wait(20)
    drag(qtbot, reserve(controls, "plant_25"), space(controls, kind, number))
    assert placed(action) == []
    assert panel.note.text() == why


# -- in the window --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def made(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch, open_window(QtBot(request), home, patch) as opened:
        yield opened


@pytest.fixture(params=SIZES, ids=["small", "usual"])
def window(request: pytest.FixtureRequest, made: MainWindow) -> MainWindow:
    """Somebody is about to expand."""
    made.resize(request.param)
    made.start_game(Kind("outpost-2024", "outpost", 3).config())
    arrange(made.controller.game)
    made.controller.tell()
    made.controller.uncover()
    return made


only_small = pytest.mark.parametrize("window", SIZES[:1], indirect=True)


def panel_of(window: MainWindow) -> TurnPanel:
    panel = window.game_page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def action_of(window: MainWindow) -> ExpansionAction:
    action = window.game_page.controller.action
    assert isinstance(action, ExpansionAction)
    return action


def state_of(window: MainWindow) -> OutpostState:
    state = window.controller.game.state
    assert isinstance(state, OutpostState)
    return state


def test_a_turn_is_planned_and_done_by_clicks(qtbot: QtBot, window: MainWindow) -> None:
    """The board keeps its size when the controls take the market's place and give it back."""
    page, panel, action = window.game_page, panel_of(window), action_of(window)
    controls = expansion(panel)
    size = page.board.view.viewport().size()
    assert not page.market.isVisible()
    assert panel.takes_market
    click(qtbot, controls.network.pieces["shelter"])
    action.click_city(lit_city(action, "shelter"))
    click(qtbot, reserve(controls, "plant_25"))
    click(qtbot, space(controls, "shelter", 2))
    assert [move.card for move in action.plan.places] == ["plant_25", "shelter_35"]
    click(qtbot, controls.hiring.less if controls.hiring.less.isEnabled() else controls.hiring.more)
    hired = action.seasonal
    click(qtbot, panel.main_button)
    player = state_of(window).players[LAST]
    assert set(player.company.plants) == {"plant_13", "plant_21", "plant_25"}
    assert player.company.shelters[-1] == "shelter_35"
    assert player.company.seasonal == hired
    window.controller.uncover()
    window.grab()
    assert page.board.view.viewport().size() == size


def test_a_late_click_on_the_board_changes_nothing(qtbot: QtBot, window: MainWindow) -> None:
    """The turn is over, and the controls are still there when a second click comes."""
    panel, action = panel_of(window), action_of(window)
    controls = expansion(panel)
    place, card = space(controls, *FREE_SPACE), reserve(controls, "plant_25")
    click(qtbot, place)
    window.controller.play(*action.planned_moves, Hire(LAST, 0))
    moves = len(window.controller.game.moves)
    for button in (place, card, controls.hiring.more, controls.company.robot):
        click(qtbot, button)
    drag(qtbot, card, place)
    assert len(window.controller.game.moves) == moves


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


def test_other_companies_are_looked_at_in_the_same_place(qtbot: QtBot, window: MainWindow) -> None:
    page, action = window.game_page, action_of(window)
    controls, players = expansion(panel_of(window)), page.side.players
    outpost.give(window.controller.game, 0, cards="plant_42", plants="plant_18")
    place = place_in(controls.company, controls)
    click(qtbot, players.viewport(), players.card_area(0).center())
    window.grab()
    assert not controls.company.isVisible()
    assert place_in(controls.other, controls) == place
    assert controls.other.name.text() == window.controller.game.config.players[0].name
    cards = {shown.card: shown for shown in controls.other.view.places if shown.card}
    assert set(cards) == {"plant_18", "plant_42"}
    for shown in cards.values():
        click(qtbot, shown)
    assert action.idle, "it is only looked at"
    click(qtbot, controls.other.after)
    assert controls.other.row == 1
    click(qtbot, players.viewport(), players.card_area(LAST).center())
    assert controls.company.isVisible()


def test_companies_are_looked_at_while_something_else_is_decided(
    qtbot: QtBot, window: MainWindow
) -> None:
    page, action = window.game_page, action_of(window)
    window.controller.play(Hire(action.seat, 0))
    while isinstance(page.controller.action, ExpansionAction):
        window.controller.uncover()
        page.controller.action.main()
    window.controller.uncover()
    bar = page.market.panel
    assert isinstance(bar, OutpostBar)
    assert bar.isVisible()
    players = page.side.players
    click(qtbot, players.viewport(), players.card_area(LAST).center())
    shown = {place.card for place in bar.company.view.places if place.card}
    assert {"plant_13", "plant_25"} <= shown
    click(qtbot, bar.company.before)
    assert bar.company.row == LAST - 1
    window.grab()
    for place in bar.company.view.places:
        assert bar.rect().contains(place_in(place, bar))


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
        window.settings.language = language
        qtbot.waitUntil(lambda: cut_words(panel_of(window)) == [])


def test_everything_is_in_sight_with_text_twice_as_large(
    qtbot: QtBot, table: Table, qapp: QApplication
) -> None:
    before = QFont(qapp.font())
    large = QFont(before)
    large.setPointSizeF(before.pointSizeF() * 2)
    qapp.setFont(large)
    try:
        panel = opened(qtbot, table, 1440)
        action = company(table)
        action.click_city(lit_city(action, "house"))
        qtbot.wait(20)
        controls = expansion(panel)
        for place in controls.company.view.places:
            assert is_seen_whole(place, panel), place.accessibleName()
        for part in (panel.main_button, controls.hiring.more, *controls.network.pieces.values()):
            assert is_seen_whole(part, panel), part.accessibleName()
    finally:
        qapp.setFont(before)
