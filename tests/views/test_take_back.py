"""Undo in the real window: by button and by keys, and the tooltip that says why it ends."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.game_file import save_record
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.setup_actions import TrustCityAction
from powergrid_qt.engine import GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.moves import Bid, Done, Open, Pass, PlaceTrust
from powergrid_qt.engine.record import read_record
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Kind
from tests.engine.positions import grid
from tests.engine.whole_position import everything
from tests.views.window import click, open_window

NAMES = ("Ada", "Bo", "Cleo", "Dov")
COLORS = ("red", "blue", "green", "yellow")
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """Its computer players wait: the tests move for them."""
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.controller.pause(True)
        yield window


def start(window: MainWindow, *kinds: str) -> None:
    seats = tuple(Seat(NAMES[n], COLORS[n], kind) for n, kind in enumerate(kinds))
    order = Overrides(order=tuple(range(len(kinds))))
    window.start_game(GameConfig("classic-2004", "germany", seats, 5, GameOptions(), order))
    window.controller.pause(True)


def panel_of(window: MainWindow) -> TurnPanel:
    panel = window.game_page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def press_undo(qtbot: QtBot, window: MainWindow, how: str) -> None:
    panel = panel_of(window)
    match how:
        case "button":
            click(qtbot, panel.buttons.undo_button)
        case "Ctrl+Z":
            qtbot.keyClick(panel, Qt.Key.Key_Z, CONTROL)
        case "U":
            qtbot.keyClick(panel, Qt.Key.Key_U)


WAYS = pytest.mark.parametrize("how", ["button", "Ctrl+Z", "U"])


@WAYS
def test_a_pass_stays_once_a_card_was_drawn(qtbot: QtBot, window: MainWindow, how: str) -> None:
    start(window, "human", "random", "random")
    panel, controller = panel_of(window), window.controller
    action = window.game_page.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(4)
    click(qtbot, panel.buttons.main_button)
    controller.play(Bid(1, 5), Pass(2))
    assert isinstance(window.game_page.controller.action, RaisingAction)
    assert panel.buttons.undo_button.isEnabled(), "the first bid may still be taken back"
    qtbot.keyClick(panel, Qt.Key.Key_P)
    assert grid(controller.game).players[1].plants == (4,), "sold, and replaced"
    assert isinstance(window.game_page.controller.action, OpeningAction)
    assert not panel.buttons.undo_button.isEnabled()
    assert panel.buttons.undo_button.toolTip() == "A card was drawn since."
    moves = list(controller.game.moves)
    press_undo(qtbot, window, how)
    assert controller.game.moves == moves


def to_my_fuel(qtbot: QtBot, window: MainWindow) -> None:
    """Four players; Ada is the first to buy fuel, then the three others, one after the other."""
    start(window, "human", "random", "random", "random")
    controller = window.controller
    opens = [Open(0, 3, 3), Pass(1), Pass(2), Pass(3), Open(1, 4, 4), Pass(2), Pass(3)]
    controller.play(*opens, Open(2, 5, 5), Pass(3), Open(3, 6, 6))
    assert controller.game.state.order == (3, 2, 1, 0)
    assert isinstance(window.game_page.controller.action, BuyingAction)


def buy(qtbot: QtBot, window: MainWindow) -> None:
    action = window.game_page.controller.action
    assert isinstance(action, BuyingAction)
    action.click_fuel("oil", 2)
    click(qtbot, panel_of(window).buttons.main_button)


@WAYS
def test_a_purchase_is_taken_back_over_three_computers(
    qtbot: QtBot, window: MainWindow, how: str
) -> None:
    to_my_fuel(qtbot, window)
    panel, controller = panel_of(window), window.controller
    before = everything(controller.game.state)
    buy(qtbot, window)
    assert panel.buttons.undo_button.isVisible(), "also while others think"
    assert panel.buttons.undo_button.isEnabled()
    controller.play(Done(1), Done(2), Done(3))
    assert controller.actor == 0, "building begins with Ada"
    assert panel.buttons.undo_button.toolTip() == "Undo (Ctrl+Z or U)"
    press_undo(qtbot, window, how)
    assert everything(controller.game.state) == before
    action = window.game_page.controller.action
    assert isinstance(action, BuyingAction)
    assert action.cart == {"oil": 2}, "the plan as it was"
    assert not panel.buttons.undo_button.isEnabled()
    assert controller.record.about["take_backs"] == 1
    qtbot.keyClick(panel, Qt.Key.Key_Y, CONTROL)
    assert controller.game.moves[-1] == Done(0)
    assert controller.actor == 1


def test_it_is_taken_back_while_a_computer_is_on_move(qtbot: QtBot, window: MainWindow) -> None:
    to_my_fuel(qtbot, window)
    before = list(window.controller.game.moves)
    buy(qtbot, window)
    window.controller.play(Done(1))
    assert window.controller.computer_to_move
    qtbot.keyClick(panel_of(window), Qt.Key.Key_Z, CONTROL)
    assert window.controller.game.moves == before


def test_after_loading_it_is_the_same(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    to_my_fuel(qtbot, window)
    before = everything(window.controller.game.state)
    buy(qtbot, window)
    window.controller.play(Done(1))
    file = tmp_path / "game.pgr"
    save_record(window.controller.record, file)
    window.controller.load(read_record(file))
    window.controller.pause(True)
    click(qtbot, panel_of(window).buttons.undo_button)
    assert everything(window.controller.game.state) == before
    save_record(window.controller.record, file)
    assert read_record(file).about["take_backs"] == 1


def test_it_never_goes_over_another_person(qtbot: QtBot, window: MainWindow) -> None:
    start(window, "human", "human", "human")
    panel = panel_of(window)
    window.controller.play(Open(0, 4, 4))
    window.controller.uncover()
    assert window.controller.actor == 1
    assert not panel.buttons.undo_button.isEnabled()
    assert panel.buttons.undo_button.toolTip() == "Ada has decided since."
    window.controller.play(Bid(1, 5))
    window.controller.play(Bid(2, 6))
    window.controller.uncover()
    assert window.controller.actor == 0
    assert panel.buttons.undo_button.toolTip() == "Cleo has decided since."
    moves = list(window.controller.game.moves)
    qtbot.keyClick(panel, Qt.Key.Key_U)
    assert window.controller.game.moves == moves


def test_at_the_beginning_there_is_nothing_to_take_back(window: MainWindow) -> None:
    start(window, "human", "random")
    assert not panel_of(window).buttons.undo_button.isEnabled()
    assert panel_of(window).buttons.undo_button.toolTip() == "Nothing to take back."


def test_a_city_of_the_trust_is_taken_back_over_the_computers(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Ada puts the first city down, Bo the next two, then it is Ada's turn again."""
    window.start_game(Kind("deluxe-2014", "europe", 2).config(humans=1, seed=2))
    controller = window.controller
    controller.pause(True)
    player = RandomPlayer(1)
    while controller.actor == 1:
        controller.play(player.decide(controller.game))
    made = len(controller.game.moves)
    action = window.game_page.controller.action
    assert isinstance(action, TrustCityAction)
    action.click_city(action.choices[0])
    click(qtbot, panel_of(window).buttons.main_button)
    while controller.actor == 1:
        controller.play(next(move for move in controller.game.legal_moves))
    assert isinstance(controller.game.moves[-1], PlaceTrust)
    qtbot.keyClick(panel_of(window), Qt.Key.Key_U)
    assert len(controller.game.moves) == made
    assert isinstance(window.game_page.controller.action, TrustCityAction)


def test_an_expansion_is_taken_back_as_a_whole(qtbot: QtBot, window: MainWindow) -> None:
    """Outpost: a house and the workers were one decision; others have expanded since."""
    window.start_game(Kind("outpost-2024", "outpost", 4).config(humans=1))
    controller = window.controller
    controller.pause(True)
    player = RandomPlayer(3)
    while not isinstance(window.game_page.controller.action, ExpansionAction):
        controller.play(player.decide(controller.game))
    before, made = everything(controller.game.state), len(controller.game.moves)
    action = window.game_page.controller.action
    city = next(c.id for c in action.state.rules.board.cities if action.city_offer(c.id).lit)
    action.click_city(city)
    click(qtbot, panel_of(window).buttons.main_button)
    assert len(controller.game.moves) > made + 1
    if controller.actor != 0:
        controller.play(player.decide(controller.game))
    click(qtbot, panel_of(window).buttons.undo_button)
    assert everything(controller.game.state) == before
