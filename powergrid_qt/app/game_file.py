"""The file in which a game is kept: written after every move, and by one window only. And how the
files of games are named, renamed, deleted and brought back."""

import contextlib
import itertools
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from powergrid_qt.app.background import Background
from powergrid_qt.app.folders import lock_on, moment_of, saves_dir, trash_dir
from powergrid_qt.engine import GameConfig, Record, load_board, read_record
from powergrid_qt.engine.record import record_text
from powergrid_qt.paths import EXTENSION
from powergrid_qt.whole_file import write_whole

RETRY_MS = 3000
"""How often a game that could not be written is tried again."""


def save_record(record: Record, path: Path, *, same_time: bool = False) -> None:
    """Write a record; `same_time`: the file stays as old as it is, since nobody has moved."""
    times = path.stat() if same_time else None
    write_whole(record_text(record).encode("utf-8"), path)
    if times is not None:
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def names_like(path: Path) -> Iterator[Path]:
    """Yield this path, then numbered ones like it without end."""
    yield path
    for number in itertools.count(2):
        yield path.with_stem(f"{path.stem} ({number})")


def _lock_for(path: Path) -> QLockFile:
    return lock_on(path.with_name(f".{path.name}.lock"))


class TakenElsewhere(OSError):
    """Another window plays in this file."""


def _try_to_save(record: Record, path: Path, same_time: bool) -> OSError | None:
    """Save a record; return the error if that has failed."""
    try:
        save_record(record, path, same_time=same_time)
    except OSError as error:
        return error
    return None


