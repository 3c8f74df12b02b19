"""Where the data files are, however the game was installed, and what files of games are called."""

import functools
import sys
from pathlib import Path

EXTENSION = ".pgr"
"""How the names of files with a game end."""
PACKED = EXTENSION + ".gz"

_ROOT = Path(__file__).resolve().parent.parent


def _data(name: str) -> Path:
    """A wheel and a frozen program carry their data inside the package; a checkout beside it."""
    install_root = Path(getattr(sys, "_MEIPASS", _ROOT))
    packaged = install_root / "powergrid_qt" / "_data" / name
    return packaged if packaged.exists() else _ROOT / name


maps_dir = functools.partial(_data, "maps")
resources_dir = functools.partial(_data, "resources")
changelog_path = functools.partial(_data, "CHANGELOG.md")


def translations_dir() -> Path:
    return resources_dir() / "translations"


@functools.cache
def languages() -> tuple[str, ...]:
    """English, in which the program is written, and whatever else lies in the folder."""
    found = {path.stem.removeprefix("powergrid_") for path in translations_dir().glob("*.qm")}
    return ("en", *sorted(found - {"en"}))
