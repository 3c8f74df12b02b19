"""The rules of the game on the table, on a sheet beside it: play goes on while one reads."""

import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from urllib.parse import quote

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QTextBlock, QTextCursor
from PySide6.QtWidgets import QComboBox, QLineEdit, QTextEdit, QWidget

from powergrid_qt.engine import Game, State
from powergrid_qt.engine.board import City
from powergrid_qt.views.board.drawing import CityPlace
from powergrid_qt.views.board.looks import BOLD, BoardCity, draw_text, round_pen, text_width
from powergrid_qt.views.board.map_items import CityItem, draw_pill
from powergrid_qt.views.pieces.card_parts import draw_card_back, draw_powers
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace, face_of
from powergrid_qt.views.pieces.tokens import draw_house, draw_token
from powergrid_qt.views.style.controls import IconButton, Panel, grown_with_text
from powergrid_qt.views.style.layouts import add, row
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.reader import PICTURE, PICTURE_ALONE, Reader
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.rulebook import (
    Chapter,
    Paragraph,
    RuledGame,
    about,
    explaining,
    first_of,
    rulebook,
)

NARROWEST, WIDEST = 272, 348
SHARE, MOST = 0.26, 0.36
"""The share of the window's width, usually and at most, for large text."""
CHAPTER, PARAGRAPH = 2, 3
"""The levels of headings."""


class SearchField(QLineEdit):
    """Keeps Return and Escape to itself: for the table they make and clear moves."""

    left = Signal()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
            event.setAccepted(own or event.isAccepted())
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class RulesSheet(Panel):
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setAccessibleName(self.tr("Rules"))
        self._game: RuledGame | None = None
        self._state: State | None = None
        self._shown: list[tuple[Chapter, list[Paragraph]]] = []
        self.search = SearchField()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.left.connect(self.closed)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._tell)
        name = self.tr("Close the rules (F1)")
        self.close_button = IconButton("close", name=name, press=self.closed)
        self.chapters = QComboBox()
        """The chapters that are shown; the current one is the one at the upper edge."""
        self.chapters.setAccessibleName(self.tr("Chapter"))
        self.chapters.activated.connect(self._show_chapter)
        self.reader = Reader(draw=self._picture)
        self.reader.setAccessibleName(self.tr("Rules of this game"))
        self.reader.verticalScrollBar().valueChanged.connect(self._name_chapter)
        head = row((self.search, 1), self.close_button, spacing=SPACE)
        add(self.body, head, self.chapters, (self.reader, 1))
        self.around.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self._tell()

    def show_game(self, game: Game) -> None:
        ruled = RuledGame.of(game.config)
        self._state = game.state
        if ruled != self._game:
            self._game = ruled
            self._tell()

    def fit_window(self, width: int) -> None:
        needed = min(grown_with_text(NARROWEST), round(width * MOST))
        self.setFixedWidth(max(needed, min(WIDEST, round(width * SHARE))))

    # -- what is read -----------------------------------------------------------------------------

    def _tell(self) -> None:
        """Show all rules, or those in which the words occur that are looked for."""
        self._shown = list(self._found())
        told = (_markdown(chapter, found) for chapter, found in self._shown)
        self.reader.show_page("\n\n".join(told))
        self.reader.setExtraSelections([])
        self.chapters.clear()
        self.chapters.addItems([chapter.title for chapter, _ in self._shown])

    def _found(self) -> Iterator[tuple[Chapter, list[Paragraph]]]:
        words = self.search.text().casefold().split()
        for chapter in rulebook(self._game) if self._game is not None else ():
            found = [
                paragraph
                for paragraph in chapter.paragraphs
                if all(word in f"{paragraph.title} {paragraph.text}".casefold() for word in words)
            ]
            if found:
                yield chapter, found

    def _picture(self, words: str) -> QImage:
        assert self._state is not None
        room = self.reader.viewport().width() - 2 * self.reader.document().documentMargin()
        return rule_picture(words, self._state, room, self.devicePixelRatioF())

    # -- where it is read -------------------------------------------------------------------------

    def show_phase(self, phase: str) -> None:
        """Show the chapter of a phase, from its first paragraph on."""
        self.show_paragraph(first_of(self._ruled, phase), marked=False)

    def show_reason(self, refusal: str) -> None:
        """Show the rule by which something was refused."""
        self.show_paragraph(explaining(self._ruled, refusal))

    def show_topic(self, topics: Iterable[str]) -> None:
        """What the rules say of the first of these that they tell of."""
        self.show_paragraph(about(self._ruled, topics))

    @property
    def _ruled(self) -> RuledGame:
        assert self._game is not None, "a game is shown"
        return self._game

    def show_paragraph(self, name: str | None, *, marked: bool = True) -> None:
        """Show a paragraph; None: the rules say nothing of it, and stay where they are."""
        if name is None:
            return
        self.search.clear()
        # Once the sheet has its colours and its width: they make another document of it.
        QTimer.singleShot(0, self, lambda: self._bring_up(name, marked))

    def _show_chapter(self, number: int) -> None:
        self._scroll_to(list(self._headings(CHAPTER))[number])

    def _bring_up(self, name: str, marked: bool) -> None:
        names = [paragraph.id for _, found in self._shown for paragraph in found]
        if name not in names:
            return  # somebody has begun to search since
        heading = list(self._headings(PARAGRAPH))[names.index(name)]
        self.reader.setExtraSelections([_mark(heading)] if marked else [])
        first = heading.previous()
        self._scroll_to(first if first.blockFormat().headingLevel() == CHAPTER else heading)

    def _scroll_to(self, block: QTextBlock) -> None:
        self.reader.verticalScrollBar().setValue(round(self._top(block)))

    def _top(self, block: QTextBlock) -> float:
        return self.reader.document().documentLayout().blockBoundingRect(block).top()

    def _name_chapter(self, scrolled: int) -> None:
        """Let the choice of chapters follow what is read."""
        tops = [round(self._top(heading)) for heading in self._headings(CHAPTER)]
        self.chapters.setCurrentIndex(max(0, bisect_right(tops, scrolled) - 1))

    def _headings(self, level: int) -> Iterator[QTextBlock]:
        block = self.reader.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == level:
                yield block
            block = block.next()


