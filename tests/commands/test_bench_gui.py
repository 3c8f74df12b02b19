"""The benchmark of the window: what it tells, and that it notices what it is there for."""

import json
import time

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from powergrid_qt.commands import bench
from powergrid_qt.views.window.measurements import Heartbeat, block

FIGURES = dict.fromkeys(bench.TARGETS, 64.04) | {"blocks_ms": {"first game": 51.26}}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every measurement gives the same figures at once; there is Xvfb."""
    monkeypatch.setattr(bench, "measure_gui", lambda *_: FIGURES)
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/xvfb-run")


def test_the_table_shows_both_screens_beside_the_targets(quick, command):
    told = command("bench", "--gui").out.splitlines()
    assert told[0].split() == ["offscreen", "xvfb"]
    assert "click_p95_ms                64.0        64.0  at most 50 ms" in told
    assert "block_max_ms                64.0        64.0  at most 80 ms" in told
    assert told[-1] == "first game                  51.3        51.3"


def test_json_has_the_figures_without_a_screen_and_those_of_xvfb(quick, command):
    told = json.loads(command("bench", "--gui", "--json").out)
    assert told == FIGURES | {"xvfb": FIGURES}


def test_a_heartbeat_feels_the_longest_block(qtbot: QtBot) -> None:
    with Heartbeat() as heartbeat:
        for seconds in (0.02, 0.12, 0.05):
            QTimer.singleShot(0, lambda seconds=seconds: time.sleep(seconds))
            qtbot.wait(30)
    assert heartbeat.longest_ms >= 110


def test_a_block_of_the_work_itself_counts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("powergrid_qt.views.window.measurements.PAGE_MS", 10)
    assert block(lambda: time.sleep(0.15)).longest_ms >= 140


def test_waiting_is_told_from_computing(qtbot: QtBot) -> None:
    def compute() -> None:
        until = time.thread_time() + 0.08
        while time.thread_time() < until:
            pass

    with Heartbeat() as heartbeat:
        QTimer.singleShot(0, lambda: time.sleep(0.6))
        qtbot.wait(30)
        QTimer.singleShot(0, compute)
        qtbot.wait(30)
    assert heartbeat.longest_ms >= 590
    assert 80 <= heartbeat.longest_cpu_ms < 500  # a busy machine adds to it
