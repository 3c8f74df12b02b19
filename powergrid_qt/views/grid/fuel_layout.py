"""Where fuel lies in the price spaces of its market.

A space has a row for each of the first three kinds, and the last kind (uranium) in a column of its
own at the right: few tokens, and spaces beyond all others. What takes the pointer reaches to the
edges of its space, so that nothing is missed narrowly.
"""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF

from powergrid_qt.models.markets import EMPTY, TokenPlace
from powergrid_qt.views.market.token_layout import TokenLayout, on_pixels, price_spaces

GAP, PADDING = 3.0, 2.0
NARROWEST_SPACE = 30.0
RARE_WIDTH = 1.4
"""The column of the last kind is so much wider than the others: it has only one."""


def fuel_layout(places: Sequence[TokenPlace], area: QRectF, header: float) -> TokenLayout:
    """`header`: the height of the line with the price."""
    *rows, rare = dict.fromkeys(place.kind for place in places)
    prices = sorted({place.price for place in places})
    counts = Counter((place.kind, place.price) for place in places)
    wide = {price: max(counts[fuel, price] for fuel in rows) for price in prices}
    columns = {price: wide[price] + RARE_WIDTH * bool(counts[rare, price]) for price in prices}
    spaces, cell = price_spaces(columns, area, gap=GAP, padding=PADDING, narrowest=NARROWEST_SPACE)
    row_height = (area.height() - header - PADDING) / len(rows)
    taken: Counter[tuple[str, int]] = Counter()
    cells = []
    for place in places:
        key = place.kind, place.price
        index, taken[key] = taken[key], taken[key] + 1
        left, top = spaces[place.price].left() + PADDING, area.top() + header
        if place.kind == rare:
            height = row_height * len(rows) / max(counts[key], 2)
            middle = row_height * len(rows) / 2 - height * counts[key] / 2
            alone = 0.0 if wide[place.price] else spaces[place.price].width() - 2 * PADDING
            left += cell * wide[place.price]
            width = max(alone, cell * RARE_WIDTH)
            cells.append(QRectF(left, top + middle + height * index, width, height))
        else:
            top += row_height * rows.index(place.kind)
            cells.append(QRectF(left + cell * index, top, cell, row_height))
    targets = [
        _reaching(cell, spaces[place.price]) for cell, place in zip(cells, places, strict=True)
    ]
    return TokenLayout(spaces, tuple(cells), shared(places, targets))


def _reaching(cell: QRectF, space: QRectF) -> QRectF:
    """A cell beside the edge of its space takes that edge, and half of the gap, too."""
    edge = PADDING + 0.5
    left = -PADDING - GAP / 2 if cell.left() - space.left() <= edge else 0.0
    right = PADDING + GAP / 2 if space.right() - cell.right() <= edge else 0.0
    return cell.adjusted(left, 0, right, 0)


def shared(places: Sequence[TokenPlace], targets: Sequence[QRectF]) -> tuple[QRect, ...]:
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
