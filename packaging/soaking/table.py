"""How the person plays a decision: some clicks on what is lit, then the main button or a pass."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction, RaisingAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction, DraftAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.views.pages.game.play_table import PlayTable
from powergrid_qt.views.turn.panel import TurnPanel
from soaking.hands import Hands, Key

SOON_MS, GUARD_MS = 20, 430
"""Between two clicks; and until buttons that make moves have meant the same for long enough."""
TIRED = 8
"""After so many tries that changed nothing the person begins the decision anew."""
MOST_TRIES = 60


class Stuck(Exception):
    """Whatever the person does, the game does not go on."""


class TablePlayer:
    """Plays one step of a decision at a time."""

    def __init__(self, hands: Hands) -> None:
        self._hands, self._rng = hands, hands.rng
        self._action: PlayerAction | None = None
        self._clicks = self._tries = 0

    @property
    def page(self) -> PlayTable:
        return self._hands.window.table.page

    @property
    def panel(self) -> TurnPanel:
        panel = self.page.bottom
        assert isinstance(panel, TurnPanel)
        return panel

    def begins(self, action: PlayerAction) -> bool:
        """Whether this is another decision than the last one."""
        return action is not self._action

    def step(self, action: PlayerAction) -> int:
        """Do one thing for this decision; gives how long to wait afterwards, in ms."""
        if self.begins(action):
            self._action, self._tries = action, 0
            self._clicks = self._wanted_clicks(action)
        if self._clicks > 0:
            self._clicks -= 1
            self._click_something(action)
            return SOON_MS if self._clicks else GUARD_MS
        self._tries += 1
        if self._tries > MOST_TRIES:
            offer = action.main_offer
            raise Stuck(f"{type(action).__name__}: {action.main_label}, {offer}")
        if self._tries % TIRED == 0:
            self._clicks = self._wanted_clicks(action)
            self._hands.key(Key.Key_Escape)
            return SOON_MS
        self._decide(action)
        return GUARD_MS if self.page.controller.action is action else SOON_MS

    def _wanted_clicks(self, action: PlayerAction) -> int:
        match action:
            case OpeningAction():
                return 0 if action.pass_offer.lit and self._rng.random() < 0.3 else 1
            case ChoosingAction():
                return 1
            case BidAction():
                return self._rng.randint(0, 1)
        return self._rng.randint(1, 5)

    # -- clicks that plan -----------------------------------------------------------------------

    def _click_something(self, action: PlayerAction) -> None:
        match action:
            case OpeningAction():
                self._click_card(action)
            case BidAction():
                self._hands.key(self._rng.choice((Key.Key_Plus, Key.Key_Minus)))
            case DraftAction() | ChoosingAction():
                self._choose(action)
            case _:
                cities = self._lit_cities(action)
                if cities and self._rng.random() < 0.8:
                    self._click_city(self._rng.choice(cities[:3]))
                else:
                    self._click_control()

    def _click_card(self, action: OpeningAction) -> None:
        lit = [card for card in action.cards if action.card_offer(card).lit]
        payable = [card for card in lit if action.minimum(card) <= action.money]
        if payable and not self._hands.click(self.page.plants.cards[self._rng.choice(payable)]):
            self._click_control()

    def _choose(self, action: DraftAction | ChoosingAction) -> None:
        """On the board, or by its name in the panel."""
        choice = self._rng.choice(action.choices)
        cities = self.page.board.view.board.board.cities
        city = next(c.id for c in cities if choice in (c.id, c.region))
        if self._rng.random() < 0.3 or not self._click_city(city):
            self._click_control()

    def _lit_cities(self, action: PlayerAction) -> list[str]:
        """Where something can be built, the cheapest first."""

        def price(city: str) -> int:
            way = action.way_to(city)
            return 0 if way is None else way.connection + way.slot

        board = self.page.board.view.board
        planned = set(action.planned_cities)
        lit = [city for city in board.cities if city not in planned and action.city_offer(city).lit]
        return sorted(lit, key=price)

    def _click_city(self, city: str) -> bool:
        view = self.page.board.view
        at = view.viewportTransform().map(view.board.cities[city].pos()).toPoint()
        if self._hands.click(view.viewport(), QPoint(at)):
            return True
        self._hands.key(Key.Key_F)  # the wheel may have led away from it
        return False

    def _click_control(self) -> None:
        """Anything in the middle of the turn panel, or in the market."""
        buttons = self.panel.controls.findChildren(QAbstractButton)
        buttons += self.page.market.findChildren(QAbstractButton)
        usable = [button for button in buttons if button.isVisible() and button.isEnabled()]
        if usable:
            self._hands.click(self._rng.choice(usable))

    # -- the decision ---------------------------------------------------------------------------

    def _decide(self, action: PlayerAction) -> None:
        buttons, rng = self.panel.buttons, self._rng
        writing = isinstance(QApplication.focusWidget(), QLineEdit)
        by_key = rng.random() < 0.4 and not writing
        passing = self._wants_to_pass(action)
        if by_key and self._tries < TIRED:
            self._hands.key(Key.Key_P if passing else Key.Key_Return)
        else:
            self._hands.click(buttons.pass_button if passing else buttons.main_button)

    def _wants_to_pass(self, action: PlayerAction) -> bool:
        offer = action.pass_offer
        if offer is None or not offer.lit:
            return False
        if not action.main_offer.lit:
            return True
        if isinstance(action, BidAction) and action.bid > action.money:
            return True
        return isinstance(action, RaisingAction) and self._rng.random() < 0.5
