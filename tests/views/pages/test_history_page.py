"""The history in a real window: shown, filtered, read off, exported, deleted and brought back."""

import time
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app import folders
from powergrid_qt.app.library.store import Store
from powergrid_qt.engine import GameOptions
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.games_model import Column
from powergrid_qt.views.pages.history.history_page import HistoryPage
from powergrid_qt.views.style.controls import QuietButton
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart
from tests.past_games import DAY, NOON, analysed, finished, kept, past
from tests.views.file_dialog import FileDialogs
from tests.views.real_window import click, open_window, speak

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

NOW = int(time.time())


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    return fresh_window


def games() -> list[LibraryGame]:
    """Twelve of Ada's, two of them with help, and one of Bert's."""
    mine = [
        past(number, "hard", "hard", "easy", places=(1 + number % 4, 2, 3, 4))
        for number in range(8)
    ]
    mine += [
        past(8, "easy", board="usa", analysis='{"closeness": {"all": 0.75}, "costs": []}'),
        past(9, "easy", take_backs=1),
        past(10, "human", "human", names=(" ADA ", "Bert", "Cy"), hints=2),
        past(
            11,
            "normal",
            ended=NOW - DAY,
            analysis='{"closeness": {"all": 0.6, "auction": 0.5},'
            ' "costs": [[12, "overpaid", 0.4], [3, "let_go", 0.1]]}',
        ),
    ]
    return mine


def remembered(window: MainWindow, *played: LibraryGame) -> None:
    window.program.library.bring_back(played)


def opened(window: MainWindow) -> HistoryPage:
    window.menu.history.trigger()
    window.program.history.finish()
    return window.past.page


def filtered(page: HistoryPage, window: MainWindow, box: str, text: str) -> None:
    """Choose in one of the boxes at the top, as by hand."""
    chosen = page.filters.boxes[box]
    chosen.setCurrentIndex(chosen.findText(text))
    chosen.activated.emit(chosen.currentIndex())
    window.program.history.finish()


def rows(page: HistoryPage) -> int:
    return page.table.games.rowCount()


def cell(page: HistoryPage, row: int, column: Column) -> str:
    return str(page.table.games.index(row, column).data())


def move_buttons(page: HistoryPage) -> list[QuietButton]:
    """Those that lead to the costly moves."""
    return [one for one in page.judgement.findChildren(QuietButton) if not one.isHidden()]


def click_row(qtbot: QtBot, page: HistoryPage, row: int) -> None:
    at = page.table.visualRect(page.table.games.index(row, Column.PLAYERS)).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


# -- showing ----------------------------------------------------------------------------------


