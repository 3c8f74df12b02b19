"""What the middle of the panel has in common for every kind of decision."""

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Move
from powergrid_qt.views.style.controls import SoftLabel, answer_at
from powergrid_qt.views.style.layouts import STRETCH, Part, column
from powergrid_qt.views.style.lettering import BOLD, scaled_font

GAP = 6

Action = TypeVar("Action", bound=PlayerAction)
Widget = TypeVar("Widget", bound=QWidget)


class ActionControls(QWidget, Generic[Action]):
    """The controls of one kind of action. They show what the action says and call it."""

    action: Action
    takes_market: ClassVar[bool] = False
    """They have the place of the market, too, and the words stand above the main button."""

    def show_action(self, action: Action) -> None:
        """Another action of the kind that these controls are for; `renew` follows."""
        self.action = action

    def renew(self) -> None:
        """The action's plan has changed."""
        raise NotImplementedError

    def point_at(self, move: Move | None) -> None:
        """Mark what a hint proposes, where it is chosen here and nowhere else; None: nothing."""

    def tell_answer(self, clicked: QWidget) -> None:
        """Tell beside what was clicked why nothing has come of it, if nothing has."""
        if self.action.answer:
            answer_at(clicked, self.action.answer)

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        """Show what the player in this row of the panel has, where there is a place for it, until
        it is asked for once more; not `lasting`: until the pointer leaves that row (None)."""


def kept(made: list[Widget], count: int, make: Callable[[], Widget]) -> list[Widget]:
    """So many of the widgets that were made. They take a while to make, and are kept for the next
    decision; `make` makes those that are missing."""
    while len(made) < count:
        made.append(make())
    return made[:count]


def centred(*parts: Part, into: QWidget | None = None, spacing: int = GAP) -> QBoxLayout:
    """From the top down, in the middle of the height that there is."""
    return column(STRETCH, *parts, STRETCH, into=into, spacing=spacing)


def strong_label() -> QLabel:
    label = QLabel()
    label.setFont(scaled_font(1.0, BOLD))
    return label


def soft_label(text: str = "") -> SoftLabel:
    return SoftLabel(text, scale=0.92)
