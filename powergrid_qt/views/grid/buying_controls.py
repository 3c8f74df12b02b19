"""Buying resources: fuel for runs of plants, and the cart."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.engine.cards import RUNS_STORED, CardId
from powergrid_qt.engine.moves import Counts
from powergrid_qt.views.pieces.card_parts import draw_tile, letter, letters_within
from powergrid_qt.views.pieces.faces import CardFace, own_face
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import Label, answer_at, grown_with_text, set_style_property
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import LOW, PanelButton, StepButton
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    ScrollRow,
    centred,
    kept,
    soft_label,
)
from powergrid_qt.words.names import (
    card_name,
    fuel_name,
    money_text,
    tokens_text,
)

NUMBER = 30
"""Room for the number of a stored plant."""


class StorageTile(Picture):
    """A plant with its storage: what lies on it, what the cart would add, what is free."""

    _face: CardFace

    def __init__(self) -> None:
        super().__init__(self._draw_storage, tells=True)
        self._tokens: list[str] = []

    def show_face(self, face: CardFace) -> None:
        self._face = face
        self.setFixedSize(NUMBER + 12 * max(1, face.burns), LOW)
        self.update()

    def show_tokens(self, tokens: Counts, words: str) -> None:
        self.setToolTip(words)
        self.setAccessibleName(words)
        shown = [fuel for fuel, amount in tokens for _ in range(amount)]
        if shown != self._tokens:
            self._tokens = shown
            self.update()

    def _draw_storage(self, painter: QPainter, box: QRectF) -> None:
        tokens = self._tokens
        box = box.adjusted(0.5, 1.5, -0.5, -1.5)
        draw_tile(painter, box, self._face.colors, 7)
        number = QRectF(box.left() + 2, box.top(), NUMBER - 6, box.height())
        size = letters_within(self._face.number, 21, number.width())
        letter(painter, number, self._face.number, size)
        bay = box.adjusted(NUMBER - 3, 2.5, -2.5, -2.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel", 0.92))
        painter.drawRoundedRect(bay, 5, 5)
        columns = max(1, self._face.burns)
        for place in range(RUNS_STORED * self._face.burns):
            x = bay.left() + (place % columns + 0.5) * bay.width() / columns
            y = bay.top() + (place // columns + 0.5) * bay.height() / 2
            spot = QRectF(x - 5.5, y - 5.5, 11, 11)
            if place < len(tokens):
                draw_token(painter, spot, tokens[place])
            else:
                painter.setPen(QPen(theme().color("text_soft", 0.45), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x, y), 2, 2)


RUNS = (1, 2)
RUN_WIDTH = 32


class FuelStepper(QWidget):
    """One kind of token in the cart: its picture and number, its price below, between buttons for
    more and less. `wanted`: somebody wants this amount."""

    wanted = Signal(int)

    def __init__(self, fuel: str) -> None:
        super().__init__()
        self.fuel = fuel
        self._count = 0
        self._number = Label("", 0.95, BOLD)
        self._price = Label("", 0.82, MEDIUM, kind="accent")
        self.amount = QWidget()
        words = centred(self._number, self._price, spacing=0)
        parts = (Picture(draw_token, fuel, size=(20, 20)), words, STRETCH)
        row(*parts, into=self.amount, spacing=4, margins=(3, 0, 0, 0))
        self.amount.setFixedSize(grown_with_text(62), grown_with_text(LOW))
        self.less = StepButton("minus", press=lambda: self.wanted.emit(self._count - 1))
        self.more = StepButton("plus", press=lambda: self.wanted.emit(self._count + 1))
        row(self.less, self.amount, self.more, into=self, spacing=2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def renew(self, action: BuyingAction) -> None:
        self._count = amount = action.cart.get(self.fuel, 0)
        self._number.setText(f"× {amount}")
        set_style_property(self._number, "kind", "" if amount else "soft")
        self._price.setText(money_text(action.price_of(self.fuel)))
        self._price.setVisible(amount > 0)
        self.less.setEnabled(amount > 0)
        self.more.setEnabled(amount < action.fuel_limit(self.fuel))
        name = fuel_name(self.fuel, action.state.rules.board)
        less = self.tr("1 {fuel} less").format(fuel=name)
        more = self.tr("1 {fuel} more").format(fuel=name)
        number = action.fuels.index(self.fuel) + 1
        self.less.describe(
            less, self.tr("{what} (Shift+{number})").format(what=less, number=number)
        )
        tip = self.tr("{what} ({number})").format(what=more, number=number)
        reason = action.fuel_offer(self.fuel, amount + 1).reason
        self.more.describe(more, "\n".join(filter(None, (tip, reason))))


class RunsOf(QWidget):
    """ "Fuel for one run / two runs" of a plant, or of all (`plant` None)."""

    plant: CardId | None
    _action: BuyingAction

    def __init__(self) -> None:
        super().__init__()
        self.buttons = [self._button(times) for times in RUNS]
        self._all, self._tile = soft_label(self.tr("All")), StorageTile()
        row(self._all, self._tile, *self.buttons, into=self, spacing=2)

    def show_plant(self, action: BuyingAction, plant: CardId | None) -> None:
        self._action, self.plant = action, plant
        self._all.setVisible(plant is None)
        self._tile.setVisible(plant is not None)
        if plant is not None:
            self._tile.show_face(own_face(action.state, action.seat, plant))

    def _button(self, times: int) -> PanelButton:
        button = PanelButton(press=lambda: self._want(times))
        button.setText(f"{times}×")
        button.setFixedWidth(grown_with_text(RUN_WIDTH))
        button.setCheckable(True)
        return button

    def _want(self, times: int) -> None:
        if self.plant is None:
            self._action.want_all(times)
        else:
            self._action.want_runs(self.plant, times)
        answer_at(self.buttons[RUNS.index(times)], self._action.answer)

    def renew(self, stored: Mapping[CardId | None, Counts]) -> None:
        """`stored`: where the tokens would lie."""
        action = self._action
        for times, button in zip(RUNS, self.buttons, strict=True):
            button.setChecked(
                action.all_wanted(times) if self.plant is None else action.runs(self.plant) == times
            )
            button.describe(self._words(times))
        if self.plant is not None:
            tokens = stored[self.plant]
            told = tokens_text(tokens, action.state.rules.board)
            words = self.tr("{plant} would hold {tokens}")
            self._tile.show_tokens(tokens, words.format(plant=card_name(self.plant), tokens=told))

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


class BuyingControls(ActionControls[BuyingAction]):
    def __init__(self) -> None:
        super().__init__()
        self.runs: list[RunsOf] = []
        self._made: list[RunsOf] = []
        self._all_steppers: dict[str, FuelStepper] = {}
        self.steppers: list[FuelStepper] = []
        self._plants, self._cart = ScrollRow(spacing=9), ScrollRow(spacing=8)
        self.total, self.warehouse = soft_label(), soft_label()
        self.total.setToolTip(self.tr("Your money now and after this purchase"))
        below = row(self._cart, GAP, (self.total, 1), spacing=GAP)
        centred(self._plants, below, into=self)

    def show_action(self, action: BuyingAction) -> None:
        super().show_action(action)
        plants: list[CardId | None] = list(action.burners)
        if len(plants) > 1:
            plants.insert(0, None)
        self.runs = kept(self._made, len(plants), RunsOf)
        for group, plant in zip(self.runs, plants, strict=True):
            group.show_plant(action, plant)
        self._plants.show_widgets([*self.runs, self.warehouse])
        if tuple(self._all_steppers) != tuple(action.fuels):  # else kept: they take a while to make
            for old in self._all_steppers.values():
                old.deleteLater()
            self._all_steppers = {fuel: self._new_stepper(fuel) for fuel in action.fuels}
            self._cart.show_widgets(list(self._all_steppers.values()))
        for fuel, stepper in self._all_steppers.items():
            stepper.setVisible(action.can_use(fuel))
        self.steppers = [one for fuel, one in self._all_steppers.items() if action.can_use(fuel)]

    def _new_stepper(self, fuel: str) -> FuelStepper:
        stepper = FuelStepper(fuel)
        stepper.wanted.connect(lambda amount: self.action.set_amount(fuel, amount))
        return stepper

    def renew(self) -> None:
        action = self.action
        stored = action.stored()
        for group in self.runs:
            group.renew(stored)
        for stepper in self.steppers:
            stepper.renew(action)
        beside = stored[None]
        told = tokens_text(beside, action.state.rules.board)
        self.warehouse.setText(self.tr("Warehouse: {tokens}").format(tokens=told))
        self.warehouse.setVisible(bool(beside))
        self.total.setText(
            self.tr("{money} → {left}").format(
                money=action.money, left=money_text(action.money_left)
            )
        )
