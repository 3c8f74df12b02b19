"""Running plants: cards that are switched on and off, and the mixture of hybrids."""

from functools import partial
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QWidget

from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.outpost.running_action import RunCardsAction
from powergrid_qt.app.run_action import RunAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Run, RunCards
from powergrid_qt.views.pieces.faces import own_face
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.turn.cards import CardButton
from powergrid_qt.views.turn.chips import Chip, ChipFace
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    column,
    row,
    soft_label,
    strong_label,
)
from powergrid_qt.views.turn.scrolling import ScrollRow
from powergrid_qt.words.names import card_name, fuel_name, money_text, tokens_text

CARD = QSize(104, 76)
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
            chip = Chip(self._face(fuel))
            chip.clicked.connect(lambda _=False, fuel=fuel: action.burn_more(plant, fuel))
            layout.addWidget(chip, place // columns, place % columns)
            self.chips[fuel] = chip

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


class RunningControls(ActionControls[RunAction[Any]]):
    """For plants with fuel, and for those of a company board with workers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[CardButton] = []
        self.mixtures: list[MixtureChips] = []
        self._row = ScrollRow(spacing=GAP, height=CARD.height())
        self.result, self.left = strong_label(), soft_label()
        self.left.setWordWrap(True)
        words = column(self.result, self.left, spacing=2)
        self.setLayout(row(self._row, words, spacing=12, wide=words))

    def show_action(self, action: RunAction[Any]) -> None:
        super().show_action(action)
        self.cards, self.mixtures = [], []
        widgets: list[QWidget] = []
        for plant in action.plants:
            card = CardButton(own_face(action.state, action.seat, plant), CARD)
            card.clicked.connect(lambda _=False, plant=plant: action.toggle(plant))
            self.cards.append(card)
            widgets.append(card)
            if isinstance(action, RunningAction) and len(action.fuels(plant)) > 1:
                mixture = MixtureChips(action, plant)
                self.mixtures.append(mixture)
                widgets.append(mixture)
        self._row.show_widgets(widgets)

    def renew(self) -> None:
        action = self.action
        for card in self.cards:
            offer = action.offer(card.face.id)
            card.show_state(
                on=card.face.id in action.running,
                available=offer.lit,
                reason=offer.reason,
                marked=True,
            )
        for mixture in self.mixtures:
            mixture.renew()
        cities: int = action.state.players[action.seat].connected
        self.result.setText(
            self.tr("{powered} of {cities} lit: +{income}").format(
                powered=action.powered, cities=cities, income=money_text(action.income)
            )
        )
        if isinstance(action, RunningAction):
            left = tokens_text(action.tokens_left)
            self.left.setText(self.tr("{tokens} left over").format(tokens=left))
        elif isinstance(action, RunCardsAction):
            self.left.setText(
                self.tr("{used} of {workers} workers").format(
                    used=action.workers_used, workers=action.workers
                )
            )

    def point_at(self, move: Move | None) -> None:
        running: set[CardId] = set()
        if isinstance(move, Run):
            running = {plant for plant, _ in move.plants}
        elif isinstance(move, RunCards):
            running = set(move.cards)
        for card in self.cards:
            card.show_hinted(card.face.id in running)
