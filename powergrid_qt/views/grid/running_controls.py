"""Running plants with fuel, and the mixture that hybrids burn."""

from functools import partial

from PySide6.QtWidgets import QGridLayout, QWidget

from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Run
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.turn.chips import Chip, ChipFace
from powergrid_qt.views.turn.running_controls import RunningControls
from powergrid_qt.words.names import card_name, fuel_name, tokens_text

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
                plant=card_name(self._plant), fuel=fuel_name(fuel)
            ),
            picture=partial(draw_token, fuel=fuel),
            enabled=self._action.can_burn_more(self._plant, fuel),
        )

    def renew(self) -> None:
        for fuel, chip in self.chips.items():
            chip.show_face(self._face(fuel))


class FuelControls(RunningControls[RunningAction]):
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
        return self.tr("{tokens} left over").format(tokens=tokens_text(self.action.tokens_left))

    def running(self, move: Move | None) -> set[CardId]:
        return {plant for plant, _ in move.plants} if isinstance(move, Run) else set()
