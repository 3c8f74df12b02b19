"""Auctions: the card on the block, who is still in, the bid, and one's own secrets."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QSizePolicy

from powergrid_qt.app.turn.auction_actions import BidAction, OpeningAction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.views.pieces.card_parts import draw_tile
from powergrid_qt.views.pieces.faces import face_of, facts, title
from powergrid_qt.views.style.controls import Label
from powergrid_qt.views.style.layouts import STRETCH, Fitted, row
from powergrid_qt.views.turn.buttons import PanelButton, StepButton
from powergrid_qt.views.turn.controls import (
    GAP,
    ActionControls,
    ChipFace,
    ChipRow,
    centred,
    soft_label,
)
from powergrid_qt.views.turn.number_field import BidSlider, NumberField
from powergrid_qt.views.turn.standing import AuctionStanding, BlockCard
from powergrid_qt.words.names import card_name, money_text

COVERED = "•••"
ROOM_FOR_PLAN = 80
"""The width in figures below which the slider needs the room of what the plan says."""


class SecretsButton(PanelButton):
    """Shown where the player has secrets and the screen is open to all: money that is hidden, and
    the top card of the pile for the spy."""

    def __init__(self) -> None:
        super().__init__("eye")
        self._action: BidAction | None = None
        self.pressed.connect(self._renew)
        self.released.connect(self._renew)

    def show_action(self, action: BidAction) -> None:
        """Take up another decision: nobody holds the button for it yet."""
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


class AuctionControls(Fitted, ActionControls[BidAction]):
    """Controls to choose a card, to set a bid, and how far it goes by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.card = BlockCard()
        self.offers = ChipRow[CardId](lambda card: self.action.click_card(card))
        self.offers.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.standing = AuctionStanding()
        self.less = StepButton("minus", self.tr("1 less"), self.tr("1 less (-)"))
        self.more = StepButton("plus", self.tr("1 more"), self.tr("1 more (+)"))
        self.five = StepButton(name=self.tr("5 more"))
        self.five.setText("+5")
        self.field, self.slider, self.limit = NumberField(), BidSlider(), NumberField()
        self.field.setAccessibleName(self.tr("Your bid"))
        self.field.setToolTip(self.tr("Your bid; + and - change it"))
        self.slider.setAccessibleName(self.tr("Your bid"))
        self.limit_label = soft_label(self.tr("up to"))
        self.limit.setAccessibleName(self.tr("Bid for me up to"))
        self.limit.setPlaceholderText("–")
        for part in (self.limit, self.limit_label):
            part.setToolTip(
                self.tr("Bid for me up to this amount: 1 more whenever somebody raises")
            )
        self.plan_label = Label("", 0.88, kind="paper")
        self.secrets = SecretsButton()
        above = row(self.offers, (self.standing, 1), spacing=GAP)
        below = row(
            *(self.less, self.field, self.more, self.five, (self.slider, 4), 4),
            *(self.limit_label, self.limit, self.plan_label, self.secrets, STRETCH),
            spacing=GAP,
        )
        row(self.card, (centred(above, below), 1), into=self, spacing=10)
        for button, amount in ((self.less, -1), (self.more, 1), (self.five, 5)):
            button.clicked.connect(lambda _=False, amount=amount: self._raise(amount))
        self.field.entered.connect(self._bid_typed)
        self.field.stepped.connect(self._raise)
        self.slider.valueChanged.connect(self._slid)
        self.limit.entered.connect(self._limit_typed)
        self.limit.stepped.connect(self._limit_stepped)
        for field in (self.field, self.limit):
            field.editingFinished.connect(self._settle)

    # -- what is shown ------------------------------------------------------------------------

    def show_action(self, action: BidAction) -> None:
        super().show_action(action)
        self.field.setModified(False)
        self.limit.setModified(False)
        self.secrets.show_action(action)

    def renew(self) -> None:
        action = self.action
        chosen = action.selected_card
        opening = isinstance(action, OpeningAction)
        face = None if chosen is None else face_of(action.state, chosen)
        self.card.show_card(face, on_block=not opening)
        self.offers.setVisible(opening)
        if isinstance(action, OpeningAction):
            self.offers.show_faces(self._offer_faces(action))
        self.standing.show_auction(action.game.config, action.auction)
        self._renew_bid(action)

    def _offer_faces(self, action: OpeningAction) -> list[ChipFace[CardId]]:
        faces = []
        for card in action.cards:
            face = face_of(action.state, card)
            minimum = action.minimum(card)
            offer = action.card_offer(card)
            tip = self.tr("{card}, from {price}").format(
                card=title(face), price=money_text(minimum)
            )
            faces.append(
                ChipFace(
                    key=card,
                    text=face.number or title(face),
                    figure="" if minimum == face.minimum else str(minimum),
                    tip="\n".join(part for part in (tip, facts(face), offer.reason) if part),
                    on=card == action.selected_card,
                    picture=partial(draw_tile, colors=face.colors),
                    enabled=offer.lit,
                )
            )
        return faces

    def _renew_bid(self, action: BidAction) -> None:
        bids = action.bids
        free = len(bids) > 1
        self.field.show_number(action.bid if bids else None)
        self.field.setEnabled(free)
        highest = max(bids.start, bids.stop - 1)
        self.slider.setVisible(not action.money_is_secret)  # it would end where the money does
        with QSignalBlocker(self.slider):
            self.slider.setRange(bids.start, highest)
            self.slider.setValue(action.bid)
        self.slider.setEnabled(free)
        limit = action.plan_limit
        holds = "" if limit is None else self.tr("{bid}: plan holds").format(bid=limit)
        span = self.tr("{lowest} to {highest}").format(
            lowest=money_text(bids.start), highest=money_text(highest)
        )
        self.slider.setToolTip("\n".join((span, holds)).strip() if bids else "")
        self.slider.setAccessibleDescription(holds)
        self.slider.show_limit(limit)
        self.less.setEnabled(free and action.bid > bids.start)
        for button in (self.more, self.five):
            button.setEnabled(free and action.bid < highest)
        self.limit.setEnabled(action.can_limit)
        self.limit_label.setEnabled(action.can_limit)
        self.limit.show_number(action.limit)
        self.plan_label.setText(holds)
        self.fit()

    def fit(self) -> None:
        """Hide the plan's limit where room is short: the tick on the slider tells it, too."""
        figure = self.plan_label.fontMetrics().horizontalAdvance("0")
        roomy = self.width() >= ROOM_FOR_PLAN * figure
        self.plan_label.setVisible(roomy and bool(self.plan_label.text()))

    # -- what is done -------------------------------------------------------------------------

    def _raise(self, amount: int) -> None:
        self.field.setModified(False)
        self.action.raise_by(amount)

    def _bid_typed(self, amount: int) -> None:
        if amount >= 0:
            self.action.set_bid(amount)

    def _slid(self, amount: int) -> None:
        self.field.setModified(False)
        self.action.set_bid(amount)

    def _limit_typed(self, amount: int) -> None:
        self.action.set_limit(None if amount < 0 else amount)

    def _limit_stepped(self, step: int) -> None:
        start = self.action.bid if self.action.limit is None else self.action.limit
        self.action.set_limit(start + step)

    def _settle(self) -> None:
        self.field.settle(self.action.bid if self.action.bids else None)
        self.limit.settle(self.action.limit)
