"""The process in which computer players think: real ones, which hang, die and are killed."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.player import Choice, choose
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.simulation import computer_seats, play_game, player_seed
from powergrid_qt.app.thinker import GRACE_S, Thinker
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.record import replayed
from tests.app.strange_players import make_strange

CONFIG = GameConfig("classic-2004", "germany", computer_seats(["random"] * 3), 5)
WAIT_MS = 20_000
"""For a process that starts on a busy machine."""
SHORT_S = 0.3


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    made = Thinker(None, make_strange)
    yield made
    made.end()


def ask(thinker: Thinker, kind: str = "random", seconds: float | None = None) -> None:
    thinker.ask(Game(CONFIG), kind, 7, seconds)


def answer(qtbot: QtBot, thinker: Thinker, kind: str = "random") -> Choice:
    with qtbot.waitSignal(thinker.decided, timeout=WAIT_MS) as told:
        ask(thinker, kind)
    assert told.args is not None
    choice = told.args[0]
    assert isinstance(choice, Choice)
    return choice


def failure(qtbot: QtBot, thinker: Thinker, kind: str) -> str:
    with qtbot.waitSignal(thinker.failed, timeout=WAIT_MS) as told:
        ask(thinker, kind)
    assert told.args is not None
    return str(told.args[0])


def start_thinking(qtbot: QtBot, thinker: Thinker) -> int:
    """The process of a player that will never answer."""
    ask(thinker, "hanging")
    qtbot.waitUntil(lambda: thinker.thinks, timeout=WAIT_MS)
    return pid(thinker)


def pid(thinker: Thinker) -> int:
    assert thinker.worker is not None
    return thinker.worker.pid


def helper_pid(thinker: Thinker) -> int | None:
    return None if thinker.helper is None else thinker.helper.pid


def is_gone(process: int) -> bool:
    """Neither running nor a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_the_answer_is_that_of_the_player(qtbot: QtBot, thinker: Thinker) -> None:
    seed = player_seed(5, 0)
    with qtbot.waitSignal(thinker.decided, timeout=WAIT_MS) as told:
        thinker.ask(Game(CONFIG), "random", seed)
    assert told.args == [Choice(make_player("random", seed).decide(Game(CONFIG)))]
    assert pid(thinker) != os.getpid()


def test_one_process_answers_all_questions(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.wake()
    process = pid(thinker)
    assert [answer(qtbot, thinker) for _ in range(5)] == 5 * [answer(qtbot, thinker)]
    assert pid(thinker) == process


def test_every_question_is_about_its_own_game(qtbot: QtBot, thinker: Thinker) -> None:
    """Only what is new travels: forwards, after moves taken back, other games, and failures."""
    game = play_game(CONFIG)
    other = play_game(replace(CONFIG, edition="outpost-2024", board="outpost"))
    positions = [
        replayed(Record(played.config, tuple(played.moves[:length])))
        for played, length in (
            (game, 0),
            (game, 40),
            (game, 41),
            (game, 12),
            (other, 30),
            (game, 90),
        )
    ]
    for position in positions:
        with qtbot.waitSignal(thinker.decided, timeout=WAIT_MS) as told:
            thinker.ask(position, "random", 7)
        assert told.args == [Choice(make_player("random", 7).decide(position))]
        if len(position.moves) % 2:
            with qtbot.captureExceptions():
                failure(qtbot, thinker, "raising")


@pytest.fixture
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)


def expert_choice(qtbot: QtBot, thinker: Thinker) -> Choice:
    with qtbot.waitSignal(thinker.decided, timeout=WAIT_MS) as told:
        thinker.ask(Game(CONFIG), "expert", 7, make=make_player)
    assert told.args is not None
    choice = told.args[0]
    assert isinstance(choice, Choice)
    return choice


