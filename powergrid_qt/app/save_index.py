"""Which games there are, and what is known of them without reading them again.

Reading a game means to replay it, some milliseconds each; of hundreds that is felt. So what was
read once is written down, and holds for as long as the file stays as it was.
"""

import contextlib
import json
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

from powergrid_qt.app.folders import index_path, saves_dir
from powergrid_qt.models.saved_game import Save, SavedGame
from powergrid_qt.paths import EXTENSION

VERSION = 4
"""Of what is written down; another one is not read."""


def save_names() -> list[Path]:
    """What is called like a game in the folder, in no order."""
    try:
        return [path for path in saves_dir().iterdir() if path.suffix == EXTENSION]
    except OSError:
        return []


def save_paths() -> list[Path]:
    """The games in the folder, last changed first."""
    try:
        found = [(path.stat().st_mtime, path) for path in save_names() if path.is_file()]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


class SaveIndex:
    """Knows no rules, so that the first page can ask it at once."""

    def __init__(self) -> None:
        self._known = _read_index()
        self._changed = False

    def known(self, path: Path) -> SavedGame | None:
        """What the file held when it was read, if it has not changed since."""
        entry = self._known.get(path.name)
        if entry is None or entry["stamp"] != _stamp(path):
            return None
        saved = datetime.fromtimestamp(entry["stamp"][0] / 1e9)
        with contextlib.suppress(KeyError, TypeError):  # then it is read again
            return SavedGame.from_json(path, saved, entry["game"])
        return None

    def remember(self, save: Save) -> None:
        """Only what can be read: of other files the reason is wanted anew."""
        stamp = _stamp(save.path)
        if isinstance(save, SavedGame) and stamp is not None:
            self._known[save.path.name] = {"stamp": stamp, "game": save.to_json()}
            self._changed = True

    def store(self, paths: Iterable[Path]) -> None:
        """Write down what is known of these files, for the next start."""
        names = {path.name for path in paths}
        if self._changed or names < self._known.keys():
            self._known = {name: self._known[name] for name in names & self._known.keys()}
            content = json.dumps({"version": VERSION, "games": self._known})
            with contextlib.suppress(OSError):  # then they are read again
                index_path().write_text(content, encoding="utf-8")
            self._changed = False


def _read_index() -> dict[str, dict[str, Any]]:
    try:
        data = json.loads(index_path().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(data, dict) or data.get("version") != VERSION:
        return {}
    games = data.get("games")
    if not isinstance(games, dict):
        return {}
    return {
        name: entry
        for name, entry in games.items()
        if isinstance(entry, dict) and isinstance(entry.get("stamp"), list) and "game" in entry
    }


def _stamp(path: Path) -> list[int] | None:
    """What another content changes."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return [facts.st_mtime_ns, facts.st_size]
