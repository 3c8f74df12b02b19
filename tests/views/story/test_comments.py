"""Comments on moves: typed in the replay, told in the log, kept in the record."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app import folders
from powergrid_qt.engine import GameConfig, Note, Record, read_record, write_record
from powergrid_qt.engine.moves import Reason
from powergrid_qt.models.log_model import LogKind
from powergrid_qt.views.story.log_panel import LogPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToReplay, ToStart
from tests.views.real_window import click, speak

Key = Qt.Key
CONFIG = GameConfig("classic-2009", "germany", computer_seats(["random"] * 2), 3)
WHY = Reason("first_plant", ())
AT = 30
WAIT_MS = 60_000


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game, in which a computer player has given a reason for the move."""
    return Record.of(play_game(CONFIG), {AT: (WHY,)}, {"id": "ours"})


@pytest.fixture
def path(window: MainWindow, record: Record) -> Path:
    """The game in the folder, opened at the move."""
    folders.saves_dir().mkdir(parents=True, exist_ok=True)
    path = folders.saves_dir() / "game.pgr"
    write_record(record, path)
    look_at(window, path)
    return path


def look_at(window: MainWindow, path: Path) -> None:
    window.games.open_game(path)
    window.go(ToReplay(AT))
    window.activateWindow()


def write(qtbot: QtBot, window: MainWindow, text: str) -> None:
    """As people do it: a key, the words, Enter."""
    qtbot.keyClick(QApplication.focusWidget() or window, Key.Key_C)
    qtbot.keyClicks(window.replays.page.panel.field.text, text)
    qtbot.keyClick(window.replays.page.panel.field.text, Key.Key_Return)
    window.program.keeper.finish()


def comments(log: LogPanel) -> list[tuple[int, str]]:
    return [(one.move, one.text) for one in log.model.entries if one.kind == LogKind.COMMENT]


def test_a_comment_is_told_in_the_log_and_kept_in_the_record(
    qtbot: QtBot, window: MainWindow, path: Path, record: Record
) -> None:
    page = window.replays.page
    write(qtbot, window, "Far too dear!")
    assert page.bar.slider.value() == AT
    assert comments(page.log) == [(AT, "Far too dear!")]
    assert page.panel.comment.words == "Far too dear!"
    assert not page.panel.commenting
    assert read_record(path).remarks == {AT: (WHY, Note("Far too dear!"))}
    assert read_record(path).moves == record.moves
    window.go(ToStart())
    look_at(window, path)
    assert comments(page.log) == [(AT, "Far too dear!")]
    assert comments(window.table.page.side.log) == [(AT, "Far too dear!")]


