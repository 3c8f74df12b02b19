"""What a city shows, and the measures that its parts are drawn with."""

import functools
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.engine.edition import USUAL_EDITION, edition_data, facts_for
from powergrid_qt.pyside_faults import draws_pdf
from powergrid_qt.views.style.theme import MAP_FAMILY, load_fonts

CITY_RADIUS = 15.0
HALL = QRectF(-22, -17, 44, 34)
"""The hall that a city is drawn as in Outpost if it has a place for a building."""
PILL = QRectF(-10, -7.5, 20, 15)
LABEL_SIZE, LABEL_HEIGHT = 13.6, 15.0
HOUSE_RADIUS = 7.4
SLOT_RADIUS = 5.3

BOLD = int(QFont.Weight.Bold)
DEMI = int(QFont.Weight.DemiBold)


def round_pen(color: QColor, width: float) -> QPen:
    line, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(color, width, line, cap, join)


def slot_prices(board: Board) -> tuple[str, ...]:
    """What the slots of a city cost on a board; one that no edition names is played as usual."""
    known = facts_for(board)
    slots = known[0].slots if known else edition_data(USUAL_EDITION)["slots"]
    return tuple(str(price) for price in slots)


def building_price(board: Board) -> int | None:
    """What a plant or a shelter costs where there are places for them."""
    known = facts_for(board)
    return edition_data(known[0].id).get("building_cost") if known else None


@dataclass(frozen=True, slots=True)
class BoardCity:
    """What is to be seen in a city.

    `owners`: the colours of its houses in the order of the slots, None for the Trust. `building`:
    kind (plant or shelter) and colour of what stands in Outpost's place for it. `lit`: it can be
    clicked now. `planned`: the colours of houses that are planned but not paid, `planned_building`
    the same of a building. `reason`: why it cannot be clicked, for the tooltip.
    """

    owners: tuple[str | None, ...] = ()
    open_slots: int = 3
    building: tuple[str, str | None] | None = None
    lit: bool = False
    planned: tuple[str | None, ...] = ()
    planned_building: tuple[str, str | None] | None = None
    reason: str = ""


class DrawnItem(QGraphicsItem):
    """An item of a scene that draws itself within its box."""

    def __init__(self, box: QRectF, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._bounds = box

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


_LARGE = 100  # outlines are taken at this size: fine enough to be scaled to any other


@functools.lru_cache(maxsize=8)
def _large_font(weight: int) -> QFont:
    load_fonts()
    font = QFont(MAP_FAMILY)
    font.setPixelSize(_LARGE)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Spaced letters do not merge: the one glyph for the "ij" of Dijon would be no text in a PDF.
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _LARGE / 5000)
    return font


def text_width(text: str, size: float, weight: int = DEMI) -> float:
    return QFontMetricsF(_large_font(weight)).horizontalAdvance(text) * size / _LARGE


@functools.lru_cache(maxsize=1024)
def text_path(text: str, size: float, weight: int = DEMI) -> QPainterPath:
    """A text in the map's font as an outline with its middle at (0, 0).

    Outlines keep their proportions at every zoom, and need no font in an exported file.
    """
    font = _large_font(weight)
    path = QPainterPath()
    path.addText(_start(text, font), font, text)
    return QTransform.fromScale(size / _LARGE, size / _LARGE).map(path)


@functools.lru_cache(maxsize=256)
def halo_path(name: str, size: float) -> QPainterPath:
    """What surrounds a city's name: to stroke it anew takes longer than to fill this."""
    stroker = QPainterPathStroker()
    stroker.setWidth(3.0)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    halo = stroker.createStroke(text_path(name, size, DEMI))
    halo.setFillRule(Qt.FillRule.WindingFill)
    return halo


def draw_text(
    painter: QPainter, middle: QPointF, text: str, size: float, weight: int, color: QColor
) -> None:
    """A text in the map's font: as an outline, but in a PDF, which brings its fonts with it, as
    text, so that it can be found and copied."""
    if not draws_pdf():
        painter.fillPath(text_path(text, size, weight).translated(middle), color)
        return
    font = _large_font(weight)
    painter.save()
    painter.translate(middle)
    painter.scale(size / _LARGE, size / _LARGE)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(_start(text, font), text)
    painter.restore()


def _start(text: str, font: QFont) -> QPointF:
    """Where a text starts whose middle is at (0, 0)."""
    metrics = QFontMetricsF(font)
    return QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2)
