"""One's own secrets among others who look on: they are seen as long as a button is held."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QHideEvent

from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.words.names import card_name, money_text

COVERED = "•••"


class Purse(PanelButton):
    """Shown where the player has secrets and the screen is open to all: money that is hidden, and
    the top card of the pile for the spy."""

    def __init__(self) -> None:
        super().__init__("eye")
        self._action: BidAction | None = None
        self.pressed.connect(self._renew)
        self.released.connect(self._renew)

    def show_action(self, action: BidAction) -> None:
        """There is another decision: nobody holds the button for it yet."""
        self._action = action
        self.setDown(False)
        self.setVisible(action.secrets != (None, None))
        self._renew()

    def _renew(self) -> None:
        held = self.isDown() and self._action is not None
        self.setText(self._secret() if held else COVERED)
        name = self.tr("Hold to look: what only you may see")
        self.describe(self.text() if held else name, name)

    def _secret(self) -> str:
        action = self._action
        assert action is not None
        money, card = action.secrets
        told = [] if money is None else [money_text(money)]
        if card is not None:
            told.append(self.tr("on the pile: {card}").format(card=card_name(card)))
        return ", ".join(told)

    def sizeHint(self) -> QSize:
        """Wide enough for an amount: nothing beside it moves when it is shown."""
        width = self.fontMetrics().horizontalAdvance
        hint = super().sizeHint()
        spare = width(money_text(888)) - width(self.text())
        return QSize(hint.width() + max(0, spare), hint.height())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.setDown(False)
        self._renew()
