"""The log tells why computer players made their moves: real players, in their process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.app.sentences import reason_text
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.models.log_model import LogKind, LogRole
from powergrid_qt.views.log_panel import LogPanel
from powergrid_qt.views.main_window import MainWindow
from tests.views.window import LEFT, click, open_window

CONFIG = GameConfig("classic-2009", "germany", computer_seats(["normal"] * 3), 5)
WAIT_MS = 60_000
ENOUGH = 20


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    with open_window(qtbot, tmp_path, monkeypatch) as made:
        made.start_game(CONFIG)
        controller = made.controller
        qtbot.waitUntil(lambda: len(controller.game.moves) >= ENOUGH, timeout=WAIT_MS)
        controller.pause(True)
        yield made


def rows(log: LogPanel) -> list[QModelIndex]:
    return [log.shown.index(row, 0) for row in range(log.shown.rowCount())]


def kinds(log: LogPanel) -> list[LogKind]:
    return [index.data(LogRole.KIND) for index in rows(log)]


def explained(log: LogPanel) -> list[QModelIndex]:
    return [index for index in rows(log) if index.data(LogRole.REASON)]


def test_entries_carry_the_reason_of_their_move(window: MainWindow) -> None:
    log, controller = window.game_page.side.log, window.controller
    told = {entry.move: entry.reason for entry in log.model.entries if entry.reason}
    assert len(told) >= ENOUGH // 2
    for number, text in told.items():
        assert text == reason_text(controller.reasons[number], controller.game)
    assert LogKind.REASON not in kinds(log), "nobody has asked for them yet"
    tip = str(explained(log)[0].data(Qt.ItemDataRole.ToolTipRole))
    assert tip.splitlines()[1] == explained(log)[0].data(LogRole.REASON)


def test_a_click_or_enter_opens_the_reason_of_one_entry(qtbot: QtBot, window: MainWindow) -> None:
    log = window.game_page.side.log
    index = explained(log)[-1]
    reason = index.data(LogRole.REASON)
    log.view.scrollTo(index)
    middle = log.view.visualRect(index).center()
    qtbot.mouseClick(log.view.viewport(), LEFT, pos=middle)
    below = [one for one in rows(log) if one.data(LogRole.KIND) == LogKind.REASON]
    assert [one.data() for one in below] == [reason]
    above = log.shown.index(below[0].row() - 1, 0)
    assert above.data(LogRole.REASON) == reason
    log.view.setFocus()
    log.view.setCurrentIndex(above)
    qtbot.keyClick(log.view, Qt.Key.Key_Return)
    assert LogKind.REASON not in kinds(log)


def test_all_reasons_are_shown_whole_and_that_is_remembered(
    qtbot: QtBot, window: MainWindow
) -> None:
    log = window.game_page.side.log
    assert log.reasons_button.isVisible()
    click(qtbot, log.reasons_button)
    assert window.settings.reasons
    assert kinds(log).count(LogKind.REASON) == len(explained(log))
    for width in (1100, 1900):
        window.resize(width, 900)
        QApplication.processEvents()
        for index in rows(log)[-20:]:
            if index.data(LogRole.KIND) == LogKind.REASON:
                log.view.scrollTo(index)
                text, place = str(index.data()), log.view.visualRect(index)
                words = log.view.fontMetrics().horizontalAdvance(text)
                assert place.height() * (place.width() - 40) > words * 12, "cut off"
    click(qtbot, log.reasons_button)
    assert [window.settings.reasons] == [False]
    assert LogKind.REASON not in kinds(log)


def test_reasons_go_with_the_bids_that_are_hidden(qtbot: QtBot, window: MainWindow) -> None:
    log = window.game_page.side.log
    click(qtbot, log.reasons_button)
    bids = [entry for entry in log.model.entries if entry.explains == LogKind.BID]
    assert bids
    shown = kinds(log).count(LogKind.REASON)
    log.choice.setCurrentText("Without bids")
    assert kinds(log).count(LogKind.REASON) == shown - len(bids)


def test_an_old_game_has_no_reasons_and_says_nothing(window: MainWindow) -> None:
    log = window.game_page.side.log
    record = Record.of(window.controller.game)
    window.start_game(CONFIG)
    window.controller.pause(True)
    window.show_position(record)
    assert window.controller.reasons == {}
    assert explained(log) == []


def test_the_replay_of_this_game_still_has_them(window: MainWindow) -> None:
    count = len(explained(window.game_page.side.log))
    window.show_replay()
    window.replay_page.bar.go_to(ENOUGH)
    assert len(explained(window.replay_page.page.side.log)) >= count - 3