def test_it_is_changed_and_taken_away(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    page = window.replays.page
    write(qtbot, window, "First thought")
    write(qtbot, window, "Second thought")  # the first is selected, and gone with the first letter
    assert read_record(path).remarks[AT] == (WHY, Note("Second thought"))
    assert comments(page.log) == [(AT, "Second thought")]
    click(qtbot, page.bar.comment_button)
    qtbot.keyClick(page.panel.field.text, Key.Key_Escape)
    assert comments(page.log) == [(AT, "Second thought")], "left as it was"
    click(qtbot, page.bar.comment_button)
    click(qtbot, page.panel.field.remove_button)
    window.program.keeper.finish()
    assert comments(page.log) == []
    assert read_record(path).remarks == {AT: (WHY,)}


def test_no_key_moves_the_replay_while_a_comment_is_typed(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    page = window.replays.page
    click(qtbot, page.bar.comment_button)
    text = page.panel.field.text
    assert text.hasFocus()
    qtbot.keyClicks(text, "a b c")
    for key in (Key.Key_Left, Key.Key_Home, Key.Key_End, Key.Key_PageDown, Key.Key_Right):
        for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
            qtbot.keyClick(text, key, modifier)
    qtbot.keyClick(text, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(text, "d")
    assert page.bar.slider.value() == AT
    assert not page.bar.playing
    click(qtbot, page.panel.field.keep_button)
    assert comments(page.log) == [(AT, "a b c\nd")]
    qtbot.keyClick(QApplication.focusWidget() or window, Key.Key_Right)
    assert page.bar.slider.value() > AT, "the keys are the replay's again"


@pytest.mark.parametrize("way", ["timeline", "end", "language"])
def test_what_is_typed_is_not_lost_when_somebody_goes_elsewhere(
    qtbot: QtBot, window: MainWindow, path: Path, way: str
) -> None:
    page = window.replays.page
    click(qtbot, page.bar.comment_button)
    qtbot.keyClicks(page.panel.field.text, "Half a thou")
    if way == "timeline":
        click(qtbot, page.bar.slider)
        assert page.bar.slider.value() != AT
    elif way == "end":
        click(qtbot, page.bar.close_button)
    else:
        speak(window, "de")
    assert not window.replays.page.panel.commenting
    window.program.keeper.finish()
    assert read_record(path).remarks == {AT: (WHY, Note("Half a thou"))}


def test_no_other_game_gets_what_is_typed(
    qtbot: QtBot, window: MainWindow, path: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.pgr"
    write_record(Record.of(play_game(replace(CONFIG, seed=4))), other)
    click(qtbot, window.replays.page.bar.comment_button)
    qtbot.keyClicks(window.replays.page.panel.field.text, "Not yours")
    window.games.open_file(other)
    window.program.keeper.finish()
    assert window.program.controller.record.remarks == {}
    assert list(folders.saves_dir().glob("*.pgr")) == [path]


def test_the_analysis_does_not_disturb_it(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    page = window.replays.page
    click(qtbot, page.bar.comment_button)
    qtbot.keyClicks(page.panel.field.text, "Thinking")
    page.panel.costly.changed.emit()  # as with every new verdict
    qtbot.keyClicks(page.panel.field.text, " on")
    assert page.panel.field.text.toPlainText() == "Thinking on"
    qtbot.keyClick(page.panel.field.text, Key.Key_Return)
    assert comments(page.log) == [(AT, "Thinking on")]


def test_it_is_shown_as_it_is(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    write(qtbot, window, "<b>&amp;</b>")
    panel = window.replays.page.panel
    assert panel.comment.text() == "<b>&amp;</b>"
    assert panel.comment.textFormat() == Qt.TextFormat.PlainText


def test_a_very_long_comment_of_somebody_else_is_cut_only_on_screen(
    window: MainWindow, path: Path, record: Record
) -> None:
    text = "long " * 40_000
    window.go(ToStart())
    write_record(replace(record, entries=(*record.entries, Note(text))), path)
    look_at(window, path)
    window.replays.page.bar.go_to(len(record.moves))
    window.grab()
    assert window.program.controller.comment_on(len(record.moves)) == text


def test_a_game_from_elsewhere_stays_as_it_is(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, record: Record
) -> None:
    letter = tmp_path / "letter.pgr"
    write_record(record, letter)
    content = letter.read_bytes()
    window.games.open_file(letter)
    window.replays.page.bar.go_to(AT)
    write(qtbot, window, "Seen")
    assert letter.read_bytes() == content
    [copy] = folders.saves_dir().glob("*.pgr")
    kept = read_record(copy)
    assert kept.remarks == {AT: (WHY, Note("Seen"))}
    assert kept.about["parent"]["id"] == "ours"
    assert "copy" in window.shell.toasts.messages[-1]
    write(qtbot, window, "Seen again")
    assert [read_record(one).remarks[AT][-1] for one in folders.saves_dir().glob("*.pgr")] == [
        Note("Seen again")
    ]


def test_a_finished_game_of_the_folder_opened_as_a_file_has_it_in_place(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    window.go(ToStart())
    window.games.open_file(path)
    assert window.pages.currentWidget() is window.replays.page
    window.replays.page.bar.go_to(AT)
    write(qtbot, window, "Here")
    assert list(folders.saves_dir().glob("*.pgr")) == [path]
    assert read_record(path).remarks[AT][-1] == Note("Here")


def test_a_running_game_waits_and_keeps_it(qtbot: QtBot, window: MainWindow) -> None:
    """Computer players do not move on while somebody looks back."""
    seats = (replace(CONFIG.players[0], kind="human"), CONFIG.players[1])
    window.games.start_game(replace(CONFIG, players=seats))
    controller = window.program.controller
    while {move.seat for move in controller.game.moves} != {0, 1} or controller.human_to_move:
        qtbot.waitUntil(lambda: controller.human_to_move, timeout=WAIT_MS)
        controller.play(next(iter(controller.game.legal_moves)))
    made = len(controller.game.moves)
    window.menu.look_back.trigger()
    page = window.replays.page
    assert page.bar.slider.value() == made
    assert not page.panel.costly.isVisible(), "an analysis would be a hint"
    with qtbot.assertNotEmitted(controller.changed, wait=300):  # its process runs already
        write(qtbot, window, "Now or never")
    click(qtbot, page.bar.close_button)
    assert window.pages.currentWidget() is window.table.page
    assert comments(window.table.page.side.log) == [(made, "Now or never")]
    qtbot.waitUntil(lambda: len(controller.game.moves) > made, timeout=WAIT_MS)
    window.program.keeper.finish()
    [kept] = folders.saves_dir().glob("*.pgr")
    assert read_record(kept).remarks[made][-1] == Note("Now or never")
