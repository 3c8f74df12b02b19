"""A plant where there is little height: number, the fuel that lies on it, cities powered."""

from collections import Counter
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

from powergrid_qt.views.lettering import LEFT
from powergrid_qt.views.paint.badges import draw_powers
from powergrid_qt.views.paint.cards import card_font
from powergrid_qt.views.paint.faces import CardFace
from powergrid_qt.views.paint.shapes import lit, see_through, shaded
from powergrid_qt.views.paint.tokens import draw_token, squares
from powergrid_qt.views.theme import LIGHT

RADIUS = 5.0
SMALLEST_TOKEN = 10.0


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
    inner.setLeft(inner.left() + QFontMetricsF(font).horizontalAdvance(face.number) + 3)
    side = min(body.height() * 0.8, body.width() * 0.28, 20.0)
    house = QRectF(inner.right() - side, body.center().y() - side / 2, side, side)
    draw_powers(painter, house, face.powers)
    inner.setRight(house.left() - 2)
    _draw_tokens(painter, inner, tokens)


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


def _draw_tokens(painter: QPainter, area: QRectF, tokens: Sequence[str]) -> None:
    """On a pale tray; they overlap where there are many. Where they would be too small to be
    told apart there is one of each kind, with its number."""
    if not tokens:
        return
    side = min(area.height() * 0.62, 15.0)
    places = squares(area.adjusted(2, 0, -2, 0), len(tokens), side)
    if places[0].width() < SMALLEST_TOKEN:
        _draw_counts(painter, area, Counter(tokens))
        return
    _draw_tray(painter, places[0].united(places[-1]).adjusted(-2, -1.5, 2, 1.5))
    for fuel, place in zip(tokens, places, strict=True):
        draw_token(painter, place, fuel)


def _draw_counts(painter: QPainter, area: QRectF, counts: Counter[str]) -> None:
    tray = area.adjusted(0, 3, 0, -3)
    _draw_tray(painter, tray)
    wide = tray.width() / len(counts)
    side = min(wide * 0.62, tray.height() - 2, 13.0)
    painter.setFont(card_font(min(tray.height(), 15.0), QFont.Weight.Bold))
    for number, (fuel, count) in enumerate(counts.items()):
        left = tray.left() + number * wide
        draw_token(painter, QRectF(left + 0.5, tray.center().y() - side / 2, side, side), fuel)
        painter.setPen(QColor(LIGHT.text))
        figure = QRectF(left + side, tray.top(), wide - side, tray.height())
        painter.drawText(figure, Qt.AlignmentFlag.AlignCenter, str(count))


def _draw_tray(painter: QPainter, tray: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through("#ffffff", 0.86))
    painter.drawRoundedRect(tray, 4, 4)