@pytest.mark.usefixtures("two_cores")
def test_who_thinks_long_is_given_a_second_process(qtbot: QtBot, thinker: Thinker) -> None:
    answer(qtbot, thinker)
    assert helper_pid(thinker) is None
    alone = choose(make_player("expert", 7), Game(CONFIG))
    assert expert_choice(qtbot, thinker) == alone
    helper = helper_pid(thinker)
    assert helper not in (None, pid(thinker), os.getpid())
    assert [expert_choice(qtbot, thinker) for _ in range(3)] == [alone] * 3
    assert helper_pid(thinker) == helper
    thinker.end()
    assert helper is not None
    assert is_gone(helper)


@pytest.mark.long
@pytest.mark.usefixtures("two_cores")
@pytest.mark.parametrize("early", [True, False])
def test_without_the_second_process_the_answer_is_the_same(
    qtbot: QtBot, thinker: Thinker, early: bool
) -> None:
    """Killed while it starts, or when it has helped already."""
    alone = choose(make_player("expert", 7), Game(CONFIG))
    for _ in range(1 if early else 3):
        assert expert_choice(qtbot, thinker) == alone
    worker, helper = pid(thinker), thinker.helper
    assert helper is not None
    os.kill(helper.pid, signal.SIGKILL)
    assert [expert_choice(qtbot, thinker) for _ in range(2)] == [alone] * 2
    assert pid(thinker) == worker


