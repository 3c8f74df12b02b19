"""What the charts of the history share: games from left to right, and what the pointer asks for."""

from collections.abc import Sequence
from time import localtime

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from powergrid_qt.models.past.statistics import Played
from powergrid_qt.models.past.words import game_text, long_day_text
from powergrid_qt.views.story.chart import LABEL, Chart
from powergrid_qt.views.style.lettering import BOLD, NORMAL, line_height, text_width, write
from powergrid_qt.views.style.theme import RADIUS, theme

DOT = 4.0
MOST_DOTS = 80
"""With more games only the line is drawn: dots would cover it."""
BETWEEN_MONTHS = 70.0


class TimeChart(Chart):
    """The pointer and the arrow keys tell of one game after the other."""

    def __init__(self) -> None:
        super().__init__(QSize(300, 150))
        self.games: Sequence[Played] = ()
        """In the order of time."""
        self.values: Sequence[float] = ()
        """Of each game, what its point shows."""
        self._top, self._bottom = 0.0, 1.0
        """The values at the edges of the plot."""
        self.told: int | None = None
        """Of which game is told."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_values(
        self, games: Sequence[Played], values: Sequence[float], top: float, bottom: float
    ) -> None:
        self.games, self.values, self.told = games, values, None
        self._top, self._bottom = top, bottom
        self.update()

    # -- what differs ---------------------------------------------------------------------------

    def title_of(self, number: int) -> str:
        """What is told of a game, in the first line."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Everything but the months and what is told."""
        raise NotImplementedError

    # -- geometry and painting ------------------------------------------------------------------

    def x_of(self, number: int) -> float:
        plot = self.plot()
        return plot.left() + plot.width() * number / max(len(self.games) - 1, 1)

    def y_of(self, value: float) -> float:
        plot = self.plot()
        return plot.top() + plot.height() * (value - self._top) / (self._bottom - self._top)

    def points(self, values: Sequence[float]) -> list[QPointF]:
        """One for each game. Not each by itself: that is most of what painting a chart takes."""
        x, y = self.x_of(0), self.y_of(0)
        wide, high = self.x_of(1) - x, self.y_of(1) - y
        return [QPointF(x + wide * at, y + high * value) for at, value in enumerate(values)]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(theme().color("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        if self.games:
            self.draw(painter)
            self._draw_months(painter)
            if self.told is not None:
                self._draw_told(painter, self.told)

    def draw_dots(self, painter: QPainter, points: Sequence[QPointF], color: QColor) -> None:
        """Full ones for games that were won."""
        if len(points) > MOST_DOTS:
            return
        painter.setPen(QPen(color, 2))
        for point, played in zip(points, self.games, strict=True):
            painter.setBrush(color if played.share else theme().color("panel"))
            painter.drawEllipse(point, DOT, DOT)

    def _draw_months(self, painter: QPainter) -> None:
        """The name of a month where its first game is, as far as they have room."""
        free, before = -1.0, None
        bottom = self.plot().bottom()
        for number, played in enumerate(self.games):
            month = localtime(played.game.ended)[:2]
            if month != before and (x := self.x_of(number)) >= free:
                day = QDate(*month, 1)
                name = QLocale().toString(day, "MMM yy" if day.month() == 1 else "MMM")
                width = text_width(name, 0.85)
                left = min(x, self.width() - width - 2)
                label = QRectF(left, bottom + 8, width + 1, LABEL)
                write(painter, label, name, scale=0.85, color="text_soft")
                painter.setPen(QPen(theme().color("panel_line"), 1))
                painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + 5))
                free = x + BETWEEN_MONTHS
            before = month

    def _draw_told(self, painter: QPainter, number: int) -> None:
        x, y = self.x_of(number), self.y_of(self.values[number])
        color = theme().color("focus")
        painter.setPen(QPen(color, 1.5))
        painter.drawLine(QPointF(x, self.plot().top()), QPointF(x, self.plot().bottom()))
        painter.setBrush(color)
        painter.drawEllipse(QPointF(x, y), DOT + 1.5, DOT + 1.5)
        played = self.games[number]
        lines = (self.title_of(number), long_day_text(played.game), game_text(played))
        width = max(text_width(line, 1.0, BOLD) for line in lines) + 22
        row = line_height() + 2
        height = row * len(lines) + 12
        left = x + 12 if x + 12 + width < self.width() else max(x - 12 - width, 0)
        top = y + 14 if y + 14 + height < self.height() else y - 14 - height
        box = QRectF(left, max(top, 0), width, height)
        painter.setPen(QPen(color, 1))
        painter.setBrush(theme().color("panel"))
        painter.drawRoundedRect(box, RADIUS - 4, RADIUS - 4)
        told = QRectF(box.left() + 11, box.top() + 6, box.width() - 22, row)
        for at, line in enumerate(lines):
            strong = at == 0
            tone = "text" if strong else "text_soft"
            write(painter, told, line, weight=BOLD if strong else NORMAL, color=tone)
            told.translate(0, row)

    # -- pointer and keys -----------------------------------------------------------------------

    def tell(self, number: int | None) -> None:
        """Of a game; the nearest there is."""
        if number is not None:
            number = min(max(number, 0), len(self.games) - 1)
        if self.games and number != self.told:
            self.told = number
            if number is not None:
                words = (self.title_of(number), game_text(self.games[number]))
                self.setAccessibleDescription(", ".join(words))
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot, between = self.plot(), len(self.games) - 1
        self.tell(round((event.position().x() - plot.left()) / plot.width() * between))

    def leaveEvent(self, event: QEvent) -> None:
        self.tell(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self.games:
            super().keyPressEvent(event)
        else:
            self.tell(len(self.games) - 1 if self.told is None else self.told + step)
