"""A company board: all its spaces at fixed places, and the reserve beside them, as large as there
is room, and never on each other."""

import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.turn_action import NOT_NOW
from powergrid_qt.engine import State
from powergrid_qt.engine.outpost.edition import PLANT
from powergrid_qt.models.outpost.company_board import SPACES, CompanyBoard, Space
from powergrid_qt.views.board.pieces import building_color, draw_building_symbol
from powergrid_qt.views.outpost.card_place import RESERVE, CardPlace, PlaceLook, hands_at
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace, face_of, facts, title
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import PlainLabel
from powergrid_qt.views.style.layouts import Fitted
from powergrid_qt.views.turn.controls import show_each
from powergrid_qt.words.names import cities_text
from powergrid_qt.words.refusals import locked_text

GAP, SPLIT = 3, 9
"""The gaps between cards, and between the board and the reserve, in pixels."""
SIGN = 25
"""The width of the sign before the spaces of a kind."""
SHAPE = 1.42
"""A card's width by its height."""
SMALL, LOWEST = 0.68, 34
"""The cards of the reserve are so much smaller; where all is in one row, which is low and wide, not
lower than this, as long as the board's are not."""
USUAL_RESERVE = 2
"""Places kept beside each other even for fewer cards, so that the board does not jump."""
MOST_LINES = 3
"""The most lines of the reserve, beside spaces in two rows."""

Line = Sequence[str]
"""Cards beside each other, by their kinds."""


@dataclass(frozen=True, slots=True)
class CompanyPlaces:
    """Where everything lies, by kind; `card`: the size of the cards on the board."""

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
        """The number of kinds of spaces that are beside each other."""
        self._columns = self._across * max(spaces.values())

    def with_reserve_beside(self, cards: Sequence[Line]) -> CompanyPlaces:
        """Each kind at the height of its spaces, in as few columns as there can be."""
        groups, most = (cards, MOST_LINES) if self._rows > 1 else ([[*chain(*cards)]], 1)
        for columns in itertools.count(USUAL_RESERVE):
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
        for below in itertools.count(1):
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
        """Return the size of a card on the board; those of the reserve have a `share` of it."""
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
        """Place all; `small`: the size of cards in the reserve; `starts`: where its lines begin."""
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
    """Break a line into several; there is at least one, which may be empty."""
    starts = range(0, max(1, len(cards)), columns)
    return [cards[start : start + columns] for start in starts]


translate = QCoreApplication.translate

COUNT, COUNT_HEIGHT = 15, 18
"""The size of the figures below a sign, in pixels as on cards, and of their line."""
LARGEST_SIGN = 22
ASIDE = 3
"""A place that is aside is so much further away for the arrow keys."""


def space_name(kind: str, number: int) -> str:
    if kind == PLANT:
        return translate("CompanyView", "Plant space {n}").format(n=number + 1)
    return translate("CompanyView", "Shelter space {n}").format(n=number + 1)


def marks_of(space: Space) -> tuple[str, ...]:
    """What a plant lights, the longest words first; nothing where no city needs it."""
    if space.short:
        words = translate("CompanyView", "{lit} of {power}")
        short = (f"{space.lit}/{space.power}", str(space.lit))
        return (words.format(lit=space.lit, power=space.power), *short)
    if space.lit:
        return (translate("CompanyView", "{n} lit").format(n=space.lit), str(space.lit))
    return ()


