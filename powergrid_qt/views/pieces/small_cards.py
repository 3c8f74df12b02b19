"""Cards where there is little room: in one line, or the number above what counts."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from powergrid_qt.views.pieces.card_parts import (
    INK,
    LEFT,
    draw_art,
    draw_edge,
    draw_powers,
    draw_tile,
    draw_transformer,
    draw_tray,
    ink_on,
    letter,
    letters_width,
    letters_within,
)
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.tokens import draw_any_fuel, draw_token, draw_worker, squares
from powergrid_qt.views.style.pictures import painting

LOW = 30.0
"""The height in pixels below which cards have room for one line only."""
RADIUS = 4.5
SMALLEST_TOKEN = 9.5
WANTED = 1.5
"""Ghosts are smaller than what they stand for, by so much on each side."""
ROOM_FOR_NUMBER, ROOM_FOR_BOTH = 42.0, 30.0
"""Narrower cards leave their number to the tooltip, narrower trays one of held and burnt."""


def draw_small_card(
    painter: QPainter, box: QRectF, face: CardFace, tokens: Sequence[str] = ()
) -> None:
    """The number; what the card needs or houses, with the `tokens` that lie there, and what it
    powers, as far as there is room."""
    if box.height() >= LOW and (face.workers or face.places):
        draw_stacked_card(painter, box, face)
        return
    with painting(painter):
        _draw_sheet(painter, box, face)
        _draw_line(painter, box, face, tokens)


def draw_stacked_card(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """The number above the workers whom the card needs or houses, and what it powers."""
    with painting(painter):
        _draw_sheet(painter, box, face)
        head = box.adjusted(3, 0, -2, -box.height() * 0.5)
        size = min(head.height() * 0.9, 19.0)
        letter(painter, head, face.number, size, align=LEFT, color=ink_on(face.colors[0]))
        _draw_foot(painter, box.adjusted(1.5, box.height() * 0.5, -1.5, -1.5), face)


def draw_card_badge(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """A card of which only the picture or the number is seen."""
    with painting(painter):
        box = box.adjusted(0.5, 0.5, -0.5, -0.5)
        _draw_sheet(painter, box, face)
        if face.kind == "technology" or not face.number:
            draw_art(painter, box.adjusted(2, 2, -2, -2), face.art)
        else:
            size = min(box.height() * 0.75, box.width() * 0.9)
            letter(painter, box, face.number, size, color=ink_on(face.colors[0]))


def _draw_sheet(painter: QPainter, box: QRectF, face: CardFace) -> None:
    draw_tile(painter, box, face.colors, RADIUS)
    draw_edge(painter, box, RADIUS)


def _draw_line(painter: QPainter, box: QRectF, face: CardFace, tokens: Sequence[str]) -> None:
    """Draw a card in one line; where even that is too narrow, without the number."""
    side = min(box.height() * 0.8, box.width() * 0.28, 20.0)
    inner = box.adjusted(4, 0, -2, 0)
    value = QRectF(inner.right() - side, box.center().y() - side / 2, side, side)
    if box.width() < ROOM_FOR_NUMBER:
        value.moveCenter(box.center())
    else:
        # Long numbers (33⅓) leave room for the rest too.
        size = min(box.height() * 0.82, box.width() * 0.27, 20.0)
        size = letters_within(face.number, size, box.width() * 0.36)
        letter(painter, inner, face.number, size, align=LEFT, color=ink_on(face.colors[0]))
        inner.setLeft(inner.left() + letters_width(face.number, size) + 2)
    if face.powers:
        draw_powers(painter, value, face.powers)
    else:
        draw_tray(painter, value, side / 2)
        letter(painter, value, str(face.places), side * 0.85, color=INK)
    inner.setRight(value.left() - 2)
    if face.transformer:
        tag = QRectF(0, box.top() + 1, side * 0.72, side * 0.62)
        tag.moveRight(value.left() + 2)
        draw_transformer(painter, tag)
        inner.setRight(tag.left() - 1)
    if face.burns:
        _draw_fuel(painter, inner, face, tokens)


def _draw_fuel(painter: QPainter, area: QRectF, face: CardFace, tokens: Sequence[str]) -> None:
    """On a pale tray a place for each token that a run burns, filled or not. Where they would be
    too small to be told apart, or more lie there, in figures: those held of those burnt."""
    side = min(area.height() * 0.62, 15.0)
    places = squares(area.adjusted(2, 0, -2, 0), face.burns, side)
    if places[0].width() < SMALLEST_TOKEN or len(tokens) > face.burns:
        _draw_figures(painter, area, face, tokens)
    elif len(face.fuels) > 1 and not tokens:
        _draw_choice(painter, area, face, side)
    else:
        draw_tray(painter, places[0].united(places[-1]).adjusted(-2, -1.5, 2, 1.5))
        for number, place in enumerate(places):
            if number < len(tokens):
                draw_token(painter, place, tokens[number], on_card=True)
            elif len(face.fuels) == 1:
                _draw_wanted(painter, place, face.fuels[0])
            else:
                painter.setOpacity(0.45)
                draw_any_fuel(painter, place.adjusted(2, 2, -2, -2), face.fuels)
                painter.setOpacity(1.0)


def _draw_wanted(painter: QPainter, place: QRectF, fuel: str) -> None:
    """What a plant burns and does not hold: an outline of the size that the token would have."""
    draw_token(painter, place.adjusted(-WANTED, -WANTED, WANTED, WANTED), fuel, True, on_card=True)


def _draw_choice(painter: QPainter, area: QRectF, face: CardFace, side: float) -> None:
    """Draw what a hybrid burns, any mixture of several fuels: how many tokens, and which."""
    count = str(face.burns)
    first = area.left() + 2 + letters_width(count, side)
    room = QRectF(first, area.top(), area.right() - 2 - first, area.height())
    places = squares(room, len(face.fuels), side)
    draw_tray(painter, places[-1].adjusted(area.left() - places[-1].left(), -1.5, 2, 1.5))
    letter(painter, area.adjusted(3, 0, 0, 0), count, side, color=INK, align=LEFT)
    for fuel, place in zip(face.fuels, places, strict=True):
        _draw_wanted(painter, place, fuel)


def _draw_figures(painter: QPainter, area: QRectF, face: CardFace, tokens: Sequence[str]) -> None:
    """Where even that is too narrow, only what is held, or, as an outline, what is burnt."""
    tray = area.adjusted(0, 3, 0, -3)
    draw_tray(painter, tray)
    side = min(tray.height() - 2, tray.width() * 0.5, 13.0)
    token = QRectF(tray.left() + 1, tray.center().y() - side / 2, side, side)
    kinds = tuple(dict.fromkeys(tokens)) or face.fuels
    if len(kinds) > 1:
        draw_any_fuel(painter, token, kinds)
    elif tokens:
        draw_token(painter, token, kinds[0], on_card=True)
    else:
        _draw_wanted(painter, token, kinds[0])
    text = f"{len(tokens)}/{face.burns}"
    if tray.width() < ROOM_FOR_BOTH:
        text = str(len(tokens) or face.burns)
    figures = tray.adjusted(side + 1, 0, -1, 0)
    size = letters_within(text, min(tray.height(), 14.0), figures.width())
    letter(painter, figures, text, size, color=INK)


def _draw_foot(painter: QPainter, foot: QRectF, face: CardFace) -> None:
    draw_tray(painter, foot, 3)
    side = min(foot.height() * 0.86, foot.width() * 0.36)
    worker = QRectF(foot.left() + 1, foot.center().y() - side / 2 + 1, side * 0.85, side - 2)
    draw_worker(painter, worker, ghost=not face.workers)
    count = foot.adjusted(worker.width() + 1.5, 0, 0, 0)
    workers = str(face.workers or face.places)
    letter(painter, count, workers, min(side, 15.0), color=INK, align=LEFT)
    if face.powers:
        high = min(foot.height() * 0.98, foot.width() * 0.5)
        house = QRectF(foot.right() - high * 0.92, foot.center().y() - high / 2, high * 0.9, high)
        draw_powers(painter, house, face.powers)
