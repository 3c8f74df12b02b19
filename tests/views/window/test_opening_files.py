"""What the window does with files that are opened or dropped: games and boards."""

import gzip
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app import folders
from powergrid_qt.engine import Game, GameConfig, Record, Seat, read_record, write_record
from powergrid_qt.engine.board import read_board
from powergrid_qt.paths import maps_dir
from powergrid_qt.views.window.dialog import Question
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToStart, ToTable
from tests.own_boards import sicily, write_sicily
from tests.views.real_window import click
from tests.views.window.played_games import FINISHED, config, kept, moves_in, play, shows, to_start

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    for board in folders.boards_dir().iterdir():  # that a test has kept
        board.unlink()
    return window


@pytest.mark.parametrize("ending", [".pgr", ".pgr.gz"])
def test_an_unfinished_file_is_played_on_in_a_copy(
    window: MainWindow, tmp_path: Path, ending: str
) -> None:
    game = Game(config())
    for _ in range(3):
        game.apply(next(iter(game.legal_moves)))
    letter = tmp_path / f"letter{ending}"
    write_record(Record.of(game, about={"id": "theirs"}), letter)
    if ending.endswith("gz"):
        letter.write_bytes(gzip.compress(letter.read_bytes()))
    content = letter.read_bytes()
    window.games.open_file(letter)
    assert shows(window, window.table.page)
    assert letter.name in window.shell.toasts.messages[-1]
    assert kept() == []
    play(window)
    assert letter.read_bytes() == content
    [copy] = kept()
    assert moves_in(copy) == 4
    assert read_record(copy).about["parent"]["id"] == "theirs"
    assert window.program.settings.recent_files == (letter,)


