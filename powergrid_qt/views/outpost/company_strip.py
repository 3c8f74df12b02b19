"""Outpost's company board in a strip: plants and their reserve, shelters, workers, technologies."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from powergrid_qt.engine import State
from powergrid_qt.models.players import CompanyFacts, PlayerFacts
from powergrid_qt.views.outpost.labour import Staff
from powergrid_qt.views.pieces.card_parts import (
    INK,
    LEFT,
    PAPER,
    draw_art,
    draw_edge,
    draw_tile,
    draw_tray,
    ink_on,
    letter,
    letters_width,
)
from powergrid_qt.views.pieces.faces import CardFace, card_line, face_of
from powergrid_qt.views.pieces.small_cards import LOW, draw_small_card
from powergrid_qt.views.pieces.tokens import draw_worker
from powergrid_qt.views.style.controls import grown_with_text
from powergrid_qt.views.style.lettering import BOLD, CENTER, scale_within, text_width, write
from powergrid_qt.views.style.pictures import draw_box, painting
from powergrid_qt.views.style.theme import FUEL_COLORS, see_through, theme
from powergrid_qt.words.names import listed

translate = QCoreApplication.translate

RADIUS = 4.0
EDGE = 3.0
LARGEST = 18.0
"""The height of numbers at most, in pixels."""


def chip_widths(face: CardFace, height: float) -> tuple[float, float]:
    """With all that counts, and with a plant's number and cities, a shelter's places, or a
    technology's picture only."""
    number, hands = _number_width(face, height), _hands_width(face, height)
    if face.label:
        return letters_width(face.label, _size(height) * 0.92) + 2 * EDGE + 2, height
    if not face.powers:
        return number + hands, EDGE + hands
    powers = _powers_width(face, height) + EDGE
    return number + hands + powers, number + powers


def draw_chip(painter: QPainter, box: QRectF, face: CardFace) -> None:
    whole, _ = chip_widths(face, box.height())
    is_whole = box.width() >= whole - 0.5
    with painting(painter):
        draw_tile(painter, box, face.colors, RADIUS)
        draw_edge(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS)
        if face.label:
            _draw_technology(painter, box, face, in_words=is_whole)
            return
        rest = QRectF(box)
        if is_whole or face.powers:
            ink = ink_on(face.colors[0])
            place = rest.adjusted(EDGE, 0, 0, 0)
            letter(painter, place, face.number, _size(box.height()), align=LEFT, color=ink)
            rest.setLeft(rest.left() + _number_width(face, box.height()))
        if face.powers:
            width = _powers_width(face, box.height())
            plate = QRectF(box.right() - width - 2, box.top() + 2, width, box.height() - 4)
            _draw_powers(painter, plate, face)
            rest.setRight(plate.left())
        if is_whole or not face.powers:
            _draw_hands(painter, rest, face)


def _draw_technology(painter: QPainter, box: QRectF, face: CardFace, *, in_words: bool) -> None:
    """Draw a technology by what it does, or by its picture."""
    if in_words:
        ink = ink_on(face.colors[0])
        letter(painter, box, face.label, _size(box.height()) * 0.92, color=ink)
    else:
        draw_art(painter, box.adjusted(1, 1, -1, -1), face.art)


def _draw_hands(painter: QPainter, area: QRectF, face: CardFace) -> None:
    """The workers that a plant needs, or that a shelter has places for."""
    tray = QRectF(area.left() + 1, area.top() + 2, area.width() - 3, area.height() - 4)
    draw_tray(painter, tray, 3)
    side = _size(area.height()) * 0.78
    worker = QRectF(tray.left() + 1.5, area.center().y() - side / 2, side * 0.85, side)
    draw_worker(painter, worker, ghost=not face.workers, on_card=True)
    count = tray.adjusted(worker.width() + 3, 0, 0, 0)
    letter(painter, count, _hands(face), _size(area.height()) * 0.92, color=INK, align=LEFT)


def _draw_powers(painter: QPainter, plate: QRectF, face: CardFace) -> None:
    """The cities that a plant powers, on the dark of the house of larger cards."""
    draw_box(painter, plate, 3, QColor(INK))
    letter(painter, plate, str(face.powers), _size(plate.height() + 4) * 0.92, color=PAPER)


def _size(height: float) -> float:
    return min(height * 0.8, LARGEST)


def _hands(face: CardFace) -> str:
    return str(face.workers or face.places)


def _powers_width(face: CardFace, height: float) -> float:
    return letters_width(str(face.powers), _size(height) * 0.92) + 7


def _number_width(face: CardFace, height: float) -> float:
    return EDGE + letters_width(face.number, _size(height)) + 2


def _hands_width(face: CardFace, height: float) -> float:
    size = _size(height)
    return size * 0.78 * 0.85 + letters_width(_hands(face), size * 0.92) + 9


GAP = 3.0
SPLIT = 5.0
"""The gap between what lies on the board and what lies beside it."""
LOWEST_LINE = 13.0
WIDEST, NARROWEST = 58.0, 30.0
"""The limits for the width of cards that have their number above what counts."""
SHAPE = 1.35
"""Cards are at most so much wider than high."""
WHOLE, SHORT = 0, 1
"""The forms of a card: with all that it tells, or with what counts most."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in a line: what there is to tell about it, how it is drawn, how wide it is `WHOLE`
    and `SHORT`."""

    tip: str
    draw: Callable[[QPainter, QRectF], None]
    widths: tuple[float, float]


