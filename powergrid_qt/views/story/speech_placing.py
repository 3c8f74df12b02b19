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
FURTHER = (0, 60, 120, 180, 240, 300)
"""How much further away it may lie, so that what is around the target stays to be seen."""
COVERED, ASTRAY = 400, 1
"""What a covered thing counts against a pixel of distance, and a pixel by which the tail misses."""
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
    """Within `room`: beside the target, or without a tail in a corner where it covers less."""
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
            if room.contains(card):
                yield Place(card, side, _tip(card, side, middle))


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
        return cost + ASTRAY * _distance(place.tip, target)
    return cost + SILENT + (ON_IT if place.card.intersects(target) else 0)


def _distance(point: QPoint, area: QRect) -> int:
    x = max(area.left() - point.x(), point.x() - area.right(), 0)
    return x + max(area.top() - point.y(), point.y() - area.bottom(), 0)


def _corners(size: QSize, room: QRect) -> Iterator[QRect]:
    for x in (room.left(), room.right() - size.width() + 1):
        for y in (room.bottom() - size.height() + 1, room.top()):
            yield QRect(QPoint(x, y), size)


def _covered(card: QRect, things: Sequence[QRect]) -> int:
    return sum(card.intersects(thing) for thing in things)
