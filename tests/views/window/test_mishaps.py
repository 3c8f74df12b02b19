"""What goes wrong is told, written down and can be reported, and the program goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import powergrid_qt
from powergrid_qt.app.folders import HOME_VARIABLE
from powergrid_qt.engine import parse_record

ROOT = Path(powergrid_qt.__file__).parent.parent
MISHAPS = {
    "in a slot": "KeyError: 'in a slot'",
    "in a timer": "ArithmeticError: in a timer",
    "in a thread": "LookupError: in a thread",
    "while it was dropped": "ValueError: while it was dropped",
    "in frame 1": "in frame 1",
    "in another process": "OSError: out of ideas",
}


def start(home: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tests.views.mishap_program", *arguments],
        cwd=ROOT,
        env={**os.environ, HOME_VARIABLE: str(home), "PYTHONPATH": str(ROOT), "LANGUAGE": "en"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def ended(home: Path) -> "subprocess.CompletedProcess[str]":
    return start(home)


@pytest.fixture(scope="module")
def seen(ended: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    assert ended.returncode == 0, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return found


@pytest.fixture(scope="module")
def log(home: Path, seen: dict[str, Any]) -> str:
    return (home / "log" / "powergrid.log").read_text(encoding="utf-8")


def test_the_window_tells_it_once_and_goes_on(seen: dict[str, Any]) -> None:
    assert seen["messages"] == ["Something went wrong; your game is saved."]
    assert not seen["on the turn panel"]
    assert seen["goes on"]


@pytest.mark.parametrize("what", MISHAPS)
def test_every_mishap_is_in_the_log_and_in_the_report(
    what: str, log: str, seen: dict[str, Any]
) -> None:
    for text in (log, seen["report"]):
        assert text.count(MISHAPS[what]) == 1
        before = text[: text.index(MISHAPS[what])].rpartition("Traceback (most recent call last)")[
            2
        ]
        assert 'File "' in before


def test_a_mishap_of_every_frame_does_not_flood(
    log: str, ended: "subprocess.CompletedProcess[str]"
) -> None:
    assert "in frame 2" not in log
    assert log.count("10 times so far: ") == 1
    assert "in paintEvent" in log
    assert "in frame 1" in ended.stderr
    assert "in frame 2" not in ended.stderr
    assert len(log) < 20_000


def test_the_log_has_what_qt_says_and_on_what_it_ran(log: str) -> None:
    assert "WARNING Qt: Qt is not happy" in log
    assert log.splitlines()[0].endswith(f"PySide6 {sys.modules['PySide6'].__version__}")
    assert f"powergrid-qt {powergrid_qt.__version__}" in log.splitlines()[0]


def test_the_report_has_all_that_is_needed(home: Path, seen: dict[str, Any]) -> None:
    report = seen["report"]
    assert seen["copied"] == report
    assert seen["in the menu"]
    for fact in (f"powergrid-qt {powergrid_qt.__version__}", "Python 3.", "Qt 6.", "PySide6 6."):
        assert fact in report
    assert "Platform plug-in offscreen, style fusion" in report
    assert str(home / "log" / "powergrid.log") in report
    assert "In the thread busy:" in report
    record = parse_record(report.partition("-- The record of the game\n")[2])
    assert [seat.name for seat in record.config.players] == ["Ada", "Bo"]


def test_what_is_wrong_before_the_window_is_told_too(tmp_path: Path) -> None:
    ended = start(tmp_path, "early")
    assert ended.returncode == 1
    path = tmp_path / "log" / "powergrid.log"
    for text in (ended.stderr, path.read_text(encoding="utf-8")):
        assert "Traceback (most recent call last)" in text
        assert "TypeError: before there is a window" in text
    assert str(path) in ended.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there a file is not in the way of a folder")
def test_a_log_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "log").touch()
    ended = start(tmp_path, "early")
    assert ended.returncode == 1
    assert f"No log is written: {tmp_path / 'log'}" in ended.stderr
    assert "TypeError: before there is a window" in ended.stderr
