"""The page of maps, driven by mouse and keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.language import Language
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import board_ids, load_board
from powergrid_qt.engine.board import read_board
from powergrid_qt.engine.edition import PLAYER_COUNTS
from powergrid_qt.engine.network import Network
from powergrid_qt.views.board.looks import BoardCity
from powergrid_qt.views.pages.maps.map_page import MapPage
from powergrid_qt.views.pages.maps.map_panels import choices_for, players_for
from powergrid_qt.views.story.toast import Toasts
from powergrid_qt.words.names import board_name
from tests.own_boards import write_sicily
from tests.views.boards import SOME_BOARDS, city_on_screen, each_board, on_screen
from tests.views.file_dialog import FileDialogs
from tests.views.pages.map_pages import open_map_page, toasts_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, styled: None, settings: Settings) -> MapPage:
    return open_map_page(qtbot, settings)


@pytest.fixture
def toasts(page: MapPage, tmp_path: Path) -> Toasts:
    return toasts_of(page, tmp_path)


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT, pos=QPoint(14, widget.height() // 2))


def pick(page: MapPage, board: str) -> None:
    """Choose a board in the list, as Qt tells of a choice."""
    row = page.boards.findData(board)
    page.boards.setCurrentIndex(row)
    page.boards.activated.emit(row)


def click_city(qtbot: QtBot, page: MapPage, city: str) -> None:
    at = city_on_screen(page.view, city)
    qtbot.mouseMove(page.view.viewport(), at)
    qtbot.mouseClick(page.view.viewport(), LEFT, pos=at)


@pytest.mark.long(but=["outpost"])
@each_board
def test_land_and_regions_are_seen_from_the_first_moment(
    qtbot: QtBot, page: MapPage, board_id: str
) -> None:
    """What is painted first, before all of the board."""
    other = next(board for board in board_ids() if board != board_id)
    pick(page, other)
    page.view.settle()
    pick(page, board_id)
    seen = page.view.viewport().grab().toImage()
    cities = {city.region: city.id for city in page.scene.board.cities}
    colors = {seen.pixel(city_on_screen(page.view, city)) for city in cities.values()}
    assert len(colors) == len(cities)


def lit(page: MapPage) -> list[str]:
    return [city for city, item in page.scene.cities.items() if item.on_way]


def rows(page: MapPage) -> list[tuple[str, int]]:
    model = page.ways.table.model()
    return [
        (model.index(row, 0).data(), int(model.index(row, 1).data()))
        for row in range(model.rowCount())
    ]


# -- boards and regions -----------------------------------------------------------------------


@pytest.mark.long(but=SOME_BOARDS)
@each_board
def test_every_board_can_be_picked(qtbot, page, board_id):
    board = load_board(board_id)
    pick(page, board_id)
    assert page.scene.board is board
    assert page.boards.currentData() == board_id
    assert page.regions.chosen == tuple(region.id for region in board.regions)
    assert page.view.accessibleName().endswith(board_name(board))
    assert "Played in: " in page.notes.notes.text()


def test_regions_are_switched_by_box_and_on_the_map(qtbot, page):
    click(qtbot, page.regions.boxes["south"])
    assert page.scene.in_play == set(page.regions.chosen)
    assert "south" not in page.scene.in_play
    places = (QPointF(x, y) for x in range(300, 700, 9) for y in range(700, 980, 9))
    place = next(
        point
        for point in places
        if page.scene.outlines.region_at(point) == "south" and page.scene.city_at(point) is None
    )
    qtbot.mouseClick(page.view.viewport(), LEFT, pos=on_screen(page.view, place))
    assert "south" in page.scene.in_play
    assert page.regions.boxes["south"].isChecked()


@pytest.mark.parametrize(
    ("board_id", "regions", "told"),
    [
        ("germany", ("northwest", "west", "east"), "One area, right for 2 or 3 players."),
        ("germany", ("northwest", "northeast", "west", "east"), "One area, right for 4 players."),
        ("germany", ("northeast", "south"), "These regions do not form one area."),
        ("germany", ("northwest",), "One area, but no number of players plays on so many regions."),
        ("germany", (), "No region is in play."),
        ("outpost", ("central",), "One area, right for 2 or 3 players."),
        ("outpost", ("west",), "One area, but without Central Plain, which is always in play."),
    ],
)
def test_what_is_told_about_regions(page, board_id, regions, told):
    page.show_board(load_board(board_id))
    page.regions.choose(regions)
    assert page.regions.status.text() == told


@pytest.mark.long(but=["outpost"])
@each_board
def test_areas_for_each_number_of_players_are_shown_one_after_the_other(qtbot, page, board_id):
    page.show_board(load_board(board_id))
    for players in PLAYER_COUNTS:
        choices = choices_for(load_board(board_id), players)
        seen = set()
        for _ in choices:
            click(qtbot, page.regions.players.button(str(players)))
            seen.add(frozenset(page.regions.chosen))
            assert players in players_for(page.scene.board, page.regions.chosen)
            assert str(players) in page.regions.status.text()
        assert seen == set(choices)


def test_the_next_board_is_shown_whole_and_for_nobody(qtbot, page):
    click(qtbot, page.regions.players.button("4"))
    assert page.regions.players.value == "4"
    pick(page, "usa")
    assert page.regions.status.text().startswith("The whole board")
    assert page.regions.players.value == ""
    assert not page.regions.choice_label.isVisibleTo(page)


def test_a_number_of_players_is_lit_while_its_area_is_shown(qtbot, page):
    click(qtbot, page.regions.players.button("4"))
    outside = next(region for region, box in page.regions.boxes.items() if not box.isChecked())
    click(qtbot, page.regions.boxes[outside])
    assert page.regions.players.value == ""
    click(qtbot, page.regions.players.button("4"))
    assert page.regions.players.value == "4"
    assert page.regions.choice_label.text().startswith("Area 1 of ")


@pytest.mark.long(but=["size0"])
@pytest.mark.parametrize("size", [(1024, 660), (1440, 900)])
def test_nothing_in_the_head_moves(qtbot, page, size):
    """Whatever board is shown."""
    page.resize(*size)

    def places():
        QApplication.processEvents()
        return [
            (part.mapTo(page, QPoint()).x(), part.width())
            for part in (page.boards, page.deal_button, page.export_button)
        ]

    before = places()
    for board in board_ids():
        pick(page, board)
        assert places() == before


# -- ways -------------------------------------------------------------------------------------


@pytest.mark.long(but=["outpost"])
@each_board
def test_picked_cities_do_not_follow_to_another_board(qtbot, page, board_id):
    boards = board_ids()
    following = boards[(boards.index(board_id) + 1) % len(boards)]
    for number, other in enumerate((following, board_id)):
        pick(page, board_id)
        for city in page.scene.board.cities[: 1 + number % 2]:
            click_city(qtbot, page, city.id)
        assert page.ways.headline.text().startswith("From ")
        pick(page, other)
        assert page.ways.headline.text() == "Click a city, then a second one."
        assert rows(page) == []
        start, *_, end = page.scene.board.cities
        click_city(qtbot, page, start.id)
        assert page.scene.cities[start.id].shown == BoardCity(lit=True)
        assert len(rows(page)) == len(page.scene.board.cities) - 1
        click_city(qtbot, page, end.id)
        assert lit(page)
        if page.deal_button.isVisible():
            click(qtbot, page.deal_button)
        assert page.ways.headline.text().startswith(f"From {start.name} to {end.name}: ")


def test_two_clicks_show_the_cheapest_way(qtbot, page):
    click_city(qtbot, page, "flensburg")
    assert page.scene.cities["flensburg"].shown == BoardCity(lit=True)
    assert page.ways.headline.text() == "From Flensburg"
    click_city(qtbot, page, "hannover")
    assert lit(page) == ["flensburg", "kiel", "hamburg", "hannover"]
    assert page.scene.bubble.text == "4 + 8 + 17 = 29"
    assert page.ways.headline.text() == "From Flensburg to Hannover: 29"
    assert "Flensburg – Kiel – Hamburg – Hannover" in page.ways.hint.text()
    click_city(qtbot, page, "kiel")  # the third click begins anew
    assert page.ways.headline.text() == "From Kiel"
    assert lit(page) == []
    click_city(qtbot, page, "kiel")
    assert page.ways.headline.text() == "Click a city, then a second one."


def test_the_way_to_the_city_under_the_pointer_is_shown(qtbot, page):
    click_city(qtbot, page, "flensburg")
    qtbot.mouseMove(page.view.viewport(), city_on_screen(page.view, "hamburg"))
    assert lit(page) == ["flensburg", "kiel", "hamburg"]
    qtbot.mouseMove(page.view.viewport(), QPoint(4, 4))
    assert lit(page) == []


@pytest.mark.long(but=["outpost"])
@each_board
def test_all_distances_are_listed(qtbot, page, board_id):
    page.show_board(load_board(board_id))
    board = page.scene.board
    start = board.cities[0]
    click_city(qtbot, page, start.id)
    costs = page.network.costs_from(0)
    expected = {city.name: costs[i] for i, city in enumerate(board.cities) if i}
    assert dict(rows(page)) == expected
    found = [cost for _, cost in rows(page)]
    assert found == sorted(found)


def test_a_row_of_the_list_is_a_city_too(qtbot, page):
    click_city(qtbot, page, "flensburg")
    table = page.ways.table
    row = [name for name, _ in rows(page)].index("Hamburg")
    index = table.model().index(row, 0)
    table.scrollTo(index)
    at = table.visualRect(index).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=at)
    assert lit(page) == ["flensburg", "kiel", "hamburg"]
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert page.ways.headline.text().startswith(f"From Flensburg to {rows(page)[row + 1][0]}")


def test_ways_stay_in_the_regions_in_play(qtbot, page):
    click_city(qtbot, page, "aachen")
    click_city(qtbot, page, "konstanz")
    page.regions.choose(["southwest", "south"])
    cost = Network(page.scene.board, ["southwest", "south"]).costs_from(
        page.scene.board.city_index["aachen"]
    )[page.scene.board.city_index["konstanz"]]
    assert page.ways.headline.text() == f"From Aachen to Konstanz: {cost}"
    page.regions.choose(["southwest"])
    assert page.ways.hint.text() == "There is no way in the regions in play."
    assert lit(page) == []
    page.regions.choose(["south"])  # the first city is out of play
    assert page.ways.headline.text() == "Click a city, then a second one."
    click_city(qtbot, page, "aachen")
    assert page.ways.headline.text() == "Click a city, then a second one."


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_choice_is_taken_back(qtbot, page, how):
    click_city(qtbot, page, "kiel")
    if how == "button":
        click(qtbot, page.ways.clear_button)
    else:
        qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.scene.cities["kiel"].shown == BoardCity()
    assert rows(page) == []


# -- notes ------------------------------------------------------------------------------------


def test_outpost_says_that_it_is_a_reconstruction(page):
    page.show_board(load_board("outpost"))
    assert page.notes.warning.isVisibleTo(page)
    assert "reconstruction" in page.notes.warning_label.text()
    assert "Cities: 35 made up here" in page.notes.notes.text()
    page.show_board(load_board("germany"))
    assert not page.notes.warning.isVisibleTo(page)


def test_what_is_uncertain_is_told(page):
    page.show_board(load_board("north-america"))
    told = page.notes.notes.text()
    assert "Las Vegas – Salt Lake City costs 14 here, elsewhere no connection" in told
    assert "Power Grid deluxe (2014)" in told


def test_outposts_tiles_are_dealt_anew(qtbot, page):
    assert not page.deal_button.isVisibleTo(page)
    page.show_board(load_board("outpost"))
    board = page.scene.board
    dealt = [pill.cost for pill in page.scene.pills]
    assert sorted(dealt) == list(board.tiles)
    click(qtbot, page.deal_button)
    again = [pill.cost for pill in page.scene.pills]
    assert again != dealt
    assert sorted(again) == list(board.tiles)
    assert page.network.edge_cost(0, 1) == again[0]


# -- pictures, languages, the way back --------------------------------------------------------


@pytest.mark.long(but=["svg"])
@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_the_board_is_saved(page, kind, tmp_path, toasts):
    FileDialogs().choose(tmp_path / "board")
    page.actions_by_ending[f".{kind}"].trigger()
    assert (tmp_path / f"board.{kind}").stat().st_size > 10_000
    assert toasts.messages == [f"Saved as board.{kind} in {tmp_path}."]


def test_a_failure_to_save_is_told(page, tmp_path, toasts):
    FileDialogs().choose(tmp_path / "nowhere" / "board.svg")
    page.actions_by_ending[".svg"].trigger()
    (told,) = toasts.messages
    assert told.startswith(f"board.svg was not saved in {tmp_path / 'nowhere'}: ")


def test_nothing_is_saved_without_a_name(page, toasts):
    FileDialogs().choose(None)
    page.actions_by_ending[".png"].trigger()
    assert toasts.messages == []


def test_every_panel_speaks_the_language_in_which_it_was_made(qtbot: QtBot, tmp_path: Path):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    settings.language = "de"
    spoken = Language(settings)
    page = MapPage(settings)
    qtbot.addWidget(page)
    spoken.choose("en")
    titles = [panel.heading.text() for panel in (page.regions, page.ways, page.notes)]
    assert titles == ["Gebiete", "Wege", "Über diesen Spielplan"]
    assert page.boards.currentData() == "germany"
    assert page.boards.currentText() == "Deutschland"
    assert page.regions.boxes["southwest"].accessibleName() == "Südwest"
    assert page.regions.boxes["southwest"].text().startswith("Südwest  ·")


def test_back(qtbot, page):
    back = QSignalSpy(page.back)
    click(qtbot, page.back_button)
    assert back.count() == 1


@pytest.mark.parametrize("size", [(1100, 700), (1920, 1080)])
def test_everything_has_a_name_and_room(qtbot, page, size):
    page.resize(*size)
    for button in (page.back_button, page.export_button):
        assert button.accessibleName() or button.text()
        assert button.toolTip()
        assert min(button.width(), button.height()) >= 32
    assert page.view.width() >= size[0] / 2


# -- printing -------------------------------------------------------------------------------------


def test_a_board_of_one_s_own_is_looked_at_like_any_other(page: MapPage, tmp_path: Path) -> None:
    board = read_board(write_sicily(tmp_path))
    page.show_board(board)
    assert (page.boards.currentData(), page.boards.currentText()) == (board.id, board.name)
    assert set(page.scene.cities) == {city.id for city in board.cities}
    assert len(choices_for(board, 2)) == 4
    page.show_board(load_board("usa"))
    assert page.boards.currentData() == "usa"
    pick(page, board.id)
    assert page.scene.board == board
