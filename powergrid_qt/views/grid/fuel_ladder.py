"""Where fuel lies in a market that stands beside a tall board: a ladder of prices.

Each price is a rung with the tokens of all kinds beside each other, the last kind (uranium) at the
right. Prices that only this kind has share the lowest rung.
"""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF

from powergrid_qt.models.markets import TokenPlace
from powergrid_qt.views.grid.fuel_layout import shared
from powergrid_qt.views.market.token_layout import TokenLayout

PRICE = 24.0
"""Room for the price at the left end of a rung."""
GAP = 8.0
"""Between two kinds; half of it belongs to the tokens on either side."""
RARE_WIDTH = 1.7
"""The last kind has so much more room than a token needs: its figures stand above it."""


def ladder_columns(places: Sequence[TokenPlace], area: QRectF) -> dict[str, QRectF]:
    """The column of each kind over the whole height, with half of the gaps beside it."""
    *common, rare = dict.fromkeys(place.kind for place in places)
    counts = Counter((place.kind, place.price) for place in places)
    cells = {kind: max(counts[kind, place.price] for place in places) for kind in common}
    shares = {**cells, rare: max(RARE_WIDTH, _most_beside(places, rare, common))}
    cell = (area.width() - PRICE - GAP * len(shares)) / sum(shares.values())
    columns, left = {}, area.left() + PRICE
    for kind, share in shares.items():
        columns[kind] = QRectF(left, area.top(), cell * share + GAP, area.height())
        left += cell * share + GAP
    return columns


def fuel_ladder(places: Sequence[TokenPlace], area: QRectF) -> TokenLayout:
    """`area`: of the rungs, without what stands above them."""
    *common, rare = dict.fromkeys(place.kind for place in places)
    counts = Counter((place.kind, place.price) for place in places)
    prices = sorted({place.price for place in places})
    beyond = [price for price in prices if not any(counts[kind, price] for kind in common)]
    rungs = prices[: len(prices) - len(beyond)]
    high = area.height() / (len(rungs) + bool(beyond))
    spaces = {
        price: QRectF(area.left(), area.top() + high * number, area.width(), high)
        for number, price in enumerate(rungs)
    }
    for number, price in enumerate(beyond):
        width = area.width() / len(beyond)
        left = area.left() + width * number
        spaces[price] = QRectF(left, area.bottom() - high, width, high)
    columns = ladder_columns(places, area)
    taken: Counter[tuple[str, int]] = Counter()
    cells, targets = [], []
    for place in places:
        key = place.kind, place.price
        index, taken[key] = taken[key], taken[key] + 1
        rung = spaces[place.price]
        if place.price in beyond:
            room = rung.adjusted(PRICE, 0, 0, 0)
            cell = QRectF(room.left(), room.top(), min(room.width(), high), high)
            reach = room
        else:
            column = columns[place.kind].adjusted(GAP / 2, 0, -GAP / 2, 0)
            most = counts[key] if place.kind == rare else _widest(counts, place.kind)
            width = column.width() / most
            cell = QRectF(column.left() + width * index, rung.top(), width, high)
            reach = cell.adjusted(
                -GAP / 2 if index == 0 else 0, 0, GAP / 2 if index == most - 1 else 0, 0
            )
        cells.append(cell)
        targets.append(reach)
    return TokenLayout(spaces, tuple(cells), shared(places, targets))


def _widest(counts: Counter[tuple[str, int]], kind: str) -> int:
    return max(count for (one, _), count in counts.items() if one == kind)


def _most_beside(places: Sequence[TokenPlace], rare: str, common: Sequence[str]) -> int:
    """How many of the last kind lie on one rung at most."""
    shared_prices = {place.price for place in places if place.kind in common}
    counts = Counter(place.price for place in places if place.kind == rare)
    return max((count for price, count in counts.items() if price in shared_prices), default=1)
