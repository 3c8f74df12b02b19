"""A process of its own for work that takes long, or may never end.

Not a `ProcessPoolExecutor`: work that nobody wants any more has to be stopped at once, and before
Python 3.14 such a pool cannot kill its processes.
"""

import contextlib
import multiprocessing
import pickle
import weakref
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread

from PySide6.QtCore import QObject, Qt, Signal

from powergrid_qt.ai.process.child_work import do_work

END_S = 2.0
"""A killed process is gone within milliseconds; nobody waits longer than this for one."""


class Listener(QObject):
    """Waits on a thread of its own, which keeps this object until it ends, for what a process
    sends. `heard(packed)`; None: nothing more comes."""

    heard = Signal(object)

    def listen(self, connection: Connection) -> None:
        packed: bytes | None = b""
        while packed is not None:
            try:
                packed = connection.recv_bytes()
            except (EOFError, OSError):
                packed = None
            with contextlib.suppress(RuntimeError):  # the program ends, and nobody listens
                self.heard.emit(packed)


class Child(QObject):
    """`said(report)`: what the work has sent. `died`: the process has ended by itself. `end` kills
    the process; after that nothing is told any more. So it is killed when this object is no longer
    used, when the program ends, and when the program is killed."""

    said = Signal(object)
    died = Signal()

    def __init__(self, name: str, work: Callable[..., None], *args: object) -> None:
        """`work` gets a connection and `args`, and is found by its name in a process that knows
        nothing of Qt. `OSError` if the system gives no process."""
        super().__init__()
        spawning = multiprocessing.get_context("spawn")  # the one way that all platforms have
        connection, theirs = spawning.Pipe()
        process = spawning.Process(
            target=do_work, args=(work, theirs, *args), name=name, daemon=True
        )
        process.start()
        theirs.close()  # only the process holds it now: the pipe breaks when it dies
        listener = Listener()
        listener.heard.connect(self._heard, Qt.ConnectionType.QueuedConnection)
        thread = Thread(target=listener.listen, args=(connection,), name=name, daemon=True)
        thread.start()
        self._process, self._connection, self._listener = process, connection, listener
        self.end = weakref.finalize(self, _end, process, thread, connection)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def dead(self) -> bool:
        return not self._process.is_alive()

    def send(self, message: object) -> None:
        """Only when the work waits for it: then this does not block. `OSError` if it has died."""
        self._connection.send_bytes(pickle.dumps(message))

    def _heard(self, packed: bytes | None) -> None:
        if not self.end.alive:
            return  # it was on its way when the process was ended
        if packed is None:
            self.died.emit()
        else:
            self.said.emit(pickle.loads(packed))


def _end(process: BaseProcess, thread: Thread, connection: Connection) -> None:
    process.kill()
    process.join(END_S)
    if thread is not current_thread():  # which may be the one that collects garbage
        thread.join(END_S)
    connection.close()
