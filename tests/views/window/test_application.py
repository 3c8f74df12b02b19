"""The program is started again with a file, or asked to open one: the window shows it."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app.second_start import FirstProgram, hand_over
from powergrid_qt.engine import Record
from powergrid_qt.engine.record import write_record
from powergrid_qt.views.window.application import FileOpener, answer_second_starts
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.shell import game


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    program = FirstProgram(fresh_window)
    assert not program.other_runs()
    answer_second_starts(program, fresh_window)
    return fresh_window


def start_again(qtbot: QtBot, file: Path | None) -> bool:
    said: list[bool] = []
    threading.Thread(target=lambda: said.append(hand_over(file))).start()
    qtbot.waitUntil(lambda: bool(said))
    return said[0]


def test_the_open_window_shows_the_game(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere" / "Samstag bei Zoë.pgr"
    other.parent.mkdir()
    write_record(Record.of(game()), other)
    assert start_again(qtbot, other)
    qtbot.waitUntil(lambda: window.program.record is not None)
    assert window.pages.currentWidget() is window.table.page
    assert window.program.settings.recent_files == (other,)


def test_a_file_that_holds_no_game_is_told_there(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    assert start_again(qtbot, tmp_path / "gone.pgr")
    qtbot.waitUntil(lambda: bool(window.shell.toasts.messages))
    assert "gone.pgr" in window.shell.toasts.messages[0]
    assert window.pages.currentWidget() is window.start_page


def test_a_minimised_window_comes_up(qtbot: QtBot, window: MainWindow) -> None:
    window.showMinimized()
    assert start_again(qtbot, None)
    qtbot.waitUntil(lambda: not window.windowState() & Qt.WindowState.WindowMinimized)


def test_a_file_that_macos_asks_for_is_opened(qapp: QApplication, tmp_path: Path) -> None:
    opened: list[Path] = []
    opener = FileOpener(opened.append, qapp)
    file = tmp_path / "Eine Partie für Zoë.pgr"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    opener.deleteLater()
    assert opened == [file]
