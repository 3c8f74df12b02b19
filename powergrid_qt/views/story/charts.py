"""Charts, and what they share: lines across with values beside them, rounds below, lines of
players. A line chart tells values where the pointer is; another one the
place that a player could expect."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QMarginsF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.ai.analysis import Lapse, MoveVerdict
from powergrid_qt.engine import Record
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import paint_card
from powergrid_qt.views.style.keys import RETURN
from powergrid_qt.views.style.lettering import (
    BOLD,
    CENTER,
    NORMAL,
    RIGHT,
    line_height,
    text_width,
    write,
)
from powergrid_qt.views.style.pictures import draw_box, draw_disc, square_around
from powergrid_qt.views.style.theme import RADIUS, player_color, theme
from powergrid_qt.words.verdicts import place_text

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
        """Draw a line across, and its value at the left."""
        plot = self.plot()
        painter.setPen(QPen(theme().color("panel_line"), 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        label = QRectF(0, y - LABEL / 2, plot.left() - 8, LABEL)
        weight, color = (BOLD, "text") if strong else (NORMAL, "text_soft")
        write(painter, label, str(value), align=RIGHT, scale=0.85, weight=weight, color=color)

    def draw_round(self, painter: QPainter, x: float, number: int, below: float = 6) -> None:
        """Draw the number of a round below the lines."""
        label = QRectF(x - 20, self.plot().bottom() + below, 40, LABEL)
        write(painter, label, str(number), align=CENTER, scale=0.85, color="text_soft")

    def draw_line(
        self, painter: QPainter, points: Iterable[QPointF], color: QColor, width: float = 2.6
    ) -> None:
        pen = QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(list(points)))


class ToldChart(Chart):
    """Tells of one of its points after the other: the one under the pointer, or where the arrow
    keys have led."""

    def __init__(self, smallest: QSize) -> None:
        super().__init__(smallest)
        self.told: int | None = None
        """The number of the point that is told of."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def last(self) -> int:
        """The number of the last point; -1 where there is none."""
        raise NotImplementedError

    def x_of(self, number: int) -> float:
        plot = self.plot()
        return plot.left() + plot.width() * number / max(self.last, 1)

    def tell(self, number: int | None) -> None:
        """Tell of the point with this number; numbers beyond the last point mean that one."""
        if number is not None:
            number = min(max(number, 0), self.last)
        if self.last >= 0 and number != self.told:
            self.told = number
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot = self.plot()
        self.tell(round((event.position().x() - plot.left()) / plot.width() * self.last))

    def leaveEvent(self, event: QEvent) -> None:
        self.tell(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or self.last < 0:
            super().keyPressEvent(event)
        else:
            self.tell(self.last if self.told is None else self.told + step)


def draw_badge(painter: QPainter, box: QRectF, number: int) -> None:
    """The number of a costly decision, the same in charts and lists, in the log and on the bar."""
    draw_disc(painter, box, theme().color("warning"), theme().color("panel"), 2)
    write(painter, box, str(number), align=CENTER, scale=0.85, weight=BOLD, color="panel")


STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MARK, SMALL_MARK = 13.0, 10.0
SIGN = 12.0
"""The size of a player's shape beside their name."""


LEAST = 18.0
"""The width of a shape in the legend, without a name."""
MARKED = 16.0
"""The width of the band on the round that decided the game."""


@dataclass(frozen=True, slots=True)
class Series:
    name: str
    color: str
    """The colour of the player."""
    values: tuple[int, ...]
    """The values at the end of each round; the first is that at the start."""


class LineChart(ToldChart):
    """`chosen(number)`: the end of a round is wanted, by a click or Enter; 0: the start."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__(QSize(220, 140))
        self.series: tuple[Series, ...] = ()
        self._top = 1
        """The highest value of the axis: a whole number of steps."""
        self._rounds = 0
        self.marked: int | None = None
        """The round that decided the game."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_series(self, title: str, series: Sequence[Series], marked: int | None = None) -> None:
        self.series, self.told, self.marked = tuple(series), None, marked
        self._rounds = max((len(line.values) for line in series), default=1) - 1
        highest = max((value for line in series for value in line.values), default=1)
        step = _step(highest)
        self._top = max(step, -(-highest // step) * step)
        self.setAccessibleName(title)
        ends = (f"{line.name} {line.values[-1]}" for line in series if line.values)
        self.setAccessibleDescription(", ".join(ends))
        self.update()

    def plot(self) -> QRectF:
        left = text_width(str(self._top), 0.85) + 26
        return QRectF(self.rect()).adjusted(left, 48, -28, -36)

    @property
    def last(self) -> int:
        return self._rounds if self.series else -1

    def _level_step(self) -> int:
        """Return the step between two levels, so large that their figures do not overlap."""
        step = _step(self._top)
        levels = max(1.0, self.plot().height() // line_height(0.85))
        return step * max(1, math.ceil(self._top / step / levels))

    def _point(self, number: int, value: float) -> QPointF:
        plot = self.plot()
        return QPointF(self.x_of(number), plot.bottom() - plot.height() * value / self._top)

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_card(painter, box, theme().color("focus") if self.hasFocus() else None)
        head = QRectF(16, 8, box.width() - 32, 28)
        words = head.adjusted(0, 0, -LEAST * len(self.series) - 8, 0)
        taken = write(painter, words, self.accessibleName(), weight=BOLD, squeeze=True)
        if not self.series:
            return
        self._draw_legend(painter, head.adjusted(taken + 12, 0, 0, 0))
        if self.marked is not None:
            middle = self.x_of(self.marked)
            band = QRectF(middle - MARKED / 2, self.plot().top(), MARKED, self.plot().height())
            painter.fillRect(band, theme().color("text_soft", 0.16))
        for value in range(0, self._top + 1, self._level_step()):
            self.draw_level(painter, self._point(0, value).y(), value)
        for number in range(0, self._rounds + 1, -(-self._rounds // 10) or 1):
            self.draw_round(painter, self.x_of(number), number)
        for line in self.series:
            points = [self._point(number, value) for number, value in enumerate(line.values)]
            # A rim in the panel's colour keeps lines apart where they cross.
            self.draw_line(painter, points, theme().color("panel"), 5.0)
            self.draw_line(painter, points, player_color(line.color))
        for line in self.series:
            end = self._point(len(line.values) - 1, line.values[-1])
            draw_house(painter, square_around(end, MARK), line.color)
        if self.told is not None:
            self._draw_told(painter, self.told)

    def _draw_legend(self, painter: QPainter, row: QRectF) -> None:
        """Shapes with names, from the right; without names where there is no room for them."""
        widths = [text_width(line.name, 0.85) for line in self.series]
        named = sum(widths) + 28 * len(widths) <= row.width()
        at = row.right()
        for line, width in reversed(list(zip(self.series, widths, strict=True))):
            if named:
                at -= width
                name = QRectF(at, row.top(), width + 1, row.height())
                write(painter, name, line.name, scale=0.85, color="text_soft")
            at -= 16
            draw_house(painter, QRectF(at, row.center().y() - SIGN / 2, SIGN, SIGN), line.color)
            at -= 12 if named else LEAST - 16

    def _draw_told(self, painter: QPainter, number: int) -> None:
        plot, x = self.plot(), self.x_of(number)
        painter.setPen(QPen(theme().color("text_soft"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        lines = [line for line in self.series if number < len(line.values)]
        lines.sort(key=lambda line: -line.values[number])
        for line in lines:
            at = self._point(number, line.values[number])
            draw_house(painter, square_around(at, SMALL_MARK), line.color)
        row = line_height() + 3
        width = max(text_width(line.name) for line in lines) + text_width("0000", 1.0, BOLD) + 40
        height = row * (len(lines) + 1) + 12
        left = x + 12 if x + 12 + width < self.width() - 6 else x - 12 - width
        box = QRectF(left, min(plot.top(), self.height() - height - 4), width, height)
        draw_box(painter, box, RADIUS - 2, theme().color("text"))
        told = QRectF(box.left() + 10, box.top() + 6, box.width() - 20, row)
        title = self.tr("Start") if number == 0 else self.tr("Round {round}").format(round=number)
        write(painter, told, title, weight=BOLD, color="window")
        for line in lines:
            told.translate(0, row)
            sign = QRectF(told.left(), told.center().y() - SIGN / 2, SIGN, SIGN)
            draw_house(painter, sign, line.color)
            write(painter, told.adjusted(18, 0, 0, 0), line.name, color="window")
            value = str(line.values[number])
            write(painter, told, value, align=RIGHT, weight=BOLD, color="window")

    # -- pointer and keys ---------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.told is not None:
            self.chosen.emit(self.told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in RETURN and self.told is not None:
            self.chosen.emit(self.told)
        else:
            super().keyPressEvent(event)


def _step(highest: int) -> int:
    """The distance between two lines: there are at most six of them."""
    return next((step for step in STEPS if highest <= step * 5), STEPS[-1])


REACH = 16.0
"""How far from its middle a mark takes the pointer, in pixels."""
MARGINS = QMarginsF(34, 16, 16, 30)
"""The room around the lines for what is written there, in pixels."""


class PlaceChart(Chart):
    """First place is at the top. `chosen(number)`: a mark was clicked, or the nearest decision. It
    needs no keys: the list beside it has the moves that matter."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__(QSize(220, 110))
        self.setAccessibleName(self.tr("Expected place by decision"))
        self._verdicts: tuple[MoveVerdict, ...] = ()
        self._marked: tuple[int, ...] = ()
        self._rounds: Sequence[int] = ()
        self._own: dict[int, int] = {}
        """Which of the player's moves a move of the game is, so that nothing shifts while there
        are more and more verdicts."""
        self._color = "red"
        self._places = 2

    def show_verdicts(
        self,
        verdicts: Sequence[MoveVerdict],
        marked: Sequence[Lapse],
        seat: int,
        record: Record,
        rounds: Sequence[int],
    ) -> None:
        """All verdicts are on the player in a seat; `rounds`: in which round each move was made."""
        self._verdicts = tuple(verdicts)
        self._marked = tuple(verdict.number for verdict in marked)
        self._color, self._rounds = record.config.players[seat].color, rounds
        self._places = len(record.config.players)
        moves = [number for number, move in enumerate(record.moves) if move.seat == seat]
        self._own = {number: index for index, number in enumerate(moves)}
        if verdicts:
            first, last = verdicts[0].best_place, verdicts[-1].played_place
            words = self.tr("from {first} to {last}")
            self.setAccessibleDescription(
                words.format(first=place_text(first), last=place_text(last))
            )
        self.update()

    # -- geometry -----------------------------------------------------------------------------

    def plot(self) -> QRectF:
        return QRectF(self.rect()).marginsRemoved(MARGINS)

    def _x(self, number: int) -> float:
        plot = self.plot()
        return plot.left() + plot.width() * (self._own[number] + 0.5) / len(self._own)

    def _y(self, place: float) -> float:
        plot = self.plot()
        down = (min(max(place, 1.0), self._places) - 1) / (self._places - 1)
        return plot.top() + down * plot.height()

    def _came(self, verdict: MoveVerdict) -> QPointF:
        """Return the point for the place that came of a decision."""
        return QPointF(self._x(verdict.number), self._y(verdict.played_place))

    def badges(self) -> dict[int, QRectF]:
        """Where the marks of the costly moves are: below their points, and beside each other."""
        found: dict[int, QRectF] = {}
        lowest = self.plot().bottom() - BADGE / 2
        for verdict in self._verdicts:
            if verdict.number in self._marked:
                came = self._came(verdict)
                box = QRectF(0, 0, BADGE, BADGE)
                box.moveCenter(QPointF(came.x(), min(came.y() + BADGE * 0.8, lowest)))
                for other in found.values():
                    if box.intersects(other):
                        box.moveLeft(other.right() + 1)
                found[verdict.number] = box
        return found

    def _mark_at(self, point: QPointF) -> int | None:
        """Return the number of the nearest mark within reach of a point."""
        away = {
            number: QLineF(box.center(), point).length() for number, box in self.badges().items()
        }
        nearest = min(away, key=lambda number: away[number], default=None)
        return nearest if nearest is not None and away[nearest] <= REACH else None

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(1, self._places + 1):
            self.draw_level(painter, self._y(place), place, strong=place == 1)
        self._draw_rounds(painter)
        self._draw_costs(painter)
        points = [self._came(verdict) for verdict in self._verdicts]
        self.draw_line(painter, points, player_color(self._color))
        for at, box in enumerate(self.badges().values(), start=1):
            draw_badge(painter, box, at)

    def _draw_rounds(self, painter: QPainter) -> None:
        """Write a round's number where its first decision is, as far as numbers have room."""
        before, free = None, 0.0
        for verdict in self._verdicts:
            number, x = self._rounds[verdict.number], self._x(verdict.number)
            if number != before and x >= free:
                self.draw_round(painter, x, number, below=10)
                free = x + 28
            before = number

    def _draw_costs(self, painter: QPainter) -> None:
        """Draw lines from the place that the expert's move would have brought to what came."""
        ink = theme().color("warning", 0.75)
        painter.setPen(QPen(ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for verdict in self._verdicts:
            if verdict.cost > 0:
                came = self._came(verdict)
                painter.drawLine(QPointF(came.x(), self._y(verdict.best_place)), came)

    # -- pointer ------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        there = self._decision_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if there else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setToolTip(plain_tip(self.tip_at(event.position())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        number = self._decision_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and number is not None:
            self.chosen.emit(number)

    def _decision_at(self, point: QPointF) -> int | None:
        marked, nearest = self._mark_at(point), self._nearest(point)
        return marked if marked is not None or nearest is None else nearest.number

    def _nearest(self, point: QPointF) -> MoveVerdict | None:
        inside = self.plot().contains(point)
        verdicts = self._verdicts if inside else ()
        return min(verdicts, key=lambda one: abs(self._x(one.number) - point.x()), default=None)

    def tip_at(self, point: QPointF) -> str:
        verdict = self._nearest(point)
        if verdict is None:
            return ""
        return self.tr("Round {round}, move {number}: expected place {place}").format(
            round=self._rounds[verdict.number],
            number=verdict.number + 1,
            place=place_text(verdict.played_place),
        )
