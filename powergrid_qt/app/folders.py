"""Where games are kept. Asked before anything of the rules is imported."""

import contextlib
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from powergrid_qt.app.settings import NAME, home_override

EXTENSION = ".pgr"
AUTOSAVE = "autosave" + EXTENSION


def data_dir() -> Path:
    home = home_override()
    if home is not None:
        return home
    kind = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(kind)) / NAME


def saves_dir() -> Path:
    """The folder for games that people save; made when it is first asked for."""
    folder = data_dir() / "games"
    with contextlib.suppress(OSError):  # told when a game is saved there; reading finds nothing
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def autosave_path() -> Path:
    return data_dir() / AUTOSAVE
