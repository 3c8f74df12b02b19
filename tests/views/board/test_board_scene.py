"""The board: everything can be read, and shows what it was given."""

import itertools
import math

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from powergrid_qt.views.board.drawing import load_drawing
from powergrid_qt.views.board.looks import (
    BOLD,
    CITY_RADIUS,
    LABEL_HEIGHT,
    LABEL_SIZE,
    BoardCity,
    text_path,
)
from powergrid_qt.views.board.map_items import FIGURE, CityItem
from powergrid_qt.views.board.overlays import LightItem
from powergrid_qt.views.pieces.tokens import house_outline
from powergrid_qt.views.style.style import apply_fonts
from powergrid_qt.views.style.theme import (
    MAP_FAMILY,
    PLAYER_COLORS,
    TEXT_FAMILY,
    load_fonts,
    player_color,
    set_theme,
)
from tests.views.boards import SOME_BOARDS, each_board, fill, make_scene, on_screen, show

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

SMOOTH = Qt.TransformationMode.SmoothTransformation


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
        assert scene.pills[number].cost == connection.cost
    assert set(drawing.regions) == {region.id for region in scene.board.regions}


@each_board
def test_a_label_has_room_for_its_name(qapp, board_id):
    scene = make_scene(board_id)
    for item in scene.cities.values():
        ink = text_path(item.city.name, LABEL_SIZE).boundingRect()
        assert ink.width() <= item.label_box.width() + 1
        assert ink.height() <= item.label_box.height() + 1


@pytest.fixture
def large_text(qapp):
    apply_fonts(qapp, 200)
    yield
    apply_fonts(qapp)


@each_board
def test_nothing_overlaps_at_the_default_zoom(qapp, board_id):
    nothing_overlaps(make_scene(board_id))


@each_board
def test_large_names_overlap_nothing(large_text, board_id):
    """They are as much larger as there is room."""
    scene = make_scene(board_id)
    large = scene.drawing.large
    assert large is not None
    assert large.names >= 1.3
    assert large.costs >= 1.1
    for item in scene.cities.values():
        ink = text_path(item.city.name, LABEL_SIZE * large.names).boundingRect()
        assert ink.width() <= item.label_box.width() + 1
        assert item.label_box.height() > 1.25 * LABEL_HEIGHT
    for pill in scene.pills:
        ink = text_path("28", pill.size, BOLD).boundingRect()
        assert pill.size > 1.4 * FIGURE
        assert ink.width() <= pill.box.width() - 2
        assert ink.height() <= pill.box.height() - 2
    nothing_overlaps(scene)


