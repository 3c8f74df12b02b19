"""Where the spaces of a company board and the cards of its reserve lie: as large as there is room,
and never on each other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, count

from PySide6.QtCore import QPoint, QRect, QSize

GAP, SPLIT = 3, 9
"""Between cards, and between the board and the reserve."""
SIGN = 25
"""The width of the sign before the spaces of a kind."""
SHAPE = 1.42
"""A card's width by its height."""
SMALL, LOWEST = 0.68, 34
"""The cards of the reserve are so much smaller; where all is in one row, which is low and wide, not
lower than this, as long as the board's are not."""
USUAL_RESERVE = 2
"""So many have room beside each other even if there are fewer: the board does not jump."""
MOST_LINES = 3
"""Of the reserve, beside spaces in two rows."""

Line = Sequence[str]
"""Cards beside each other, by their kinds."""


@dataclass(frozen=True, slots=True)
class CompanyPlaces:
    """`card`: the size of those on the board; the rest by kind."""

    card: QSize
    signs: Mapping[str, QRect]
    spaces: Mapping[str, Sequence[QRect]]
    reserve: Mapping[str, Sequence[QRect]]


def company_places(
    size: QSize, rows: int, spaces: Mapping[str, int], reserve: Mapping[str, int]
) -> CompanyPlaces:
    """For so many spaces and cards of each kind. The kinds of spaces are in `rows` above each
    other, or all in one; the reserve lies beside or below them, wherever cards are larger."""
    table = _Table(size, rows, spaces)
    cards = [[kind] * amount for kind, amount in reserve.items()]
    either = (table.with_reserve_beside(cards), table.with_reserve_below(cards))
    return max(either, key=lambda places: places.card.width() * places.card.height())


class _Table:
    def __init__(self, size: QSize, rows: int, spaces: Mapping[str, int]) -> None:
        self._size, self._rows, self._spaces = size, rows, spaces
        self._across = 1 if rows > 1 else len(spaces)
        """Kinds of spaces beside each other."""
        self._columns = self._across * max(spaces.values())

    def with_reserve_beside(self, cards: Sequence[Line]) -> CompanyPlaces:
        """Each kind at the height of its spaces, in as few columns as there can be."""
        groups, most = (cards, MOST_LINES) if self._rows > 1 else ([[*chain(*cards)]], 1)
        for columns in count(USUAL_RESERVE):
            lines = [line for group in groups for line in _in_lines(group, columns)]
            if len(lines) <= most:
                break
        card, small = self._cards(columns, 0)
        step = self._rows * (card.height() + GAP) / len(lines)
        small = small.boundedTo(QSize(card.width(), int(step) - GAP))
        above = (step - GAP - small.height()) / 2
        left = self._across * (SIGN + GAP) + self._columns * (card.width() + GAP) + SPLIT - GAP
        starts = [QPoint(left, round(number * step + above)) for number in range(len(lines))]
        return self._places(card, small, starts, lines)

    def with_reserve_below(self, cards: Sequence[Line]) -> CompanyPlaces:
        every = [*chain(*cards)]
        for below in count(1):
            card, small = self._cards(0, below)
            room = self._size.width() - SIGN
            lines = _in_lines(every, max(1, room // (small.width() + GAP)))
            if len(lines) <= below:
                break
        top = self._rows * (card.height() + GAP) + SPLIT - GAP
        step = small.height() + GAP
        starts = [QPoint(SIGN + GAP, top + number * step) for number in range(len(lines))]
        return self._places(card, small, starts, lines)

    def _cards(self, beside: int, below: int) -> tuple[QSize, QSize]:
        """The sizes of those on the board and of those of the reserve, with so many columns of
        these beside the board, or lines of them below."""
        card = self._card(beside, below, SMALL)
        share = SMALL
        if self._rows == 1:
            share = max(SMALL, min(1.0, LOWEST / card.height()))
            card = self._card(beside, below, share)
        return card, QSize(int(card.width() * share), int(card.height() * share))

    def _card(self, beside: int, below: int, share: float) -> QSize:
        """On the board; those of the reserve have a `share` of its size."""
        size, columns, rows = self._size, self._columns, self._rows
        free = size.width() - self._across * (SIGN + GAP) - (SPLIT if beside else 0)
        width = (free - (columns + beside - 1) * GAP) / (columns + share * beside)
        free = size.height() - (SPLIT if below else 0)
        height = (free - (rows + below - 1) * GAP) / (rows + share * below)
        width = max(1.0, min(width, height * SHAPE))
        return QSize(int(width), int(max(1.0, min(height, width))))

    def _places(
        self, card: QSize, small: QSize, starts: Sequence[QPoint], lines: Sequence[Line]
    ) -> CompanyPlaces:
        """`small`: the size of the cards of the reserve; `starts`: where its lines begin."""
        signs, spaces = {}, {}
        reserve: dict[str, list[QRect]] = {kind: [] for kind in self._spaces}
        at = QPoint(0, 0)
        for kind, amount in self._spaces.items():
            signs[kind] = QRect(at, QSize(SIGN, card.height()))
            first = QRect(at + QPoint(SIGN + GAP, 0), card)
            step = card.width() + GAP
            spaces[kind] = [first.translated(number * step, 0) for number in range(amount)]
            beside = QPoint(SIGN + GAP + amount * step, 0)
            at += beside if self._rows == 1 else QPoint(0, card.height() + GAP)
        for start, line in zip(starts, lines, strict=True):
            for number, kind in enumerate(line):
                place = start + QPoint(number * (small.width() + GAP), 0)
                reserve[kind].append(QRect(place, small))
        return CompanyPlaces(card, signs, spaces, reserve)


def _in_lines(cards: Line, columns: int) -> list[Line]:
    """At least one, which may be empty."""
    starts = range(0, max(1, len(cards)), columns)
    return [cards[start : start + columns] for start in starts]
