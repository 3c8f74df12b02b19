"""A stranger's board, put together in a temporary folder: found, played and kept on screen."""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import GameConfig, Seat, read_record
from powergrid_qt.engine.board import parse_board, read_board
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.games_model import GameRole
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToStart
from tests.own_boards import sicily, write_sicily
from tests.views.real_window import Hands, click, open_window, speak

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

SIDE = 160
"""Of the picture of a city."""


def my_boards(home: Path) -> Path:
    folder = home / "boards"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def colors_in(picture: QImage) -> set[str]:
    steps = range(0, min(picture.width(), picture.height()), 2)
    return {QColor(picture.pixel(x, y)).name() for x in steps for y in steps}


def wait_for_picture(qtbot: QtBot, widget: QWidget) -> None:
    """Boards are painted late; an empty picture has few colours."""
    qtbot.waitUntil(lambda: len(colors_in(widget.grab().toImage())) > 50)


@pytest.mark.long
def test_a_stranger_adds_sicily(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is touched but a folder. `hard` plays a whole first game there."""
    home = tmp_path / "home"
    write_sicily(my_boards(home))
    with open_window(qtbot, home, monkeypatch) as window:
        click(qtbot, window.start_page.new_button)
        page = window.new_game_page
        card = page.boards.cards["sicily"]
        assert card.accessibleName() == "Sicily"
        wait_for_picture(qtbot, card)
        click(qtbot, card)
        while len(page.seats_model.seats) > 2:
            page.seats_model.remove(2)
        for seat, level in enumerate(("hard", "easy")):
            page.seats_model.set_kind(seat, level)
        page.options.beginner.click()
        assert page.summary.text().startswith("Sicily with 2 players")
        click(qtbot, page.play_button)
        assert window.table.page.header.title.text() == "Sicily"
        wait_for_picture(qtbot, window.table.page.board.view)
        qtbot.waitUntil(lambda: window.program.controller.game.over, timeout=120_000)
        qtbot.waitUntil(lambda: window.pages.currentWidget() is window.ends.page)
        assert window.program.keep_game()
        (saved,) = (home / "games").glob("*.pgr")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    sent = Path(shutil.copy(saved, elsewhere / "sicily.pgr"))
    shutil.rmtree(home)
    with open_window(qtbot, elsewhere / "home", monkeypatch) as window:
        window.games.open_file(sent)
        assert window.pages.currentWidget() is window.replays.page
        scene = window.replays.page.board.scene
        assert scene is not None
        assert scene.board.name == "Sicily"
        assert_listed(qtbot, window)


def assert_listed(qtbot: QtBot, window: MainWindow) -> None:
    """The start page tells a game on Sicily by name and picture."""
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read)
    games = window.start_page.games
    assert games is not None
    (row,) = (
        games.model.index(number)
        for number in range(games.model.rowCount())
        if games.model.index(number).data(GameRole.SAVE) is not None
    )
    assert "Sicily, Second edition 2009" in row.data()
    view, picture = games.list.viewport(), games.list.visualRect(row)
    picture.setWidth(80)
    qtbot.waitUntil(lambda: len(colors_in(view.grab(picture).toImage())) > 30)  # one by one


def test_a_board_is_played_kept_and_opened_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = read_board(write_sicily(tmp_path))
    seats = (Seat("Ada", "red"), Seat("Bo", "blue", "hard"))
    config = GameConfig("classic-2009", board.id, seats, seed=3, own_board=board)
    with open_window(qtbot, tmp_path / "home", monkeypatch) as window:
        window.games.start_game(config)
        page = window.table.page
        assert page.board.scene is not None
        assert set(page.board.scene.cities) == {city.id for city in board.cities}
        hands = Hands(qtbot, window, seed=1)
        while len(window.program.controller.game.moves) < 12:
            hands.play_turn()
        (path,) = (tmp_path / "home" / "games").glob("*.pgr")
        qtbot.waitUntil(lambda: len(read_record(path).moves) >= 12)
    (tmp_path / "sicily.json").unlink()
    assert path.name.startswith("Sicily ")
    with open_window(qtbot, tmp_path / "home", monkeypatch) as window:
        assert_listed(qtbot, window)
        click(qtbot, window.start_page.continue_button)
        assert window.table.page.header.title.text() == "Sicily"
        assert window.program.controller.game.state.rules.board == board
    with open_window(qtbot, tmp_path / "home", monkeypatch) as window:
        assert_listed(qtbot, window)  # now from what was written down about it
    assert replayed(read_record(path)).state.rules.board == board


@pytest.mark.long
def test_a_board_shows_what_it_changes(qtbot: QtBot) -> None:
    """Room for a house less, and what is paid besides."""
    usual, changed = (
        BoardScene(parse_board(sicily(connections=connections, cities=cities), "sicily.json"))
        for connections, cities in (
            (sicily()["connections"], sicily()["cities"]),
            (
                [{**line, "extra": 20} for line in sicily()["connections"]],
                [{**city, "houses": 2} for city in sicily()["cities"]],
            ),
        )
    )
    printed = [line["cost"] for line in sicily()["connections"]]
    assert [pill.cost for pill in usual.pills] == printed
    assert [pill.cost for pill in changed.pills] == [cost + 20 for cost in printed]
    for board, places in ((usual, 3), (changed, 2)):
        city = board.cities["c00"]
        shown = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        with QPainter(shown) as painter:  # the whole board becomes as large, somewhere in Qt
            board.render(painter, QRectF(shown.rect()), city.body_box)
        scale, below = SIDE / city.body_box.width(), QPointF(SIDE / 2, SIDE * 0.5625)
        middles = (city.slot_place(slot) * scale + below for slot in range(3))
        grounds = {shown.pixel(at.toPoint()) for at in middles}
        assert (len(grounds) == 1) == (places == 3)


def test_boards_are_found_whenever_they_are_offered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = my_boards(tmp_path)
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.go(ToNewGame())
        page = window.new_game_page
        assert "sicily" not in page.boards.cards
        window.go(ToStart())
        path = write_sicily(folder)
        window.go(ToNewGame())
        click(qtbot, page.boards.cards["sicily"])
        assert page.game.board.name == "Sicily"
        window.go(ToMaps())
        assert window.map_page.boards.findText("Sicily") > 0
        path.write_text(json.dumps(sicily(name="Sicilia")), encoding="utf-8")
        window.go(ToNewGame())
        assert page.summary.text().startswith("Sicilia with")
        window.go(ToStart())
        speak(window, "de")
        path.write_text(json.dumps(sicily(line={"en": "a boot", "de": "ein Stiefel"})), "utf-8")
        window.go(ToNewGame())
        boards = window.new_game_page.boards
        assert boards.cards["sicily"].accessibleDescription().startswith("ein Stiefel. ")
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        assert window.new_game_page.game.board.name == "Sicily"  # chosen the last time
        path.unlink()
        window.go(ToNewGame())
        assert "sicily" not in window.new_game_page.boards.cards
        assert window.new_game_page.game.board.name == "Germany"


def test_the_start_page_counts_the_boards_of_one_s_own(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        button = window.start_page.maps_button
        qtbot.waitUntil(lambda: button.detail == f"{len(playable_boards())} boards")
        write_sicily(my_boards(tmp_path))
        window.go(ToMaps())
        window.go(ToStart())
        qtbot.waitUntil(lambda: button.detail == f"{len(playable_boards()) + 1} boards")


def test_for_whom_a_board_has_no_room_is_told_at_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_sicily(my_boards(tmp_path), regions=3)
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.go(ToNewGame())
        page = window.new_game_page
        click(qtbot, page.boards.cards["sicily"])
        few = "For 4 players 4 regions are needed, and this board has 3"
        assert (page.summary.text(), page.play_button.isEnabled()) == (few, False)
        page.seats_model.remove(3)
        assert page.play_button.isEnabled()
        page.seats_model.add()
        click(qtbot, page.boards.cards["usa"])
        assert page.play_button.isEnabled()


def test_what_is_wrong_with_a_board_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = my_boards(tmp_path)
    write_sicily(folder)
    for name, content in {
        "broken.json": "{",
        "few.json": json.dumps(sicily(regions=2, id="few")),
        "germany.json": json.dumps(sicily(id="germany")),
        "market.json": json.dumps(
            sicily(id="market", editions={"classic-2009": {"fuel_market": {"refill": {"coal": 3}}}})
        ),
        "twin.json": json.dumps(sicily()),
        "notes.txt": "not a board at all",
    }.items():
        (folder / name).write_text(content, encoding="utf-8")
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.go(ToNewGame())
        page = window.new_game_page
        assert set(page.boards.cards) - set(playable_boards()) == {"sicily"}
        assert page.broken.isVisible()
        told = page.broken.text.splitlines()
        assert [line.split(": ", 1) for line in told] == [
            ["broken.json", "No valid JSON (line 1, column 2: the file ends too early)"],
            [
                "few.json",
                "For 2 players 3 regions are needed, and this board has 2. Divide it into more, or"
                " ask for fewer by “regions” under “editions”",
            ],
            ["germany.json", "There is another board with the id “germany”: give it another"],
            [
                "market.json",
                "editions.classic-2009.fuel_market.refill: “coal” must be an object, not 3",
            ],
            ["twin.json", "There is another board with the id “sicily”: give it another"],
        ]
        for path in folder.glob("*.json"):
            path.unlink()
        window.go(ToStart())
        window.go(ToNewGame())
        assert not page.broken.isVisible()
