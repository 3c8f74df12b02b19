"""In tests no exception goes unseen either: wherever it is raised, its test fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import powergrid_qt

ROOT = Path(powergrid_qt.__file__).parent.parent
TESTS = """
import gc
import threading

from PySide6.QtCore import QTimer, qWarning
from powergrid_qt.app.thinker import Thinker
from powergrid_qt.engine import Game, GameConfig, Seat
from tests.app.strange_players import make_strange

CONFIG = GameConfig("classic-2009", "germany", (Seat("Ada", "red"), Seat("Bo", "blue")), 3)


def wrong():
    raise KeyError("wrong")


def test_a_slot(qtbot):
    QTimer.singleShot(0, wrong)
    qtbot.wait(20)


def test_a_thread():
    thread = threading.Thread(target=wrong)
    thread.start()
    thread.join()


def test_an_object_that_is_dropped():
    class Dropped:
        def __del__(self):
            wrong()

    Dropped()
    gc.collect()


def test_the_process_that_thinks(qtbot):
    thinker = Thinker(None, make_strange)
    with qtbot.waitSignal(thinker.failed, timeout=20_000):
        thinker.ask(Game(CONFIG), "raising", 1)
    thinker.end()


def test_what_qt_says(qtbot):
    qWarning("Qt is not happy")


def test_nothing(qtbot):
    qtbot.wait(20)
"""
UNSEEN = ["a_slot", "a_thread", "an_object_that_is_dropped", "the_process_that_thinks"]


@pytest.mark.long
def test_whatever_raises_an_exception_its_test_fails(tmp_path: Path) -> None:
    path = tmp_path / "test_wrong.py"
    path.write_text(TESTS, encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-c", ROOT / "pyproject.toml", "-n", "0", path],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
    )
    failed = [
        line.partition("::test_")[2].partition(" ")[0]
        for line in ended.stdout.splitlines()
        if line.startswith("FAILED ")
    ]
    assert failed == [*UNSEEN, "what_qt_says"], ended.stdout
    assert "5 failed, 1 passed" in ended.stdout
