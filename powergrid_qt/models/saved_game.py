"""What a list of games shows of each, as plain values: it is told before the rules are loaded."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from powergrid_qt.engine import Refusal

LONGEST_TITLE = 60
PERSON = "human"
"""The kind of a seat, as the rules call it, which are not loaded yet."""


@dataclass(frozen=True, slots=True)
class SavedSeat:
    name: str
    color: str
    kind: str


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a game leaves the one that it was played on from."""

    parent: str
    """The id of that game."""
    move: int
    round: int
    phase: str
    other: bool
    """Whether it went on with the move that the expert would have made."""
    card: int | str | None = None
    city: str = ""
    """What the player who moved first there got first, if it was a card or a city: by that games
    which leave another one at the same place are told apart."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a game's file holds: read from its record and where its moves lead."""

    path: Path
    saved: datetime
    title: str
    """The name that somebody gave it; empty if nobody did."""
    board: str
    edition: str
    seats: tuple[SavedSeat, ...]
    round: int
    winners: tuple[int, ...]
    """Empty while the game goes on."""
    own_board: str = ""
    """The file of a board that does not come with the program."""
    id: str = ""
    branch: Branch | None = None
    ranking: tuple[int, ...] = ()
    """The seats from first to last; empty while the game goes on."""
    powered: tuple[int, ...] = ()
    """How many cities each seat powered in the end; empty while the game goes on."""
    to_move: int | None = None
    """Who decides next; None in a game that is over."""
    daily: str = ""
    """The day for which it counts as the game of the day; a copy counts for none."""
    first: bool = False
    """Somebody's first game, which is called so in every language until it gets a title."""

    @property
    def over(self) -> bool:
        return bool(self.winners)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which people play."""
        return tuple(seat for seat, player in enumerate(self.seats) if player.kind == PERSON)

    @property
    def finished_by_person(self) -> bool:
        return self.over and bool(self.people)

    def place(self, seat: int) -> int:
        """In a game that is over; those who share the victory are all first."""
        return 1 if seat in self.winners else self.ranking.index(seat) + 1

    def to_json(self) -> dict[str, Any]:
        """All fields but `path` and `saved`, which the file itself tells."""
        data = asdict(self)
        del data["path"], data["saved"]
        return data

    @classmethod
    def from_json(cls, path: Path, saved: datetime, data: Mapping[str, Any]) -> "SavedGame":
        """`KeyError` or `TypeError` if this was not written by `to_json`."""
        seats = tuple(SavedSeat(**seat) for seat in data["seats"])
        branch = None if data["branch"] is None else Branch(**data["branch"])
        winners, ranking, powered = (tuple(data[key]) for key in ("winners", "ranking", "powered"))
        if winners and (sorted(ranking), len(powered)) != (list(range(len(seats))), len(seats)):
            raise TypeError("the result of another table")
        told = ("title", "board", "edition", "round", "own_board", "id", "to_move")
        rest = {key: data[key] for key in (*told, "daily", "first")}
        return cls(
            path,
            saved,
            seats=seats,
            winners=winners,
            branch=branch,
            ranking=ranking,
            powered=powered,
            **rest,
        )


@dataclass(frozen=True, slots=True)
class UnreadableSave:
    """A file that is listed, and left alone, with the reason why it cannot be played on."""

    path: Path
    saved: datetime | None
    reason: "Refusal"
    last_round: int | None = None
    """Up to which it can be looked at; None: not at all."""


Save = SavedGame | UnreadableSave
