"""Small marks on cards: cities powered, the gavel of the auction, the discount token."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from powergrid_qt.views.pieces.card_parts import INK, PAPER, draw_edge, legible, letter
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.pictures import painting
from powergrid_qt.views.style.svg import draw_icon, draw_svg
from powergrid_qt.views.style.theme import FUEL_COLORS, lit, see_through, shaded, theme


def draw_powers(painter: QPainter, rect: QRectF, cities: int) -> None:
    """How many cities a card powers: the number in a house."""
    with painting(painter):
        draw_svg(painter, rect, "art/badges/powers")
        box = rect.adjusted(0, rect.height() * 0.2, 0, -rect.height() * 0.02)
        letter(painter, box, str(cities), rect.height() * 0.72)


def draw_gavel(painter: QPainter, rect: QRectF) -> None:
    """The card is on the block."""
    with painting(painter):
        _draw_disc(painter, rect, theme().color("accent"))
        draw_svg(painter, _inside(rect, 0.2), "art/badges/gavel", theme().color("accent_text"))


def draw_trust_mark(painter: QPainter, rect: QRectF) -> None:
    """The Trust will take the card."""
    with painting(painter):
        _draw_disc(painter, rect, QColor(PAPER))
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
        _draw_disc(painter, rect, theme().color("lit"))
        draw_icon(painter, _inside(rect, 0.15), "hint", theme().color("lit_text"))


def draw_discount(painter: QPainter, rect: QRectF, text: str) -> None:
    """A discount token, with what it says."""
    with painting(painter):
        _draw_disc(painter, rect, theme().color("good"))
        size = rect.height() * (0.66 if len(text) < 3 else 0.54)
        letter(painter, rect, text, size, color=theme().color("panel"))


def draw_transformer(painter: QPainter, rect: QRectF) -> None:
    """The transformer station under a plant: one city more."""
    with painting(painter):
        _draw_plate(
            painter, rect, legible(FUEL_COLORS["fusion"]), 0.22, max(1.0, rect.height() * 0.06)
        )
        letter(painter, rect, "+1", rect.height() * 0.78)


def draw_count(painter: QPainter, rect: QRectF, text: str) -> None:
    """How many cards there are."""
    with painting(painter):
        _draw_plate(painter, rect, INK, 0.5, 1.2)
        letter(painter, rect, text, rect.height() * 0.8)


def _draw_plate(
    painter: QPainter, rect: QRectF, color: QColor | str, round_by: float, rim: float
) -> None:
    painter.setPen(QPen(QColor(PAPER), rim))
    painter.setBrush(QColor(color))
    painter.drawRoundedRect(rect, rect.height() * round_by, rect.height() * round_by)


def _draw_disc(painter: QPainter, rect: QRectF, color: QColor) -> None:
    shine = QRadialGradient(rect.center() - QPointF(0, rect.height() * 0.3), rect.width() * 0.8)
    shine.setColorAt(0, lit(color, 0.18))
    shine.setColorAt(1, shaded(color, 0.14))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through("#000000", 0.3))
    painter.drawEllipse(rect.translated(0, max(1.0, rect.height() * 0.05)))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor(PAPER), max(1.2, rect.width() * 0.055)))
    painter.drawEllipse(rect)


def _inside(rect: QRectF, share: float) -> QRectF:
    inset = rect.width() * share
    return rect.adjusted(inset, inset, -inset, -inset)
