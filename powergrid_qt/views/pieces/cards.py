"""Cards: number, illustration, what they burn and power, and the state that they are in.

A card is drawn inside its rectangle, shadow and glow included, from 64 x 48 upwards.
"""

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from powergrid_qt.views.pieces.card_parts import (
    INK,
    LEFT,
    PAPER,
    card_body,
    card_font,
    card_margin,
    draw_art,
    draw_discount,
    draw_edge,
    draw_gavel,
    draw_ground,
    draw_powers,
    draw_shadow,
    draw_transformer,
    draw_tray,
    draw_trust_mark,
    ink_on,
    letter,
    letters_width,
    rounded,
)
from powergrid_qt.views.pieces.faces import PROMO, CardFace
from powergrid_qt.views.pieces.tokens import (
    draw_any_fuel,
    draw_hand,
    draw_robot,
    draw_token,
    draw_worker,
    squares,
)
from powergrid_qt.views.style.pictures import Drawing, draw_box, draw_sprite, painting
from powergrid_qt.views.style.theme import DARK, mix, see_through, shaded, theme


@dataclass(frozen=True, slots=True)
class CardLook:
    """What is to be seen of a card, and of what lies around it."""

    face: CardFace
    lit: bool = False
    """Whether the card can be clicked."""
    selected: bool = False
    on_block: bool = False
    faded: bool = False
    """Whether the card is not up for sale."""
    focused: bool = False
    discount: str = ""
    """The words on the token that lies on the card; empty: there is none."""
    tokens: tuple[str, ...] = ()
    """The fuel that lies on the card, by its tokens."""
    stack: int = 1
    """The number of cards that lie there."""
    mixed: bool = False
    """Whether the cards of the stack are not alike, so that their number says nothing."""
    for_trust: bool = False
    """Whether the Trust will take the card."""
    hands: tuple[str, ...] = ()
    """Who is there of those whom it needs or houses, in place of what is printed on it."""
    hinted: bool = False


def draw_card(
    painter: QPainter, rect: QRectF, face: CardFace, *, tokens: Iterable[str] = (), **look: Any
) -> None:
    """Draw a card; `look`: what else `CardLook` has."""
    lying = tuple(Counter(tokens).elements())  # those of a kind beside each other
    for key, draw in card_layers(CardLook(face, tokens=lying, **look)):
        draw_sprite(painter, rect, key, draw)


def card_layers(look: CardLook) -> list[tuple[Hashable, Drawing]]:
    """What a card is drawn in, from below, each with a key that tells it from others: where
    pictures of them are kept, a face is not drawn anew because the card is lit."""
    strong = look.on_block or look.selected
    light = ("accent", 3.0) if strong else ("lit", 2.0) if look.lit else None
    above = ("rim", light, look.on_block, look.focused, look.discount, look.for_trust)
    return [
        (("glow", light), partial(_draw_below, light=light)),
        ((look.face, look.faded, look.tokens, look.hands), partial(_draw_face, look=look)),
        (above, partial(_draw_above, look=look, light=light)),
    ]


Light = tuple[str, float] | None
"""The colour of the light around a card, and how wide its rim is then."""


def _draw_below(painter: QPainter, rect: QRectF, *, light: Light) -> None:
    """What lies below a card: its shadow, and the light of one that can be clicked."""
    with painting(painter):
        draw_shadow(painter, rect)
        if light is None:
            return
        (body, radius), margin = card_body(rect), card_margin(rect)
        share = 0.55 if light[0] == "accent" else 0.28
        for spread in (1.0, 0.6, 0.2):
            grown = margin * spread / 2
            color = theme().color(light[0], share * (1.1 - spread))
            soft = body.adjusted(-grown, -grown, grown, grown)
            draw_edge(painter, soft, radius + grown, color, margin * 0.8)


