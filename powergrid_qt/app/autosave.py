"""Keeps the running game in a file, beside the GUI thread: a disk may take its time."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from powergrid_qt.engine import Record, write_record


def save_record(record: Record, path: Path) -> None:
    """Write a game so that a crash half-way leaves the old file whole."""
    unfinished = path.with_suffix(path.suffix + ".part")
    write_record(record, unfinished)
    unfinished.replace(path)


class Autosave:
    """Each move is written at once; of moves that come while the disk is busy, the newest. It knows
    no Qt: its other thread must never hold an object that belongs to the GUI thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._newest: Record | None = None
        self._waits = False
        """The newest game is about to be written."""
        self._last: Future[None] | None = None
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="autosave")

    def keep(self, record: Record) -> None:
        """Write a game in place of the one before; after a failure no more is written."""
        if self.problem is None:
            self._newest = record
            if not self._waits:
                self._waits = True
                self._last = self._writer.submit(self._write)

    @property
    def writing(self) -> bool:
        return self._last is not None and not self._last.done()

    @property
    def problem(self) -> OSError | None:
        """Why the game could not be written, as far as that is known."""
        if self._last is None or self.writing:
            return None
        error = self._last.exception()
        if error is not None and not isinstance(error, OSError):
            raise error
        return error

    def finish(self) -> None:
        """Wait until the file is as new as the game."""
        if self._last is not None:
            self._last.exception()

    def _write(self) -> None:
        self._waits = False  # first this: what is kept from now on is written once more
        assert self._newest is not None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        save_record(self._newest, self.path)
