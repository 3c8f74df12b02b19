"""The file with the history: what stands in it, and what is done if it cannot be used.

Nothing in it is worth more than the records from which it is made, but for games whose records are
gone. So a damaged file is moved aside and begun anew, and a file of a newer version is left alone.
"""

import functools
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from powergrid_qt.models.past.game import PastGame, PastSeat

# SQLite itself checks all of this when a file is opened: nothing of another shape is ever shown.
# What is written here stays as it is: files are compared with it. Changes are further versions.
_FIRST_VERSION = (
    """CREATE TABLE games (
        id TEXT PRIMARY KEY,
        file TEXT NOT NULL,
        board TEXT NOT NULL,
        board_name TEXT NOT NULL,
        edition TEXT NOT NULL,
        promo TEXT NOT NULL,
        beginner INTEGER NOT NULL CHECK (beginner IN (0, 1)),
        open_money INTEGER NOT NULL CHECK (open_money IN (0, 1)),
        draft INTEGER NOT NULL CHECK (draft IN (0, 1)),
        rounds INTEGER NOT NULL CHECK (rounds BETWEEN 0 AND 1000000),
        begun INTEGER CHECK (begun BETWEEN 0 AND 32503680000),
        ended INTEGER NOT NULL CHECK (ended BETWEEN 0 AND 32503680000),
        take_backs INTEGER NOT NULL CHECK (take_backs BETWEEN 0 AND 1000000),
        hints INTEGER NOT NULL CHECK (hints BETWEEN 0 AND 1000000),
        played_on INTEGER NOT NULL CHECK (played_on IN (0, 1))
    ) STRICT""",
    """CREATE TABLE seats (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        color TEXT NOT NULL
            CHECK (color IN ('red', 'blue', 'green', 'yellow', 'purple', 'black')),
        kind TEXT NOT NULL,
        place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 6),
        powered INTEGER NOT NULL CHECK (powered BETWEEN 0 AND 1000000),
        money INTEGER NOT NULL CHECK (money BETWEEN 0 AND 1000000),
        analysis TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID""",
    # Files that were read, with what another content changes: they are not read again.
    """CREATE TABLE files (
        name TEXT PRIMARY KEY, written INTEGER NOT NULL, size INTEGER NOT NULL
    ) STRICT""",
    # Deleted games, whose records may still be there.
    "CREATE TABLE forgotten (id TEXT PRIMARY KEY) STRICT",
)
_WITH_PRACTICE = (
    "ALTER TABLE games ADD COLUMN practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1))",
)
_WITH_FIRST_GAMES = (
    "ALTER TABLE games ADD COLUMN"
    " first_game INTEGER NOT NULL DEFAULT 0 CHECK (first_game IN (0, 1))",
    "DELETE FROM files",  # they are read again: they tell which game was a first one
)
MIGRATIONS = (_FIRST_VERSION, _WITH_PRACTICE, _WITH_FIRST_GAMES)
"""What leads from each version to the next, beginning with an empty file."""
VERSION = len(MIGRATIONS)

LONGEST_WAIT_S = 5.0
"""For another window that writes."""

Stamp = tuple[int, int]
"""When a file was written, in nanoseconds, and its size."""

_OUT_OF_REACH = {
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR),
    *(sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY),
}


class NewerHistory(Exception):
    """Written by a later version of the program."""


class DamagedHistory(Exception):
    """No history, or not as it was written."""


