"""What lessons and first games say: a card over the board, with a tail towards what it speaks of,
which gets a frame."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Label, MainButton, Overlay, announce, base_size
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE, theme

GAP = 16
"""The gap between the card and what it points at, with room for the tail, in pixels."""
EDGE = 28
"""How far the tail stays away from the card's corners."""
SHIFTS = 7
"""The number of positions that are tried on each side."""
FURTHER = (0, 40, 80)
"""How much further away it may lie, so that what is around the target stays to be seen."""
REACH = 100
"""A tail that ends further away from the target seems to point at something else."""
COVERED = 400
"""What a covered thing counts against a pixel of distance."""
SILENT, ELSEWHERE, ON_IT = 300, 900, 10_000
"""What it counts to have no tail, all the more if the target lies outside, and to lie on it."""


@dataclass(frozen=True, slots=True)
class SpeechPlace:
    """A place for a card; `side`: that of the card with the tail, None if it points at nothing."""

    card: QRect
    side: Qt.Edge | None
    tip: QPoint
    """The point of the tail."""


def place_beside(
    target: QRect | None, size: QSize, room: QRect, things: Sequence[QRect]
) -> SpeechPlace:
    """Within `room`: beside the target, or without a tail in a corner where it covers less, or
    from where no tail would point at it."""
    corners = [SpeechPlace(card, None, QPoint()) for card in _corners(size, room)]
    if target is None:
        return min(corners, key=lambda place: _covered(place.card, things))
    beside = (place for more in FURTHER for place in _beside(target, size, room, GAP + more))
    outside = 0 if room.intersects(target) else ELSEWHERE
    return min(
        [*beside, *corners],
        key=lambda place: _cost(place, target, things) + (outside if place.side is None else 0),
    )


def _beside(target: QRect, size: QSize, room: QRect, gap: int) -> Iterator[SpeechPlace]:
    """Yield all places at the target's four sides, with the tail towards it."""
    middle = target.center()
    xs = _shifts(middle.x(), size.width(), room.left(), room.right())
    ys = _shifts(middle.y(), size.height(), room.top(), room.bottom())
    above = min(target.top() - gap, room.bottom()) - size.height()
    below = max(target.bottom() + gap, room.top())
    before = min(target.left() - gap, room.right()) - size.width()
    behind = max(target.right() + gap, room.left())
    for side, corners in (
        (Qt.Edge.BottomEdge, [QPoint(x, above) for x in xs]),
        (Qt.Edge.TopEdge, [QPoint(x, below) for x in xs]),
        (Qt.Edge.RightEdge, [QPoint(before, y) for y in ys]),
        (Qt.Edge.LeftEdge, [QPoint(behind, y) for y in ys]),
    ):
        for corner in corners:
            card = QRect(corner, size)
            place = SpeechPlace(card, side, _tip(card, side, middle))
            if room.contains(card) and _points_at(place, target):
                yield place


def _points_at(place: SpeechPlace, target: QRect) -> bool:
    """Whether the tail, made longer, would meet the target soon."""
    tip, across = place.tip, place.side in (Qt.Edge.LeftEdge, Qt.Edge.RightEdge)
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


def _tip(card: QRect, side: Qt.Edge, middle: QPoint) -> QPoint:
    x = min(max(middle.x(), card.left() + EDGE), card.right() - EDGE)
    y = min(max(middle.y(), card.top() + EDGE), card.bottom() - EDGE)
    reach = GAP - 3
    return {
        Qt.Edge.TopEdge: QPoint(x, card.top() - reach),
        Qt.Edge.BottomEdge: QPoint(x, card.bottom() + reach),
        Qt.Edge.LeftEdge: QPoint(card.left() - reach, y),
        Qt.Edge.RightEdge: QPoint(card.right() + reach, y),
    }[side]


def _cost(place: SpeechPlace, target: QRect | None, things: Sequence[QRect]) -> int:
    cost = COVERED * _covered(place.card, things)
    if target is None:
        return cost
    cost += (place.card.center() - target.center()).manhattanLength()
    if place.side is not None:
        return cost
    return cost + SILENT + (ON_IT if place.card.intersects(target) else 0)


def _corners(size: QSize, room: QRect) -> Iterator[QRect]:
    for x in (room.left(), room.right() - size.width() + 1):
        for y in (room.bottom() - size.height() + 1, room.top()):
            yield QRect(QPoint(x, y), size)


def _covered(card: QRect, things: Sequence[QRect]) -> int:
    return sum(card.intersects(thing) for thing in things)


LETTERS = 31
"""The number of letters in a line, about."""
AROUND = 4
"""The gap between a thing and the frame around it, in pixels."""
TAIL = 24
FOLLOW_MS = 80
"""Things slide, boards are zoomed, layouts change: the card looks so often where they are."""

Find = Callable[[], QRect | None]


