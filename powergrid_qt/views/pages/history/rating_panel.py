"""How strong one is: in words, as a figure, and as a curve; or the places one has reached."""

from collections.abc import Sequence
from statistics import fmean
from time import localtime

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QStackedWidget

from powergrid_qt.ai.rating import Estimate, compared_levels
from powergrid_qt.models.past.statistics import Played, Summary
from powergrid_qt.models.past.words import (
    game_text,
    long_day_text,
    margin_text,
    place_text,
    rated_text,
    strength_text,
)
from powergrid_qt.views.story.charts import LABEL, ToldChart
from powergrid_qt.views.style.controls import Heading, Label, Panel, SoftLabel, base_size
from powergrid_qt.views.style.layouts import STRETCH, add, column, row, set_visible
from powergrid_qt.views.style.lettering import (
    BOLD,
    MEDIUM,
    NORMAL,
    RIGHT,
    line_height,
    text_width,
    write,
)
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import RADIUS, SPACE, map_font, theme
from powergrid_qt.words.names import kind_name

DOT = 4.0
MOST_DOTS = 80
"""The most games for which dots are drawn, too: more would cover the line."""
BETWEEN_MONTHS = 70.0


class TimeChart(ToldChart):
    """A chart of games from left to right."""

    def __init__(self) -> None:
        super().__init__(QSize(300, 150))
        self.games: Sequence[Played] = ()
        """The games that are shown, the oldest first."""
        self.values: Sequence[float] = ()
        """The value of each game, in the same order."""
        self._top, self._bottom = 0.0, 1.0
        """The values at the edges of the plot."""

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
        """Paint everything but the months and what is told of a game."""
        raise NotImplementedError

    # -- geometry and painting ------------------------------------------------------------------

    @property
    def last(self) -> int:
        return len(self.games) - 1

    def y_of(self, value: float) -> float:
        plot = self.plot()
        return plot.top() + plot.height() * (value - self._top) / (self._bottom - self._top)

    def points(self, values: Sequence[float]) -> list[QPointF]:
        """Return a point for each game. Not each by itself: that is most of what painting takes."""
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
        """Draw a dot for each game; it is full for games that were won."""
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

    def tell(self, number: int | None) -> None:
        """Tell the facts of a game beside its point."""
        super().tell(number)
        if self.told is not None:
            words = (self.title_of(self.told), game_text(self.games[self.told]))
            self.setAccessibleDescription(", ".join(words))


AROUND = 60
"""The distance between the outermost level or value and the edge, in rating points."""


class RatingChart(TimeChart):
    def __init__(self) -> None:
        super().__init__()
        self._curve: Sequence[Estimate] = ()
        self._left = self._right = 0.0
        """The room for ratings and names of levels: measured once, asked for every point."""

    def show_curve(self, rated: Sequence[Played], curve: Sequence[Estimate]) -> None:
        """Show the rating; `rated`: all games that count; some of them are points of the curve."""
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


MEAN_OF = 10
"""The number of games of which the line shows the mean."""
MOST_GAMES = 200
"""The most games that are shown; of more, only the last ones are."""


class PlacesChart(TimeChart):
    """A chart of the places in games, with the first place at the top."""

    def __init__(self) -> None:
        super().__init__()
        self._lowest = 2
        """The last place of the largest table."""
        self._means: list[float] = []

    def show_games(self, games: Sequence[Played]) -> None:
        places = [one.seat.place for one in games]
        self._lowest = max((len(one.game.seats) for one in games), default=2)
        first = max(0, len(places) - MOST_GAMES)
        ends = range(first + 1, len(places) + 1)
        self._means = [fmean(places[max(0, end - MEAN_OF) : end]) for end in ends]
        self.show_values(games[first:], places[first:], 1, self._lowest)

    def plot(self) -> QRectF:
        return QRectF(self.rect()).adjusted(34, 14, -16, -30)

    def title_of(self, number: int) -> str:
        return place_text(self.games[number], self._means[number])

    def draw(self, painter: QPainter) -> None:
        for place in range(1, self._lowest + 1):
            self.draw_level(painter, self.y_of(place), place, strong=place == 1)
        self.draw_line(painter, self.points(self._means), theme().color("focus"), 2.2)
        self.draw_dots(painter, self.points(self.values), theme().color("text_soft"))


RATING, PLACES = "rating", "places"


class RatingPanel(Panel):
    def __init__(self) -> None:
        super().__init__()
        self._summary: Summary | None = None
        self.answer = Heading()
        self.answer.setWordWrap(True)
        self.answer.setFont(map_font(base_size() * 1.9, QFont.Weight.DemiBold))
        self.note = SoftLabel(wrap=True)
        self.figure, self.margin = Label(), Label(kind="soft")
        self.figure.setFont(map_font(base_size() * 2.7, QFont.Weight.Bold))
        self.margin.setFont(map_font(base_size() * 1.6, QFont.Weight.DemiBold))
        self.which = Segmented(name=self.tr("Chart"))
        self.which.set_choices(
            [Segment(RATING, self.tr("Rating")), Segment(PLACES, self.tr("Places"))]
        )
        self.rating, self.places = RatingChart(), PlacesChart()
        self.rating.setAccessibleName(self.tr("Rating, game by game"))
        self.places.setAccessibleName(self.tr("Places, game by game"))
        self.legend = SoftLabel(scale=0.88, wrap=True)
        self._charts = QStackedWidget()
        for chart in (self.rating, self.places):
            self._charts.addWidget(chart)
        self.which.chosen.connect(self._show_chart)
        self._lay_out()
        self._show_legend()
        self.which.set_value(RATING)

    def _lay_out(self) -> None:
        words = column(self.answer, self.note, spacing=2)
        figures = row(self.figure, self.margin, spacing=6)
        foot = row((self.legend, 1), STRETCH, self.which, spacing=SPACE)
        add(self.body, row((words, 1), figures, spacing=2 * SPACE), (self._charts, 1), foot)

    def show_summary(self, summary: Summary) -> None:
        self._summary = summary
        self.rating.show_curve(summary.rated, summary.curve)
        self.places.show_games(summary.played[::-1])
        self._show_legend()
        last = summary.curve[-1] if summary.curve else None
        self.answer.setText(strength_text(last))
        others = len(summary.played) - len(summary.rated)
        self.note.setText(rated_text(len(summary.rated), others))
        set_visible(last is not None, self.figure, self.margin)
        if last is not None:
            self.figure.setText(str(round(last.rating)))
            self.margin.setText(margin_text(last))
            self.figure.setAccessibleName(
                self.tr("Rating {rating}").format(rating=self.figure.text())
            )

    def _show_chart(self, which: str) -> None:
        self._charts.setCurrentWidget(self.rating if which == RATING else self.places)
        self._show_legend()

    def _show_legend(self) -> None:
        """Explain the chart that is seen; an empty one needs no legend."""
        summary, rated = self._summary, self._charts.currentWidget() is self.rating
        drawn = summary is not None and bool(summary.curve if rated else summary.played)
        self.legend.setVisible(drawn)
        if rated:
            text = self.tr("● won   ○ not won   95 of 100 times the truth lies in the band")
        else:
            text = self.tr("● won   ○ not won   the line is the mean of ten games")
        self.legend.setText(text)