class GameFile(QObject):
    """`settled`: the newest position is in the file, or could not be written (`problem`). A disk
    may take its time, so another thread writes. There is one write at a time: whatever happens, a
    file is at most one move behind its game."""

    settled = Signal()

    def __init__(
        self,
        path: Path,
        *,
        new: bool = False,
        holds: Record | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`new`: the file is made with the first write; where there is one by then, another name
        like this is taken. `holds`: the game that need not be written."""
        super().__init__(parent)
        self.path = path
        self.new = new
        """Whether the file is still to be made."""
        self.newest = holds
        """The newest state of the game, which may be ahead of the file."""
        self._same_time = False
        """Whether the game has come no further than its file."""
        self.problem: OSError | None = None
        """Why the newest position is not in the file; it is tried again until it is."""
        self._writer = Background("game file", self)
        self._lock = _lock_for(path)
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.try_again)

    # -- one window only ------------------------------------------------------------------------

    def take(self) -> None:
        """Keep other windows from writing here. `TakenElsewhere` if one does; another `OSError` if
        nothing can be written here at all. What a killed program has left is no hindrance."""
        if self._lock.isLocked():
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.new:
            self._take_lock()
            return
        for path in names_like(self.path):
            self.path, self._lock = path, _lock_for(path)
            with contextlib.suppress(TakenElsewhere):
                self._take_lock()
                if not path.exists():  # looked at with the lock in hand: nobody else makes it now
                    self.new = False
                    return
                self._lock.unlock()

    def _take_lock(self) -> None:
        if self._lock.tryLock(0):
            return
        if self._lock.error() is QLockFile.LockError.LockFailedError:
            raise TakenElsewhere(None, self.tr("another window plays it"), str(self.path))
        raise OSError(None, self.tr("nothing can be written there"), str(self.path))

    def let_go(self) -> None:
        """Others may have it, once all is written. Not to be used any more after that."""
        self.finish()
        self._retry.stop()
        self._writer.close()
        self._lock.unlock()

    # -- writing --------------------------------------------------------------------------------

    def keep(self, record: Record) -> None:
        """Write a game in place of the one before, unless that is the same."""
        if record == self.newest:
            return
        self.finish()
        before, self.newest = self.newest, record
        unmoved = before is not None and before.moves == record.moves
        self._same_time = unmoved and self.problem is None
        self._write()

    @property
    def writing(self) -> bool:
        return self._writer.busy

    def try_again(self) -> None:
        if self.problem is not None and not self.writing:
            self._write()

    def finish(self) -> None:
        """Wait until the file is as new as the game, or cannot be."""
        self._writer.finish()

    def _write(self) -> None:
        record = self.newest
        assert record is not None
        try:
            self.take()
        except OSError as error:
            self._fail(error)
            self.settled.emit()
            return
        same_time = self._same_time and self.path.exists()
        self._writer.do(partial(_try_to_save, record, self.path, same_time), self._settle)

    def _settle(self, error: object) -> None:
        if isinstance(error, OSError):
            self._fail(error)
        else:
            self.problem = None
            self._retry.stop()
        self.settled.emit()

    def _fail(self, error: OSError) -> None:
        self.problem = error
        self._retry.start()


LONGEST_STEM = 80
"""The most bytes of a name: file systems count them, and names of lock files are longer."""
IN_TRASH = timedelta(days=30)
"""How long a deleted game can be got back by hand."""
_DELETED_AT = "%Y%m%dT%H%M%S%f"
_HALF_WRITTEN = re.compile(re.escape(EXTENSION) + r"\.([A-Za-z]{6}|[0-9a-f]{8})")
"""What is left behind when the program is killed while it writes, or an older one was."""


# -- names ------------------------------------------------------------------------------------


def new_path(config: GameConfig) -> Path:
    """How the file of a new game is called: "Germany 2026-11-15 21.04"."""
    now = datetime.now()
    return saves_dir() / f"{_file_name(_board_name(config))} {now:%Y-%m-%d %H.%M}{EXTENSION}"


def suggested_path(record: Record) -> Path:
    """A name for a copy that no file has yet."""
    config = record.config
    names = " ".join(seat.name for seat in config.players)
    title = record.about.get("title") or f"{_board_name(config)} {len(record.moves)} {names}"
    return _free(saves_dir() / (_file_name(title) + EXTENSION))


def _board_name(config: GameConfig) -> str:
    return (config.own_board or load_board(config.board)).name


def _file_name(text: str) -> str:
    """Return a text as a name that every file system takes, and that is too long for none."""
    known = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in text)
    return known.encode("utf-8")[:LONGEST_STEM].decode("utf-8", "ignore").strip()


def _free(path: Path) -> Path:
    return next(name for name in names_like(path) if not name.exists())


# -- changing ---------------------------------------------------------------------------------


def rename_save(path: Path, title: str) -> None:
    """Give a game a title, or none again; its file keeps its name and its time. `Refused` if it
    cannot be read, `OSError` if it cannot be written."""
    record = read_record(path)
    about = {**record.about, "title": title}
    if not title:
        del about["title"]
    save_record(replace(record, about=about), path, same_time=True)


def delete_save(path: Path) -> Path:
    """Move a game's file to the deleted ones, which stay for a while; return where it lies now."""
    trash_dir().mkdir(parents=True, exist_ok=True)
    deleted = trash_dir() / f"{datetime.now():{_DELETED_AT}} {path.name}"
    path.rename(deleted)
    return deleted


def restore_save(deleted: Path, path: Path) -> Path:
    """Bring a deleted game back; under another name if that one is taken by now."""
    free = _free(path)
    deleted.rename(free)
    return free


def empty_trash(now: datetime | None = None) -> None:
    """Remove for good what was deleted long ago; half-written files become deleted ones."""
    long_ago = (now or datetime.now()) - IN_TRASH
    for path in saves_dir().glob("*"):
        if _HALF_WRITTEN.fullmatch("".join(path.suffixes[-2:])):
            with contextlib.suppress(OSError):  # another window was faster, or it stays here
                if moment_of(path.stat()) < long_ago:
                    delete_save(path)
    for path in trash_dir().glob(f"* *{EXTENSION}*"):
        with contextlib.suppress(ValueError, OSError):  # then it is none of ours, or it stays here
            if datetime.strptime(path.name.partition(" ")[0], _DELETED_AT) < long_ago:
                path.unlink()
