"""Where a command is asked to write: tried before the work is done whose result goes there."""

import errno
import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from powergrid_qt.whole_file import naming


def tried_folder(path: Path) -> Path:
    """A folder in which files can be made, or one that can be made itself; `OSError` names it."""
    with naming(path):
        there = next(folder for folder in (path, *path.parents) if folder.exists())
        if not there.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        with NamedTemporaryFile(dir=there):
            return path


def tried_file(path: Path) -> Path:
    """A file that can be made or replaced; `OSError` names it."""
    with naming(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if path.is_file() or not path.exists():  # a device has no other beside it
            with NamedTemporaryFile(dir=path.resolve().parent):
                pass
    return path
