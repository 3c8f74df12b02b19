"""Keeps the running game in a file, beside the GUI thread: a disk may take its time."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from powergrid_qt.engine import Record, write_record


def save_record(record: Record, path: Path) -> None:
    """Write a game so that a crash half-way leaves the old file whole."""
    unfinished = path.with_suffix(path.suffix + ".part")
    write_record(record, unfinished)
    unfinished.replace(path)


class Autosave(QObject):
    """The file is a few milliseconds behind the game. `failed` is told once, and then no more is
    written: it would fail after every move."""

    failed = Signal(object)
    """An `OSError`."""
    _written = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._number = 0
        self._broken = False
        self._last: Future[None] | None = None
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="autosave")
        # The writer emits it: queued, it is received on the thread of this object.
        self._written.connect(self._check, Qt.ConnectionType.QueuedConnection)
        self.destroyed.connect(self._writer.shutdown)

    def keep(self, record: Record) -> None:
        """Write a game in place of the one before."""
        if self._broken:
            return
        self._number += 1
        self._last = self._writer.submit(self._write, record, self._number)
        self._last.add_done_callback(self._written.emit)

    def finish(self) -> None:
        """Wait until the file is as new as the game."""
        if self._last is not None:
            self._last.exception()
            self._check(self._last)

    def _write(self, record: Record, number: int) -> None:
        if number == self._number:  # else a newer one waits already
            self.path.parent.mkdir(parents=True, exist_ok=True)
            save_record(record, self.path)

    def _check(self, written: "Future[None]") -> None:
        error = written.exception()
        if isinstance(error, OSError) and not self._broken:
            self._broken = True
            self.failed.emit(error)
