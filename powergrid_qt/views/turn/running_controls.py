"""Running plants: cards that are switched on and off, and the mixture of hybrids."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.outpost.running_action import RunCardsAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.app.turn import Offer
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Run, RunCards
from powergrid_qt.views.pieces.faces import own_face
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.turn.cards import CardButton
from powergrid_qt.views.turn.chips import Chip, ChipFace
from powergrid_qt.views.turn.controls import GAP, ActionControls, soft_label, strong_label
from powergrid_qt.views.turn.scrolling import ScrollRow
from powergrid_qt.words.names import card_name, fuel_name, money_text, tokens_text

CARD = QSize(104, 76)
HYBRID_COLUMNS = 2


class MixtureChips(QWidget):
    """What a hybrid burns: a click on a fuel burns one more of it instead of another."""

    def __init__(self, action: RunningAction, plant: CardId, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action, self._plant = action, plant
        self.chips: dict[str, Chip] = {}
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

    def _face(self, fuel: str) -> ChipFace:
        def token(painter: QPainter, box: QRectF) -> None:
            draw_token(painter, box, fuel)

        return ChipFace(
            key=fuel,
            text=str(self._action.burns(self._plant).get(fuel, 0)),
            tip=self.tr("{plant}: burn one more {fuel}").format(
                plant=card_name(self._plant), fuel=fuel_name(fuel)
            ),
            picture=token,
            enabled=self._action.can_burn_more(self._plant, fuel),
        )

    def renew(self) -> None:
        for fuel, chip in self.chips.items():
            chip.show_face(self._face(fuel))


class RunningControls(ActionControls):
    """For plants with fuel, and for those of a company board with workers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action: RunningAction | RunCardsAction | None = None
        self.cards: list[CardButton] = []
        self.mixtures: list[MixtureChips] = []
        self._row = ScrollRow(spacing=GAP, height=CARD.height())
        self.result = strong_label()
        self.left = soft_label()
        self.left.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.result)
        words.addWidget(self.left)
        words.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self._row, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(words, 1)

    def show_action(self, action: PlayerAction) -> None:
        assert isinstance(action, RunningAction | RunCardsAction)
        self._action = action
        self.cards, self.mixtures = [], []
        widgets: list[QWidget] = []
        for plant in action.plants:
            card = CardButton(own_face(action.state, action.seat, plant), CARD)
            card.setCheckable(True)
            card.clicked.connect(lambda _=False, plant=plant: self._toggle(plant))
            self.cards.append(card)
            widgets.append(card)
            if isinstance(action, RunningAction) and len(action.fuels(plant)) > 1:
                mixture = MixtureChips(action, plant)
                self.mixtures.append(mixture)
                widgets.append(mixture)
        self._row.show_widgets(widgets)

    def renew(self) -> None:
        action = self._action
        assert action is not None
        for card in self.cards:
            offer = self._offer(card.face.id)
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
        else:
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

    def _offer(self, plant: CardId) -> Offer:
        if isinstance(self._action, RunningAction):
            return self._action.offer(plant)
        assert self._action is not None
        return self._action.offer(str(plant))

    def _toggle(self, plant: CardId) -> None:
        if isinstance(self._action, RunningAction):
            self._action.toggle(plant)
        elif self._action is not None:
            self._action.toggle(str(plant))
        self.renew()
