"""What a record says besides the rules: which game it is, and from which one it was played on."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_OID, uuid4, uuid5

from powergrid_qt import __version__
from powergrid_qt.engine import Move, Record, Seat
from powergrid_qt.engine.record import About, Entry, record_text

COPIED_FROM = "file"
"""In `parent`: the file of which this is a copy; what was played on from a position has none."""
OTHER_MOVE = "other"
"""In `parent`: whether the game went on with the move that the expert would have made."""

MOST_PLACES = 6
"""No decision costs so many places in the ranking."""
DAILY = "daily"
"""The day whose game this is, where it counts as the attempt of that day."""
PRACTICE = "practice"
"""The day whose game this is, where it does not count: who plays a deal again knows what comes."""

COACH = "coach"
"""From how many places in the ranking on a decision is much for the coach who looks on."""
TABLE = "table"
"""Where the game is played, if that is elsewhere: the address of the table. As long as this is
there, the cards that nobody has seen are a guess."""
HERE = "here"
"""The seats of those who sat at this machine, in a game that several machines have shared."""


@dataclass(frozen=True, slots=True)
class Parent:
    """The game that another one was played on from, after so many moves."""

    id: str
    move: int
    copied: bool = False
    other: bool = False

    @property
    def given(self) -> int:
        """How many moves there were when somebody played on."""
        return self.move + (1 if self.other else 0)


def new_about() -> dict[str, Any]:
    return {
        "id": uuid4().hex,
        "begun": datetime.now(UTC).isoformat(timespec="seconds"),
        "program": __version__,
    }


def coach_from(about: About) -> float | None:
    """From how many places on the coach of a game speaks; None if it has no coach."""
    told = about.get(COACH, 0)
    return float(told) if type(told) in (int, float) and 0 < told < MOST_PLACES else None


def day_in(text: object) -> str:
    """A day as it is written in a file; empty if it is none."""
    if not isinstance(text, str):
        return ""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        return ""


def about_copy(record: Record, origin: Path | None = None) -> About:
    """Return the `about` of a copy of a game: an id of its own, and where it comes from."""
    parent = {
        "id": game_id(record),
        "move": len(record.moves),
        COPIED_FROM: "" if origin is None else origin.name,
    }
    return {**record.about, **new_about(), "parent": parent}


def game_id(record: Record) -> str:
    """Which game this is. Where nobody gave it an id, its moves do: the same file from elsewhere is
    the same game. A copy in which nobody has moved since is the game that was copied."""
    parent = parent_of(record)
    if parent is not None and parent.copied and parent.move == len(record.moves):
        return parent.id
    if record.about.get("id"):
        return str(record.about["id"])
    text = record_text(Record(record.config, record.moves))
    whole = text.encode("utf-8", "replace").decode()  # a name in a file may hold half a letter
    return uuid5(NAMESPACE_OID, whole).hex


def parent_of(record: Record) -> Parent | None:
    """Return the game that it comes from; None if there is none, or what is told makes no sense."""
    said = record.about.get("parent", {})
    known, move = said.get("id"), said.get("move")
    if not isinstance(known, str) or not known or type(move) is not int:
        return None
    if not 0 <= move <= len(record.moves):
        return None
    return Parent(known, move, COPIED_FROM in said, said.get(OTHER_MOVE) is True)


def played_on(
    record: Record, move: int, seats: Sequence[Seat] | None = None, other: Move | None = None
) -> Record:
    """A game of its own that is like another one for so many moves. The cards stay as they lie.
    `seats`: who plays on, if not those who have played; `other`: the move with which it goes on."""
    parent: dict[str, Any] = {"id": game_id(record), "move": move}
    entries = tuple(_up_to(move, record.entries))
    if other is not None:
        parent[OTHER_MOVE] = True
        entries = (*entries, other)
    config = replace(record.config, players=tuple(seats or record.config.players))
    return Record(config, entries, {**new_about(), "parent": parent})


def _up_to(move: int, entries: Iterable[Entry]) -> Iterator[Entry]:
    """Yield the first `move` moves with what is said of them."""
    left = move
    for entry in entries:
        if isinstance(entry, Move):
            if left == 0:
                return
            left -= 1
        yield entry