class CompanyView(Fitted, QWidget):
    """In two rows, plants above shelters, or in one. `show_board` with an action: its places can be
    clicked, and its cards dragged; else the board is only looked at."""

    pressed = Signal(object)
    lifted = Signal(object)
    """Somebody begins to drag the card of this place."""
    dropped = Signal(object, object)
    """The card was let go over another place, or elsewhere (None)."""

    def __init__(self, *, rows: int = 2) -> None:
        super().__init__()
        self._rows = rows
        self.spaces: dict[str, list[CardPlace]] = {kind: [] for kind in SPACES}
        self.reserve: dict[str, list[CardPlace]] = {kind: [] for kind in SPACES}
        self._made: dict[str, list[CardPlace]] = {kind: [] for kind in SPACES}
        self._signs = {kind: Picture(self._draw_sign, kind) for kind in SPACES}
        self._counts = {kind: PlainLabel() for kind in SPACES}
        for count in self._counts.values():
            count.setFont(card_font(COUNT))
        for widget in (*self._signs.values(), *self._counts.values()):
            widget.setParent(self)
        self._state: State
        self._action: ExpansionAction | None = None
        self._new: Collection[str] = ()
        self._carried = Picture()
        self._source: CardPlace | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(400, 60 * self._rows)

    @property
    def places(self) -> Iterator[CardPlace]:
        """All places: first the spaces, then the reserve."""
        for rows in (self.spaces, self.reserve):
            for kind in SPACES:
                yield from rows[kind]

    # -- what is shown ------------------------------------------------------------------------

    def show_board(
        self,
        state: State,
        board: CompanyBoard,
        action: ExpansionAction | None = None,
        new: Collection[str] = (),
    ) -> None:
        """Show a company board; `new`: the cards on it that are not really there."""
        before = list(self.places)
        self._state, self._action, self._new = state, action, new
        for kind, spaces in board.spaces.items():
            make = partial(self._new_place, kind, self.spaces[kind])
            show_each(spaces, self.spaces[kind], make, self._show_space)
            opened = sum(not space.locked for space in spaces)
            self._counts[kind].setText(f"{opened}/{len(spaces)}")
            self._signs[kind].setToolTip(
                self.tr("Open spaces: {open} of {all}").format(open=opened, all=len(spaces))
            )
        for kind, cards in board.reserve.items():
            made, lying = self._made[kind], [Space(kind, card) for card in cards]
            make = partial(self._new_place, RESERVE, made)
            self.reserve[kind] = show_each(lying, made, make, self._show_reserve)
        if before != list(self.places):
            self.fit()

    def _new_place(self, kind: str, before: Sequence[CardPlace]) -> CardPlace:
        place = CardPlace(kind, len(before), self)
        place.clicked.connect(lambda: self.pressed.emit(place))
        place.dragged.connect(lambda at, over: self._drag(place, at, over=over))
        place.led_away.connect(lambda where: self._go_on(place, where))
        return place

    def _show_space(self, place: CardPlace, space: Space) -> None:
        action, name, offer = self._action, space_name(space.kind, place.number), NOT_NOW
        if action is not None and not space.locked:
            offer = action.space_offer(space.kind, space.card)
        if space.card is None:
            status = self.tr("locked") if space.locked else self.tr("open, empty")
            told = self.tr("{space}, {state}").format(space=name, state=status)
            tip = locked_text(space.kind) if space.locked else f"{told}\n{offer.reason}".strip()
            place.show_look(PlaceLook(space, lit=offer.lit), told, tip)
            return
        face, new = face_of(self._state, space.card), space.card in self._new
        told = self.tr("{space}: {card}").format(space=name, card=title(face))
        if space.need:
            told += f", {work_words(space)}"
        lines = [told, facts(face)]
        if new and action is None:
            lines.append(self.tr("It would lie here"))
        elif new and action is not None and action.picked_card is None:
            lines.append(self.tr("Click: take it back"))
        look = PlaceLook(space, face, lit=offer.lit and not new, new=new, marks=marks_of(space))
        place.show_look(look, told, "\n".join(lines))

    def _show_reserve(self, place: CardPlace, space: Space) -> None:
        action, card = self._action, space.card
        if card is None:
            words = self.tr("Placed; its place in the reserve")
            place.show_look(PlaceLook(space), words, words)
            return
        face = face_of(self._state, card)
        told = self.tr("In reserve: {card}").format(card=title(face))
        lines, new = [told, facts(face)], card in self._new
        if new:
            lines.append(self.tr("It would lie here"))
        offer = NOT_NOW if action is None else action.reserve_offer(card)
        picked = action is not None and card == action.picked_card
        clicks = self.tr("Click or drag it onto a space")
        lines.append(clicks if offer.lit else offer.reason)
        look = PlaceLook(space, face, on=picked, lit=offer.lit, new=new)
        place.show_look(look, told, "\n".join(filter(None, lines)))

    # -- where everything is ------------------------------------------------------------------

    def fit(self) -> None:
        counts = [
            {kind: len(found[kind]) for kind in SPACES} for found in (self.spaces, self.reserve)
        ]
        if not all(counts[0].values()):
            return  # nothing was shown yet
        laid = company_places(self.size(), self._rows, *counts)
        for kind in SPACES:
            self._put_sign(kind, laid.signs[kind])
            places = zip(self.spaces[kind], laid.spaces[kind], strict=True)
            reserve = zip(self.reserve[kind], laid.reserve[kind], strict=True)
            for place, box in chain(places, reserve):
                place.setGeometry(box)

    def _put_sign(self, kind: str, area: QRect) -> None:
        """Put the sign above its figures, in the middle of the height."""
        height = max(0, min(LARGEST_SIGN, area.height() - COUNT_HEIGHT))
        top = area.top() + (area.height() - height - COUNT_HEIGHT) // 2
        self._signs[kind].setFixedSize(SIGN, height)
        self._signs[kind].move(area.left(), top)
        self._counts[kind].setGeometry(area.left() + 2, top + height, SIGN, COUNT_HEIGHT)

    @staticmethod
    def _draw_sign(painter: QPainter, box: QRectF, kind: str) -> None:
        draw_building_symbol(painter, box.adjusted(3, 2, -5, -2), kind, building_color(kind))

    def _go_on(self, place: CardPlace, where: QPoint) -> None:
        """Go to the nearest place in a direction; one that is aside counts as further away."""
        ways: dict[CardPlace, int] = {}
        for other in self.places:
            way = other.geometry().center() - place.geometry().center()
            ahead = QPoint.dotProduct(way, where)
            if ahead > 0:
                ways[other] = ahead + ASIDE * (way.manhattanLength() - ahead)
        if ways:
            min(ways, key=ways.__getitem__).setFocus(Qt.FocusReason.TabFocusReason)

    # -- dragging -----------------------------------------------------------------------------

    def _drag(self, place: CardPlace, at: QPoint, *, over: bool) -> None:
        face = place.look.face
        if self._source is None and face is not None and not over:
            self._source = place
            self._lift(place, face)
            self.lifted.emit(place)
        if self._source is not place:
            return
        middle = self._carried.rect().center()
        self._carried.move(self.window().mapFromGlobal(at) - middle)
        if over:
            self._source = None
            self._carried.hide()
            self.dropped.emit(place, self._place_at(at))

    def _lift(self, place: CardPlace, face: CardFace) -> None:
        """Let the card follow the pointer, over everything else."""
        self._carried.setParent(self.window())
        self._carried.setFixedSize(place.size())
        hands = hands_at(place.look.space)
        self._carried.show_drawing(
            lambda painter, box: draw_card(painter, box, face, selected=True, hands=hands)
        )
        self._carried.show()
        self._carried.raise_()

    def _place_at(self, at: QPoint) -> CardPlace | None:
        here = self.mapFromGlobal(at)
        return next((place for place in self.places if place.geometry().contains(here)), None)


def work_words(space: Space) -> str:
    if space.short:
        return translate("CompanyView", "lights {lit} of {cities}, {short} workers short").format(
            lit=space.lit, cities=cities_text(space.power), short=space.short
        )
    return translate("CompanyView", "lights {cities}").format(cities=cities_text(space.lit))
