"""No key and no click does what it was not meant for: every decision of both families with a held
Return, double clicks, Return on whatever has the focus, keys that come too early, and keys under
everything that can lie over the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app.first_game import all_words
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import AttachAction, ScrapAction
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.planned_actions import PlannedTurn
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.events import RoundStarted, StepStarted
from powergrid_qt.engine.moves import Done
from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.turn.keys import WAIT_MS
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart
from tests.app.turn_games import Chooser, Kind
from tests.views.real_window import LEFT
from tests.views.sitting import (
    DECISIONS,
    OUTPOST,
    PROMO,
    Decision,
    Sitting,
    double_click,
    positions,
    slow,
)

Key = Qt.Key
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
each_decision = pytest.mark.parametrize(
    ("kind", "decision"), DECISIONS, ids=[f"{one.edition}-{d.__name__}" for one, d in DECISIONS]
)
QUICK_DECISIONS = [
    *("classic-2004-RaisingAction", "classic-2004-BuyingAction", "classic-2004-BuildingAction"),
    "outpost-2024-ExpansionAction",
]
"""What the table as a whole does with keys and clicks is shown with these in the quick tests."""
KEYS = (
    *((key, NONE) for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape)),
    *((key, NONE) for key in (Key.Key_P, Key.Key_U, Key.Key_H, Key.Key_1, Key.Key_Plus)),
    *((key, NONE) for key in (Key.Key_F2, Key.Key_F6, Key.Key_Right)),
    *((key, CTRL) for key in (Key.Key_Z, Key.Key_Y, Key.Key_Return)),
)
"""All that mean something at the table."""


@pytest.fixture(scope="module")
def shared(kept_window: MainWindow) -> MainWindow:
    kept_window.program.controller.ask_always(True)
    return kept_window


@pytest.fixture
def sitting(shared: MainWindow, kind: Kind, decision: Decision) -> Iterator[Sitting]:
    record = positions(kind)[decision]
    made = Sitting(shared, record)
    assert type(made.action) is decision
    yield made
    if popup := QApplication.activePopupWidget():
        popup.close()
    shared.program.hints.hide()


# -- every decision -----------------------------------------------------------------------------


@pytest.mark.long(but=QUICK_DECISIONS)
@each_decision
def test_a_return_that_is_held_down_confirms_nothing(sitting: Sitting) -> None:
    """Wherever the focus is when the decision comes."""
    things = sitting.things()
    sitting.make_ready()
    before = sitting.done
    sitting.hold(Key.Key_Return)
    sitting.hold(Key.Key_Space)
    assert sitting.done == before
    for widget, _ in things:
        focused = widget.parentWidget() if widget.focusPolicy() == 0 else widget
        assert focused is not None
        if isinstance(focused, BoardView):
            focused.show_focus(sitting.city())
        focused.setFocus(Qt.FocusReason.TabFocusReason)
        sitting.hold(Key.Key_Return)
        sitting.hold(Key.Key_Space)
        assert sitting.done == before, widget


@each_decision
def test_a_double_click_is_one_click(sitting: Sitting) -> None:
    for widget, at in sitting.things():
        before = sitting.done
        QTest.mouseClick(widget, LEFT, pos=at)
        once = sitting.done
        assert once != before or isinstance(sitting.action, ScrapAction | AttachAction)
        sitting.action.clear()
        double_click(widget, at)
        assert sitting.done == once, widget
        sitting.action.clear()


@each_decision
def test_return_presses_nothing_but_what_has_the_focus(sitting: Sitting) -> None:
    """What a button does itself is left out here; no move is made by another one."""
    sitting.make_ready()
    moves = sitting.window.program.controller.game.moves[:]
    for widget in sitting.focusable():
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        silenced = [widget] if group is None else [widget, group]
        for one in silenced:
            one.blockSignals(True)
        for key in (Key.Key_Return, Key.Key_Enter):
            QTest.keyClick(widget, key)
        for one in silenced:
            one.blockSignals(False)
        assert sitting.window.program.controller.game.moves == moves, widget.accessibleName()
    sitting.page.setFocus()
    sitting.press(Key.Key_Return)
    assert sitting.window.program.controller.game.moves != moves, "from the panel it ends the turn"


@pytest.mark.long(but=QUICK_DECISIONS)
@each_decision
def test_return_chooses_what_has_the_focus_and_the_main_button_says_so(sitting: Sitting) -> None:
    main = sitting.panel.buttons.main_button
    for widget, at in sitting.things():
        QTest.mouseClick(widget, LEFT, pos=at)
        chosen = sitting.done
        assert main.returns == sitting.action.main_offer.lit, "who clicks goes on with Return"
        sitting.action.clear()
        focused = widget
        if widget is sitting.page.board.view.viewport():
            focused = sitting.page.board.view
            sitting.page.board.view.setFocus(Qt.FocusReason.TabFocusReason)
            sitting.page.board.view.show_focus(sitting.city())
        else:
            sitting.page.setFocus()
            focused.setFocus(Qt.FocusReason.TabFocusReason)
        assert not main.returns
        QTest.keyClick(focused, Key.Key_Return)
        assert sitting.done == chosen, widget
        assert not main.returns
        sitting.action.clear()


@pytest.mark.long(but=QUICK_DECISIONS)
@each_decision
def test_a_key_that_comes_too_early_does_nothing(sitting: Sitting) -> None:
    """Nor do several in a row, however long they go on; one after a pause does."""
    sitting.make_ready()
    early = (Key.Key_Return, NONE), (Key.Key_P, NONE), (Key.Key_Return, CTRL)
    with slow(sitting.panel.buttons.guard) as clock:
        before = sitting.done
        for _ in range(6):
            for key, modifier in early:
                sitting.press(key, modifier)
            assert sitting.done == before, f"after {clock.time} ms"
            clock.time += 150
        clock.time += WAIT_MS
        sitting.press(Key.Key_Return)
        assert sitting.done != before


@pytest.mark.long(but=QUICK_DECISIONS)
@each_decision
def test_no_key_goes_through_what_lies_over_the_table(sitting: Sitting) -> None:
    """The first one sends it away, whatever it means elsewhere."""
    sitting.make_ready()
    page, card = sitting.page, sitting.window.table.teacher.card
    before = sitting.done
    focused = QApplication.focusWidget()
    late = sitting.window.program.controller.game.state.round > 1
    for key, modifier in KEYS:
        page.banner.tell(StepStarted(2))
        assert page.banner.isVisible()
        if late:
            page.summary.tell(RoundStarted(2))
            assert page.summary.isVisible()
        sitting.hold(key)
        assert page.banner.isVisible(), "a key from before says nothing"
        sitting.press(Key.Key_Control)
        assert page.banner.isVisible(), "it is only held for another one"
        sitting.press(key, modifier)
        assert not page.banner.isVisible()
        assert not page.summary.isVisible()
        assert sitting.done == before, key

        card.tell(all_words()[0])
        assert card.isVisible()
        sitting.hold(key)
        assert card.isVisible()
        sitting.press(key, modifier)
        assert not card.isVisible()
        assert sitting.done == before, key
        assert QApplication.focusWidget() is focused


@pytest.mark.long(but=QUICK_DECISIONS)
@each_decision
def test_no_click_goes_past_an_announcement(sitting: Sitting) -> None:
    """The first one sends it away, wherever it falls; so does the first half of a double click."""
    main = sitting.panel.buttons.main_button
    things = [*sitting.things(), (main, main.rect().center())]
    sitting.make_ready()
    banner, before = sitting.page.banner, sitting.done
    for widget, at in things:
        banner.tell(StepStarted(2))
        QTest.mouseClick(widget, LEFT, pos=at)
        assert not banner.isVisible()
        assert sitting.done == before, widget
        banner.tell(StepStarted(2))
        double_click(widget, at)
        assert not banner.isVisible()
        assert sitting.done == before, widget


@pytest.mark.long(but=QUICK_DECISIONS)
@each_decision
def test_the_button_that_gives_a_turn_up_keeps_its_place(sitting: Sitting) -> None:
    action, buttons = sitting.action, sitting.panel.buttons
    action.clear()
    small = buttons.pass_button
    assert small.isVisible() == isinstance(action, OpeningAction | RaisingAction | PlannedTurn)
    if not small.isVisible():
        return
    assert small.text() == action.pass_label
    assert buttons.main_button.text() != action.pass_label
    if not isinstance(action, PlannedTurn):
        return
    moves = len(sitting.window.program.controller.game.moves)
    for press in (
        lambda: sitting.press(Key.Key_Return),
        lambda: QTest.mouseClick(buttons.main_button, LEFT),
    ):
        action.problem = ""
        press()
        assert action.problem == action.main_offer.reason != "", "it waits, and says for what"
        assert len(sitting.window.program.controller.game.moves) == moves
    sitting.make_ready()
    assert (small.text(), small.available) == (action.pass_label, False)
    assert buttons.main_button.text() != action.pass_label
    action.clear()
    sitting.press(Key.Key_P)
    assert len(sitting.window.program.controller.game.moves) == moves + 1


# -- digits -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "decision"), [(PROMO, OpeningAction), (OUTPOST, OpeningAction)])
def test_digits_choose_the_card_at_that_place(sitting: Sitting) -> None:
    action = sitting.action
    shown = [place.card for place in sitting.page.plants.market.places][: len(action.cards)]
    assert tuple(shown) == action.cards, "as they are seen"
    number = next(n for n, card in enumerate(action.cards) if action.card_offer(card).lit)
    digit = Qt.Key(Key.Key_1 + number)
    for _ in range(2):
        sitting.press(digit)
        assert action.selected_card == action.cards[number]
    card = sitting.page.plants.cards[action.cards[number]]
    assert f"Key {number + 1}" in sitting.page.plants.tip(card)
    sitting.press(Key.Key_9)
    assert action.selected_card == action.cards[number]


@pytest.mark.parametrize(("kind", "decision"), [(PROMO, BuyingAction)])
def test_digits_fill_the_cart_and_with_shift_empty_it(sitting: Sitting) -> None:
    action = sitting.action
    number = next(n for n, fuel in enumerate(action.fuels) if action.fuel_limit(fuel) > 1)
    digit, fuel = Qt.Key(Key.Key_1 + number), action.fuels[number]
    for _ in range(2):
        sitting.press(digit)
    assert action.cart == {fuel: 2}
    sitting.press(digit, SHIFT)
    assert action.cart == {fuel: 1}
    sitting.hold(digit)
    assert action.cart == {fuel: 1}


# -- covers and dialogs -------------------------------------------------------------------------


@pytest.fixture
def covered(shared: MainWindow) -> Iterator[MainWindow]:
    """Hot-seat with hidden money: the screen has just been covered for the next one."""
    shared.games.start_game(Kind("classic-2004", "germany", 2).config(open_money=False))
    page, chooser = shared.table.page, Chooser(1)
    while not (page.hand_over.isVisible() and page.controller.game.moves):
        if page.hand_over.isVisible():
            page.hand_over.button.click()
        action = page.controller.action
        assert isinstance(action, PlayerAction)
        chooser.take_turn(action)
    yield shared
    shared.go(ToStart())


def test_keys_neither_reach_what_is_covered_nor_open_it_by_mistake(covered: MainWindow) -> None:
    cover, game = covered.table.page.hand_over, covered.program.controller.game
    moves = game.moves[:]

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = NONE, *, held: bool = False) -> None:
        focused = QApplication.focusWidget() or covered
        if held:
            QTest.simulateEvent(focused, True, key, modifier, "\r", True)
        else:
            QTest.keyClick(focused, key, modifier)

    with slow(cover.guard) as clock:
        for _ in range(6):
            press(Key.Key_Return)
            press(Key.Key_Space)
            assert cover.isVisible(), f"after {clock.time} ms"
            clock.time += 150
        clock.time += 10 * WAIT_MS
        for _ in range(5):
            press(Key.Key_Return, held=True)
            press(Key.Key_Space, held=True)
        for key, modifier in KEYS:
            if key not in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
                press(key, modifier)
        assert cover.isVisible()
        assert covered.focusWidget() is cover.button
        press(Key.Key_Return)
        assert not cover.isVisible()
    assert game.moves == moves


@pytest.mark.parametrize(("kind", "decision"), [(PROMO, BuildingAction)])
def test_keys_in_a_dialog_stay_there_and_a_held_one_does_not_close_it(
    qtbot: QtBot, sitting: Sitting
) -> None:
    sitting.make_ready()
    before = sitting.done
    sitting.window.dialogs.show_shortcuts()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    focused = dialog.focusWidget()
    for key in (Key.Key_Return, Key.Key_Space):
        QTest.simulateEvent(focused, True, key, NONE, "\r", True)
        QTest.simulateEvent(dialog, True, key, NONE, "\r", True)
    for key, modifier in ((Key.Key_P, NONE), (Key.Key_Z, CTRL), (Key.Key_1, NONE)):
        QTest.keyClick(focused, key, modifier)
    assert dialog.isVisible()
    assert sitting.done == before
    QTest.keyClick(focused, Key.Key_Return)
    assert not dialog.isVisible()
    assert sitting.done == before


@pytest.mark.parametrize(("kind", "decision"), [(PROMO, BuildingAction)])
def test_a_second_click_later_takes_the_city_back(sitting: Sitting) -> None:
    (viewport, at) = sitting.things()[-1]
    before = sitting.done
    double_click(viewport, at)
    assert sitting.done != before
    QTest.mouseClick(viewport, LEFT, pos=at)
    assert sitting.done == before


@pytest.mark.parametrize(("kind", "decision"), [(PROMO, BuildingAction)])
def test_p_ends_a_turn_with_nothing_where_nothing_is_worthwhile(sitting: Sitting) -> None:
    game = sitting.window.program.controller.game
    game.state.players[sitting.action.seat].money = 0
    sitting.window.program.controller.tell()
    buttons = sitting.panel.buttons
    assert buttons.pass_button.text() == "Build nothing"
    sitting.press(Key.Key_Return)
    assert buttons.main_button.text() != "Build nothing"
    seat = sitting.action.seat
    sitting.press(Key.Key_P)
    assert game.moves[-1] == Done(seat)
