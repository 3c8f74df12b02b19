"""What the middle of the panel has in common for every kind of decision."""

from typing import Generic, TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.engine import Move
from powergrid_qt.views.style.controls import SoftLabel
from powergrid_qt.views.style.lettering import BOLD, scaled_font

GAP = 6

Action = TypeVar("Action", bound=PlayerAction)
Box = TypeVar("Box", bound=QBoxLayout)
Part = QWidget | QLayout | int | None


class ActionControls(QWidget, Generic[Action]):
    """The controls of one kind of action. They show what the action says and call it."""

    action: Action

    def show_action(self, action: Action) -> None:
        """Another action of the kind that these controls are for; `renew` follows."""
        self.action = action

    def renew(self) -> None:
        """The action's plan has changed."""
        raise NotImplementedError

    def point_at(self, move: Move | None) -> None:
        """Mark what a hint proposes, where it is chosen here and nowhere else; None: nothing."""

    def retranslate(self) -> None:
        """The language has changed; `renew` follows."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def row(*parts: Part, spacing: int = GAP, wide: QWidget | QLayout | None = None) -> QHBoxLayout:
    """From left to right: widgets, layouts, gaps of so many pixels, and None for room to spare.
    `wide`: the part that gets all the room that the others leave."""
    return _packed(QHBoxLayout(), parts, spacing, wide)


def column(*parts: Part, spacing: int = GAP) -> QVBoxLayout:
    """The same from top to bottom, in the middle of the height that there is."""
    return _packed(QVBoxLayout(), (None, *parts, None), spacing)


def _packed(
    box: Box, parts: tuple[Part, ...], spacing: int, wide: QWidget | QLayout | None = None
) -> Box:
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(spacing)
    for part in parts:
        if isinstance(part, QWidget):
            box.addWidget(part, part is wide)
        elif isinstance(part, QLayout):
            box.addLayout(part, part is wide)
        elif part is None:
            box.addStretch(1)
        else:
            box.addSpacing(part)
    return box


def strong_label() -> QLabel:
    label = QLabel()
    label.setFont(scaled_font(1.0, BOLD))
    return label


def soft_label() -> SoftLabel:
    return SoftLabel(scale=0.92)