class Store:
    """To be used by one thread at a time. `sqlite3.OperationalError` if the file cannot be read or
    written now."""

    def __init__(self, path: Path | None) -> None:
        """Without a path it is kept in memory only."""
        self._file = sqlite3.connect(
            ":memory:" if path is None else path,
            timeout=LONGEST_WAIT_S,
            isolation_level=None,
            check_same_thread=False,
        )
        self._file.text_factory = lambda text: text.decode("utf-8", "replace")
        try:
            self._prepare()
        except BaseException:
            self._file.close()
            raise

    def _prepare(self) -> None:
        try:
            (version,) = self._file.execute("PRAGMA user_version").fetchone()
            if version > VERSION:
                raise NewerHistory
            tables = self._file.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            if version < 0 or (version == 0 and tables != (0,)):
                raise DamagedHistory("it is another kind of file")
            (found,) = self._file.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise DamagedHistory(found)
            self._file.execute("PRAGMA foreign_keys = ON")
            if version < VERSION:
                _migrate(self._file, version)
            if _tables(self._file) != _usual_tables():
                raise DamagedHistory("its tables are others")
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if _out_of_reach(error):
                raise
            raise DamagedHistory(str(error)) from error

    def close(self) -> None:
        self._file.close()

    # -- reading --------------------------------------------------------------------------------

    def games(self) -> list[PastGame]:
        """Last ended first. Nobody plays alone: a game without its seats is none."""
        with closing(self._file.cursor()) as cursor:
            seats: defaultdict[str, list[PastSeat]] = defaultdict(list)
            rows = cursor.execute(
                "SELECT game, name, color, kind, place, powered, money, analysis"
                " FROM seats ORDER BY game, seat"
            )
            for game, *seat in rows:
                seats[game].append(PastSeat._make(seat))
            rows = cursor.execute("SELECT * FROM games ORDER BY ended DESC, id")
            return [
                PastGame._make((*row, tuple(seats[row[0]])))
                for row in rows
                if len(seats[row[0]]) > 1
            ]

    def files(self) -> dict[str, Stamp]:
        rows = self._file.execute("SELECT name, written, size FROM files")
        return {name: (written, size) for name, written, size in rows}

    # -- writing --------------------------------------------------------------------------------

    def remember(self, games: Iterable[PastGame], files: Mapping[str, Stamp] | None = None) -> None:
        """Instead of what was known of them; games that somebody has deleted stay so."""
        with self._file:
            self._file.execute("BEGIN IMMEDIATE")
            for game in games:
                if not self._file.execute(
                    "SELECT 1 FROM forgotten WHERE id = ?", (game.id,)
                ).fetchone():
                    self._write(game)
            self._file.executemany(
                "INSERT OR REPLACE INTO files VALUES (?, ?, ?)",
                [(name, *stamp) for name, stamp in (files or {}).items()],
            )

    def _write(self, game: PastGame) -> None:
        self._file.execute("DELETE FROM games WHERE id = ?", (game.id,))
        row = game.plain()
        self._file.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(row))})", row)
        self._file.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(game.id, number, *seat) for number, seat in enumerate(game.seats)],
        )

    def forget(self, ids: Iterable[str]) -> None:
        keys = [(one,) for one in ids]
        with self._file:
            self._file.execute("BEGIN IMMEDIATE")
            self._file.executemany("DELETE FROM games WHERE id = ?", keys)
            self._file.executemany("INSERT OR IGNORE INTO forgotten VALUES (?)", keys)

    def bring_back(self, games: Iterable[PastGame]) -> None:
        games = list(games)
        with self._file:
            self._file.execute("BEGIN IMMEDIATE")
            self._file.executemany(
                "DELETE FROM forgotten WHERE id = ?", [(game.id,) for game in games]
            )
            for game in games:
                self._write(game)


def _migrate(file: sqlite3.Connection, version: int) -> None:
    """All of it or nothing."""
    with file:
        file.execute("BEGIN IMMEDIATE")
        for step in MIGRATIONS[version:]:
            for command in step:
                file.execute(command)
        file.execute(f"PRAGMA user_version = {VERSION}")


def _tables(file: sqlite3.Connection) -> list[tuple[str, str | None]]:
    return file.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


@functools.cache
def _usual_tables() -> list[tuple[str, str | None]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        _migrate(fresh, 0)
        return _tables(fresh)


def _out_of_reach(error: Exception) -> bool:
    """Whether the file itself may be whole, and only cannot be read or written now."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF in _OUT_OF_REACH  # what follows tells the particulars


def move_aside(path: Path) -> None:
    """Keep a damaged file under another name; `OSError` if it stays where it is."""
    path.rename(path.with_name(f"{path.name} damaged {datetime.now():%Y-%m-%d %H.%M.%S.%f}"))
    for journal in ("-journal", "-wal", "-shm"):  # they belong to the damaged one
        with suppress(FileNotFoundError):
            path.with_name(path.name + journal).unlink()
