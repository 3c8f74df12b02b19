"""The places that a person reached, game by game, and their mean over the last ones."""

from collections.abc import Sequence
from statistics import fmean

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from powergrid_qt.models.past.statistics import Played
from powergrid_qt.models.past.words import place_text
from powergrid_qt.views.pages.history.time_chart import TimeChart
from powergrid_qt.views.style.theme import theme

MEAN_OF = 10
"""So many games are taken together for the line."""
MOST_GAMES = 200
"""Of more, only the last ones are shown."""


class PlacesChart(TimeChart):
    """First place is at the top."""

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
