"""Undo in the real window: by button and by keys, alone and if all agree, and what says why it
ends."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.game_file import save_record
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.setup_actions import TrustCityAction
from powergrid_qt.engine import GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.moves import Bid, Done, Move, Open, Pass, PlaceTrust
from powergrid_qt.engine.record import read_record
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.game_dialogs import AgreementDialog
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Kind
from tests.engine.positions import grid
from tests.engine.whole_position import everything
from tests.views.real_window import click

NAMES = ("Ada", "Bo", "Cleo", "Dov")
COLORS = ("red", "blue", "green", "yellow")
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """Its computer players wait: the tests move for them."""
    window.program.controller.pause(True)
    return window


def start(window: MainWindow, *kinds: str) -> None:
    seats = tuple(Seat(NAMES[n], COLORS[n], kind) for n, kind in enumerate(kinds))
    order = Overrides(order=tuple(range(len(kinds))))
    window.games.start_game(GameConfig("classic-2004", "germany", seats, 5, GameOptions(), order))
    window.program.controller.pause(True)


def panel_of(window: MainWindow) -> TurnPanel:
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def offers_undo(window: MainWindow) -> bool:
    return panel_of(window).buttons.undo_button.available


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


@pytest.mark.long(but=["button"])
@WAYS
def test_a_pass_stays_once_a_card_was_drawn(qtbot: QtBot, window: MainWindow, how: str) -> None:
    start(window, "human", "random", "random")
    panel, controller = panel_of(window), window.program.controller
    action = window.table.page.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(4)
    click(qtbot, panel.buttons.main_button)
    controller.play(Bid(1, 5), Pass(2))
    assert isinstance(window.table.page.controller.action, RaisingAction)
    assert offers_undo(window), "the first bid may still be taken back"
    qtbot.keyClick(panel, Qt.Key.Key_P)
    assert grid(controller.game).players[1].plants == (4,), "sold, and replaced"
    assert isinstance(window.table.page.controller.action, OpeningAction)
    undo = panel.buttons.undo_button
    assert not undo.available
    assert undo.accessibleName() == "Undo: not possible now"
    assert undo.toolTip() == "A card was drawn since: Plant 13."
    assert not panel.words.note.isVisible()
    moves = list(controller.game.moves)
    press_undo(qtbot, window, how)
    assert controller.game.moves == moves
    assert panel.words.note.isVisible()
    assert panel.words.note.text() == "A card was drawn since: Plant 13."
    click(qtbot, window.table.page.plants.cards[3])
    click(qtbot, panel.buttons.main_button)
    assert len(controller.game.moves) > len(moves)
    assert "drawn" not in panel.words.note.text(), "that was then"


def looks_off(button: PanelButton) -> bool:
    """Whether it is drawn like a button that is switched off, within its border."""
    inside = button.rect().adjusted(4, 4, -4, -4)
    drawn = button.grab(inside).toImage()
    button.setEnabled(False)
    off = button.grab(inside).toImage()
    button.setEnabled(True)
    return drawn == off


def test_a_button_that_can_only_say_why_looks_switched_off(window: MainWindow) -> None:
    start(window, "human", "random", "random")
    buttons = panel_of(window).buttons
    assert looks_off(buttons.undo_button)
    assert looks_off(buttons.redo_button)
    window.program.controller.play(Open(0, 4, 4), Bid(1, 5), Pass(2))
    assert not looks_off(buttons.undo_button)


def test_a_computer_s_turn_says_why_too(qtbot: QtBot, window: MainWindow) -> None:
    start(window, "human", "random", "random")
    window.program.controller.play(Open(0, 4, 4), Pass(1), Pass(2))
    assert window.program.controller.computer_to_move
    panel = panel_of(window)
    qtbot.keyClick(panel, Qt.Key.Key_Z, CONTROL)
    assert panel.words.note.isVisible()
    assert panel.words.note.text() == "A card was drawn since: Plant 13."


def test_redo_says_that_there_is_nothing_to_do_again(qtbot: QtBot, window: MainWindow) -> None:
    start(window, "human", "random", "random")
    panel = panel_of(window)
    click(qtbot, panel.buttons.redo_button)
    assert panel.words.note.text() == "Nothing to do again."


def to_my_fuel(qtbot: QtBot, window: MainWindow) -> None:
    """Four players; Ada is the first to buy fuel, then the three others, one after the other."""
    start(window, "human", "random", "random", "random")
    controller = window.program.controller
    opens = [Open(0, 3, 3), Pass(1), Pass(2), Pass(3), Open(1, 4, 4), Pass(2), Pass(3)]
    controller.play(*opens, Open(2, 5, 5), Pass(3), Open(3, 6, 6))
    assert controller.game.state.order == (3, 2, 1, 0)
    assert isinstance(window.table.page.controller.action, BuyingAction)


def buy(qtbot: QtBot, window: MainWindow) -> None:
    action = window.table.page.controller.action
    assert isinstance(action, BuyingAction)
    action.click_fuel("oil", 2)
    click(qtbot, panel_of(window).buttons.main_button)


@pytest.mark.long(but=["U"])
@WAYS
def test_a_purchase_is_taken_back_over_three_computers(
    qtbot: QtBot, window: MainWindow, how: str
) -> None:
    to_my_fuel(qtbot, window)
    panel, controller = panel_of(window), window.program.controller
    before = everything(controller.game.state)
    buy(qtbot, window)
    assert panel.buttons.undo_button.isVisible(), "also while others think"
    assert offers_undo(window)
    controller.play(Done(1), Done(2), Done(3))
    assert controller.actor == 0, "building begins with Ada"
    assert panel.buttons.undo_button.toolTip() == "Undo (Ctrl+Z or U)"
    press_undo(qtbot, window, how)
    assert everything(controller.game.state) == before
    action = window.table.page.controller.action
    assert isinstance(action, BuyingAction)
    assert action.cart == {"oil": 2}, "the plan as it was"
    assert not offers_undo(window)
    assert controller.record.about["take_backs"] == 1
    qtbot.keyClick(panel, Qt.Key.Key_Y, CONTROL)
    assert controller.game.moves[-1] == Done(0)
    assert controller.actor == 1


def test_it_is_taken_back_while_a_computer_is_on_move(qtbot: QtBot, window: MainWindow) -> None:
    to_my_fuel(qtbot, window)
    before = list(window.program.controller.game.moves)
    buy(qtbot, window)
    window.program.controller.play(Done(1))
    assert window.program.controller.computer_to_move
    qtbot.keyClick(panel_of(window), Qt.Key.Key_Z, CONTROL)
    assert window.program.controller.game.moves == before


def test_after_loading_it_is_the_same(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    to_my_fuel(qtbot, window)
    before = everything(window.program.controller.game.state)
    buy(qtbot, window)
    window.program.controller.play(Done(1))
    file = tmp_path / "game.pgr"
    save_record(window.program.controller.record, file)
    window.program.controller.load(read_record(file))
    window.program.controller.pause(True)
    click(qtbot, panel_of(window).buttons.undo_button)
    assert everything(window.program.controller.game.state) == before
    save_record(window.program.controller.record, file)
    assert read_record(file).about["take_backs"] == 1


# -- if all agree ---------------------------------------------------------------------------------


def agreement(window: MainWindow) -> AgreementDialog:
    dialog = window.findChild(AgreementDialog)
    assert dialog is not None
    return dialog


def everybody_bids(window: MainWindow) -> list[Move]:
    """Three people and a computer: Ada decides next."""
    start(window, "human", "human", "human", "random")
    bids: list[Move] = [Open(0, 4, 4), Bid(1, 5), Bid(2, 6), Bid(3, 7)]
    window.program.controller.play(*bids)
    assert window.program.controller.actor == 0
    return bids


@WAYS
def test_all_agree_to_take_back_what_two_people_decided(
    qtbot: QtBot, window: MainWindow, how: str
) -> None:
    bids = everybody_bids(window)
    undo = panel_of(window).buttons.undo_button
    assert undo.available
    assert undo.accessibleName() == "Take back together"
    assert undo.toolTip() == (
        "Dov has decided since. It can be taken back if all agree (Ctrl+Z or U)"
    )
    press_undo(qtbot, window, how)
    dialog = agreement(window)
    assert dialog.isVisible()
    assert dialog.told.text().split("\n") == [
        "Dov bids 7\N{NO-BREAK SPACE}€",
        "Cleo bids 6\N{NO-BREAK SPACE}€",
    ]
    assert "Ada, Bo and Cleo" in dialog.question.text()
    assert not dialog.end.isVisible()
    click(qtbot, dialog.further_button)
    assert dialog.told.text().split("\n")[-1] == "Bo bids 5\N{NO-BREAK SPACE}€"
    click(qtbot, dialog.further_button)
    assert dialog.told.text().startswith("Dov bids")
    assert dialog.end.text() == "It goes no further back: this was the first decision."
    assert not dialog.further_button.isEnabled()
    click(qtbot, dialog.less_button)
    assert window.program.controller.game.moves == bids, "they are only asked"
    click(qtbot, dialog.agree_button)
    assert window.program.controller.game.moves == bids[:1]
    assert window.program.controller.actor == 1
    path = window.program.keeper.path
    assert path is not None
    window.program.keeper.finish()
    kept = read_record(path)
    assert kept.moves == tuple(bids[:1])
    assert kept.about["take_backs"] == 1


@pytest.mark.parametrize("how", ["button", "Escape", "Return"])
def test_unless_all_agree_everything_stays(qtbot: QtBot, window: MainWindow, how: str) -> None:
    bids = everybody_bids(window)
    press_undo(qtbot, window, "Ctrl+Z")
    dialog = agreement(window)
    if how == "button":
        click(qtbot, dialog.close_button)
    else:
        qtbot.keyClick(dialog, getattr(Qt.Key, f"Key_{how}"))
    assert not dialog.isVisible()
    assert window.program.controller.game.moves == bids
    assert "take_backs" not in window.program.controller.about
    qtbot.keyClick(panel_of(window), Qt.Key.Key_P)
    assert len(window.program.controller.game.moves) > len(bids), "Ada decides as before"


def test_together_it_goes_no_further_than_to_the_last_card(
    qtbot: QtBot, window: MainWindow
) -> None:
    start(window, "human", "human", "human", "random")
    window.program.controller.play(Open(0, 4, 4), Pass(1), Pass(2), Pass(3))
    press_undo(qtbot, window, "Ctrl+Z")
    assert window.findChild(AgreementDialog) is None
    assert panel_of(window).words.note.text() == "A card was drawn since: Plant 13."
    window.program.controller.play(Open(1, 5, 5))
    press_undo(qtbot, window, "Ctrl+Z")
    dialog = agreement(window)
    assert dialog.told.text() == "Bo puts up Plant 05 and bids 5\N{NO-BREAK SPACE}€"
    assert dialog.end.text() == "It goes no further back. A card was drawn since: Plant 13."


def test_a_computer_waits_for_the_answer_of_the_people(qtbot: QtBot, window: MainWindow) -> None:
    start(window, "human", "human", "random")
    controller = window.program.controller
    controller.delay_ms = 300
    controller.play(Open(0, 4, 4), Bid(1, 5))
    controller.pause(False)
    press_undo(qtbot, window, "U")
    dialog = agreement(window)
    qtbot.wait(600)
    assert len(controller.game.moves) == 2
    controller.delay_ms = 0
    click(qtbot, dialog.close_button)
    qtbot.waitUntil(lambda: len(controller.game.moves) > 2, timeout=20_000)


def words_on(*widgets: QWidget) -> str:
    """What can be read on the screen, or is told to screen readers."""
    labels = [label for widget in widgets for label in widget.findChildren(QLabel)]
    seen = [label for label in labels if label.isVisible()]
    return "\n".join(f"{label.text()} {label.accessibleName()}" for label in seen)


def test_nobody_sees_anybody_s_money_while_all_are_asked(qtbot: QtBot, window: MainWindow) -> None:
    """Bo counts his money alone at the screen when he calls the others there."""
    start(window, "human", "human")
    controller, page = window.program.controller, window.table.page
    controller.play(Open(0, 4, 4), Pass(1), Open(1, 5, 5))
    for player, money in zip(controller.game.state.players, (171, 182), strict=True):
        player.money = money
    click(qtbot, page.hand_over.button)
    first = controller.actor
    controller.play(Done(controller.game.moves[-1].seat if first is None else first))
    click(qtbot, page.hand_over.button)
    mine = {0: "171", 1: "182"}[controller.actor or 0]
    assert mine in words_on(window), "the test would see it"
    moves = list(controller.game.moves)
    for answer in ("close_button", "agree_button"):
        press_undo(qtbot, window, "Ctrl+Z")
        dialog = agreement(window)
        assert dialog.isVisible()
        assert not page.table.isVisible()
        assert not {"171", "182"} & set(
            words_on(window, dialog).replace("\N{NO-BREAK SPACE}", " ").split()
        )
        click(qtbot, getattr(dialog, answer))
        assert page.hand_over.isVisible()
        assert not page.table.isVisible()
        if answer == "close_button":
            assert controller.game.moves == moves
            click(qtbot, page.hand_over.button)
            assert page.table.isVisible()
            QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    assert controller.game.moves == moves[:-1]
    assert controller.actor == first
    assert f"Hand over to {NAMES[first or 0]}" == page.hand_over.heading.text()


def test_the_question_goes_when_another_game_is_opened(qtbot: QtBot, window: MainWindow) -> None:
    everybody_bids(window)
    press_undo(qtbot, window, "Ctrl+Z")
    dialog = agreement(window)
    start(window, "human", "human")
    assert not dialog.isVisible()
    assert window.program.controller.game.moves == []


@pytest.mark.long
def test_the_end_tells_how_often_all_agreed(window: MainWindow) -> None:
    start(window, "human", "human", "random")
    controller, player = window.program.controller, RandomPlayer(4)
    controller.play(Open(0, 4, 4))
    controller.take_back_together(0)
    while not controller.game.over:
        controller.play(player.decide(controller.game))
    window.ends.show()
    assert "taken back by agreement: 1" in window.ends.page.winners.line.text()
    assert "not rated" not in window.ends.page.winners.line.text()


# -- the rest -----------------------------------------------------------------------------------


def test_at_the_beginning_there_is_nothing_to_take_back(window: MainWindow) -> None:
    start(window, "human", "random")
    assert not offers_undo(window)
    assert panel_of(window).buttons.undo_button.toolTip() == "Nothing to take back."


def test_a_city_of_the_trust_is_taken_back_over_the_computers(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Ada puts the first city down, Bo the next two, then it is Ada's turn again."""
    window.games.start_game(Kind("deluxe-2014", "europe", 2).config(humans=1, seed=2))
    controller = window.program.controller
    controller.pause(True)
    player = RandomPlayer(1)
    while controller.actor == 1:
        controller.play(player.decide(controller.game))
    made = len(controller.game.moves)
    action = window.table.page.controller.action
    assert isinstance(action, TrustCityAction)
    action.click_city(action.choices[0])
    click(qtbot, panel_of(window).buttons.main_button)
    while controller.actor == 1:
        controller.play(next(move for move in controller.game.legal_moves))
    assert isinstance(controller.game.moves[-1], PlaceTrust)
    qtbot.keyClick(panel_of(window), Qt.Key.Key_U)
    assert len(controller.game.moves) == made
    assert isinstance(window.table.page.controller.action, TrustCityAction)


def test_an_expansion_is_taken_back_as_a_whole(qtbot: QtBot, window: MainWindow) -> None:
    """Outpost: a house and the workers were one decision; others have expanded since."""
    window.games.start_game(Kind("outpost-2024", "outpost", 4).config(humans=1))
    controller = window.program.controller
    controller.pause(True)
    player = RandomPlayer(3)
    while not isinstance(window.table.page.controller.action, ExpansionAction):
        controller.play(player.decide(controller.game))
    before, made = everything(controller.game.state), len(controller.game.moves)
    action = window.table.page.controller.action
    city = next(c.id for c in action.state.rules.board.cities if action.city_offer(c.id).lit)
    action.click_city(city)
    click(qtbot, panel_of(window).buttons.main_button)
    assert len(controller.game.moves) > made + 1
    if controller.actor != 0:
        controller.play(player.decide(controller.game))
    click(qtbot, panel_of(window).buttons.undo_button)
    assert everything(controller.game.state) == before
