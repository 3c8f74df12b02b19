"""A game as text to read, and as figures for a spreadsheet; and the whole history as a table."""

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.analysis import ALL
from powergrid_qt.engine import Game
from powergrid_qt.models.balance import rounds_of
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.log_model import LogKind, LogModel
from powergrid_qt.models.past.statistics import closeness_in

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the start of a formula, or of a command."""


def log_text(game: Game) -> str:
    """Everything that has happened: rounds and phases as headings, one line for each event."""
    log = LogModel()
    log.set_game(game)
    lines: list[str] = []
    for entry in log.entries:
        match entry.kind:
            case LogKind.ROUND:
                lines += ["", entry.text, "=" * len(entry.text)]
            case LogKind.PHASE:
                lines += ["", entry.text]
            case _:
                lines.append(f"- {entry.text}")
    return "\n".join(lines).strip() + "\n"


def figures_csv(game: Game) -> str:
    """One line for each player and round, without money that others cannot know."""
    translate = QCoreApplication.translate
    told = game.over or game.config.options.open_money
    table = io.StringIO()
    writer = csv.writer(table)
    head = [
        translate("Exports", "Round"),
        translate("Exports", "Player"),
        translate("Exports", "Cities"),
        translate("Exports", "Cities powered"),
    ]
    writer.writerow([*head, translate("Exports", "Money")] if told else head)
    for number, figures in enumerate(rounds_of(game)):
        for seat, player in enumerate(game.config.players):
            row = [number, plain(player.name), figures.cities[seat], figures.power[seat]]
            writer.writerow([*row, figures.money[seat]] if told else row)
    return table.getvalue()


def plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


# -- the history: one line for each seat of each game -----------------------------------------

HEADINGS = (
    *("game", "begun", "ended", "board", "edition", "promo_cards", "beginner", "open_money"),
    *("draft", "rounds", "take_backs", "hints", "played_on", "practice", "first_game", "coached"),
    *("seat", "name", "kind", "color", "place", "powered", "money", "closeness"),
)


def history_csv(games: Iterable[LibraryGame]) -> bytes:
    """The content of a file. The mark ahead tells Excel that it is UTF-8."""
    lines = io.StringIO(newline="")
    table = csv.writer(lines)
    table.writerow(HEADINGS)
    table.writerows(row for game in games for row in _rows(game))
    return lines.getvalue().encode("utf-8-sig")


def _rows(game: LibraryGame) -> Iterator[list[object]]:
    for number, seat in enumerate(game.seats):
        yield [
            *(game.id, _time(game.begun), _time(game.ended), game.board, game.edition, game.promo),
            *map(int, (game.beginner, game.open_money, game.draft)),
            *(game.rounds, game.take_backs, game.hints),
            *map(int, (game.played_on, game.practice, game.first_game, game.coached)),
            *(number, plain(seat.name), plain(seat.kind), seat.color),
            *(seat.place, seat.powered, seat.money, closeness_in(seat.analysis).get(ALL, "")),
        ]


def _time(seconds: int | None) -> str:
    return "" if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()
