"""The turns of the classic and deluxe editions but for buying: build, give up a plant, run."""

from functools import partial

from PySide6.QtWidgets import QGridLayout, QWidget

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.plant_actions import PlantAction, ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Attach, Counts, Run, Scrap
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.turn.choosing_controls import CardControls, RunningControls
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    Chip,
    ChipFace,
    ChipRow,
    centred,
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
        self.total.setText(
            self.tr("{cities} for {price}").format(
                cities=cities_text(len(action.pieces)), price=money_text(action.total)
            )
        )
        self.money.setText(
            self.tr("Money {money} → {left}").format(
                money=action.money, left=money_text(action.money_left)
            )
        )


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
        if not isinstance(action, ScrapAction):
            self.drop_label.setText("")
            self.drops.show_faces(())
            return
        if len(action.drops) == 1:
            self.drop_label.setText(
                self.tr("Given up with it: {tokens}").format(tokens=self._given_up(action))
            )
            self.drops.show_faces(())
            return
        words = self.tr("Give up which tokens?")
        if action.takes_transformer:
            words = self.tr("The transformer station goes too. Give up which tokens?")
        self.drop_label.setText(words)
        self.drops.show_faces(
            ChipFace(
                key=drop, text=tokens_text(drop, action.state.rules.board), on=drop == action.drop
            )
            for drop in action.drops
        )

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
