"""All players below each other, whoever is to move unmistakable."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.models.players_model import PlayersModel
from powergrid_qt.views.player_card import PlayerCard

if TYPE_CHECKING:
    from powergrid_qt.app.current_turn import CurrentTurn

GAP = 5


class PlayersPanel(QWidget):
    def __init__(
        self,
        controller: GameController,
        turn: "CurrentTurn | None" = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self.model = PlayersModel(self)
        self.cards: list[PlayerCard] = []
        self._animated = True
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(GAP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._name()
        controller.changed.connect(self.refresh)
        self.refresh()

    @property
    def animated(self) -> bool:
        return self._animated

    @animated.setter
    def animated(self, animated: bool) -> None:
        """Off: figures change at once."""
        self._animated = animated
        for card in self.cards:
            card.animated = animated

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        game = self._controller.game
        controller = self._controller
        self.model.show(game, controller.viewer, nothing_hidden=controller.nothing_hidden)
        self._have_cards(len(self.model.players))
        for card, facts in zip(self.cards, self.model.players, strict=True):
            card.show_player(facts, game.state)

    def _have_cards(self, count: int) -> None:
        while len(self.cards) > count:
            card = self.cards.pop()
            self._layout.removeWidget(card)
            card.deleteLater()
        while len(self.cards) < count:
            card = PlayerCard(self)
            card.animated = self._animated
            self._layout.addWidget(card)
            self.cards.append(card)

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Players"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.refresh()
