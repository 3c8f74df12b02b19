"""What the games that are over say together, and the table of them for other programs."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from powergrid_qt.app.export.texts import history_csv
from powergrid_qt.app.library.history import History
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.models.library_game import LibraryMishap
from powergrid_qt.models.past.statistics import Summary
from tests.past_games import finished, kept, past


@pytest.fixture
def history(library: Library) -> History:
    return History(library)


def summaries(history: History) -> list[Summary]:
    told: list[Summary] = []
    history.summed_up.connect(told.append)
    return told


def test_the_window_hears_of_the_file_first_then_of_new_records(
    history: History, folder: Path
) -> None:
    kept(folder, "a", finished(), id="a")
    told = summaries(history)
    history.look()
    history.finish()
    assert [len(summary.played) for summary in told] == [0, 1]
    assert told[-1].people == {"ada": "Ada"}


def test_of_several_questions_only_the_last_is_answered(history: History, folder: Path) -> None:
    kept(folder, "a", finished(), id="a")
    history.look()
    history.finish()
    told = summaries(history)
    for board in ("usa", "europe", ""):
        history.select(replace(history.selection, board=board))
    history.finish()
    assert [summary.selection.board for summary in told] == [""]


def test_a_mishap_is_told_once(qapp: QApplication, settings: Settings, path: Path) -> None:
    path.write_bytes(b"nonsense")
    history = History(Library(settings))
    told: list[LibraryMishap] = []
    history.mishap.connect(told.append)
    for _ in range(3):
        history.look()
        history.finish()
    assert told == [LibraryMishap.DAMAGED]


# -- the table --------------------------------------------------------------------------------


def test_the_table_has_a_line_for_each_seat_and_no_formulas() -> None:
    games = [past(1, "hard", "easy"), past(2, "hard", names=('=HYPERLINK("x")', "a,b"))]
    lines = history_csv(games).decode("utf-8-sig").splitlines()
    assert len(lines) == 1 + 3 + 2
    assert lines[0].startswith("game,begun,ended,board")
    assert '"\'=HYPERLINK(""x"")"' in lines[4]
    assert '"a,b",hard' in lines[5]
