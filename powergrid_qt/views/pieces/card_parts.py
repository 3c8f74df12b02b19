"""What cards of all sizes are made of: letters, colours, edges, illustrations."""

import functools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

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

from powergrid_qt.views.style.svg import draw_svg
from powergrid_qt.views.style.theme import (
    LIGHT,
    contrast,
    lit,
    map_font,
    see_through,
    shaded,
    theme,
)

INK = LIGHT.text
"""Text on the pale parts of a card, in both themes: cards are things, not panels."""
PAPER = "#ffffff"
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
GLOSS = 0.16
"""The light that falls on the upper edge of a card."""
LEGIBLE, PALE = 5.0, 3.0
"""The contrast of numbers with their ground, with a little to spare; and that of white below which
they are dark instead."""


@contextmanager
def painting(painter: QPainter) -> Iterator[None]:
    """Smooth edges for a while; then the painter is as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield
    painter.restore()


def card_font(pixels: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    font = map_font(weight=weight)
    font.setPixelSize(max(6, round(pixels)))
    return font


def letter(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    *,
    color: QColor | str = PAPER,
    align: Qt.AlignmentFlag = CENTER,
    weight: QFont.Weight = QFont.Weight.Bold,
) -> None:
    """Write one line in the letters of cards."""
    painter.setFont(card_font(pixels, weight))
    painter.setPen(QColor(color))
    painter.drawText(rect, align, text)


def letters_width(text: str, pixels: float) -> float:
    return QFontMetricsF(card_font(pixels, QFont.Weight.Bold)).horizontalAdvance(text)


def letters_within(text: str, pixels: float, room: float) -> float:
    """The size up to `pixels` in which a text fits into a room."""
    return pixels * min(1.0, room / letters_width(text, pixels))


def rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def ink_on(color: QColor | str) -> str:
    """In what numbers are written on a card of a colour: white, but dark on amber and pale ones."""
    return PAPER if contrast(PAPER, lit(color, GLOSS)) >= PALE else INK


@functools.cache
def legible(color: str) -> QColor:
    """The colour as it is painted: so dark that white letters can be read on it."""
    tone = QColor(color)
    while ink_on(color) == PAPER and contrast(PAPER, lit(tone, GLOSS)) < LEGIBLE:
        tone = shaded(tone, 0.02)
    return tone


def draw_ground(painter: QPainter, box: QRectF, colors: Sequence[QColor]) -> None:
    """A card's colour, lit from above; a hybrid is split from corner to corner."""
    colors = [legible(color.name()) for color in colors]
    painter.fillRect(box, _lighted(box, colors[0]))
    if len(colors) > 1:
        corner = QPainterPath(box.topRight())
        corner.lineTo(box.bottomRight())
        corner.lineTo(box.bottomLeft())
        corner.closeSubpath()
        painter.fillPath(corner, _lighted(box, colors[1]))


def draw_tile(painter: QPainter, box: QRectF, colors: Sequence[str], radius: float = 5.0) -> None:
    """A card of which nothing but its colours is seen."""
    with painting(painter):
        painter.setClipPath(rounded(box, radius))
        draw_ground(painter, box, [QColor(color) for color in colors])


def _lighted(box: QRectF, color: QColor) -> QLinearGradient:
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, lit(color, GLOSS))
    light.setColorAt(0.5, color)
    light.setColorAt(1, shaded(color, 0.22))
    return light


def draw_edge(
    painter: QPainter, box: QRectF, radius: float, color: QColor | None = None, width: float = 1
) -> None:
    """The rim of a card, or what marks it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color or see_through("#000000", 0.35), width))
    painter.drawRoundedRect(box, radius, radius)


def draw_tray(painter: QPainter, tray: QRectF, radius: float = 4.0) -> None:
    """Pale ground on a card, for tokens and figures."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through(PAPER, 0.87))
    painter.drawRoundedRect(tray, radius, radius)


def draw_art(painter: QPainter, area: QRectF, name: str) -> None:
    """An illustration at the right of an area, standing on its lower edge: layers of light and
    shade over the card's own colour."""
    side = min(area.height(), area.width())
    beyond = side * 0.05  # smoke and sparks reach beyond the square in which it stands
    ground = QRectF(area.right() - side, area.bottom() - side, side, side)
    draw_svg(painter, ground.adjusted(-beyond, -beyond, beyond, beyond), f"art/cards/{name}")


def card_body(rect: QRectF) -> tuple[QRectF, float]:
    """A card without its shadow and glow, and how round its corners are."""
    margin = card_margin(rect)
    body = rect.adjusted(margin, margin, -margin, -margin)
    return body, min(max(body.height() * 0.09, 4.0), 12.0)


def card_margin(rect: QRectF) -> float:
    """Room around the body of a card for its shadow and glow."""
    return min(max(rect.height() * 0.04, 2.0), 5.0)


def draw_shadow(painter: QPainter, rect: QRectF) -> None:
    """Below the card that fills a rectangle."""
    (body, radius), margin = card_body(rect), card_margin(rect)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().color("shadow", 0.45))
    for spread in (1.0, 0.6, 0.25):
        grown = margin * spread
        soft = body.adjusted(-grown * 0.5, 0, grown * 0.5, grown)
        painter.drawRoundedRect(soft, radius + grown / 2, radius + grown / 2)
