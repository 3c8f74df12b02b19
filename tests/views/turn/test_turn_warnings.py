"""Warnings in the window, as the setting has them, and the quiet button that does nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.turn.auction_actions import RaisingAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.moves import Done, Open
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.settings_dialog import SettingsDialog
from tests.app.turn_games import Chooser, Kind
from tests.views.real_window import click, speak


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.games.start_game(Kind("classic-2004", "germany", 3).config())
    return window


def panel_of(window: MainWindow) -> TurnPanel:
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def go_to(window: MainWindow, kind: type[PlayerAction]) -> PlayerAction:
    chooser = Chooser(1)
    while True:
        action = window.table.page.controller.action
        assert isinstance(action, PlayerAction)
        if isinstance(action, kind):
            return action
        chooser.take_turn(action)


def test_the_setting_decides_whether_a_warning_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    action, note = go_to(window, BuyingAction), panel_of(window).words.note
    assert "would stay dark" in action.warning
    assert note.text() == action.warning
    dialog = SettingsDialog(window.program.settings, window)
    qtbot.keyClick(dialog.warnings, Qt.Key.Key_Space)
    assert not window.program.settings.warnings
    assert note.text() == ""
    assert not note.isVisible()
    qtbot.keyClick(dialog.warnings, Qt.Key.Key_Space)
    assert note.text() == action.warning
    dialog.close()


def test_a_limit_that_is_reached_is_told_without_warnings(window: MainWindow) -> None:
    """That is no advice: it is what the player has asked to be told."""
    window.program.settings.warnings = False
    controller = window.program.controller
    opening = window.table.page.controller.action
    assert isinstance(opening, PlayerAction)
    controller.play(Open(opening.seat, 4, 4))
    raising = window.table.page.controller.action
    assert isinstance(raising, RaisingAction)
    raising.set_limit(7)
    asked = raising
    while not asked.notice:
        asked.confirm()
        action = window.table.page.controller.action
        assert isinstance(action, RaisingAction)
        asked = action
    assert asked.notice == "Your limit of 7\xa0€ is reached."
    assert panel_of(window).words.note.text() == asked.notice


@pytest.mark.parametrize(
    ("kind", "label", "nothing"),
    [
        (BuyingAction, "Choose resources", "Buy nothing"),
        (BuildingAction, "Choose cities", "Build nothing"),
    ],
)
def test_doing_nothing_takes_a_deliberate_click(
    qtbot: QtBot, window: MainWindow, kind: type[PlayerAction], label: str, nothing: str
) -> None:
    action, panel = go_to(window, kind), panel_of(window)
    main, quiet = panel.buttons.main_button, panel.buttons.pass_button
    assert [main.text(), quiet.text()] == [label, nothing]
    assert not main.geometry().intersects(quiet.geometry())
    made = len(window.program.controller.game.moves)
    click(qtbot, main)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert len(window.program.controller.game.moves) == made
    assert nothing in panel.words.note.text(), "it says where to click"
    click(qtbot, quiet)
    assert window.program.controller.game.moves[made:] == [Done(action.seat)]


@pytest.mark.long(but=["de"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_words_on_the_quiet_button_are_never_cut(window: MainWindow, language: str) -> None:
    window.resize(1100, 700)
    speak(window, language)
    for kind in (BuyingAction, BuildingAction):
        go_to(window, kind)
        QApplication.processEvents()
        quiet = panel_of(window).buttons.pass_button
        assert quiet.width() >= quiet.sizeHint().width()
    speak(window, "en")
