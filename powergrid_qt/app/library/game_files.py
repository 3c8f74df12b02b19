"""The files of games: how they are named, renamed, deleted and brought back."""

import contextlib
import re
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from powergrid_qt.app.folders import moment_of, old_autosave_path, saves_dir, trash_dir
from powergrid_qt.app.game_file import names_like, save_record
from powergrid_qt.engine import GameConfig, Record, Refused, load_board, read_record
from powergrid_qt.engine.board import BoardError
from powergrid_qt.paths import EXTENSION

LONGEST_STEM = 80
"""In bytes: file systems count them, and the names of lock files and copies are longer."""
IN_TRASH = timedelta(days=30)
"""How long a deleted game can be got back by hand."""
_DELETED_AT = "%Y%m%dT%H%M%S%f"
_HALF_WRITTEN = re.compile(re.escape(EXTENSION) + r"\.([A-Za-z]{6}|[0-9a-f]{8})")
"""What is left behind when the program is killed while it writes, or an older one was."""


# -- names ------------------------------------------------------------------------------------


def new_path(config: GameConfig) -> Path:
    """How the file of a new game is called: "Germany 2026-11-15 21.04"."""
    now = datetime.now()
    return saves_dir() / f"{_file_name(_board_name(config))} {now:%Y-%m-%d %H.%M}{EXTENSION}"


def suggested_path(record: Record) -> Path:
    """A name for a copy that no file has yet."""
    config = record.config
    names = " ".join(seat.name for seat in config.players)
    title = record.about.get("title") or f"{_board_name(config)} {len(record.moves)} {names}"
    return _free(saves_dir() / (_file_name(title) + EXTENSION))


def _board_name(config: GameConfig) -> str:
    return (config.own_board or load_board(config.board)).name


def _file_name(text: str) -> str:
    """Without what some file system does not want in a name, and not too long for any."""
    known = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in text)
    return known.encode("utf-8")[:LONGEST_STEM].decode("utf-8", "ignore").strip()


def _free(path: Path) -> Path:
    return next(name for name in names_like(path) if not name.exists())


# -- changing ---------------------------------------------------------------------------------


def rename_save(path: Path, title: str) -> None:
    """Give a game a title, or none again; its file keeps its name and its time. `Refused` if it
    cannot be read, `OSError` if it cannot be written."""
    record = read_record(path)
    about = {**record.about, "title": title}
    if not title:
        del about["title"]
    save_record(replace(record, about=about), path, same_time=True)


def delete_save(path: Path) -> Path:
    """Out of the list, but not yet gone; gives where it lies now."""
    trash_dir().mkdir(parents=True, exist_ok=True)
    deleted = trash_dir() / f"{datetime.now():{_DELETED_AT}} {path.name}"
    path.rename(deleted)
    return deleted


def restore_save(deleted: Path, path: Path) -> Path:
    """Bring a deleted game back; under another name if that one is taken by now."""
    free = _free(path)
    deleted.rename(free)
    return free


def empty_trash(now: datetime | None = None) -> None:
    """Remove for good what was deleted long ago; half-written files become deleted ones."""
    long_ago = (now or datetime.now()) - IN_TRASH
    for path in saves_dir().glob("*"):
        if _HALF_WRITTEN.fullmatch("".join(path.suffixes[-2:])):
            with contextlib.suppress(OSError):  # another window was faster, or it stays here
                if moment_of(path.stat()) < long_ago:
                    delete_save(path)
    for path in trash_dir().glob(f"* *{EXTENSION}*"):
        with contextlib.suppress(ValueError, OSError):  # then it is none of ours, or it stays here
            if datetime.strptime(path.name.partition(" ")[0], _DELETED_AT) < long_ago:
                path.unlink()


def take_over_autosave() -> None:
    """Earlier versions kept the running game in a file of its own: make it one of the games."""
    path = old_autosave_path()
    if not path.exists():
        return
    try:
        target = new_path(read_record(path).config)
    except (Refused, BoardError):
        target = saves_dir() / path.name  # listed there with the reason
    with contextlib.suppress(OSError):  # tried again with the next start
        path.rename(_free(target))
