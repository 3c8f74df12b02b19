"""The seats of a game to come as a table: one row for each of the six places at the table."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, Qt, Signal

from powergrid_qt.ai.levels import PERSONA_LEVELS
from powergrid_qt.engine import COLORS, HUMAN, GameConfig, Seat
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.engine.edition import PLAYER_COUNTS
from powergrid_qt.models.index import Index
from powergrid_qt.models.plain_text import LONGEST_NAME
from powergrid_qt.words.names import color_name, kind_name, persona_names

COLOR, NAME, PERSONA, KIND, LEAVE = range(5)
EMPTY = ""
"""The kind of a row where nobody sits."""
ROWS = max(PLAYER_COUNTS)

translate = QCoreApplication.translate
_EDIT = Qt.ItemDataRole.EditRole
_SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole)
_HEARD = Qt.ItemDataRole.AccessibleTextRole
_ROOT = QModelIndex()


def humans_of(config: GameConfig) -> tuple[int, ...]:
    """The seats at which people play."""
    return tuple(seat for seat, player in enumerate(config.players) if player.kind == HUMAN)


def seated(seat: Seat, kind: str) -> Seat:
    """Somebody of another kind at a seat, with its character if this kind can have one."""
    return replace(seat, kind=kind, persona=seat.persona if kind in PERSONA_LEVELS else "")


def seat_words(seat: Seat, column: int) -> str:
    """What stands in a column of `SeatsModel`, for those who hear the table."""
    told = {
        COLOR: color_name(seat.color),
        NAME: seat.name,
        PERSONA: persona_names().get(seat.persona, translate("Seats", "No character")),
        KIND: kind_name(seat.kind),
        LEAVE: translate("Seats", "Remove {name}").format(name=seat.name),
    }
    return told[column]


class SeatsModel(QAbstractTableModel):
    """Columns: colour, name, persona, kind (`human`, `remote`, a level of computer players, or
    empty), and one that has no value: whatever is set there, the player leaves.

    Seats fill the rows from the top; the rows below are empty. Colours and personas stay distinct:
    who takes another's gives their own for it. A seat with a name that nobody typed takes that
    of the persona. `seats_changed` tells of every change.
    """

    seats_changed = Signal()

    def __init__(
        self,
        levels: Iterable[str],
        names: Sequence[str],
        personas: Mapping[str, str] | None = None,
    ) -> None:
        """`personas`: their names by their ids; None: nobody has one."""
        super().__init__()
        self.levels = tuple(levels)
        self._names = tuple(names)
        self._personas = dict(personas or {})
        self._seats: list[Seat] = []

    # -- as a table -----------------------------------------------------------------------------

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else ROWS

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else LEAVE + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (*_SHOWN, _HEARD):
            return None
        if index.row() >= len(self._seats):
            return EMPTY
        seat = self._seats[index.row()]
        if role == _HEARD:
            return seat_words(seat, index.column())
        return (seat.color, seat.name, seat.persona, seat.kind, EMPTY)[index.column()]

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.row() < len(self._seats) or index.column() == KIND:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = _EDIT) -> bool:
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
            self._put(row, replace(self._seats[row], name=str(value)[:LONGEST_NAME]))
            return True
        if column == PERSONA:
            return self._set_persona(row, value)
        return value in COLORS and self._set_color(row, value)

    def _set_kind(self, row: int, kind: str) -> bool:
        if kind not in (HUMAN, REMOTE, *self.levels):
            return False
        if row >= len(self._seats):
            return self.add(kind)
        before = self._seats[row]
        now = seated(before, kind)
        if (before.kind in PERSONA_LEVELS) != (kind in PERSONA_LEVELS):
            now = self._as_persona(now, self._free_persona() if kind in PERSONA_LEVELS else "")
        self._put(row, now)
        return True

    def _put(self, row: int, seat: Seat) -> None:
        self._seats[row] = seat
        self._tell(row, row)

    def _set_persona(self, row: int, persona: str) -> bool:
        if self._seats[row].kind not in PERSONA_LEVELS or persona not in ("", *self._personas):
            return False
        given = self._seats[row].persona or self._free_persona()
        for other, seat in enumerate(self._seats):
            if persona and other != row and seat.persona == persona:
                self._seats[other] = self._as_persona(seat, given)
        self._seats[row] = self._as_persona(self._seats[row], persona)
        self._tell()
        return True

    def _as_persona(self, seat: Seat, persona: str) -> Seat:
        if seat.name not in ("", *self._names, *self._personas.values()):
            return replace(seat, persona=persona)
        taken = {other.name for other in self._seats}
        free = next((name for name in self._names if name not in taken), "")
        return replace(seat, persona=persona, name=self._personas.get(persona) or free)

    def _free_persona(self) -> str:
        taken = {seat.persona for seat in self._seats}
        return next((persona for persona in self._personas if persona not in taken), "")

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

    def seat_characters(self, seats: Iterable[Seat]) -> None:
        """Let others take the seats; who has a character goes by its name, unless somebody typed
        another one."""
        self._seats = [
            self._as_persona(seat, seat.persona) if seat.persona else seat for seat in seats
        ]
        self._tell()

    def add(self, kind: str = HUMAN) -> bool:
        """One more at the table, with the first name and colour that are free."""
        if len(self._seats) == ROWS:
            return False
        used = {seat.color for seat in self._seats}
        color = next(color for color in COLORS if color not in used)
        persona = self._free_persona() if kind in PERSONA_LEVELS else ""
        self._seats.append(self._as_persona(Seat("", color, kind), persona))
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
