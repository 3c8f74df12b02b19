"""The seats of a game to come: who sits at which of the six places at the table."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import QObject, Signal

from powergrid_qt.ai.levels import PERSONA_LEVELS
from powergrid_qt.engine import COLORS, HUMAN, GameConfig, Seat
from powergrid_qt.engine.edition import PLAYER_COUNTS
from powergrid_qt.models.plain_text import LONGEST_NAME

EMPTY = ""
"""The kind that is chosen for nobody."""
ROWS = max(PLAYER_COUNTS)


def humans_of(config: GameConfig) -> tuple[int, ...]:
    """The seats at which people play."""
    return tuple(seat for seat, player in enumerate(config.players) if player.kind == HUMAN)


def seated(seat: Seat, kind: str) -> Seat:
    """Somebody of another kind at a seat, with its character if this kind can have one."""
    return replace(seat, kind=kind, persona=seat.persona if kind in PERSONA_LEVELS else "")


class SeatsModel(QObject):
    """Seats fill the places from the top. Their kinds: `human`, `remote`, or a level of computer
    players. Colours and personas stay distinct: who takes another's gives their own for it. A seat
    with a name that nobody typed takes that of the persona. `seats_changed` tells of every change.
    """

    seats_changed = Signal()

    def __init__(
        self, levels: Iterable[str], names: Sequence[str], personas: Mapping[str, str] | None = None
    ) -> None:
        """`personas`: the names of the characters by their ids; None: there are none."""
        super().__init__()
        self.levels = tuple(levels)
        self._names = tuple(names)
        self._personas = dict(personas or {})
        self._seats: list[Seat] = []

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self._seats)

    def set_seats(self, seats: Iterable[Seat]) -> None:
        self._seats = list(seats)[:ROWS]
        self.seats_changed.emit()

    # -- one seat -------------------------------------------------------------------------------

    def set_kind(self, row: int, kind: str) -> None:
        """Seat somebody of another kind; `EMPTY`: nobody."""
        if kind == EMPTY:
            self.remove(row)
            return
        before = self._seats[row]
        now = seated(before, kind)
        if (before.kind in PERSONA_LEVELS) != (kind in PERSONA_LEVELS):
            now = self._as_persona(now, self._free_persona() if kind in PERSONA_LEVELS else "")
        self._put(row, now)

    def _put(self, row: int, seat: Seat) -> None:
        self.set_seats([*self._seats[:row], seat, *self._seats[row + 1 :]])

    def rename(self, row: int, name: str) -> None:
        self._put(row, replace(self._seats[row], name=name[:LONGEST_NAME]))

    def set_persona(self, row: int, persona: str) -> None:
        given = self._seats[row].persona or self._free_persona()
        for other, seat in enumerate(self._seats):
            if persona and other != row and seat.persona == persona:
                self._seats[other] = self._as_persona(seat, given)
        self._put(row, self._as_persona(self._seats[row], persona))

    def _as_persona(self, seat: Seat, persona: str) -> Seat:
        if seat.name not in ("", *self._names, *self._personas.values()):
            return replace(seat, persona=persona)
        taken = {other.name for other in self._seats}
        free = next((name for name in self._names if name not in taken), "")
        return replace(seat, persona=persona, name=self._personas.get(persona) or free)

    def _free_persona(self) -> str:
        taken = {seat.persona for seat in self._seats}
        return next((persona for persona in self._personas if persona not in taken), "")

    def set_color(self, row: int, color: str) -> None:
        swapped = {color: self._seats[row].color, self._seats[row].color: color}
        self.set_seats(
            replace(seat, color=swapped.get(seat.color, seat.color)) for seat in self._seats
        )

    # -- all seats ------------------------------------------------------------------------------

    def seat_characters(self, seats: Iterable[Seat]) -> None:
        """Let others take the seats; who has a character goes by its name, if none was typed."""
        self.set_seats(
            self._as_persona(seat, seat.persona) if seat.persona else seat for seat in seats
        )

    def add(self, kind: str = HUMAN) -> None:
        """One more at the table, where there is room, with the first free name and colour."""
        used = {seat.color for seat in self._seats}
        color = next((color for color in COLORS if color not in used), None)
        if color is not None:
            persona = self._free_persona() if kind in PERSONA_LEVELS else ""
            self.set_seats([*self._seats, self._as_persona(Seat("", color, kind), persona)])

    def remove(self, row: int) -> None:
        self.set_seats([*self._seats[:row], *self._seats[row + 1 :]])

    def shuffle(self, random: Random) -> None:
        """Shuffle who sits where, and so has which colour: the colours stay in their rows."""
        colors = [seat.color for seat in self._seats]
        random.shuffle(self._seats)
        self.set_seats(
            replace(seat, color=color) for seat, color in zip(self._seats, colors, strict=True)
        )
