"""A press that comes too early for what a button has become does nothing: for every change of
meaning there is, by mouse and keys, with a clock of our own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import AttachAction, ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.outpost.actions import RunCardsAction, TrustBuildingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.setup_actions import DraftAction, TrustCityAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.moves import Bid, Done, Open
from powergrid_qt.views.turn.keys import WAIT_MS, PressGuard
from powergrid_qt.views.turn.panel import TurnPanel
from tests.app.turn_games import Chooser, Kind
from tests.app.turn_table import Table
from tests.views.real_window import LEFT, open_window

TOO_EARLY = (0, 50, 200, 390)


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.time = 0.0

    def wait(self, milliseconds: float) -> None:
        """After everything that has changed is painted."""
        QApplication.processEvents()
        self.time += milliseconds

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(styled: None) -> Iterator[Table]:
    made = Table()
    yield made
    made.controller.stop()


@pytest.fixture
def panel(qtbot: QtBot, table: Table, clock: Clock) -> TurnPanel:
    made = TurnPanel(table.controller, Hints(table.controller))
    made.buttons.guard.wait_ms = WAIT_MS
    made.buttons.guard.now = clock
    qtbot.addWidget(made)
    made.resize(1280, made.height())
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


Press = Callable[[], None]


def ways_to_end(panel: TurnPanel) -> list[Press]:
    """The main button and its keys."""
    return [
        lambda: QTest.mouseClick(panel.buttons.main_button, LEFT),
        lambda: QTest.keyClick(panel, Qt.Key.Key_Return),
        lambda: QTest.keyClick(panel, Qt.Key.Key_Enter),
    ]


def ways_to_pass(panel: TurnPanel) -> list[Press]:
    """The quiet button, where there is one, and its key."""
    return [
        lambda: QTest.mouseClick(panel.buttons.pass_button, LEFT),
        lambda: QTest.keyClick(panel, Qt.Key.Key_P),
    ]


def plan(action: PlayerAction, chooser: Chooser) -> None:
    for _ in range(chooser.clicks(action)):
        click = chooser.click(action)
        if click is not None:
            click()


# -- every decision -----------------------------------------------------------------------------

Decisions = set[type[PlayerAction]]
AUCTIONS: Decisions = {OpeningAction, RaisingAction}
GRID: Decisions = {*AUCTIONS, ScrapAction, BuyingAction, BuildingAction, RunningAction}
OUTPOST: Decisions = {*AUCTIONS, ExpansionAction, RunCardsAction}
DECISIONS: tuple[tuple[Kind, Decisions], ...] = (
    (Kind("classic-2004", "germany", 4, promo=True), {*GRID, AttachAction}),
    (Kind("classic-2009", "usa", 3, draft=True), {*GRID, DraftAction}),
    (Kind("deluxe-2014", "europe", 2), {*GRID, TrustCityAction}),
    (Kind("outpost-2024", "outpost", 2), {*OUTPOST, TrustCityAction, TrustBuildingAction}),
)


@pytest.mark.long(but=["outpost-2024-outpost-2"])
@pytest.mark.parametrize(("kind", "wanted"), DECISIONS, ids=[kind.id for kind, _ in DECISIONS])
def test_presses_meant_for_what_was_there_before_do_nothing(
    qtbot: QtBot,
    table: Table,
    panel: TurnPanel,
    clock: Clock,
    kind: Kind,
    wanted: Decisions,
) -> None:
    """For every change of meaning until all decisions of the game were there: from which to which,
    and whether it is another player's. The same press counts later."""
    table.controller.ask_always(True)  # else Outpost's plants run by themselves
    table.controller.start(kind.config(seed=11))
    chooser = Chooser(5)
    before: tuple[type, int] | None = None
    seen: set[tuple[type | None, type, bool]] = set()
    for turn, action in enumerate(table.human_turns(qtbot)):
        plan(action, chooser)
        last, seat = (None, None) if before is None else before
        change = last, type(action), seat == action.seat
        if change not in seen:
            seen.add(change)
            QApplication.processEvents()
            came, told = clock.time, action.problem
            for late in TOO_EARLY:
                clock.time = came + late
                for press in (*ways_to_end(panel), *ways_to_pass(panel)):
                    press()
                    assert table.controller.action is action, f"{change} after {late} ms"
                    assert action.problem == told, "nothing is said either"
        before = type(action), action.seat
        clock.wait(WAIT_MS)
        ways = ways_to_pass(panel) if chooser.wants_to_pass(action) else ways_to_end(panel)
        ways[turn % len(ways)]()
        found = {decision for _, decision, _ in seen}
        if found >= wanted and table.controller.game.state.round > 2:
            break
    assert found == wanted


# -- the parts of the rule ----------------------------------------------------------------------


def bidding(table: Table) -> OpeningAction:
    table.controller.start(Kind("classic-2004", "germany", 3).config())
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    return action


def test_a_button_that_becomes_enabled_waits_and_another_amount_does_not(
    qtbot: QtBot, table: Table, panel: TurnPanel, clock: Clock
) -> None:
    action = bidding(table)
    clock.wait(WAIT_MS)
    assert not panel.buttons.main_button.available
    action.click_card(4)
    clock.wait(WAIT_MS - 1)
    for press in ways_to_end(panel):
        press()
    assert table.controller.game.moves == []
    clock.wait(1)
    action.raise_by(3)
    QTest.mouseClick(panel.buttons.main_button, LEFT)
    assert table.controller.game.moves == [Open(action.seat, 4, 7)]


