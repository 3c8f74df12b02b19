"""Looks among all games for those that were played on from each other."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.app.about import game_id
from powergrid_qt.app.library.library import Library, save_names
from powergrid_qt.app.library.reading import facts_of, read_save
from powergrid_qt.engine import Record, Refused, read_record
from powergrid_qt.models.branches import Parting, Relative, parting_of, tree_of
from powergrid_qt.models.library_game import LibraryGame

FIRST_MS = 200
"""The time after which the looking begins: the game's page is to be seen first."""
AT_ONCE_S = 0.008
"""The longest time of looking before the window has its turn again."""


class Branches(QObject):
    """`changed`: there is another `tree`, or none any more. It is about one game, `current`."""

    changed = Signal()

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.current: LibraryGame | None = None
        self.tree: Relative | None = None
        self.partings: dict[str, Parting] = {}
        """Where games of the tree part from their parents, by their ids."""
        self._looking: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_on)

    def look_for(self, record: Record, path: Path, elsewhere: Iterable[Path] = ()) -> None:
        """Find the tree of a game, which is kept there. `elsewhere`: files in other folders."""
        if self.current is None or self.current.id != game_id(record):
            self.current = self.tree = None
            self.changed.emit()
        self._looking = self._look(record, path, tuple(elsewhere))
        self._timer.start(FIRST_MS)

    @property
    def looking(self) -> bool:
        """Whether there may be more to be found."""
        return self._timer.isActive()

    @property
    def parent_game(self) -> LibraryGame | None:
        """The game that the current one was played on from, if that is there."""
        branch = None if self.current is None else self.current.branch
        if branch is None or self.tree is None:
            return None
        games = (game for game, _ in self.tree.walk())
        return next((game for game in games if game and game.id == branch.parent), None)

    @property
    def parting(self) -> Parting | None:
        """Where the current game parts from its parent, if both are there."""
        return None if self.current is None else self.partings.get(self.current.id)

    def _look(self, record: Record, kept_in: Path, elsewhere: tuple[Path, ...]) -> Iterator[None]:
        current = facts_of(record, kept_in, datetime.now())
        yield
        found: list[LibraryGame] = []
        for path in (*save_names(), *elsewhere):
            yield
            save = None if path == kept_in else self._library.known(path) or read_save(path)
            if isinstance(save, LibraryGame):
                found.append(save)
        self.current, self.tree = current, tree_of(current, found)
        self.changed.emit()
        pairs = [(game, parent) for game, parent in self.tree.walk() if game and parent]
        yield from self._compare(pairs, {current.id: record})
        self.changed.emit()

    def _compare(
        self, pairs: Sequence[tuple[LibraryGame, LibraryGame]], records: dict[str, Record]
    ) -> Iterator[None]:
        """Find where games part from their parents; for games that are over it is done once."""
        known, self.partings = self.partings, {}
        for game, parent in pairs:
            if game.over and parent.over and game.id in known:
                self.partings[game.id] = known[game.id]
                continue
            with suppress(Refused):  # another window has changed a file in this moment
                for save in (game, parent):
                    if save.id not in records:
                        yield
                        records[save.id] = read_record(save.path)
                yield
                parting = parting_of(records[game.id], records[parent.id])
                if parting is not None:
                    self.partings[game.id] = parting

    def _look_on(self) -> None:
        self._timer.setInterval(0)
        end = perf_counter() + AT_ONCE_S
        while perf_counter() < end:
            try:
                next(self._looking)
            except StopIteration:
                self._timer.stop()
                return
