"""A game with a coach in the window: by keys and by mouse, and kept in its file."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.engine import read_record
from powergrid_qt.engine.moves import Open
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Kind
from tests.views.real_window import click

CONFIG = Kind("classic-2004", "germany", 3).config()
WAIT_MS = 30_000


def dear(window: MainWindow) -> OpeningAction:
    """All money for a plant."""
    action = window.program.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(action.cards[0])
    action.set_bid(action.money)
    return action


def test_look_again_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start_game(CONFIG, {"coach": 0.25})
    panel, game = window.table.page.bottom, window.program.controller.game
    assert isinstance(panel, TurnPanel)
    note = panel.words.note
    dear(window)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert "coach has a look" in note.text()
    qtbot.waitUntil(lambda: note.text().startswith("Look again: "), timeout=WAIT_MS)
    assert note.isVisible()
    assert game.moves == []
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert isinstance(game.moves[0], Open), "it has asked, and lets one"


def test_warnings_come_by_themselves(qtbot: QtBot, fresh_window: MainWindow) -> None:
    fresh_window.games.start_game(CONFIG)
    panel = fresh_window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    dear(fresh_window)
    qtbot.waitUntil(lambda: "costly" in panel.words.note.text(), timeout=WAIT_MS)
    click(qtbot, panel.buttons.main_button)
    assert isinstance(fresh_window.program.controller.game.moves[0], Open)
    assert "costly" not in panel.words.note.text()


def test_the_option_of_a_new_game_stays_with_its_file(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start_game(CONFIG, {"coach": 1.0})
    window.program.controller.play(*dear(window).main_moves)
    path = window.program.keeper.path
    assert path is not None
    assert window.program.keep_game()
    assert read_record(path).about["coach"] == 1.0
    window.games.start_game(CONFIG)
    assert window.program.coach.speaks_from is None
    window.games.open_game(path)
    assert window.program.coach.speaks_from == 1.0
