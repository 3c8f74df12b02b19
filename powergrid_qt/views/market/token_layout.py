"""Where the price spaces of the token markets and the places in them are.

A space of the fuel market has a row for each of the first three kinds, and the last kind (uranium)
in a column of its own at the right: few tokens, and spaces beyond all others. What takes the
pointer reaches to the edges of its space, so that nothing is missed narrowly. Workers stand in two
rows.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF

from powergrid_qt.models.token_place import EMPTY, TokenPlace

GAP, PADDING = 3.0, 2.0
NARROWEST_SPACE = 30.0
RARE_WIDTH = 1.4
"""The column of the last kind is so much wider than the others: it has only one."""
FIELD_GAP, FIELD_PADDING = 5.0, 3.0
WORKER_ROWS = 2


@dataclass(frozen=True, slots=True)
class PriceSpace:
    price: int
    area: QRectF


@dataclass(frozen=True, slots=True)
class TokenLayout:
    spaces: tuple[PriceSpace, ...]
    cells: tuple[QRectF, ...]
    """The cell of each place, in their order."""
    targets: tuple[QRect, ...]
    """What takes the pointer for each place."""


def fuel_layout(places: Sequence[TokenPlace], area: QRectF, header: float) -> TokenLayout:
    """`header`: the height of the line with the price."""
    fuels = list(dict.fromkeys(place.kind for place in places))
    rare, rows = fuels[-1], fuels[:-1]
    prices = sorted({place.price for place in places})
    counts = Counter((place.kind, place.price) for place in places)
    wide = {price: max(counts[fuel, price] for fuel in rows) for price in prices}
    columns = {price: wide[price] + RARE_WIDTH * bool(counts[rare, price]) for price in prices}
    free = area.width() - GAP * (len(prices) - 1) - 2 * PADDING * len(prices)
    cell = _cell_width(free, list(columns.values()))
    row_height = (area.height() - header - PADDING) / len(rows)
    spaces: dict[int, QRectF] = {}
    x = area.left()
    for price in prices:
        width = max(cell * columns[price], NARROWEST_SPACE - 2 * PADDING) + 2 * PADDING
        spaces[price] = QRectF(x, area.top(), width, area.height())
        x += width + GAP
    taken: Counter[tuple[str, int]] = Counter()
    cells = []
    for place in places:
        key = place.kind, place.price
        index, taken[key] = taken[key], taken[key] + 1
        left, top = spaces[place.price].left() + PADDING, area.top() + header
        if place.kind == rare:
            height = row_height * len(rows) / max(counts[key], 2)
            middle = row_height * len(rows) / 2 - height * counts[key] / 2
            alone = 0.0 if wide[place.price] else NARROWEST_SPACE - 2 * PADDING
            left += cell * wide[place.price]
            width = max(alone, cell * RARE_WIDTH)
            cells.append(QRectF(left, top + middle + height * index, width, height))
        else:
            top += row_height * rows.index(place.kind)
            cells.append(QRectF(left + cell * index, top, cell, row_height))
    targets = [
        _reaching(cell, spaces[place.price]) for cell, place in zip(cells, places, strict=True)
    ]
    found = tuple(PriceSpace(price, space) for price, space in spaces.items())
    return TokenLayout(found, tuple(cells), _shared(places, targets))


def _reaching(cell: QRectF, space: QRectF) -> QRectF:
    """A cell beside the edge of its space takes that edge, and half of the gap, too."""
    edge = PADDING + 0.5
    left = -PADDING - GAP / 2 if cell.left() - space.left() <= edge else 0.0
    right = PADDING + GAP / 2 if space.right() - cell.right() <= edge else 0.0
    return cell.adjusted(left, 0, right, 0)


def _shared(places: Sequence[TokenPlace], targets: Sequence[QRectF]) -> tuple[QRect, ...]:
    """Where tokens are gone, those that are left of their kind and price take the pointer."""
    groups: dict[tuple[str, int], list[int]] = {}
    for number, place in enumerate(places):
        groups.setdefault((place.kind, place.price), []).append(number)
    areas = list(targets)
    for numbers in groups.values():
        taken = [number for number in numbers if places[number].content != EMPTY]
        for number in numbers if taken else ():
            nearest = min(taken, key=lambda one: abs(one - number))
            areas[nearest] = areas[nearest].united(targets[number])
    return tuple(map(on_pixels, areas))


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


def labour_layout(places: Sequence[TokenPlace], area: QRectF, header: float) -> TokenLayout:
    """A field for each price."""
    sizes = Counter(place.price for place in places)
    columns = {price: -(-size // WORKER_ROWS) for price, size in sizes.items()}
    free = area.width() - FIELD_GAP * (len(sizes) - 1) - 2 * FIELD_PADDING * len(sizes)
    cell = free / sum(columns.values())
    height = (area.height() - header - 2) / WORKER_ROWS
    spaces, cells = [], []
    x = area.left()
    for price, size in sizes.items():
        width = cell * columns[price] + 2 * FIELD_PADDING
        spaces.append(PriceSpace(price, QRectF(x, area.top(), width, area.height())))
        for index in range(size):
            row, column = divmod(index, columns[price])
            left, top = x + FIELD_PADDING + cell * column, area.top() + header + height * row
            cells.append(QRectF(left, top, cell, height))
        x += width + FIELD_GAP
    return TokenLayout(tuple(spaces), tuple(cells), tuple(map(on_pixels, cells)))


def on_pixels(area: QRectF) -> QRect:
    """Areas beside each other stay so, without a gap and without overlapping."""
    corner = QPoint(round(area.left()), round(area.top()))
    return QRect(corner, QPoint(round(area.right()) - 1, round(area.bottom()) - 1))
