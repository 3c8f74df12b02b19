"""Keeps every game in a file of its own, and none in the file of another."""

import contextlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.about import about_copy, game_id, new_about
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.game_file import GameFile, TakenElsewhere, names_like, new_path
from powergrid_qt.engine import GameConfig, Record, Refused, read_record
from powergrid_qt.engine.record import About
from powergrid_qt.models.plain_text import presentable


def read_presentable(path: Path) -> Record:
    """A game as it can be shown, whatever names it has; `Refused` if it cannot be read."""
    record = read_record(path)
    seats = tuple(replace(seat, name=presentable(seat.name)) for seat in record.config.players)
    return replace(record, config=replace(record.config, players=seats))


def is_kept(path: Path) -> bool:
    """Whether a file is one of the games in the folder."""
    return path.parent.resolve() == saves_dir().resolve()


def _same(one: Record, other: Record) -> bool:
    """Whether two records tell the same moves, whatever else they tell."""
    return (one.config, one.moves) == (other.config, other.moves)


class GameKeeper(QObject):
    """Gives the controller's game its file. `trouble_changed`: a game cannot be written, or can be
    again. A game that is left before its file could be written stays here until it is."""

    trouble_changed = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self._file: GameFile | None = None
        self._before: Path | None = None
        """The file of the last game on screen, while none is there."""
        self._left: list[GameFile] = []
        self._trouble: OSError | None = None

    # -- games ----------------------------------------------------------------------------------

    def start(self, config: GameConfig, about: About | None = None) -> None:
        """`about`: what the record tells besides. `Refused` if it cannot be set up like this."""
        self.controller.start(config, {**new_about(), **(about or {})})
        self._keep_in(self._new_file(config))

    def read(self, path: Path) -> Record:
        """A game as it stands, which may be ahead of its file; `Refused` if it cannot be read."""
        records = (file.newest for file in self._files if file.path == path)
        known = next((record for record in records if record is not None), None)
        return known or read_presentable(path)

    def go_on(self, path: Path, record: Record) -> None:
        """Play on in a game's file; `TakenElsewhere`: another window does; `Refused` as `load`."""
        if self.path == path:
            self.leave()
        file = next((left for left in self._left if left.path == path), None)
        if file is None:
            record = replace(record, about={**new_about(), "id": game_id(record), **record.about})
            file = self._taken(path, record)
        try:
            self.controller.load(record)
        except Refused:
            self._close(file)
            raise
        self._keep_in(file)

    def _taken(self, path: Path, record: Record) -> GameFile:
        file = GameFile(path, holds=record, parent=self)
        try:
            file.take()
        except TakenElsewhere:
            self._close(file)
            raise
        except OSError:
            pass  # it can be played all the same, and is told as soon as there is a move to write
        return file

    def play_copy(self, record: Record, origin: Path | None = None) -> None:
        """Show a game that will go on in a new file; nothing is written before it does."""
        copy = replace(record, about=about_copy(record, origin))
        self.controller.load(copy)
        self._keep_in(self._new_file(record.config, copy))

    def look_at(self, record: Record) -> None:
        """Show a game that is not to go on, and write nothing of it. `Refused` as `load`."""
        self.leave()
        self.controller.load(record)
        self.controller.stop()

    def play_on(self, record: Record) -> None:
        """Go on in a file of its own with what was another game until now; `Refused` as `load`."""
        self.controller.load(record)
        self._keep_in(self._new_file(record.config))

    def keep_shared(self, path: Path | None) -> None:
        """Keep the game on screen, which is that of a table elsewhere, in the file that it has had
        until now, or a new one; what that tells of it and the table does not stays there."""
        controller, file = self.controller, self._file
        if path is None:
            file = self._new_file(controller.game.config)
        elif file is None or file.path != path:
            with contextlib.suppress(Refused):  # then it is written anew
                controller.about = {**read_record(path).about, **controller.about}
            file = GameFile(path, parent=self)
        controller.about = {**new_about(), **controller.about}
        if file is self._file:
            controller.keep_in(file)
        else:
            self._keep_in(file)

    def _new_file(self, config: GameConfig, holds: Record | None = None) -> GameFile:
        taken = {file.path for file in self._files}  # which may not be there yet
        names = names_like(new_path(config))
        path = next(name for name in names if name not in taken and not name.exists())
        return GameFile(path, new=True, holds=holds, parent=self)

    def leave(self) -> None:
        """Let others have the file of the game that is on screen."""
        self.controller.keep_in(None)
        file, self._file = self._file, None
        if file is not None:
            file.finish()
            self._before = None if file.new else file.path
            self._left.append(file)
            self._look_after_files()

    def _keep_in(self, file: GameFile) -> None:
        self.leave()
        if file in self._left:
            self._left.remove(file)
        else:
            file.settled.connect(self._look_after_files)
        self._file = file
        self.controller.keep_in(file)

    def add_to_about(self, game: Record, key: str, value: Any) -> None:
        """Write something about a game into its file: that of the game on screen, or the one that
        was there last. Any other game has been forgotten by then, and does without."""
        if self._file is not None:
            if _same(self.controller.record, game):
                self.controller.add_to_about(key, value)
        elif self._before is not None:
            # It may have got another title since, have been deleted or be played by another window.
            with contextlib.suppress(Refused, TakenElsewhere):
                record = self.read(self._before)
                if _same(record, game):
                    file = self._taken(self._before, record)
                    file.settled.connect(self._look_after_files)
                    self._left.append(file)  # first: it may be written before `keep` returns
                    file.keep(replace(record, about={**record.about, key: value}))

    # -- unwritten ones -------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file in which the game on screen is kept."""
        return None if self._file is None else self._file.path

    @property
    def trouble(self) -> OSError | None:
        """Why a game cannot be written."""
        return next((file.problem for file in self._files if file.problem is not None), None)

    @property
    def unwritten(self) -> Mapping[Path, Record]:
        """Games that are ahead of their files."""
        return {
            file.path: file.newest
            for file in self._files
            if file.problem is not None and file.newest is not None
        }

    def try_again(self) -> None:
        """Write now what could not be written, and wait for it."""
        for file in self._files:
            file.try_again()
        self.finish()

    def finish(self) -> None:
        """Wait until all files are as new as their games, or cannot be."""
        for file in self._files:
            file.finish()

    def all_written(self) -> bool:
        """Wait for the files; whether there is a game, and nothing of it is unwritten."""
        self.finish()
        return self.controller.has_game and self.trouble is None

    def give_up(self) -> None:
        """Leave all games, written or not."""
        self.leave()
        for file in self._left:
            self._close(file)
        self._left.clear()
        self._tell_trouble()

    def forget(self, path: Path) -> None:
        """A game is deleted: neither write it nor keep others from its name."""
        for file in self._files:
            if file.path == path:
                if file is self._file:
                    self.controller.keep_in(None)
                    self._file = None
                else:
                    self._left.remove(file)
                self._close(file)
        self._tell_trouble()

    @property
    def _files(self) -> list[GameFile]:
        return [*self._left, *([] if self._file is None else [self._file])]

    def _look_after_files(self) -> None:
        for file in list(self._left):
            if file.problem is None and not file.writing:
                self._left.remove(file)
                self._close(file)
        self._tell_trouble()

    def _close(self, file: GameFile) -> None:
        file.let_go()
        file.deleteLater()

    def _tell_trouble(self) -> None:
        trouble = self.trouble
        if (trouble is None) != (self._trouble is None):
            self._trouble = trouble
            self.trouble_changed.emit()
