"""Outpost's company board: planned by clicks and by dragging, always whole, never jumping."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine.moves import Place
from powergrid_qt.views.outpost import controls as outpost_controls
from powergrid_qt.views.outpost import labour
from powergrid_qt.views.style.theme import set_theme
from tests.app.turn_table import Table
from tests.engine import outpost_positions as outpost
from tests.views.company_table import (
    FREE_SPACE,
    LAST,
    company,
    drag,
    expansion,
    hire_all,
    lit_city,
    lying,
    placed,
    reserve,
    space,
)
from tests.views.panel_places import is_seen_whole, opened, place_in
from tests.views.real_window import LEFT


@pytest.fixture
def table(styled: None) -> Iterator[Table]:
    made = Table()
    yield made
    made.controller.stop()


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
    assert all(place.width() >= 52 for row in view.spaces.values() for place in row)


def test_many_cards_in_reserve_lie_beside_each_other(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1100)
    company(table, "plant_25 plant_39 plant_42 plant_33 shelter_35")
    qtbot.wait(20)
    view = expansion(panel).company.view
    boxes = [place.geometry() for place in view.places]
    assert len(boxes) == 8 + 5
    assert all(view.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


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
    assert panel.words.note.text() == "Several cards fit here: click one of your reserve."


def test_a_click_on_a_free_space_says_when_nothing_fits(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "shelter_35")
    qtbot.mouseClick(space(expansion(panel), *FREE_SPACE), LEFT)
    assert panel.words.note.text() == "No card of your reserve fits here."
    assert placed(action) == []


def test_a_click_on_a_locked_space_leads_to_the_building_that_opens_it(
    qtbot: QtBot, table: Table
) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table)
    controls = expansion(panel)
    qtbot.mouseClick(space(controls, "shelter", 3), LEFT)
    assert panel.words.note.text() == "Locked: build a shelter in a city first"
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
    assert panel.words.remedy_button.isHidden()
    action.hire(0)
    assert "short" in panel.words.note.text()
    assert "short" in controls.hiring.words.text()
    dark = [place for place in controls.company.view.spaces["plant"] if place.look.space.short]
    assert dark
    assert all(place.look.marks[0].startswith("0 of ") for place in dark)
    assert controls.hiring.words.text().startswith(f"{action.board.short} short")
    qtbot.mouseClick(panel.words.remedy_button, LEFT)
    assert action.tried.seasonal > 0
    assert panel.words.remedy_button.isHidden()
    assert not any(place.look.space.short for place in controls.company.view.places)


def test_a_stepper_that_can_do_nothing_says_why_where_it_is_clicked(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[QWidget, str]] = []
    monkeypatch.setattr(labour, "answer_at", lambda *answer: told.append(answer))
    panel = opened(qtbot, table, 1440)
    action = company(table)
    hiring = expansion(panel).hiring
    hire_all(action)
    assert not hiring.more.available
    qtbot.mouseClick(hiring.more, LEFT)
    action.hire(0)
    assert not hiring.less.available
    qtbot.mouseClick(hiring.less, LEFT)
    most = max(action.tried.seasonal_choices)
    assert told == [
        (hiring.more, f"At most {most} seasonal workers can be hired"),
        (hiring.less, "No seasonal worker is hired."),
    ]
    assert told[-1][1] in hiring.less.toolTip()


@pytest.mark.parametrize(("robots", "why"), [(9, "all 9 are there"), (8, "")])
def test_why_no_robot_can_be_made_is_told_where_it_is_clicked(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch, robots: int, why: str
) -> None:
    told: list[str] = []
    monkeypatch.setattr(outpost_controls, "answer_at", lambda _, answer: told.append(answer))
    panel = opened(qtbot, table, 1440)
    company(table)
    outpost.give(table.controller.game, LAST, technologies=["tech_robots"], robots=robots)
    table.controller.tell()
    part = expansion(panel).company
    action = part.action
    qtbot.mouseClick(part.robot, LEFT)
    assert part.robot.isChecked() == action.plan.robot == (not why)
    assert [bool(text) and why in text for text in told] == [bool(why)]


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
    assert panel.words.note.text() == why


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
        for part in (
            panel.buttons.main_button,
            controls.hiring.more,
            *controls.network.pieces.values(),
        ):
            assert is_seen_whole(part, panel), part.accessibleName()
    finally:
        qapp.setFont(before)
