"""Somebody at the screen in one decision, for the tests of keys and clicks."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QWidget

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import AttachAction, ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.outpost.actions import RunCardsAction, TrustBuildingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction, DraftAction, TrustCityAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Record
from powergrid_qt.views.grid.controls import BuyingControls
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.story.announcements import Announcement
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.buttons import PaintedButton
from powergrid_qt.views.turn.choosing_controls import ChoosingControls
from powergrid_qt.views.turn.keys import WAIT_MS, PressGuard
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Chooser, Kind
from tests.app.turn_table import Table
from tests.views.boards import city_on_screen
from tests.views.real_window import LEFT

NONE = Qt.KeyboardModifier.NoModifier
Decision = type[PlayerAction]
PROMO = Kind("classic-2004", "germany", 4, promo=True)
DRAFT = Kind("classic-2009", "usa", 3, draft=True)
TRUST = Kind("deluxe-2014", "europe", 2)
OUTPOST = Kind("outpost-2024", "outpost", 2)
DECISIONS: tuple[tuple[Kind, Decision], ...] = (
    *((PROMO, one) for one in (OpeningAction, RaisingAction, ScrapAction, AttachAction)),
    *((PROMO, one) for one in (BuyingAction, BuildingAction, RunningAction)),
    (DRAFT, DraftAction),
    (TRUST, TrustCityAction),
    *((OUTPOST, one) for one in (OpeningAction, RaisingAction, ExpansionAction)),
    *((OUTPOST, one) for one in (RunCardsAction, TrustBuildingAction)),
)


def has_choice(action: PlayerAction) -> bool:
    match action:
        case BuyingAction():
            return any(action.fuel_limit(fuel) > 1 for fuel in action.fuels)
        case BuildingAction() | ExpansionAction():
            return any(action.city_offer(city.id).lit for city in action.state.rules.board.cities)
    return True


@cache
def positions(kind: Kind) -> dict[Decision, Record]:
    """A game with each decision, in the second round or later where there are any."""
    table, chooser = Table(), Chooser(5)
    controller = table.controller
    controller.ask_always(True)
    controller.start(kind.config(seed=11))
    wanted = {decision for one, decision in DECISIONS if one == kind}
    found: dict[Decision, Record] = {}
    late: set[Decision] = set()
    while not late >= wanted and controller.game.state.round < 6:
        if controller.covered:  # for the spy of a promo card
            controller.uncover()
        action = controller.action
        assert isinstance(action, PlayerAction)
        if type(action) not in late and has_choice(action):
            found[type(action)] = Record.of(controller.game)
            if controller.game.state.round > 1:
                late.add(type(action))
        chooser.take_turn(action)
    controller.stop()
    return found


class Sitting:
    """Somebody at the screen in one decision."""

    def __init__(self, window: MainWindow, record: Record) -> None:
        window.games.show_position(record)
        window.activateWindow()
        QApplication.processEvents()
        self.window, self.page = window, window.table.page
        if window.program.controller.covered:
            window.program.controller.uncover()
        for sheet in self.page.findChildren(Announcement):
            sheet.dismiss()
        self.page.setFocus()

    @property
    def action(self) -> Any:
        assert isinstance(self.window.program.controller.action, PlayerAction)
        return self.window.program.controller.action

    @property
    def panel(self) -> TurnPanel:
        assert isinstance(self.page.bottom, TurnPanel)
        return self.page.bottom

    @property
    def done(self) -> object:
        """What has been decided and planned so far."""
        action, game = self.window.program.controller.action, self.window.program.controller.game
        planned = (action.selected_card, action.planned_cities, tuple(action.cart.items()))
        own = [getattr(action, name, None) for name in ("choice", "plan", "bid", "picked_card")]
        hints = self.window.program.hints.shown
        chosen = action.selected_card if isinstance(action, PlayerAction) else None
        return len(game.moves), id(action), planned, own, chosen, hints

    def make_ready(self) -> None:
        """Plan something, so that the main button would end the turn."""
        action = self.action
        if not action.main_offer.lit and isinstance(action, BuyingAction):
            fuel = next(fuel for fuel in action.fuels if action.fuel_limit(fuel))
            action.set_amount(fuel, 1)
        elif not action.main_offer.lit:
            chooser = Chooser(3)
            for _ in range(40):
                click = chooser.click(action)
                if click is not None and not action.main_offer.lit:
                    click()
        assert action.main_offer.lit, action.main_offer.reason

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def hold(self, key: Qt.Key, times: int = 4) -> None:
        """A key that is down already."""
        for _ in range(times):
            focused = QApplication.focusWidget() or self.window
            QTest.simulateEvent(focused, True, key, NONE, "\r", True)

    # -- what can be chosen -----------------------------------------------------------------------

    def things(self) -> list[tuple[QWidget, QPoint]]:
        """One of each kind of thing that a click chooses now, and where to click it."""
        action, controls, page = self.action, self.panel.controls, self.page
        found: list[QWidget] = []
        if isinstance(action, OpeningAction):
            assert isinstance(controls, AuctionControls)
            card = next(card for card in action.cards if action.card_offer(card).lit)
            found += [page.plants.cards[card], controls.offers.chips[action.cards.index(card)]]
        elif isinstance(action, BuyingAction):
            assert isinstance(controls, BuyingControls)
            market = page.market.panel
            assert isinstance(market, FuelMarketPanel)
            found += [next(token for token in market.tokens if market.can_click(token))]
            for run in (group.buttons[0] for group in controls.runs):
                run.click()
                found += [run] if action.cart else []
                action.clear()
        elif isinstance(action, ChoosingAction):
            assert isinstance(controls, ChoosingControls)
            found += [controls.choices.chips[0]]
        elif not isinstance(action, RaisingAction | BuildingAction):
            lit = [one for one in controls.findChildren(PaintedButton) if self._is_lit(one)]
            found += lit[:1]
        places = [(thing, thing.rect().center()) for thing in found]
        city = self.city()
        if city is not None:
            view = page.board.view
            places.append((view.viewport(), city_on_screen(view, city)))
        return places

    def _is_lit(self, card: PaintedButton) -> bool:
        look = getattr(card, "look", None)
        return card.isVisible() and card.isEnabled() and (look is None or look.lit)

    def city(self) -> str | None:
        """One that can be chosen."""
        if not isinstance(self.action, ChoosingAction | BuildingAction | ExpansionAction):
            return None
        view = self.page.board.view
        return next(city for city in view.board.cities if self.action.city_offer(city).lit)

    def focusable(self) -> list[QWidget]:
        """Whatever can be pressed or chosen from on the table and has the focus by Tab."""
        kinds = (QAbstractButton, QAbstractItemView)
        return [
            one
            for one in self.page.table.findChildren(QWidget)
            if isinstance(one, kinds)
            and one.focusPolicy() & Qt.FocusPolicy.TabFocus
            and one.isVisible()
            and one.isEnabled()
            and one not in (self.panel.buttons.main_button, self.panel.buttons.pass_button)
        ]


def mouse(widget: QWidget, at: QPoint, kind: QEvent.Type) -> None:
    released = kind == QEvent.Type.MouseButtonRelease
    held = Qt.MouseButton.NoButton if released else LEFT
    where = QPointF(widget.mapToGlobal(at))
    QApplication.sendEvent(widget, QMouseEvent(kind, QPointF(at), where, LEFT, held, NONE))


def double_click(widget: QWidget, at: QPoint) -> None:
    """As a window gets it."""
    events = QEvent.Type
    for kind in (events.MouseButtonPress, events.MouseButtonRelease):
        mouse(widget, at, kind)
    for kind in (events.MouseButtonDblClick, events.MouseButtonRelease):
        mouse(widget, at, kind)


class Clock:
    time = 0.0


@contextmanager
def slow(guard: PressGuard) -> Iterator[Clock]:
    """A guard that waits as it does outside of tests, by a clock of ours."""
    now, clock = guard.now, Clock()
    guard.now, guard.wait_ms = lambda: clock.time, WAIT_MS
    guard.restart()
    guard.seen()
    try:
        yield clock
    finally:
        guard.now, guard.wait_ms = now, 0
        guard.restart()
