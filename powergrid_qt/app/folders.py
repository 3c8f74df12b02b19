"""Where games are kept. Asked before anything of the rules is imported."""

import contextlib
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from powergrid_qt.app.settings import home_override
from powergrid_qt.identity import NAME
from powergrid_qt.paths import EXTENSION, PACKED


def is_record_name(name: str) -> bool:
    return name.endswith((EXTENSION, PACKED))


def data_dir() -> Path:
    home = home_override()
    if home is not None:
        return home
    kind = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(kind)) / NAME


def saves_dir() -> Path:
    """The folder with one file for every game; made when it is first asked for."""
    folder = data_dir() / "games"
    with contextlib.suppress(OSError):  # told when a game is saved there; reading finds nothing
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def trash_dir() -> Path:
    """Where deleted games stay for a while."""
    return data_dir() / "deleted"


def index_path() -> Path:
    """What is known of the games in the folder, so that they need not all be read again."""
    return data_dir() / "games.index"


def old_autosave_path() -> Path:
    """Where earlier versions kept the running game, the only one that there was."""
    return data_dir() / ("autosave" + EXTENSION)