def _markdown(chapter: Chapter, paragraphs: list[Paragraph]) -> str:
    parts = [f"{'#' * CHAPTER} {chapter.title}"]
    for one in paragraphs:
        parts += [f"{'#' * PARAGRAPH} {one.title}", one.text]
        if one.picture:
            parts.append(f"![{one.title}]({PICTURE}:{quote(one.picture)})")
    return "\n\n".join(parts)


def _mark(heading: QTextBlock) -> QTextEdit.ExtraSelection:
    """Return the mark for a paragraph from its title on, without its picture."""
    mark = QTextEdit.ExtraSelection()
    mark.cursor = QTextCursor(heading)
    following = heading.next()
    while _is_text(following.next()):
        following = following.next()
    end = following.position() + following.length() - 1
    mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    mark.format.setBackground(theme().color("lit", 0.22))
    return mark


def _is_text(block: QTextBlock) -> bool:
    heading = block.blockFormat().headingLevel()
    return block.isValid() and not heading and block.text() != PICTURE_ALONE


CARD = 80, 58
CITY, HALL = 48, 66
CITY_SCALE = 1.35
WAY = 44
TOKEN, HOUSE = 24, 24
POWERS = 26
TEXT_SIZE = 17.0


@dataclass(frozen=True, slots=True)
class Piece:
    width: float
    height: float
    draw: Drawing
    joined: bool = False
    """Whether the piece touches its neighbours."""


