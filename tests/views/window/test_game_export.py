"""A game written out for others: as text, figures, pictures and charts, by the menu."""

import csv
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageSequence
from PySide6.QtCore import QStandardPaths, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QPushButton

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.export.encoding import kinds
from powergrid_qt.app.export.texts import figures_csv, plain
from powergrid_qt.engine import GameConfig, GameOptions, Record
from powergrid_qt.engine.record import parse_record, replayed
from powergrid_qt.models.balance import rounds_of
from powergrid_qt.views.board.moving_picture import moments
from powergrid_qt.views.window.animation_dialog import AnimationDialog
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import Export, ToReplay, ToStart
from powergrid_qt.whole_file import write_whole
from tests.views.file_dialog import FileDialogs
from tests.views.real_window import click

CONFIG = GameConfig("classic-2004", "germany", computer_seats(["easy"] * 3), 4)
PLAYED = Record.of(play_game(CONFIG))


def people(record: Record, moves: int) -> Record:
    """A game that goes on, with people at all seats."""
    seats = tuple(replace(seat, kind="human") for seat in record.config.players)
    return Record(replace(record.config, players=seats), record.moves[:moves])


def choose(window: MainWindow, export: Export, path: Path | None) -> FileDialogs:
    """By the menu; gives the dialog that asked for the file."""
    dialogs = FileDialogs()
    dialogs.choose(path)
    window.menu.export_menu.entries[export].trigger()
    return dialogs


@pytest.fixture
def ended(window: MainWindow) -> MainWindow:
    window.games.show_position(PLAYED)
    assert window.pages.currentWidget() is window.ends.page
    return window


def leave_once_open(qtbot, menu):
    """It holds everything up until somebody leaves it."""
    if menu.isVisible():
        qtbot.keyClick(menu, Qt.Key.Key_Escape)
    else:
        QTimer.singleShot(10, menu, lambda: leave_once_open(qtbot, menu))


def test_the_end_page_opens_the_menu_by_its_button(ended, qtbot):
    menu = ended.menu.export_menu
    leave_once_open(qtbot, menu)
    with qtbot.waitSignal(menu.aboutToShow):
        click(qtbot, ended.ends.page.export_button)
    assert menu.entries[Export.CHARTS].isVisible()


def test_the_log_can_be_read_as_text(ended, tmp_path):
    choose(ended, Export.LOG, tmp_path / "log")
    text = (tmp_path / "log.txt").read_text(encoding="utf-8")
    game = replayed(PLAYED)
    rounds = [line for line in text.splitlines() if line.startswith("Round ")]
    assert len(rounds) == game.state.round
    assert all(seat.name in text for seat in CONFIG.players)


def test_the_figures_are_those_of_the_rounds(ended, tmp_path):
    choose(ended, Export.FIGURES, tmp_path / "figures.csv")
    with (tmp_path / "figures.csv").open(encoding="utf-8-sig", newline="") as file:
        head, *rows = csv.reader(file)
    assert head == ["Round", "Player", "Cities", "Cities powered", "Money"]
    last = rounds_of(replayed(PLAYED))[-1]
    players = len(CONFIG.players)
    assert [int(row[2]) for row in rows[-players:]] == list(last.cities)
    assert [int(row[4]) for row in rows[-players:]] == list(last.money)


def test_hidden_money_is_not_told_while_the_game_goes_on():
    running = replayed(people(PLAYED, 60))
    assert "Money" not in figures_csv(running)
    options = GameOptions(open_money=True)
    opened = replace(running.config, options=options)
    assert "Money" in figures_csv(replayed(Record(opened, PLAYED.moves[:60])))


@pytest.mark.parametrize("name", ["=1+1", "+49", "-x", "@home"])
def test_a_name_is_no_formula(name):
    assert plain(name) == f"'{name}"
    assert plain("Ada") == "Ada"


def test_a_picture_shows_the_page(ended, tmp_path):
    choose(ended, Export.PICTURE, tmp_path / "page")
    picture = QImage(str(tmp_path / "page.png"))
    assert picture.size() == ended.ends.page.grab().size()


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_charts_are_written_as_points_and_as_lines(ended, tmp_path, ending):
    path = tmp_path / f"charts.{ending}"
    choose(ended, Export.CHARTS, path)
    if ending == "png":
        picture = QImage(str(path))
        colors = {picture.pixel(x, y) for x in range(0, picture.width(), 7)
                  for y in range(0, picture.height(), 7)}  # fmt: skip
        assert picture.height() >= 3 * 200
        assert len(colors) > 10
    else:
        kinds = [element.tag.rpartition("}")[2] for element in ElementTree.parse(path).iter()]
        assert kinds.count("polyline") >= 3 * len(CONFIG.players)


def test_the_record_is_copied_as_text(ended):
    ended.menu.export_menu.entries[Export.RECORD].trigger()
    assert parse_record(QGuiApplication.clipboard().text()).moves == PLAYED.moves


def dialog_of(window: MainWindow) -> AnimationDialog:
    window.menu.export_menu.entries[Export.ANIMATION].trigger()
    (dialog,) = [one for one in window.findChildren(AnimationDialog) if one.isVisible()]
    return dialog


