"""The analysis of a game in a process of its own, which sends each verdict as soon as it has it.

This is what that process imports: nothing of Qt.
"""

import contextlib
import multiprocessing
import os
import pickle
import signal
import weakref
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from powergrid_qt.ai.analysis import Verdict, analysed
from powergrid_qt.ai.worker import END_S, Failure, WorkerDied, unexpected
from powergrid_qt.engine import Record

NICENESS = 10
"""Whatever is on the screen goes first."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One more move of the record; no verdict where there was nothing to judge."""

    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Finished:
    """All moves have been judged."""


Report = Judged | Finished | Failure


class AnalysisProcess:
    """Starts it and listens without waiting. `end` kills the process; so it is when this object
    is no longer used and when the program ends."""

    def __init__(self, record: Record, seats: tuple[int, ...]) -> None:
        """`OSError` if the system gives no process."""
        spawning = multiprocessing.get_context("spawn")  # the one way that all platforms have
        connection, theirs = spawning.Pipe()
        process = spawning.Process(
            target=analyse, args=(theirs, record, seats), name="analysis", daemon=True
        )
        process.start()
        theirs.close()  # only the process holds it now: the pipe breaks when it dies
        self._connection, self._process = connection, process
        self.end = weakref.finalize(self, _end, process, connection)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def reports(self) -> Iterator[Report]:
        """What it has sent since; `WorkerDied` when it has ended without a last word."""
        try:
            while self._connection.poll():
                yield pickle.loads(self._connection.recv_bytes())
        except (EOFError, OSError) as error:
            raise WorkerDied from error


def _end(process: BaseProcess, connection: Connection) -> None:
    process.kill()
    process.join(END_S)
    connection.close()


def analyse(connection: Connection, record: Record, seats: tuple[int, ...]) -> None:
    """What the process does. It ends with the program: there is nobody left to send to then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        for report in judgements(record, seats):
            connection.send_bytes(pickle.dumps(report))


def judgements(record: Record, seats: tuple[int, ...]) -> Iterator[Report]:
    verdicts = analysed(record, seats)
    try:
        for verdict in verdicts:
            yield Judged(verdict)
    except Exception as error:  # it would only be seen on a console: the window tells it
        yield unexpected(error)
        return
    yield Finished()
