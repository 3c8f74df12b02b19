"""A card of a company in one line, where there is little room: its number, and what counts most."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

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
    painting,
)
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.tokens import draw_worker

RADIUS = 4.0
EDGE = 3.0
LARGEST = 18.0
"""Of numbers, in pixels."""


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
    """By what it does, or by its picture."""
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
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    painter.drawRoundedRect(plate, 3, 3)
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
