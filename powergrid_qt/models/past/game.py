"""What is remembered of a game that is over.

Named tuples: thousands of them are made in the moment in which the history opens, and a frozen
dataclass takes several times as long.
"""

from enum import StrEnum
from typing import Any, NamedTuple

from powergrid_qt.engine.config import HUMAN


class PastSeat(NamedTuple):
    name: str
    color: str
    kind: str
    place: int
    """Those who share the victory are all first."""
    powered: int
    money: int
    analysis: str
    """What the analysis says of this player's decisions, as JSON; empty without one."""

    @property
    def person(self) -> str:
        """By which somebody is recognised in all games; empty for computer players."""
        return person_of(self.name) if self.kind == HUMAN else ""

    @property
    def won(self) -> bool:
        return self.place == 1


class PastGame(NamedTuple):
    id: str
    file: str
    """Its record among the games, which may be deleted by now."""
    board: str
    board_name: str
    """In English; shown of boards that are no longer there."""
    edition: str
    promo: str
    """The promo cards, with commas between them."""
    beginner: bool
    open_money: bool
    draft: bool
    rounds: int
    begun: int | None
    """In seconds, like `ended`; None if the record does not tell."""
    ended: int
    take_backs: int
    hints: int
    played_on: bool
    """Whether it began with a position of another game."""
    practice: bool
    """Whether it was a game of the day that did not count as the attempt of that day."""
    first_game: bool
    """Whether it was somebody's first one, played for learning."""
    seats: tuple[PastSeat, ...]

    @property
    def unaided(self) -> bool:
        """Whether its result tells how strong the people in it are."""
        learning = self.practice or self.first_game
        return not (self.take_backs or self.hints or self.played_on or learning)

    @property
    def ranking(self) -> list[PastSeat]:
        return sorted(self.seats, key=lambda seat: seat.place)

    def seat_of(self, person: str) -> PastSeat | None:
        return next((seat for seat in self.seats if seat.person == person), None)

    @property
    def people(self) -> dict[str, str]:
        """Those who played, with their names as they were written."""
        return {seat.person: seat.name.strip() for seat in self.seats if seat.person}

    def plain(self) -> tuple[Any, ...]:
        """All columns but the seats, as the history keeps a game."""
        return self[:-1]


def person_of(name: str) -> str:
    return name.strip().casefold()


class HistoryMishap(StrEnum):
    """Why the history is not as it should be. It works all the same, from the records."""

    DAMAGED = "damaged"
    NEWER = "newer"
    UNWRITABLE = "unwritable"
