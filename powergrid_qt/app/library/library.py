"""Which games there are, and what is known of them without reading them again.

The files in the folder are the truth. Reading one means to replay it, some milliseconds each; of
hundreds that is felt. So what was read once is written down (`store.py`), and holds for as long as
the file stays as it was. Of games that people have finished it is remembered even without the file.
"""

import os
import stat
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt import __version__
from powergrid_qt.app.background import Background
from powergrid_qt.app.folders import history_path, moment_of, saves_dir
from powergrid_qt.app.library.store import Store, game_with
from powergrid_qt.app.settings import Settings
from powergrid_qt.models.library_game import LibraryGame, LibraryMishap, Save
from powergrid_qt.paths import EXTENSION

if TYPE_CHECKING:
    from powergrid_qt.app.daily_game import Attempts
    from powergrid_qt.app.mistakes import MyMistakes
    from powergrid_qt.engine import Game, Record

FIRST_LOOK_MS = 30
"""The time before games are read: the first page is painted first."""
NOT_WRITTEN_YET, WRITTEN_SINCE = "", "?"
"""Instead of the stamp of a file: the game has just ended, or had when the program was closed."""
READ_AT_ONCE = 20
"""The number of games that are read before it is told what they are."""


def save_names() -> list[Path]:
    """Return the files in the folder that are called like games, in no order."""
    try:
        return [path for path in saves_dir().iterdir() if path.suffix == EXTENSION]
    except OSError:
        return []


def save_paths() -> dict[Path, os.stat_result | None]:
    """The games in the folder, last changed first. What cannot even be looked at comes last, and
    hides no other: reading it tells what is wrong with it."""
    found: list[tuple[float, Path, os.stat_result | None]] = []
    for path in save_names():
        facts = _facts(path)
        if facts is None or not stat.S_ISDIR(facts.st_mode):
            found.append((0.0 if facts is None else facts.st_mtime, path, facts))
    found.sort(key=lambda one: one[:2], reverse=True)
    return {path: facts for _, path, facts in found}