def _draw_face(painter: QPainter, rect: QRectF, *, look: CardLook) -> None:
    face, (body, radius) = look.face, card_body(rect)
    colors = [_toned(color, look.faded) for color in face.colors]
    strip = foot_of(body)
    sky = QRectF(body.topLeft(), strip.topRight())
    with painting(painter):
        painter.setClipPath(rounded(body, radius))
        draw_ground(painter, body, colors)
        if len(colors) > 1:
            painter.setPen(QPen(see_through(PAPER, 0.35), max(1.0, body.height() * 0.012)))
            painter.drawLine(body.bottomLeft(), body.topRight())
        _draw_picture(painter, sky, face, 0.55 if look.faded else 1.0)
        share = NUMBER_BESIDE_TOKENS if look.tokens else NUMBER
        _draw_number(painter, sky, face, share, ink_on(colors[0]))
        if face.kind == "technology":
            _draw_name(painter, sky, face.name)
        _draw_strip(painter, strip, look, colors[0])
        if look.tokens:
            _draw_stored(painter, sky, look.tokens)
        if face.transformer:
            draw_transformer(painter, corner_badge(body))


def _draw_above(painter: QPainter, rect: QRectF, *, look: CardLook, light: Light) -> None:
    """Draw what lies over a card: its rim and badges."""
    body, radius = card_body(rect)
    corner = corner_badge(body)
    with painting(painter):
        draw_edge(painter, body.adjusted(1, 1, -1, -1), radius - 1, see_through(PAPER, 0.28))
        draw_edge(painter, body, radius)
        if light is not None:
            draw_edge(painter, body, radius, theme().color(light[0]), light[1])
        if look.focused:
            inner = body.adjusted(3, 3, -3, -3)
            draw_edge(painter, inner, radius - 2, theme().color("focus"), 2.0)
        if look.on_block:
            draw_gavel(painter, corner)
        elif look.for_trust:
            draw_trust_mark(painter, corner)
        if look.discount:
            # Always below that corner, where neither gavel, hint nor the number of the card is.
            draw_discount(painter, corner.translated(0, corner.height() + 1), look.discount)


def corner_badge(body: QRectF, place: int = 0) -> QRectF:
    """The upper right corner of a card, for what lies on it; `place`: so many to the left."""
    sky = body.height() - foot_of(body).height()
    side = min(sky * 0.46, body.width() * 0.3, 40.0)
    return QRectF(body.right() - side - 2 - place * (side + 1), body.top() + 2, side, side)


def _toned(color: str, faded: bool) -> QColor:
    """Faded cards sink into the panel; in the dark all cards are a little calmer."""
    tone = QColor(color)
    if theme() is DARK:
        tone = mix(tone, theme().panel, 0.10)
    share = 0.42 if theme() is DARK else 0.34
    return mix(tone, theme().panel, share) if faded else tone


def foot_of(body: QRectF) -> QRectF:
    height = min(max(min(body.height() * 0.31, body.width() * 0.27), 14.0), 48.0)
    return QRectF(body.left(), body.bottom() - height, body.width(), height)


def _draw_picture(painter: QPainter, sky: QRectF, face: CardFace, opacity: float) -> None:
    """Draw a light in the upper right, hills, and the illustration standing before them."""
    x, y, width, height = sky.left(), sky.bottom(), sky.width(), sky.height()
    light = QRadialGradient(
        QPointF(sky.right() - width * 0.25, sky.top()), max(width, height) * 0.8
    )
    light.setColorAt(0, see_through(PAPER, 0.26))
    light.setColorAt(1, see_through(PAPER, 0))
    hills = QPainterPath(sky.bottomLeft())
    hills.lineTo(x, y - height * 0.12)
    hills.cubicTo(x + width * 0.2, y - height * 0.3, x + width * 0.4, y, x + width * 0.6, y)
    hills.closeSubpath()
    side = min(height * 0.94, width * (0.62 if face.number else 1.0))
    area = QRectF(0, 0, side, side)
    area.moveBottomRight(sky.bottomRight() - QPointF(width * 0.02, 0))
    if not face.number:
        area.moveCenter(QPointF(sky.center().x(), area.center().y()))
    painter.setOpacity(opacity)
    painter.fillRect(sky, light)
    painter.fillPath(hills, see_through("#000000", 0.10))
    draw_art(painter, area, face.art)
    painter.setOpacity(1.0)


