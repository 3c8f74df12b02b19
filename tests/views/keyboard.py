"""Hands that play in the real window with the keyboard alone."""

from collections import deque

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.outpost.edition import HOUSE
from powergrid_qt.engine.outpost.expansion import PIECES
from powergrid_qt.views.board.view import BoardView, nearest_in_direction
from powergrid_qt.views.grid.controls import BuyingControls
from powergrid_qt.views.market.panel import PieceMarket
from powergrid_qt.views.outpost.card_place import RESERVE
from powergrid_qt.views.outpost.controls import ExpansionControls
from powergrid_qt.views.style.keys import DIRECTIONS, takes_return
from powergrid_qt.views.turn.choosing_controls import ChoosingControls
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Chooser

Key = Qt.Key
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
MOST_TABS = 120


class Keys:
    """Somebody without a mouse: every event goes to whatever has the focus."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    @property
    def focused(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        self.qtbot.keyClick(self.focused, key, modifier)

    def write(self, text: str) -> None:
        self.qtbot.keyClicks(self.focused, text)

    def tab_to(self, widget: QWidget) -> None:
        """Tab until a widget has the focus."""
        for _ in range(MOST_TABS):
            if self.focused is widget:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget.accessibleName() or widget}")

    def push(self, widget: QWidget) -> None:
        """Go to a button and press it."""
        self.tab_to(widget)
        self.press(Key.Key_Space)

    def pick(self, button: QAbstractButton) -> None:
        """One button of a group: Tab leads to the one that is chosen, arrows to the others. Of
        boards they only lead there."""
        chosen = button.group().checkedButton()
        assert chosen is not None
        self.tab_to(chosen)
        buttons = button.group().buttons()
        way = buttons.index(button) - buttons.index(chosen)
        for _ in range(abs(way)):
            self.press(Key.Key_Right if way > 0 else Key.Key_Left)
        assert self.focused is button
        if not button.isChecked():
            self.press(Key.Key_Space)
        assert button.isChecked()

    def choose(self, box: QComboBox, value: str) -> None:
        self.tab_to(box)
        wanted = box.findData(value)
        while box.currentIndex() != wanted:
            self.press(Key.Key_Down if box.currentIndex() < wanted else Key.Key_Up)

    def area(self, wanted: QWidget) -> None:
        """F6 goes round the areas of the page."""
        for _ in range(8):
            if self.focused is wanted or wanted.isAncestorOf(self.focused):
                return
            self.press(Key.Key_F6)
        raise AssertionError(f"F6 does not lead to {wanted}")

    def go_to_city(self, view: BoardView, city: str) -> None:
        """The arrow keys lead from city to city."""
        self.area(view)
        if view.focused_city is None:
            self.press(Key.Key_Right)
        assert view.focused_city is not None
        for key in arrows(view, view.focused_city, city):
            self.press(key)
        assert view.focused_city == city


def arrows(view: BoardView, start: str, goal: str) -> list[Qt.Key]:
    """The fewest arrow keys from one city to another."""
    ways: dict[str, list[Qt.Key]] = {start: []}
    waiting = deque([start])
    while waiting and goal not in ways:
        here = waiting.popleft()
        for key, direction in DIRECTIONS.items():
            there = nearest_in_direction(view.board, here, direction)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], key]
                waiting.append(there)
    return ways[goal]


class KeyHands(Chooser):
    """Chooses like `Chooser`, by keys."""

    def __init__(self, keys: Keys, seed: int) -> None:
        super().__init__(seed)
        self.keys = keys
        self.page = keys.window.table.page
        panel = self.page.bottom
        assert isinstance(panel, TurnPanel)
        self.panel = panel

    def play_turn(self) -> None:
        keys, page = self.keys, self.page
        if page.hand_over.isVisible():
            keys.press(Key.Key_Return)
            assert not page.hand_over.isVisible()
            return
        action = page.controller.action
        if not isinstance(action, PlayerAction):  # somebody without a choice passes by itself
            keys.qtbot.waitUntil(self._somebody_decides, timeout=5000)
            return
        if page.summary.isVisible() or page.banner.isVisible():
            keys.press(Key.Key_Return)
            assert page.controller.action is action
        moves = len(page.controller.game.moves)
        for _ in range(self.clicks(action)):
            self.one_step(action)
        if self.wants_to_pass(action):
            keys.press(Key.Key_P)
        else:
            assert action.main_offer.lit, action.main_offer.reason
            keys.press(Key.Key_Return, CTRL if takes_return(keys.focused) else NONE)
        assert len(page.controller.game.moves) > moves, type(action).__name__

    def _somebody_decides(self) -> bool:
        page = self.page
        decides = isinstance(page.controller.action, PlayerAction)
        return page.controller.game.over or decides or page.hand_over.isVisible()

    def one_step(self, action: PlayerAction) -> None:
        controls = self.panel.controls
        match action, controls:
            case OpeningAction(), _:
                self.open(action)
            case BidAction(), _:
                self.keys.press(self.rng.choice((Key.Key_Plus, Key.Key_Minus)))
            case ChoosingAction(), ChoosingControls():
                if action.choice is None:
                    self.keys.push(self.rng.choice(controls.choices.chips))
            case BuyingAction(), BuyingControls():
                self.buy(action, controls)
            case BuildingAction(), _:
                self.build(action)
            case ExpansionAction(), ExpansionControls():
                self.expand(action, controls)

    def open(self, action: OpeningAction) -> None:
        """A card in the market, or its chip in the panel."""
        lit = [card for card in action.cards if action.card_offer(card).lit]
        if not lit or (action.pass_offer.lit and self.rng.random() < 0.3):
            return
        card = self.rng.choice(lit)
        market = self.page.plants
        self.keys.area(market)
        self.go_to_piece(market, market.cards[card])
        self.keys.press(Key.Key_Space)
        assert action.selected_card == card

    def go_to_piece(self, market: PieceMarket, piece: QWidget) -> None:
        """The arrow keys lead from card to card."""
        for _ in market.pieces:
            if self.keys.focused is piece:
                return
            way = piece.geometry().center() - self.keys.focused.geometry().center()
            if abs(way.x()) > abs(way.y()):
                self.keys.press(Key.Key_Right if way.x() > 0 else Key.Key_Left)
            else:
                self.keys.press(Key.Key_Down if way.y() > 0 else Key.Key_Up)
        raise AssertionError("the arrow keys do not lead to the card")

    def buy(self, action: BuyingAction, controls: BuyingControls) -> None:
        buttons = [group.buttons[0] for group in controls.runs]
        if buttons and self.rng.random() < 0.5:
            self.keys.push(self.rng.choice(buttons))
            return
        more = [stepper.more for stepper in controls.steppers if stepper.more.isEnabled()]
        if more:
            self.keys.push(self.rng.choice(more))

    def build(self, action: BuildingAction | ExpansionAction) -> None:
        view = self.page.board.view
        lit = [
            city
            for city in view.board.cities
            if action.city_offer(city).lit and city not in action.planned_cities
        ]
        if not lit:
            return
        cheap = sorted(lit, key=lambda city: self.price(action, city))[:3]
        city = self.rng.choice(cheap)
        self.keys.go_to_city(view, city)
        self.keys.press(Key.Key_Space)
        assert city in action.planned_cities

    def price(self, action: PlayerAction, city: str) -> int:
        way = action.way_to(city)
        return 0 if way is None else way.connection + way.slot

    def expand(self, action: ExpansionAction, controls: ExpansionControls) -> None:
        self.keys.area(self.panel)
        places = controls.company.places
        cards = [place for (kind, _), place in places.items() if kind == RESERVE and place.look.lit]
        if cards and self.rng.random() < 0.5:
            self.keys.push(self.rng.choice(cards))
            places = controls.company.places
            lit = [place for (kind, _), place in places.items() if kind != RESERVE]
            spaces = [place for place in lit if place.look.lit]
            if action.picked_card is not None and spaces:
                self.keys.push(self.rng.choice(spaces))
            return
        piece = self.rng.choice([HOUSE, *PIECES])
        if piece != action.piece:
            self.keys.push(controls.network.pieces[piece])
        self.build(action)
