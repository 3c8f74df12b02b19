"""What the start page knows of the game of the day, puzzles and boards: told once the page is
seen, because it needs the rules."""

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from powergrid_qt.app.daily.attempts import Attempts
from powergrid_qt.app.daily.daily_game import daily_game
from powergrid_qt.app.puzzles.progress import solved_puzzles
from powergrid_qt.app.puzzles.puzzle import all_puzzles
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.daily.calendar import draw_place
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.words.daily import table_words

_SQUARE, _GAP = 20, 4
WEEK = 7


def week_before(today: date) -> list[date]:
    return [today - timedelta(days=back) for back in range(WEEK - 1, -1, -1)]


def week_of(attempts: Attempts, today: date) -> tuple[Drawing, QSize]:
    """The places of the last seven days, today at the end."""
    results = [attempts.result(day) for day in week_before(today)]
    places = [None if result is None else result.place for result in results]

    def draw(painter: QPainter, box: QRectF) -> None:
        for number, place in enumerate(places):
            square = QRectF(number * (_SQUARE + _GAP), box.top(), _SQUARE, _SQUARE)
            draw_place(painter, square, place, today=number == WEEK - 1)

    return draw, QSize(WEEK * (_SQUARE + _GAP) - _GAP, _SQUARE)


def daily_words(today: date) -> str:
    return table_words(daily_game(today, ""))


def puzzle_count(settings: Settings) -> Sequence[int]:
    """How many are solved, and how many there are."""
    puzzles = all_puzzles()
    solved = solved_puzzles(settings)
    return sum(puzzle.id in solved for puzzle in puzzles), len(puzzles)
