"""The library's file: what stands in it, and what is done if it cannot be used.

Nothing in it is worth more than the records from which it is made, but for finished games whose
records are gone. So a damaged file is moved aside and begun anew, and a file of a newer version is
left alone.
"""

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from powergrid_qt.models.library_game import Branch, LibraryGame, LibraryMishap, LibrarySeat

TABLES = (
    # What the files in the folder hold. The stamp tells whether one has changed since. Whatever is
    # known of a game is read at once, and nothing is looked for in it: it is one text. The seal
    # tells that this is whole.
    """CREATE TABLE games (
        file TEXT PRIMARY KEY, stamp TEXT NOT NULL, facts TEXT NOT NULL, seal INTEGER NOT NULL
    ) STRICT""",
    # Finished games whose files are gone, or not found yet.
    "CREATE TABLE gone (id TEXT PRIMARY KEY, facts TEXT NOT NULL, seal INTEGER NOT NULL) STRICT",
    # Deleted games, whose records may still be there.
    "CREATE TABLE forgotten (id TEXT PRIMARY KEY) STRICT",
)
"""What stands here stays as it is: files are compared with it. Another shape is another version."""
VERSION, OLDER = 5, 4
"""Games of the older one tell nothing of a coach, who was not there yet."""
LONGEST_WAIT_S = 2.0
"""How long a write waits for another window that writes."""

_OUT_OF_REACH = {
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR),
    *(sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY),
}
"""Errors with which the file itself may be whole, and only cannot be read or written now."""

Facts = list[Any]
"""What is known of a game but for its file, in the order of `LibraryGame`."""
BRANCH_AT = LibraryGame._fields.index("branch") - LibraryGame._fields.index("rounds")
"""The place of the branch among the facts that follow the seats."""


def game_with(facts: Facts, path: Path, saved: datetime | None = None) -> LibraryGame:
    """A game that is, or was, in a file. Of one that is gone it is known when it ended."""
    key, board, edition, seats, *rest = facts
    players = tuple([LibrarySeat._make(seat) for seat in seats])
    if rest[BRANCH_AT] is not None:
        rest[BRANCH_AT] = Branch._make(rest[BRANCH_AT])
    # One that an older version has written has fewer facts.
    game = LibraryGame(path, saved or datetime.min, key, board, edition, players, *rest)
    return game if saved else game._replace(saved=datetime.fromtimestamp(game.ended))


class Contents(NamedTuple):
    """What stands in the library's file."""

    held: Mapping[str, tuple[str, Facts]]
    """The games in the folder, with their stamps, by the names of their files."""
    gone: Mapping[str, Facts]
    """Finished games whose files are gone, by their ids."""
    forgotten: frozenset[str]
    """The ids of games that somebody has deleted, whose files may still be there."""


NOTHING = Contents({}, {}, frozenset())


class Unusable(Exception):
    """The file cannot be used. `DAMAGED`: it is no library, or not as it was written."""

    def __init__(self, mishap: LibraryMishap) -> None:
        super().__init__(mishap)
        self.mishap = mishap