def test_before_the_first_game_a_friendly_page_tells_what_will_stand_here(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = opened(window)
    assert page.empty.isVisible()
    assert page.filters.isHidden()
    assert page.csv_button.isHidden()
    assert page.back_button.hasFocus()
    qtbot.keyClick(page.back_button, Qt.Key.Key_Escape)
    assert window.start_page.isVisible()


def test_the_page_tells_of_the_person_who_played_most(window: MainWindow) -> None:
    remembered(window, *games())
    page = opened(window)
    assert rows(page) == 12
    assert page.filters.boxes["person"].currentText() == "Ada"  # as it was last written
    assert page.list_panel.heading.text() == "12 games"
    assert "rounds on average" in page.in_short.text()
    assert page.rating.answer.text()
    assert page.rating.note.text().startswith("From 10 games")
    assert "2 more" in page.rating.note.text()
    assert cell(page, 0, Column.PLACE) == "Place 1 of 2"
    assert cell(page, 0, Column.EXPERT) == "60 % as the expert"
    assert "hints: 2" in cell(page, 1, Column.RATED)
    assert "take-backs: 1" in cell(page, 2, Column.RATED)
    assert cell(page, 3, Column.RATED) == "Counts for the rating"


def test_with_few_games_nobody_is_called_strong(window: MainWindow) -> None:
    remembered(window, past(1, "expert"), past(2, "easy", practice=True))
    page = opened(window)
    assert page.rating.answer.text() == "Too early to say how strong you are"
    assert page.rating.note.text().startswith("From 1 game ")
    assert cell(page, 0, Column.RATED).endswith(": practice of a game of the day")
    assert not page.grab().isNull()


def test_an_empty_chart_has_no_legend(window: MainWindow) -> None:
    remembered(window, past(1, "easy", practice=True))  # nothing that would be rated
    panel = opened(window).rating
    assert not panel.legend.isVisible()
    panel.which.chosen.emit("places")
    assert "won" in panel.legend.text()
    assert panel.legend.isVisible()


def test_names_are_plain_text(window: MainWindow) -> None:
    name = "<img src=x> & <b>Zoë</b>"
    remembered(window, *(past(number, "easy", names=(name, "Bo")) for number in range(3)))
    page = opened(window)
    assert page.filters.boxes["person"].currentText() == name
    assert name in cell(page, 0, Column.PLAYERS)


def test_filters_change_everything_at_once(window: MainWindow) -> None:
    remembered(window, *games())
    page = opened(window)
    assert len(move_buttons(page)) == 2
    filtered(page, window, "board", "USA")
    assert rows(page) == 1
    assert move_buttons(page) == []  # nothing of the other boards is left
    assert page.list_panel.heading.text().startswith("1 game")
    filtered(page, window, "rival", "hard")  # of those there are none on this board
    assert rows(page) == 0
    assert page.nothing.isVisible()
    assert "Too early" in page.rating.answer.text()
    filtered(page, window, "board", "All boards")
    assert rows(page) == 8
    filtered(page, window, "rival", "All opponents")
    filtered(page, window, "since", "Last 30 days")
    assert rows(page) == 1
    filtered(page, window, "since", "Since ever")
    filtered(page, window, "person", "Bert")
    assert rows(page) == 1
    assert cell(page, 0, Column.PLACE) == "Place 2 of 3"


def test_win_rates_are_told_with_their_interval_and_chance(window: MainWindow) -> None:
    remembered(
        window,
        *(past(number, "hard", places=(1 + number % 2, 2 - number % 2)) for number in range(10)),
    )
    page = opened(window)
    cells = page.rates.table.cells
    told = [str(cells.index(row, 0).data()) for row in range(cells.rowCount())]
    assert told[0] == "by board"
    assert told[1].startswith("Germany, 10 games: 50 % won")
    assert "between 24 % and 76 %" in told[1]
    assert told[1].endswith("by chance 50 %")
    tip = cells.index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == told[1]


def test_charts_are_read_off_under_the_pointer_and_by_keys(
    window: MainWindow, qtbot: QtBot
) -> None:
    remembered(window, *games())
    page = opened(window)
    chart = page.rating.rating
    qtbot.mouseMove(chart, QPoint(5, 40))
    qtbot.mouseMove(chart, QPoint(round(chart.x_of(4)) + 2, 60))
    assert chart.told == 4
    assert "±" in chart.title_of(4)
    assert "place 1 of 4" in chart.accessibleDescription()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.told == 5
    click(qtbot, page.rating.which.button("places"))
    assert page.rating.places.isVisible()
    qtbot.keyClick(page.rating.places, Qt.Key.Key_Left)
    assert page.rating.places.title_of(11).startswith("Place 1, ")
    assert page.rating.places.told == 11
    assert not page.grab().isNull()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_shown_in_other_languages_and_sizes(window: MainWindow, theme: str) -> None:
    remembered(window, *games())
    opened(window)
    window.program.settings.theme = theme
    for language in ("de", "nl", "en"):
        speak(window, language)
        page = window.past.page
        for size in ((1100, 700), (1440, 900)):
            window.resize(*size)
            QApplication.processEvents()
            assert not page.grab().isNull()
            for box in page.filters.boxes.values():
                assert box.geometry().right() <= page.filters.width(), (language, size)


# -- opening, exporting, deleting -------------------------------------------------------------


def test_a_row_opens_the_end_of_its_game(window: MainWindow, qtbot: QtBot) -> None:
    kept(folders.saves_dir(), "mine", finished(), NOON + 40 * DAY, id="a")
    remembered(window, *games())
    page = opened(window)
    gone = next(row for row in range(rows(page)) if "take-backs" in cell(page, row, Column.RATED))
    click_row(qtbot, page, gone)
    assert page.isVisible()
    assert "no longer there" in window.shell.toasts.messages[-1]
    click_row(qtbot, page, 1)  # the last but Ada's game of yesterday
    assert window.ends.page.isVisible()
    assert tuple(window.program.controller.game.moves) == finished().moves


def test_what_costs_most_leads_to_the_positions(window: MainWindow, qtbot: QtBot) -> None:
    record, number = analysed(finished())
    kept(folders.saves_dir(), "mine", record, id="a")
    page = opened(window)
    (button,) = move_buttons(page)
    assert button.text().startswith("1 move")
    menu = button.menu()
    menu.aboutToShow.emit()
    (action,) = menu.actions()
    assert "Germany" in action.text()
    action.trigger()
    assert window.replays.page.isVisible()
    assert len(window.replays.page.controller.game.moves) == number
    assert f"before move {number + 1}," in window.shell.toasts.messages[-1]


def test_games_are_deleted_and_brought_back(window: MainWindow, qtbot: QtBot) -> None:
    kept(folders.saves_dir(), "mine", finished(), id="a")
    remembered(window, *games())
    page = opened(window)
    assert rows(page) == 13
    assert page.table.hasFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    window.program.history.finish()
    assert rows(page) == 12
    assert page.deleted.text.startswith("1 game")
    page.delete_all()
    window.program.history.finish()
    assert page.empty.isVisible()
    assert page.deleted.text == "12 games are deleted from the history."
    click(qtbot, page.deleted.button)
    window.program.history.finish()
    assert rows(page) == 12
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.program.history.finish()
    assert rows(page) == 13
    assert page.deleted.isHidden()
    assert (folders.saves_dir() / "mine.pgr").exists()


def test_the_games_that_are_shown_are_exported(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    remembered(window, *games())
    page = opened(window)
    filtered(page, window, "board", "USA")
    FileDialogs().choose(tmp_path / "mine")
    click(qtbot, page.csv_button)
    lines = (tmp_path / "mine.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 3
    assert window.shell.toasts.messages[-1] == f"Saved as mine.csv in {tmp_path}."
    FileDialogs().choose(tmp_path / "nowhere" / "mine.csv")
    click(qtbot, page.csv_button)
    assert "mine.csv was not saved in" in window.shell.toasts.messages[-1]


# -- the window -------------------------------------------------------------------------------


def test_a_game_that_ends_in_the_window_is_remembered(window: MainWindow, qtbot: QtBot) -> None:
    record = finished()
    seats = tuple(replace(seat, kind="human") for seat in record.config.players)
    nearly = replace(
        record,
        config=replace(record.config, players=seats, options=GameOptions(open_money=True)),
        entries=record.entries[:-2],
    )
    begun = datetime.fromtimestamp(NOW - 300, UTC).isoformat()
    page = window.past.page
    window.games.open_game(kept(folders.saves_dir(), "mine", nearly, id="a", begun=begun))
    while not window.program.controller.game.over:
        assert window.program.controller.play(
            record.moves[len(window.program.controller.game.moves)]
        )
    window.program.history.finish()
    with closing(Store(folders.history_path())) as store:
        assert list(store.read().held) == ["mine.pgr"]
    (game,) = window.program.library.past
    assert game.path.name == "mine.pgr"
    assert game.begun == NOW - 300
    assert NOW <= game.ended <= time.time()
    assert window.program.controller.about["ended"]
    assert rows(page) == 1  # it need not be read when somebody looks


def test_what_is_read_ahead_is_shown_at_once_and_left_as_it_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    history = window.program.history
    history.read_ahead()
    history.finish()
    assert not folders.history_path().exists()  # who has never played gets no file
    remembered(window, *(past(number, "easy") for number in range(60)))
    history.read_ahead()
    page = window.past.page
    history.finish()
    assert rows(page) == 60
    opened(window)
    bar = page.table.verticalScrollBar()
    bar.setValue(bar.maximum())
    window.go(ToStart())
    opened(window)
    assert bar.value() == bar.maximum() > 0
    qtbot.waitUntil(page.rating.rating.updatesEnabled)  # the list comes first


def test_trouble_with_the_file_is_told_once_and_breaks_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    folders.history_path().write_bytes(b"what is this?")
    kept(folders.saves_dir(), "mine", finished(), id="a")
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        page = opened(window)
        assert rows(page) == 1
        (said,) = window.shell.toasts.messages
        assert "damaged" in said
        window.go(ToStart())
        opened(window)
        assert window.shell.toasts.messages == [said]


def test_five_thousand_games_do_not_hold_up_the_window(window: MainWindow) -> None:
    """What the window itself does; reading and counting goes on in a thread."""
    kinds = ("easy", "normal", "hard")
    remembered(
        window,
        *(past(number, kinds[number % 3], "easy", ended=NOON + number) for number in range(5000)),
    )
    page = opened(window)
    summary = page.summary
    assert summary is not None
    assert len(summary.played) == 5000
    started = time.thread_time()
    page.show_summary(replace(summary))
    page.grab()
    assert time.thread_time() - started < 0.3
