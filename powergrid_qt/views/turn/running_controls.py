"""Running plants: cards that are switched on and off, and what they bring."""

from collections.abc import Collection
from typing import Any, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.run_action import RunAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.views.pieces.faces import own_face
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.turn.cards import CardButton
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    centred,
    soft_label,
    strong_label,
)
from powergrid_qt.views.turn.scrolling import ScrollRow
from powergrid_qt.words.names import money_text

CARD = QSize(104, 76)

Running = TypeVar("Running", bound=RunAction[Any])


class RunningControls(ActionControls[Running]):
    """What drives the plants, fuel or workers, is up to the family of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[CardButton] = []
        self._row = ScrollRow(spacing=GAP, height=CARD.height())
        self.result, self.left = strong_label(), soft_label()
        self.left.setWordWrap(True)
        words = centred(self.result, self.left, spacing=2)
        row(self._row, (words, 1), into=self, spacing=12)

    def choices_of(self, plant: CardId) -> list[QWidget]:
        """What is chosen for a plant that may run, beside its card."""
        return []

    def words_left(self) -> str:
        """How much is left of what drives the plants."""
        raise NotImplementedError

    def running(self, move: Move | None) -> Collection[CardId]:
        """The plants that run with a move of this kind."""
        raise NotImplementedError

    def show_action(self, action: Running) -> None:
        super().show_action(action)
        self.cards = []
        widgets: list[QWidget] = []
        for plant in action.plants:
            card = CardButton(own_face(action.state, action.seat, plant), CARD)
            card.clicked.connect(lambda _=False, plant=plant: action.toggle(plant))
            self.cards.append(card)
            widgets += [card, *self.choices_of(plant)]
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
        cities: int = action.state.players[action.seat].connected
        self.result.setText(
            self.tr("{powered} of {cities} lit: +{income}").format(
                powered=action.powered, cities=cities, income=money_text(action.income)
            )
        )
        self.left.setText(self.words_left())

    def point_at(self, move: Move | None) -> None:
        running = self.running(move)
        for card in self.cards:
            card.show_hinted(card.face.id in running)
