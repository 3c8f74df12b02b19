"""How an auction stands, for those who bid and while nobody at the screen has to decide: the card
on the block, who is in, and how far the program bids for a player."""

import math

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.auction_actions import (
    DECIDES,
    LEADS,
    OUT,
    PASSED,
    STILL_IN,
    AuctionState,
    auction_state,
)
from powergrid_qt.engine import COLORS, GameConfig
from powergrid_qt.engine import Seat as Player
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace, face_of, facts, title
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Label, grown_with_text, set_style_property
from powergrid_qt.views.style.layouts import STRETCH, Fitted, row
from powergrid_qt.views.style.lettering import (
    BOLD,
    MEDIUM,
    line_height,
    scaled_font,
    shortened_name,
    squeezed_font,
)
from powergrid_qt.views.style.pictures import draw_box, square_around
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import LOW, PanelButton
from powergrid_qt.views.turn.controls import GAP, centred, soft_label
from powergrid_qt.views.turn.number_field import NumberField
from powergrid_qt.words.names import listed, money_text

WIDEST, NARROWEST = 100, 30
ROOM_FOR_WORDS = 54
AROUND = 14
"""The room that shape and words leave free, in pixels."""
GONE = (PASSED, OUT)
translate = QCoreApplication.translate


def _height() -> int:
    """The height of two lines: a bid is as large as the name above it."""
    return max(LOW, math.ceil(2 * line_height(0.92)) + 4)


class Bidder(Fitted, QFrame):
    """Shape, name, and where they stand; where it is narrow the shape, and the highest bid."""

    def __init__(self) -> None:
        super().__init__()
        self._player: Player | None = None
        self._role = ""
        self._words: tuple[str, ...] = ()
        self._shape = Picture(self._draw, size=(17, 17))
        self._name, self._state = Label("", 0.92, BOLD), Label()
        words = centred(self._name, self._state, spacing=0)
        row(self._shape, (words, 1), into=self, spacing=GAP, margins=(4, 0, 1, 0))
        self.setFixedHeight(_height() - 2)
        self.setMaximumWidth(grown_with_text(WIDEST))

    def show_bidder(self, player: Player, role: str, words: tuple[str, ...]) -> None:
        """Show a bidder; `words`: where the bidder stands, the longest first."""
        if (player, role, words) == (self._player, self._role, self._words):
            return
        if role != self._role:
            faint = "faint" if role in GONE else ""
            leads = role == LEADS
            set_style_property(self, "role", role)
            set_style_property(self._name, "kind", faint)
            set_style_property(self._state, "kind", "accent" if leads else faint or "soft")
            self._state.setFont(scaled_font(0.92, BOLD) if leads else scaled_font(0.84, MEDIUM))
        self._player, self._role, self._words = player, role, words
        self.updateGeometry()
        self.fit()

    def fit(self) -> None:
        """What has no room is still told by frame and tooltip; a bid always has."""
        if self._player is None:
            return
        room = self.width() - self._shape.width() - AROUND
        state = self._state.fontMetrics()
        fitting = [word for word in self._words if state.horizontalAdvance(word) <= room]
        first = self._player.name.partition(" ")[0]
        self._name.setFont(squeezed_font(first, room, 0.92, BOLD))
        self._name.setText(shortened_name(self._player.name, self._name.fontMetrics(), room))
        narrow = self.width() < grown_with_text(ROOM_FOR_WORDS)
        self._state.setText(fitting[0] if fitting else "")
        self._name.setVisible(not narrow)
        self._state.setVisible(bool(fitting) and (not narrow or self._role == LEADS))
        self._shape.update()

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        if self._player is None:
            return
        gone = self._role in GONE
        painter.setOpacity(0.38 if gone else 1.0)
        draw_house(painter, box, self._player.color)
        if gone and self._name.isHidden():
            painter.setOpacity(1.0)
            painter.setPen(QPen(theme().color("text_soft"), 1.6))
            painter.drawLine(box.bottomLeft(), box.topRight())

    def sizeHint(self) -> QSize:
        return QSize(grown_with_text(WIDEST), grown_with_text(LOW))

    def minimumSizeHint(self) -> QSize:
        least = NARROWEST
        if self._role == LEADS:
            bid = self._state.fontMetrics().horizontalAdvance(self._words[-1])
            least = max(least, bid + self._shape.width() + AROUND + 1)
        return QSize(least, grown_with_text(LOW))


class AuctionStanding(QWidget):
    """Shows how the seats stand in an auction, clockwise as the bids go."""

    def __init__(self) -> None:
        super().__init__()
        self._bidders = [Bidder() for _ in COLORS]
        row(*self._bidders, STRETCH, into=self, spacing=4)
        self.setAccessibleName(self.tr("Auction"))
        self.setFixedHeight(_height())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_auction(self, config: GameConfig, state: AuctionState) -> None:
        for widget in self._bidders[len(state.roles) :]:
            widget.hide()
        bidders = zip(self._bidders, config.players, state.roles, strict=False)
        for widget, player, role in bidders:
            words = self._words_for(role, state)
            widget.show_bidder(player, role, words)
            told = self.tr("{name}: {state}").format(name=player.name, state=words[0])
            widget.setToolTip(plain_tip(told))
            widget.show()
        self.setAccessibleDescription("; ".join(self.words()))

    def words(self) -> list[str]:
        """Return what is shown, in words like "Bo: bids 21 €"."""
        return [widget.toolTip() for widget in self._bidders if not widget.isHidden()]

    def _words_for(self, role: str, state: AuctionState) -> tuple[str, ...]:
        if role == LEADS:
            amount = money_text(state.bid)
            return self.tr("bids {amount}").format(amount=amount), amount
        if role == DECIDES:
            return (self.tr("to bid") if state.card is not None else self.tr("chooses"),)
        if role == PASSED:
            return (self.tr("passed"),)
        return (self.tr("out") if role == OUT else self.tr("still in"),)


