"""A line chart: one line for each player, their shape at its end, values where the pointer is."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.controls import paint_card
from powergrid_qt.views.style.lettering import (
    BOLD,
    CENTER,
    LEFT,
    RIGHT,
    line_height,
    text_width,
    write,
)
from powergrid_qt.views.style.theme import PLAYER_LOOKS, RADIUS, theme

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MARK = 13.0


@dataclass(frozen=True, slots=True)
class Series:
    name: str
    color: str
    """The player colour."""
    values: tuple[int, ...]
    """At the end of each round; the first is the start."""


class LineChart(QWidget):
    """The arrow keys move the line at which values are told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._series: tuple[Series, ...] = ()
        self._top = 1
        """The highest value of the axis: a whole number of steps."""
        self._at: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(420, 320)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(260, 200)

    def show_series(self, title: str, series: Sequence[Series]) -> None:
        self._title, self._series, self._at = title, tuple(series), None
        highest = max((value for line in self._series for value in line.values), default=1)
        step = self._step(highest)
        self._top = max(step, -(-highest // step) * step)
        self._name()
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(self._title)
        ends = (f"{line.name} {line.values[-1]}" for line in self._series if line.values)
        self.setAccessibleDescription(", ".join(ends))

    @property
    def told(self) -> int | None:
        """The round whose values are told."""
        return self._at

    # -- geometry -----------------------------------------------------------------------------

    @property
    def _rounds(self) -> int:
        return max((len(line.values) for line in self._series), default=1) - 1

    @staticmethod
    def _step(highest: int) -> int:
        return next((step for step in STEPS if highest <= step * 5), STEPS[-1])

    def _plot(self) -> QRectF:
        left = text_width(str(self._top), 0.85) + 26
        return QRectF(self.rect()).adjusted(left, 48, -28, -36)

    def _point(self, plot: QRectF, number: int, value: float) -> QPointF:
        x = plot.left() + plot.width() * number / max(self._rounds, 1)
        return QPointF(x, plot.bottom() - plot.height() * value / self._top)

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        paint_card(painter, box, theme().color("focus") if self.hasFocus() else None)
        head = QRectF(box.left() + 16, box.top() + 8, box.width() - 32, 28)
        taken = write(painter, head, self._title, weight=BOLD)
        if not self._series:
            return
        self._draw_legend(painter, head.adjusted(taken + 12, 0, 0, 0))
        plot = self._plot()
        self._draw_axes(painter, plot)
        for line in self._series:
            self._draw_line(painter, plot, line)
        for line in self._series:
            end = self._point(plot, len(line.values) - 1, line.values[-1])
            draw_house(painter, _around(end, MARK), line.color)
        if self._at is not None:
            self._draw_told(painter, plot, self._at)

    def _draw_legend(self, painter: QPainter, row: QRectF) -> None:
        """Shapes with names, from the right; without names where there is no room for them."""
        widths = [text_width(line.name, 0.85) for line in self._series]
        named = sum(widths) + 28 * len(widths) <= row.width()
        at = row.right()
        for line, width in reversed(list(zip(self._series, widths, strict=True))):
            if named:
                at -= width
                name = QRectF(at, row.top(), width + 1, row.height())
                write(painter, name, line.name, scale=0.85, color="text_soft")
            at -= 16
            draw_house(painter, QRectF(at, row.center().y() - 6, 12, 12), line.color)
            at -= 12 if named else 2

    def _draw_axes(self, painter: QPainter, plot: QRectF) -> None:
        look = theme()
        step = self._step(self._top)
        for value in range(0, self._top + 1, step):
            y = self._point(plot, 0, value).y()
            painter.setPen(QPen(look.color("panel_line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(0, y - 8, plot.left() - 8, 16)
            write(painter, label, str(value), align=RIGHT, scale=0.85, color="text_soft")
        every = -(-self._rounds // 10) or 1
        for number in range(0, self._rounds + 1, every):
            x = self._point(plot, number, 0).x()
            label = QRectF(x - 20, plot.bottom() + 6, 40, 16)
            write(painter, label, str(number), align=CENTER, scale=0.85, color="text_soft")

    def _draw_line(self, painter: QPainter, plot: QRectF, line: Series) -> None:
        points = QPolygonF(
            [self._point(plot, number, value) for number, value in enumerate(line.values)]
        )
        # A rim in the panel's colour keeps lines apart where they cross.
        for color, width in (
            (theme().color("panel"), 5.0),
            (QColor(PLAYER_LOOKS[line.color].color), 2.6),
        ):
            pen = QPen(color, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPolyline(points)

    def _draw_told(self, painter: QPainter, plot: QRectF, number: int) -> None:
        look = theme()
        x = self._point(plot, number, 0).x()
        painter.setPen(QPen(look.color("text_soft"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        lines = [line for line in self._series if number < len(line.values)]
        lines.sort(key=lambda line: -line.values[number])
        for line in lines:
            at = self._point(plot, number, line.values[number])
            draw_house(painter, _around(at, 10), line.color)
        row = line_height() + 3
        names = max(text_width(line.name) for line in lines)
        width = names + text_width("0000", 1.0, BOLD) + 40
        height = row * (len(lines) + 1) + 12
        left = x + 12 if x + 12 + width < self.width() - 6 else x - 12 - width
        box = QRectF(left, min(plot.top(), self.height() - height - 4), width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("text"))
        painter.drawRoundedRect(box, RADIUS - 2, RADIUS - 2)
        told = QRectF(box.left() + 10, box.top() + 6, box.width() - 20, row)
        title = self.tr("Start") if number == 0 else self.tr("Round {round}").format(round=number)
        write(painter, told, title, align=LEFT, weight=BOLD, color="window")
        for line in lines:
            told.translate(0, row)
            draw_house(painter, QRectF(told.left(), told.center().y() - 6, 12, 12), line.color)
            write(painter, told.adjusted(18, 0, 0, 0), line.name, color="window")
            value = str(line.values[number])
            write(painter, told, value, align=RIGHT, weight=BOLD, color="window")

    # -- pointer and keys ---------------------------------------------------------------------

    def _tell(self, number: int | None) -> None:
        if number != self._at:
            self._at = number
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        plot = self._plot()
        if not self._series or plot.width() <= 0:
            return
        share = (event.position().x() - plot.left()) / plot.width()
        self._tell(min(max(round(share * self._rounds), 0), self._rounds))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._tell(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self._series:
            super().keyPressEvent(event)
            return
        here = self._rounds - step if self._at is None else self._at
        self._tell(min(max(here + step, 0), self._rounds))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()


def _around(point: QPointF, side: float) -> QRectF:
    return QRectF(point.x() - side / 2, point.y() - side / 2, side, side)