NUMBER, NUMBER_BESIDE_TOKENS = 0.45, 0.36
"""The share of a card's width that its number may have."""


def number_right(body: QRectF, face: CardFace) -> float:
    """Where the number of a card ends, on which no tokens lie."""
    sky = QRectF(body.topLeft(), foot_of(body).topRight())
    size = _number_size(sky, face, NUMBER)
    return sky.left() + _number_inset(sky) + _ink(face.number, size).width()


def _number_inset(sky: QRectF) -> float:
    return max(4.0, sky.width() * 0.055)


def _number_size(sky: QRectF, face: CardFace, width: float) -> float:
    """Return the size of a card's number: as high as the sky, within a share of its width."""
    share = 0.68 if face.kind == "technology" else 0.86  # room for the name below
    size = min(sky.height() * share, sky.width() * 0.46, 62.0)
    ink = _ink(face.number, size)
    if ink.width() > sky.width() * width:
        size *= sky.width() * width / ink.width()
    return size


def _draw_number(painter: QPainter, sky: QRectF, face: CardFace, width: float, color: str) -> None:
    if not face.number:
        return
    size = _number_size(sky, face, width)
    ink = _ink(face.number, size)
    at = QPointF(
        sky.left() + _number_inset(sky) - ink.left(),
        sky.top() + max(4.0, sky.height() * 0.13) - ink.top(),
    )
    painter.setFont(card_font(size, QFont.Weight.Bold))
    depth = max(0.8, size * 0.035)
    painter.setPen(see_through("#000000" if color == PAPER else PAPER, 0.45))
    painter.drawText(at + QPointF(depth, depth), face.number)
    painter.setPen(QColor(color))
    painter.drawText(at, face.number)


def _ink(text: str, pixels: float) -> QRectF:
    """Return the area that letters really cover."""
    return QFontMetricsF(card_font(pixels, QFont.Weight.Bold)).tightBoundingRect(text)


def _draw_name(painter: QPainter, sky: QRectF, name: str) -> None:
    """The name of a card that has a number too, where there is room for it."""
    size = sky.height() * 0.22
    if size >= 10:
        line = sky.adjusted(max(4.0, sky.width() * 0.055), 0, 0, -sky.height() * 0.05)
        foot = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        letter(painter, line, name, size, align=foot, weight=QFont.Weight.DemiBold)


def _draw_strip(painter: QPainter, strip: QRectF, look: CardLook, color: QColor) -> None:
    """The pale foot of the card: what it needs at the left, what it powers at the right."""
    face = look.face
    paper = mix(color, PAPER, 0.86)
    if theme() is DARK:
        paper = shaded(paper, 0.10)
    if look.faded:
        paper = mix(paper, theme().panel, 0.3)
    painter.fillRect(strip, paper)
    edge = QRectF(strip.left(), strip.top(), strip.width(), 1)
    painter.fillRect(edge, see_through("#000000", 0.2))
    inset = max(3.0, strip.height() * 0.14)
    room = strip.adjusted(inset, 0, -inset, 0)
    if face.powers:
        height = strip.height() * 1.16
        house = QRectF(0, 0, height * 1.02, height)
        house.moveBottomRight(QPointF(room.right() + inset * 0.4, strip.bottom() - inset * 0.45))
        draw_powers(painter, house, face.powers)
        room.setRight(house.left() - inset * 0.6)
    if look.hands:
        places = squares(room, len(look.hands), strip.height() * 0.8, gap=0.0)
        for hand, place in zip(look.hands, places, strict=True):
            draw_hand(painter, place, hand)
    else:
        _draw_needs(painter, room, strip.height() * 0.8, face)


