"""The board's scene and view: what is shown is what was given, what is clicked is told."""

import itertools
import math
import time

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from powergrid_qt.engine import board_ids
from powergrid_qt.views.board import BoardCity, BoardScene, BoardView
from powergrid_qt.views.board.city_item import CityItem
from powergrid_qt.views.board.drawing import load_drawing
from powergrid_qt.views.board.looks import CITY_RADIUS, LABEL_SIZE, text_path
from powergrid_qt.views.board.overlays import LightItem
from powergrid_qt.views.fonts import load_fonts
from powergrid_qt.views.theme import MAP_FAMILY, PLAYER_LOOKS, TEXT_FAMILY, TRUST_LOOK, set_theme
from tests.views.boards import city_on_screen, fill, make_scene, on_screen, show

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
SMOOTH = Qt.TransformationMode.SmoothTransformation
each_board = pytest.mark.parametrize("board_id", board_ids())


@pytest.fixture(autouse=True)
def light(qapp: QApplication):
    set_theme("light")
    yield
    set_theme("light")


# -- legibility -------------------------------------------------------------------------------


def test_the_fonts_are_ours(qapp):
    assert {TEXT_FAMILY, MAP_FAMILY} <= set(load_fonts())


@each_board
def test_everything_of_the_board_is_drawn(qapp, board_id):
    scene, drawing = make_scene(board_id), load_drawing(board_id)
    assert set(scene.cities) == {city.id for city in scene.board.cities}
    for number, connection in enumerate(scene.board.connections):
        place = drawing.connections[number]
        assert (place.a, place.b) == (connection.a, connection.b)
        assert scene.pills.cost(number) == connection.cost
    assert set(drawing.regions) == {region.id for region in scene.board.regions}


@each_board
def test_a_label_has_room_for_its_name(qapp, board_id):
    scene = make_scene(board_id)
    for item in scene.cities.values():
        ink = text_path(item.city.name, LABEL_SIZE).boundingRect()
        assert ink.width() <= item.label_box.width() + 1
        assert ink.height() <= item.label_box.height() + 1


@each_board
def test_nothing_overlaps_at_the_default_zoom(qapp, board_id):
    scene = make_scene(board_id)
    boxes: list[tuple[str, str, QRectF]] = []
    for city, item in scene.cities.items():
        boxes += [("city", city, item.body_box), ("label", city, item.label_box)]
    for number in range(len(scene.board.connections)):
        boxes.append(("pill", str(number), scene.pills.box(number)))
    round_cities = not scene.outlines.tubes
    overlaps = [
        (kind_1, name_1, kind_2, name_2)
        for (kind_1, name_1, box_1), (kind_2, name_2, box_2) in itertools.combinations(boxes, 2)
        if name_1 != name_2 and overlapping(kind_1, box_1, kind_2, box_2, round_cities)
    ]
    assert overlaps == []
    assert all(scene.outlines.frame.contains(box) for _, _, box in boxes)


def overlapping(kind_1: str, box_1: QRectF, kind_2: str, box_2: QRectF, round_cities: bool) -> bool:
    if not box_1.intersects(box_2):
        return False
    if not round_cities or "city" not in (kind_1, kind_2):
        return True
    if kind_1 != "city":
        kind_1, box_1, kind_2, box_2 = kind_2, box_2, kind_1, box_1
    middle = box_1.center()
    if kind_2 == "city":
        away = box_2.center() - middle
        return math.hypot(away.x(), away.y()) < 2 * CITY_RADIUS
    x = max(box_2.left() - middle.x(), 0, middle.x() - box_2.right())
    y = max(box_2.top() - middle.y(), 0, middle.y() - box_2.bottom())
    return math.hypot(x, y) < CITY_RADIUS


# -- what is shown ----------------------------------------------------------------------------


def picture_of(item: CityItem) -> QImage:
    return item._painted(6.0).toImage()


def pixel_at(item: CityItem, point: QPointF) -> QColor:
    """The colour at a point of a city, seen from its middle."""
    at = (point - item.boundingRect().topLeft()) * 6.0
    return picture_of(item).pixelColor(at.toPoint())


@pytest.mark.parametrize("board_id", ["germany", "outpost"])
@pytest.mark.parametrize("color", [*PLAYER_LOOKS, None])
def test_a_house_stands_in_its_slot_in_its_players_color(qapp, color, board_id):
    scene = make_scene(board_id)
    city, item = next(iter(scene.cities.items()))
    wanted = QColor((TRUST_LOOK if color is None else PLAYER_LOOKS[color]).color)
    for slot in range(3):
        others: list[str | None] = ["red" if color != "red" else "blue"] * slot
        scene.show_city(city, BoardCity((*others, color)))
        found = pixel_at(item, item.slot_place(slot))
        for part in ("red", "green", "blue"):
            assert abs(getattr(found, part)() - getattr(wanted, part)()) < 30


