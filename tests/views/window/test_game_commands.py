"""What the window does with files: begin, open, drop, rename, delete, and not lose anything."""

import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders, game_file
from powergrid_qt.engine import (
    COLORS,
    Game,
    GameConfig,
    GameOptions,
    Record,
    Seat,
    read_record,
    write_record,
)
from powergrid_qt.engine.board import read_board
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.paths import maps_dir
from powergrid_qt.views.pages.start.games_panel import GamesPanel
from powergrid_qt.views.window.dialog import Question
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToStart, ToTable
from tests.own_boards import sicily, write_sicily
from tests.views.file_dialog import FileDialogs
from tests.views.real_window import click, open_window

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def config(seed: int = 1, kind: str = "human") -> GameConfig:
    seats = tuple(
        Seat(name, color, kind) for name, color in zip(("Ada", "Bo"), COLORS, strict=False)
    )
    return GameConfig("classic-2009", "germany", seats, seed, GameOptions(open_money=True))


FINISHED = Record.of(play_game(config(kind="random")))


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch, fresh_window: MainWindow) -> MainWindow:
    monkeypatch.setattr(game_file, "RETRY_MS", 50)
    return fresh_window


def play(window: MainWindow, moves: int = 1) -> None:
    for _ in range(moves):
        assert window.program.controller.play(
            next(iter(window.program.controller.game.legal_moves))
        )
    window.program.keeper.finish()


def kept() -> list[Path]:
    return sorted(folders.saves_dir().glob("*.pgr"))


def moves_in(path: Path) -> int:
    return len(read_record(path).moves)


def to_start(qtbot: QtBot, window: MainWindow) -> GamesPanel:
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read)
    assert window.start_page.games is not None
    return window.start_page.games


def listed(panel: GamesPanel, path: Path) -> LibraryGame:
    row = panel.model.row_of(path)
    assert row is not None
    save = panel.model.index(row).data(Qt.ItemDataRole.UserRole)
    assert isinstance(save, LibraryGame)
    return save


def question(window: MainWindow) -> Question:
    return window.findChildren(Question)[-1]


def shows(window: MainWindow, page: QWidget) -> bool:
    return window.pages.currentWidget() is page


# -- playing ----------------------------------------------------------------------------------


