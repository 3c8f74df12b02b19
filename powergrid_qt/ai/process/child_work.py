"""What every process does that the program starts for its work."""

import contextlib
import gc
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

NEW_OBJECTS = 100_000
"""How many more objects than before make Python search for cycles; 700 if nothing is said."""


@dataclass(frozen=True, slots=True)
class Failure:
    """The work could not be done, and why."""

    reason: str
    trace: str = ""
    """The traceback, unless the failure was to be expected."""


def unexpected(error: Exception) -> Failure:
    return Failure(str(error) or type(error).__name__, "".join(traceback.format_exception(error)))


def do_work(work: Callable[..., None], connection: Connection, *args: object) -> None:
    """Run `work` in this process until it ends or the program does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this
    threading.Thread(target=_end_with_program, daemon=True).start()
    collect_rarely()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):  # it has left
        work(connection, *args)


def send(connection: Connection, report: object) -> None:
    connection.send_bytes(pickle.dumps(report))


def collect_rarely() -> None:
    """For processes that do nothing but play: a game leaves no cycles behind, as a test sees to,
    and players remember thousands of tuples. Looking through those again and again took a sixth of
    their time."""
    gc.set_threshold(NEW_OBJECTS)


def _end_with_program() -> None:
    """However the program ends, nobody goes on working for it."""
    program = multiprocessing.parent_process()
    assert program is not None
    program.join()
    os._exit(0)
