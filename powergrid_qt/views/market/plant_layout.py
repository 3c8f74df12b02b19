"""Where the cards of the plant market lie: two rows as on a table, or two columns in a rail.

What is up for auction is above (or left), the future market below (or right). The pile follows
the first line, promo cards the second; in a market of three lines they share the last one, and all
cards are larger. In step 3 all cards are up for auction and fill both lines.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from powergrid_qt.views.style.controls import grown_with_text

SIDE, TOP, BOTTOM = 9.0, 5.0, 8.0
GAP = 3.0
SHAPE = 0.94
"""A card's height by its width."""
LARGEST, LOWEST = 120.0, 20.0
RAIL = 200
"""Panels narrower than this are rails, in pixels; with large text they are wider."""


def caption_height() -> float:
    """Return the height of the words above each line of cards."""
    return float(grown_with_text(16))


def is_rail(width: float) -> bool:
    return width < grown_with_text(RAIL)


@dataclass(frozen=True, slots=True)
class Market:
    """How many cards there are to lay out; `usual` keeps the room of those on their way."""

    current: int
    future: int
    beside: int
    usual: int
    three: bool = False
    """Whether the cards lie in three lines."""

    @property
    def lines(self) -> tuple[int, int]:
        """How many cards are in the first and in the second line."""
        first = self.current if self.future else -(-self.current // 2)
        return first, self.current - first + self.future

    @property
    def length(self) -> int:
        """The longest line, with the pile and the cards beside the market."""
        first, second = self.lines
        if self.three:
            return max(first, second, 1 + self.beside, self.usual_length)
        return max(first + 1, second + self.beside, self.usual_length)

    @property
    def usual_length(self) -> int:
        return -(-self.usual // 2) if self.three else self.usual // 2 + 1


def card_size(market: Market, width: float, highest: float) -> tuple[float, float]:
    """Return the size of a card with the gap behind it. Many cards are narrower, never lower."""
    room = width - 2 * SIDE + GAP
    if is_rail(width):
        return room / 2, min(room / 2 * SHAPE, highest)
    usual = min(room / market.usual_length, LARGEST)
    return min(room / market.length, LARGEST), min(usual * SHAPE, highest)


def panel_height(market: Market, width: float, highest: float) -> float:
    _, height = card_size(market, width, highest)
    if is_rail(width):
        return TOP + caption_height() + height * market.length + BOTTOM
    return TOP + (2 + market.three) * (caption_height() + height) + BOTTOM


def card_height_within(market: Market, height: float) -> float:
    """Return the greatest height of cards in a rail of this height."""
    return max(LOWEST, (height - TOP - caption_height() - BOTTOM) / market.length)


def plant_layout(market: Market, width: float, highest: float) -> tuple[list[QRectF], QRectF]:
    """Return the areas of cards (current, future, beside), not higher than `highest`, and pile."""
    rail = is_rail(width)
    across, down = card_size(market, width, highest)

    def place(line: int, index: int) -> QRectF:
        if rail:
            x, y = SIDE + across * line, TOP + caption_height() + down * index
        else:
            x, y = SIDE + across * index, TOP + caption_height() + (caption_height() + down) * line
        return QRectF(x, y, across - GAP, down - GAP if rail else down)

    first, second = market.lines
    line, start = (2, 1) if market.three else (1, second)
    places = [(0, index) for index in range(first)] + [(1, index) for index in range(second)]
    places += [(line, start + index) for index in range(market.beside)]
    pile = place(2, 0) if market.three else place(0, market.length - 1)
    return [place(*one) for one in places], pile
