"""Where the price spaces of the token markets are, and the places in them."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF


@dataclass(frozen=True, slots=True)
class TokenLayout:
    spaces: Mapping[int, QRectF]
    """By their prices."""
    cells: tuple[QRectF, ...]
    """The cell of each place, in their order."""
    targets: tuple[QRect, ...]
    """What takes the pointer for each place."""


def price_spaces(
    columns: Mapping[int, float], area: QRectF, *, gap: float, padding: float, narrowest: float = 0
) -> tuple[dict[int, QRectF], float]:
    """A space for each price with so many columns of cells, beside each other; and how wide a cell
    is: as wide as all of them together allow, while none is too narrow for its price, if there is
    room for that."""
    free = area.width() - gap * (len(columns) - 1) - 2 * padding * len(columns)
    narrow = min(narrowest - 2 * padding, free / len(columns))
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
        width = max(cell * count, narrow) + 2 * padding
        spaces[price] = QRectF(left, area.top(), width, area.height())
        left += width + gap
    return spaces, cell


def on_pixels(area: QRectF) -> QRect:
    """Areas beside each other stay so, without a gap and without overlapping."""
    corner = QPoint(round(area.left()), round(area.top()))
    return QRect(corner, QPoint(round(area.right()) - 1, round(area.bottom()) - 1))
