"""The fuel market: price spaces with tokens, the coming refill as ghosts, the cart lit."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, counts
from powergrid_qt.models.fuel_market import EMPTY, GHOST, TOKEN, FuelMarketModel, FuelPlace
from powergrid_qt.views.market.fuel_layout import FuelLayout, PriceSpace, fuel_layout
from powergrid_qt.views.market.panel import MarketPanel, Spot
from powergrid_qt.views.pieces.badges import draw_hint
from powergrid_qt.views.pieces.cards import card_font
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.names import fuel_name, money_text
from powergrid_qt.words.refusals import refusal_text

SIDE, TOP, BOTTOM = 9.0, 6.0, 8.0
LEGEND = 94.0
DIMMED = 0.55
"""How much is left of tokens that cannot be bought."""
SMALLEST_HEAD = 11.0
LARGEST_TOKEN = 22.0
HEADER = 15.0


class FuelMarketPanel(MarketPanel):
    HEIGHT = 126
    """At the usual size of a window the rows of tokens are 32 high."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.model = FuelMarketModel(self)
        self._layout: FuelLayout | None = None
        self._made_for: tuple[QRectF, tuple[tuple[str, int], ...]] | None = None
        self._limits: dict[str, int] = {}
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Resource market"))

    # -- the position -------------------------------------------------------------------------

    def take_over(self) -> None:
        state = self.controller.game.state
        if isinstance(state, GridState):
            self.model.show(state)
        self._limits.clear()

    def content(self) -> object:
        return self.model.places, self.model.summaries

    def arrange(self) -> list[Spot]:
        if not self.model.places:
            return []
        area = QRectF(self.rect()).adjusted(SIDE + self._legend, TOP, -SIDE, -BOTTOM)
        made_for = (area, tuple((place.fuel, place.price) for place in self.model.places))
        if self._layout is None or made_for != self._made_for:
            self._layout = fuel_layout(self.model.places, area, HEADER * self.scale)
            self._made_for = made_for
        return self._targets(self._layout)

    def _targets(self, layout: FuelLayout) -> list[Spot]:
        """Where tokens are gone, those that are left of their kind and price take the pointer."""
        groups: dict[tuple[str, int], list[int]] = {}
        for row, place in enumerate(self.model.places):
            groups.setdefault((place.fuel, place.price), []).append(row)
        spots = []
        for rows in groups.values():
            taken = [row for row in rows if self.model.places[row].content != EMPTY]
            areas = {row: layout.targets[row] for row in taken}
            for row in rows if taken else ():
                nearest = min(taken, key=lambda one: abs(one - row))
                areas[nearest] = areas[nearest].united(layout.targets[row])
            spots += [Spot(row, area) for row, area in areas.items()]
        return spots

    @property
    def _legend(self) -> float:
        """The width of the legend, with room for its two words in every language."""
        words = "   ".join(self._legend_words())
        wide = QFontMetricsF(self._legend_font()).horizontalAdvance(words)
        return max(LEGEND * self.scale, wide + 12)

    def _legend_words(self) -> tuple[str, str]:
        return self.tr("refill"), self.tr("supply")

    def _legend_font(self) -> QFont:
        return card_font(max(12 * self.scale, SMALLEST_HEAD))

    # -- what can be bought -------------------------------------------------------------------

    def limit(self, fuel: str) -> int:
        """How many tokens of a kind could be in the cart; asked once for each position."""
        if fuel not in self._limits:
            self._limits[fuel] = self.action.fuel_limit(fuel)
        return self._limits[fuel]

    @property
    def buying(self) -> bool:
        """Whether somebody at this screen fills a cart now."""
        game = self.controller.game
        return (
            self.controller.human_to_move
            and not game.over
            and isinstance(game.legal_moves, BuyingOptions)
        )

    def can_click(self, row: int) -> bool:
        place = self.model.places[row]
        return place.content == TOKEN and place.amount <= self.limit(place.fuel)

    def click(self, row: int) -> None:
        place = self.model.places[row]
        if place.content == TOKEN:
            self.action.click_fuel(place.fuel, place.amount)

    def tip(self, row: int) -> str:
        place = self.model.places[row]
        name = fuel_name(place.fuel)
        if place.content == GHOST:
            return self.tr("The next refill brings {fuel} here, for {price}.").format(
                fuel=name, price=money_text(place.price)
            )
        if place.amount == 1:
            line = self.tr("1 {fuel} for {cost}").format(fuel=name, cost=money_text(place.cost))
        else:
            line = self.tr("{amount} {fuel} for {cost} together").format(
                amount=place.amount, fuel=name, cost=money_text(place.cost)
            )
        return "\n".join(part for part in (line, self._reason(place)) if part)

    def _reason(self, place: FuelPlace) -> str:
        """Why a token cannot be bought with what is in the cart already."""
        if not self.buying:
            return ""
        wanted = {**self.action.cart, place.fuel: place.amount}
        refusal = self.controller.game.why_not(Buy(self.action.seat, counts(wanted)))
        if refusal is not None:
            return refusal_text(refusal)
        if place.amount == self.action.cart.get(place.fuel):
            return self.tr("Click again to put it back.")
        return ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Prices are told at once while one buys: they are what one looks for here."""
        before = self.hovered
        super().mouseMoveEvent(event)
        if self.hovered != before and self.buying:
            self.show_tip(self.hovered, event.globalPosition().toPoint())

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self._layout is None:
            return
        self._draw_legend(painter)
        for space in self._layout.spaces:
            self._draw_space(painter, space)
        buying, cart = self.buying, self.action.cart
        aimed, hinted = self._aimed(), self._hinted()
        for row, place in enumerate(self.model.places):
            cell = self._layout.cells[row]
            if place.content == EMPTY:
                self._draw_hole(painter, cell)
                continue
            in_cart = 0 < place.amount <= cart.get(place.fuel, 0)
            lit = self.can_click(row)
            if in_cart or (aimed is not None and self._up_to(place, aimed)):
                self._draw_mark(painter, cell, strong=in_cart)
            painter.setOpacity(DIMMED if buying and place.content == TOKEN and not lit else 1.0)
            token = _token_box(cell, LARGEST_TOKEN * self.scale, pressed=row == self.pressed)
            self._draw_token(painter, token, place.fuel, ghost=place.content == GHOST)
            painter.setOpacity(1.0)
            if cart.get(place.fuel, 0) < place.amount <= hinted.get(place.fuel, 0):
                draw_hint(painter, cell)
            if self.has_focus(row):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme().color("focus"), 2))
                painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 4, 4)

    def _draw_token(self, painter: QPainter, box: QRectF, fuel: str, *, ghost: bool) -> None:
        self.sprites.draw(
            painter, box, (fuel, ghost), lambda inside, rect: draw_token(inside, rect, fuel, ghost)
        )

    def _hinted(self) -> dict[str, int]:
        """How many tokens of each kind would be in the cart with the move that a hint proposes."""
        if not isinstance(self.pointed, Buy):
            return {}
        cart = self.action.cart
        return {fuel: cart.get(fuel, 0) + amount for fuel, amount in self.pointed.tokens}

    def _aimed(self) -> FuelPlace | None:
        """The token that a click now would buy up to."""
        if self.hovered is None or not self.can_click(self.hovered):
            return None
        return self.model.places[self.hovered]

    @staticmethod
    def _up_to(place: FuelPlace, aimed: FuelPlace) -> bool:
        return place.fuel == aimed.fuel and 0 < place.amount <= aimed.amount

    def _draw_mark(self, painter: QPainter, cell: QRectF, *, strong: bool) -> None:
        painter.setPen(QPen(theme().color("lit"), 1.6 if strong else 1.0))
        painter.setBrush(theme().color("lit", 0.38 if strong else 0.14))
        box = cell.adjusted(0.8, 0.8, -0.8, -0.8)
        painter.drawRoundedRect(box, 4, 4)

    def _draw_hole(self, painter: QPainter, cell: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel_line"))
        painter.drawEllipse(cell.center(), 1.8, 1.8)

    def _draw_space(self, painter: QPainter, space: PriceSpace) -> None:
        look = theme()
        painter.setBrush(look.color("raised"))
        painter.setPen(QPen(look.color("panel_line"), 1))
        painter.drawRoundedRect(space.area, 6, 6)
        painter.setPen(look.color("text"))
        painter.setFont(card_font(14 * self.scale, QFont.Weight.Bold))
        header = QRectF(space.area)
        header.setHeight(HEADER * self.scale)
        painter.drawText(header, Qt.AlignmentFlag.AlignCenter, str(space.price))

    def _draw_legend(self, painter: QPainter) -> None:
        """For each kind what a refill brings and what the supply has."""
        look = theme()
        area = QRectF(SIDE, TOP, self._legend - 12, self.height() - TOP - BOTTOM)
        indent = 20 * self.scale
        above = 14 * max(self.scale, 1.0)
        head = QRectF(area.left() + indent, area.top() - 1, area.width() - indent, above)
        self._draw_legend_head(painter, head.adjusted(-indent, 0, 0, 0))
        align = Qt.AlignmentFlag.AlignVCenter
        row = (area.height() - above) / len(self.model.summaries)
        for index, (fuel, summary) in enumerate(self.model.summaries.items()):
            top = area.top() + above + row * index
            side = min(row, 15.0 * self.scale)
            box = QRectF(area.left(), top + (row - side) / 2, side, side)
            self._draw_token(painter, box, fuel, ghost=False)
            line = QRectF(head.left(), top, head.width(), row)
            painter.setFont(card_font(15 * self.scale, QFont.Weight.Bold))
            painter.setPen(look.color("text" if summary.coming else "text_soft"))
            painter.drawText(line, align | Qt.AlignmentFlag.AlignLeft, f"+{summary.refill}")
            painter.setPen(look.color("text_soft"))
            painter.drawText(line, align | Qt.AlignmentFlag.AlignRight, str(summary.supply))

    def _draw_legend_head(self, painter: QPainter, head: QRectF) -> None:
        left, right = self._legend_words()
        painter.setFont(self._legend_font())
        painter.setPen(theme().color("text_soft"))
        align = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(head, align | Qt.AlignmentFlag.AlignLeft, left)
        painter.drawText(head, align | Qt.AlignmentFlag.AlignRight, right)


def _token_box(cell: QRectF, largest: float, *, pressed: bool) -> QRectF:
    side = min(cell.width() - 1.5, cell.height() - 1.5, largest)
    box = QRectF(0, 0, side, side)
    box.moveCenter(cell.center() + QPointF(0, 1 if pressed else 0))
    return box
