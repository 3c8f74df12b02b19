"""Where the maps and the other data files are, however the game was installed."""

import sys
from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent


def maps_dir() -> Path:
    return _data_dir("maps")


def resources_dir() -> Path:
    return _data_dir("resources")


def _data_dir(name: str) -> Path:
    """A wheel and a frozen program carry their data inside the package; a checkout beside it."""
    install_root = Path(getattr(sys, "_MEIPASS", _ROOT))
    packaged = install_root / "powergrid_qt" / "_data" / name
    return packaged if packaged.is_dir() else _ROOT / name
