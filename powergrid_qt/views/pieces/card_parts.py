"""What cards of all sizes are made of: letters, colours, edges, illustrations, their backs, and
small marks on them."""

import functools
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from powergrid_qt.engine.cards import STEP3
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.pictures import draw_box, draw_disc, painting, square_around
from powergrid_qt.views.style.svg import draw_icon, draw_svg
from powergrid_qt.views.style.theme import (
    DARK,
    FUEL_COLORS,
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
"""The light that falls on the upper edge of a card, from 0 to 1."""
LEGIBLE, PALE = 5.0, 3.0
"""The contrast of numbers with their ground, with a little to spare; and that of white below which
they are dark instead."""


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
    """Return the colour of numbers on a card: white, but dark on amber and pale ones."""
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
    line = color or see_through("#000000", 0.35)
    draw_box(painter, box, radius, line=line, width=width)


def draw_empty_place(painter: QPainter, area: QRectF, radius: float) -> None:
    """Draw the empty place where a card could lie."""
    box, line = area.adjusted(3, 3, -3, -3), theme().color("panel_line")
    draw_box(painter, box, radius, line=line, width=1.5, style=Qt.PenStyle.DashLine)


def draw_tray(painter: QPainter, tray: QRectF, radius: float = 4.0) -> None:
    """Pale ground on a card, for tokens and figures."""
    draw_box(painter, tray, radius, see_through(PAPER, 0.87))


def draw_art(painter: QPainter, area: QRectF, name: str) -> None:
    """An illustration at the right of an area, standing on its lower edge: layers of light and
    shade over the card's own colour."""
    side = min(area.height(), area.width())
    beyond = side * 0.05  # smoke and sparks reach beyond the square in which it stands
    ground = QRectF(area.right() - side, area.bottom() - side, side, side)
    draw_svg(painter, ground.adjusted(-beyond, -beyond, beyond, beyond), f"art/cards/{name}")


def card_body(rect: QRectF) -> tuple[QRectF, float]:
    """Return the area of a card without its shadow and glow, and the radius of its corners."""
    margin = card_margin(rect)
    body = rect.adjusted(margin, margin, -margin, -margin)
    return body, min(max(body.height() * 0.09, 4.0), 12.0)


def card_margin(rect: QRectF) -> float:
    """Room around the body of a card for its shadow and glow."""
    return min(max(rect.height() * 0.04, 2.0), 5.0)


def draw_shadow(painter: QPainter, rect: QRectF) -> None:
    """Draw the shadow below the card that fills a rectangle."""
    (body, radius), margin = card_body(rect), card_margin(rect)
    for spread in (1.0, 0.6, 0.25):
        grown = margin * spread
        soft = body.adjusted(-grown * 0.5, 0, grown * 0.5, grown)
        draw_box(painter, soft, radius + grown / 2, theme().color("shadow", 0.45))


_SYMBOLS = {
    None: "bolt", "light": "socket", "socket": "socket", "dark": "plug", "plug": "plug",
    STEP3: "steps",
}  # fmt: skip
_PALE = {"light": LIGHT.sea_deep, "socket": LIGHT.land_line}


def draw_card_back(painter: QPainter, rect: QRectF, back: str | None) -> None:
    """Draw the back `dark`, `light`, `plug`, `socket`, `step3`; None: that of the classic deck."""
    color = _color(back)
    ink = see_through(LIGHT.text, 0.8) if back in _PALE else see_through(PAPER, 0.85)
    body, radius = card_body(rect)
    inset = card_margin(rect) + 1.5
    inner = body.adjusted(inset, inset, -inset, -inset)
    light = QLinearGradient(body.topLeft(), body.bottomLeft())
    light.setColorAt(0, lit(color, 0.12))
    light.setColorAt(1, shaded(color, 0.14))
    edge = see_through(PAPER, 0.3) if theme() is DARK else see_through("#000000", 0.4)
    with painting(painter):
        draw_shadow(painter, rect)
        painter.fillPath(rounded(body, radius), light)
        painter.setClipPath(rounded(body, radius))
        _draw_weave(painter, body, see_through(ink, 0.1))
    with painting(painter):
        draw_edge(painter, inner, radius * 0.7, see_through(ink, 0.45))
        _draw_symbol(painter, inner, back, ink)
        draw_edge(painter, body, radius, edge)


def _color(back: str | None) -> QColor:
    if back == STEP3:
        return theme().color("lit")
    if back == "plug":
        return shaded(FUEL_COLORS["flux"], 0.35)
    return QColor(_PALE.get(back or "", DARK.raised))


def _draw_weave(painter: QPainter, body: QRectF, color: QColor) -> None:
    painter.setPen(QPen(color, 1))
    step = max(5.0, body.height() / 9)
    x = body.left() - body.height()
    while x < body.right():
        painter.drawLine(QPointF(x, body.top()), QPointF(x + body.height(), body.bottom()))
        x += step


def _draw_symbol(painter: QPainter, inner: QRectF, back: str | None, ink: QColor) -> None:
    side = min(inner.width(), inner.height()) * 0.62
    place = square_around(inner.center(), side)
    if inner.height() > inner.width():
        place.moveTop(inner.top() + inner.width() * 0.12)  # room for a number below
    draw_svg(painter, place, f"art/backs/{_SYMBOLS[back]}", ink)


def draw_powers(painter: QPainter, rect: QRectF, cities: int) -> None:
    """Draw how many cities a card powers: the number in a house."""
    with painting(painter):
        draw_svg(painter, rect, "art/badges/powers")
        box = rect.adjusted(0, rect.height() * 0.2, 0, -rect.height() * 0.02)
        letter(painter, box, str(cities), rect.height() * 0.72)


def draw_gavel(painter: QPainter, rect: QRectF) -> None:
    """Draw the sign that a card is on the block."""
    with painting(painter):
        _draw_badge(painter, rect, theme().color("accent"))
        draw_svg(painter, _inside(rect, 0.2), "art/badges/gavel", theme().color("accent_text"))


def draw_trust_mark(painter: QPainter, rect: QRectF) -> None:
    """Draw the sign that the Trust will take a card."""
    with painting(painter):
        _draw_badge(painter, rect, QColor(PAPER))
        draw_house(painter, _inside(rect, 0.2), None)


def draw_hint(
    painter: QPainter, rect: QRectF, sign: QRectF | None = None, *, radius: float = 5.0
) -> None:
    """What a hint proposes: a rim, and a light bulb where the caller has room for that sign."""
    with painting(painter):
        rim = rect.adjusted(0.5, 0.5, -0.5, -0.5)
        draw_edge(painter, rim, radius, theme().color("lit"), 2.4)
    if sign is not None:
        draw_hint_sign(painter, sign)


def draw_hint_sign(painter: QPainter, rect: QRectF) -> None:
    with painting(painter):
        _draw_badge(painter, rect, theme().color("lit"))
        draw_icon(painter, _inside(rect, 0.15), "hint", "lit_text")


def draw_discount(painter: QPainter, rect: QRectF, text: str) -> None:
    """Draw a discount token with what it says."""
    with painting(painter):
        _draw_badge(painter, rect, theme().color("good"))
        size = rect.height() * (0.66 if len(text) < 3 else 0.54)
        letter(painter, rect, text, size, color=theme().color("panel"))


def draw_transformer(painter: QPainter, rect: QRectF) -> None:
    """Draw the transformer station under a plant: one city more."""
    with painting(painter):
        color, rim = legible(FUEL_COLORS["fusion"]), max(1.0, rect.height() * 0.06)
        draw_box(painter, rect, rect.height() * 0.22, color, QColor(PAPER), rim)
        letter(painter, rect, "+1", rect.height() * 0.78)


def draw_count(painter: QPainter, rect: QRectF, text: str) -> None:
    """Draw the number of cards in a stack."""
    with painting(painter):
        draw_box(painter, rect, rect.height() * 0.5, QColor(INK), QColor(PAPER), 1.2)
        letter(painter, rect, text, rect.height() * 0.8)


def _draw_badge(painter: QPainter, rect: QRectF, color: QColor) -> None:
    shine = QRadialGradient(rect.center() - QPointF(0, rect.height() * 0.3), rect.width() * 0.8)
    shine.setColorAt(0, lit(color, 0.18))
    shine.setColorAt(1, shaded(color, 0.14))
    shadow = rect.translated(0, max(1.0, rect.height() * 0.05))
    draw_disc(painter, shadow, see_through("#000000", 0.3))
    draw_disc(painter, rect, shine, QColor(PAPER), max(1.2, rect.width() * 0.055))


def _inside(rect: QRectF, share: float) -> QRectF:
    inset = rect.width() * share
    return rect.adjusted(inset, inset, -inset, -inset)
