"""The place that a player could expect after each decision, with the costly ones marked."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen

from powergrid_qt.ai.analysis import Lapse, MoveVerdict
from powergrid_qt.engine import Record
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.story.charts import BADGE, Chart, draw_badge
from powergrid_qt.views.style.theme import player_color, theme
from powergrid_qt.words.verdicts import place_text

REACH = 16.0
"""How far from its middle a mark takes the pointer."""
LEFT, TOP, RIGHT, BOTTOM = 34.0, 16.0, 16.0, 30.0


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
        return QRectF(self.rect()).adjusted(LEFT, TOP, -RIGHT, -BOTTOM)

    def _x(self, number: int) -> float:
        plot = self.plot()
        return plot.left() + plot.width() * (self._own[number] + 0.5) / len(self._own)

    def _y(self, place: float) -> float:
        plot = self.plot()
        down = (min(max(place, 1.0), self._places) - 1) / (self._places - 1)
        return plot.top() + down * plot.height()

    def _came(self, verdict: MoveVerdict) -> QPointF:
        """The point of the place that came of a decision."""
        return QPointF(self._x(verdict.number), self._y(verdict.played_place))

    def badges(self) -> dict[int, QRectF]:
        """Where the marks of the costly moves are: below their points, and beside each other."""
        found: dict[int, QRectF] = {}
        lowest = self.height() - BOTTOM - BADGE / 2
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
        """The nearest mark within reach."""
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
        """A number where a round's first decision is, as far as they have room."""
        before, free = None, 0.0
        for verdict in self._verdicts:
            number, x = self._rounds[verdict.number], self._x(verdict.number)
            if number != before and x >= free:
                self.draw_round(painter, x, number, below=10)
                free = x + 28
            before = number

    def _draw_costs(self, painter: QPainter) -> None:
        """From the place that the expert's move would have led to, down to the one that came."""
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
