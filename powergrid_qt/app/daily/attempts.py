"""Who has played which game of the day, and whether another one would count.

The records tell it: `daily` in a record's `about` is the day whose game it is, if it counts. Only
the last of these days is kept in the settings too, so that neither a deleted record nor a clock
that goes back gives another attempt: a day counts only after all those that were attempted.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from powergrid_qt.app.about import day_in
from powergrid_qt.app.settings import Settings
from powergrid_qt.models.library_game import LibraryGame

_LATEST = "daily/latest"


@dataclass(frozen=True, slots=True)
class DailyResult:
    """How the person did in a game of the day."""

    place: int
    players: int
    powered: int
    rounds: int


class Attempts:
    """What the games in the folder tell of the days."""

    def __init__(self, settings: Settings, games: Iterable[LibraryGame]) -> None:
        self._settings = settings
        self._by_day: dict[str, LibraryGame] = {}
        for game in games:
            if game.daily:
                self._by_day.setdefault(game.daily, game)

    def on(self, day: date) -> LibraryGame | None:
        """The game that counts for a day, finished or not."""
        return self._by_day.get(day.isoformat())

    def result(self, day: date) -> DailyResult | None:
        game = self.on(day)
        if game is None or not game.over:
            return None
        seat = game.seats[next(iter(game.human_seats), 0)]
        return DailyResult(seat.place, len(game.seats), seat.powered, game.rounds)

    def counts(self, day: date) -> bool:
        """Whether a game that is begun for this day would count."""
        return day.isoformat() > max([day_in(self._settings.text(_LATEST)), *self._by_day])


def remember_attempt(settings: Settings, day: date) -> None:
    settings.store(_LATEST, max(day_in(settings.text(_LATEST)), day.isoformat()))
