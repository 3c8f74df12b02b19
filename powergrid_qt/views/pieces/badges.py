"""Small marks on cards: cities powered, the gavel of the auction, the discount token."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient

from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.pieces.shapes import lit, see_through, shaded
from powergrid_qt.views.pieces.svg import draw_svg
from powergrid_qt.views.style.theme import FUEL_COLORS, LIGHT, map_font, theme


def draw_powers(painter: QPainter, rect: QRectF, cities: int) -> None:
    """How many cities a card powers: the number in a house."""
    painter.save()
    draw_svg(painter, rect, "art/badges/powers")
    painter.setPen(QColor("#ffffff"))
    painter.setFont(_font(rect.height() * 0.72))
    box = rect.adjusted(0, rect.height() * 0.2, 0, -rect.height() * 0.02)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(cities))
    painter.restore()


def draw_gavel(painter: QPainter, rect: QRectF) -> None:
    """The card is on the block."""
    painter.save()
    _draw_disc(painter, rect, theme().color("accent"))
    inner = rect.adjusted(*(rect.width() * share for share in (0.2, 0.2, -0.2, -0.2)))
    draw_svg(painter, inner, "art/badges/gavel", theme().color("accent_text"))
    painter.restore()


def draw_hint(
    painter: QPainter, rect: QRectF, sign: QRectF | None = None, *, radius: float = 5.0
) -> None:
    """What a hint proposes: a rim, and a light bulb where the caller has room for that sign."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme().color("lit"), 2.4))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()
    if sign is not None:
        draw_hint_sign(painter, sign)


def draw_hint_sign(painter: QPainter, rect: QRectF) -> None:
    painter.save()
    _draw_disc(painter, rect, theme().color("lit"))
    inset = rect.width() * 0.15
    bulb = rect.adjusted(inset, inset, -inset, -inset)
    draw_icon(painter, bulb, "hint", theme().color("lit_text"))
    painter.restore()


def draw_discount(painter: QPainter, rect: QRectF, text: str) -> None:
    """A discount token, with what it says."""
    painter.save()
    _draw_disc(painter, rect, theme().color("good"))
    painter.setPen(QColor("#ffffff"))
    painter.setFont(_font(rect.height() * (0.66 if len(text) < 3 else 0.54)))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def draw_transformer(painter: QPainter, rect: QRectF) -> None:
    """The transformer station under a plant: one city more."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#ffffff"), max(1.0, rect.height() * 0.06)))
    painter.setBrush(QColor(FUEL_COLORS["fusion"]))
    painter.drawRoundedRect(rect, rect.height() * 0.22, rect.height() * 0.22)
    painter.setFont(_font(rect.height() * 0.78))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "+1")
    painter.restore()


def draw_count(painter: QPainter, rect: QRectF, count: int) -> None:
    """How many cards lie in a stack."""
    painter.save()
    painter.setBrush(QColor(LIGHT.text))
    painter.setPen(QPen(QColor("#ffffff"), 1.2))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setFont(_font(rect.height() * 0.8))
    painter.setPen(QColor("#ffffff"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "×" + str(count))
    painter.restore()


def _draw_disc(painter: QPainter, rect: QRectF, color: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shine = QRadialGradient(rect.center() - QPointF(0, rect.height() * 0.3), rect.width() * 0.8)
    shine.setColorAt(0, lit(color, 0.18))
    shine.setColorAt(1, shaded(color, 0.14))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(see_through("#000000", 0.3))
    painter.drawEllipse(rect.translated(0, max(1.0, rect.height() * 0.05)))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor("#ffffff"), max(1.2, rect.width() * 0.055)))
    painter.drawEllipse(rect)


def _font(pixels: float) -> QFont:
    font = map_font(weight=QFont.Weight.Bold)
    font.setPixelSize(max(6, round(pixels)))
    return font
