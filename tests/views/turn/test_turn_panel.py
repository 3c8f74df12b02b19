"""The turn panel: whole games by mouse and keyboard, and every control by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.moves import Bid, Open, Pass
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.views.grid.controls import BuildingControls, BuyingControls
from powergrid_qt.views.outpost.controls import ExpansionControls
from powergrid_qt.views.style.theme import set_theme
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.choosing_controls import RunningControls
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.turn.standing import WaitingControls
from powergrid_qt.words.names import money_text
from tests.app.turn_games import KINDS, Chooser, Kind
from tests.app.turn_table import Table
from tests.engine.whole_position import everything
from tests.views.real_window import open_window
from tests.views.turn_clicks import LEFT, Hands

CLASSIC = Kind("classic-2004", "germany", 3)


@pytest.fixture
def table(styled: None) -> Iterator[Table]:
    made = Table()
    yield made
    made.controller.stop()


@pytest.fixture
def panel(qtbot: QtBot, table: Table) -> TurnPanel:
    made = TurnPanel(table.controller, Hints(table.controller))
    qtbot.addWidget(made)
    made.resize(1280, made.height())
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def check_shown(panel: TurnPanel, controller: GameController) -> None:
    """What the panel says is what the engine says."""
    game = controller.game
    if game.over:
        assert game.config.players[game.state.result.winners[0]].name in panel.words.sentence.text()  # type: ignore[union-attr]
        return
    assert controller.actor is not None
    assert game.config.players[controller.actor].name in panel.words.sentence.text()
    assert panel.words.sentence.text() == panel.accessibleName()
    auction = game.snapshot()["auction"]
    if auction is not None:
        controls = panel.controls
        assert isinstance(controls, AuctionControls | WaitingControls)
        words = controls.standing.words()
        assert len(words) == len(game.config.players)
        if auction["by"] is not None:
            assert money_text(auction["bid"]) in words[auction["by"]]
        for seat in range(len(words)):
            assert ("passed" in words[seat] or "out" in words[seat]) == (seat not in auction["in"])


ONE_ON_EACH_BOARD = [KINDS[number] for number in (5, 3, 6, 9, 11)]
"""Whole games in the window play the others."""


@pytest.mark.long
@pytest.mark.parametrize("kind", ONE_ON_EACH_BOARD, ids=lambda kind: kind.id)
def test_a_whole_game_is_played_at_the_panel(
    qtbot: QtBot, table: Table, panel: TurnPanel, kind: Kind
) -> None:
    table.controller.start(kind.config(seed=11))
    hands = Hands(qtbot, panel, 5)
    for action in table.human_turns(qtbot):
        check_shown(panel, table.controller)
        hands.take_turn(action)
    check_shown(panel, table.controller)
    assert not table.refusals


def start(table: Table, kind: Kind, wanted: type[PlayerAction], qtbot: QtBot) -> PlayerAction:
    """A game at the first decision of a kind."""
    table.controller.start(kind.config())
    chooser = Chooser(1)
    for action in table.human_turns(qtbot):
        if isinstance(action, wanted):
            return action
        chooser.take_turn(action)
    raise AssertionError("the game is over")


# -- auctions -------------------------------------------------------------------------------------


def test_a_bid_by_buttons_keys_field_and_slider(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    table.controller.start(CLASSIC.config())
    action, controls = table.controller.action, panel.controls
    assert isinstance(action, OpeningAction)
    assert isinstance(controls, AuctionControls)
    assert not panel.buttons.main_button.available
    qtbot.mouseClick(controls.offers.chips[1], LEFT)
    assert action.selected_card == 4
    assert controls.field.text() == "4"
    qtbot.mouseClick(controls.more, LEFT)
    qtbot.mouseClick(controls.five, LEFT)
    qtbot.mouseClick(controls.less, LEFT)
    assert action.bid == 9
    qtbot.keyClick(panel, Qt.Key.Key_Plus)
    qtbot.keyClick(panel, Qt.Key.Key_Plus)
    qtbot.keyClick(panel, Qt.Key.Key_Minus)
    assert action.bid == 10
    controls.field.setFocus()
    qtbot.keyClicks(controls.field, "17")
    assert action.bid == 17
    assert panel.buttons.main_button.text() == "Bid 17\xa0€"
    qtbot.keyClick(controls.field, Qt.Key.Key_Up)
    assert action.bid == 18
    right = QPoint(controls.slider.width() - 2, controls.slider.height() // 2)
    qtbot.mouseClick(controls.slider, LEFT, pos=right)
    assert action.bid == 50
    qtbot.mouseClick(controls.slider, LEFT, pos=QPoint(2, controls.slider.height() // 2))
    assert action.bid == 4
    assert controls.field.text() == "4"
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert table.controller.game.moves == [Open(action.seat, 4, 4)]


def test_what_is_typed_is_not_corrected_meanwhile(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    table.controller.start(CLASSIC.config())
    action, controls = table.controller.action, panel.controls
    assert isinstance(action, OpeningAction)
    assert isinstance(controls, AuctionControls)
    action.click_card(6)
    controls.field.setFocus()
    qtbot.keyClicks(controls.field, "1")
    assert (controls.field.text(), action.bid) == ("1", 6)
    qtbot.keyClicks(controls.field, "2")
    assert (controls.field.text(), action.bid) == ("12", 12)
    qtbot.keyClick(controls.field, Qt.Key.Key_Backspace)
    qtbot.keyClick(controls.field, Qt.Key.Key_Tab)
    assert (controls.field.text(), action.bid) == ("6", 6)


def test_bid_up_to_at_the_panel(qtbot: QtBot, table: Table, panel: TurnPanel) -> None:
    table.controller.start(Kind("classic-2004", "germany", 2).config())
    action, controls = table.controller.action, panel.controls
    assert isinstance(action, OpeningAction)
    assert isinstance(controls, AuctionControls)
    action.click_card(4)
    controls.limit.setFocus()
    qtbot.keyClicks(controls.limit, "9")
    assert action.limit == 9
    first = action.seat
    qtbot.keyClick(controls.limit, Qt.Key.Key_Return)
    assert table.controller.game.moves == [Open(first, 4, 4)]
    other = table.controller.action
    assert isinstance(other, RaisingAction)
    assert controls.limit.text() == "", "a limit is a secret"
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert table.controller.game.moves[1:] == [Bid(other.seat, 5), Bid(first, 6)]
    assert "6\xa0€" in panel.words.note.text()


def test_passing_for_who_cannot_pay_is_noted(qtbot: QtBot, table: Table, panel: TurnPanel) -> None:
    table.controller.start(CLASSIC.config())
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    poor = (action.seat + 1) % 3
    table.controller.game.state.players[poor].money = 2
    action.click_card(4)
    qtbot.mouseClick(panel.buttons.main_button, LEFT)
    assert table.controller.game.moves[-1] == Pass(poor)
    name = table.controller.game.config.players[poor].name
    # With a discount they might pay it: what they cannot do is bid it.
    assert panel.words.note.text() == f"{name} cannot bid 5\xa0€ for Plant 04 and passes."


def test_a_refusal_is_told_in_the_panel(qtbot: QtBot, table: Table, panel: TurnPanel) -> None:
    table.controller.start(CLASSIC.config())
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(table.controller.game.snapshot()["market"]["future"][0])
    assert panel.words.note.text() == action.problem
    assert not panel.buttons.pass_button.available
    assert panel.buttons.pass_button.toolTip() == action.pass_offer.reason
    qtbot.keyClick(panel, Qt.Key.Key_P)
    assert panel.words.note.text() == action.pass_offer.reason
    action.click_card(4)
    assert not panel.words.note.isVisible()
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert action.selected_card is None


# -- the other phases -----------------------------------------------------------------------------


def test_the_cart_at_the_panel(qtbot: QtBot, table: Table, panel: TurnPanel) -> None:
    action = start(table, CLASSIC, BuyingAction, qtbot)
    controls = panel.controls
    assert isinstance(action, BuyingAction)
    assert isinstance(controls, BuyingControls)
    qtbot.mouseClick(controls.runs[-1].buttons[0], LEFT)
    assert action.cart
    assert controls.runs[-1].buttons[0].isChecked()
    assert panel.buttons.main_button.text() == f"Buy for {action.total}\xa0€"
    assert str(action.money_left) in controls.total.text()
    fuel = next(iter(action.cart))
    stepper = next(one for one in controls.steppers if one.fuel == fuel)
    amount = action.cart[fuel]
    qtbot.mouseClick(stepper.less, LEFT)
    assert action.cart.get(fuel, 0) == amount - 1
    qtbot.keyClick(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert action.cart[fuel] == amount
    qtbot.keyClick(panel, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert action.cart.get(fuel, 0) == amount - 1
    qtbot.keyClick(panel, Qt.Key.Key_U)
    assert action.cart[fuel] == amount
    seat, left = action.seat, action.money_left
    qtbot.keyClick(panel, Qt.Key.Key_Enter)
    assert table.controller.game.state.players[seat].money == left


def test_planned_cities_at_the_panel(qtbot: QtBot, table: Table, panel: TurnPanel) -> None:
    action = start(table, CLASSIC, BuildingAction, qtbot)
    controls = panel.controls
    assert isinstance(action, BuildingAction)
    assert isinstance(controls, BuildingControls)
    before = everything(table.controller.game.state)
    board = table.controller.game.state.rules.board
    lit = [city.id for city in board.cities if action.city_offer(city.id).lit]
    action.click_city(lit[0])
    assert [chip.face.text for chip in controls.plan.chips] == [board.city(lit[0]).name]
    assert controls.plan.chips[0].face.figure == str(action.total)
    assert str(action.total) in panel.buttons.main_button.text()
    qtbot.mouseClick(controls.plan.chips[0], LEFT)
    assert action.planned_cities == ()
    assert everything(table.controller.game.state) == before
    assert panel.buttons.main_button.text() == "Choose cities"
    assert panel.buttons.pass_button.text() == "Build nothing"


def test_running_is_one_click(qtbot: QtBot, table: Table, panel: TurnPanel) -> None:
    action = start(table, CLASSIC, RunningAction, qtbot)
    controls = panel.controls
    assert isinstance(action, RunningAction)
    assert isinstance(controls, RunningControls)
    assert [card.isChecked() for card in controls.cards] == [
        plant in action.running for plant in action.plants
    ]
    assert str(action.income) in panel.buttons.main_button.text()
    if action.running:
        on = next(card for card in controls.cards if card.isChecked())
        qtbot.mouseClick(on, LEFT)
        assert not on.isChecked()
        qtbot.keyClick(panel, Qt.Key.Key_Escape)
        assert on.isChecked()
    seat, money, income = action.seat, action.money, action.income
    qtbot.mouseClick(panel.buttons.main_button, LEFT)
    assert table.controller.game.state.players[seat].money == money + income


def test_an_expansion_at_the_panel(qtbot: QtBot, table: Table, panel: TurnPanel) -> None:
    action = start(table, Kind("outpost-2024", "outpost", 4), ExpansionAction, qtbot)
    controls = panel.controls
    assert isinstance(action, ExpansionAction)
    assert isinstance(controls, ExpansionControls)
    qtbot.mouseClick(controls.network.pieces["plant"], LEFT)
    assert action.piece == "plant"
    board = table.controller.game.state.rules.board
    city = next(one.id for one in board.cities if action.city_offer(one.id).lit)
    action.click_city(city)
    assert board.city(city).name in controls.network.lines[0].face.text
    assert str(action.money_left) in panel.words.money.text()
    qtbot.mouseClick(controls.network.lines[0], LEFT)
    assert not action.pieces
    height = panel.height()
    action.click_city(city)
    assert panel.height() == height, "nothing jumps while a plan is made"


def test_a_card_of_the_reserve_is_offered_only_where_it_can_be_placed(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    action = start(table, Kind("outpost-2024", "outpost", 4), ExpansionAction, qtbot)
    controls = panel.controls
    assert isinstance(action, ExpansionAction)
    assert isinstance(controls, ExpansionControls)
    state = table.controller.game.state
    assert isinstance(state, OutpostState)
    cards = state.rules.edition.cards
    card = next(
        card for card in action.tried.company.reserve if cards[card].type in ("plant", "shelter")
    )
    kind = cards[card].type

    def tooltip() -> str:
        return controls.company.places["reserve", card].toolTip()

    assert f"No unlocked {kind} space is free" in tooltip()
    assert "Click" not in tooltip()
    action.choose_piece(kind)
    cities = state.rules.board.cities
    action.click_city(next(city.id for city in cities if action.city_offer(city.id).lit))
    assert tooltip().endswith("Click or drag it onto a space")


def test_the_what_if_strip_follows_the_plan(qtbot: QtBot, table: Table, panel: TurnPanel) -> None:
    action = start(table, CLASSIC, BuildingAction, qtbot)
    assert "Cities: 0." in panel.words.what_if.words()
    board = table.controller.game.state.rules.board
    action.click_city(next(c.id for c in board.cities if action.city_offer(c.id).lit))
    assert "Cities: 1." in panel.words.what_if.words()


# -- waiting --------------------------------------------------------------------------------------


def test_nothing_can_be_pressed_while_computers_move(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    table.controller.delay_ms = 60_000
    table.controller.start(CLASSIC.config(humans=0))
    assert "thinking" in panel.words.sentence.text()
    assert not any(button.isVisible() for button in panel.findChildren(PanelButton))
    table.controller.pause(True)
    assert "Paused" in panel.words.sentence.text()


def test_the_covered_screen_shows_nothing_of_anybody(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    table.controller.start(CLASSIC.config(open_money=False))
    player = RandomPlayer(1)
    while not table.controller.covered:
        table.controller.play(player.decide(table.controller.game))
    assert isinstance(panel.controls, WaitingControls)
    assert not panel.buttons.main_button.isVisible()
    assert not panel.words.what_if.isVisible()
    assert "Hand over" in panel.words.sentence.text()
    table.controller.uncover()
    assert isinstance(panel.controls, BuyingControls)


# -- look -----------------------------------------------------------------------------------------


@pytest.mark.long(but=["light-1100", "dark-3840"])
@pytest.mark.parametrize("width", [1100, 1280, 1920, 3840])
@pytest.mark.parametrize("look", ["light", "dark"])
def test_nothing_is_cut_off(
    qtbot: QtBot, table: Table, panel: TurnPanel, width: int, look: str
) -> None:
    set_theme(look)
    table.controller.start(Kind("classic-2004", "germany", 6).config())
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(4)
    panel.resize(width, panel.height())
    qtbot.wait(10)
    assert panel.width() == width
    controls = panel.controls
    assert isinstance(controls, AuctionControls)
    for widget in (controls.limit, controls.five, controls.slider, panel.buttons.main_button):
        right = widget.mapTo(panel, QPoint(widget.width(), 0)).x()
        assert right <= width
    assert controls.limit.mapTo(panel, QPoint(controls.limit.width(), 0)).x() <= (
        panel.buttons.main_button.mapTo(panel, QPoint(0, 0)).x()
    )
    assert not panel.grab().isNull()
    set_theme("light")


def test_every_control_has_a_name_and_a_size_for_the_pointer(
    qtbot: QtBot, table: Table, panel: TurnPanel
) -> None:
    for kind, wanted in (
        (CLASSIC, BuyingAction),
        (Kind("outpost-2024", "outpost", 4), ExpansionAction),
    ):
        start(table, kind, wanted, qtbot)
        for button in panel.findChildren(PanelButton):
            if button.isVisible():
                assert button.accessibleName(), button
                assert button.toolTip(), button
                assert min(button.width(), button.height()) >= 32, button


def test_a_refused_move_is_told_in_the_panel_and_nowhere_else(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(KINDS[0].config())
        page = window.table.page
        assert isinstance(page.bottom, TurnPanel)
        seat = window.program.controller.actor
        assert seat is not None
        assert not window.program.controller.play(Pass(seat))
        assert page.bottom.words.note.text() == "In round 1 everybody must buy"
        assert window.shell.toasts.messages == []
        assert page.bottom.words.rect().contains(page.bottom.words.note.geometry())
