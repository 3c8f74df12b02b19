"""While others bid: how far bids are made for the human by themselves, to be changed or stopped."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.auction_state import LEADS, STILL_IN, auction_state
from powergrid_qt.engine.cards import CardId
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.controls import GAP, soft_label
from powergrid_qt.views.turn.number_field import NumberField


class RunningLimit(Translated, QWidget):
    """Hidden where no limit is running; `changed` when the human has set another."""

    changed = Signal()

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self._label = soft_label()
        self.field = NumberField()
        self.stop_button = PanelButton("close")
        row(self._label, self.field, self.stop_button, STRETCH, into=self, spacing=GAP)
        self.field.stepped.connect(self._step)
        self.field.editingFinished.connect(self._take)
        self.stop_button.clicked.connect(self.stop)
        self.retranslate()

    def retranslate(self) -> None:
        self._label.setText(self.tr("Bidding for you up to"))
        self.field.setAccessibleName(self.tr("Bidding for you up to"))
        self.field.setToolTip(self.tr("How far to bid for you: type another amount, then Enter"))
        self.stop_button.setText(self.tr("Stop"))
        self.stop_button.describe(
            self.tr("Stop bidding for me"), self.tr("Stop bidding for me (Esc)")
        )

    # -- what is shown ------------------------------------------------------------------------

    def _bidding(self) -> tuple[int, CardId] | None:
        """The human who looks on, and the card that they may still win."""
        seat = self._controller.viewer
        auction = auction_state(self._controller.game)
        if seat is None or auction is None or auction.card is None:
            return None
        roles = {bidder.seat: bidder.role for bidder in auction.bidders}
        return (seat, auction.card) if roles[seat] in (LEADS, STILL_IN) else None

    def _amount(self) -> int | None:
        bidding, game = self._bidding(), self._controller.game
        return None if bidding is None else self._controller.automatic.limit(game, *bidding)

    @property
    def running(self) -> bool:
        return self._amount() is not None

    def renew(self) -> None:
        amount = self._amount()
        self.field.show_number(amount)
        self.setVisible(amount is not None)

    # -- what is done -------------------------------------------------------------------------

    def stop(self) -> None:
        bidding = self._bidding()
        if bidding is not None:
            self._controller.automatic.forget_limit(*bidding)
            self.changed.emit()

    def _step(self, step: int) -> None:
        amount = self._amount()
        if amount is not None:
            self._set(amount + step)

    def _take(self) -> None:
        if self.field.isModified() and self.field.text():
            self._set(int(self.field.text()))
        self.field.settle(self._amount())

    def _set(self, amount: int) -> None:
        """As far as the money goes; the bid that stands is never taken back."""
        bidding, auction = self._bidding(), auction_state(self._controller.game)
        if bidding is None or auction is None:
            return
        seat, card = bidding
        money: int = self._controller.game.state.players[seat].money
        wanted = max(auction.bid, min(amount, money))
        self._controller.automatic.set_limit(self._controller.game, seat, card, wanted)
        self.changed.emit()
