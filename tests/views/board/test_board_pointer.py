"""The board by mouse: hovering, clicking, zooming, panning."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget

from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.style.theme import set_theme
from tests.views.boards import SOME_BOARDS, city_on_screen, each_board, make_scene, on_screen, show

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def light(qapp: QApplication):
    set_theme("light")
    yield
    set_theme("light")


# -- the pointer ------------------------------------------------------------------------------


@pytest.mark.long(but=[f"size0-{board}" for board in SOME_BOARDS])
@each_board
@pytest.mark.parametrize("size", [(1000, 800), (640, 480)])
def test_every_city_can_be_hovered_and_clicked(qtbot, board_id, size):
    scene = make_scene(board_id)
    view = show(qtbot, scene, *size)
    hovered, clicked = QSignalSpy(scene.city_hovered), QSignalSpy(scene.city_clicked)
    for number, city in enumerate(scene.cities):
        at = city_on_screen(view, city)
        qtbot.mouseMove(view.viewport(), at)
        qtbot.mouseClick(view.viewport(), LEFT, pos=at)
        assert hovered.at(hovered.count() - 1) == [city]
        assert clicked.at(number) == [city]


@pytest.mark.long(but=["germany", "outpost"])
@each_board
def test_a_name_is_its_city(qtbot, board_id):
    scene = make_scene(board_id)
    view = show(qtbot, scene, 1200, 1000)
    clicked = QSignalSpy(scene.city_clicked)
    for number, (city, item) in enumerate(scene.cities.items()):
        qtbot.mouseClick(view.viewport(), LEFT, pos=on_screen(view, item.label_box.center()))
        assert clicked.at(number) == [city]


def test_leaving_is_told(qtbot):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    left = QSignalSpy(scene.hover_left)
    qtbot.mouseMove(view.viewport(), city_on_screen(view, "kiel"))
    assert left.count() == 0
    qtbot.mouseMove(view.viewport(), QPoint(3, 3))
    assert left.count() == 1
    qtbot.mouseMove(view.viewport(), city_on_screen(view, "kiel"))
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert left.count() == 2


@pytest.mark.long(but=["outpost"])
@each_board
def test_a_click_beside_the_cities_is_for_the_region(qtbot, board_id, thorough):
    scene = make_scene(board_id)
    view = show(qtbot, scene)
    regions = QSignalSpy(scene.region_clicked)
    told = set()
    apart = 1 if thorough else 2
    for x in range(5, 1000, 19 * apart):
        for y in range(5, 800, 23 * apart):
            point = view.viewportTransform().inverted()[0].map(QPointF(x, y))
            if scene.city_at(point) is None and scene.outlines.region_at(point) is not None:
                before = regions.count()
                qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(x, y))
                assert regions.count() == before + 1
                told.add(regions.at(before)[0])
    assert told == {region.id for region in scene.board.regions}


def test_a_click_at_sea_is_for_nobody(qtbot):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    spies = [QSignalSpy(scene.city_clicked), QSignalSpy(scene.region_clicked)]
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(4, 4))
    assert [spy.count() for spy in spies] == [0, 0]


# -- zoom and pan -----------------------------------------------------------------------------


def turn_wheel(view: BoardView, at: QPoint, angle: int) -> None:
    event = QWheelEvent(
        QPointF(at), QPointF(view.viewport().mapToGlobal(at)), QPoint(), QPoint(0, angle),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_the_wheel_zooms_to_the_pointer(qtbot):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    before = view.zoom
    at = city_on_screen(view, "muenchen")
    for _ in range(8):
        turn_wheel(view, at, 120)
        assert (city_on_screen(view, "muenchen") - at).manhattanLength() <= 3
    assert view.zoom > 3 * before
    assert not view.fitted
    for _ in range(30):
        turn_wheel(view, at, -120)
    assert view.zoom >= 0.7 * before


def test_a_zoom_glides(qtbot):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    scene.animated = True
    before = view.zoom
    turn_wheel(view, QPoint(300, 300), 240)
    assert view.zoom < before * 1.1
    qtbot.waitUntil(lambda: view.zoom > before * 1.4)


def test_dragging_pans_and_clicks_nothing(qtbot):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    clicked = QSignalSpy(scene.city_clicked)
    start = city_on_screen(view, "kassel")
    qtbot.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 11):
        qtbot.mouseMove(view.viewport(), start + QPoint(8, 5) * step)
    end = start + QPoint(80, 50)
    qtbot.mouseRelease(view.viewport(), LEFT, pos=end)
    assert (city_on_screen(view, "kassel") - end).manhattanLength() <= 2
    assert clicked.count() == 0
    qtbot.mouseClick(view.viewport(), LEFT, pos=end)
    assert clicked.count() == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_F, Qt.Key.Key_Home])
def test_keys_zoom_and_fit(qtbot, key):
    scene = make_scene("europe")
    view = show(qtbot, scene)
    before = view.zoom
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom > before * 1.2
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom == pytest.approx(before)
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    qtbot.keyClick(view, key)
    assert view.zoom == pytest.approx(before)
    assert view.fitted


@pytest.mark.long(but=[f"size0-{board}" for board in SOME_BOARDS])
@each_board
@pytest.mark.parametrize("size", [QSize(1000, 800), QSize(500, 700), QSize(1800, 600)])
def test_the_whole_board_is_seen_at_any_size_until_the_user_zooms(qtbot, board_id, size):
    scene = make_scene(board_id)
    view = show(qtbot, scene, 800, 600)
    view.resize(size)
    qtbot.waitUntil(lambda: view.size() == size)
    seen = view.mapToScene(view.viewport().rect()).boundingRect().adjusted(-3, -3, 3, 3)
    assert seen.contains(scene.outlines.frame)
    view.zoom_by(2)
    zoom = view.zoom
    view.resize(900, 650)
    assert view.zoom == zoom


def test_a_game_can_have_its_regions_fitted(qtbot):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    whole = view.zoom
    scene.show_regions(["northwest", "northeast"])
    assert view.zoom == whole
    view.follow_play = True
    scene.show_regions(["northwest", "west"])
    assert view.zoom > whole * 1.2
    seen = view.mapToScene(view.viewport().rect()).boundingRect().adjusted(-2, -2, 2, 2)
    for item in scene.cities.values():
        if item.in_play:
            assert seen.contains(item.body_box | item.label_box)
    scene.show_regions(scene.outlines.regions)
    assert view.zoom == pytest.approx(whole)


# -- the buttons ------------------------------------------------------------------------------


def test_buttons_zoom_and_bring_the_whole_board_back(qtbot):
    view = show(qtbot, make_scene("germany"))
    view.board.animated = False
    whole, buttons = view.zoom, view.zoom_buttons
    qtbot.mouseClick(buttons.in_button, LEFT)
    qtbot.mouseClick(buttons.in_button, LEFT)
    assert view.zoom > whole * 1.5
    qtbot.mouseClick(buttons.out_button, LEFT)
    assert whole < view.zoom < whole * 1.5
    qtbot.mouseClick(buttons.fit_button, LEFT)
    assert view.fitted
    assert view.zoom == pytest.approx(whole)


@pytest.mark.long(but=[f"size0-{board}" for board in SOME_BOARDS])
@each_board
@pytest.mark.parametrize("size", [(760, 420), (1000, 560), (1400, 760)])
def test_the_buttons_cover_no_city(qtbot, board_id, size):
    scene = make_scene(board_id)
    view = show(qtbot, scene, *size)
    covered = [
        city
        for city, item in scene.cities.items()
        if view.viewportTransform()
        .mapRect(item.body_box)
        .intersects(view.zoom_buttons.geometry().toRectF())
    ]
    assert covered == []


def test_the_buttons_leave_the_corner_of_a_card(qtbot):
    view = show(qtbot, make_scene("germany"))
    before = view.zoom_buttons.geometry()
    card = QWidget(view)
    view.zoom_buttons.give_way_to(card)
    card.setGeometry(before)
    card.show()
    assert not view.zoom_buttons.geometry().intersects(card.geometry())
    card.setGeometry(view.rect())
    assert view.zoom_buttons.isHidden()
    card.hide()
    assert view.zoom_buttons.isVisible()
    assert view.zoom_buttons.geometry() == before
