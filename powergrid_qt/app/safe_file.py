"""Files that are either whole or not there."""

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile


def write_safely(path: Path, content: bytes) -> None:
    """Write a file so that a crash or a full disk half-way leaves the old one whole; `OSError` if
    it cannot be written."""
    file = QSaveFile(str(path))
    # Without a buffer: with one, Qt 6.8 finds out too late that the disk is full, and puts an empty
    # file in place of the old one.
    modes = QIODevice.OpenModeFlag
    opened = file.open(modes.WriteOnly | modes.Unbuffered)
    if not opened or file.write(content) != len(content):
        reason = file.errorString()
        file.cancelWriting()
        raise OSError(None, reason, str(path))
    if not file.commit():
        raise OSError(None, file.errorString(), str(path))
