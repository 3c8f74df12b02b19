"""All players below each other, whoever is to move unmistakable."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.models.players_model import PlayersModel
from powergrid_qt.views.players.player_card import (
    HIGHEST,
    HIGHEST_LINE,
    LOWEST,
    LOWEST_LINE,
    USUAL,
    PlayerCard,
)

GAP = 5


class PlayersPanel(QWidget):
    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.model = PlayersModel(self)
        self.cards: list[PlayerCard] = []
        self._animated = True
        self._narrow = False
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

    def set_narrow(self, narrow: bool) -> None:
        """A line of figures for each player, in a rail."""
        self._narrow = narrow
        self.updateGeometry()
        self._place_cards()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_cards()

    def _place_cards(self) -> None:
        """All equally high, which no layout of Qt's would do: so they look alike."""
        if self.cards:
            highest = HIGHEST_LINE if self._narrow else HIGHEST
            step = min((self.height() + GAP) // len(self.cards), highest + GAP)
            for number, card in enumerate(self.cards):
                card.setGeometry(0, number * step, self.width(), step - GAP)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(400, len(self.cards) * (USUAL + GAP) - GAP)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        if self._narrow:
            return QSize(120, len(self.cards) * (LOWEST_LINE + GAP) - GAP)
        return QSize(300, self.lowest)

    @property
    def lowest(self) -> int:
        """The height in which all players can still be read."""
        return len(self.cards) * (LOWEST + GAP) - GAP

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        game = self._controller.game
        controller = self._controller
        self.model.show(game, controller.viewer, nothing_hidden=controller.nothing_hidden)
        if len(self.cards) != len(self.model.players):
            self._have_cards(len(self.model.players))
        for card, facts in zip(self.cards, self.model.players, strict=True):
            card.show_player(facts, game.state)

    def _have_cards(self, count: int) -> None:
        while len(self.cards) > count:
            card = self.cards.pop()
            card.deleteLater()
        while len(self.cards) < count:
            card = PlayerCard(self)
            card.animated = self._animated
            card.show()
            self.cards.append(card)
        self.setMaximumHeight(count * (HIGHEST + GAP) - GAP)
        self._place_cards()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Players"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.refresh()