class Library(QObject):
    """`changed`: other games are in the folder, or more is known of them; told once at least after
    each `refresh`. `past_changed`: others are remembered as finished. It knows no rules, so that
    the first page can ask it at once. They are imported, and files are read, one at a time, once
    that is painted. `unwritten`: games that are ahead of their files, or have none yet."""

    changed = Signal()
    past_changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.unwritten: Callable[[], Mapping[Path, Record]] = dict
        self.background = Background("library", self)
        self._store = Store(history_path())
        self._first_look = True
        self._listed: dict[Path, Save | None] = {}
        """The games in the folder, last played first; None: not read yet."""
        self._elsewhere: dict[Path, Save | None] = {}
        """Files in other folders that were opened."""
        self._held: dict[str, tuple[str, LibraryGame]] = {}
        """What files held when they were read, with the stamps of then, by their names."""
        self._gone: dict[str, LibraryGame] = {}
        """Finished games whose files are gone, by their ids."""
        self._forgotten: set[str] = set()
        """The ids of games that somebody has deleted from the history."""
        self._past: Sequence[LibraryGame] | None = None
        self._unwritten_down: dict[str, tuple[str, LibraryGame]] = {}
        """The games that were read since the library's file was written, with their stamps."""
        self._steps: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._take_step)
        self._open()

    def _open(self) -> None:
        """Tell what was known when the program ended."""
        contents, files, folder = self._store.read(), save_paths(), saves_dir()
        paths = {_name(path): path for path in files}
        for name, (stamp, told) in contents.held.items():
            path = paths.get(name) or folder / name
            facts = files.get(path)
            saved = None if facts is None else moment_of(facts)
            self._held[name] = stamp or WRITTEN_SINCE, game_with(told, path, saved)
        for key, told in contents.gone.items():
            self._gone[key] = game_with(told, folder / key)
        self._forgotten.update(contents.forgotten)
        self._find(files)

    def close(self) -> None:
        """Write what was said, read no further."""
        self._timer.stop()
        self._write_down()
        self.background.close()
        self._store.close()

    @property
    def mishaps(self) -> Sequence[LibraryMishap]:
        """What has happened to the library's file."""
        return self._store.mishaps

    # -- what there is --------------------------------------------------------------------------

    @property
    def saves(self) -> list[Save]:
        """The files in the folder that are read, last played first."""
        return [save for save in self._listed.values() if save is not None]

    @property
    def elsewhere(self) -> list[Save]:
        return [save for save in self._elsewhere.values() if save is not None]

    @property
    def games(self) -> list[LibraryGame]:
        """The games of the folder that can be read."""
        return [save for save in self._listed.values() if isinstance(save, LibraryGame)]

    def save_at(self, path: Path) -> Save | None:
        """Return what is listed of a file, or None."""
        return self._listed.get(path) or self._elsewhere.get(path)

    def known(self, path: Path) -> LibraryGame | None:
        """What a file in the folder held when it was read, if it has not changed since."""
        return self._known(path, _facts(path))

    def _known(self, path: Path, facts: os.stat_result | None) -> LibraryGame | None:
        stamp, game = self._held.get(_name(path), ("", None))
        return game if stamp and stamp == _stamp(facts) else None

    @property
    def continued(self) -> LibraryGame | None:
        """The game that was played last and is not over."""
        return next((game for game in self.games if not game.over), None)

    @property
    def is_newcomer(self) -> bool:
        """Whether nobody has finished a game here, and no game is unread that may be finished."""
        unread_or_over = (
            save is None or (isinstance(save, LibraryGame) and save.finished_by_person)
            for save in self._listed.values()
        )
        return not self._settings.has_finished and not any(unread_or_over)

    @property
    def attempts(self) -> "Attempts":
        """The attempts at games of the day, as far as the games are read."""
        from powergrid_qt.app.daily_game import Attempts

        return Attempts(self._settings, self.games)

    @property
    def mistakes(self) -> "MyMistakes":
        """One's own costly decisions in finished games, as exercises."""
        from powergrid_qt.app.mistakes import MyMistakes

        return MyMistakes(self._settings, lambda: self.past, self.today)

    def today(self) -> date:
        """The day whose game can be played."""
        return date.today()

    @property
    def past(self) -> Sequence[LibraryGame]:
        """The games that people have finished, last ended first, without those that somebody has
        deleted from the history. Of several files with a game the one that was saved last."""
        if self._past is None:
            by_id = dict(self._gone)
            held = sorted((game for _, game in self._held.values()), key=lambda game: game.saved)
            by_id.update({game.id: game for game in held if game.finished_by_person})
            games = [game for key, game in by_id.items() if key not in self._forgotten]
            self._past = sorted(games, key=lambda game: (-game.ended, game.id))
        return self._past

    # -- looking at the files -------------------------------------------------------------------

    def refresh(self) -> None:
        """Look again which games there are. What is known of them is told at once; files that have
        changed are read one at a time and a little later: that needs the rules, which take a moment
        to import."""
        self._find(save_paths())
        self._steps = self._look()
        self._timer.start(FIRST_LOOK_MS)

    def _find(self, files: Mapping[Path, os.stat_result | None]) -> None:
        self._listed = {path: self._known(path, facts) for path, facts in files.items()}
        self._elsewhere = dict.fromkeys(self._settings.recent_files)

    @property
    def has_read(self) -> bool:
        return not self._timer.isActive()

    def _take_step(self) -> None:
        self._timer.setInterval(0)
        try:
            next(self._steps)
        except StopIteration:
            self._timer.stop()
            self.changed.emit()

    def finish(self) -> None:
        """Read and write everything now."""
        while not self.has_read:
            self._take_step()
        self.background.finish()

    def _look(self) -> Iterator[None]:
        """Read one file after the other."""
        from powergrid_qt.app.game_file import empty_trash
        from powergrid_qt.app.library.reading import facts_of

        if self._first_look:
            self._first_look = False
            empty_trash()
        unwritten = self.unwritten().items()
        ahead: dict[Path, Save | None] = {
            path: facts_of(record, path, datetime.now()) for path, record in unwritten
        }
        self._listed = ahead | {p: save for p, save in self._listed.items() if p not in ahead}
        yield from self._read(self._listed, keep=True)
        yield from self._read(self._elsewhere, keep=False)
        self._let_go()
        self._write_down()
        # A person who deletes their games is no newcomer again.
        self._settings.has_finished |= any(game.finished_by_person for game in self.games)

    def _read(self, saves: dict[Path, Save | None], *, keep: bool) -> Iterator[None]:
        """Read the files that are not known. `keep`: remember them for the next start."""
        from powergrid_qt.app.library.reading import read_save

        unread = [path for path, save in saves.items() if save is None]
        if unread:
            self.changed.emit()
        for number, path in enumerate(unread):
            yield
            stamp = _stamp(_facts(path))  # before: it may change while it is read
            saves[path] = save = read_save(path)
            if keep and isinstance(save, LibraryGame):
                self._hold(save, stamp)
            if number % READ_AT_ONCE == 0:
                self._write_down()
                self.changed.emit()

    def _hold(self, game: LibraryGame, stamp: str) -> None:
        """Hold a game that was read; of files that cannot be read the reason is wanted anew."""
        name = _name(game.path)
        _, before = self._held.get(name, ("", None))
        self._held[name] = self._unwritten_down[name] = stamp, game
        self._gone.pop(game.id, None)
        self._past = None
        if before is not None and before.id != game.id:
            self._set_aside([before])

    def _let_go(self) -> None:
        """Let go of files that are gone. Games may have begun and ended since files were listed."""
        there = set(map(_name, save_names()))
        left = {
            name
            for name, (stamp, _) in self._held.items()
            if name not in there and stamp != NOT_WRITTEN_YET
        }
        if left:
            games = [self._held.pop(name)[1] for name in left]
            self.background.do(partial(self._store.write, left=left))
            self._set_aside(games)

    def _set_aside(self, games: Collection[LibraryGame]) -> None:
        """Remember those that people have finished, though their files are gone."""
        wanted = [game for game in games if game.finished_by_person]
        gone = {game.id: game for game in wanted if game.id not in self._forgotten}
        self._gone.update(gone)
        self._past = None
        if gone:
            self.background.do(partial(self._store.write, gone=list(gone.values())))

    def _write_down(self) -> None:
        if self._unwritten_down:
            held, self._unwritten_down = self._unwritten_down, {}
            found = [game.id for _, game in held.values()]
            self.background.do(partial(self._store.write, held=held, found=found))

    # -- games that are over --------------------------------------------------------------------

    def remember(self, record: "Record", game: "Game", path: Path | None) -> None:
        """A game has ended here; its file is perhaps not written yet."""
        from powergrid_qt.app.library.reading import facts_of_played

        kept = facts_of_played(record, game, path or saves_dir(), datetime.now())
        if not kept.finished_by_person:
            return
        if path is None:
            self._set_aside([kept])
        else:
            self._hold(kept, NOT_WRITTEN_YET)
            self._write_down()
        self.past_changed.emit()

    def forget(self, games: Collection[LibraryGame]) -> None:
        """Take games out of the history; their files stay as they are."""
        ids = [game.id for game in games]
        self._forgotten.update(ids)
        for key in ids:
            self._gone.pop(key, None)
        self.background.do(partial(self._store.write, found=ids, forgotten=ids))
        self._past = None
        self.past_changed.emit()

    def bring_back(self, games: Collection[LibraryGame]) -> None:
        self._forgotten.difference_update(game.id for game in games)
        self.background.do(partial(self._store.write, recalled=[game.id for game in games]))
        held = {game.id for _, game in self._held.values()}
        self._set_aside([game for game in games if game.id not in held])
        self.past_changed.emit()


def _facts(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None


def _stamp(facts: os.stat_result | None) -> str:
    """What another content changes; empty if there is no file. What another version of the program
    has found good is read again, too: it is shown without a look at the file."""
    return "" if facts is None else f"{facts.st_mtime_ns} {facts.st_size} {__version__}"


def _name(path: Path) -> str:
    """Return the name of a file, whatever bytes somebody has called it by."""
    return path.name.encode("utf-8", "replace").decode()
