"""Puzzles as a list, with which of them are solved."""

from collections.abc import Callable, Collection, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.app.puzzles.puzzle import Puzzle
from powergrid_qt.models.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
Tell = Callable[[Puzzle, bool], str]
"""All about a puzzle in words, for tool tips and screen readers."""


class PuzzleRole(IntEnum):
    PUZZLE = Qt.ItemDataRole.UserRole
    SOLVED = Qt.ItemDataRole.UserRole + 1


class PuzzlesModel(QAbstractListModel):
    def __init__(
        self, puzzles: Sequence[Puzzle], tell: Tell, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.puzzles = tuple(puzzles)
        self._tell = tell
        self._solved: Collection[str] = ()

    def show_solved(self, solved: Collection[str]) -> None:
        self._solved = solved
        self.dataChanged.emit(self.index(0), self.index(len(self.puzzles) - 1))

    @property
    def solved_count(self) -> int:
        return sum(puzzle.id in self._solved for puzzle in self.puzzles)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.puzzles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        puzzle = self.puzzles[index.row()]
        match role:
            case PuzzleRole.PUZZLE:
                return puzzle
            case PuzzleRole.SOLVED:
                return puzzle.id in self._solved
            case Qt.ItemDataRole.DisplayRole:
                return self._tell(puzzle, puzzle.id in self._solved)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._tell(puzzle, puzzle.id in self._solved))
        return None
