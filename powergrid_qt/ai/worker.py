"""A process of its own in which computer players think, one question at a time.

Not a `ProcessPoolExecutor`: a thought that nobody wants any more, or that never ends, has to be
stopped at once, and before Python 3.14 such a pool cannot kill its processes.
"""

import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from powergrid_qt.ai.player import Player, UnknownLevel, choose
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.engine import Game, GameConfig, Move

MakePlayer = Callable[[str, int], Player]
"""Makes a player of a kind from a seed; another process has to find it by its name."""
END_S = 2.0
"""A killed process is gone within milliseconds; nobody waits longer than this for one."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would a player of this kind do?"""

    game: Game
    kind: str
    seed: int
    seconds: float | None
    make: MakePlayer


@dataclass(frozen=True, slots=True)
class Message:
    """A question as it travels: of the game only what is new since the one before. A whole game
    late in play takes milliseconds to pack, and the window waits for that."""

    config: GameConfig
    kept: int
    """How many of the moves that the worker knows are still good."""
    moves: tuple[Move, ...]
    """Those after them."""
    kind: str
    seed: int
    seconds: float | None
    make: MakePlayer


@dataclass(frozen=True, slots=True)
class Ready:
    """The first thing that a worker says: it listens now."""


@dataclass(frozen=True, slots=True)
class Failure:
    """There is no choice, and why."""

    reason: str
    trace: str = ""
    """Where that happened, unless it was to be expected."""


def unexpected(error: Exception) -> Failure:
    return Failure(str(error) or type(error).__name__, "".join(traceback.format_exception(error)))


Report = Ready | Choice | Failure


# -- on the side of the program ---------------------------------------------------------------


class WorkerDied(Exception):
    """The process ended, or somebody ended it."""


class Worker:
    """Starts the process and talks to it without waiting. `end` kills the process; so it is when
    this object is no longer used, when the program ends, and when the program is killed."""

    def __init__(self) -> None:
        """`OSError` if the system gives no process."""
        spawning = multiprocessing.get_context("spawn")  # the one way that all platforms have
        connection, theirs = spawning.Pipe()
        process = spawning.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
        process.start()
        theirs.close()  # only the process holds it now: the pipe breaks when it dies
        self._process, self._connection = process, connection
        self._told: Game | None = None
        self.end = weakref.finalize(self, _end, process, connection)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def dead(self) -> bool:
        return not self._process.is_alive()

    def ask(self, question: Question) -> None:
        """Only when it listens, which is after each report: then asking does not block."""
        game = question.game
        known = 0 if self._told is None else self._told.steps_in_common(game)
        kept = max(0, known - 1)
        message = Message(
            game.config,
            kept,
            tuple(game.moves[kept:]),
            question.kind,
            question.seed,
            question.seconds,
            question.make,
        )
        self._told = game
        try:
            self._connection.send_bytes(pickle.dumps(message))
        except OSError as error:
            raise WorkerDied from error

    def report(self) -> Report | None:
        """What it has to say by now, if anything."""
        try:
            if not self._connection.poll():
                return None
            report: Report = pickle.loads(self._connection.recv_bytes())
        except (EOFError, OSError) as error:
            raise WorkerDied from error
        if isinstance(report, Failure):
            self._told = None  # who knows how far it came
        return report


def _end(process: BaseProcess, connection: Connection) -> None:
    process.kill()
    process.join(END_S)
    connection.close()


# -- on the side of the process ---------------------------------------------------------------


def serve(connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this
    threading.Thread(target=_end_with_program, daemon=True).start()
    table = Table()
    with contextlib.suppress(EOFError, OSError):  # the program has left
        connection.send_bytes(pickle.dumps(Ready()))
        while True:
            connection.send_bytes(table.answer(connection.recv_bytes()))


def _end_with_program() -> None:
    """However the program ends, nobody goes on thinking for it."""
    program = multiprocessing.parent_process()
    assert program is not None
    program.join()
    os._exit(0)


class Table:
    """The game as the worker knows it. It stays from one question to the next, and with it what
    the rules have worked out about the board."""

    def __init__(self) -> None:
        self._game: Game | None = None

    def answer(self, packed: bytes) -> bytes:
        try:
            message: Message = pickle.loads(packed)
            game = self._caught_up(message)
            player = message.make(message.kind, message.seed)
            return pickle.dumps(choose(player, game.copy(), message.seconds))
        except UnknownLevel as error:  # of a game that was begun with a plug-in
            return pickle.dumps(Failure(str(error)))
        except Exception as error:  # a player may be anybody's code: whatever goes wrong is told
            return pickle.dumps(unexpected(error))

    def _caught_up(self, message: Message) -> Game:
        game = self._game
        if game is None or game.config != message.config or len(game.moves) != message.kept:
            known = () if game is None else game.moves[: message.kept]
            self._game = game = Game(message.config)
            for move in known:
                game.apply(move)
        for move in message.moves:
            game.apply(move)
        return game
