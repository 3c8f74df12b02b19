"""Where a card lies that points at something: beside it, and on as few other things as can be."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 16
"""Between the card and what it points at: the tail has room there."""
EDGE = 28
"""How far the tail stays away from the card's corners."""
SHIFTS = 7
"""Positions that are tried on each side."""
FURTHER = (0, 40, 80)
"""How much further away it may lie, so that what is around the target stays to be seen."""
REACH = 100
"""A tail that ends further away from the target seems to point at something else."""
COVERED = 400
"""What a covered thing counts against a pixel of distance."""
SILENT, ELSEWHERE, ON_IT = 300, 900, 10_000
"""What it counts to have no tail, all the more if the target lies outside, and to lie on it."""


class Side(Enum):
    """Of the card, where its tail is."""

    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Place:
    """`side`: None where the card points at nothing."""

    card: QRect
    side: Side | None
    tip: QPoint
    """Of the tail."""


def place_beside(target: QRect | None, size: QSize, room: QRect, things: Sequence[QRect]) -> Place:
    """Within `room`: beside the target, or without a tail in a corner where it covers less, or
    from where no tail would point at it."""
    corners = [Place(card, None, QPoint()) for card in _corners(size, room)]
    if target is None:
        return min(corners, key=lambda place: _covered(place.card, things))
    beside = (place for more in FURTHER for place in _beside(target, size, room, GAP + more))
    outside = 0 if room.intersects(target) else ELSEWHERE
    return min(
        [*beside, *corners],
        key=lambda place: _cost(place, target, things) + (outside if place.side is None else 0),
    )


def _beside(target: QRect, size: QSize, room: QRect, gap: int) -> Iterator[Place]:
    """All places at its four sides, with the tail towards the target."""
    middle = target.center()
    xs = _shifts(middle.x(), size.width(), room.left(), room.right())
    ys = _shifts(middle.y(), size.height(), room.top(), room.bottom())
    above = min(target.top() - gap, room.bottom()) - size.height()
    below = max(target.bottom() + gap, room.top())
    before = min(target.left() - gap, room.right()) - size.width()
    behind = max(target.right() + gap, room.left())
    for side, corners in (
        (Side.BOTTOM, [QPoint(x, above) for x in xs]),
        (Side.TOP, [QPoint(x, below) for x in xs]),
        (Side.RIGHT, [QPoint(before, y) for y in ys]),
        (Side.LEFT, [QPoint(behind, y) for y in ys]),
    ):
        for corner in corners:
            card = QRect(corner, size)
            place = Place(card, side, _tip(card, side, middle))
            if room.contains(card) and _points_at(place, target):
                yield place


def _points_at(place: Place, target: QRect) -> bool:
    """Whether the tail, made longer, would meet the target soon."""
    tip, across = place.tip, place.side in (Side.LEFT, Side.RIGHT)
    within = QRect(target)
    if across:
        within.adjust(-REACH, 0, REACH, 0)
    else:
        within.adjust(0, -REACH, 0, REACH)
    return within.contains(tip)


def _shifts(middle: int, length: int, low: int, high: int) -> list[int]:
    """Where the card may begin so that its tail reaches the middle, within what there is."""
    first, last = middle - length + EDGE, middle - EDGE
    step = max((last - first) // (SHIFTS - 1), 1)
    most = max(high - length + 1, low)
    return sorted({min(max(start, low), most) for start in range(first, last + 1, step)})


def _tip(card: QRect, side: Side, middle: QPoint) -> QPoint:
    x = min(max(middle.x(), card.left() + EDGE), card.right() - EDGE)
    y = min(max(middle.y(), card.top() + EDGE), card.bottom() - EDGE)
    reach = GAP - 3
    return {
        Side.TOP: QPoint(x, card.top() - reach),
        Side.BOTTOM: QPoint(x, card.bottom() + reach),
        Side.LEFT: QPoint(card.left() - reach, y),
        Side.RIGHT: QPoint(card.right() + reach, y),
    }[side]


def _cost(place: Place, target: QRect, things: Sequence[QRect]) -> int:
    away = (place.card.center() - target.center()).manhattanLength()
    cost = COVERED * _covered(place.card, things) + away
    if place.side is not None:
        return cost
    return cost + SILENT + (ON_IT if place.card.intersects(target) else 0)


def _corners(size: QSize, room: QRect) -> Iterator[QRect]:
    for x in (room.left(), room.right() - size.width() + 1):
        for y in (room.bottom() - size.height() + 1, room.top()):
            yield QRect(QPoint(x, y), size)


def _covered(card: QRect, things: Sequence[QRect]) -> int:
    return sum(card.intersects(thing) for thing in things)
