"""The plant market: current market, future market, what lies beside it, the pile."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QParallelAnimationGroup,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.engine import State
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Open
from powergrid_qt.models.markets import (
    BESIDE,
    CURRENT,
    FUTURE,
    MarketPlace,
    PlantMarket,
    plant_market,
)
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.market.panel import PieceMarket, on_pixels
from powergrid_qt.views.market.plant_layout import (
    LARGEST,
    SIDE,
    Market,
    caption_height,
    card_height_within,
    is_rail,
    panel_height,
    plant_layout,
)
from powergrid_qt.views.pieces.cards import CardLook
from powergrid_qt.views.pieces.faces import CardFace, face_of, facts, title
from powergrid_qt.views.pieces.piece_buttons import (
    RISE,
    CardButton,
    PieceButton,
    PileButton,
    PileLook,
)
from powergrid_qt.views.style.controls import PlainLabel, SoftLabel, answer_at, base_size
from powergrid_qt.views.style.lettering import shortened_name
from powergrid_qt.views.style.pace import in_turn
from powergrid_qt.views.style.theme import text_font
from powergrid_qt.views.turn.keys import DIGITS
from powergrid_qt.words.names import money_text
from powergrid_qt.words.switches import switch_words

SLIDE_MS = 240
LIFT = QPoint(0, -14)
"""How far a card rises while it fades away."""


class PlantMarketPanel(PieceMarket):
    HEIGHT = 84
    MINIMUM_WIDTH = 130

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.setAccessibleName(self.tr("Plant market"))
        self.market = PlantMarket()
        self.animated = True
        """Whether cards move; otherwise everything is at its new place at once."""
        self.pile = PileButton(self)
        self.pile.setAccessibleName(self.tr("Pile"))
        self.add(self.pile)
        self.cards: dict[CardId, CardButton] = {}
        """The cards of the market, in their order."""
        self._faces: dict[CardId, CardFace] = {}
        self._leaving: dict[CardId, CardButton] = {}
        """The cards that fade away."""
        self._targets: dict[CardId, QRect] = {}
        self._slides = False
        self._motion: QParallelAnimationGroup | None = None
        self._looking = False
        self._highest = LARGEST
        self._three_lines = False
        self._captions = {
            CURRENT: PlainLabel(parent=self),
            FUTURE: SoftLabel(parent=self),
            BESIDE: SoftLabel(parent=self),
        }
        self._pile_caption = SoftLabel(self.tr("Pile"), parent=self)
        self._flag = PlainLabel(parent=self)
        self._flag.setProperty("kind", "flag")
        self._flag.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (*self._captions.values(), self._pile_caption, self._flag):
            soft = isinstance(label, SoftLabel)
            weight = QFont.Weight.Medium if soft else QFont.Weight.DemiBold
            label.setFont(text_font(base_size() * 0.82, weight))
        controller.changed.connect(self.refresh)
        controller.planned.connect(self.refresh)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the cards before the page that comes is painted: they take the longest of it."""
        super().showEvent(event)
        in_turn(self, self._draw_ahead, first=True)

    def _draw_ahead(self) -> None:
        if self.window().updatesEnabled():  # else nobody is to see it
            for button in self.cards.values():
                button.as_picture()  # the parts that it is made of are kept

    # -- the position -------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.controller.game.state

    @property
    def may_look(self) -> bool:
        """Whether the spy may look at the top card, which is in their own turn (PR5)."""
        viewer = self.controller.viewer
        return self.market.top_card is not None and viewer == self.controller.actor

    @property
    def pieces(self) -> list[PieceButton]:
        return [*self.cards.values(), self.pile]

    def take_over(self) -> None:
        self.market = plant_market(self.controller.game, self.controller.viewer)
        if not self.may_look:
            self._looking = False
        before, now = self.cards, [place.card for place in self.market.places]
        self._faces = {card: face_of(self.state, card) for card in now}
        self.cards = {card: before.get(card) or self._new_card() for card in now}
        for card, button in self.cards.items():
            button.setAccessibleName(title(self._faces[card]))
        if list(before) == now:
            return
        same_game = any(card in before for card in now)
        self._slides = self.animated and self.isVisible() and same_game
        self._settle()
        self._leaving = {card: button for card, button in before.items() if card not in now}
        for button in self._leaving.values():
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.remove(button)

    def _new_card(self) -> CardButton:
        """Return a new card that will come from the pile."""
        button = CardButton(self)
        button.move(self.pile.pos())
        button.set_opacity(0.0)
        self.add(button)
        return button

    def seen(self, card: CardId) -> CardButton | None:
        """Return the button of a card that is seen in the market now, also while it fades away."""
        button = (self.cards | self._leaving).get(card)
        return button if button is not None and button.isVisible() else None

    # -- where everything is -------------------------------------------------------------------

    def fit(self, width: int, highest: float, *, three_lines: bool = False) -> None:
        """Be as high as the cards are at this width, with no card higher than `highest`."""
        self._highest, self._three_lines = highest, three_lines
        if self.controller.has_game:
            self.setFixedHeight(round(panel_height(self._market, width, highest)))

    def card_height_within(self, height: float) -> float:
        """How high cards can be in a rail of this height."""
        return card_height_within(self._market, height) if self.controller.has_game else LARGEST

    @property
    def _market(self) -> Market:
        count = Counter(place.section for place in self.market.places)
        # Games with promo cards keep a place for one that comes up.
        beside = max(count[BESIDE], bool(self.state.rules.promo_cards))
        # The usual number of cards: the row does not jump while one is bought.
        sections = count[CURRENT], count[FUTURE], beside
        return Market(*sections, self.state.places, self._three_lines)

    def lay_out(self) -> None:
        """Put all cards to their places, in the sections of the layout."""
        self.fit(self.width(), self._highest, three_lines=self._three_lines)
        areas, pile = plant_layout(self._market, self.width(), self._highest)
        self.pile.setGeometry(on_pixels(pile))
        self._put_captions(areas, pile)
        targets = {
            card: on_pixels(area).adjusted(-RISE, -RISE, RISE, RISE)
            for card, area in zip(self.cards, areas, strict=False)
        }
        slides, self._slides = self._slides, False
        if targets == self._targets:
            return  # where they are, or on their way there
        self._targets = targets
        if slides:
            self._slide()
        else:
            self._settle()
            for card, target in targets.items():
                self.cards[card].setGeometry(target)
                self.cards[card].set_opacity(1.0)

    # -- motion -------------------------------------------------------------------------------

    def _slide(self) -> None:
        """Move the cards: new ones come from the pile, lost ones fade away."""
        self._motion = motion = QParallelAnimationGroup(self)
        for card, target in self._targets.items():
            self.cards[card].resize(target.size())
            _animate(motion, self.cards[card], target.topLeft(), 1.0)
        for button in self._leaving.values():
            button.lower()
            _animate(motion, button, button.pos() + LIFT, 0.0)
        motion.finished.connect(self._settle)
        motion.start(QParallelAnimationGroup.DeletionPolicy.DeleteWhenStopped)

    def _settle(self) -> None:
        """End what moves; cards that fade away are gone."""
        motion, self._motion = self._motion, None
        if motion is not None:
            motion.stop()
        for button in self._leaving.values():
            button.hide()
            button.deleteLater()
        self._leaving = {}

    # -- words above the cards ----------------------------------------------------------------

    def _put_captions(self, cards: Sequence[QRectF], pile: QRectF) -> None:
        words = {
            CURRENT: (self.tr("Up for auction"), self.tr("Current")),
            FUTURE: (self.tr("Future market"), self.tr("Future")),
            BESIDE: (self.tr("Waits for step 2"), self.tr("Step 2")),
        }
        rail = is_rail(self.width())  # without room for words between the cards
        placed = list(zip(self.market.places, cards, strict=False))
        block = [area for place, area in placed if place.on_block]
        flag = self._put_flag(block[0]) if block and not rail else QRectF()
        self._flag.setVisible(not flag.isNull())
        for section, label in self._captions.items():
            areas = [
                area
                for place, area in placed
                if place.section == section and (section != BESIDE or (place.waits and not rail))
            ]
            line = QRectF()
            if areas:
                line = _above(areas[0])
                line.setRight(max(area.right() for area in areas if area.top() == areas[0].top()))
            _put_caption(label, _beside(flag, line), words[section])
        above = QRectF() if rail else _above(pile)
        _put_caption(self._pile_caption, [above], [self._pile_caption.text()])

    def _put_flag(self, card: QRectF) -> QRectF:
        """A flag over the card on the block: who bids how much. Where there is little room the
        name is shortened, the figure never."""
        metrics, most = self._flag.fontMetrics(), card.width() * 1.7
        told = text = self.tr("on the block")
        if self.market.leader is not None:
            name = self.controller.game.config.players[self.market.leader].name
            words = self.tr("{name}: {bid}")
            bid = money_text(self.market.bid)
            told = words.format(name=name, bid=bid)
            rest = metrics.horizontalAdvance(words.format(name="", bid=bid))
            text = words.format(name=shortened_name(name, metrics, most - rest - 16), bid=bid)
        width = metrics.horizontalAdvance(text) + 16.0
        left = min(card.center().x() - width / 2, self.width() - SIDE - width)
        flag = QRectF(
            max(SIDE, left), card.top() - caption_height() - 1, width, caption_height() + 2
        )
        self._flag.setText(text)
        self._flag.setAccessibleName(told)
        self._flag.setToolTip("" if text == told else plain_tip(told))
        self._flag.setGeometry(on_pixels(flag))
        return flag

    # -- looks --------------------------------------------------------------------------------

    def show_pieces(self) -> None:
        for place, button in zip(self.market.places, self.cards.values(), strict=True):
            can_click = self.can_click(button)
            proposed = isinstance(self.pointed, Open) and self.pointed.card == place.card
            look = CardLook(
                self._faces[place.card],
                lit=can_click and not place.on_block,
                selected=place.card == self.action.selected_card,
                on_block=place.on_block,
                faded=place.section == FUTURE or place.waits or self._is_barred(place),
                discount=self._discount_text(place),
                stack=len(place.cards),
                mixed=place.waits,
                for_trust=place.for_trust,
                hinted=proposed,
            )
            button.show_look(look, lit=can_click)
            if place.on_block:
                button.raise_()
        market = self.market
        face = face_of(self.state, market.top_card) if self._looking and market.top_card else None
        pile = PileLook(market.pile, market.top_back, face, self.may_look)
        self.pile.show_look(pile, lit=self.may_look)

    def _is_barred(self, place: MarketPlace) -> bool:
        """Whether a card is up for auction, but not for the player on move (M2)."""
        offer = self.action.card_offer(place.card)
        return place.section == CURRENT and offer.refusal == "plant_needs_city"

    def _discount_text(self, place: MarketPlace) -> str:
        """Outpost: the sum of the tokens; North America: the lowest bid that its token gives."""
        if place.discount:
            return f"−{place.discount}"
        if place.minimum is not None and place.minimum < self._faces[place.card].minimum:
            return f"≥{place.minimum}"
        return ""

    # -- using it -----------------------------------------------------------------------------

    def place_of(self, piece: QAbstractButton) -> MarketPlace:
        placed = zip(self.market.places, self.cards.values(), strict=True)
        return next(place for place, button in placed if button is piece)

    def can_click(self, piece: PieceButton) -> bool:
        if piece is self.pile:
            return self.may_look
        place = self.place_of(piece)
        return place.section != BESIDE and self.action.card_offer(place.card).lit

    def click(self, piece: QAbstractButton) -> None:
        if piece is not self.pile:
            self.action.click_card(self.place_of(piece).card)
            return
        self._looking = self.may_look and not self._looking
        self.show_pieces()
        if not self.may_look:
            answer_at(piece, self._pile_tip())

    def tip(self, piece: PieceButton) -> str:
        if piece is self.pile:
            return self._pile_tip()
        place = self.place_of(piece)
        face = self._faces[place.card]
        lines = [title(face), facts(face)]
        lines += switch_words(self.state).of_card(self.state, place.card)
        if place.card == "step3":
            lines.append(self.tr("Step 3 starts when this phase is over."))
        if place.minimum is not None:
            lines.append(self._minimum_text(place, face))
        if len(place.cards) > 1 and not place.waits:
            lines.append(self.tr("A stack of {n} cards.").format(n=len(place.cards)))
        if place.for_trust:
            lines.append(self.tr("The Trust takes it after the auction that comes first."))
        if place.on_block:
            lines.append(self.tr("This card is on the block."))
        elif place.section == FUTURE:
            lines.append(self.tr("Not up for auction yet."))
        if place.section != BESIDE:
            action = self.action
            if isinstance(action, OpeningAction) and place.card in action.cards[:DIGITS]:
                number = action.cards.index(place.card) + 1
                lines.append(self.tr("Key {number} chooses it.").format(number=number))
            offer = action.card_offer(place.card)
            if offer.reason and not offer.lit:
                lines.append(offer.reason)
        return "\n".join(line for line in lines if line)

    def _minimum_text(self, place: MarketPlace, face: CardFace) -> str:
        words, minimum = self.tr("Lowest bid {amount}."), place.minimum or 0
        if place.discount:
            words = self.tr("Lowest bid {amount} (discount of {discount}).")
        elif minimum < face.minimum:
            words = self.tr("Lowest bid {amount} with the discount token.")
        return words.format(amount=money_text(minimum), discount=place.discount)

    def _pile_tip(self) -> str:
        lines = [self.tr("Cards in the pile: {n}").format(n=self.market.pile)]
        lines += switch_words(self.state).of_pile(self.state)
        if self.may_look:
            lines.append(self.tr("You are the spy: click to look at the top card."))
        if self._looking and self.market.top_card is not None:
            face = face_of(self.state, self.market.top_card)
            lines += [title(face), facts(face)]
        return "\n".join(lines)