def test_a_finished_file_is_shown_move_by_move(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "finished.pgr"
    write_record(FINISHED, path)
    window.games.open_file(path)
    assert shows(window, window.replays.page)
    assert kept() == []
    window.replays.page.bar.close_button.click()
    assert shows(window, window.ends.page)
    assert "wins" in window.ends.page.winners.label.text()


def test_a_finished_game_of_the_list_shows_its_end(qtbot: QtBot, window: MainWindow) -> None:
    path = folders.saves_dir() / "finished.pgr"
    write_record(FINISHED, path)
    content = path.read_bytes()
    to_start(qtbot, window)
    window.start_page.open_save.emit(path)
    assert shows(window, window.ends.page)
    assert path.read_bytes() == content


@pytest.mark.parametrize("content", [None, "nonsense", '{"format": "powergrid-record"}'])
def test_a_bad_file_is_told_in_the_window(
    window: MainWindow, tmp_path: Path, content: str | None
) -> None:
    path = tmp_path / "bad.pgr"
    if content is not None:
        path.write_text(content)
    window.games.open_file(path)
    assert shows(window, window.start_page)
    assert "bad.pgr" in window.shell.toasts.messages[-1]
    assert window.program.settings.recent_files == ()


def test_a_game_of_the_folder_opened_as_a_file_is_played_in_place(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.games.start_game(config())
    play(window, 2)
    [path] = kept()
    to_start(qtbot, window)
    window.games.open_file(path)
    play(window)
    assert [moves_in(path) for path in kept()] == [3]
    assert window.program.settings.recent_files == ()


def drag(window: MainWindow, over: QWidget, path: Path) -> bool:
    """Drag a file over a part of the window and drop it; whether that was accepted."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    actions = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(5, 5), actions, data, LEFT, NONE)
    QApplication.sendEvent(over, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(over, QDropEvent(QPointF(5, 5), actions, data, LEFT, NONE))
    return True


def test_a_game_can_be_dropped_on_every_page(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "finished.pgr"
    write_record(FINISHED, path)
    window.games.start_game(config())
    for show, part in (
        (lambda: window.go(ToStart()), lambda: window.start_page.skyline),
        (lambda: window.go(ToNewGame()), lambda: window.new_game_page.summary),
        (lambda: window.go(ToTable()), lambda: window.table.page.board.view.viewport()),
        (lambda: window.go(ToTable()), lambda: window.table.page.side.log.view.viewport()),
        (lambda: window.go(ToMaps()), lambda: window.map_page),
    ):
        show()
        assert drag(window, part(), path)
        assert shows(window, window.replays.page)
    window.go(ToStart())
    assert not drag(window, window.start_page.skyline, tmp_path / "picture.png")


def test_an_edition_and_a_board_are_introduced_once(window: MainWindow) -> None:
    """The very first ones are not: there is nothing from which they could differ."""
    people = (Seat("Ada", "red"), Seat("Bo", "blue"), Seat("Cy", "green"))
    told = []
    for edition, board in (
        ("classic-2009", "germany"),
        ("classic-2009", "benelux"),
        ("recharged-2019", "italy"),
        ("recharged-2019", "italy"),
    ):
        before = set(window.shell.toasts.messages)
        window.games.start_game(GameConfig(edition, board, people, 3))
        told.append([text for text in window.shell.toasts.messages if text not in before])
    first, benelux, italy, again = told
    assert (first, again) == ([], [])
    assert [text.split(". ")[0] for text in benelux] == ["New to you: Benelux"]
    assert "A wind plant that is fifth in the market" in benelux[0]
    assert [line.split(". ")[0] for line in italy[0].splitlines()] == [
        "New to you: Recharged 2019",
        "New to you: Italy",
    ]


def offered(window: MainWindow) -> Question:
    """What is asked about a board that was dropped."""
    (question,) = window.findChildren(Question)
    return question


def test_a_board_can_be_dropped_and_played(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    assert drag(window, window.start_page.skyline, write_sicily(tmp_path))
    question = offered(window)
    assert question.heading.text() == "Sicily"
    assert question.text.text() == "42 cities\nSecond edition 2009: for 2, 3, 4, 5 or 6 players"
    click(qtbot, question.close_button)
    assert shows(window, window.new_game_page)
    assert window.new_game_page.boards.cards["sicily"].isChecked()
    assert list(folders.boards_dir().iterdir()) == []
    click(qtbot, window.new_game_page.play_button)
    assert window.table.page.header.title.text() == "Sicily"
    window.ends.page.again_button.click()
    assert window.table.page.header.title.text() == "Sicily"


def test_a_board_can_be_opened_and_looked_at(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.games.open_file(write_sicily(tmp_path))
    click(qtbot, offered(window).others[0])
    assert shows(window, window.map_page)
    assert window.map_page.scene.board.name == "Sicily"


def test_a_board_can_be_kept(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    for cost in (5, 7):  # the second time it is a better one
        board = sicily()
        board["connections"][0]["cost"] = cost
        path = tmp_path / f"sicily {cost}.json"
        path.write_text(json.dumps(board), encoding="utf-8")
        window.games.open_file(path)
        click(qtbot, offered(window).others[1])
        qtbot.waitUntil(lambda: not window.findChildren(Question))
        assert shows(window, window.new_game_page)
        (kept_file,) = folders.boards_dir().iterdir()
        assert json.loads(kept_file.read_text(encoding="utf-8")) == board
        assert window.new_game_page.game.board == read_board(kept_file)


def test_a_board_with_the_id_of_one_that_comes_with_the_game_is_refused(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "germany.json"
    path.write_bytes((maps_dir() / "germany.json").read_bytes())
    window.games.open_file(path)
    told = "germany.json: There is another board with the id “germany”: give it another"
    assert window.shell.toasts.messages[-1] == told
    assert window.findChildren(Question) == []


def test_a_board_that_is_none_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.games.open_file(write_sicily(tmp_path, cities=[]))
    assert "sicily.json: “cities” must not be empty" in window.shell.toasts.messages[-1]
