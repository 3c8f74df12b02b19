"""What went wrong in a game, as far as it can be seen from outside of the program."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from powergrid_qt.engine import Refused, read_record
from powergrid_qt.engine.record import replayed
from soaking.journal import read_journal

EXPECTED = (
    "This plugin does not support",  # Qt, of the offscreen platform
    "What goes wrong is written to",
)
"""What is said where nothing has gone wrong, or besides."""
BEGINNING = re.compile(r"^\d{4}-\d\d-\d\d [\d:,]+ (INFO|WARNING|ERROR|CRITICAL) ")


def found_in_log(text: str) -> Iterator[str]:
    """Each mishap of the program's log, whole."""
    entries: list[list[str]] = []
    for line in text.splitlines():
        if BEGINNING.match(line):
            entries.append([])
        if entries:
            entries[-1].append(line)
    for entry in entries:
        head = entry[0]
        if " INFO " not in head and not any(words in head for words in EXPECTED):
            yield "\n".join(entry)


def found_on_stderr(text: str, log: str) -> Iterator[str]:
    """What is not in the log as well: a crash ends the program before it can write one."""
    lines = [
        line
        for line in text.splitlines()
        if line.strip() and line not in log and not line.startswith(EXPECTED)
    ]
    if lines:
        yield "\n".join(lines)


def found_in_journal(path: Path) -> Iterator[str]:
    for line in read_journal(path):
        if line["kind"] == "fault":
            yield line["trace"]
        elif line["kind"] == "lost":
            yield f"lost moves: {line['what']}"


# -- lost moves -------------------------------------------------------------------------------


def told_moves(path: Path) -> list[dict[str, Any]]:
    """What the controller had made, as the journal has it."""
    return [line for line in read_journal(path) if line["kind"] == "moves"]


def found_in_file(journal: Path, games: Path) -> Iterator[str]:
    """Of a program that was killed: at most its last move is missing in the file."""
    told = told_moves(journal)
    if not told:
        return
    name = told[-1]["file"]
    try:
        moves = list(replayed(read_record(games / name)).moves)
    except (OSError, Refused) as error:
        if len(told) > 1:  # else it may have been killed before it could write anything
            yield f"lost moves: {name} cannot be read after a kill: {error}"
        return
    if not any(fits(moves, one) for one in _last_two(told)):
        counts = [one["count"] for one in told[-4:]]
        yield f"lost moves: {name} has {len(moves)} after a kill, the table had {counts}"


def _last_two(told: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The last two positions of the same game, which may have been told more than once."""
    seen: list[Any] = []
    for one in reversed(told):
        position = one["file"], one["count"], one["last"]
        if position not in seen:
            seen.append(position)
            yield one
        if len(seen) == 2:
            return


def fits(moves: Sequence[Any], told: dict[str, Any]) -> bool:
    """Whether these moves are those that were told, or one more that was not told any more."""
    count = told["count"]
    last = moves[count - 1].to_json() if 0 < count <= len(moves) else None
    return count <= len(moves) <= count + 1 and last == told["last"]
