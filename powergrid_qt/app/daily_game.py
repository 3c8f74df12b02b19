"""The game of the day: from the date alone, the same everywhere, and who has played which.

What it is drawn from stands in `resources/daily.json`. A later version that wants to draw from
something else adds an entry with the day from which on that holds: games of days before stay as
they are.

The records tell which days were played: `daily` in a record's `about` is the day whose game it is,
if it counts. Only the last of these days is kept in the settings too, so that neither a deleted
record nor a clock that goes back gives another attempt: a day counts only after all those that were
attempted.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import count
from typing import Any, TypeVar

from powergrid_qt.ai.players import level_names
from powergrid_qt.app.about import day_in
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import COLORS, Game, GameConfig, Seat
from powergrid_qt.engine.config import HUMAN, NAMES
from powergrid_qt.models.balance import places_by_round
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.seats import humans_of
from powergrid_qt.paths import resources_dir
from powergrid_qt.words.daily import result_words, text_to_share

T = TypeVar("T")
SEEDS = 2**31


def _draws(day: date) -> Iterator[int]:
    """Large numbers that follow from a day, one after the other."""
    for number in count(1):
        text = f"powergrid-daily {day.isoformat()} {number}"
        yield int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def daily_game(day: date, name: str) -> GameConfig:
    """Return the game of a day; `name` is that of the person who plays it."""
    source, draws = _source(day), _draws(day)

    def one_of(items: Sequence[T]) -> T:
        return items[next(draws) % len(items)]

    edition, board = one_of(source["tables"])
    players = one_of(source["players"])
    person = next(draws) % players
    names = (other for other in NAMES if other != name)
    seats = []
    for number in range(players):
        level = one_of(source["levels"])  # drawn for the person too: one draw for each seat
        if number == person:
            seats.append(Seat(name, COLORS[number], HUMAN))
        else:
            seats.append(Seat(next(names), COLORS[number], level))
    return GameConfig(edition, board, tuple(seats), next(draws) % SEEDS)


def _source(day: date) -> dict[str, Any]:
    path = resources_dir() / "daily.json"
    entries: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return [entry for entry in entries if date.fromisoformat(entry["from"]) <= day][-1]


def person_of(settings: Settings) -> str:
    """The name under which somebody plays: that of the last new game."""
    seats = settings.new_game(level_names()).seats
    names = (seat.name.strip() for seat in seats if seat.kind == HUMAN)
    return next(filter(None, names), NAMES[0])


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


def result_to_share(day: date, game: Game) -> str:
    """One's result in a finished game of the day, to show: it does not tell what comes up."""
    result, seat = game.state.result, humans_of(game.config)[0]
    assert result is not None
    places = places_by_round(game, seat)
    told = result_words(places[-1], result.powered[seat], game.state.round)
    return text_to_share(day, game.config, told, places)


def remember_attempt(settings: Settings, day: date) -> None:
    settings.store(_LATEST, max(day_in(settings.text(_LATEST)), day.isoformat()))