def _animate(
    motion: QParallelAnimationGroup, button: CardButton, place: QPoint, opacity: float
) -> None:
    for name, value in ((b"pos", place), (b"opacity", opacity)):
        animation = QPropertyAnimation(button, name, motion)
        animation.setDuration(SLIDE_MS)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.setEndValue(value)
        motion.addAnimation(animation)


def _above(area: QRectF) -> QRectF:
    """The line for words above a card."""
    return QRectF(
        area.left() + 2, area.top() - caption_height(), area.width() - 2, caption_height()
    )


def _beside(flag: QRectF, line: QRectF) -> list[QRectF]:
    """Return the parts of a line that a flag leaves, before and behind it."""
    if not line.intersects(flag):
        return [line]
    before, behind = QRectF(line), QRectF(line)
    before.setRight(flag.left() - 6)
    behind.setLeft(flag.right() + 6)
    return [before, behind]


def _put_caption(label: QLabel, lines: Sequence[QRectF], words: Sequence[str]) -> None:
    """The longest of several words for the same that has room on one of these lines."""
    metrics = label.fontMetrics()
    fitting = (
        (text, line)
        for text in words
        for line in lines
        if metrics.horizontalAdvance(text) <= line.width()
    )
    text, line = next(fitting, ("", QRectF()))
    label.setVisible(bool(text))
    if text:
        label.setText(text)
        label.setGeometry(on_pixels(line))