def test_houses_differ_in_shape_as_well():
    looks = [*PLAYER_LOOKS.values(), TRUST_LOOK]
    assert len({look.shape for look in looks}) == len(looks)


@each_board
@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_every_state_of_a_city_looks_different(qapp, board_id, theme_name):
    set_theme(theme_name)
    scene = make_scene(board_id)
    item = next(iter(scene.cities.values()))
    kind = item.city.slot
    states = [
        BoardCity(),
        BoardCity(open_slots=1),
        BoardCity(open_slots=2),
        BoardCity(lit=True),
        BoardCity(planned="red"),
        BoardCity(("red",)),
        BoardCity((None,)),
        BoardCity(("red", "blue")),
        BoardCity(("blue", "red")),
        BoardCity(("blue", "red", "green")),
    ]
    if kind is not None:
        states += [
            BoardCity(building=(kind, "red")),
            BoardCity(building=(kind, None)),
            BoardCity(planned_building=(kind, "red")),
        ]
    pictures = []
    for state in states:
        item.show_content(state)
        pictures.append(picture_of(item))
    for one, other in itertools.combinations(pictures, 2):
        assert one != other


@each_board
def test_what_is_shown_is_what_was_given(qapp, board_id):
    scene = make_scene(board_id)
    for city, given in fill(scene).items():
        assert scene.city_shown(city) == given
        assert scene.cities[city].toolTip() == given.reason
    for number, cost in enumerate(scene.board.tiles):
        assert scene.pills.cost(number) == cost


def test_regions_out_of_play_fade(qtbot):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    before = view.grab().toImage()
    scene.show_regions(["northwest", "northeast", "west", "east"])
    view.settle()
    after = view.grab().toImage()
    land = {  # a place in each region without a city or a line
        "northwest": QPointF(200, 185),
        "south": QPointF(585, 675),
    }
    for region, place in land.items():
        assert scene.outlines.region_at(place) == region
        at = on_screen(view, place)
        tints = [image.pixelColor(at).saturation() for image in (before, after)]
        assert (tints[1] < 0.7 * tints[0]) == (region not in scene.in_play)
    for item in scene.cities.values():
        assert item.in_play == (item.city.region in scene.in_play)
        opaque = pixel_at(item, QPointF(0, CITY_RADIUS - 1.5)).alpha() > 200
        assert opaque == item.in_play


def test_a_path_is_lit_with_its_sum(qapp):
    scene = make_scene("germany")
    scene.show_path(["kiel", "hamburg", "hannover"], "10 + 8 + 17 = 35")
    assert [city for city, item in scene.cities.items() if item.on_way] == [
        "kiel",
        "hamburg",
        "hannover",
    ]
    assert scene.bubble.isVisible()
    assert (scene.bubble.title, scene.bubble.text) == ("Hannover", "10 + 8 + 17 = 35")
    scene.clear_path()
    assert not any(item.on_way for item in scene.cities.values())
    assert not scene.bubble.isVisible()


@each_board
def test_the_bubble_stays_in_the_window(qtbot, board_id):
    scene = make_scene(board_id)
    view = show(qtbot, scene, 700, 500)
    for city in scene.cities:
        scene.show_path([city], "10 + 4 + 11 + 20 + 21 = 66")
        placed = scene.bubble.deviceTransform(view.viewportTransform())
        box = placed.mapRect(scene.bubble._box).toRect()
        assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(box), city


def test_the_theme_changes_at_run_time(qtbot):
    view = show(qtbot, make_scene("usa"))
    light = view.grab().toImage()
    set_theme("dark")
    QApplication.processEvents()
    view.settle()
    dark = view.grab().toImage()
    one_pixel = [image.scaled(1, 1, mode=SMOOTH).pixelColor(0, 0) for image in (light, dark)]
    assert one_pixel[0].lightness() > one_pixel[1].lightness() + 80


# -- movement ---------------------------------------------------------------------------------


def test_a_new_house_drops(qtbot):
    scene = make_scene("germany")
    count = len(scene.items())
    scene.show_city("kassel", BoardCity(("red",)))
    assert len(scene.items()) == count  # without animation it stands there at once
    scene.animated = True
    scene.show_city("kassel", BoardCity(("red", "blue")))
    assert scene.cities["kassel"].falling == 1
    assert len(scene.items()) == count + 1
    qtbot.waitUntil(lambda: scene.cities["kassel"].falling is None, timeout=2000)
    assert len(scene.items()) == count


