"""The places in the window to which one can go, each with what is to be shown there."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from powergrid_qt.app.first_game import Word
    from powergrid_qt.app.lessons.lesson import Lesson
    from powergrid_qt.app.puzzles import Puzzle
    from powergrid_qt.engine import Board, Move


class Destination:
    """`Shell.go` leads there."""


@dataclass(frozen=True, slots=True)
class ToStart(Destination):
    """The first page; the game on the table is left."""


@dataclass(frozen=True, slots=True)
class ToNewGame(Destination):
    board: "Board | None" = None
    """One of the user's own that is to be played on."""


@dataclass(frozen=True, slots=True)
class ToTable(Destination):
    """The game as it stands, also if it is over."""

    word: "Word | None" = None
    """What the teacher of a first game says there."""


@dataclass(frozen=True, slots=True)
class ToResult(Destination):
    """The ranking of the game on the table, if that is over."""


@dataclass(frozen=True, slots=True)
class ToGame(Destination):
    """The table; of a game that is over its result."""


@dataclass(frozen=True, slots=True)
class ToReplay(Destination):
    """The game on the table, move by move."""

    position: int | None = 0
    """How many moves have been made where it begins; None: all, and the game waits meanwhile."""


@dataclass(frozen=True, slots=True)
class ToLessons(Destination):
    lesson: "Lesson | None" = None
    """None: the list of them."""


@dataclass(frozen=True, slots=True)
class ToPuzzles(Destination):
    puzzle: "Puzzle | None" = None
    """None: the list of them."""
    turn: "tuple[Move, ...]" = ()
    """What is laid there already."""
    answer: str = ""
    """Whether that is one's answer, or the solution: as `PuzzlePage` calls it."""


@dataclass(frozen=True, slots=True)
class ToDaily(Destination):
    """The game of the day."""


@dataclass(frozen=True, slots=True)
class ToHistory(Destination):
    """The games that are over."""


@dataclass(frozen=True, slots=True)
class ToMaps(Destination):
    board: "Board | None" = None
    """One of the user's own, first."""
