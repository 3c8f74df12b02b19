"""Auctions: the card on the block, who is still in, and the bid."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from powergrid_qt.app.auction_actions import BidAction, OpeningAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.views.pieces.card_words import facts, title
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.cards import BlockCard
from powergrid_qt.views.turn.chips import ChipFace, ChipRow
from powergrid_qt.views.turn.controls import GAP, ActionControls, row, soft_label
from powergrid_qt.views.turn.number_field import BidSlider, NumberField
from powergrid_qt.views.turn.purse import Purse
from powergrid_qt.views.turn.standing import AuctionStanding
from powergrid_qt.views.turn.tiles import card_tile
from powergrid_qt.words.names import money_text


class AuctionControls(ActionControls):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action: BidAction | None = None
        self.card = BlockCard()
        self.offers = ChipRow(self._choose)
        self.offers.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.standing = AuctionStanding()
        self.less = PanelButton("minus")
        self.field = NumberField()
        self.more = PanelButton("plus")
        self.five = PanelButton()
        self.five.setText("+5")
        self.slider = BidSlider()
        self.limit_label = soft_label()
        self.limit = NumberField()
        self.purse = Purse()
        self._lay_out()
        self.less.clicked.connect(lambda: self._raise(-1))
        self.more.clicked.connect(lambda: self._raise(1))
        self.five.clicked.connect(lambda: self._raise(5))
        self.field.entered.connect(self._bid_typed)
        self.field.stepped.connect(self._raise)
        self.field.editingFinished.connect(self._settle)
        self.slider.valueChanged.connect(self._slid)
        self.limit.entered.connect(self._limit_typed)
        self.limit.stepped.connect(self._limit_stepped)
        self.limit.editingFinished.connect(self._settle)
        self.retranslate()

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.setSpacing(GAP)
        above.addWidget(self.offers)
        above.addWidget(self.standing, 1)
        below = row(self.less, self.field, self.more, self.five)
        below.addWidget(self.slider, 4)
        below.addSpacing(4)
        below.addWidget(self.limit_label)
        below.addWidget(self.limit)
        below.addWidget(self.purse)
        below.addStretch(1)
        beside = QVBoxLayout()
        beside.setSpacing(GAP)
        beside.addStretch(1)
        beside.addLayout(above)
        beside.addLayout(below)
        beside.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.card, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(beside, 1)

    def retranslate(self) -> None:
        self.less.describe(self.tr("1 less"), self.tr("1 less (-)"))
        self.more.describe(self.tr("1 more"), self.tr("1 more (+)"))
        self.five.describe(self.tr("5 more"))
        self.field.setAccessibleName(self.tr("Your bid"))
        self.field.setToolTip(self.tr("Your bid; + and - change it"))
        self.slider.setAccessibleName(self.tr("Your bid"))
        self.limit_label.setText(self.tr("up to"))
        self.limit.setAccessibleName(self.tr("Bid for me up to"))
        tip = self.tr("Bid for me up to this amount: 1 more whenever somebody raises")
        self.limit.setToolTip(tip)
        self.limit_label.setToolTip(tip)
        self.limit.setPlaceholderText("–")

    # -- what is shown ------------------------------------------------------------------------

    def show_action(self, action: PlayerAction) -> None:
        assert isinstance(action, BidAction)
        self._action = action
        self.field.setModified(False)
        self.limit.setModified(False)
        self.purse.show_action(action)

    def renew(self) -> None:
        action = self._action
        assert action is not None
        chosen = action.selected_card
        opening = isinstance(action, OpeningAction)
        face = None if chosen is None else face_of(action.state, chosen)
        self.card.show_card(face, not opening)
        self.offers.setVisible(opening)
        if isinstance(action, OpeningAction):
            self.offers.show_faces(self._offer_faces(action))
        self.standing.show_auction(action.game.config, action.auction)
        self._renew_bid(action)

    def _offer_faces(self, action: OpeningAction) -> list[ChipFace]:
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
                    picture=card_tile(face),
                    enabled=offer.lit,
                )
            )
        return faces

    def _renew_bid(self, action: BidAction) -> None:
        bids = action.bids
        free = len(bids) > 1
        self.field.show_number(action.bid if bids else None)
        self.field.setEnabled(free)
        self.slider.blockSignals(True)
        highest = max(bids.start, bids.stop - 1)
        self.slider.setVisible(not action.money_is_secret)  # it would end where the money does
        self.slider.setRange(bids.start, highest)
        self.slider.setValue(action.bid)
        self.slider.blockSignals(False)
        self.slider.setEnabled(free)
        self.slider.setToolTip(
            self.tr("{lowest} to {highest}").format(
                lowest=money_text(bids.start), highest=money_text(highest)
            )
            if bids
            else ""
        )
        self.less.setEnabled(free and action.bid > bids.start)
        self.more.setEnabled(free and action.bid < bids.stop - 1)
        self.five.setEnabled(free and action.bid < bids.stop - 1)
        self.limit.setEnabled(action.can_limit)
        self.limit_label.setEnabled(action.can_limit)
        self.limit.show_number(action.limit)

    # -- what is done -------------------------------------------------------------------------

    def _choose(self, face: ChipFace) -> None:
        if isinstance(self._action, OpeningAction) and isinstance(face.key, int | str):
            self._action.click_card(face.key)

    def _raise(self, amount: int) -> None:
        if self._action is not None:
            self.field.setModified(False)
            self._action.raise_by(amount)

    def _bid_typed(self, amount: int) -> None:
        if self._action is not None and amount >= 0:
            self._action.set_bid(amount)

    def _slid(self, amount: int) -> None:
        if self._action is not None:
            self.field.setModified(False)
            self._action.set_bid(amount)

    def _limit_typed(self, amount: int) -> None:
        if self._action is not None:
            self._action.set_limit(None if amount < 0 else amount)

    def _limit_stepped(self, step: int) -> None:
        if self._action is not None:
            start = self._action.bid if self._action.limit is None else self._action.limit
            self._action.set_limit(start + step)

    def _settle(self) -> None:
        if self._action is not None:
            self.field.settle(self._action.bid if self._action.bids else None)
            self.limit.settle(self._action.limit)
