"""The city track: everybody's number of cities, and how far step 2 and the end are."""

from collections import defaultdict

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.engine import Game
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.controls import with_text
from powergrid_qt.views.style.lettering import BOLD, CENTER, line_height, text_width, write
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.names import cities_text, listed

HEIGHT = 46
HOUSE = 15.0
MARK = 0.82
"""The size of the words at a mark."""
APART = 6
"""Between the words of two marks."""
WIDEST = 520
BELOW = 6.0
"""From the middle of the line to the words below it."""
SIDE = 12.0
"""Room at both ends of the line."""


class CityTrack(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._cities: list[tuple[str, str, int]] = []
        self.marks: tuple[int | None, int] = (None, 1)
        """Where step 2 starts, if that is still to come on this track, and where the game ends."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(WIDEST)

    def sizeHint(self) -> QSize:
        return QSize(220, with_text(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, with_text(HEIGHT))

    def show_game(self, game: Game) -> None:
        before = self._cities, self.marks
        state, rules = game.state, game.state.rules
        self._cities = [
            (seat.name, seat.color, player.connected)
            for seat, player in zip(game.config.players, state.players, strict=True)
        ]
        pending = state.step == 1 and rules.step2_cities <= rules.end_cities
        self.marks = rules.step2_cities if pending else None, rules.end_cities
        if (self._cities, self.marks) != before:
            self._tell()

    def _tell(self) -> None:
        self.update()
        most = max((count for _, _, count in self._cities), default=0)
        step2, end = self.marks
        parts = [self.tr("Most cities: {count}").format(count=most)]
        if step2 is not None:
            parts.append(self.tr("step 2 at {cities}").format(cities=cities_text(step2)))
        parts.append(self.tr("end at {cities}").format(cities=cities_text(end)))
        summary = ", ".join(parts)
        each = listed(f"{name} {count}" for name, _, count in self._cities)
        self.setAccessibleName(summary)
        self.setToolTip(plain_tip(f"{summary}\n{each}"))

    def _x(self, count: int) -> float:
        last = max(self.marks[1], *(cities for _, _, cities in self._cities), 1)
        return SIDE + (self.width() - 2 * SIDE) * count / last

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._cities:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        y = min(self.height() * 0.5, self.height() - line_height(MARK) - BELOW)
        leader = max(count for _, _, count in self._cities)
        step2, end = self.marks
        line = QRectF(self._x(0), y - 3, self._x(end) - self._x(0), 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("panel_line"))
        painter.drawRoundedRect(line, 3, 3)
        painter.setBrush(look.color("text_soft", 0.55))
        painter.drawRoundedRect(
            QRectF(line.left(), line.top(), self._x(leader) - line.left(), 6), 3, 3
        )
        painter.setPen(QPen(look.color("panel"), 1))
        for count in range(1, end):
            painter.drawLine(QPointF(self._x(count), y - 3), QPointF(self._x(count), y + 3))
        ends = self._draw_mark(painter, end, self.tr("End"), "warning", y)
        if step2 is not None:
            self._draw_mark(painter, step2, self.tr("Step 2"), "focus", y, ends)
        self._draw_houses(painter, y)

    def _draw_mark(
        self,
        painter: QPainter,
        count: int,
        name: str,
        color: str,
        y: float,
        taken: QRectF | None = None,
    ) -> QRectF:
        """Gives the place of its words, which stand left of what is `taken`: only the figure, where
        there is no more room."""
        x = self._x(count)
        painter.setPen(QPen(theme().color(color), 2.5))
        painter.drawLine(QPointF(x, y - 8), QPointF(x, y + 5))
        right = self.width() if taken is None else taken.left() - APART
        for text in (f"{name} · {count}", str(count)):
            width = text_width(text, MARK, BOLD) + 4
            left = min(max(0.0, x - width / 2), right - width)
            if left >= 0:
                break
        box = QRectF(left, y + BELOW, width, line_height(MARK))
        write(painter, box, text, align=CENTER, scale=MARK, weight=BOLD, color=color)
        return box

    def _draw_houses(self, painter: QPainter, y: float) -> None:
        """Players with equally many cities stand beside each other, a little overlapping."""
        together: dict[int, list[str]] = defaultdict(list)
        for _, color, count in self._cities:
            together[count].append(color)
        for count, colors in together.items():
            step = HOUSE * (0.95 if len(colors) < 3 else 0.62)
            width = HOUSE + step * (len(colors) - 1)
            left = min(max(0.0, self._x(count) - width / 2), self.width() - width)
            for number, color in enumerate(colors):
                box = QRectF(left + number * step, y - HOUSE - 4, HOUSE, HOUSE)
                draw_house(painter, box, color)
