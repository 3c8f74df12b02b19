"""The game of the day in words: what is played, how it went, and the text to share."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from powergrid_qt.engine import GameConfig, load_board
from powergrid_qt.words.names import board_name, place_name, plurals, short_edition_name

translate = QCoreApplication.translate


def day_name(day: date) -> str:
    """Return a day, "16 November", in the order of the user's language."""
    return QLocale().toString(_qt(day), translate("Daily", "d MMMM"))


def month_name(day: date) -> str:
    return QLocale().toString(_qt(day), "MMMM yyyy")


def weekday_name(day: date) -> str:
    return QLocale().dayName(day.isoweekday(), QLocale.FormatType.ShortFormat).rstrip(".")


def game_title(day: date) -> str:
    return translate("Daily", "Game of the day, {day}").format(day=day_name(day))


def table_words(config: GameConfig) -> str:
    """Return board and players of a game, "Europe, 4 players"."""
    board = board_name(load_board(config.board))
    return f"{board}, {plurals.players(len(config.players))}"


def what_is_played(config: GameConfig) -> str:
    """Return board and edition of a game, "Germany · second edition 2009"."""
    return f"{board_name(load_board(config.board))} · {short_edition_name(config.edition)}"


def result_words(place: int, powered: int, rounds: int) -> str:
    """Return how a game of the day went, "2nd, 15 cities, 11 rounds"."""
    return ", ".join((place_name(place), plurals.cities(powered), plurals.rounds(rounds)))


STEPS = "▁▃▄▅▆█"
"""The signs from the last place to the first, for as many players as there may be."""


def text_to_share(day: date, config: GameConfig, result: str, places: Sequence[int]) -> str:
    """What anybody may read who has not played yet: the table, which is known, one's result, and
    where one stood round by round, as steps that rise. `places`: after each round."""
    text = translate(
        "Daily", "Power Grid, game of the day {day}\n{table} · {players}\n{result}\n{steps}"
    )
    count = len(config.players)
    return text.format(
        day=day.isoformat(),
        table=what_is_played(config),
        players=plurals.players(count),
        result=result,
        steps="".join(_step(place, count) for place in places),
    )


def _step(place: int, players: int) -> str:
    return STEPS[round((players - place) * (len(STEPS) - 1) / (players - 1))]


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