def test_motion_can_be_cut_short(qtbot):
    scene = make_scene("germany")
    count = len(scene.items())
    scene.animated = True
    scene.show_city("kassel", BoardCity(("red",)))
    scene.pulse(["kiel", "hamburg"])
    assert len(scene.items()) == count + 3
    scene.finish_motion()
    assert len(scene.items()) == count
    assert scene.cities["kassel"].falling is None


@pytest.mark.parametrize("animated", [True, False])
def test_a_flash_goes_away(qtbot, animated):
    scene = make_scene("germany")
    scene.animated = animated
    count = len(scene.items())
    scene.flash("kiel")
    assert len(scene.items()) == count + 1
    qtbot.waitUntil(lambda: len(scene.items()) == count, timeout=3000)


# -- the pointer ------------------------------------------------------------------------------


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


@each_board
def test_a_click_beside_the_cities_is_for_the_region(qtbot, board_id):
    scene = make_scene(board_id)
    view = show(qtbot, scene)
    regions = QSignalSpy(scene.region_clicked)
    told = set()
    for x in range(5, 1000, 19):
        for y in range(5, 800, 23):
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
    qtbot.waitUntil(lambda: view.zoom > before * 1.4, timeout=2000)


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


# -- the keyboard -----------------------------------------------------------------------------


@each_board
def test_every_city_is_reached_by_arrow_keys(qtbot, board_id):
    scene = make_scene(board_id)
    view = show(qtbot, scene)
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
    assert reached == set(scene.cities)


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
    scene.show_city("fulda", BoardCity(lit=True, planned="blue"))
    view = show(qtbot, scene)
    view.zoom_by(6, QPointF(0, 0))
    plain = len(scene.items())
    view.show_focus("kassel")
    assert len(scene.items()) == plain + 1
    assert view.viewport().rect().contains(city_on_screen(view, "kassel"))
    assert view.accessibleName() == "Board: Germany"
    told = view.accessibleDescription()
    assert told == "Kassel, West, house of red, house of the Trust, Kassel is full in step 2"
    view.show_focus("fulda")
    told = view.accessibleDescription()
    assert told == "Fulda, Mitte/Ost, house of blue planned, can be chosen"
    scene.show_regions(["northwest"])
    assert scene.describe("fulda").endswith("out of play")


def test_a_planned_building_is_told_apart_from_a_planned_house(qapp):
    scene = make_scene("outpost")
    city, item = next(iter(scene.cities.items()))
    kind = item.city.slot
    assert kind is not None
    scene.show_city(city, BoardCity(planned="red"))
    house = picture_of(item)
    scene.show_city(city, BoardCity(planned_building=(kind, "red")))
    assert picture_of(item) != house
    assert f"{kind} of red planned" in scene.describe(city)


@pytest.mark.parametrize("animated", [True, False])
def test_lights_go_on_and_fade_unless_told_not_to(qtbot, animated):
    scene = make_scene("germany")
    scene.animated = animated
    view = show(qtbot, scene)
    plain = len(scene.items())
    scene.light_up(["kiel", "hamburg", "bremen"])
    lights = [item for item in scene.items() if isinstance(item, LightItem)]
    assert len(lights) == (3 if animated else 0)
    if animated:
        qtbot.waitUntil(lambda: all(light.opacity() > 0.5 for light in lights))
    view.settle()
    assert len(scene.items()) == plain


# -- speed: figures, not assertions -----------------------------------------------------------


@each_board
def test_figures_of_speed(qtbot, board_id):
    """Told, not judged: a busy machine is slow. `pytest -s -k figures` shows them."""
    scene = make_scene(board_id)
    fill(scene)
    view = show(qtbot, scene, 1440, 900)
    view.settle()
    for what, move in {
        "pan": lambda n: view._scroll(QPointF(7 if n % 40 < 20 else -7, 3)),
        "zoom": lambda n: view.zoom_by(1.04 if n % 40 < 20 else 1 / 1.04, QPointF(600, 400)),
    }.items():
        times = []
        for number in range(80):
            begin = time.perf_counter()
            move(number)
            view.viewport().grab()
            times.append(1000 * (time.perf_counter() - begin))
        print(f"{board_id}: {what} {sorted(times)[76]:.1f} ms a frame (95th percentile)")
    print(f"{board_id}: one city {city_change_ms(scene, view):.1f} ms")


def city_change_ms(scene: BoardScene, view: BoardView) -> float:
    city = next(iter(scene.cities))
    view.settle()
    begin = time.perf_counter()
    for number in range(20):
        scene.show_city(city, BoardCity(("red", "blue")[: number % 3]))
        QApplication.processEvents()
    return 1000 * (time.perf_counter() - begin) / 20