def rule_picture(words: str, state: State, room: float, pixel_ratio: float) -> QImage:
    """A row of the cards, tokens and cities that lie on the table, smaller where there is no room
    for its whole width. It is told in words that are parted by blanks:

    card:coal      the first card of the game with this picture or id; card:coal,coal,coal: with
                   tokens on it; card:coal,-1: with a discount of 1 on it
    back:plug      the back of a card
    token:oil      fuel, a worker or a robot
    house:red      a player's house
    city:red/2     a city with red's house and two places open; city:red.blue/3: with two houses;
                   city:/1/shelter: with a place for a building
    way:12         a connection and its cost
    powers:3       so many cities
    anything else  a letter, a figure or a sign
    """
    pieces = [_piece(word, state) for word in words.split()]
    gaps = [0.0 if one.joined or two.joined else SPACE for one, two in pairwise(pieces)]
    width = sum(piece.width for piece in pieces) + sum(gaps)
    height = max(piece.height for piece in pieces)
    scale = min(1.0, room / width) * pixel_ratio
    image = QImage(
        math.floor(width * scale), math.ceil(height * scale),
        QImage.Format.Format_ARGB32_Premultiplied,
    )  # fmt: skip
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    left = 0.0
    for piece, gap in zip(pieces, [*gaps, 0.0], strict=True):
        piece.draw(painter, QRectF(left, (height - piece.height) / 2, piece.width, piece.height))
        left += piece.width + gap
    painter.end()
    image.setDevicePixelRatio(pixel_ratio)
    return image


def _piece(word: str, state: State) -> Piece:
    kind, colon, what = word.partition(":")
    match kind if colon else "":
        case "card":
            return _card(what, state)
        case "back":
            return Piece(*CARD, partial(draw_card_back, back=what))
        case "token":
            return Piece(TOKEN, TOKEN, partial(draw_token, fuel=what))
        case "house":
            return Piece(HOUSE, HOUSE, partial(draw_house, color_id=what))
        case "powers":
            return Piece(POWERS, POWERS, partial(draw_powers, cities=int(what)))
        case "city":
            width = HALL if what.count("/") > 1 else CITY
            return Piece(width, CITY, partial(_draw_city, what=what, state=state))
        case "way":
            return Piece(WAY, CITY, partial(_draw_way, cost=what), joined=True)
        case _:
            return Piece(text_width(word, TEXT_SIZE), TEXT_SIZE, partial(_draw_words, words=word))


def _draw_words(painter: QPainter, box: QRectF, words: str) -> None:
    draw_text(painter, box.center(), words, TEXT_SIZE, BOLD, theme().color("text"))


def _card(what: str, state: State) -> Piece:
    name, *lying = what.split(",")
    discounts = [one for one in lying if one.startswith("-")]
    face = _face(name, state)
    tokens = tuple(one for one in lying if one not in discounts)
    discount = discounts[0].replace("-", "−") if discounts else ""
    return Piece(*CARD, partial(draw_card, face=face, tokens=tokens, discount=discount))


def _face(name: str, state: State) -> CardFace:
    faces = (face_of(state, card) for card in sorted(state.rules.groups, key=str))
    return min(
        (face for face in faces if name in (face.id, face.art)), key=lambda face: face.number
    )


def _draw_city(painter: QPainter, box: QRectF, what: str, state: State) -> None:
    """Draw a city as the board draws it, a little larger."""
    owners, places, *building = what.split("/")
    city = City("", "", "", 0, 0, slot=building[0] if building else None)
    prices = [str(price) for price in state.rules.edition.slots]
    item = CityItem(city, CityPlace((0, 0), (0, 0), "center"), prices)
    colors = tuple(owner for owner in owners.split(".") if owner)
    item.show_content(BoardCity(owners=colors, open_slots=int(places)))
    painter.save()
    painter.translate(box.center())
    painter.scale(CITY_SCALE, CITY_SCALE)
    item.draw(painter)
    painter.restore()


def _draw_way(painter: QPainter, box: QRectF, cost: str) -> None:
    painter.setPen(round_pen(theme().color("lit"), 3.5))
    middle = QPointF(0, box.center().y())
    reach = 4.0  # below the edges of the cities on both sides
    painter.drawLine(
        middle + QPointF(box.left() - reach, 0), middle + QPointF(box.right() + reach, 0)
    )
    painter.save()
    painter.translate(box.center())
    draw_pill(painter, cost, on_way=True)
    painter.restore()
