"""The turns of the classic and deluxe editions: buy, build, give up a plant, run."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import PlantAction, ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import RUNS_STORED, CardId
from powergrid_qt.engine.moves import Attach, Counts, Run, Scrap
from powergrid_qt.views.pieces.card_parts import draw_tile, letter, letters_within
from powergrid_qt.views.pieces.faces import CardFace, own_face
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import Label, answer_at, grown_with_text, set_style_property
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM
from powergrid_qt.views.style.pictures import draw_box, draw_disc, square_around
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import LOW, PanelButton, StepButton
from powergrid_qt.views.turn.choosing_controls import CardControls, RunningControls
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    Chip,
    ChipFace,
    ChipRow,
    ScrollRow,
    centred,
    kept,
    soft_label,
    strong_label,
)
from powergrid_qt.words.names import (
    card_name,
    cities_text,
    fuel_name,
    listed,
    money_text,
    tokens_text,
)

# -- buying: fuel for runs of plants, and the cart ----------------------------------------------

NUMBER = 30
"""The width of the room for the number of a stored plant, in pixels."""


def draw_storage(painter: QPainter, box: QRectF, face: CardFace, tokens: Sequence[str]) -> None:
    """A plant with its storage: what lies on it, what the cart would add, what is free."""
    box = box.adjusted(0.5, 1.5, -0.5, -1.5)
    draw_tile(painter, box, face.colors, 7)
    number = QRectF(box.left() + 2, box.top(), NUMBER - 6, box.height())
    letter(painter, number, face.number, letters_within(face.number, 21, number.width()))
    bay = box.adjusted(NUMBER - 3, 2.5, -2.5, -2.5)
    draw_box(painter, bay, 5, theme().color("panel", 0.92))
    columns = max(1, face.burns)
    for place in range(RUNS_STORED * face.burns):
        x = bay.left() + (place % columns + 0.5) * bay.width() / columns
        y = bay.top() + (place // columns + 0.5) * bay.height() / 2
        if place < len(tokens):
            draw_token(painter, QRectF(x - 5.5, y - 5.5, 11, 11), tokens[place])
        else:
            ring = square_around(QPointF(x, y), 4)
            draw_disc(painter, ring, line=theme().color("text_soft", 0.45))


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
    _face: CardFace
    _action: BuyingAction

    def __init__(self) -> None:
        super().__init__()
        self.buttons = [self._button(times) for times in RUNS]
        self._all, self._tile = soft_label(self.tr("All")), Picture(tells=True)
        row(self._all, self._tile, *self.buttons, into=self, spacing=2)

    def show_plant(self, action: BuyingAction, plant: CardId | None) -> None:
        self._action, self.plant = action, plant
        self._all.setVisible(plant is None)
        self._tile.setVisible(plant is not None)
        if plant is not None:
            self._face = own_face(action.state, action.seat, plant)
            self._tile.setFixedSize(NUMBER + 12 * max(1, self._face.burns), LOW)

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
        """Show which runs are asked for; `stored`: how the tokens would lie on the plants."""
        action = self._action
        for times, button in zip(RUNS, self.buttons, strict=True):
            button.setChecked(
                action.all_wanted(times) if self.plant is None else action.runs(self.plant) == times
            )
            button.describe(self._words(times))
        if self.plant is not None:
            tokens = stored[self.plant]
            lying = [fuel for fuel, amount in tokens for _ in range(amount)]
            self._tile.show_drawing(draw_storage, self._face, lying)
            told = self.tr("{plant} would hold {tokens}").format(
                plant=card_name(self.plant), tokens=tokens_text(tokens, action.state.rules.board)
            )
            self._tile.setToolTip(told)
            self._tile.setAccessibleName(told)

    def _words(self, times: int) -> str:
        one, two = self.tr("Fuel for one run of {plant}"), self.tr("Fuel for two runs of {plant}")
        if self.plant is None:
            one = self.tr("Fuel for one run of all plants")
            two = self.tr("Fuel for two runs of all plants")
        text = one if times == 1 else two
        return text if self.plant is None else text.format(plant=card_name(self.plant))


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
        left = money_text(action.money_left)
        self.total.setText(self.tr("{money} → {left}").format(money=action.money, left=left))


# -- building, giving up, running ---------------------------------------------------------------


class BuildingControls(ActionControls[BuildingAction]):
    """The planned cities, each with its price, taken back by a click."""

    def __init__(self) -> None:
        super().__init__()
        self.plan = ChipRow[str](lambda city: self.action.take_back(city))
        self.empty, self.money = soft_label(self.tr("No city is planned yet.")), soft_label()
        self.total = strong_label()
        above = row(self.empty, (self.plan, 1), spacing=GAP)
        centred(above, row(self.total, self.money, STRETCH, spacing=14), into=self)

    def renew(self) -> None:
        action = self.action
        board = action.state.rules.board
        tip = self.tr("{connection} for the way and {slot} for the house. Click: take back")
        self.plan.show_faces(
            ChipFace(
                key=piece.city,
                text=board.city(piece.city).name,
                figure=str(piece.way.price),
                tip=tip.format(connection=piece.way.connection, slot=piece.way.slot),
                closes=True,
            )
            for piece in action.pieces
        )
        self.empty.setVisible(not action.pieces)
        cities, price = cities_text(len(action.pieces)), money_text(action.total)
        self.total.setText(self.tr("{cities} for {price}").format(cities=cities, price=price))
        left = money_text(action.money_left)
        self.money.setText(self.tr("Money {money} → {left}").format(money=action.money, left=left))


class PlantControls(CardControls[PlantAction]):
    """One of the own plants is chosen: the one to scrap, or the one for the transformer station."""

    def __init__(self) -> None:
        super().__init__(100)
        self.drop_label = soft_label()
        self.drop_label.setWordWrap(True)
        self.drops = ChipRow[Counts](self._choose_drop)
        beside = centred(self.drop_label, self.drops, spacing=4)
        row(self.card_row, (beside, 1), into=self, spacing=12)

    def show_action(self, action: PlantAction) -> None:
        super().show_action(action)
        self.show_plants(action.plants)

    def click(self, plant: CardId) -> None:
        self.action.click_card(plant)

    def renew(self) -> None:
        action = self.action
        for card in self.cards:
            plant = card.face.id
            card.show_state(on=plant == action.selected_card, offer=action.card_offer(plant))
        self._renew_drops(action)
        self.drops.setVisible(bool(self.drops.chips))  # empty it would push the words upwards

    def point_at(self, move: Move | None) -> None:
        chosen = move if isinstance(move, Scrap | Attach) else None
        self.hint_plants(() if chosen is None else (chosen.plant,))
        drop = chosen.drop if isinstance(chosen, Scrap) else None
        self.drops.show_hinted(drop)

    def _renew_drops(self, action: PlantAction) -> None:
        words, faces = "", list[ChipFace[Counts]]()
        if isinstance(action, ScrapAction) and len(action.drops) == 1:
            words = self.tr("Given up with it: {tokens}").format(tokens=self._given_up(action))
        elif isinstance(action, ScrapAction):
            words = self.tr("Give up which tokens?")
            if action.takes_transformer:
                words = self.tr("The transformer station goes too. Give up which tokens?")
            board, chosen = action.state.rules.board, action.drop
            faces = [
                ChipFace(drop, tokens_text(drop, board), on=drop == chosen) for drop in action.drops
            ]
        self.drop_label.setText(words)
        self.drops.show_faces(faces)

    def _given_up(self, action: ScrapAction) -> str:
        tokens = tokens_text(action.drop, action.state.rules.board)
        if not action.takes_transformer:
            return tokens
        station = self.tr("the transformer station")
        return listed([tokens, station]) if action.drop else station

    def _choose_drop(self, drop: Counts) -> None:
        if isinstance(self.action, ScrapAction):
            self.action.choose_drop(drop)


HYBRID_COLUMNS = 2


class MixtureChips(QWidget):
    """What a hybrid burns: a click on a fuel burns one more of it instead of another."""

    def __init__(self, action: RunningAction, plant: CardId) -> None:
        super().__init__()
        self._action, self._plant = action, plant
        self.chips: dict[str, Chip[str]] = {}
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        fuels = action.fuels(plant)
        columns = 1 if len(fuels) <= HYBRID_COLUMNS else HYBRID_COLUMNS
        for place, fuel in enumerate(fuels):
            chip = Chip[str]()
            chip.clicked.connect(lambda _=False, fuel=fuel: action.burn_more(plant, fuel))
            layout.addWidget(chip, place // columns, place % columns)
            self.chips[fuel] = chip
        self.renew()

    def _face(self, fuel: str) -> ChipFace[str]:
        return ChipFace(
            key=fuel,
            text=str(self._action.burns(self._plant).get(fuel, 0)),
            tip=self.tr("{plant}: burn one more {fuel}").format(
                plant=card_name(self._plant), fuel=fuel_name(fuel, self._action.state.rules.board)
            ),
            picture=partial(draw_token, fuel=fuel),
            enabled=self._action.can_burn_more(self._plant, fuel),
        )

    def renew(self) -> None:
        for fuel, chip in self.chips.items():
            chip.show_face(self._face(fuel))


class FuelControls(RunningControls[RunningAction]):
    """Running plants with fuel, and the mixture that hybrids burn."""

    def __init__(self) -> None:
        super().__init__()
        self.mixtures: list[MixtureChips] = []

    def show_action(self, action: RunningAction) -> None:
        for mixture in self.mixtures:
            mixture.deleteLater()
        self.mixtures = []
        super().show_action(action)

    def choices_of(self, plant: CardId) -> list[QWidget]:
        if len(self.action.fuels(plant)) < 2:
            return []
        self.mixtures.append(MixtureChips(self.action, plant))
        return [self.mixtures[-1]]

    def renew(self) -> None:
        super().renew()
        for mixture in self.mixtures:
            mixture.renew()

    def words_left(self) -> str:
        tokens = tokens_text(self.action.tokens_left, self.action.state.rules.board)
        return self.tr("{tokens} left over").format(tokens=tokens)

    def running(self, move: Move | None) -> set[CardId]:
        return {plant for plant, _ in move.plants} if isinstance(move, Run) else set()
