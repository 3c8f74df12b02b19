"""What happens with the history's file in a thread of its own."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from threading import Event

from powergrid_qt.app.history.facts import past_game
from powergrid_qt.app.history.store import (
    DamagedHistory,
    NewerHistory,
    Stamp,
    Store,
    move_aside,
)
from powergrid_qt.engine import Refused, read_record
from powergrid_qt.engine.board import BoardError
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.past.game import HistoryMishap, PastGame
from powergrid_qt.models.past.statistics import Selection, Summary, summed_up
from powergrid_qt.paths import EXTENSION

AT_ONCE = 25
"""So many records are read before what they say is written and shown."""


class Memory:
    """All methods are called in one thread, but for `stop`."""

    def __init__(self, path: Path, folder: Path) -> None:
        """`folder`: where the records are."""
        self._path = path
        self._folder = folder
        self._opened: Store | None = None
        self._stopped = Event()
        self._games: list[PastGame] | None = None
        self._summary: Summary | None = None
        """Both as long as nothing is written."""
        self.mishaps: list[HistoryMishap] = []

    @property
    def _store(self) -> Store:
        if self._opened is None:
            self._opened = self._open()
        return self._opened

    def _open(self) -> Store:
        try:
            return Store(self._path)
        except NewerHistory:
            self.mishaps.append(HistoryMishap.NEWER)
        except DamagedHistory:
            try:
                move_aside(self._path)
                store = Store(self._path)
            except (OSError, sqlite3.OperationalError):
                self.mishaps.append(HistoryMishap.UNWRITABLE)
            else:
                self.mishaps.append(HistoryMishap.DAMAGED)
                return store
        except sqlite3.OperationalError:
            self.mishaps.append(HistoryMishap.UNWRITABLE)
        return Store(None)

    def stop(self) -> None:
        """From another thread: read no further."""
        self._stopped.set()

    def close(self) -> None:
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    # -- reading --------------------------------------------------------------------------------

    def games(self) -> list[PastGame]:
        """Last ended first."""
        if self._games is None:
            self._games = self._store.games()
        return self._games

    def summary(self, selection: Selection) -> Summary:
        if self._summary is None or self._summary.selection != selection:
            self._summary = summed_up(self.games(), selection)
        return self._summary

    def look_for_records(self) -> bool:
        """Remember some games whose files are new or have changed; False if there are none."""
        known = self._store.files()
        changed = (entry for entry in self._stamps() if known.get(_name(entry[0])) != entry[1])
        stamps = dict(islice(changed, AT_ONCE))
        games = list(self._read(stamps))
        if not stamps or self._stopped.is_set():
            return False
        self._remember(games, {_name(path): stamp for path, stamp in stamps.items()})
        return True

    def _stamps(self) -> Iterator[tuple[Path, Stamp]]:
        try:
            paths = [path for path in self._folder.iterdir() if path.suffix == EXTENSION]
        except OSError:
            return  # the start page tells that games cannot be read
        for path in paths:
            try:
                facts = path.stat()
            except OSError:
                continue  # listed on the start page, with the reason
            yield path, (facts.st_mtime_ns, facts.st_size)

    def _read(self, paths: Iterable[Path]) -> Iterator[PastGame]:
        for path in paths:
            if self._stopped.is_set():
                return
            try:
                record = read_record(path)
                game = past_game(record, replayed(record), path.name, path.stat().st_mtime)
            except (Refused, BoardError, OSError):
                continue  # listed on the start page, with the reason
            if game is not None:
                yield game

    # -- writing --------------------------------------------------------------------------------

    def remember(self, game: PastGame) -> None:
        self._remember([game], {})

    def _remember(self, games: Iterable[PastGame], files: Mapping[str, Stamp]) -> None:
        self._write(lambda store: store.remember(games, files))

    def forget(self, ids: Iterable[str]) -> None:
        self._write(lambda store: store.forget(ids))

    def bring_back(self, games: Iterable[PastGame]) -> None:
        self._write(lambda store: store.bring_back(games))

    def _write(self, work: Callable[[Store], None]) -> None:
        """What cannot be written is known until the program ends."""
        self._games = self._summary = None
        try:
            work(self._store)
        except sqlite3.OperationalError:
            self.mishaps.append(HistoryMishap.UNWRITABLE)
            in_memory = Store(None)
            in_memory.bring_back(self._store.games())
            work(in_memory)
            self.close()
            self._opened = in_memory


def _name(path: Path) -> str:
    """Of a file, whatever bytes somebody has called it by."""
    return path.name.encode("utf-8", "replace").decode()
