"""How often one has won, with the interval in which the truth lies, and chance beside it."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from powergrid_qt.models.past.statistics import Summary, WonShare
from powergrid_qt.models.past.words import group_title, rate_text, share_text, value_name
from powergrid_qt.views.style.controls import Panel, SoftLabel, grown_with_text
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, RIGHT, write
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import theme

ROW = 28
NAME, COUNT, SHARE = 0.34, 40.0, 52.0
"""The name's share of the width; pixels for the number of games and for the share won."""
DOT = 5.0


@dataclass(frozen=True, slots=True)
class RateRow:
    """A heading has no rate."""

    name: str
    rate: WonShare | None = None

    @property
    def tip(self) -> str:
        return "" if self.rate is None else rate_text(self.name, self.rate)

    def __str__(self) -> str:
        return self.tip or self.name


def draw_rate(painter: QPainter, box: QRectF, cell: RateRow, _: Index) -> None:
    rate = cell.rate
    if rate is None:
        write(painter, box, cell.name, scale=0.92, weight=MEDIUM, color="text_soft")
        return
    name = QRectF(box.left(), box.top(), box.width() * NAME, box.height())
    write(painter, name, cell.name, squeeze=True)
    count = QRectF(name.right(), box.top(), grown_with_text(COUNT), box.height())
    write(painter, count, str(rate.games), align=RIGHT, scale=0.95, color="text_soft")
    write(painter, box, share_text(rate.rate), align=RIGHT, weight=BOLD)
    scale = QRectF(count.right() + 16, box.top(), 0, box.height())
    scale.setRight(box.right() - grown_with_text(SHARE) - 12)
    _draw_interval(painter, scale, rate)


def _draw_interval(painter: QPainter, scale: QRectF, rate: WonShare) -> None:
    """A line from 0 to 100 %, the interval on it, a stroke for chance, a point for what was."""
    middle = scale.center().y()

    def at(share: float) -> QPointF:
        return QPointF(scale.left() + scale.width() * share, middle)

    look = theme()
    painter.setPen(QPen(look.color("panel_line"), 1))
    painter.drawLine(at(0), at(1))
    painter.setPen(
        QPen(look.color("focus", 0.4), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    painter.drawLine(at(rate.low), at(rate.high))
    painter.setPen(QPen(look.color("text_soft"), 2))
    stroke = QPointF(0, 8)
    painter.drawLine(at(rate.chance) - stroke, at(rate.chance) + stroke)
    painter.setPen(QPen(look.color("panel"), 2))
    painter.setBrush(look.color("focus"))
    painter.drawEllipse(at(rate.rate), DOT + 1, DOT + 1)


class RatesPanel(Panel):
    def __init__(self) -> None:
        super().__init__()
        self.set_title(self.tr("Games won"))
        self.table = Figures((1.0,), grown_with_text(ROW), draw_rate)
        self.table.setAccessibleName(self.tr("Games won"))
        chance = SoftLabel(self.tr("│ by chance"), 0.88)
        scrolled = ScrollColumn()
        add(scrolled.column, self.table, STRETCH)
        self.around.removeWidget(self.heading)
        add(self.body, row(self.heading, STRETCH, chance), (scrolled, 1))

    def show_summary(self, summary: Summary) -> None:
        self.table.show_rows([(line,) for line in _lines(summary)])


def _lines(summary: Summary) -> Iterator[RateRow]:
    """The groups with more than one value: one value alone says nothing. Boards are always told."""
    for group, rates in summary.rates.items():
        if len(rates) > 1 or group == "board":
            yield RateRow(group_title(group))
            for value, rate in rates.items():
                yield RateRow(value_name(group, value, summary.board_names.get(value, "")), rate)
