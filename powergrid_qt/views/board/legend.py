"""The legend under a board's picture: regions, slots, costs, buildings."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid_qt.views.board.city_item import FADED
from powergrid_qt.views.board.looks import CITY_RADIUS, PILL, draw_text, text_width
from powergrid_qt.views.board.pieces import PLANT, SHELTER, draw_building_symbol
from powergrid_qt.views.board.pills import UNKNOWN, draw_pill
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.style.theme import REGION_TINTS, theme

TEXT_SIZE = 15.0
GAP, SPACING = 6.0, 24.0

Sign = Callable[[QPainter, QPointF], None]
"""Paints a sign around a point."""


@dataclass(frozen=True, slots=True)
class Entry:
    sign: Sign
    sign_width: float
    text: str
    faded: bool = False

    @property
    def width(self) -> float:
        return self.sign_width + GAP + text_width(self.text, TEXT_SIZE)

    def paint(self, painter: QPainter, left: QPointF) -> None:
        """`left` is the middle of its left side."""
        painter.setOpacity(FADED if self.faded else 1.0)
        self.sign(painter, left + QPointF(self.sign_width / 2, 0))
        write(painter, left + QPointF(self.sign_width + GAP, 0), self.text, TEXT_SIZE)
        painter.setOpacity(1.0)


def write(
    painter: QPainter, left: QPointF, text: str, size: float, weight: int = 600,
    color: QColor | None = None,
) -> None:  # fmt: skip
    """A line of text in the map's font; `left` is the middle of its left side."""
    middle = left + QPointF(text_width(text, size, weight) / 2, 0)
    draw_text(painter, middle, text, size, weight, color or theme().color("text"))


def legend_rows(scene: BoardScene, room: float) -> list[list[Entry]]:
    """The regions in as many rows as they need, then the signs."""
    rows: list[list[Entry]] = [[]]
    taken = 0.0
    for region in scene.board.regions:
        swatch = _swatch(QColor(REGION_TINTS[region.color]))
        entry = Entry(swatch, 20, region.name, faded=region.id not in scene.in_play)
        if taken + entry.width > room:
            rows.append([])
            taken = 0.0
        rows[-1].append(entry)
        taken += entry.width + SPACING
    return [*rows, _signs(scene)]


def _signs(scene: BoardScene) -> list[Entry]:
    translate = QCoreApplication.translate
    prices = " / ".join(scene.slot_prices)
    slots = translate("BoardPicture", "City, slots for {prices}").format(prices=prices)
    entries = [Entry(_hall if scene.outlines.tubes else _city, 24, slots)]
    if scene.outlines.tubes:
        entries += [
            Entry(_building(PLANT), 18, translate("BoardPicture", "place for a plant")),
            Entry(_building(SHELTER), 18, translate("BoardPicture", "place for a shelter")),
            Entry(_pill(UNKNOWN), PILL.width(), translate("BoardPicture", "cost: a shuffled tile")),
        ]
    else:
        entries.append(
            Entry(_pill("12"), PILL.width(), translate("BoardPicture", "cost of a connection"))
        )
    return entries


def _swatch(tint: QColor) -> Sign:
    def paint(painter: QPainter, at: QPointF) -> None:
        fill = QColor(tint)
        fill.setAlphaF(0.55)
        painter.setBrush(fill)
        painter.setPen(QPen(tint.darker(125), 1.2))
        painter.drawRoundedRect(QRectF(-9, -7, 18, 14).translated(at), 3, 3)

    return paint


def _city(painter: QPainter, at: QPointF) -> None:
    look = theme()
    radius = CITY_RADIUS * 0.7
    painter.setBrush(look.color("city"))
    painter.setPen(QPen(look.color("city_line"), 1.5))
    painter.drawEllipse(at, radius, radius)


def _hall(painter: QPainter, at: QPointF) -> None:
    look = theme()
    painter.setBrush(look.color("city"))
    painter.setPen(QPen(look.color("city_line"), 1.5))
    painter.drawRoundedRect(QRectF(-12, -9, 24, 18).translated(at), 5, 5)


def _pill(text: str) -> Sign:
    def paint(painter: QPainter, at: QPointF) -> None:
        painter.translate(at)
        draw_pill(painter, text)
        painter.translate(-at)

    return paint


def _building(kind: str) -> Sign:
    def paint(painter: QPainter, at: QPointF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw_building_symbol(
            painter, QRectF(-8, -8, 16, 16).translated(at), kind, theme().color("text")
        )

    return paint
