"""The games of a person as a table."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.models.past.statistics import Played
from powergrid_qt.models.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
Tell = Callable[[Played, "Column"], str]
"""A cell in words, for screen readers and as its tooltip."""
PLAYED = Qt.ItemDataRole.UserRole
"""The game as the person sees it."""


class Column(IntEnum):
    DATE = 0
    BOARD = 1
    PLAYERS = 2
    PLACE = 3
    POWERED = 4
    EXPERT = 5
    RATED = 6


class PastGamesModel(QAbstractTableModel):
    def __init__(self, tell: Tell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._played: Sequence[Played] = ()
        self._headings: Sequence[str] = ()

    def show(self, played: Sequence[Played]) -> None:
        self.beginResetModel()
        self._played = played
        self.endResetModel()

    def set_headings(self, headings: Sequence[str]) -> None:
        self._headings = headings
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(headings) - 1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._played)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._headings):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._headings[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                words = section in (Column.DATE, Column.BOARD, Column.PLAYERS)
                side = Qt.AlignmentFlag.AlignLeft if words else Qt.AlignmentFlag.AlignHCenter
                return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        played = self._played[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return played
            case Qt.ItemDataRole.DisplayRole:
                return self._tell(played, Column(index.column()))
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._tell(played, Column(index.column())))
        return None
