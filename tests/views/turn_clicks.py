"""Plays through the real turn panel, by mouse and keyboard; clicks on cities go to the action, as
the board sends them."""

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import PlantAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.models.plans import PricedWay
from powergrid_qt.views.grid.controls import BuyingControls, PlantControls
from powergrid_qt.views.outpost.controls import ExpansionControls
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.choosing_controls import ChoosingControls, RunningControls
from powergrid_qt.views.turn.panel import TurnPanel

LEFT = Qt.MouseButton.LeftButton


def price(way: PricedWay | None) -> int:
    assert way is not None, "a city is lit that has no way"
    return way.connection + way.slot


class Hands:
    """Somebody at the panel: a seeded choice among what can be clicked."""

    def __init__(self, qtbot: QtBot, panel: TurnPanel, seed: int) -> None:
        self.qtbot, self.panel, self.rng = qtbot, panel, Random(seed)

    def click(self, widget: QWidget) -> None:
        if widget.isEnabled():
            self.qtbot.mouseClick(widget, LEFT)

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.panel, key)

    def confirm(self) -> None:
        """The main button, by mouse or by Enter."""
        if self.rng.random() < 0.5:
            self.click(self.panel.buttons.main_button)
        else:
            self.key(Qt.Key.Key_Return)

    def take_turn(self, action: PlayerAction) -> None:
        controls = self.panel.controls
        match action, controls:
            case OpeningAction(), AuctionControls():
                self._open(action, controls)
            case RaisingAction(), AuctionControls():
                self._raise(action, controls)
            case BuyingAction(), BuyingControls():
                self._buy(action, controls)
            case BuildingAction(), _:
                self._build(action)
            case ExpansionAction(), ExpansionControls():
                self._expand(action, controls)
            case ChoosingAction(), ChoosingControls():
                self.click(self.rng.choice(controls.choices.chips))
            case PlantAction(), PlantControls():
                self.click(controls.cards[0])
            case _, RunningControls():
                card = self.rng.choice(controls.cards) if controls.cards else None
                if card is not None and self.rng.random() < 0.3:
                    self.click(card)
                    self.click(card)
            case _:
                raise AssertionError(f"{controls} for {action}")
        if self.panel.controls is controls:
            self._decide(action)

    def _decide(self, action: PlayerAction) -> None:
        passes = isinstance(action, RaisingAction) and self.rng.random() < 0.5
        if passes or (self.panel.buttons.pass_button.isVisible() and not action.main_offer.lit):
            if self.rng.random() < 0.5:
                self.click(self.panel.buttons.pass_button)
            else:
                self.key(Qt.Key.Key_P)
        else:
            self.confirm()

    def _open(self, action: OpeningAction, controls: AuctionControls) -> None:
        if action.pass_offer.lit and self.rng.random() < 0.3:
            return
        chips = [chip for chip in controls.offers.chips if chip.isEnabled()]
        if chips:
            self.click(self.rng.choice(chips))

    def _raise(self, action: RaisingAction, controls: AuctionControls) -> None:
        if self.rng.random() < 0.4:
            self.click(controls.more)
            self.key(Qt.Key.Key_Minus)

    def _buy(self, action: BuyingAction, controls: BuyingControls) -> None:
        for group in controls.runs[:2]:
            if self.rng.random() < 0.6:
                self.click(group.buttons[0])
        if controls.steppers and self.rng.random() < 0.5:
            self.click(self.rng.choice(controls.steppers).more)

    def _build(self, action: BuildingAction | ExpansionAction) -> None:
        for _ in range(self.rng.randint(1, 5)):
            cities = [
                city.id
                for city in action.state.rules.board.cities
                if city.id not in action.planned_cities and action.city_offer(city.id).lit
            ]
            cheap = sorted(cities, key=lambda city: price(action.way_to(city)))
            if cheap:
                action.click_city(self.rng.choice(cheap[:3]))

    def _expand(self, action: ExpansionAction, controls: ExpansionControls) -> None:
        if action.tried.company.reserve:
            pieces = controls.network.pieces
            piece = self.rng.choice(list(pieces))
            self.click(pieces[piece])
            self._build_one(action)
            self.click(pieces["house"])
        self._build(action)
        for (kind, _), place in list(controls.company.places.items()):
            if kind == "reserve" and place.look.lit and place.isVisible():
                self.click(place)
                self._lay(action, controls)
        if self.rng.random() < 0.3:
            self.click(controls.hiring.more)

    def _build_one(self, action: ExpansionAction) -> None:
        lit = [c.id for c in action.state.rules.board.cities if action.city_offer(c.id).lit]
        if lit:
            action.click_city(self.rng.choice(lit))

    def _lay(self, action: ExpansionAction, controls: ExpansionControls) -> None:
        if action.picked_card is None:
            return
        for (kind, _), place in controls.company.places.items():
            if kind != "reserve" and place.look.lit:
                self.click(place)
                return
        self.key(Qt.Key.Key_Escape)
