"""A program that did not end well says so when it is started again."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import powergrid_qt
from powergrid_qt.app.folders import HOME_VARIABLE

ROOT = Path(powergrid_qt.__file__).parent.parent
SENTENCE = "The program ended unexpectedly the last time. Nothing was lost."

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is killed by signals")


def start(home: Path, how: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tests.views.last_words_program", how],
        cwd=ROOT,
        env={**os.environ, HOME_VARIABLE: str(home), "PYTHONPATH": str(ROOT), "LANGUAGE": "en"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def seen_by_the_next(home: Path) -> dict[str, Any]:
    ended = start(home, "look")
    assert ended.returncode == 0, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return found


@pytest.mark.long
def test_after_a_crash_the_next_start_says_so_once_and_offers_the_report(tmp_path: Path) -> None:
    assert start(tmp_path, "SIGSEGV").returncode < 0
    seen = seen_by_the_next(tmp_path)
    assert seen["messages"] == [SENTENCE]
    assert "Segmentation fault" in seen["report"]
    log = (tmp_path / "log" / "powergrid.log").read_text(encoding="utf-8")
    for text in (seen["report"], log):
        assert "The program ended unexpectedly:" in text
        assert "last_words_program.py" in text
    assert seen_by_the_next(tmp_path)["messages"] == []
    assert [path.name for path in (tmp_path / "log").iterdir()] == ["powergrid.log"]


@pytest.mark.long
def test_after_a_kill_it_says_so_without_a_report(tmp_path: Path) -> None:
    assert start(tmp_path, "SIGKILL").returncode < 0
    assert seen_by_the_next(tmp_path) == {"messages": [SENTENCE], "report": ""}


@pytest.mark.long(but=["SIGTERM"])
@pytest.mark.parametrize("how", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_program_that_is_asked_to_end_ends_well(tmp_path: Path, how: str) -> None:
    ended = start(tmp_path, how)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert not list((tmp_path / "log").glob("last-words-*"))