@pytest.mark.long(but=["gif"])
@pytest.mark.parametrize("kind", kinds())
def test_a_game_becomes_a_moving_picture(ended, qtbot, tmp_path, kind):
    dialog = dialog_of(ended)
    for choice, value in ((dialog.size_choice, "480"), (dialog.kind, kind)):
        choice.set_value(value)
    frames = len(moments(PLAYED))
    FileDialogs().choose(tmp_path / "game")
    with qtbot.waitSignal(dialog.accepted, timeout=60_000):
        click(qtbot, dialog.close_button)
        assert not dialog.close_button.isEnabled()
    assert told(ended) == f"Saved as game.{kind} in {tmp_path}."
    with Image.open(tmp_path / f"game.{kind}") as picture:
        assert picture.format == kind.upper()
        assert max(picture.size) == 480
        # Frames that look alike become one.
        assert 0.8 * frames <= len(list(ImageSequence.Iterator(picture))) <= frames


def test_a_moving_picture_that_is_cancelled_leaves_nothing(ended, qtbot, tmp_path):
    dialog = dialog_of(ended)
    FileDialogs().choose(tmp_path / "game")
    click(qtbot, dialog.close_button)
    assert dialog.animator is not None
    with qtbot.waitSignal(dialog.animator.painted, timeout=30_000):
        pass
    click(qtbot, dialog.cancel_button)
    assert not dialog.isVisible()
    qtbot.wait(300)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_a_moving_picture_that_cannot_be_written_says_so(ended, qtbot, tmp_path):
    dialog = dialog_of(ended)
    dialog.size_choice.set_value("480")
    FileDialogs().choose(tmp_path / "nowhere" / "game")
    click(qtbot, dialog.close_button)
    qtbot.waitUntil(dialog.close_button.isEnabled, timeout=60_000)
    assert "has not worked" in dialog.state.text()
    assert f"was not saved in {tmp_path / 'nowhere'}: " in told(ended)
    click(qtbot, dialog.cancel_button)
    assert list(tmp_path.iterdir()) == []


# -- where files go -----------------------------------------------------------------------------


def told(window: MainWindow) -> str:
    """The newest message."""
    return window.shell.toasts.messages[-1]


def test_a_file_that_cannot_be_written_is_named_and_leaves_nothing(ended, tmp_path):
    choose(ended, Export.LOG, tmp_path / "nowhere" / "log.txt")
    assert told(ended).startswith(f"log.txt was not saved in {tmp_path / 'nowhere'}: ")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_replaced_stays_whole(ended, tmp_path):
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "log.txt").mkdir()  # nothing is written in place of a folder
    ended.shell.saver.write(folder / "log.txt", lambda: write_whole(b"new", folder / "log.txt"))
    assert told(ended).startswith(f"log.txt was not saved in {folder}: ")
    assert [path.name for path in folder.iterdir()] == ["log.txt"]


def test_nothing_is_written_or_remembered_without_a_name(ended, tmp_path):
    before = ended.program.settings.folder
    choose(ended, Export.LOG, None)
    assert list(tmp_path.iterdir()) == []
    assert ended.program.settings.folder == before


def test_the_message_leads_to_the_folder(ended, qtbot, tmp_path, monkeypatch):
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    choose(ended, Export.LOG, tmp_path / "log")
    assert told(ended) == f"Saved as log.txt in {tmp_path}."
    (button,) = [
        one
        for one in ended.shell.toasts.findChildren(QPushButton)
        if one.text() == "Show in folder"
    ][-1:]
    assert ended.rect().contains(button.mapTo(ended, button.rect().center()))
    click(qtbot, button)
    assert opened == [QUrl.fromLocalFile(str(tmp_path))]


def test_all_dialogs_begin_in_the_folder_of_the_last_one(ended, tmp_path):
    ended.program.settings.folder = tmp_path / "gone"
    here = choose(ended, Export.LOG, tmp_path / "log")
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    usual = Path(QStandardPaths.writableLocation(documents))
    assert here.folders == [usual if usual.is_dir() else Path.home()]
    assert choose(ended, Export.FIGURES, None).folders == [tmp_path]
    copies, boards = FileDialogs(), FileDialogs()
    copies.choose(None)
    ended.games.ask_save()
    boards.choose(None)
    ended.map_page.actions_by_ending[".png"].trigger()
    assert (copies.folders, boards.folders) == ([tmp_path], [tmp_path])
    assert boards.names == [f"{ended.map_page.scene.board.id}.png"]


def test_a_running_game_and_its_replay_have_the_menu_and_other_pages_do_not(window):
    window.games.show_position(people(PLAYED, 60))
    entry = window.menu.export_menu.menuAction()
    assert entry.isVisible()
    assert entry in window.menu.actions()
    assert not window.menu.export_menu.entries[Export.CHARTS].isVisible()
    window.go(ToReplay())
    assert entry.isVisible()
    window.go(ToStart())
    assert not entry.isVisible()


def test_the_menu_speaks_the_language_of_the_program(window):
    assert window.menu.export_menu.title() == "E&xport"
    assert window.menu.export_menu.entries[Export.LOG].text() == "&Log as text..."