def nothing_overlaps(scene):
    boxes: list[tuple[str, str, QRectF]] = []
    for city, item in scene.cities.items():
        boxes += [("city", city, item.body_box), ("label", city, item.label_box)]
    for number in range(len(scene.board.connections)):
        boxes.append(("pill", str(number), scene.pills[number].box))
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
    box = item.boundingRect()
    image = QImage((box.size() * 6.0).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.scale(6.0, 6.0)
        painter.translate(-box.topLeft())
        painter.setOpacity(item.opacity())
        for part in (item, *item.childItems()):
            part.paint(painter, QStyleOptionGraphicsItem())
    return image


def pixel_at(item: CityItem, point: QPointF) -> QColor:
    """The colour at a point of a city, seen from its middle."""
    at = (point - item.boundingRect().topLeft()) * 6.0
    return picture_of(item).pixelColor(at.toPoint())


@pytest.mark.parametrize("board_id", ["germany", "outpost"])
@pytest.mark.parametrize("color", [*PLAYER_COLORS, None])
def test_a_house_stands_in_its_slot_in_its_players_color(qapp, color, board_id):
    scene = make_scene(board_id)
    city, item = next(iter(scene.cities.items()))
    wanted = player_color(color)
    for slot in range(3):
        others: list[str | None] = ["red" if color != "red" else "blue"] * slot
        scene.show_city(city, BoardCity((*others, color)))
        found = pixel_at(item, item.slot_place(slot))
        for part in ("red", "green", "blue"):
            assert abs(getattr(found, part)() - getattr(wanted, part)()) < 30


def test_houses_differ_in_shape_as_well():
    square, owners = QRectF(0, 0, 100, 100), [*PLAYER_COLORS, None]
    outlines = [house_outline(square, color) for color in owners]
    assert all(one != other for one, other in itertools.combinations(outlines, 2))


@pytest.mark.long(but=[f"light-{board}" for board in SOME_BOARDS])
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
        BoardCity(planned=("red",)),
        BoardCity(planned=(None,)),
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
        assert scene.cities[city].shown == given
        assert scene.cities[city].toolTip().endswith(given.reason)
    for number, cost in enumerate(scene.board.tiles):
        assert scene.pills[number].cost == cost


@each_board
def test_words_at_cities_hide_neither_cities_nor_names(qapp, board_id):
    scene = make_scene(board_id)
    seen = [box for item in scene.cities.values() for box in (item.body_box, item.label_box)]
    for city, item in scene.cities.items():
        near = min(
            (other for other in scene.cities.values() if other is not item),
            key=lambda other: (other.pos() - item.pos()).manhattanLength(),
        )
        scene.show_choice([city], [near.city.id], then=True)
        assert [tag.words for tag in scene.choice_tags] == ["then", "best"]
        boxes = [tag.box for tag in scene.choice_tags]
        assert not boxes[0].intersects(boxes[1]), city
        for box in boxes:
            assert scene.outlines.frame.contains(box), city
            assert not any(box.intersects(other) for other in seen), city
    scene.show_choice([], [], then=True)
    assert scene.choice_tags == []


def test_cities_of_a_hint_have_numbers_where_there_are_several(qapp):
    scene = make_scene("germany")
    scene.show_hint(["fulda", "kassel", "erfurt"])
    assert [tag.words for tag in scene.hint_tags] == ["1", "2", "3"]
    for tag, city in zip(scene.hint_tags, ("fulda", "kassel", "erfurt"), strict=True):
        away = {
            name: (tag.pos() - item.pos()).manhattanLength() for name, item in scene.cities.items()
        }
        assert min(away, key=away.__getitem__) == city
    scene.show_hint(["fulda"])
    assert [len(scene.hint_rims), len(scene.hint_tags)] == [1, 0]
    scene.show_hint([])
    assert [scene.hint_rims, scene.hint_tags] == [[], []]


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


@pytest.mark.long(but=SOME_BOARDS)
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


def test_the_landscape_changes_its_theme_as_a_whole(qtbot):
    """No frame is a patchwork of two themes."""
    scene = make_scene("usa")
    view = show(qtbot, scene, 1400, 900)
    view.settle()
    rows, columns = range(80, 900, 120), range(60, 1400, 160)
    spots = [
        spot
        for spot in (QPoint(x, y) for x in columns for y in rows)
        if not any(isinstance(item, CityItem) for item in scene.items(view.mapToScene(spot)))
    ]
    light = view.grab().toImage()
    set_theme("dark")
    QApplication.sendPostedEvents()
    frames = [view.grab().toImage() for _ in range(3)]
    dark = frames[-1]
    telling = [spot for spot in spots if lightness(light, spot) > lightness(dark, spot) + 60]
    assert len(telling) > 10
    kinds = [
        {lightness(frame, spot) > lightness(dark, spot) + 30 for spot in telling}
        for frame in frames
    ]
    assert kinds == [{False}] * 3


def lightness(image, spot):
    return image.pixelColor(spot).lightness()


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
    qtbot.waitUntil(lambda: scene.cities["kassel"].falling is None)
    assert len(scene.items()) == count


def test_motion_can_be_cut_short(qtbot):
    scene = make_scene("germany")
    count = len(scene.items())
    scene.animated = True
    scene.show_city("kassel", BoardCity(("red",)))
    scene.pulse(["kiel", "hamburg"])
    assert len(scene.items()) == count + 3
    scene.motion.finish()
    assert len(scene.items()) == count
    assert scene.cities["kassel"].falling is None


@pytest.mark.long
@pytest.mark.parametrize("animated", [True, False])
def test_a_flash_goes_away(qtbot, animated):
    scene = make_scene("germany")
    scene.animated = animated
    count = len(scene.items())
    scene.flash("kiel")
    assert len(scene.items()) == count + 1
    qtbot.waitUntil(lambda: len(scene.items()) == count, timeout=3000)


def test_a_planned_building_is_told_apart_from_a_planned_house(qapp):
    scene = make_scene("outpost")
    city, item = next(iter(scene.cities.items()))
    kind = item.city.slot
    assert kind is not None
    scene.show_city(city, BoardCity(planned=("red",)))
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


def test_the_bubble_tells_what_stands_against_a_city_instead_of_a_tooltip(qapp):
    scene = make_scene("germany")
    scene.show_city("hannover", BoardCity(reason="That costs 42 €, and there are only 31 €"))
    item = scene.cities["hannover"]
    assert item.toolTip() != ""
    scene.show_path(["kiel", "hamburg", "hannover"], "10 + 8 + 17 = 35", item.shown.reason)
    assert scene.bubble.problem == item.shown.reason
    assert item.toolTip() == ""
    scene.clear_path()
    assert item.toolTip() == item.shown.reason


@pytest.mark.parametrize(
    ("way", "below"), [(["kiel", "hamburg", "hannover"], True), (["kassel", "hannover"], False)]
)
def test_the_bubble_does_not_cover_the_way(qtbot, way, below):
    scene = make_scene("germany")
    view = show(qtbot, scene)
    scene.show_path(way, "10 + 8 + 17 = 35")
    target = scene.cities["hannover"].body_box.center()
    bubble = scene.bubble.deviceTransform(view.viewportTransform()).mapRect(scene.bubble._box)
    assert (bubble.center().y() > view.viewportTransform().map(target).y()) == below


def test_the_draft_shows_what_is_picked_and_about_to_be(qapp):
    scene = make_scene("germany")
    plain = len(scene.items())
    first, second, third = list(scene.outlines.regions)[:3]
    scene.mark_regions([first, second], third)
    assert len(scene.items()) == plain + 3
    scene.mark_regions([first, second, third], None)
    assert len(scene.items()) == plain + 3
    scene.mark_regions([], None)
    assert len(scene.items()) == plain
