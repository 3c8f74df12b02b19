"""The plant market: current market, future market, what lies beside it, the pile."""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import State
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Open
from powergrid_qt.models.plant_market import BESIDE, CURRENT, FUTURE, MarketPlace, PlantMarketModel
from powergrid_qt.views.market.panel import MarketPanel, Spot
from powergrid_qt.views.market.pile import draw_pile
from powergrid_qt.views.market.plant_layout import (
    CAPTION,
    LARGEST,
    RAIL,
    SIDE,
    Market,
    panel_height,
    plant_layout,
)
from powergrid_qt.views.market.sliding import Sliding
from powergrid_qt.views.pieces.badges import draw_count, draw_hint
from powergrid_qt.views.pieces.card_words import facts, title
from powergrid_qt.views.pieces.cards import card_layers, draw_under
from powergrid_qt.views.pieces.faces import CardFace, face_of
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import text_font, theme
from powergrid_qt.words.names import money_text

PILE = -1
"""The row of the pile, which is not in the model."""

RISE = 3.0
"""How much larger the card on the block is."""
HINT = 20.0
"""The sign of a hint, on the corner of a card that discounts leave free."""
UNDER = 3.0
"""How much of a card is seen below the next one of its stack."""


class PlantMarketPanel(MarketPanel):
    MINIMUM_WIDTH = 130

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.model = PlantMarketModel(self)
        self._sliding = Sliding(self)
        self._sliding.moved.connect(self.update)
        self._looking = False
        self._highest = LARGEST
        self._faces: dict[CardId, CardFace] = {}
        self._gone: dict[CardId, MarketPlace] = {}
        """What lay where, for cards that fade away."""
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Plant market"))
        self._faces.clear()

    # -- the position -------------------------------------------------------------------------

    def take_over(self) -> None:
        before = [place.card for place in self.model.places]
        self._gone.update((place.card, place) for place in self.model.places)
        game = self.controller.game
        self.model.show(game, self.controller.viewer)
        if not self.may_look:
            self._looking = False
        self.lay_out()
        now = [place.card for place in self.model.places]
        same_game = bool(set(before) & set(now))
        if self.animated and self.isVisible() and same_game:
            if before != now:
                self._sliding.slide(self._card_areas(), self.area(PILE))
        else:
            self._sliding.put(self._card_areas())

    def content(self) -> object:
        model = self.model
        return model.places, model.pile, model.top_back, model.top_card, model.bid, model.leader

    def _card_areas(self) -> dict[Hashable, QRectF]:
        return {
            self.model.places[spot.row].card: spot.area for spot in self.spots if spot.row != PILE
        }

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._sliding.put(self._card_areas())

    @property
    def state(self) -> State:
        return self.controller.game.state

    def face(self, card: CardId) -> CardFace:
        if card not in self._faces:
            self._faces[card] = face_of(self.state, card)
        return self._faces[card]

    def refresh(self) -> None:
        self._faces.clear()  # another game may have other cards of the same number
        super().refresh()

    @property
    def may_look(self) -> bool:
        """PR5: the spy looks at the top card in their own turn."""
        viewer = self.controller.viewer
        return self.model.top_card is not None and viewer == self.controller.actor

    def seen_at(self, card: CardId) -> QRect | None:
        """Where a card is at the moment, also while it fades away."""
        pose = self._sliding.poses().get(card)
        return None if pose is None or not self.isVisible() else pose.area.toAlignedRect()

    # -- the cards ----------------------------------------------------------------------------

    def arrange(self) -> list[Spot]:
        """The model has the sections in the order of the layout."""
        layout = plant_layout(self._market, self.width(), self._highest)
        self.fit(self.width(), self._highest)
        spots = [Spot(row, area) for row, area in enumerate(layout.cards[: self._shown])]
        return [*spots, Spot(PILE, layout.pile)]

    def fit(self, width: int, highest: float) -> None:
        """Be as high as the cards are at this width, with no card higher than `highest`."""
        self._highest = highest
        if self.controller.has_game:
            self.setFixedHeight(round(panel_height(self._market, width, highest)))

    @property
    def _shown(self) -> int:
        return len(self.model.places)

    @property
    def _market(self) -> Market:
        count = Counter(place.section for place in self.model.places)
        beside = max(count[BESIDE], self._keeps_room_beside)
        return Market(count[CURRENT], count[FUTURE], beside, self._usual_places)

    @property
    def _usual_places(self) -> int:
        """How many cards there are usually, so that the row does not jump while one is bought."""
        return self.state.places

    @property
    def _keeps_room_beside(self) -> int:
        """Games with promo cards keep a place for one that comes up."""
        return int(isinstance(self.state, GridState) and bool(self.state.rules.promo_cards))

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        self._draw_captions(painter)
        face = self.face(self.model.top_card) if self._looking and self.model.top_card else None
        eye, focused = self.may_look, self.has_focus(PILE)
        model = self.model
        self.sprites.draw(
            painter,
            self.area(PILE),
            (PILE, model.pile, model.top_back, face, eye, focused),
            lambda inside, rect: draw_pile(
                inside, rect, model.pile, model.top_back, face=face, eye=eye, focused=focused
            ),
        )
        rows = {place.card: row for row, place in enumerate(self.model.places)}
        poses = self._sliding.poses()
        # Cards that leave lie below the others, the one on the block above them.
        for card in sorted(poses, key=lambda card: self._height(rows.get(_card(card)))):
            row = rows.get(_card(card))
            painter.save()
            painter.setOpacity(poses[card].opacity)
            if row is None:
                self._draw_gone(painter, poses[card].area, _card(card))
            else:
                self._draw_place(painter, poses[card].area, row)
            painter.restore()

    def _height(self, row: int | None) -> int:
        if row is None:
            return 0
        return 2 if self.model.places[row].on_block else 1

    def _draw_gone(self, painter: QPainter, area: QRectF, card: CardId) -> None:
        place = self._gone[card]
        self._draw_card(painter, area, self.face(card), faded=place.section == FUTURE)

    def _draw_card(self, painter: QPainter, area: QRectF, face: CardFace, **look: Any) -> None:
        """`look` is what `card_layers` takes."""
        for key, draw in card_layers(face, **look):
            self.sprites.draw(painter, area, key, draw)

    def _draw_place(self, painter: QPainter, area: QRectF, row: int) -> None:
        place = self.model.places[row]
        lit = self.can_click(row) and not place.on_block
        if lit and row == self.hovered:
            area = area.translated(0, 1 if row == self.pressed else -2)
        if place.on_block:
            area = area.adjusted(-RISE, -RISE, RISE, RISE)
        stacked = len(place.cards) - 1
        below = min(stacked, 3)
        area = area.adjusted(0, UNDER * below, -UNDER * below, 0)
        for depth in range(below, 0, -1):
            draw_under(painter, area, self.face(place.cards[0]), UNDER * depth)
        self._draw_card(
            painter,
            area,
            self.face(place.card),
            lit=lit,
            selected=place.card == self.action.selected_card,
            on_block=place.on_block,
            faded=place.section == FUTURE,
            focused=self.has_focus(row),
            discount=self._discount_text(place),
        )
        if isinstance(self.pointed, Open) and self.pointed.card == place.card:
            sign = QRectF(0, 0, HINT, HINT)
            sign.moveCenter(area.topRight() + QPointF(-HINT / 3, HINT / 3))
            draw_hint(painter, area, sign)
        if stacked:
            # Only cards that power nothing have equals: the foot is free at its right on them.
            badge = QRectF(0, 0, 24, 16)
            badge.moveBottomRight(area.bottomRight() - QPointF(5, 2))
            draw_count(painter, badge, len(place.cards))

    def _discount_text(self, place: MarketPlace) -> str:
        """Outpost: the sum of the tokens; North America: the lowest bid that its token gives."""
        if place.discount:
            return f"−{place.discount}"
        face = self.face(place.card)
        if place.minimum is not None and place.minimum < face.minimum:
            return f"≥{place.minimum}"
        return ""

    def _draw_captions(self, painter: QPainter) -> None:
        captions = {
            CURRENT: (self.tr("Up for auction"), self.tr("Current")),
            FUTURE: (self.tr("Future market"), self.tr("Future")),
        }
        block = next((row for row, place in enumerate(self.model.places) if place.on_block), None)
        rail = self.width() < RAIL  # without room for words between the cards
        flag = QRectF() if block is None or rail else self._bid_flag(painter, block)
        for section, words in captions.items():
            areas = [
                spot.area
                for spot in self.spots
                if spot.row != PILE and self.model.places[spot.row].section == section
            ]
            if areas:
                line = _above(areas[0])
                line.setRight(max(area.right() for area in areas if area.top() == areas[0].top()))
                if line.intersects(flag):
                    line.setRight(flag.left() - 6)
                self._draw_caption(painter, line, words, strong=section == CURRENT)
        if not rail:
            above = _above(self.area(PILE))
            self._draw_caption(painter, above, (self.tr("Pile"),), strong=False)

    def _bid_flag(self, painter: QPainter, row: int) -> QRectF:
        """A flag over the card on the block: who bids how much."""
        text = self.tr("on the block")
        if self.model.leader is not None:
            name = self.controller.game.config.players[self.model.leader].name
            text = self.tr("{name}: {bid}").format(name=name, bid=money_text(self.model.bid))
        area = self.area(row)
        painter.setFont(text_font(base_size() * 0.82, QFont.Weight.DemiBold))
        metrics = painter.fontMetrics()
        width = min(metrics.horizontalAdvance(text) + 16.0, area.width() * 1.7)
        flag = QRectF(0, area.top() - CAPTION - 1, width, CAPTION + 2)
        left = min(area.center().x() - width / 2, self.width() - SIDE - width)
        flag.moveLeft(max(SIDE, left))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("accent"))
        painter.drawRoundedRect(flag, flag.height() / 2, flag.height() / 2)
        painter.setPen(theme().color("accent_text"))
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(width - 12))
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, elided)
        return flag

    def _draw_caption(
        self, painter: QPainter, line: QRectF, words: Sequence[str], *, strong: bool
    ) -> None:
        """The longest of several words for the same that has room; none beside a wide flag."""
        weight = QFont.Weight.DemiBold if strong else QFont.Weight.Medium
        painter.setFont(text_font(base_size() * 0.82, weight))
        painter.setPen(theme().color("text" if strong else "text_soft"))
        metrics = painter.fontMetrics()
        fitting = [text for text in words if metrics.horizontalAdvance(text) <= line.width()]
        if fitting:
            align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(line, align, fitting[0])

    # -- using it -----------------------------------------------------------------------------

    def can_click(self, row: int) -> bool:
        if row == PILE:
            return self.may_look
        place = self.model.places[row]
        return place.section != BESIDE and self.action.card_offer(place.card).lit

    def click(self, row: int) -> None:
        if row == PILE:
            self._looking = self.may_look and not self._looking
            self.update()
        elif self.model.places[row].section != BESIDE:
            self.action.click_card(self.model.places[row].card)

    def tip(self, row: int) -> str:
        if row == PILE:
            return self._pile_tip()
        place = self.model.places[row]
        face = self.face(place.card)
        lines = [title(face), facts(face)]
        if place.card == "step3":
            lines.append(self.tr("Step 3 starts when this phase is over."))
        if place.minimum is not None:
            lines.append(self._minimum_text(place, face))
        if len(place.cards) > 1:
            lines.append(self.tr("A stack of {n} cards.").format(n=len(place.cards)))
        if place.on_block:
            lines.append(self.tr("This card is on the block."))
        elif place.section == FUTURE:
            lines.append(self.tr("Not up for auction yet."))
        if place.section != BESIDE:
            offer = self.action.card_offer(place.card)
            if offer.reason and not offer.lit:
                lines.append(offer.reason)
        return "\n".join(line for line in lines if line)

    def _minimum_text(self, place: MarketPlace, face: CardFace) -> str:
        amount = money_text(place.minimum or 0)
        if place.discount:
            return self.tr("Lowest bid {amount} (discount of {discount}).").format(
                amount=amount, discount=place.discount
            )
        if (place.minimum or 0) < face.minimum:
            return self.tr("Lowest bid {amount} with the discount token.").format(amount=amount)
        return self.tr("Lowest bid {amount}.").format(amount=amount)

    def _pile_tip(self) -> str:
        lines = [self.tr("Cards in the pile: {n}").format(n=self.model.pile)]
        if self.may_look:
            lines.append(self.tr("You are the spy: click to look at the top card."))
        if self._looking and self.model.top_card is not None:
            face = self.face(self.model.top_card)
            lines += [title(face), facts(face)]
        return "\n".join(lines)


def _above(area: QRectF) -> QRectF:
    """The line for words above a card."""
    return QRectF(area.left() + 2, area.top() - CAPTION, area.width() - 2, CAPTION)


def _card(key: Hashable) -> CardId:
    assert isinstance(key, int | str)
    return key
