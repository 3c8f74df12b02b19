"""Running plants: cards that are switched on and off, and what they bring."""

from collections.abc import Collection
from typing import Any, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.turn.planned_actions import RunAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.views.pieces.faces import own_face
from powergrid_qt.views.style.controls import answer_at
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.turn.cards import OwnCard
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    centred,
    kept,
    soft_label,
    strong_label,
)
from powergrid_qt.views.turn.scrolling import ScrollRow
from powergrid_qt.words.names import money_text

CARD = QSize(104, 76)

Running = TypeVar("Running", bound=RunAction[Any])


class RunningControls(ActionControls[Running]):
    """What drives the plants, fuel or workers, is up to the family of the game."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[OwnCard] = []
        self._made: list[OwnCard] = []
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
        self.cards = kept(self._made, len(action.plants), self._new_card)
        widgets: list[QWidget] = []
        for card, plant in zip(self.cards, action.plants, strict=True):
            card.show_face(own_face(action.state, action.seat, plant))
            widgets += [card, *self.choices_of(plant)]
        self._row.show_widgets(widgets)

    def _new_card(self) -> OwnCard:
        card = OwnCard(CARD, marked=True)
        card.clicked.connect(lambda: self._toggle(card))
        return card

    def _toggle(self, card: OwnCard) -> None:
        self.action.toggle(card.face.id)
        if self.action.answer:
            answer_at(card, self.action.answer)

    def renew(self) -> None:
        action = self.action
        for card in self.cards:
            plant = card.face.id
            card.show_state(on=plant in action.running, offer=action.offer(plant))
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
