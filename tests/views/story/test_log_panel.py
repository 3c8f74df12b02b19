"""The log: what it shows of the game, where it is scrolled to, and what is filtered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.app.controller import GameController
from powergrid_qt.models.log_model import LogKind, LogRole
from powergrid_qt.views.story.log_panel import LogPanel
from tests.story_games import config
from tests.views.story_table import moves, play, shown, started

# Qt's offscreen platform says so for every window with a smallest size.
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True),
    pytest.mark.usefixtures("styled"),
]


def test_a_click_in_the_log_shows_the_city(qtbot: QtBot) -> None:
    controller = started(config())
    log = LogPanel(controller)
    shown(qtbot, log, 400, 500)
    play(controller, moves(200))
    model = log.view.model()
    rows = [row for row in range(model.rowCount()) if model.index(row, 0).data(LogRole.ENTRY).city]
    index = model.index(rows[-1], 0)
    log.view.scrollTo(index)
    with qtbot.waitSignal(log.show_city) as told_city:
        qtbot.mouseClick(
            log.view.viewport(), Qt.MouseButton.LeftButton, pos=log.view.visualRect(index).center()
        )
    assert told_city.args == [index.data(LogRole.ENTRY).city]
    log.view.setCurrentIndex(model.index(rows[0], 0))
    with qtbot.waitSignal(log.show_city) as told_city:
        qtbot.keyClick(log.view, Qt.Key.Key_Return)
    assert told_city.args == [model.index(rows[0], 0).data(LogRole.ENTRY).city]


def reading_back(qtbot: QtBot) -> tuple[GameController, LogPanel]:
    """Ada, who plays against computers, has scrolled to the beginning of the log."""
    controller = started(config())
    ada, *others = controller.game.config.players
    seats = (ada, *(replace(seat, kind="random") for seat in others))
    controller.start(replace(controller.game.config, players=seats))
    controller.pause(True)
    log = LogPanel(controller)
    shown(qtbot, log, 400, 300)
    play(controller, lambda game: len(game.moves) >= 120 and game.current == 1)
    bar = log.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    assert not log.newest.button.isVisible()
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    return controller, log


def is_at_newest(log: LogPanel) -> bool:
    bar = log.view.verticalScrollBar()
    return bar.value() == bar.maximum() and not log.newest.button.isVisible()


def test_the_newest_entry_is_in_view_unless_the_reader_is_elsewhere(qtbot: QtBot) -> None:
    """Others move on meanwhile; a button leads back."""
    controller, log = reading_back(qtbot)
    play(controller, lambda game: game.current == 0)
    assert log.view.verticalScrollBar().value() == 0
    assert log.newest.button.isVisible()
    assert log.newest.button.text() == "Newest ↓"
    qtbot.mouseClick(log.newest.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: is_at_newest(log))
    play(controller, moves(len(controller.game.moves) + 20))
    qtbot.waitUntil(lambda: is_at_newest(log))


def test_whoever_moves_has_read_enough_of_the_log(qtbot: QtBot) -> None:
    controller, log = reading_back(qtbot)
    play(controller, lambda game: game.current == 0)
    play(controller, moves(len(controller.game.moves) + 1))
    qtbot.waitUntil(lambda: is_at_newest(log))


def test_the_newest_entry_comes_back_after_a_while(qtbot: QtBot) -> None:
    _, log = reading_back(qtbot)
    assert log.newest.reading.isActive()
    log.newest.reading.start(1)
    qtbot.waitUntil(lambda: is_at_newest(log))
    assert not log.newest.reading.isActive()


def test_the_log_can_be_filtered(qtbot: QtBot) -> None:
    controller = started(config())
    log = LogPanel(controller)
    shown(qtbot, log, 400, 300)
    play(controller, moves(150))
    everything_shown = log.shown.rowCount()
    log.choice.setFocus()
    qtbot.keyClick(log.choice, Qt.Key.Key_Down)
    assert log.choice.currentText() == "Without bids"
    assert log.shown.rowCount() < everything_shown
    log.choice.setCurrentText("Bo")
    kinds = [
        log.shown.index(row, 0).data(LogRole.ENTRY).kind for row in range(log.shown.rowCount())
    ]
    assert LogKind.ROUND in kinds
    assert LogKind.AUTOMATIC not in kinds