class Store:
    """The file, which is used by one thread at a time. If that is not possible, nothing is read or
    written any more: what is new is known until the program ends. `mishaps` tells what happened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: sqlite3.Connection | None = None
        self._usable = True
        self.mishaps: list[LibraryMishap] = []

    def read(self) -> Contents:
        """Return everything that is kept; a file that is not there is not made."""
        return self._open() if os.path.lexists(self._path) else NOTHING

    def _open(self) -> Contents:
        try:
            self._file, contents = _opened(self._path)
            return contents
        except Unusable as error:
            if error.mishap is LibraryMishap.DAMAGED:
                self._begin_anew()
            else:
                self._give_up(error.mishap)
        return NOTHING

    def _begin_anew(self) -> None:
        """Keep the damaged file under another name."""
        path = self._path
        try:
            path.rename(
                path.with_name(f"{path.name} damaged {datetime.now():%Y-%m-%d %H.%M.%S.%f}")
            )
            for journal in ("-journal", "-wal", "-shm"):  # they belong to the damaged one
                path.with_name(path.name + journal).unlink(missing_ok=True)
            self._file, _ = _opened(path)
        except (OSError, Unusable):
            self._give_up(LibraryMishap.UNWRITABLE)
        else:
            self.mishaps.append(LibraryMishap.DAMAGED)

    def _give_up(self, why: LibraryMishap) -> None:
        self.mishaps.append(why)
        self._usable = False
        self.close()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def write(
        self,
        *,
        held: Mapping[str, tuple[str, LibraryGame]] | None = None,
        left: Iterable[str] = (),
        gone: Iterable[LibraryGame] = (),
        found: Iterable[str] = (),
        forgotten: Iterable[str] = (),
        recalled: Iterable[str] = (),
    ) -> None:
        """All of it or nothing. `left`: names of files that are gone; `found`: ids of games that
        are not gone any more; `recalled`: of games that are not forgotten any more."""
        if self._file is None and self._usable:
            self._open()
        if self._file is None:
            return
        texts = [(name, stamp, _text(game)) for name, (stamp, game) in (held or {}).items()]
        steps: Mapping[str, Iterable[tuple[object, ...]]] = {
            "DELETE FROM games WHERE file = ?": _rows(left),
            "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?)": _sealed(texts),
            "DELETE FROM gone WHERE id = ?": _rows(found),
            "INSERT OR REPLACE INTO gone VALUES (?, ?, ?)": _sealed(
                (game.id, _text(game)) for game in gone
            ),
            "INSERT OR IGNORE INTO forgotten VALUES (?)": _rows(forgotten),
            "DELETE FROM forgotten WHERE id = ?": _rows(recalled),
        }
        try:
            with self._file:
                self._file.execute("BEGIN IMMEDIATE")
                for command, rows in steps.items():
                    self._file.executemany(command, rows)
        except sqlite3.DatabaseError:
            self._give_up(LibraryMishap.UNWRITABLE)


def _rows(keys: Iterable[str]) -> Iterator[tuple[str]]:
    return ((key,) for key in keys)


def _sealed(rows: Iterable[tuple[str, ...]]) -> Iterator[tuple[object, ...]]:
    return ((*row, _seal(*row)) for row in rows)


def _seal(*texts: str) -> int:
    return crc32("\n".join(texts).encode("utf-8"))


def _text(game: LibraryGame) -> str:
    return json.dumps(game[2:], separators=(",", ":"))


# -- opening ----------------------------------------------------------------------------------


def _opened(path: Path) -> tuple[sqlite3.Connection, Contents]:
    """Open a file and read its contents; `Unusable` says why that cannot be."""
    try:
        file = sqlite3.connect(
            path, timeout=LONGEST_WAIT_S, isolation_level=None, check_same_thread=False
        )
        file.text_factory = lambda text: text.decode("utf-8", "replace")
        try:
            _check(file)
            return file, _contents(file)
        except BaseException:
            file.close()
            raise
    except (sqlite3.DatabaseError, ValueError, TypeError) as error:
        code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
        out_of_reach = code & 0xFF in _OUT_OF_REACH  # what follows tells the particulars
        mishap = LibraryMishap.UNWRITABLE if out_of_reach else LibraryMishap.DAMAGED
        raise Unusable(mishap) from error


def _check(file: sqlite3.Connection) -> None:
    (version,) = file.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise Unusable(LibraryMishap.NEWER)
    (count,) = file.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    known = version in (OLDER, VERSION) or (version == 0 and not count)
    if not known or file.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise Unusable(LibraryMishap.DAMAGED)
    if version == 0:
        _make(file)
    tables = file.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    if sorted(tables) != sorted((table,) for table in TABLES):
        raise Unusable(LibraryMishap.DAMAGED)
    if version == OLDER:
        file.execute(f"PRAGMA user_version = {VERSION}")


def _make(file: sqlite3.Connection) -> None:
    """Make all tables of a new file, or none of them."""
    with file:
        file.execute("BEGIN IMMEDIATE")
        for command in (*TABLES, f"PRAGMA user_version = {VERSION}"):
            file.execute(command)


def _contents(file: sqlite3.Connection) -> Contents:
    """What is not as it was written is not told, rather than told wrongly."""
    held = _whole(file, "SELECT file, stamp, facts, seal FROM games")
    gone = _whole(file, "SELECT id, facts, seal FROM gone")
    return Contents(
        {name: (stamp, facts) for (name, stamp), facts in held},
        {key: facts for (key,), facts in gone},
        frozenset(key for (key,) in file.execute("SELECT id FROM forgotten")),
    )


def _whole(file: sqlite3.Connection, query: str) -> Iterator[tuple[list[str], Facts]]:
    """Rows whose seals are right: what stands before the facts, and these."""
    rows = [row for *row, seal in file.execute(query) if _seal(*row) == seal]
    # All at once: one after the other takes twice as long.
    facts = json.loads(f"[{','.join(row[-1] for row in rows)}]")
    return zip((row[:-1] for row in rows), facts, strict=True)
