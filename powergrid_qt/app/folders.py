"""Where games and boards are kept. Asked before anything of the rules is imported."""

import contextlib
import os
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QStandardPaths

from powergrid_qt.identity import NAME
from powergrid_qt.paths import EXTENSION, PACKED

HOME_VARIABLE: Final = "POWERGRID_QT_HOME"
"""The variable with the folder for everything that is kept, instead of the usual places."""
EARLIEST, LATEST = 86_400, 250_000_000_000
"""Seconds that are a day of our calendar everywhere on Earth, up to the year 9892."""
BOARD_EXTENSION = ".json"
"""How the names of files with a board end."""


def is_record_name(name: str) -> bool:
    return name.endswith((EXTENSION, PACKED))


def home_override() -> Path | None:
    folder = os.environ.get(HOME_VARIABLE)
    return Path(folder) if folder else None


def moment_of(facts: os.stat_result) -> datetime:
    """When a file was changed. A clock that was wrong then may have said any year."""
    return datetime.fromtimestamp(min(max(facts.st_mtime_ns / 1e9, EARLIEST), LATEST))


def data_dir() -> Path:
    home = home_override()
    if home is not None:
        return home
    kind = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(kind)) / NAME


def saves_dir() -> Path:
    """The folder with one file for every game."""
    return _made(data_dir() / "games")


def boards_dir() -> Path:
    """The folder for boards of one's own."""
    return _made(boards_path())


def boards_path() -> Path:
    """Return the folder for boards of one's own, whether it is there or not."""
    return data_dir() / "boards"


def _made(folder: Path) -> Path:
    """A folder that is there once it was asked for."""
    with contextlib.suppress(OSError):  # told when something is saved there; reading finds nothing
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def tables_dir() -> Path:
    """Tables that are kept here for people elsewhere, and what leads back to those elsewhere."""
    return data_dir() / "tables"


def trash_dir() -> Path:
    """Where deleted games stay for a while."""
    return data_dir() / "deleted"


def requests_dir() -> Path:
    """Where a second start lays what the running program is to do (`app/second_start.py`)."""
    return _made(data_dir() / "requests")


def lock_on(path: Path) -> QLockFile:
    """Not held yet. Old is not stale: a game may be open for days, and so may the program."""
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)
    return lock


def running_lock_path() -> Path:
    """The lock that is held by the program which answers such requests."""
    return data_dir() / "running.lock"


def history_path() -> Path:
    """What is known of all games without reading them, and remembered of those that are gone."""
    return data_dir() / "history.sqlite"
