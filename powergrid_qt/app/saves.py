"""Where saved games lie, and what they hold. The controller writes them; nothing deletes them."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from powergrid_qt.app.folders import EXTENSION, autosave_path, saves_dir
from powergrid_qt.engine import GameConfig, Refusal, Refused, read_record
from powergrid_qt.engine.board import BoardError
from powergrid_qt.engine.record import replayed
from powergrid_qt.engine.refusals import refuse

LONGEST_STEM = 80


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a saved game holds: read from its record and where its moves lead."""

    path: Path
    saved: datetime
    config: GameConfig
    round: int
    step: int
    winners: tuple[str, ...]
    """Empty while the game goes on."""

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def over(self) -> bool:
        return bool(self.winners)


@dataclass(frozen=True, slots=True)
class UnreadableSave:
    """A file that is listed, and left alone, with the reason why it cannot be opened."""

    path: Path
    saved: datetime | None
    reason: Refusal

    @property
    def name(self) -> str:
        return self.path.stem


Save = SavedGame | UnreadableSave


def read_save(path: Path) -> Save:
    """What is in a file; never raises for what it may hold."""
    try:
        facts = path.stat()
    except FileNotFoundError:
        return UnreadableSave(path, None, refuse("file_missing", path=path))
    except OSError as error:
        reason = refuse("file_unreadable", path=path, reason=error.strerror or error)
        return UnreadableSave(path, None, reason)
    return _read(path, facts.st_mtime_ns)


@functools.lru_cache(maxsize=256)
def _read(path: Path, changed_ns: int) -> Save:
    """Replaying takes some milliseconds: a file that has not changed is not read again."""
    saved = datetime.fromtimestamp(changed_ns / 1e9)
    try:
        game = replayed(read_record(path))
    except Refused as error:
        return UnreadableSave(path, saved, error.refusal)
    except BoardError as error:
        return UnreadableSave(path, saved, refuse("file_unreadable", path=path, reason=error))
    result = game.state.result
    players = game.config.players
    winners = () if result is None else tuple(players[seat].name for seat in result.winners)
    return SavedGame(path, saved, game.config, game.state.round, game.state.step, winners)


def save_paths() -> list[Path]:
    """The saved games, last changed first; the autosave is not among them."""
    try:
        found = [
            (path.stat().st_mtime, path)
            for path in saves_dir().iterdir()
            if path.suffix == EXTENSION and path.is_file()
        ]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def list_saves(limit: int | None = None) -> Iterator[Save]:
    """One after the other, so that a caller can show each as soon as it is read."""
    for path in save_paths()[:limit]:
        yield read_save(path)


def continued_game() -> Save | None:
    """What "Continue" would open; None before the first game."""
    path = autosave_path()
    return read_save(path) if path.exists() else None


def suggested_path(board_name: str, config: GameConfig, round_number: int) -> Path:
    """A name for a new save that no file has yet."""
    names = " ".join(seat.name for seat in config.players)
    stem = _file_name(f"{board_name} {round_number} {names}")[:LONGEST_STEM].strip()
    folder = saves_dir()
    path = folder / (stem + EXTENSION)
    number = 2
    while path.exists():
        path = folder / f"{stem} ({number}){EXTENSION}"
        number += 1
    return path


def _file_name(text: str) -> str:
    """Without what some file system does not want in a name."""
    return "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in text)
