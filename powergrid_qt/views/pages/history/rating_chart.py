"""How a person's rating went, with the band in which the truth lies, and the levels."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from powergrid_qt.ai.rating import Estimate, compared_levels
from powergrid_qt.models.past.statistics import Played
from powergrid_qt.models.past.words import margin_text
from powergrid_qt.views.pages.history.time_chart import TimeChart
from powergrid_qt.views.story.chart import LABEL
from powergrid_qt.views.style.lettering import MEDIUM, RIGHT, text_width, write
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.names import kind_name

AROUND = 60
"""Points between the outermost level or value and the edge."""


class RatingChart(TimeChart):
    def __init__(self) -> None:
        super().__init__()
        self._curve: Sequence[Estimate] = ()
        self._left = self._right = 0.0
        """The room for ratings and names of levels: measured once, asked for every point."""

    def show_curve(self, rated: Sequence[Played], curve: Sequence[Estimate]) -> None:
        """`rated`: all games that count; the curve has a point for some of them."""
        self._curve = curve
        self._left = text_width("0000", 0.85) + 14
        names = map(kind_name, compared_levels())
        self._right = max(text_width(name, 0.95, MEDIUM) for name in names) + 14
        values = [*compared_levels().values()]
        for point in curve:
            values += [point.rating - point.margin, point.rating + point.margin]
        self.show_values(
            [rated[point.games - 1] for point in curve],
            [point.rating for point in curve],
            top=max(values) + AROUND,
            bottom=min(values) - AROUND / 2,
        )

    # -- geometry -------------------------------------------------------------------------------

    def plot(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._left, 8, -self._right, -30)

    def title_of(self, number: int) -> str:
        point = self._curve[number]
        return f"{round(point.rating)} {margin_text(point)}"

    # -- painting -------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        color = theme().color("focus")
        upper = self.points([point.rating + point.margin for point in self._curve])
        lower = self.points([point.rating - point.margin for point in self._curve])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("focus", 0.14))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        self._draw_levels(painter)
        points = self.points(self.values)
        self.draw_line(painter, points, color, 2.2)
        self.draw_dots(painter, points, color)

    def _draw_levels(self, painter: QPainter) -> None:
        plot = self.plot()
        for level, rating in compared_levels().items():
            y = self.y_of(rating)
            pen = QPen(theme().color("text_soft", 0.6), 1.2)
            pen.setDashPattern((4, 4))
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            value = QRectF(0, y - LABEL / 2, plot.left() - 8, LABEL)
            write(painter, value, str(round(rating)), align=RIGHT, scale=0.85, color="text_soft")
            name = QRectF(plot.right() + 8, y - LABEL / 2, self.width() - plot.right() - 8, LABEL)
            write(painter, name, kind_name(level), scale=0.95, weight=MEDIUM, color="text_soft")