def test_nothing_becomes_something_and_something_nothing(
    qtbot: QtBot, table: Table, panel: TurnPanel, clock: Clock
) -> None:
    table.controller.start(Kind("classic-2004", "germany", 3).config())
    chooser = Chooser(1)
    while not isinstance(table.controller.action, BuildingAction):
        assert isinstance(table.controller.action, PlayerAction)
        chooser.take_turn(table.controller.action)
    action = table.controller.action
    clock.wait(WAIT_MS)
    assert panel.buttons.pass_button.text() == "Build nothing"
    lit = [city.id for city in action.state.rules.board.cities if action.city_offer(city.id).lit]
    action.click_city(lit[0])
    assert not panel.buttons.pass_button.available
    clock.wait(WAIT_MS - 1)
    for press in ways_to_end(panel):
        press()
    clock.wait(1)
    action.click_city(lit[0])
    clock.wait(WAIT_MS - 1)
    for press in ways_to_pass(panel):
        press()
    assert table.controller.action is action, "all of them came too early"
    clock.wait(1)
    QTest.mouseClick(panel.buttons.pass_button, LEFT)
    assert table.controller.game.moves[-1] == Done(action.seat)


@pytest.mark.parametrize("button", ["main_button", "pass_button"])
def test_both_ends_of_a_press_lie_in_one_meaning(
    qtbot: QtBot, table: Table, panel: TurnPanel, clock: Clock, button: str
) -> None:
    opening = bidding(table)
    opening.click_card(4)
    clock.wait(WAIT_MS)
    opening.confirm()
    clock.wait(WAIT_MS)
    first = table.controller.action
    assert isinstance(first, RaisingAction)
    pressed = getattr(panel.buttons, button)
    QTest.mousePress(pressed, LEFT)
    table.controller.play(Bid(first.seat, 5))  # the next one is asked under the mouse
    clock.wait(10 * WAIT_MS)
    asked = table.controller.action
    QTest.mouseRelease(pressed, LEFT)
    assert table.controller.action is asked
    QTest.mouseClick(pressed, LEFT)
    assert table.controller.action is not asked


def test_a_press_that_began_too_early_does_not_count_late(
    qtbot: QtBot, table: Table, panel: TurnPanel, clock: Clock
) -> None:
    action = bidding(table)
    action.click_card(4)
    clock.wait(WAIT_MS - 1)
    QTest.mousePress(panel.buttons.main_button, LEFT)
    clock.wait(WAIT_MS)
    QTest.mouseRelease(panel.buttons.main_button, LEFT)
    assert not table.controller.game.moves
    QTest.mouseClick(panel.buttons.main_button, LEFT)
    assert table.controller.game.moves


def test_a_click_on_the_page_before_does_not_go_on_here(
    qtbot: QtBot, table: Table, panel: TurnPanel, clock: Clock
) -> None:
    action = bidding(table)
    action.click_card(4)
    panel.hide()
    clock.wait(WAIT_MS)
    panel.show()
    QTest.mouseClick(panel.buttons.main_button, LEFT)
    assert not table.controller.game.moves


def test_keys_that_are_held_down_press_once(panel: TurnPanel) -> None:
    assert not panel.buttons.main_action.autoRepeat()
    assert not panel.buttons.pass_action.autoRepeat()


def test_who_paints_late_waits_until_it_is_seen(clock: Clock) -> None:
    guard = PressGuard(clock)
    guard.wait_ms = WAIT_MS
    guard.means(object())
    clock.time = 300
    guard.seen()
    clock.time = 300 + WAIT_MS - 1
    guard.seen()  # painted again, for some other reason
    assert not guard.open
    clock.time = 300 + WAIT_MS
    assert [guard.open] == [True]


def test_the_guard_waits_400_milliseconds_of_real_time(qtbot: QtBot) -> None:
    guard = PressGuard()
    guard.wait_ms = WAIT_MS
    guard.means(object())
    assert guard.wait_ms == 400
    assert not guard.open
    qtbot.waitUntil(lambda: guard.open, timeout=5000)
    guard.means(None)
    qtbot.wait(1)
    guard.wait_ms = 0
    assert not guard.open, "there is nothing to press"


# -- computers ----------------------------------------------------------------------------------


@pytest.mark.long
def test_a_late_click_where_the_main_button_comes_does_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six players, five of them computers: whoever skips them and clicks once too often must not
    have ended a turn. The mouse waits where the main button will be."""
    monkeypatch.setattr(PressGuard, "wait_ms", WAIT_MS)
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(Kind("classic-2009", "usa", 6).config(humans=1))
        page, chooser = window.table.page, Chooser(2)
        panel = page.bottom
        assert isinstance(panel, TurnPanel)
        place = QPoint(0, 0)
        asked: list[type] = []

        def click_late() -> None:
            action = page.controller.action
            if isinstance(action, PlayerAction) and not place.isNull():
                asked.append(type(action))
                under = window.childAt(place)
                assert under is panel.buttons.main_button
                QTest.mouseClick(under, LEFT)
                assert page.controller.action is action, "nothing was decided"

        page.controller.changed.connect(click_late)
        while not {BuyingAction, BuildingAction} <= set(asked):
            qtbot.waitUntil(
                lambda: isinstance(page.controller.action, PlayerAction), timeout=30_000
            )
            action = page.controller.action
            assert isinstance(action, PlayerAction)
            if place.isNull():
                place = panel.buttons.main_button.mapTo(
                    window, panel.buttons.main_button.rect().center()
                )
            page.controller.changed.disconnect(click_late)
            plan(action, chooser)
            page.controller.changed.connect(click_late)
            action.pass_turn() if chooser.wants_to_pass(action) else action.confirm()
            under = window.childAt(place)
            if window.program.controller.computer_to_move:
                assert not isinstance(under, QAbstractButton), "nothing to press there meanwhile"
