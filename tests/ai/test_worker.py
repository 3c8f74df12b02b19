"""Two processes that think about one question decide as one would, whatever becomes of either."""

import multiprocessing
import pickle
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

import pytest

from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.process.child_work import do_work
from powergrid_qt.ai.process.worker import (
    Helper,
    MoveQuestion,
    WorkerTable,
    help_out,
)
from powergrid_qt.ai.simulation import computer_seats, player_seed, players_of
from powergrid_qt.ai.worlds import Task, WorldOutcome
from powergrid_qt.engine import Game, GameConfig, Move
from powergrid_qt.engine.moves import Bid

TASKS: list[Task] = [(world, Bid(0, price)) for world in range(3) for price in (5, 6, 7)]
WAIT_S = 20


def played_on(world: int, move: Move) -> WorldOutcome:
    assert isinstance(move, Bid)
    return WorldOutcome(move.amount / 10, 1.0, 0, world, 0)


ALL = {task: played_on(*task) for task in TASKS}


class Slow:
    """Plays on, and remembers what."""

    def __init__(self, seconds: float = 0.02) -> None:
        self.seconds = seconds
        self.played: list[Task] = []

    def __call__(self, world: int, move: Move) -> WorldOutcome:
        time.sleep(self.seconds)
        self.played.append((world, move))
        return played_on(world, move)


def help_with(connection: Connection, play_on: Slow, most: int = len(TASKS)) -> None:
    """Answer tasks, and die after so many."""
    for _ in range(most):
        try:
            task: Task = pickle.loads(connection.recv_bytes())
        except EOFError:
            break  # all is done
        connection.send_bytes(pickle.dumps(play_on(*task)))
    connection.close()


def shared_among(first: Slow, other: Slow, most: int = len(TASKS)) -> None:
    ours, theirs = multiprocessing.Pipe()
    helping = threading.Thread(target=help_with, args=(theirs, other, most))
    helping.start()
    assert Helper(ours).outcomes(TASKS, first) == ALL
    ours.close()
    helping.join(WAIT_S)
    assert not helping.is_alive()


def test_each_begins_at_one_end_until_they_meet() -> None:
    first, other = Slow(), Slow()
    shared_among(first, other)
    assert first.played == TASKS[: len(first.played)]
    assert other.played == TASKS[::-1][: len(other.played)]
    assert min(len(first.played), len(other.played)) >= 2
    assert len(first.played) + len(other.played) == len(TASKS)


def test_one_who_is_faster_does_more() -> None:
    first, other = Slow(0.01), Slow(0.1)
    shared_among(first, other)
    assert len(first.played) > 2 * len(other.played)


@pytest.mark.parametrize("answered", [0, 1, 4])
def test_what_a_helper_has_got_when_it_dies_is_played_on_by_the_first(answered: int) -> None:
    first, other = Slow(), Slow(0.001)
    shared_among(first, other, answered)
    assert len(first.played) == len(TASKS) - answered


def test_a_helper_that_does_not_listen_is_left_alone() -> None:
    ours, theirs = multiprocessing.Pipe()
    game = Game(GameConfig("classic-2009", "germany", computer_seats(["expert"] * 3), 3))
    message = MoveQuestion(game, "expert", 1, None, make_player).message(None)
    helper = Helper(ours)
    assert not helper.shares(message, game)
    theirs.close()
    assert not helper.shares(message, game)
    assert helper.outcomes(TASKS, played_on) == ALL


# -- a real second process -----------------------------------------------------------------------


class Overheard:
    """A connection, and how often something came over it."""

    def __init__(self, connection: Connection) -> None:
        self.poll = connection.poll
        self.send_bytes = connection.send_bytes
        self._connection = connection
        self.heard = 0

    def recv_bytes(self) -> bytes:
        self.heard += 1
        return self._connection.recv_bytes()


@contextmanager
def helper_process() -> Iterator[tuple[Overheard, multiprocessing.process.BaseProcess]]:
    spawning = multiprocessing.get_context("spawn")
    ours, theirs = spawning.Pipe()
    _, end = spawning.Pipe()
    process = spawning.Process(target=do_work, args=(help_out, end, theirs), daemon=True)
    process.start()
    theirs.close()
    assert ours.poll(WAIT_S)  # it is ready
    yield Overheard(ours), process
    process.kill()
    process.join(WAIT_S)


def ask(table: WorkerTable, game: Game, told: Game | None, seat_seed: int) -> Choice:
    question = MoveQuestion(game.copy(), "expert", seat_seed, None, make_player)
    choice = pickle.loads(table.answer(pickle.dumps(question.message(told))))
    assert isinstance(choice, Choice)
    return choice


def test_two_processes_decide_as_one() -> None:
    """Also after others decided, after a move was taken back, and when the helper is killed."""
    kinds = ["expert", "greedy", "rusher"]
    config = GameConfig("classic-2009", "germany", computer_seats(kinds), 3)
    game, seed = Game(config), player_seed(3, 0)
    others, told = players_of(config), None
    with helper_process() as (line, process):
        together, alone = WorkerTable(Helper(line)), WorkerTable()  # type: ignore[arg-type]
        asked, shared = 0, 0
        while asked < 14:
            seat = game.current
            assert seat is not None
            if seat != 0:
                game.apply(others[seat].decide(game))
                continue
            heard = line.heard
            choice = ask(together, game, told, seed)
            assert choice == ask(alone, game, told, seed)
            told = game.copy()
            asked += 1
            shared += line.heard > heard + 1
            if asked == 5:  # something else was done, and taken back
                astray = game.copy()
                astray.apply(next(move for move in game.legal_moves if move != choice.move))
                while astray.current not in (0, None):
                    astray.apply(others[astray.current].decide(astray))
                if astray.current == 0:
                    assert ask(together, astray, told, seed) == ask(alone, astray, told, seed)
                    told = astray
            if asked == 10:
                assert shared >= 4
                process.kill()
            game.apply(choice.move)
