"""Buying resources: fuel for runs of plants, and the cart."""

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Counts
from powergrid_qt.views.pieces.faces import own_face
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.cart_amount import CartAmount
from powergrid_qt.views.turn.controls import GAP, ActionControls, rows, soft_label
from powergrid_qt.views.turn.scrolling import ScrollRow
from powergrid_qt.views.turn.tiles import StorageTile
from powergrid_qt.words.names import card_name, fuel_name, money_text, tokens_text

RUNS = (1, 2)
RUN_WIDTH = 32


class FuelStepper(QWidget):
    """One kind of token in the cart: less, how many, more."""

    def __init__(self, fuel: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fuel = fuel
        self.less = PanelButton("minus")
        self.amount = CartAmount(lambda painter, box: draw_token(painter, box, fuel))
        self.more = PanelButton("plus")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for widget in (self.less, self.amount, self.more):
            layout.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def renew(self, action: BuyingAction) -> None:
        amount = action.cart.get(self.fuel, 0)
        self.amount.show_amount(amount, money_text(action.price_of(self.fuel)))
        self.less.setEnabled(amount > 0)
        self.more.setEnabled(amount < action.fuel_limit(self.fuel))
        name = fuel_name(self.fuel)
        self.less.describe(self.tr("1 {fuel} less").format(fuel=name))
        self.more.describe(self.tr("1 {fuel} more").format(fuel=name))


class RunsOf(QWidget):
    """ "Fuel for one run / two runs" of a plant, or of all (`plant` None)."""

    def __init__(
        self, action: BuyingAction, plant: CardId | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.plant = plant
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self.tile: StorageTile | None = None
        if plant is None:
            self._all = soft_label()
            layout.addWidget(self._all)
        else:
            self.tile = StorageTile(own_face(action.state, action.seat, plant))
            layout.addWidget(self.tile)
        self.buttons = []
        for times in RUNS:
            button = PanelButton()
            button.setText(f"{times}×")
            button.setFixedWidth(RUN_WIDTH)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, times=times: self._want(times))
            layout.addWidget(button)
            self.buttons.append(button)
        self._action = action

    def _want(self, times: int) -> None:
        if self.plant is None:
            self._action.want_all(times)
        else:
            self._action.want_runs(self.plant, times)

    def renew(self, stored: Mapping[CardId | None, Counts]) -> None:
        """`stored`: where the tokens would lie."""
        action = self._action
        for times, button in zip(RUNS, self.buttons, strict=True):
            button.setChecked(
                action.all_wanted(times) if self.plant is None else action.runs(self.plant) == times
            )
            button.describe(self._words(times))
        if self.plant is None:
            self._all.setText(self.tr("All"))
        elif self.tile is not None:
            tokens = stored[self.plant]
            words = self.tr("{plant} would hold {tokens}")
            self.tile.show_tokens(
                tokens, words.format(plant=card_name(self.plant), tokens=tokens_text(tokens))
            )

    def _words(self, times: int) -> str:
        if self.plant is None:
            return (
                self.tr("Fuel for one run of all plants")
                if times == 1
                else self.tr("Fuel for two runs of all plants")
            )
        text = self.tr("Fuel for one run of {plant}")
        if times == 2:
            text = self.tr("Fuel for two runs of {plant}")
        return text.format(plant=card_name(self.plant))


class BuyingControls(ActionControls):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action: BuyingAction | None = None
        self.runs: list[RunsOf] = []
        self.steppers: list[FuelStepper] = []
        self._plants = ScrollRow(spacing=9)
        self._cart = ScrollRow(spacing=8)
        self.total = soft_label()
        self.warehouse = soft_label()
        layout = rows(self)
        layout.addStretch(1)
        layout.addWidget(self._plants)
        below = QHBoxLayout()
        below.setSpacing(GAP)
        below.addWidget(self._cart)
        below.addSpacing(GAP)
        below.addWidget(self.total, 1)
        layout.addLayout(below)
        layout.addStretch(1)

    def show_action(self, action: PlayerAction) -> None:
        assert isinstance(action, BuyingAction)
        self._action = action
        groups: list[CardId | None] = list(action.burners)
        if len(groups) != 1:
            groups.insert(0, None)
        self.runs = [RunsOf(action, plant) for plant in groups if action.burners]
        self.warehouse = soft_label()
        self._plants.show_widgets([*self.runs, self.warehouse])
        self.steppers = [FuelStepper(fuel) for fuel in action.fuels if action.can_use(fuel)]
        for stepper in self.steppers:
            stepper.less.clicked.connect(lambda _=False, fuel=stepper.fuel: self._add(fuel, -1))
            stepper.more.clicked.connect(lambda _=False, fuel=stepper.fuel: self._add(fuel, 1))
        self._cart.show_widgets(self.steppers)

    def renew(self) -> None:
        action = self._action
        assert action is not None
        stored = action.stored()
        for group in self.runs:
            group.renew(stored)
        for stepper in self.steppers:
            stepper.renew(action)
        beside = stored[None]
        self.warehouse.setText(self.tr("Warehouse: {tokens}").format(tokens=tokens_text(beside)))
        self.warehouse.setVisible(bool(beside))
        self.total.setText(
            self.tr("{money} → {left}").format(
                money=action.money, left=money_text(action.money_left)
            )
        )
        self.total.setToolTip(self.tr("Your money now and after this purchase"))

    def _add(self, fuel: str, amount: int) -> None:
        if self._action is not None:
            self._action.set_amount(fuel, self._action.cart.get(fuel, 0) + amount)
