"""The history as a table for other programs: one line for each seat of each game."""

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from powergrid_qt.ai.analysis import ALL
from powergrid_qt.models.past.game import PastGame
from powergrid_qt.models.past.statistics import closeness_in

HEADINGS = (
    *("game", "begun", "ended", "board", "edition", "promo_cards", "beginner", "open_money"),
    *("draft", "rounds", "take_backs", "hints", "played_on", "practice", "first_game"),
    *("seat", "name", "kind", "color", "place", "powered", "money", "closeness"),
)
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def history_csv(games: Iterable[PastGame]) -> bytes:
    """The content of a file. The mark ahead tells Excel that it is UTF-8."""
    lines = io.StringIO(newline="")
    table = csv.writer(lines)
    table.writerow(HEADINGS)
    table.writerows(row for game in games for row in _rows(game))
    return lines.getvalue().encode("utf-8-sig")


def _rows(game: PastGame) -> Iterator[list[object]]:
    for number, seat in enumerate(game.seats):
        yield [
            *(game.id, _time(game.begun), _time(game.ended), game.board, game.edition, game.promo),
            *map(int, (game.beginner, game.open_money, game.draft)),
            *(game.rounds, game.take_backs, game.hints),
            *map(int, (game.played_on, game.practice, game.first_game)),
            *(number, _plain(seat.name), _plain(seat.kind), seat.color),
            *(seat.place, seat.powered, seat.money, closeness_in(seat.analysis).get(ALL, "")),
        ]


def _time(seconds: int | None) -> str:
    return "" if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()


def _plain(name: str) -> str:
    """A name is never a formula of a spreadsheet."""
    return f"'{name}" if name.startswith(_FORMULAS) else name