class BlockCard(Picture):
    """The card on the block, or an empty place for it."""

    def __init__(self) -> None:
        super().__init__(self._draw_place, size=(98, 76), tells=True)
        self._face: CardFace | None = None
        self._on_block = False

    def show_card(self, face: CardFace | None, *, on_block: bool) -> None:
        if (face, on_block) != (self._face, self._on_block):
            self._face, self._on_block = face, on_block
            self.update()
        name = self.tr("No card chosen yet") if face is None else title(face)
        self.setAccessibleName(name)
        self.setToolTip(name if face is None else f"{name}\n{facts(face)}")

    def _draw_place(self, painter: QPainter, box: QRectF) -> None:
        if self._face is not None:
            draw_card(painter, box, self._face, selected=True, on_block=self._on_block)
            return
        look, place = theme(), box.adjusted(4, 4, -4, -4)
        line = look.color("text_soft", 0.5)
        draw_box(painter, place, 8, line=line, width=1.4, style=Qt.PenStyle.DashLine)
        sign = square_around(box.center(), 24)
        draw_icon(painter, sign, "gavel", look.color("text_soft", 0.6))


def waiting_sentence(controller: GameController) -> str:
    game = controller.game
    players = game.config.players
    if game.over:
        result = game.state.result
        assert result is not None
        winners = listed(players[seat].name for seat in result.winners)
        if len(result.winners) == 1:
            return translate("TurnPanel", "The game is over: {name} wins.").format(name=winners)
        return translate("TurnPanel", "The game is over: {names} win together.").format(
            names=winners
        )
    assert controller.actor is not None
    name = players[controller.actor].name
    if players[controller.actor].kind == REMOTE:
        return translate("TurnPanel", "Waiting for {name}.").format(name=name)
    if controller.computer_to_move:
        if controller.paused:
            return translate("TurnPanel", "Paused: {name} is on move.").format(name=name)
        return translate("TurnPanel", "{name} is thinking …").format(name=name)
    if controller.covered:
        return translate("TurnPanel", "Hand over to {name}.").format(name=name)
    return translate("TurnPanel", "{name} is on move.").format(name=name)


class WaitingControls(QWidget):
    """Shows the auction that goes on without the human, if there is one."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self.card = BlockCard()
        self.standing = AuctionStanding()
        self.running_limit = RunningLimit(controller)
        beside = centred(self.standing, self.running_limit)
        row(self.card, (beside, 1), into=self, spacing=10)

    def renew(self) -> None:
        game = self._controller.game
        auction = auction_state(game)
        self.running_limit.renew()
        for part in (self.standing, self.card):
            part.setVisible(auction is not None)
        if auction is not None:
            self.standing.show_auction(game.config, auction)
            card = auction.card
            face = None if card is None else face_of(game.state, card)
            self.card.show_card(face, on_block=card is not None)


class RunningLimit(QWidget):
    """Hidden where no limit is running; `changed` when the human has set another."""

    changed = Signal()

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        words = self.tr("Bidding for you up to")
        self.field = NumberField()
        self.field.setAccessibleName(words)
        self.field.setToolTip(self.tr("How far to bid for you: type another amount, then Enter"))
        name, tip = self.tr("Stop bidding for me"), self.tr("Stop bidding for me (Esc)")
        self.stop_button = PanelButton("close", name, tip, press=self.stop)
        self.stop_button.setText(self.tr("Stop"))
        row(soft_label(words), self.field, self.stop_button, STRETCH, into=self, spacing=GAP)
        self.field.stepped.connect(self._step)
        self.field.editingFinished.connect(self._take)

    # -- what is shown ------------------------------------------------------------------------

    def _bidding(self) -> tuple[int, CardId] | None:
        """The human who looks on, and the card that they may still win."""
        seat = self._controller.viewer
        auction = auction_state(self._controller.game)
        if seat is None or auction is None or auction.card is None:
            return None
        return (seat, auction.card) if auction.roles[seat] in (LEADS, STILL_IN) else None

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
        """Set the limit as far as the money goes; the bid that stands is never taken back."""
        bidding, auction = self._bidding(), auction_state(self._controller.game)
        if bidding is None or auction is None:
            return
        seat, card = bidding
        money: int = self._controller.game.state.players[seat].money
        wanted = max(auction.bid, min(amount, money))
        self._controller.automatic.set_limit(self._controller.game, seat, card, wanted)
        self.changed.emit()
