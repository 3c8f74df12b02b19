"""A second start: what it was asked for goes to the program that runs; nothing is in the way."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.app import second_start
from powergrid_qt.app.folders import HOME_VARIABLE, requests_dir, running_lock_path
from powergrid_qt.app.second_start import FirstProgram, Request, hand_over

HOLD = """
import sys
from powergrid_qt.app.second_start import FirstProgram
program = FirstProgram()
print(program.other_runs(), flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Zoë's games"
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    monkeypatch.delenv(second_start.ACTIVATION_TOKEN, raising=False)
    return folder


@pytest.fixture
def heard() -> list[Request]:
    return []


@pytest.fixture
def program(qtbot: QtBot, heard: list[Request]) -> Iterator[FirstProgram]:
    """One that runs and listens."""
    first = FirstProgram()
    assert not first.other_runs()
    first.asked.connect(heard.append)
    first.listen()
    yield first
    first.deleteLater()


@pytest.fixture
def short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_start, "LONGEST_WAIT_S", 0.1)


def in_background(file: Path | None) -> list[bool]:
    """What `hand_over` says, once it has: it waits, as another process does."""
    said: list[bool] = []
    threading.Thread(target=lambda: said.append(hand_over(file))).start()
    return said


def test_the_running_program_takes_the_file(
    qtbot: QtBot, program: FirstProgram, heard: list[Request], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(second_start.ACTIVATION_TOKEN, "token 7")
    assert FirstProgram().other_runs()
    said = in_background(Path("Eine Partie für 北京.pgr"))
    qtbot.waitUntil(lambda: bool(said))
    assert said == [True]
    assert heard == [Request(str(Path("Eine Partie für 北京.pgr").absolute()), "token 7")]
    assert list(requests_dir().iterdir()) == []


def test_without_a_file_only_the_window_is_wanted(
    qtbot: QtBot, program: FirstProgram, heard: list[Request]
) -> None:
    said = in_background(None)
    qtbot.waitUntil(lambda: bool(said))
    assert heard == [Request()]


def test_a_request_from_before_it_listens_is_heard(qtbot: QtBot, heard: list[Request]) -> None:
    program = FirstProgram()
    assert not program.other_runs()
    program.asked.connect(heard.append)
    said = in_background(Path("/a.pgr"))
    qtbot.waitUntil(lambda: any(requests_dir().glob("*.json")))
    program.listen()
    qtbot.waitUntil(lambda: bool(said))
    assert said == [True]
    assert [request.file for request in heard] == [str(Path("/a.pgr").absolute())]


def test_a_program_that_does_not_answer_is_passed_over(qtbot: QtBot, short_wait: None) -> None:
    silent = FirstProgram()
    assert not silent.other_runs()
    assert not hand_over(Path("/a.pgr"))
    assert list(requests_dir().iterdir()) == [], "withdrawn"


def test_what_nobody_waits_for_any_more_is_not_opened(
    program: FirstProgram, heard: list[Request]
) -> None:
    old = requests_dir() / "1-1.json"
    old.write_text(json.dumps({"version": 1, "file": "/a.pgr", "token": ""}))
    os.utime(old, (time.time() - 60,) * 2)
    program.listen()
    assert heard == []
    assert not old.exists()


@pytest.mark.parametrize(
    "text", ['{"version": 2, "files": ["/a.pgr"]}', "{", "[]", '{"version": 1}', '"version"', ""]
)
def test_a_request_of_another_version_is_left_to_who_made_it(
    program: FirstProgram, heard: list[Request], text: str
) -> None:
    strange = requests_dir() / "2-1.json"
    strange.write_text(text)
    program.listen()
    assert heard == []
    assert strange.exists()


def test_the_lock_of_a_killed_program_is_no_hindrance(home: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline() == "False\n"
        assert FirstProgram().other_runs()
        other.kill()
        other.wait()
        assert running_lock_path().exists()
        assert not FirstProgram().other_runs()


def test_a_program_on_another_machine_is_none_that_could_come_up_here(home: Path) -> None:
    first = FirstProgram()
    assert not first.other_runs()
    lines = running_lock_path().read_text(encoding="utf-8").splitlines()
    first.stop()
    elsewhere = [lines[0], lines[1], "elsewhere", "", ""]
    running_lock_path().write_text("\n".join(elsewhere) + "\n", encoding="utf-8")
    second = FirstProgram()
    assert not second.other_runs()
    second.listen()  # and nobody turns to it, since it has no lock
    assert running_lock_path().exists()


def test_where_nothing_can_be_written_every_program_is_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file" / "home"))
    assert not FirstProgram().other_runs()
    assert not hand_over(Path("/a.pgr"))
