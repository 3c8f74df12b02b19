"""Where fuel lies in the price spaces of its market, beside each other or as the rungs of a ladder.

Beside each other, a space has a row for each of the first three kinds, and the last kind (uranium)
in a column of its own at the right: few tokens, and spaces beyond all others. What takes the
pointer reaches to the edges of its space, so that nothing is missed narrowly.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF

from powergrid_qt.models.markets import EMPTY, TokenPlace
from powergrid_qt.views.market.panel import on_pixels

GAP, PADDING = 3.0, 2.0
NARROWEST_SPACE = 30.0
RARE_WIDTH = 1.4
"""The column of the last kind is so much wider than the others: it has only one."""
PRICE = 24.0
"""Room for the price at the left end of a rung."""
COLUMN_GAP = 8.0
"""The gap between two kinds; half of it belongs to the tokens on either side."""
LADDER_RARE_WIDTH = 1.7
"""The last kind has so much more room than a token needs: its figures stand above it."""


@dataclass(frozen=True, slots=True)
class FuelLayout:
    spaces: Mapping[int, QRectF]
    """The area of each price space, by its price."""
    cells: tuple[QRectF, ...]
    """The area of each place's token, in the order of the places."""
    targets: tuple[QRect, ...]
    """The area that takes the pointer for each place."""


def fuel_layout(places: Sequence[TokenPlace], area: QRectF, header: float) -> FuelLayout:
    """Lay a market out from left to right; `header`: the height of the line with the price."""
    *rows, rare = dict.fromkeys(place.kind for place in places)
    prices = sorted({place.price for place in places})
    counts = Counter((place.kind, place.price) for place in places)
    wide = {price: max(counts[fuel, price] for fuel in rows) for price in prices}
    columns = {price: wide[price] + RARE_WIDTH * bool(counts[rare, price]) for price in prices}
    spaces, cell = _price_spaces(columns, area)
    row_height = (area.height() - header - PADDING) / len(rows)
    cells = []
    for place, key, index in _numbered(places):
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
    return FuelLayout(spaces, tuple(cells), shared(places, targets))


def _numbered(places: Sequence[TokenPlace]) -> Iterator[tuple[TokenPlace, tuple[str, int], int]]:
    """Yield each place with its kind and price, and how many of these come before it."""
    taken: Counter[tuple[str, int]] = Counter()
    for place in places:
        key = place.kind, place.price
        yield place, key, taken[key]
        taken[key] += 1


def _price_spaces(columns: Mapping[int, float], area: QRectF) -> tuple[dict[int, QRectF], float]:
    """A space for each price with so many columns of cells, beside each other; and how wide a cell
    is: as wide as all of them together allow, while none is too narrow for its price, if there is
    room for that."""
    free = area.width() - GAP * (len(columns) - 1) - 2 * PADDING * len(columns)
    narrow = min(NARROWEST_SPACE - 2 * PADDING, free / len(columns))
    cell = free / sum(columns.values())
    for _ in range(2):
        fixed = sum(1 for count in columns.values() if cell * count < narrow)
        rest = sum(count for count in columns.values() if cell * count >= narrow)
        if rest:
            cell = (free - fixed * narrow) / rest
    needed = sum(max(cell * count, narrow) for count in columns.values())
    if needed > free:  # narrow ones take more than all others can spare
        cell, narrow = cell * free / needed, narrow * free / needed
    spaces: dict[int, QRectF] = {}
    left = area.left()
    for price, count in columns.items():
        width = max(cell * count, narrow) + 2 * PADDING
        spaces[price] = QRectF(left, area.top(), width, area.height())
        left += width + GAP
    return spaces, cell


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


def ladder_columns(places: Sequence[TokenPlace], area: QRectF) -> dict[str, QRectF]:
    """The column of each kind over the whole height, with half of the gaps beside it."""
    *common, rare = dict.fromkeys(place.kind for place in places)
    rungs = {place.price for place in places if place.kind in common}
    most = _most_in(places, rungs)
    shares = {**most, rare: max(LADDER_RARE_WIDTH, most[rare])}
    cell = (area.width() - PRICE - COLUMN_GAP * len(shares)) / sum(shares.values())
    columns, left = {}, area.left() + PRICE
    for kind, share in shares.items():
        columns[kind] = QRectF(left, area.top(), cell * share + COLUMN_GAP, area.height())
        left += cell * share + COLUMN_GAP
    return columns


def fuel_ladder(places: Sequence[TokenPlace], area: QRectF) -> FuelLayout:
    """Lay a market out in rungs; `area`: that of the rungs, without what stands above them."""
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
    columns, widest = ladder_columns(places, area), _most_in(places, rungs)
    cells, targets = [], []
    for place, key, index in _numbered(places):
        rung = spaces[place.price]
        if place.price in beyond:
            room = rung.adjusted(PRICE, 0, 0, 0)
            cell = QRectF(room.left(), room.top(), min(room.width(), high), high)
            reach = room
        else:
            column = columns[place.kind].adjusted(COLUMN_GAP / 2, 0, -COLUMN_GAP / 2, 0)
            most = counts[key] if place.kind == rare else widest[place.kind]
            width = column.width() / most
            cell = QRectF(column.left() + width * index, rung.top(), width, high)
            before, behind = index == 0, index == most - 1
            reach = cell.adjusted(-COLUMN_GAP / 2 * before, 0, COLUMN_GAP / 2 * behind, 0)
        cells.append(cell)
        targets.append(reach)
    return FuelLayout(spaces, tuple(cells), shared(places, targets))


def _most_in(places: Sequence[TokenPlace], rungs: Collection[int]) -> dict[str, int]:
    """Return how many places of each kind lie on one of these rungs at most."""
    counts = Counter((place.kind, place.price) for place in places)
    kinds = dict.fromkeys(place.kind for place in places)
    return {kind: max(counts[kind, price] for price in rungs) for kind in kinds}
