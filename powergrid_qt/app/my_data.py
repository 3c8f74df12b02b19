"""Everything that the program keeps for its user: what it is, where it lies, how it is deleted."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from powergrid_qt.app import folders
from powergrid_qt.app.crash_log import log_path
from powergrid_qt.app.settings import Settings


def places(settings: Path) -> dict[str, Path]:
    """Where each kind lies, if it is there. `settings`: where those are kept, which Qt decides."""
    data = folders.data_dir()
    return {
        "games": data / "games",
        "deleted": folders.trash_dir(),
        "boards": data / "boards",
        "history": folders.history_path(),
        "log": log_path().parent,
        "settings": settings,
    }


def open_elsewhere() -> bool:
    """Whether another program of ours uses the data now."""
    locks = [folders.running_lock_path(), *(folders.data_dir() / "games").glob(".*.lock")]
    return any(map(_held_by_another, locks))


def _held_by_another(path: Path) -> bool:
    lock = folders.lock_on(path)
    if not path.exists() or lock.tryLock(0):
        return False  # nobody had it; this lock ends with its object
    holder, *_ = lock.getLockInfo()
    return holder not in (0, os.getpid())  # 0: the file says nothing of anybody


def delete_my_data(settings: Settings) -> list[OSError]:
    """Delete it all, for good, and tell what stays. Nothing may be in use any more."""
    settings.clear()
    left = [problem for path in _files(settings.path) for problem in _delete(path)]
    with suppress(OSError):  # something else lies there, which is not ours
        if folders.home_override() is None:
            folders.data_dir().rmdir()
    return left


def _files(settings: Path) -> Iterator[Path]:
    """Yield what is deleted, by name: the folder for the data may hold other things, too."""
    for kind, path in places(settings).items():
        if kind == "history":  # a data base has files beside it while it is used
            yield from path.parent.glob(f"{path.name}*")
        elif kind != "settings" or path.is_file():  # it may be no file but a registry
            yield path
    yield from (folders.requests_dir(), folders.running_lock_path(), folders.tables_dir())


def _delete(path: Path) -> list[OSError]:
    """What could not be deleted. Where a link leads to is left alone."""
    try:
        if not path.is_dir() or path.is_symlink():
            path.unlink(missing_ok=True)
            return []
        left = [problem for inside in list(path.iterdir()) for problem in _delete(inside)]
        if not left:
            path.rmdir()
        return left
    except OSError as error:
        return [error]
