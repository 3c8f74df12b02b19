"""The legend under a board's picture: regions, slots, costs, buildings."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid_qt.views.board.city_item import FADED
from powergrid_qt.views.board.looks import PILL, draw_text, text_width
from powergrid_qt.views.board.pieces import draw_building_place
from powergrid_qt.views.board.pills import UNKNOWN, draw_pill
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.style.theme import REGION_TINTS, see_through, theme

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
        swatch = partial(_swatch, tint=QColor(REGION_TINTS[region.color]))
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
    pill = PILL.width()
    if scene.outlines.tubes:
        hall = partial(_city, box=QRectF(-12, -9, 24, 18), radius=5)
        plant, shelter = (partial(_building, kind=kind) for kind in ("plant", "shelter"))
        tile = partial(_pill, text=UNKNOWN)
        return [
            Entry(hall, 24, slots),
            Entry(plant, 22, translate("BoardPicture", "place for a plant")),
            Entry(shelter, 22, translate("BoardPicture", "place for a shelter")),
            Entry(tile, pill, translate("BoardPicture", "cost: a shuffled tile")),
        ]
    disc = partial(_city, box=QRectF(-10.5, -10.5, 21, 21), radius=10.5)
    cost = partial(_pill, text="12")
    return [
        Entry(disc, 24, slots),
        Entry(cost, pill, translate("BoardPicture", "cost of a connection")),
    ]


def _swatch(painter: QPainter, at: QPointF, tint: QColor) -> None:
    painter.setBrush(see_through(tint, 0.55))
    painter.setPen(QPen(tint.darker(125), 1.2))
    painter.drawRoundedRect(QRectF(-9, -7, 18, 14).translated(at), 3, 3)


def _city(painter: QPainter, at: QPointF, box: QRectF, radius: float) -> None:
    painter.setBrush(theme().color("city"))
    painter.setPen(QPen(theme().color("city_line"), 1.5))
    painter.drawRoundedRect(box.translated(at), radius, radius)


def _pill(painter: QPainter, at: QPointF, text: str) -> None:
    painter.translate(at)
    draw_pill(painter, text)
    painter.translate(-at)


def _building(painter: QPainter, at: QPointF, kind: str) -> None:
    draw_building_place(painter, QRectF(-11, -7, 22, 14).translated(at), kind)
