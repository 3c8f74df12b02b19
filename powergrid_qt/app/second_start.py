"""A program that is started while another one runs hands over the file that it was started with.

The first program holds a lock. A second one writes what it was asked for into a folder that the
first one watches, and waits until that is taken. All of it are files among the user's data: nothing
is opened to a network, nobody else can write there, and it is the same on every system. What a
killed program has left is no hindrance, and for one that does not answer nobody waits long.
"""

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QSysInfo, Signal

from powergrid_qt.app.folders import lock_on, requests_dir, running_lock_path

LONGEST_WAIT_S: Final = 3.0
_STEP_S: Final = 0.02
_VERSION: Final = 1
"""Of requests. One that a running program does not understand is left to the one that made it."""
_ENDING: Final = ".json"
ACTIVATION_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""The variable with a token by which a Wayland desktop lets a program come to the front."""


class Request(NamedTuple):
    """What a second start was asked for."""

    file: str = ""
    """The absolute path of a file to open; empty: only the window is wanted."""
    token: str = ""


class FirstProgram(QObject):
    """The program that runs first. `asked(request)`: another start hands a request over."""

    asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = lock_on(running_lock_path())
        self._watcher: QFileSystemWatcher | None = None

    def other_runs(self) -> bool:
        """Whether this user's program runs here already. If not, others will turn to this one."""
        with suppress(OSError):  # where nothing can be written nobody holds a lock either
            running_lock_path().parent.mkdir(parents=True, exist_ok=True)
        if self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError:
            return False
        _, machine, _ = self._lock.getLockInfo()  # another one may have the same home folder
        return machine == QSysInfo.machineHostName()

    def listen(self) -> None:
        """Listen to other starts from now on, and first to what they asked meanwhile."""
        if not self._lock.isLocked():
            return
        self._watcher = QFileSystemWatcher([str(requests_dir())], self)
        self._watcher.directoryChanged.connect(self._look)
        self._look()

    def stop(self) -> None:
        """Listen no more: another program may be the first one from now on."""
        if self._watcher is not None:
            self._watcher.removePaths(self._watcher.directories())
        self._lock.unlock()

    def _look(self) -> None:
        for path in sorted(requests_dir().glob(f"*{_ENDING}")):
            try:
                too_late = time.time() - path.stat().st_mtime > LONGEST_WAIT_S
                request = _read(path)
                if request is not None or too_late:
                    path.unlink()  # which tells that it is taken
            except OSError:
                continue  # withdrawn just now
            if request is not None and not too_late:
                self.asked.emit(request)


def hand_over(file: Path | None) -> bool:
    """Give a file to the program that runs; whether it has taken it."""
    path = "" if file is None else str(file.absolute())
    request = Request(path, os.environ.get(ACTIVATION_TOKEN, ""))
    text = json.dumps({"version": _VERSION, **request._asdict()})
    placed = requests_dir() / f"{time.time_ns()}-{os.getpid()}{_ENDING}"
    writing = placed.with_suffix(".writing")
    try:
        writing.write_text(text, encoding="utf-8")
        writing.rename(placed)  # at once: the other one may look at any time
    except OSError:
        return False
    ends = time.monotonic() + LONGEST_WAIT_S
    while placed.exists() and time.monotonic() < ends:
        time.sleep(_STEP_S)
    try:
        placed.unlink()
    except OSError:
        return True  # taken
    return False


def _read(path: Path) -> Request | None:
    """What is asked for; None if it is no request of a kind that we know."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["version"] != _VERSION:
            return None
        return Request(str(data["file"]), str(data["token"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
