"""The places that a person reached, game by game, and their mean over the last ones."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from powergrid_qt.models.past.statistics import Played
from powergrid_qt.views.pages.history.time_chart import TimeChart
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.history import place_text

MEAN_OF = 10
"""So many games are taken together for the line."""
MOST_GAMES = 200
"""Of more, only the last ones are shown."""


class PlacesChart(TimeChart):
    """First place is at the top."""

    def __init__(self) -> None:
        super().__init__()
        self._lowest = 2
        self._means: list[float] = []

    def show_games(self, games: Sequence[Played]) -> None:
        places = [one.seat.place for one in games]
        self._lowest = max((len(one.game.seats) for one in games), default=2)
        windows = (places[max(0, end - MEAN_OF) : end] for end in range(1, len(places) + 1))
        self._means = [sum(window) / len(window) for window in windows][-MOST_GAMES:]
        super().show_games(games[-MOST_GAMES:])

    def plot(self) -> QRectF:
        return QRectF(self.rect()).adjusted(34, 14, -16, -30)

    def _y(self, place: float) -> float:
        plot = self.plot()
        return plot.top() + plot.height() * (place - 1) / (self._lowest - 1)

    def y_of(self, number: int) -> float:
        return self._y(self.games[number].seat.place)

    def title_of(self, number: int) -> str:
        return place_text(self.games[number], self._means[number])

    def draw(self, painter: QPainter) -> None:
        for place in range(1, self._lowest + 1):
            self.draw_level(painter, self._y(place), place, strong=place == 1)
        color = theme().color("focus")
        means = [QPointF(self.x_of(at), self._y(mean)) for at, mean in enumerate(self._means)]
        self.draw_line(painter, means, color, 2.2)
        self.draw_dots(painter, self.points(), theme().color("text_soft"))
