"""What the window does with games: begin, rename, delete, and not lose anything."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from powergrid_qt.app import folders, game_file
from powergrid_qt.engine import read_record, write_record
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.views.pages.start.games_panel import GamesPanel
from powergrid_qt.views.window.dialog import Question
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToNewGame
from tests.views.file_dialog import FileDialogs
from tests.views.real_window import click, open_window
from tests.views.window.played_games import FINISHED, config, kept, moves_in, play, shows, to_start


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch, fresh_window: MainWindow) -> MainWindow:
    monkeypatch.setattr(game_file, "RETRY_MS", 50)
    return fresh_window


def listed(panel: GamesPanel, path: Path) -> LibraryGame:
    row = panel.model.row_of(path)
    assert row is not None
    save = panel.model.index(row).data(Qt.ItemDataRole.UserRole)
    assert isinstance(save, LibraryGame)
    return save


def question(window: MainWindow) -> Question:
    return window.findChildren(Question)[-1]


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
