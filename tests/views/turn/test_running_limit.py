"""Bids that are made by themselves while others decide: seen, changed, stopped."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.engine import GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.moves import Bid, Pass
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.turn.standing import RunningLimit
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.real_window import click

CARD, LIMIT = 4, 30
SEATS = (Seat("Ada", "red"), Seat("Bo", "blue", "random"), Seat("Cleo", "green", "random"))
ORDER = Overrides(order=(0, 1, 2))
CONFIG = GameConfig("classic-2004", "germany", SEATS, 5, GameOptions(), ORDER)


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """Ada has opened with "up to 30"; the computer players wait."""
    window.games.start_game(CONFIG)
    window.program.controller.pause(True)
    action = window.table.page.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(CARD)
    action.set_limit(LIMIT)
    action.confirm()
    assert window.program.controller.computer_to_move
    return window


def panel_of(window: MainWindow) -> TurnPanel:
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def shown(window: MainWindow) -> RunningLimit:
    return panel_of(window).waiting.running_limit


def running(window: MainWindow) -> int | None:
    return window.program.controller.automatic.limit(window.program.controller.game, 0, CARD)


def others_bid(window: MainWindow) -> None:
    window.program.controller.play(Bid(1, 5), Pass(2))


def test_a_running_limit_is_seen_and_bids_are_made(qtbot: QtBot, window: MainWindow) -> None:
    assert shown(window).isVisible()
    assert shown(window).field.text() == str(LIMIT)
    others_bid(window)
    qtbot.waitUntil(lambda: window.program.controller.game.moves[-1] == Bid(0, 6))


def test_esc_stops_it(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(panel_of(window), Qt.Key.Key_Escape)
    assert not shown(window).isVisible()
    assert running(window) is None
    others_bid(window)
    assert isinstance(window.table.page.controller.action, RaisingAction)


def test_a_click_stops_it(qtbot: QtBot, window: MainWindow) -> None:
    click(qtbot, shown(window).stop_button)
    assert running(window) is None


def test_another_amount_is_typed_or_stepped_to(qtbot: QtBot, window: MainWindow) -> None:
    field = shown(window).field
    field.setFocus()
    qtbot.keyClicks(field, "17")
    assert running(window) == LIMIT  # typing is not over
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert running(window) == 17
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert running(window) == 18
    qtbot.keyClicks(field, "900")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert running(window) == 50  # all the money
    assert field.text() == "50"


def test_it_goes_with_the_auction(window: MainWindow) -> None:
    window.program.controller.play(Pass(1), Pass(2))
    assert not shown(window).isVisible()
