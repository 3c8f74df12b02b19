"""Files that are written whole or not at all, whatever becomes of the disk or the program; and
whether something can be written there, tried before the work is done whose result goes there."""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import NamedTemporaryFile

NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
MARK = 4
"""Bytes of the mark at the end of the name under which a file is written: twice as many letters."""


def write_whole(content: bytes, path: Path, *, private: bool = False) -> None:
    """Write a file beside the old one and put it in its place, so that a crash or a full disk
    half-way leaves the old one whole, and no half of a new one; `OSError` names it. `private`:
    nobody else may read it."""
    with naming(path):
        if path.exists() and not path.is_file():
            path.write_bytes(content)  # a device has no other beside it; a folder refuses
            return
        target = path.resolve()  # a link stays one
        old = target.exists()
        if old and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        beside = target.with_name(f"{target.name}.{token_hex(MARK)}")
        try:
            mode = 0o600 if private else 0o666
            with os.fdopen(os.open(beside, NEW_FILE, mode), "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())  # else the new name may come to the disk before the content
            if old and not private:
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Whatever the system refuses here, it is told of this file."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


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
