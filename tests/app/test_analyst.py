"""The analysis of a game after its end: real verdicts from a real process."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.analysis import ALL, costliest, lapses
from powergrid_qt.ai.comparison import comparison_of
from powergrid_qt.ai.kept_analysis import KEY
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.moves import Pass
from powergrid_qt.models.replay import Replay
from powergrid_qt.words.verdicts import place_text, verdict_words
from tests.ai.analyses import analysed, closeness_of
from tests.app.test_thinker import is_gone

WAIT_MS = 60_000
FEW = 14


def record(moves: int = FEW, kinds: tuple[str, ...] = ("human", "random", "random")) -> Record:
    """The beginning of a game in which people play at random."""
    config = GameConfig("classic-2004", "germany", computer_seats(["random"] * len(kinds)), 5)
    played = play_game(config)
    seats = tuple(
        replace(seat, kind=kind) for seat, kind in zip(config.players, kinds, strict=True)
    )
    return Record(replace(config, players=seats), tuple(played.moves[:moves]))


@pytest.fixture
def analyst(qtbot: QtBot) -> Iterator[Analyst]:
    made = Analyst()
    yield made
    made.stop()


def test_the_verdicts_are_the_experts(qtbot: QtBot, analyst: Analyst) -> None:
    game = record()
    analyst.take_up(game)
    assert analyst.possible
    seen: list[int] = []
    analyst.changed.connect(lambda: seen.append(analyst.done))
    analyst.start()
    qtbot.waitUntil(lambda: not analyst.running, timeout=WAIT_MS)
    assert analyst.problem == ""
    assert analyst.finished
    assert seen == sorted(seen)
    assert seen[-1] == len(game.moves)
    expected = [verdict for verdict in analysed(game, (0,)) if verdict is not None]
    assert expected
    assert analyst.verdicts == analyst.of(0) == expected
    assert analyst.of(1) == []
    assert analyst.costliest() == costliest(expected)


def test_verdicts_have_words(analyst: Analyst) -> None:
    game = record(40)
    replay = Replay(game)
    verdicts = [verdict for verdict in analysed(game, (0,)) if verdict is not None]
    for lapse in lapses(verdicts):
        before = replay.at(lapse.number)
        words = verdict_words(lapse, before, comparison_of(lapse, before, game))
        assert words.where.startswith("Round ")
        assert words.played.startswith("Played: ")
        assert words.better.startswith("Better: ")
        assert "of 100 such games" in words.wins or "on average" in words.wins
        if isinstance(lapse.worst.played, Pass):
            assert "Pass" in words.played
    assert place_text(2.345) == "2.3"


def test_it_can_be_stopped_and_keeps_what_it_has(qtbot: QtBot, analyst: Analyst) -> None:
    analyst.take_up(record(60))
    analyst.start()
    pids = [process.pid for process in analyst.processes]
    assert pids
    qtbot.waitUntil(lambda: analyst.done >= 3, timeout=WAIT_MS)
    analyst.stop()
    assert not analyst.running
    assert not analyst.finished
    assert all(map(is_gone, pids))
    assert len(analyst.verdicts) <= analyst.done < 60
    done, verdicts = analyst.done, analyst.verdicts
    qtbot.wait(150)
    assert analyst.done == done
    analyst.start()
    assert analyst.verdicts == verdicts, "it goes on from there"


def test_another_game_ends_it(qtbot: QtBot, analyst: Analyst) -> None:
    analyst.take_up(record(60))
    analyst.start()
    pids = [process.pid for process in analyst.processes]
    analyst.take_up(record(60))
    assert analyst.running, "the same game again"
    analyst.take_up(record(20))
    assert [analyst.running] == [False]
    assert all(map(is_gone, pids))
    assert analyst.verdicts == []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signals here")
def test_a_process_that_dies_is_told(qtbot: QtBot, analyst: Analyst) -> None:
    analyst.take_up(record(60))
    kept: list[object] = []
    analyst.made.connect(kept.append)
    analyst.start()
    *others, last = [process.pid for process in analyst.processes]
    os.kill(last, signal.SIGKILL)
    qtbot.waitUntil(lambda: not analyst.running, timeout=WAIT_MS)
    assert analyst.problem.startswith("The analysis could not go on")
    assert all(map(is_gone, others)), "nobody goes on alone"
    assert kept == []
    analyst.start()
    assert analyst.running, "it can be tried again"
    assert analyst.problem == ""


def test_a_record_that_does_not_replay_is_told(qtbot: QtBot, analyst: Analyst) -> None:
    game = record()
    analyst.take_up(Record(game.config, game.moves[3:]))
    with qtbot.captureExceptions() as raised:
        analyst.start()
        qtbot.waitUntil(lambda: not analyst.running, timeout=WAIT_MS)
    assert analyst.problem
    _, error, _ = raised[0]
    assert "IllegalMove" in error.__notes__[0], "the traceback of the other process comes along"


def test_without_people_there_is_nothing_to_judge(analyst: Analyst) -> None:
    game = record(kinds=("random", "random", "random"))
    analyst.take_up(game)
    assert not analyst.possible
    analyst.start()
    assert not analyst.running


@pytest.mark.long
def test_all_seats_are_judged_on_request(qtbot: QtBot, analyst: Analyst) -> None:
    """What is known of people is not judged again; all of it is kept and read again."""
    game = record(8)
    analyst.take_up(game)
    assert [analyst.can_widen] == [False], "people come first"
    analyst.start()
    qtbot.waitUntil(lambda: analyst.finished, timeout=WAIT_MS)
    mine = analyst.of(0)
    assert [analyst.can_widen] == [True]
    seen: list[int] = []
    analyst.changed.connect(lambda: seen.append(analyst.done))
    with qtbot.waitSignal(analyst.made, timeout=WAIT_MS) as made:
        analyst.widen()
        assert analyst.seats == (0, 1, 2)
        assert [analyst.is_complete(seat) for seat in (0, 1)] == [True, False]
    assert seen == sorted(seen)
    assert analyst.of(0) == mine
    everybody = [verdict for verdict in analysed(game, (0, 1, 2)) if verdict is not None]
    assert analyst.verdicts == everybody
    assert analyst.costliest() == costliest(mine), "the marks are those of people"
    again = Analyst()
    again.take_up(replace(game, about={KEY: json.loads(json.dumps(made.args[0]))}))
    assert again.finished
    assert again.seats == (0, 1, 2)
    assert not again.can_widen
    assert [one.number for one in again.of(1)] == [one.number for one in analyst.of(1)]


def test_what_is_kept_is_not_worked_out_again(qtbot: QtBot, analyst: Analyst) -> None:
    game = record()
    analyst.take_up(game)
    with qtbot.waitSignal(analyst.made, timeout=WAIT_MS) as made:
        analyst.start()
    [kept] = made.args
    analysed_before = replace(game, about={"id": "a", KEY: json.loads(json.dumps(kept))})
    again = Analyst()
    again.take_up(analysed_before)
    assert [again.finished] == [True]
    again.start()
    assert [again.running] == [False]
    assert [one.best.move for one in again.verdicts] == [one.best.move for one in analyst.verdicts]
    assert [one.number for one in again.costliest()] == [one.number for one in analyst.costliest()]
    assert closeness_of(analysed_before, 0) == pytest.approx(
        analyst.closeness_of(0)[ALL], abs=0.001
    )
    for other in (
        replace(analysed_before, entries=game.entries[:-1]),
        replace(analysed_before, about={KEY: {**kept, "version": 0}}),
    ):
        again.take_up(other)
        assert [again.finished] == [False]
        assert closeness_of(other, 0) is None


PROGRAM = """
import sys
import time
from PySide6.QtCore import QCoreApplication
from powergrid_qt.app.analyst import Analyst
from tests.app.test_analyst import record

if __name__ == "__main__":
    application = QCoreApplication([])
    analyst = Analyst()
    analyst.take_up(record(200))
    analyst.start()
    while not analyst.done:
        application.processEvents()
        time.sleep(0.01)  # the processes are nice: they would wait for this one
    print("analysing", flush=True)
    if sys.argv[1] == "wait":
        application.exec()
"""


@pytest.mark.long
@pytest.mark.parametrize(
    "how",
    [
        "leave",
        pytest.param(
            "wait", marks=pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
        ),
    ],
)
def test_nobody_goes_on_for_a_program_that_has_ended(how: str) -> None:
    """The process inherits the output, which is at its end only when nobody is left to write."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, how],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "analysing\n"
        if how == "wait":
            program.kill()
        assert program.communicate(timeout=60) == ("", "")
