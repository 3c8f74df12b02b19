"""What is chosen: places on the map, as chips for the keyboard, and one's own plants, as cards."""

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.turn.planned_actions import RunAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction, DraftAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import PickRegion, PlaceTrust
from powergrid_qt.views.pieces.faces import own_face
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import answer_at
from powergrid_qt.views.style.layouts import Fitted, row
from powergrid_qt.views.style.pictures import Drawing, draw_disc, square_around
from powergrid_qt.views.style.theme import REGION_TINTS
from powergrid_qt.views.turn.buttons import OwnCard
from powergrid_qt.views.turn.controls import (
    GAP,
    Action,
    ActionControls,
    ChipFace,
    ChipRow,
    ScrollRow,
    centred,
    kept,
    soft_label,
    strong_label,
)
from powergrid_qt.words.names import money_text

CARD_HEIGHT = 76

Running = TypeVar("Running", bound=RunAction[Any])


class ChoosingControls(Fitted, ActionControls[ChoosingAction]):
    """A chip for each region or city that can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.hint = soft_label(self.tr("Click on the map, or choose here:"))
        self.choices = ChipRow[str](lambda choice: self.action.choose(choice))
        centred(self.hint, self.choices, into=self)

    def renew(self) -> None:
        action = self.action
        self.choices.show_faces(
            ChipFace(
                key=choice,
                text=action.name_of(choice),
                on=choice == action.choice,
                picture=_picture(action, choice),
            )
            for choice in action.choices
        )
        self.fit()

    def fit(self) -> None:
        """Let many choices take the line of the words, too."""
        crowded = self.choices.one_row_width > self.width()
        self.hint.setVisible(not crowded)
        self.choices.set_two_rows(crowded)

    def point_at(self, move: Move | None) -> None:
        choice = None
        if isinstance(move, PickRegion):
            choice = move.region
        elif isinstance(move, PlaceTrust):
            choice = move.city
        self.choices.show_hinted(choice)


def _picture(action: ChoosingAction, choice: str) -> Drawing:
    if isinstance(action, DraftAction):
        color = action.state.rules.board.region(choice).color
        tint = QColor(REGION_TINTS.get(color, color))
        return lambda painter, box: draw_disc(painter, square_around(box.center(), 14), tint)
    return lambda painter, box: draw_house(painter, box.adjusted(3, 3, -3, -3), None)


class CardControls(ActionControls[Action]):
    """The player's cards in a row; what a click on one does is up to the decision. `marked`: the
    chosen ones have a tick."""

    def __init__(self, width: int, *, marked: bool = False) -> None:
        super().__init__()
        self.cards: list[OwnCard] = []
        self._made: list[OwnCard] = []
        self._size, self._marked = QSize(width, CARD_HEIGHT), marked
        self.card_row = ScrollRow(spacing=GAP, height=CARD_HEIGHT)

    def click(self, plant: CardId) -> None:
        raise NotImplementedError

    def choices_of(self, plant: CardId) -> list[QWidget]:
        """Return the widgets beside a plant's card with which something is chosen for it."""
        return []

    def show_plants(self, plants: Sequence[CardId]) -> None:
        self.cards = kept(self._made, len(plants), self._new_card)
        widgets: list[QWidget] = []
        for card, plant in zip(self.cards, plants, strict=True):
            card.show_face(own_face(self.action.state, self.action.seat, plant))
            widgets += [card, *self.choices_of(plant)]
        self.card_row.show_widgets(widgets)

    def _new_card(self) -> OwnCard:
        card = OwnCard(self._size, marked=self._marked)
        card.clicked.connect(lambda: self._clicked(card))
        return card

    def _clicked(self, card: OwnCard) -> None:
        self.click(card.face.id)
        answer_at(card, self.action.answer)

    def hint_plants(self, plants: Collection[CardId]) -> None:
        for card in self.cards:
            card.show_hinted(card.face.id in plants)


class RunningControls(CardControls[Running]):
    """What drives the plants, fuel or workers, is up to the family of the game."""

    def __init__(self) -> None:
        super().__init__(104, marked=True)
        self.result, self.left = strong_label(), soft_label()
        self.left.setWordWrap(True)
        words = centred(self.result, self.left, spacing=2)
        row(self.card_row, (words, 1), into=self, spacing=12)

    def words_left(self) -> str:
        """Return how much is left of what drives the plants, in words."""
        raise NotImplementedError

    def running(self, move: Move | None) -> Collection[CardId]:
        """The plants that run with a move of this kind."""
        raise NotImplementedError

    def show_action(self, action: Running) -> None:
        super().show_action(action)
        self.show_plants(action.plants)

    def click(self, plant: CardId) -> None:
        self.action.toggle(plant)

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
        self.hint_plants(self.running(move))
