"""Return presses the button that has the focus, on every page and in dialogs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import GameConfig, Record, Seat
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.settings_dialog import SettingsDialog
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToStart

KEYS = pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
RETURN = Qt.Key.Key_Return
SEATS = (Seat("Ada", "red"), Seat("Bo", "blue"))


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.resize(1100, 700)
    return window


def press(qtbot: QtBot, widget: QWidget, key: Qt.Key = RETURN) -> None:
    """A key, with the focus on this widget."""
    widget.setFocus()
    assert widget.hasFocus()
    qtbot.wait(2)  # of two presses in one millisecond the second is taken for a key that is held
    qtbot.keyClick(widget, key)


@KEYS
def test_from_the_start_page_into_a_game_by_return_alone(
    window: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    press(qtbot, window.start_page.new_button, key)
    assert window.pages.currentWidget() is window.new_game_page
    press(qtbot, window.new_game_page.play_button, key)
    assert window.pages.currentWidget() is window.table.page


def test_icons_cards_and_boxes_of_the_new_game(window: MainWindow, qtbot: QtBot) -> None:
    window.go(ToNewGame())
    page = window.new_game_page
    card = page.boards.cards["usa"]
    press(qtbot, card)
    assert card.isChecked()
    box = page.options.beginner
    before = box.isChecked()
    press(qtbot, box)
    assert box.isChecked() is not before
    press(qtbot, page.back_button)
    assert window.pages.currentWidget() is window.start_page


def test_a_field_keeps_its_return(window: MainWindow, qtbot: QtBot) -> None:
    window.go(ToNewGame())
    press(qtbot, window.new_game_page.options.seed)
    assert window.pages.currentWidget() is window.new_game_page


def test_a_key_held_down_presses_once(window: MainWindow) -> None:
    window.go(ToNewGame())
    presses: list[bool] = []
    button = window.new_game_page.back_button
    button.clicked.disconnect()
    button.clicked.connect(lambda checked: presses.append(checked))
    button.setFocus()
    for again in (False, True, True):
        event = QKeyEvent(
            QKeyEvent.Type.KeyPress, RETURN, Qt.KeyboardModifier.NoModifier, "\r", again
        )
        QApplication.sendEvent(button, event)
    assert len(presses) == 1


def test_a_key_held_down_presses_once_where_x11_tells_of_many(window: MainWindow) -> None:
    """It is let go and pressed at the same moment; nobody does that with a finger."""
    presses: list[bool] = []
    window.go(ToNewGame())
    button = window.new_game_page.back_button
    button.clicked.disconnect()
    button.clicked.connect(lambda checked: presses.append(checked))
    button.setFocus()

    def send(kind: QKeyEvent.Type, time: int) -> bool:
        event = QKeyEvent(kind, RETURN, Qt.KeyboardModifier.NoModifier, "\r")
        event.setTimestamp(time)
        event.setAccepted(kind != QKeyEvent.Type.ShortcutOverride)
        QApplication.sendEvent(window.windowHandle(), event)
        return event.isAccepted()

    kinds = QKeyEvent.Type
    send(kinds.KeyPress, 100)
    for time in (760, 800, 840):
        send(kinds.KeyRelease, time)
        assert send(kinds.ShortcutOverride, time), "no shortcut either"
        send(kinds.KeyPress, time)
    assert len(presses) == 1
    send(kinds.KeyRelease, 880)
    send(kinds.KeyPress, 960)
    assert len(presses) == 2


def test_without_any_focus_nothing_happens(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start_game(GameConfig("classic-2004", "germany", SEATS, 5))
    window.go(ToStart())
    window.focusWidget().clearFocus()
    assert str(window.focusWidget()) == "None"
    qtbot.keyClick(window, RETURN)
    assert window.pages.currentWidget() is window.start_page


def test_the_map_page(window: MainWindow, qtbot: QtBot) -> None:
    window.go(ToMaps())
    press(qtbot, window.map_page.back_button)
    assert window.pages.currentWidget() is window.start_page


def test_the_end_page(window: MainWindow, qtbot: QtBot) -> None:
    config = GameConfig("classic-2004", "germany", computer_seats(["random"] * 2), 5)
    window.games.show_position(Record.of(play_game(config)))
    press(qtbot, window.ends.page.replay_button)
    assert window.pages.currentWidget() is window.replays.page


def test_at_the_table_it_is_the_turn_s_unless_a_key_has_led_elsewhere(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.games.start_game(GameConfig("classic-2004", "germany", SEATS, 5))
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    hint = panel.buttons.hint_button
    hint.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.keyClick(hint, RETURN)
    assert not hint.isChecked()
    qtbot.keyClick(hint, Qt.Key.Key_Space)
    assert hint.isChecked()
    qtbot.keyClick(hint, Qt.Key.Key_Space)
    panel.setFocus()
    press(qtbot, hint)
    assert hint.isChecked()


def test_the_focus_comes_to_rest_when_what_had_it_is_gone(window: MainWindow, qtbot: QtBot) -> None:
    """Return is not for whatever comes next: who clicks "Skip" goes on with it."""
    window.games.start_game(GameConfig("classic-2004", "germany", SEATS, 5))
    header, panel = window.table.page.header, window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    button = next(one for one in header.findChildren(QAbstractButton) if one.isVisible())
    for leave in (button.hide, lambda: button.setEnabled(False)):
        button.show()
        button.setFocus(Qt.FocusReason.MouseFocusReason)
        leave()
        assert QApplication.focusWidget() is panel
        button.setEnabled(True)


def test_a_dialog(window: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, window.start_page.settings_button)
    (dialog,) = window.findChildren(SettingsDialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    press(qtbot, dialog.theme.button("dark"))
    assert window.program.settings.theme == "dark"
    assert dialog.isVisible()
    press(qtbot, dialog.close_button)
    assert not dialog.isVisible()
