"""The game of the day in the real window: begun, left, counted once, shared."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.simulation import play_on
from powergrid_qt.app.about import DAILY, PRACTICE, new_about
from powergrid_qt.app.daily_game import daily_game
from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.game_file import save_record
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.puzzles import all_puzzles
from powergrid_qt.engine import Game, Record
from powergrid_qt.views.pages.daily.calendar import Day
from powergrid_qt.views.pages.daily.daily_page import DailyPage
from powergrid_qt.views.style.tables import CELL
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart
from powergrid_qt.words.names import short_edition_name
from tests.views.real_window import click

TODAY = date(2031, 7, 4)
"""With three players: the game is over soon."""


class Clock:
    """What the window takes for today."""

    def __init__(self) -> None:
        self.day = TODAY

    def __call__(self) -> date:
        return self.day


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def today(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the window shows its start page."""
    monkeypatch.setattr(Library, "today", lambda _: clock())


def shown(qtbot: QtBot, window: MainWindow) -> DailyPage:
    """The page, by its door."""
    window.go(ToStart())
    qtbot.waitUntil(lambda: window.program.library.has_read, timeout=20_000)
    QCoreApplication.processEvents()
    click(qtbot, window.start_page.daily_button)
    return window.daily.page


def finished(day: date) -> Record:
    """A game of the day that computers have played for everybody."""
    game = Game(daily_game(day, "Ada"))
    for _ in play_on(game, [make_player("random", seat) for seat in range(3)]):
        pass
    return Record.of(game, about={**new_about(), DAILY: day.isoformat()})


def cell_of(page: DailyPage, day: date) -> Day:
    cells = page.calendar.cells
    found = (
        cells.index(row, column).data(CELL)
        for row in range(1, cells.rowCount())
        for column in range(cells.columnCount())
    )
    return next(cell for cell in found if cell.day == day)


def test_one_attempt_counts_and_goes_on_where_it_was_left(
    qtbot: QtBot, window: MainWindow, clock: Clock
) -> None:
    page = shown(qtbot, window)
    assert page.play_button.text() == "Play"
    assert not page.practice_button.isVisible()
    click(qtbot, page.play_button)
    assert window.program.controller.about[DAILY] == "2031-07-04"
    assert window.program.controller.game.config == daily_game(TODAY, "Ada")
    page = shown(qtbot, window)
    assert page.play_button.text() == "Continue"
    assert not page.practice_button.isVisible()
    game = window.program.controller.about["id"]
    click(qtbot, page.play_button)
    assert window.program.controller.about["id"] == game
    clock.day = TODAY - timedelta(days=1)  # the clock jumps back
    page = shown(qtbot, window)
    assert not page.play_button.isVisible()
    click(qtbot, page.practice_button)
    assert DAILY not in window.program.controller.about
    assert window.program.controller.record.about[PRACTICE] == "2031-07-03"


def test_the_result_stands_in_the_calendar_and_can_be_shared(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.resize(1100, 700)
    window.go(ToStart())
    start = window.start_page
    qtbot.waitUntil(lambda: start.daily_button.detail == "USA, 3 players · one try counts")
    save_record(finished(TODAY), saves_dir() / "today.pgr")
    page = shown(qtbot, window)
    qtbot.waitUntil(lambda: start.daily_button.detail == "USA, 3 players")
    place = cell_of(page, TODAY).place
    assert place in (1, 2, 3)
    assert page.practice_button.isVisible()
    click(qtbot, page.share_button)
    text = QGuiApplication.clipboard().text()
    title, table, result, steps = text.splitlines()
    assert title == "Power Grid, game of the day 2031-07-04"
    assert table == "USA · Second edition 2009 · 3 players"
    assert result.startswith(f"{['1st', '2nd', '3rd'][place - 1]}, ")
    assert steps[-1] == "█▅▁"[place - 1]
    assert page.share_button.text() == "Copied"
    click(qtbot, page.play_button)
    game, end = window.program.controller.game, window.ends.page
    assert len(steps) == game.state.round
    QGuiApplication.clipboard().clear()
    click(qtbot, end.share_button)
    assert QGuiApplication.clipboard().text() == text
    assert end.share_button.text() == "Copied"
    board = game.state.rules.board
    assert not [city.id for city in board.cities if city.name in text]


def test_a_result_that_is_gone_says_so_instead_of_copying(qtbot: QtBot, window: MainWindow) -> None:
    path = saves_dir() / "today.pgr"
    save_record(finished(TODAY), path)
    page = shown(qtbot, window)
    path.unlink()
    QGuiApplication.clipboard().clear()
    click(qtbot, page.share_button)
    assert QGuiApplication.clipboard().text() == ""
    assert page.share_button.text() == "Copy the result"
    assert "today.pgr" in page._rule.text()


def test_only_a_game_of_the_day_has_a_result_to_share(qtbot: QtBot, window: MainWindow) -> None:
    record = finished(TODAY)
    about = {key: said for key, said in record.about.items() if key != DAILY}
    save_record(replace(record, about=about), saves_dir() / "plain.pgr")
    window.games.open_game(saves_dir() / "plain.pgr")
    assert window.program.controller.game.over
    assert not window.ends.page.share_button.isVisible()


def test_days_before_are_practice_and_days_to_come_are_not_told(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = shown(qtbot, window)
    for day, told in ((TODAY + timedelta(days=1), TODAY), (TODAY - timedelta(days=2),) * 2):
        cells = page.calendar.cells
        index = next(
            cells.index(row, column)
            for row in range(1, cells.rowCount())
            for column in range(7)
            if cells.index(row, column).data(CELL).day == day
        )
        click(qtbot, page.calendar.viewport(), page.calendar.visualRect(index).center())
        assert page.day == told
    assert not page.play_button.isVisible()
    assert page.practice_button.isVisible()
    assert not page.later_button.isEnabled()
    click(qtbot, page.earlier_button)
    assert page.later_button.isEnabled()


@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1440, 900)])
def test_the_start_page_says_how_far_one_is(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    window.resize(size)
    window.go(ToStart())
    start = window.start_page
    qtbot.waitUntil(lambda: "solved" in start.puzzles_button.detail, timeout=20_000)
    assert start.puzzles_button.detail == f"0 of {len(all_puzzles())} solved"
    assert start.maps_button.detail == "14 boards"
    assert start.history_button.detail == "0 games"
    assert start.daily_button.detail.startswith("USA, 3 players")
    doors = (
        *(start.daily_button, start.puzzles_button, start.history_button),
        *(start.maps_button, start.open_button),
    )
    for door in doors:
        assert door.height() >= door.sizeHint().height()
        assert start.rect().contains(door.mapTo(start, door.rect().bottomRight()))
    assert start.language.mapTo(start, start.language.rect().topLeft()).y() > max(
        door.mapTo(start, door.rect().bottomLeft()).y() for door in doors
    )


def test_a_game_of_an_edition_that_nobody_has_played_here_says_what_is_new(
    qtbot: QtBot, window: MainWindow
) -> None:
    settings, config = window.program.settings, daily_game(TODAY, "Ada")
    page = shown(qtbot, window)
    assert not page.news.isVisible(), "nothing was played yet from which it could differ"
    settings.is_new("editions", "a house rule")
    page = shown(qtbot, window)
    assert page.news.text().startswith(f"New to you: {short_edition_name(config.edition)}. ")
    click(qtbot, page.lesson_button)
    assert window.learning.lesson_page.isVisible()
    settings.is_new("editions", config.edition)
    page = shown(qtbot, window)
    assert not page.news.isVisible()
    assert not page.lesson_button.isVisible()
