"""One's own money among others who look on: it is seen as long as a button is held."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.privacy import spied_card
from powergrid_qt.app.words import card_name, money_text
from powergrid_qt.views.turn_panel.buttons import PanelButton

COVERED = "•••"
HEIGHT = 26


class Purse(PanelButton):
    """For the human on move. Shown where money is secret and the screen is not: between bids,
    for instance. The spy sees the top card of the pile here too."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__("eye", height=HEIGHT, parent=parent)
        self._controller = controller
        self.pressed.connect(self._show)
        self.released.connect(self._show)
        self.renew()

    @property
    def wanted(self) -> bool:
        controller = self._controller
        secret = controller.has_game and controller.money_is_secret
        return secret and controller.human_to_move and controller.viewer is None

    def renew(self) -> None:
        """There is another decision: nobody holds the button for it yet."""
        self.setDown(False)
        self.setVisible(self.wanted)
        self._show()

    def _show(self) -> None:
        held = self.isDown() and self.wanted
        self.setText(self._secret() if held else COVERED)
        name = self.tr("Hold to look at your money")
        self.describe(self.text() if held else name, name)

    def _secret(self) -> str:
        game, seat = self._controller.game, self._controller.actor
        assert seat is not None
        money = money_text(game.state.players[seat].money)
        card = spied_card(game, seat)
        if card is None:
            return money
        return self.tr("{money}, on the pile: {card}").format(money=money, card=card_name(card))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Wide enough for what it may show: nothing beside it moves when it does."""
        widest = max(self._text_width(COVERED), self._text_width(self.text()))
        usual = self._text_width(money_text(888))
        return super().sizeHint().expandedTo(QSize(max(widest, usual) + 2 * HEIGHT, HEIGHT))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.setDown(False)
        self._show()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