def _draw_needs(painter: QPainter, room: QRectF, side: float, face: CardFace) -> None:
    if face.fuels and len(face.fuels) == 1:
        for place in squares(room, face.burns, side):
            draw_token(painter, place, face.fuels[0], on_card=True)
    elif face.fuels:
        _draw_mixture(painter, room, side, face)
    elif face.workers:
        for place in squares(room, face.workers, side, gap=-0.05):
            draw_worker(painter, place, on_card=True)
    elif face.places:
        for place in squares(room, face.places, side, gap=0.0):
            draw_worker(painter, place, ghost=True, on_card=True)
    elif face.art == "max_robots":
        for place in squares(room, 3, side):
            draw_robot(painter, place, on_card=True)
    elif face.label or face.kind in (PROMO, "step3"):
        _draw_words(painter, room, side, face.label or face.name)


def _draw_mixture(painter: QPainter, room: QRectF, side: float, face: CardFace) -> None:
    """How many, and of which kinds: the kinds beside each other, or one disc of all colours."""
    letter(painter, room, str(face.burns), side * 0.95, color=INK, align=LEFT)
    width = letters_width(str(face.burns), side * 0.95) + side * 0.12
    rest = room.adjusted(width, 0, 0, 0)
    if rest.width() < side * 0.7 * len(face.fuels):
        draw_any_fuel(painter, squares(rest, 1, side)[0], face.fuels)
        return
    places = squares(rest, len(face.fuels), side * 0.92, gap=0.24)
    for fuel, place in zip(face.fuels, places, strict=True):
        draw_token(painter, place, fuel, on_card=True)
    if len(places) == 2:
        middle = QPointF((places[0].right() + places[1].left()) / 2, room.center().y())
        slant = QPointF(side * 0.1, -side * 0.42)
        painter.setPen(QPen(see_through(INK, 0.55), max(1.0, side * 0.07)))
        painter.drawLine(middle - slant, middle + slant)


def _draw_words(painter: QPainter, room: QRectF, side: float, words: str) -> None:
    """In one line as large as fits, else in two; what is too long even then is cut off in the
    smallest cards, and tooltips have it whole."""
    size = side * 0.95
    width = QFontMetricsF(card_font(size)).horizontalAdvance(words)
    shrunk = size * min(1.0, room.width() / width)
    halved = room.height() * 0.44
    lines = [words]
    if shrunk < 1.3 * halved and halved >= 9:
        lines, shrunk = words.split(" ", 1), halved
    size = max(9.0, shrunk - 0.5)
    metrics = QFontMetricsF(card_font(size))
    height = room.height() / len(lines)
    for index, line in enumerate(lines):
        place = QRectF(room.left(), room.top() + index * height, room.width(), height)
        text = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width() + 1)
        letter(painter, place, text, size, color=INK, weight=QFont.Weight.DemiBold)


def _draw_stored(painter: QPainter, sky: QRectF, lying: tuple[str, ...]) -> None:
    """Tokens that lie on the card, in rows at its right, on a pale tray."""
    room = QRectF(0, 0, sky.width() * 0.56, sky.height() * 0.88)
    rows = 1 if len(lying) <= 3 else 2
    columns = -(-len(lying) // rows)
    side = min(room.width() / (1.06 * max(columns, 3) + 0.3), room.height() / (1.06 * rows + 0.3))
    side = min(side, room.height() * 0.5)
    box = QRectF(0, 0, side * (1.06 * columns + 0.3), side * (1.06 * rows + 0.3))
    box.moveBottomRight(sky.bottomRight() - QPointF(sky.width() * 0.03, sky.height() * 0.06))
    draw_tray(painter, box, side * 0.3)
    for index, fuel in enumerate(lying):
        row, column = divmod(index, columns)
        x = box.left() + side * (0.18 + 1.06 * column)
        y = box.top() + side * (0.18 + 1.06 * row)
        draw_token(painter, QRectF(x, y, side, side), fuel, on_card=True)


def draw_under(painter: QPainter, rect: QRectF, face: CardFace, offset: float) -> None:
    """The edge of a card that lies below the one in this rectangle, up and to the right."""
    body, radius = card_body(rect)
    color = shaded(_toned(face.colors[0], False), 0.25)
    draw_box(painter, body.translated(offset, -offset), radius, color, see_through(PAPER, 0.55))
