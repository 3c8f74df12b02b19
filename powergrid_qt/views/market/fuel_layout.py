"""Where the price spaces of the fuel market and the places in them are.

Each space has a column for its price, one row for each of the first three kinds, and the last
kind (uranium) in a column of its own at the right: few tokens, and spaces beyond all others.
What takes the pointer reaches to the edges of its space, so that nothing is missed narrowly.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from powergrid_qt.models.grid.fuel_market import FuelPlace

GAP = 3.0
PADDING = 2.0
NARROWEST_SPACE = 30.0
RARE_WIDTH = 1.36
"""The column of the last kind is so much wider than the others: it has only one."""


@dataclass(frozen=True, slots=True)
class PriceSpace:
    price: int
    area: QRectF


@dataclass(frozen=True, slots=True)
class FuelLayout:
    spaces: tuple[PriceSpace, ...]
    cells: tuple[QRectF, ...]
    """The cell of each place, in the order of the model."""
    targets: tuple[QRectF, ...]
    """What takes the pointer for each place."""


def fuel_layout(places: Sequence[FuelPlace], area: QRectF, header: float) -> FuelLayout:
    """`header`: the height of the line with the price."""
    fuels = list(dict.fromkeys(place.fuel for place in places))
    rare, rows = fuels[-1], fuels[:-1]
    prices = sorted({place.price for place in places})
    counts: dict[tuple[str, int], int] = {}
    for place in places:
        key = place.fuel, place.price
        counts[key] = counts.get(key, 0) + 1
    wide = {price: max(counts.get((fuel, price), 0) for fuel in rows) for price in prices}
    columns = {
        price: wide[price] + (RARE_WIDTH if counts.get((rare, price)) else 0.0) for price in prices
    }
    free = area.width() - GAP * (len(prices) - 1) - 2 * PADDING * len(prices)
    cell = _cell_width(free, list(columns.values()))
    row_height = (area.height() - header - PADDING) / len(rows)
    spaces, lefts = [], {}
    x = area.left()
    for price in prices:
        width = max(cell * columns[price], NARROWEST_SPACE - 2 * PADDING) + 2 * PADDING
        spaces.append(PriceSpace(price, QRectF(x, area.top(), width, area.height())))
        lefts[price] = x + PADDING
        x += width + GAP
    taken: dict[tuple[str, int], int] = {}
    cells, targets = [], []
    areas = {space.price: space.area for space in spaces}
    for place in places:
        key = place.fuel, place.price
        index = taken.get(key, 0)
        taken[key] = index + 1
        top = area.top() + header
        if place.fuel == rare:
            count = counts[key]
            height = row_height * len(rows) / max(count, 2)
            middle = row_height * len(rows) / 2 - height * count / 2
            alone = 0.0 if wide[place.price] else NARROWEST_SPACE - 2 * PADDING
            width = max(alone, cell * RARE_WIDTH)
            left = lefts[place.price] + cell * wide[place.price]
            cells.append(QRectF(left, top + middle + height * index, width, height))
        else:
            row = rows.index(place.fuel)
            left = lefts[place.price] + cell * index
            cells.append(QRectF(left, top + row_height * row, cell, row_height))
        targets.append(_reaching(cells[-1], areas[place.price]))
    return FuelLayout(tuple(spaces), tuple(cells), tuple(targets))


def _reaching(cell: QRectF, space: QRectF) -> QRectF:
    """A cell beside the edge of its space takes that edge, and half of the gap, too."""
    edge = PADDING + 0.5
    left = -PADDING - GAP / 2 if cell.left() - space.left() <= edge else 0.0
    right = PADDING + GAP / 2 if space.right() - cell.right() <= edge else 0.0
    return cell.adjusted(left, 0, right, 0)


def _cell_width(free: float, columns: list[float]) -> float:
    """As wide as the spaces together allow, while none is too narrow for its price."""
    narrow = NARROWEST_SPACE - 2 * PADDING
    cell = free / sum(columns)
    for _ in range(2):
        fixed = sum(1 for count in columns if cell * count < narrow)
        rest = sum(count for count in columns if cell * count >= narrow)
        if rest:
            cell = (free - fixed * narrow) / rest
    return cell
