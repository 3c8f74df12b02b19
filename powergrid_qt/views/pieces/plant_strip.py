"""A plant where there is little height: number, what it burns and holds of it, cities powered."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from powergrid_qt.views.pieces.badges import draw_powers, draw_transformer
from powergrid_qt.views.pieces.cards import card_font
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.tokens import draw_any_fuel, draw_token, squares
from powergrid_qt.views.style.lettering import LEFT
from powergrid_qt.views.style.theme import LIGHT
from powergrid_qt.views.style.tints import lit, see_through, shaded

RADIUS = 5.0
SMALLEST_TOKEN = 10.0
ROOM_FOR_TOKEN = 30.0
"""A token and figures beside each other need so much width."""


def draw_low_plant(painter: QPainter, box: QRectF, face: CardFace, tokens: Sequence[str]) -> None:
    body = box.adjusted(1, 2, -1, -2)
    outline = QPainterPath()
    outline.addRoundedRect(body, RADIUS, RADIUS)
    painter.save()
    painter.setClipPath(outline)
    _draw_ground(painter, body, [QColor(color) for color in face.colors])
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(see_through("#000000", 0.35), 1))
    painter.drawPath(outline)
    font = _number_font(face.number, body)
    painter.setFont(font)
    painter.setPen(QColor("#ffffff"))
    inner = body.adjusted(4, 0, -2, 0)
    painter.drawText(inner, LEFT, face.number)
    inner.setLeft(inner.left() + QFontMetricsF(font).horizontalAdvance(face.number) + 2)
    side = min(body.height() * 0.8, body.width() * 0.28, 20.0)
    house = QRectF(inner.right() - side, body.center().y() - side / 2, side, side)
    draw_powers(painter, house, face.powers)
    inner.setRight(house.left() - 2)
    if face.transformer:
        tag = QRectF(0, body.top() + 1, side * 0.72, side * 0.62)
        tag.moveRight(house.left() + 2)
        draw_transformer(painter, tag)
        inner.setRight(tag.left() - 1)
    if face.burns:
        _draw_fuel(painter, inner, face, tokens)


def _number_font(number: str, body: QRectF) -> QFont:
    """Long numbers (33⅓) leave room for the rest too."""
    size = min(body.height() * 0.82, body.width() * 0.27, 20.0)
    wide = QFontMetricsF(card_font(size, QFont.Weight.Bold)).horizontalAdvance(number)
    return card_font(size * min(1.0, body.width() * 0.36 / wide), QFont.Weight.Bold)


def _draw_ground(painter: QPainter, body: QRectF, colors: list[QColor]) -> None:
    painter.fillRect(body, _lighted(body, colors[0]))
    if len(colors) > 1:
        corner = QPainterPath(body.topRight())
        corner.lineTo(body.bottomRight())
        corner.lineTo(body.bottomLeft())
        corner.closeSubpath()
        painter.fillPath(corner, _lighted(body, colors[1]))


def _lighted(body: QRectF, color: QColor) -> QLinearGradient:
    light = QLinearGradient(body.topLeft(), body.bottomLeft())
    light.setColorAt(0, lit(color, 0.16))
    light.setColorAt(1, shaded(color, 0.2))
    return light


def _draw_fuel(painter: QPainter, area: QRectF, face: CardFace, tokens: Sequence[str]) -> None:
    """On a pale tray a place for each token that a run burns, filled or not. Where they would be
    too small to be told apart, or more lie there, in figures: those held of those burnt."""
    side = min(area.height() * 0.62, 15.0)
    places = squares(area.adjusted(2, 0, -2, 0), face.burns, side)
    if places[0].width() < SMALLEST_TOKEN or len(tokens) > face.burns:
        _draw_figures(painter, area, face, tokens)
        return
    _draw_tray(painter, places[0].united(places[-1]).adjusted(-2, -1.5, 2, 1.5))
    for number, place in enumerate(places):
        if number < len(tokens):
            draw_token(painter, place, tokens[number], on_card=True)
        elif len(face.fuels) == 1:
            draw_token(painter, place, face.fuels[0], ghost=True, on_card=True)
        else:
            painter.save()
            painter.setOpacity(0.45)
            draw_any_fuel(painter, place.adjusted(2, 2, -2, -2), face.fuels)
            painter.restore()


def _draw_figures(painter: QPainter, area: QRectF, face: CardFace, tokens: Sequence[str]) -> None:
    """Where even that is too narrow, without the picture of the fuel: the card has its colour."""
    tray = area.adjusted(0, 3, 0, -3)
    _draw_tray(painter, tray)
    side = min(tray.height() - 2, 13.0) if tray.width() >= ROOM_FOR_TOKEN else 0.0
    if side:
        token = QRectF(tray.left() + 1, tray.center().y() - side / 2, side, side)
        kinds = tuple(dict.fromkeys(tokens)) or face.fuels
        if len(kinds) == 1:
            draw_token(painter, token, kinds[0], on_card=True)
        else:
            draw_any_fuel(painter, token, kinds)
    text = f"{len(tokens)}/{face.burns}"
    figures = tray.adjusted(side + 1, 0, -1, 0)
    size = min(tray.height(), 14.0)
    wide = QFontMetricsF(card_font(size, QFont.Weight.Bold)).horizontalAdvance(text)
    painter.setFont(card_font(size * min(1.0, figures.width() / wide), QFont.Weight.Bold))
    painter.setPen(QColor(LIGHT.text))
    painter.drawText(figures, Qt.AlignmentFlag.AlignCenter, text)


def _draw_tray(painter: QPainter, tray: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through("#ffffff", 0.86))
    painter.drawRoundedRect(tray, 4, 4)