class Speech(Overlay):
    """A card that speaks and may point at something. A click on its `button`: it was read."""

    def __init__(
        self,
        rooms: Callable[[], Sequence[QRect]],
        things: Callable[[], Sequence[QRect]],
        parent: QWidget,
    ) -> None:
        """`rooms`: where it may lie on its parent, the usual one first; `things`: what it had
        better not lie on."""
        super().__init__(parent)
        self._rooms, self._things = rooms, things
        self._find: Find = lambda: None
        self._seen: object = None
        self.frame = QFrame(parent)
        """The frame around what is spoken of; clicks go through."""
        self.frame.setProperty("kind", "pointed")
        self.frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.frame.hide()
        self._tail = Picture(self._draw_tail, size=(TAIL, TAIL))
        self._tail.setParent(parent)
        self._tail.hide()
        self._side = Qt.Edge.BottomEdge
        self.setProperty("kind", "speech")
        self.verdict = Label("", 1.05, BOLD, kind="warning", wrap=True)
        self.text = Label("", 1.05, wrap=True)
        self.button = MainButton()
        self._foot = row(STRETCH, self.button, spacing=SPACE)
        parts, wide, high = (self.verdict, self.text, self._foot), 2 * SPACE, SPACE + 5
        self._layout = column(*parts, into=self, spacing=SPACE, margins=(wide, high, wide, high))
        self._following = QTimer(self, interval=FOLLOW_MS)
        self._following.timeout.connect(self._follow)

    def say(self, text: str, find: Find, *, verdict: str = "", button: str = "") -> None:
        """Show words beside what they are about; `button`: its words; empty: there is no button."""
        self.text.setText(text)
        self.verdict.setText(verdict)
        self.verdict.setVisible(bool(verdict))
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.setAccessibleName(text)
        self._find = find
        self.appear()
        announce(self, f"{verdict} {text}".strip(), urgent=bool(verdict))

    def appear(self) -> None:
        self._following.start()
        super().appear()
        self._tail.raise_()

    def fall_silent(self) -> None:
        """Qt would hand the focus on, as if somebody had pressed Tab: to a city, which then seems
        to be advised."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            focused.clearFocus()
        self._following.stop()
        for part in (self, self._tail, self.frame):
            part.hide()

    # -- places -------------------------------------------------------------------------------

    @property
    def placed(self) -> bool:
        """Whether it lies where it should for what is to be seen now."""
        return (self._find(), self._rooms()) == self._seen

    def _follow(self) -> None:
        if not self.placed:
            self.place()

    def place(self) -> None:
        if not self._following.isActive():
            return  # nothing is said
        target, rooms, things = self._find(), self._rooms(), self._things()
        self._seen = target, rooms
        for layout in (self._foot, self._layout):
            layout.invalidate()  # what is shown or hidden since tells of it too late
        least = self._layout.minimumSize().width() + 2 * GAP
        wide = [rooms[0], *(room for room in rooms[1:] if room.width() >= least)]
        places = [self._place_in(room, target, things) for room in wide]
        place = min(places, key=lambda place: _cost(place, target, things))
        self.setGeometry(place.card)
        self._point(place, target)

    def _place_in(self, whole: QRect, target: QRect | None, things: Sequence[QRect]) -> SpeechPlace:
        room = whole.adjusted(GAP, GAP, -GAP, -GAP)
        width = min(round(LETTERS * base_size()), room.width())
        needed = self._layout.totalHeightForWidth(width)
        if needed > room.height():  # the words need the room of the tail
            room = whole.intersected(room.adjusted(0, -GAP, 0, GAP))
        size = QSize(width, min(needed, room.height()))
        return place_beside(target, size, room, things)

    def _point(self, place: SpeechPlace, target: QRect | None) -> None:
        self.frame.setVisible(target is not None)
        if target is not None:
            frame = target.adjusted(-AROUND, -AROUND, AROUND, AROUND)
            self.frame.setGeometry(frame.intersected(self.host.rect()))
            self.frame.raise_()
            self.raise_()
        self._tail.setVisible(place.side is not None)
        if place.side is not None:
            self._side = place.side
            self._tail.move(place.tip - _TIPS[place.side].toPoint())
            self._tail.raise_()
            self._tail.update()

    def _draw_tail(self, painter: QPainter, box: QRectF) -> None:
        """Draw the tail as a triangle that hides the card's edge where it begins."""
        look = theme()
        tip, (one, two) = _TIPS[self._side], _ROOTS[self._side]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("panel"))
        painter.drawPolygon([one, tip, two])
        painter.setPen(QPen(look.color("focus"), 2))
        painter.drawPolyline([one, tip, two])


_MIDDLE, _FAR, _NEAR = TAIL / 2, TAIL - 1.5, TAIL - GAP + 1.5
"""The points along the side of the tail's square: its root lies on the edge of the card."""
_TIPS = {
    Qt.Edge.BottomEdge: QPointF(_MIDDLE, _FAR),
    Qt.Edge.TopEdge: QPointF(_MIDDLE, TAIL - _FAR),
    Qt.Edge.RightEdge: QPointF(_FAR, _MIDDLE),
    Qt.Edge.LeftEdge: QPointF(TAIL - _FAR, _MIDDLE),
}
_ROOTS = {
    Qt.Edge.BottomEdge: (QPointF(1, _NEAR), QPointF(TAIL - 1, _NEAR)),
    Qt.Edge.TopEdge: (QPointF(1, TAIL - _NEAR), QPointF(TAIL - 1, TAIL - _NEAR)),
    Qt.Edge.RightEdge: (QPointF(_NEAR, 1), QPointF(_NEAR, TAIL - 1)),
    Qt.Edge.LeftEdge: (QPointF(TAIL - _NEAR, 1), QPointF(TAIL - _NEAR, TAIL - 1)),
}
