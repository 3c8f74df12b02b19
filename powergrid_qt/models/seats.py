"""The seats of a game to come as a table: one row for each of the six places at the table."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from powergrid_qt.engine import COLORS, GameConfig, Seat
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.edition import PLAYER_COUNTS

COLOR, NAME, KIND, LEAVE = range(4)
EMPTY = ""
"""The kind of a row where nobody sits."""
ROWS = max(PLAYER_COUNTS)
LONGEST_NAME = 24

Index = QModelIndex | QPersistentModelIndex
_EDIT = Qt.ItemDataRole.EditRole
_SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole)
_ROOT = QModelIndex()


def presentable(name: str, longest: int = LONGEST_NAME) -> str:
    """A name out of a file, as there is room for it: one line of letters that can be seen."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


def humans_of(config: GameConfig) -> tuple[int, ...]:
    """The seats at which people play."""
    return tuple(seat for seat, player in enumerate(config.players) if player.kind == HUMAN)


class SeatsModel(QAbstractTableModel):
    """Columns: colour, name, kind (`human`, a level of computer players, or empty), and one that
    has no value: whatever is set there, the player leaves.

    Seats fill the rows from the top; the rows below are empty. Colours stay distinct: who takes
    another's colour gives their own for it. `seats_changed` tells of every change.
    """

    seats_changed = Signal()

    def __init__(self, levels: Sequence[str], names: Sequence[str]) -> None:
        super().__init__()
        self.levels = tuple(levels)
        self._names = tuple(names)
        self._seats: list[Seat] = []

    # -- as a table -----------------------------------------------------------------------------

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else ROWS

    def columnCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else LEAVE + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in _SHOWN:
            return None
        if index.row() >= len(self._seats):
            return EMPTY
        seat = self._seats[index.row()]
        return (seat.color, seat.name, seat.kind, EMPTY)[index.column()]

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.row() < len(self._seats) or index.column() == KIND:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = _EDIT) -> bool:  # noqa: N802
        if role != _EDIT or not index.isValid():
            return False
        row, column = index.row(), index.column()
        if column == KIND and value != EMPTY:
            return self._set_kind(row, value)
        if column in (KIND, LEAVE):
            return self.remove(row)
        if row >= len(self._seats):
            return False
        if column == NAME:
            self._change(row, name=str(value)[:LONGEST_NAME])
            return True
        return value in COLORS and self._set_color(row, value)

    def _set_kind(self, row: int, kind: str) -> bool:
        if kind != HUMAN and kind not in self.levels:
            return False
        if row >= len(self._seats):
            return self.add(kind)
        self._change(row, kind=kind)
        return True

    def _change(self, row: int, **changes: str) -> None:
        self._seats[row] = replace(self._seats[row], **changes)
        self._tell(row, row)

    def _set_color(self, row: int, color: str) -> bool:
        swapped = {color: self._seats[row].color, self._seats[row].color: color}
        self._seats = [
            replace(seat, color=swapped.get(seat.color, seat.color)) for seat in self._seats
        ]
        self._tell()
        return True

    # -- as seats -------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self._seats)

    def set_seats(self, seats: Iterable[Seat]) -> None:
        self._seats = list(seats)[:ROWS]
        self._tell()

    def add(self, kind: str = HUMAN) -> bool:
        """One more at the table, with the first name and colour that are free."""
        if len(self._seats) == ROWS:
            return False
        taken = {seat.name for seat in self._seats}
        used = {seat.color for seat in self._seats}
        name = next((name for name in self._names if name not in taken), "")
        color = next(color for color in COLORS if color not in used)
        self._seats.append(Seat(name, color, kind))
        self._tell()
        return True

    def remove(self, row: int) -> bool:
        if row >= len(self._seats):
            return False
        del self._seats[row]
        self._tell()
        return True

    def shuffle(self, random: Random) -> None:
        """Who sits where, and so in which colour: the colours stay in their rows."""
        colors = [seat.color for seat in self._seats]
        random.shuffle(self._seats)
        self._seats = [
            replace(seat, color=color) for seat, color in zip(self._seats, colors, strict=True)
        ]
        self._tell()

    def _tell(self, first: int = 0, last: int = ROWS - 1) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, LEAVE))
        self.seats_changed.emit()
