"""The board by keys: from city to city, seen and heard."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from powergrid_qt.views.board.looks import BoardCity
from powergrid_qt.views.style.theme import set_theme
from tests.views.boards import city_on_screen, each_board, make_scene, show

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(autouse=True)
def light(qapp: QApplication):
    set_theme("light")
    yield
    set_theme("light")


# -- the keyboard -----------------------------------------------------------------------------


def reached_by_arrow_keys(qtbot, view) -> set[str]:
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    qtbot.keyClick(view, arrows[0])
    first = view.focused_city
    assert first is not None
    reached, ahead = {first}, [first]
    while ahead:
        here = ahead.pop()
        for arrow in arrows:
            view.show_focus(here)
            qtbot.keyClick(view, arrow)
            assert view.focused_city is not None
            if view.focused_city not in reached:
                reached.add(view.focused_city)
                ahead.append(view.focused_city)
    return reached


@pytest.mark.long(but=["germany", "outpost"])
@each_board
def test_every_city_is_reached_by_arrow_keys(qtbot, board_id):
    scene = make_scene(board_id)
    assert reached_by_arrow_keys(qtbot, show(qtbot, scene)) == set(scene.cities)


@pytest.mark.long(but=["europe", "outpost"])
@each_board
def test_arrow_keys_lead_only_to_cities_in_play(qtbot, board_id):
    scene = make_scene(board_id)
    view = show(qtbot, scene)
    in_play = [region.id for region in scene.board.regions[::2]]
    scene.show_regions(in_play)
    expected = {city.id for city in scene.board.cities if city.region in in_play}
    assert reached_by_arrow_keys(qtbot, view) == expected
    elsewhere = next(city for city in scene.cities if city not in expected)
    scene.show_city(elsewhere, BoardCity(lit=True))  # a region that can be picked
    view.show_focus(None)
    assert reached_by_arrow_keys(qtbot, view) == expected | {elsewhere}


def test_without_a_city_in_play_arrow_keys_lead_nowhere(qtbot):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    scene.show_regions([])
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.focused_city is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_clicks_the_focused_city(qtbot, key):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    clicked, hovered = QSignalSpy(scene.city_clicked), QSignalSpy(scene.city_hovered)
    qtbot.keyClick(view, key)
    assert clicked.count() == 0
    view.show_focus("kassel")
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert hovered.at(hovered.count() - 1) == ["fulda"]
    qtbot.keyClick(view, key)
    assert clicked.at(0) == ["fulda"]


def test_the_focus_is_seen_and_heard(qtbot):
    scene = make_scene("germany")
    scene.show_city("kassel", BoardCity(("red", None), reason="Kassel is full in step 2"))
    scene.show_city("fulda", BoardCity(lit=True, planned=("blue",)))
    view = show(qtbot, scene)
    view.zoom_by(6, QPointF(0, 0))
    plain = len(scene.items())
    view.show_focus("kassel")
    assert len(scene.items()) == plain + 1
    assert view.viewport().rect().contains(city_on_screen(view, "kassel"))
    assert view.accessibleName() == "Board: Germany"
    told = view.accessibleDescription()
    assert told == (
        "Kassel, West, house of red, house of the Trust, Kassel is full in step 2, connected with"
        " Fulda 8, Frankfurt/Main 13, Erfurt 15, Hannover 15, Dortmund 18, Osnabrück 20"
    )
    view.show_focus("fulda")
    told = view.accessibleDescription()
    assert told == (
        "Fulda, Centre and East, house of blue planned, can be chosen, connected with"
        " Frankfurt/Main 8, Kassel 8, Würzburg 11, Erfurt 13"
    )
    scene.show_regions(["northwest"])
    assert scene.describe("fulda").endswith("out of play")
