"""What the middle of the panel has in common for every kind of decision."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.engine import Move
from powergrid_qt.views.style.controls import SoftLabel, base_size
from powergrid_qt.views.style.theme import text_font

GAP = 6


class ActionControls(QWidget):
    """The controls of one kind of action. They show what the action says and call it."""

    def show_action(self, action: PlayerAction) -> None:
        """Another action of the kind that these controls are for."""
        raise NotImplementedError

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


def rows(parent: QWidget) -> QVBoxLayout:
    """Rows from top to bottom, in the middle of the height that there is."""
    layout = QVBoxLayout(parent)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(GAP)
    return layout


def row(*widgets: QWidget, spacing: int = GAP) -> QHBoxLayout:
    layout = QHBoxLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    return layout


def strong_label() -> QLabel:
    label = QLabel()
    label.setFont(text_font(base_size(), QFont.Weight.DemiBold))
    return label


def soft_label() -> SoftLabel:
    return SoftLabel(scale=0.92)
