"""A game as the library knows it, as plain values: it is told before the rules are loaded. Named
tuples: thousands of them are made in the moment in which the program opens, and a frozen dataclass
takes several times as long."""

from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from powergrid_qt.engine import Refusal

LONGEST_TITLE = 60
PERSON, REMOTE = "human", "remote"
"""The kinds of seats, as the rules call them, which are not loaded yet: of people here, and of
those at other machines."""


class LibraryMishap(StrEnum):
    """Why the library's file is not as it should be. It works all the same, from the records."""

    DAMAGED = "damaged"
    NEWER = "newer"
    UNWRITABLE = "unwritable"


class LibrarySeat(NamedTuple):
    """A player; all but the first three say how they did in a game that is over."""

    name: str
    color: str
    kind: str
    place: int = 0
    """The place in the ranking, from 1; those who share the victory are all first."""
    powered: int = 0
    """The number of cities that the player powered in the end."""
    money: int = 0
    analysis: str = ""
    """What the analysis says of this player's decisions, as JSON; empty without one."""

    @property
    def person(self) -> str:
        """The name by which somebody is recognised in all games; empty for computer players."""
        return person_of(self.name) if self.kind == PERSON else ""

    @property
    def won(self) -> bool:
        return self.place == 1


class Branch(NamedTuple):
    """Where a game leaves the one that it was played on from."""

    parent: str
    """The id of the game that was played on."""
    move: int
    round: int
    phase: str
    other: bool
    """Whether it went on with the move that the expert would have made."""
    card: int | str | None = None
    city: str = ""
    """What the player with the first move there got first, a card or a city: by that games
    which leave another one at the same place are told apart."""


class LibraryGame(NamedTuple):
    """What a game's file holds: read from its record and where its moves lead."""

    path: Path
    """Where it is, or was: the library remembers finished games whose files are gone."""
    saved: datetime
    id: str
    board: str
    edition: str
    seats: tuple[LibrarySeat, ...]
    rounds: int
    """The number of rounds; while the game goes on, that of the present round."""
    title: str = ""
    """The name that somebody gave it; empty if nobody did."""
    own_board: str = ""
    """The file of a board that does not come with the program."""
    board_name: str = ""
    """The board's name in English, for boards that are no longer there."""
    promo: str = ""
    """The promo cards, with commas between them."""
    beginner: bool = False
    open_money: bool = False
    draft: bool = False
    to_move: int | None = None
    """Who decides next; None in a game that is over."""
    begun: int | None = None
    """When the game was begun, in seconds like `ended`; None if the record does not tell."""
    ended: int = 0
    """When the game was over, in seconds; 0 while it goes on."""
    take_backs: int = 0
    hints: int = 0
    daily: str = ""
    """The day for which the game counts as the game of the day; a copy counts for none."""
    practice: bool = False
    """Whether it was a game of the day that did not count as the attempt of that day."""
    first_game: bool = False
    """Whether it is somebody's first game, played for learning."""
    copied: bool = False
    """Whether the record comes from that of another game, changed or not."""
    played_on: bool = False
    """Whether it began with a position of another game."""
    branch: Branch | None = None
    coached: bool = False
    """Whether a coach looked on."""

    @property
    def over(self) -> bool:
        return self.ended > 0

    @property
    def human_seats(self) -> tuple[int, ...]:
        """The seats at which people play at this machine."""
        return tuple(seat for seat, player in enumerate(self.seats) if player.kind == PERSON)

    @property
    def elsewhere(self) -> bool:
        """Whether it is played at a table of another machine: there people are who are not here."""
        return not self.over and any(player.kind == REMOTE for player in self.seats)

    @property
    def finished_by_person(self) -> bool:
        return self.over and bool(self.human_seats)

    @property
    def unaided(self) -> bool:
        """Whether the game tells how strong people are."""
        learning = self.practice or self.first_game or self.coached
        return not (self.take_backs or self.hints or self.played_on or learning)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the winners; empty while the game goes on."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.won)

    @property
    def ranking(self) -> list[LibrarySeat]:
        """The players from first to last, or as they sit while the game goes on."""
        return sorted(self.seats, key=lambda seat: seat.place)

    def seat_of(self, person: str) -> LibrarySeat | None:
        return next((seat for seat in self.seats if seat.person == person), None)

    @property
    def people(self) -> dict[str, str]:
        """The people who played, with their names as they were written."""
        return {seat.person: seat.name.strip() for seat in self.seats if seat.person}


def person_of(name: str) -> str:
    return name.strip().casefold()


class UnreadableSave(NamedTuple):
    """A file that is listed, and left alone, with the reason why it cannot be played on."""

    path: Path
    saved: datetime | None
    reason: "Refusal"
    last_round: int | None = None
    """The last round that can be looked at; None if there is none."""


Save = LibraryGame | UnreadableSave
