"""What the charts share: lines across with values beside them, rounds below, lines of players."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.views.style.lettering import BOLD, CENTER, NORMAL, RIGHT, write
from powergrid_qt.views.style.theme import theme

LABEL = 16.0
BADGE = 20.0
"""The usual size of a costly decision's mark."""


class Chart(QWidget):
    def __init__(self, smallest: QSize) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setMinimumSize(smallest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def plot(self) -> QRectF:
        """Where the lines are, without what is written around them."""
        raise NotImplementedError

    def draw_level(self, painter: QPainter, y: float, value: int, *, strong: bool = False) -> None:
        """A line across, and its value at the left."""
        plot = self.plot()
        painter.setPen(QPen(theme().color("panel_line"), 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        label = QRectF(0, y - LABEL / 2, plot.left() - 8, LABEL)
        weight, color = (BOLD, "text") if strong else (NORMAL, "text_soft")
        write(painter, label, str(value), align=RIGHT, scale=0.85, weight=weight, color=color)

    def draw_round(self, painter: QPainter, x: float, number: int, below: float = 6) -> None:
        """The number of a round, below the lines."""
        label = QRectF(x - 20, self.plot().bottom() + below, 40, LABEL)
        write(painter, label, str(number), align=CENTER, scale=0.85, color="text_soft")

    def draw_line(
        self, painter: QPainter, points: Iterable[QPointF], color: QColor, width: float = 2.6
    ) -> None:
        pen = QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(list(points)))


def draw_badge(painter: QPainter, box: QRectF, number: int) -> None:
    """The number of a costly decision, the same in charts and lists, in the log and on the bar."""
    painter.setPen(QPen(theme().color("panel"), 2))
    painter.setBrush(theme().color("warning"))
    painter.drawEllipse(box)
    write(painter, box, str(number), align=CENTER, scale=0.85, weight=BOLD, color="panel")