@pytest.mark.long
def test_on_one_core_there_is_no_second_process(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert expert_choice(qtbot, thinker) == choose(make_player("expert", 7), Game(CONFIG))
    assert thinker.helper is None


@pytest.mark.usefixtures("two_cores")
def test_cancelling_ends_both_processes(qtbot: QtBot, thinker: Thinker) -> None:
    expert_choice(qtbot, thinker)
    helper = thinker.helper
    assert helper is not None
    process = start_thinking(qtbot, thinker)
    thinker.cancel()
    assert is_gone(process)
    assert is_gone(helper.pid)


def test_a_player_is_told_its_time_and_tells_its_reason(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.waitSignal(thinker.decided, timeout=WAIT_MS) as told:
        ask(thinker, "explaining", seconds=1.5)
    assert told.args is not None
    assert told.args[0].reason["milliseconds"] == 1500


def test_an_error_is_told_and_the_process_stays(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.captureExceptions() as raised:
        assert failure(qtbot, thinker, "raising") == "out of ideas"
    [(_, error, _)] = raised
    assert "in decide" in error.__notes__[0], "the traceback of the other process comes along"
    process = pid(thinker)
    assert "nobody" in failure(qtbot, thinker, "nobody"), "there is no such level"
    answer(qtbot, thinker)
    assert pid(thinker) == process


@pytest.mark.long(but=["dying*"])
@pytest.mark.parametrize("kind", ["dying", "leaving"])
def test_a_player_that_ends_the_process_is_told(qtbot: QtBot, thinker: Thinker, kind: str) -> None:
    assert failure(qtbot, thinker, kind) == "its process has ended"
    answer(qtbot, thinker)


def test_a_process_killed_while_it_thinks_is_told(qtbot: QtBot, thinker: Thinker) -> None:
    process = start_thinking(qtbot, thinker)
    with qtbot.waitSignal(thinker.failed, timeout=WAIT_MS):
        os.kill(process, signal.SIGKILL)
    assert is_gone(process)
    answer(qtbot, thinker)


@pytest.mark.long
def test_a_process_killed_while_it_is_idle_is_replaced(qtbot: QtBot, thinker: Thinker) -> None:
    answer(qtbot, thinker)
    worker, process = thinker.worker, pid(thinker)
    assert worker is not None
    os.kill(process, signal.SIGKILL)
    qtbot.waitUntil(lambda: worker.dead and thinker.worker is None)
    with qtbot.assertNotEmitted(thinker.failed):
        answer(qtbot, thinker)
    assert pid(thinker) != process
    assert is_gone(process)


@pytest.mark.long
def test_a_process_that_died_unseen_is_replaced(qtbot: QtBot, thinker: Thinker) -> None:
    """Asked at once, before the window has heard of its end."""
    answer(qtbot, thinker)
    worker = thinker.worker
    assert worker is not None
    os.kill(worker.pid, signal.SIGKILL)
    while not worker.dead:
        time.sleep(0.001)
    with qtbot.assertNotEmitted(thinker.failed):
        answer(qtbot, thinker)


def test_an_answer_comes_without_being_looked_for(qtbot: QtBot, thinker: Thinker) -> None:
    """While a player thinks the window does nothing: one timer waits for it to take too long."""
    start_thinking(qtbot, thinker)
    running = [timer for timer in thinker.findChildren(QTimer) if timer.isActive()]
    assert [timer.interval() for timer in running] == [1000 * GRACE_S]


def test_no_thread_is_left_of_a_process_that_was_ended(qtbot: QtBot, thinker: Thinker) -> None:
    before = set(threading.enumerate())  # some of them may be about to end
    start_thinking(qtbot, thinker)
    assert len(set(threading.enumerate()) - before) == 1
    thinker.end()
    assert set(threading.enumerate()) <= before


def test_a_player_that_hangs_is_given_up(qtbot: QtBot, thinker: Thinker) -> None:
    answer(qtbot, thinker)  # its process has started: only thinking counts
    thinker.grace_s = SHORT_S
    process = start_thinking(qtbot, thinker)
    with qtbot.waitSignal(thinker.failed, timeout=WAIT_MS) as told:
        pass
    assert told.args == ["it thought for too long"]
    assert is_gone(process)


def test_cancelling_ends_the_thought_at_once(qtbot: QtBot, thinker: Thinker) -> None:
    process = start_thinking(qtbot, thinker)
    thinker.cancel()
    assert is_gone(process)
    assert thinker.worker is None


def test_after_cancelling_only_the_next_question_is_answered(
    qtbot: QtBot, thinker: Thinker
) -> None:
    told: list[object] = []
    thinker.decided.connect(told.append)
    thinker.failed.connect(told.append)
    start_thinking(qtbot, thinker)
    choice = answer(qtbot, thinker)
    qtbot.wait(50)
    assert told == [choice]


def test_a_cancelled_question_that_was_not_asked_yet_keeps_the_process(
    qtbot: QtBot, thinker: Thinker
) -> None:
    with qtbot.assertNotEmitted(thinker.decided, wait=50):
        ask(thinker)
        process = pid(thinker)
        thinker.cancel()
    answer(qtbot, thinker)
    assert pid(thinker) == process


def test_a_thinker_that_is_forgotten_leaves_no_process(qtbot: QtBot) -> None:
    thinker = Thinker(None, make_strange)
    process = start_thinking(qtbot, thinker)
    del thinker
    assert is_gone(process)


PROGRAM = """
import os, sys
from PySide6.QtCore import QCoreApplication
from powergrid_qt.app.thinker import Thinker
from powergrid_qt.engine import Game
from tests.app.strange_players import make_strange
from tests.app.test_thinker import CONFIG

application = QCoreApplication([])
thinker = Thinker(None, make_strange)
thinker.ask(Game(CONFIG), "hanging", 1)
while not thinker.thinks:
    application.processEvents()
print("thinking", flush=True)
if sys.argv[1] == "wait":
    application.exec()
"""


def program(what: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, what],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


# A process inherits the output: it is at its end only when nobody is left who could write.


@pytest.mark.long
def test_a_program_ends_while_a_player_thinks() -> None:
    with program("leave") as ended:
        assert ended.communicate(timeout=60) == ("thinking\n", "")
    assert ended.returncode == 0


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="a process there is ended without a signal")
def test_nobody_goes_on_thinking_for_a_program_that_was_killed() -> None:
    with program("wait") as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "thinking\n"
        killed.kill()
        assert killed.communicate(timeout=60) == ("", "")
