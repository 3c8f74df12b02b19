"""The backs of the pile: classic, dark and light (deluxe), plug and socket (Outpost)."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from powergrid_qt.engine.cards import STEP3
from powergrid_qt.views.pieces.card_parts import (
    PAPER,
    card_body,
    card_margin,
    draw_edge,
    draw_shadow,
    painting,
    rounded,
)
from powergrid_qt.views.style.svg import draw_svg
from powergrid_qt.views.style.theme import DARK, FUEL_COLORS, LIGHT, lit, see_through, shaded, theme

_SYMBOLS = {
    None: "bolt", "light": "socket", "socket": "socket", "dark": "plug", "plug": "plug",
    STEP3: "steps",
}  # fmt: skip
_PALE = {"light": LIGHT.sea_deep, "socket": LIGHT.land_line}


def draw_card_back(painter: QPainter, rect: QRectF, back: str | None) -> None:
    """`back`: `dark`, `light`, `plug`, `socket`, `step3`, or None for the classic deck."""
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
    place = QRectF(0, 0, side, side)
    place.moveCenter(inner.center())
    if inner.height() > inner.width():
        place.moveTop(inner.top() + inner.width() * 0.12)  # room for a number below
    draw_svg(painter, place, f"art/backs/{_SYMBOLS[back]}", ink)
