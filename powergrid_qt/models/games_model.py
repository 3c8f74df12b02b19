"""The games that there are, under headings: unfinished ones, finished ones, those elsewhere."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from powergrid_qt.models.library_game import LibraryGame, Save
from powergrid_qt.models.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
Tell = Callable[[Save], str]
"""All about a game in words: what screen readers say and the search looks through."""


class GameGroup(StrEnum):
    """In this order."""

    UNFINISHED = "unfinished"
    FINISHED = "finished"
    ELSEWHERE = "elsewhere"
    """Files in other folders that were opened."""


class GameRole(IntEnum):
    SAVE = Qt.ItemDataRole.UserRole
    """None in a heading."""
    GROUP = Qt.ItemDataRole.UserRole + 1
    COUNT = Qt.ItemDataRole.UserRole + 2
    """In a heading: how many games follow."""


@dataclass(frozen=True, slots=True)
class _Row:
    group: GameGroup
    save: Save | None
    count: int = 0


class GamesModel(QAbstractListModel):
    """`renamed(path, title)`: somebody has written another title; whoever keeps the games sees to
    it, and shows them anew."""

    renamed = Signal(object, str)

    def __init__(self, tell: Tell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._games: list[tuple[Save, GameGroup]] = []
        self._told: list[str] | None = None
        """Of each game, since somebody has searched: of thousands that takes long."""
        self._words: list[str] = []
        self._rows: list[_Row] = []

    def show(self, saves: Iterable[Save], elsewhere: Iterable[Save]) -> None:
        """In this order within each group."""
        self._games = [(save, group_of(save)) for save in saves]
        self._games += [(save, GameGroup.ELSEWHERE) for save in elsewhere]
        self._told = None
        self._fill()

    def search(self, text: str) -> None:
        """Only games in which all these words occur."""
        words = text.casefold().split()
        if words != self._words:
            self._words = words
            self._fill()

    @property
    def game_count(self) -> int:
        """All of them, found by the search or not."""
        return len(self._games)

    def row_of(self, path: Path) -> int | None:
        saves = ((number, row.save) for number, row in enumerate(self._rows))
        return next((number for number, save in saves if save and save.path == path), None)

    def _fill(self) -> None:
        self.beginResetModel()
        self._rows = list(self._grouped())
        self.endResetModel()

    def _grouped(self) -> Iterator[_Row]:
        found = list(self._found())
        for group in GameGroup:
            saves = [save for save, belongs in found if belongs is group]
            if saves:
                yield _Row(group, None, len(saves))
                yield from (_Row(group, save) for save in saves)

    def _found(self) -> Iterator[tuple[Save, GameGroup]]:
        if not self._words:
            yield from self._games
            return
        if self._told is None:
            self._told = [self._tell(save).casefold() for save, _ in self._games]
        for game, told in zip(self._games, self._told, strict=True):
            if all(word in told for word in self._words):
                yield game

    # -- what views ask -------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case GameRole.SAVE:
                return row.save
            case GameRole.GROUP:
                return row.group
            case GameRole.COUNT:
                return row.count
            case Qt.ItemDataRole.DisplayRole if row.save is not None:
                return self._tell(row.save)
            case Qt.ItemDataRole.ToolTipRole if row.save is not None:
                return plain_tip(self._tell(row.save))
            case Qt.ItemDataRole.EditRole if isinstance(row.save, LibraryGame):
                return row.save.title
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self._rows[index.row()].save is None:
            return Qt.ItemFlag.NoItemFlags
        row = self._rows[index.row()]
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if isinstance(row.save, LibraryGame) and row.group is not GameGroup.ELSEWHERE:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        save = self._rows[index.row()].save
        title = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not isinstance(save, LibraryGame):
            return False
        if title == save.title:
            return False
        self.renamed.emit(save.path, title)
        return True


def group_of(save: Save) -> GameGroup:
    """What cannot be read may be unfinished: it stands where it is seen."""
    over = isinstance(save, LibraryGame) and save.over
    return GameGroup.FINISHED if over else GameGroup.UNFINISHED