def draw_company(
    painter: QPainter, area: QRectF, state: State, player: PlayerFacts
) -> Iterator[tuple[QRectF, str]]:
    """Draws place by place, and gives what there is to tell about each: in two lines, or in one
    where there is too little height. What has no room is counted, and told in the tooltip; a click
    on the player shows the whole company."""
    company = player.company
    assert company is not None
    height = (area.height() - GAP) / 2
    if height >= grown_with_text(LOWEST_LINE):
        shelf = Shelf(state, company, height)
        upper = QRectF(area.left(), area.top(), area.width(), height)
        lower = upper.translated(0, height + GAP)
        housing = [shelf.workers, *shelf.spaces("shelter")]
        lines = [
            (upper, shelf.spaces("plant"), shelf.locked("plant"), shelf.reserve),
            (lower, housing, shelf.locked("shelter"), shelf.technologies),
        ]
    else:
        shelf = Shelf(state, company, area.height())
        board = [shelf.workers, *shelf.spaces("plant"), *shelf.spaces("shelter")]
        lines = [(area, board, [], [*shelf.reserve, *shelf.technologies])]
    for line, board, locked, beside in lines:
        for box, thing in _in_line(line, board, locked, beside):
            thing.draw(painter, box)
            yield box, thing.tip


class Shelf:
    """All things that a company has, drawn for lines of a height."""

    def __init__(self, state: State, company: CompanyFacts, height: float) -> None:
        self._state, self._company, self._height = state, company, height

    def spaces(self, kind: str) -> list[Thing]:
        """Return the open spaces of a kind, with the cards on them."""
        cards = self._company.plants if kind == "plant" else self._company.shelters
        return [self._free(kind) if card is None else self._card(card) for card in cards]

    def locked(self, kind: str) -> list[Thing]:
        cards = self._company.plants if kind == "plant" else self._company.shelters
        tip = translate("Company", "Locked: a building on the board opens it")
        thing = Thing(tip, partial(_draw_space, kind=kind, locked=True), self._space_widths)
        return [thing] * (self._company.spaces - len(cards))

    @property
    def reserve(self) -> list[Thing]:
        words = translate("Company", "In reserve: {card}")
        return [self._card(card, words) for card in self._company.reserve]

    @property
    def technologies(self) -> list[Thing]:
        return [self._card(card) for card in self._company.technologies]

    @property
    def workers(self) -> Thing:
        company = self._company
        staff = Staff(company.permanent, company.places, company.seasonal, company.robots)
        need = translate("Company", "{need} needed to run everything").format(need=company.need)
        width = staff.width(self._height)
        return Thing(listed([*staff.words, need]), staff.draw, (width, width))

    def _card(self, card: str, words: str = "{card}") -> Thing:
        face = face_of(self._state, card)
        tip = words.format(card=card_line(face))
        if self._height < LOW or face.label:
            return Thing(tip, partial(draw_chip, face=face), chip_widths(face, self._height))
        return Thing(tip, partial(draw_small_card, face=face), self._space_widths)

    def _free(self, kind: str) -> Thing:
        tip = translate("Company", "Free space")
        return Thing(tip, partial(_draw_space, kind=kind, locked=False), self._space_widths)

    @property
    def _space_widths(self) -> tuple[float, float]:
        if self._height < LOW:
            return self._height * 2, self._height
        return min(self._height * SHAPE, WIDEST), NARROWEST


# -- where things lie -------------------------------------------------------------------------


def _in_line(
    area: QRectF, board: Sequence[Thing], locked: Sequence[Thing], beside: Sequence[Thing]
) -> Iterator[tuple[QRectF, Thing]]:
    """From the left what is on the board, from the right what lies beside it; short, where whole
    things have no room, and locked spaces only where they take it from nobody. What has no room
    even so is counted at the right end."""
    board, beside = list(board), list(beside)
    form = WHOLE if _width(board + beside, WHOLE) <= area.width() else SHORT
    if _width([*board, *locked, *beside], form) <= area.width():
        board += locked
    hidden: list[Thing] = []
    more: list[Thing] = []
    while _width(board + beside + more, form) > area.width() and board + beside:
        hidden.insert(0, (beside or board).pop())
        more = [_more(hidden, area.height())]
    left = area.left()
    for thing in board:
        yield QRectF(left, area.top(), thing.widths[form], area.height()), thing
        left += thing.widths[form] + GAP
    right = area.right()
    for thing in reversed(beside + more):
        right -= thing.widths[form]
        yield QRectF(right, area.top(), thing.widths[form], area.height()), thing
        right -= GAP


def _width(things: Sequence[Thing], form: int) -> float:
    return sum(thing.widths[form] + GAP for thing in things) + SPLIT


def _more(hidden: Sequence[Thing], height: float) -> Thing:
    """Return a thing that stands for those that have no room."""
    words = f"+{len(hidden)}"
    width = text_width(words, scale_within(height, 0.95), BOLD) + 8
    tip = "\n".join(thing.tip for thing in hidden)
    return Thing(tip, partial(_draw_more, words=words), (width, width))


# -- drawing ----------------------------------------------------------------------------------


def _draw_more(painter: QPainter, box: QRectF, words: str) -> None:
    draw_box(painter, box, 4, theme().color("text_soft", 0.16))
    scale = scale_within(box.height(), 0.95)
    write(painter, box, words, align=CENTER, scale=scale, weight=BOLD)


def _draw_space(painter: QPainter, box: QRectF, kind: str, *, locked: bool) -> None:
    ground = see_through(FUEL_COLORS[kind], 0.07 if locked else 0.16)
    line = theme().color("panel_line" if locked else "text_soft")
    style = Qt.PenStyle.DotLine if locked else Qt.PenStyle.DashLine
    draw_box(painter, box.adjusted(1, 1, -1, -1), 4, ground, line, style=style)