def test_no_game_destroys_another(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """As people did it: a new game, a finished record, another game, in the midst of one."""
    window.games.start_game(config())
    play(window, 5)
    [first] = kept()
    content = first.read_bytes()
    finished = tmp_path / "finished.pgr"
    write_record(FINISHED, finished)
    window.go(ToNewGame())
    window.games.start_game(config(2))
    play(window, 2)
    window.games.open_file(finished)
    window.games.start_game(config(3))
    window.program.keeper.finish()
    assert first.read_bytes() == content
    assert sorted(map(moves_in, kept())) == [0, 2, 5]
    to_start(qtbot, window)
    window.games.open_game(first)
    assert shows(window, window.table.page)
    assert len(window.program.controller.game.moves) == 5
    play(window)
    assert sorted(map(moves_in, kept())) == [0, 2, 6]


def test_continue_goes_on_in_the_same_file(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start_game(config())
    play(window, 5)
    to_start(qtbot, window)
    click(qtbot, window.start_page.continue_button)
    play(window)
    assert [moves_in(path) for path in kept()] == [6]


# -- opening files ----------------------------------------------------------------------------


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
    assert "wins" in window.ends.page.winners.text


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


# -- two windows ------------------------------------------------------------------------------


def test_a_second_window_is_told_and_may_play_a_copy(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.games.start_game(config())
    play(window, 3)
    [path] = kept()
    with open_window(qtbot, folders.data_dir(), monkeypatch) as other:
        qtbot.waitUntil(lambda: other.program.library.has_read)
        click(qtbot, other.start_page.continue_button)
        assert shows(other, other.start_page)
        qtbot.keyClick(question(other), Qt.Key.Key_Escape)
        assert shows(other, other.start_page)
        click(qtbot, other.start_page.continue_button)
        click(qtbot, question(other).close_button)
        assert shows(other, other.table.page)
        play(other)
        play(window, 2)
        assert sorted(map(moves_in, kept())) == [4, 5]
        assert moves_in(path) == 5
        other.games.delete(listed(to_start(qtbot, other), path))
        assert path.exists()
        assert "another window" in other.shell.toasts.messages[-1]


# -- the list ---------------------------------------------------------------------------------


def test_a_game_is_renamed(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start_game(config())
    play(window, 2)
    [path] = kept()
    panel = to_start(qtbot, window)
    panel.model.renamed.emit(path, "Saturday evening")
    qtbot.waitUntil(lambda: window.program.library.has_read)
    assert listed(panel, path).title == "Saturday evening"
    window.games.open_game(path)
    play(window)
    assert read_record(path).about["title"] == "Saturday evening"


def test_a_deleted_game_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start_game(config())
    play(window, 2)
    window.games.start_game(config(2))
    panel = to_start(qtbot, window)
    before = kept()
    for path in before:
        panel.list.removed.emit(path)
        qtbot.waitUntil(lambda: window.program.library.has_read)
        assert not path.exists()
    assert panel.isVisible()
    assert "deleted" in panel.deleted.text
    click(qtbot, panel.deleted.button)
    qtbot.keyClick(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.program.library.has_read)
    assert kept() == before
    assert not panel.deleted.isVisible()
    assert panel.model.game_count == 2


def test_a_file_elsewhere_is_only_forgotten(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "finished.pgr"
    write_record(FINISHED, path)
    window.games.open_file(path)
    panel = to_start(qtbot, window)
    panel.list.removed.emit(path)
    qtbot.waitUntil(lambda: window.program.library.has_read)
    assert path.exists()
    assert window.program.settings.recent_files == ()
    assert panel.model.game_count == 0
    assert not panel.isVisible()


# -- what cannot be written -------------------------------------------------------------------


@pytest.fixture
def blocked(window: MainWindow) -> Path:
    """A file in the place of the folder stops everybody, root too."""
    folder = folders.saves_dir()
    folder.rmdir()
    folder.write_text("in the way")
    return folder


def test_trouble_is_told_until_it_is_over(qtbot: QtBot, window: MainWindow, blocked: Path) -> None:
    window.games.start_game(config())
    play(window, 3)
    assert window.games.trouble.isVisible()
    assert "cannot be saved" in window.games.trouble.text
    qtbot.wait(150)
    assert window.games.trouble.isVisible()
    blocked.unlink()
    qtbot.waitUntil(lambda: not window.games.trouble.isVisible())
    assert [moves_in(path) for path in kept()] == [3]


def test_an_unwritten_game_can_be_left_and_continued(
    qtbot: QtBot, window: MainWindow, blocked: Path
) -> None:
    window.games.start_game(config())
    play(window, 3)
    to_start(qtbot, window)
    assert window.games.trouble.isVisible()
    click(qtbot, window.start_page.continue_button)
    assert len(window.program.controller.game.moves) == 3
    blocked.unlink()
    play(window)
    assert [moves_in(path) for path in kept()] == [4]


def test_quitting_asks_while_something_is_unwritten(
    qtbot: QtBot, window: MainWindow, blocked: Path
) -> None:
    window.games.start_game(config())
    play(window, 3)
    assert not window.close()
    qtbot.keyClick(question(window), Qt.Key.Key_Escape)
    assert window.isVisible()
    assert not window.close()
    click(qtbot, question(window).close_button)  # try again, in vain
    assert window.isVisible()
    blocked.unlink()
    click(qtbot, question(window).close_button)
    assert not window.isVisible()
    assert [moves_in(path) for path in kept()] == [3]


def test_quitting_all_the_same(qtbot: QtBot, window: MainWindow, blocked: Path) -> None:
    window.games.start_game(config())
    assert not window.close()
    click(qtbot, question(window).others[-1])
    assert not window.isVisible()


def test_a_copy_is_a_game_of_its_own(window: MainWindow, tmp_path: Path) -> None:
    window.games.start_game(config())
    play(window, 3)
    FileDialogs().choose(tmp_path / "Sunday")
    window.games.ask_save()
    assert window.shell.toasts.messages[-1] == f"Saved as Sunday.pgr in {tmp_path}."
    play(window)
    copy = read_record(tmp_path / "Sunday.pgr")
    assert len(copy.moves) == 3
    assert copy.about["title"] == "Sunday"
    assert copy.about["id"] != window.program.controller.about["id"]
    assert copy.about["parent"]["id"] == window.program.controller.about["id"]


# -- the end ----------------------------------------------------------------------------------


def test_the_end_can_be_reached_again_from_the_board(qtbot: QtBot, window: MainWindow) -> None:
    window.games.show_position(replace(FINISHED, config=config()))
    assert shows(window, window.ends.page)
    click(qtbot, window.ends.page.board_button)
    assert shows(window, window.table.page)
    button = window.table.page.end_button
    assert button.isVisible()
    assert window.menu.end.isVisible()
    click(qtbot, button)
    assert shows(window, window.ends.page)
    click(qtbot, window.ends.page.board_button)
    assert window.menu.end in window.menu.actions()
    window.menu.end.trigger()
    assert shows(window, window.ends.page)
    window.games.start_game(config())
    assert not button.isVisible()
    assert not window.menu.end.isVisible()


def test_an_edition_that_is_new_here_is_introduced_with_its_lesson(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.games.start_game(config())
    assert window.shell.toasts.messages == [], "with the first one there is nothing to compare"
    outpost = replace(config(), edition="outpost-2024", board="outpost")
    window.games.start_game(outpost)
    (told,) = window.shell.toasts.messages
    assert "Workers instead of fuel" in told
    button = window.shell.toasts.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    click(qtbot, button)
    assert window.pages.shows("lesson_page")
    assert window.learning.lesson_page.run.lesson.record().config.edition == "outpost-2024"
    qtbot.waitUntil(lambda: not window.shell.toasts.messages)
    window.games.start_game(outpost)
    window.games.start_game(config())
    assert window.shell.toasts.messages == [], "each once"
