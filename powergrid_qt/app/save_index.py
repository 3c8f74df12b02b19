"""Which games there are, and what is known of them without reading them again.

Reading a game means to replay it, some milliseconds each; of hundreds that is felt. So what was
read once is written down, and holds for as long as the file stays as it was.
"""

import contextlib
import json
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from zlib import crc32

from powergrid_qt import __version__
from powergrid_qt.app.folders import index_path, moment_of, saves_dir
from powergrid_qt.models.saved_game import Save, SavedGame
from powergrid_qt.paths import EXTENSION

VERSION = 7
"""Of what is written down; another one is not read, nor what another version of the program has
found good: it is shown without a look at the files."""


def save_names() -> list[Path]:
    """What is called like a game in the folder, in no order."""
    try:
        return [path for path in saves_dir().iterdir() if path.suffix == EXTENSION]
    except OSError:
        return []


def save_paths() -> list[Path]:
    """The games in the folder, last changed first. What cannot even be looked at comes last, and
    hides no other: reading it tells what is wrong with it."""
    found: list[tuple[float, Path]] = []
    for path in save_names():
        facts = _facts(path)
        if facts is None or not stat.S_ISDIR(facts.st_mode):
            found.append((0.0 if facts is None else facts.st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


class SaveIndex:
    """Knows no rules, so that the first page can ask it at once."""

    def __init__(self) -> None:
        self._known = _read_index()
        self._changed = False

    def known(self, path: Path) -> SavedGame | None:
        """What the file held when it was read, if it has not changed since."""
        entry, facts = self._known.get(path.name), _facts(path)
        if entry is None or facts is None or entry["stamp"] != _stamp(facts):
            return None
        with contextlib.suppress(KeyError, TypeError):  # then it is read again
            return SavedGame.from_json(path, moment_of(facts), entry["game"])
        return None

    def remember(self, save: Save) -> None:
        """Only what can be read: of other files the reason is wanted anew."""
        facts = _facts(save.path)
        if isinstance(save, SavedGame) and facts is not None:
            self._known[save.path.name] = {"stamp": _stamp(facts), "game": save.to_json()}
            self._changed = True

    def store(self, paths: Iterable[Path]) -> None:
        """Write down what is known of these files, for the next start."""
        names = {path.name for path in paths}
        if self._changed or names < self._known.keys():
            self._known = {name: self._known[name] for name in names & self._known.keys()}
            content = json.dumps(self._known)
            with contextlib.suppress(OSError):  # then they are read again
                index_path().write_text(f"{_seal(content)}\n{content}", encoding="utf-8")
            self._changed = False


def _read_index() -> dict[str, dict[str, Any]]:
    """Only as it was written: all games are read again rather than one be told wrongly."""
    try:
        seal, _, content = index_path().read_text(encoding="utf-8").partition("\n")
    except (OSError, ValueError):
        return {}
    known: dict[str, dict[str, Any]] = json.loads(content) if seal == _seal(content) else {}
    return known


def _seal(content: str) -> str:
    return f"{VERSION} {__version__} {crc32(content.encode('utf-8')):08x}"


def _facts(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None


def _stamp(facts: os.stat_result) -> list[int]:
    """What another content changes."""
    return [facts.st_mtime_ns, facts.st_size]
