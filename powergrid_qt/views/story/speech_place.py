"""Where a speech card lies: beside what it speaks of, and not on it if that can be helped."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt

BEAK = QSize(28, 14)
"""Base and length of the beak."""
GAP = 5
"""Between the beak and what it points at."""
CORNER = 12
"""The beak keeps away from the round corners of the card."""
LARGE = 4
"""A target of more than a quarter of the room is large."""
EDGE = 12
"""From the edges of a large target to a card on it."""
AWAY = BEAK.height() + GAP
SIDES = (Qt.Edge.BottomEdge, Qt.Edge.TopEdge, Qt.Edge.LeftEdge, Qt.Edge.RightEdge)
"""Of the target."""
OPPOSITE = {
    Qt.Edge.BottomEdge: Qt.Edge.TopEdge,
    Qt.Edge.TopEdge: Qt.Edge.BottomEdge,
    Qt.Edge.LeftEdge: Qt.Edge.RightEdge,
    Qt.Edge.RightEdge: Qt.Edge.LeftEdge,
}


@dataclass(frozen=True, slots=True)
class SpeechPlace:
    card: QRect
    beak: QRect | None = None
    """None: there is nothing to point at, or the card had to be laid on it."""
    edge: Qt.Edge = Qt.Edge.TopEdge
    """Of the card, at which the beak grows."""


def speech_place(
    size: QSize, room: QRect, target: QRect | None, avoided: Iterable[QRect] = ()
) -> SpeechPlace:
    """Within the `room`: not on the target, pointing at it, over as little as possible of what is
    `avoided`, and near. On a target that is as good as everywhere, in one of its corners."""
    avoided = list(avoided)
    if target is None or _area(target) * LARGE > _area(room):
        around = room if target is None else room & target.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        places = [SpeechPlace(_within(room, card)) for card in _inside(size, around)]
        return min(places, key=lambda place: _covered(place.card, avoided))
    places = list(_beside(size, room, target, avoided))
    return min(places, key=lambda place: _badness(place, target, avoided))


def _badness(place: SpeechPlace, target: QRect, avoided: list[QRect]) -> tuple[int, bool, int, int]:
    away = place.card.center() - target.center()
    return (
        _area(place.card & target),
        place.beak is None,
        _covered(place.card, avoided),
        away.manhattanLength(),
    )


def _covered(card: QRect, avoided: list[QRect]) -> int:
    return sum(_area(card & other) for other in avoided)


def _area(rect: QRect) -> int:
    return rect.width() * rect.height()


def _inside(size: QSize, room: QRect) -> Iterator[QRect]:
    right, bottom = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
    for y in (room.top(), bottom):
        for x in (room.left(), (room.left() + right) // 2, right):
            yield QRect(QPoint(x, y), size)


def _beside(
    size: QSize, room: QRect, target: QRect, avoided: Iterable[QRect]
) -> Iterator[SpeechPlace]:
    """At each side of the target, or of the avoided panel on which it lies."""
    panels = (panel for panel in avoided if panel.contains(target.center()))
    for near in (target, *panels):
        for side in SIDES:
            for card in _at(side, size, near | target, target):
                card = _within(room, card)
                yield SpeechPlace(card, _beak(side, card, target), OPPOSITE[side])


def _at(side: Qt.Edge, size: QSize, near: QRect, target: QRect) -> Iterator[QRect]:
    """In line with the middle of the target, and as far along its side as the beak allows."""
    width, height = size.width(), size.height()
    if side in (Qt.Edge.TopEdge, Qt.Edge.BottomEdge):
        above = side == Qt.Edge.TopEdge
        y = near.top() - AWAY - height if above else near.bottom() + 1 + AWAY
        for x in _along(target.left(), target.right() + 1, width):
            yield QRect(QPoint(x, y), size)
    else:
        left = side == Qt.Edge.LeftEdge
        x = near.left() - AWAY - width if left else near.right() + 1 + AWAY
        for y in _along(target.top(), target.bottom() + 1, height):
            yield QRect(QPoint(x, y), size)


def _along(start: int, end: int, length: int) -> Iterator[int]:
    middle, beak = (start + end) // 2, CORNER + BEAK.width()
    yield middle - length // 2
    yield from (start, end - length)
    yield from (min(middle, start + beak) - length + CORNER, max(middle, end - beak) - CORNER)


def _within(room: QRect, card: QRect) -> QRect:
    """Moved, not cut; what is larger than the room begins where the room does."""
    x = max(room.left(), min(card.left(), room.right() + 1 - card.width()))
    y = max(room.top(), min(card.top(), room.bottom() + 1 - card.height()))
    return QRect(QPoint(x, y), card.size())


def _beak(side: Qt.Edge, card: QRect, target: QRect) -> QRect | None:
    """From the edge of the card towards the middle of the target, as far as the card faces it; a
    pixel of it lies on the card's line."""
    base, length = BEAK.width(), BEAK.height()
    upright = side in (Qt.Edge.TopEdge, Qt.Edge.BottomEdge)
    start, end = (card.left(), card.right()) if upright else (card.top(), card.bottom())
    wanted = target.center().x() if upright else target.center().y()
    at = max(start + CORNER, min(wanted - base // 2, end + 1 - CORNER - base))
    beak = {
        Qt.Edge.BottomEdge: QRect(at, card.top() - length + 2, base, length),
        Qt.Edge.TopEdge: QRect(at, card.bottom() - 1, base, length),
        Qt.Edge.LeftEdge: QRect(card.right() - 1, at, length, base),
        Qt.Edge.RightEdge: QRect(card.left() - length + 2, at, length, base),
    }[side]
    tip = beak.center().x() if upright else beak.center().y()
    first, last = (target.left(), target.right()) if upright else (target.top(), target.bottom())
    faces = first - base <= tip <= last + base
    return beak if faces and not card.intersects(target) and not beak.intersects(target) else None
