"""Pictures in the rules, of the cards, tokens and cities that lie on the table.

A picture is a row of pieces, told in words that are parted by blanks:

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

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from powergrid_qt.engine import State
from powergrid_qt.engine.board import City
from powergrid_qt.views.board.city_item import CityItem
from powergrid_qt.views.board.drawing import CityPlace
from powergrid_qt.views.board.looks import BOLD, BoardCity, draw_text, round_pen, text_width
from powergrid_qt.views.board.pills import draw_pill
from powergrid_qt.views.pieces.badges import draw_powers
from powergrid_qt.views.pieces.card_parts import draw_card_back
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace, face_of
from powergrid_qt.views.pieces.tokens import draw_house, draw_token
from powergrid_qt.views.style.theme import SPACE, theme

CARD = 80, 58
CITY, HALL = 48, 66
CITY_SCALE = 1.35
WAY = 44
TOKEN, HOUSE = 24, 24
POWERS = 26
TEXT_SIZE = 17.0

Draw = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class Piece:
    width: float
    height: float
    draw: Draw
    joined: bool = False
    """It touches its neighbours."""


def rule_picture(words: str, state: State, room: float, pixel_ratio: float) -> QImage:
    """Smaller where there is no room for its whole width."""
    pieces = [_piece(word, state) for word in words.split()]
    gaps = [_gap(*both) for both in pairwise(pieces)]
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


def _gap(left: Piece, right: Piece) -> float:
    return 0.0 if left.joined or right.joined else SPACE


def _piece(word: str, state: State) -> Piece:
    kind, colon, what = word.partition(":")
    match kind if colon else "":
        case "card":
            return _card(what, state)
        case "back":
            return Piece(*CARD, lambda painter, box: draw_card_back(painter, box, what))
        case "token":
            return Piece(TOKEN, TOKEN, lambda painter, box: draw_token(painter, box, what))
        case "house":
            return Piece(HOUSE, HOUSE, lambda painter, box: draw_house(painter, box, what))
        case "powers":
            return Piece(POWERS, POWERS, lambda painter, box: draw_powers(painter, box, int(what)))
        case "city":
            width = HALL if what.count("/") > 1 else CITY
            return Piece(width, CITY, lambda painter, box: _draw_city(painter, box, what, state))
        case "way":
            return Piece(WAY, CITY, lambda painter, box: _draw_way(painter, box, what), joined=True)
        case _:
            return Piece(text_width(word, TEXT_SIZE), TEXT_SIZE, _text(word))


def _text(words: str) -> Draw:
    def draw(painter: QPainter, box: QRectF) -> None:
        draw_text(painter, box.center(), words, TEXT_SIZE, BOLD, theme().color("text"))

    return draw


def _card(what: str, state: State) -> Piece:
    name, *lying = what.split(",")
    discounts = [one for one in lying if one.startswith("-")]
    face = _face(name, state)
    tokens = tuple(one for one in lying if one not in discounts)
    discount = discounts[0].replace("-", "−") if discounts else ""

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_card(painter, box, face, tokens=tokens, discount=discount)

    return Piece(*CARD, draw)


def _face(name: str, state: State) -> CardFace:
    faces = (face_of(state, card) for card in sorted(state.rules.groups, key=str))
    return min(
        (face for face in faces if name in (face.id, face.art)), key=lambda face: face.number
    )


def _draw_city(painter: QPainter, box: QRectF, what: str, state: State) -> None:
    """As the board draws it, a little larger."""
    owners, places, *building = what.split("/")
    city = City("", "", "", 0, 0, slot=building[0] if building else None)
    prices = [str(price) for price in state.rules.edition.slots]
    item = CityItem(city, CityPlace((0, 0), (0, 0), "center"), prices)
    colors = tuple(owner for owner in owners.split(".") if owner)
    item.show_content(BoardCity(owners=colors, open_slots=int(places)))
    painter.save()
    painter.translate(box.center())
    painter.scale(CITY_SCALE, CITY_SCALE)
    item.paint(painter, QStyleOptionGraphicsItem())
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
