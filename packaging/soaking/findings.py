"""What went wrong in a game, as far as it can be seen from outside of the program."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from powergrid_qt.engine import Move, Refused, read_record
from powergrid_qt.engine.record import replayed
from soaking.journal import read_journal, told_moves
from soaking.watching import End, Start

EXPECTED = (
    "This plugin does not support",  # Qt, of the offscreen platform
    "What goes wrong is written to",
)
"""What is said where nothing has gone wrong, or besides."""
BEGINNING = re.compile(r"^\d{4}-\d\d-\d\d [\d:,]+ (INFO|WARNING|ERROR|CRITICAL) ")


def findings_of(start: Start, end: End, moves: int) -> Iterator[str]:
    """`moves`: so many were in the file before this start."""
    if end.wrong:
        yield end.wrong
    yield from _in_journal(start)
    log = start.log.read_text(encoding="utf-8", errors="replace") if start.log.exists() else ""
    yield from _in_log(log)
    yield from _on_stderr(start.stderr.read_text(encoding="utf-8", errors="replace"), log)
    yield from _at_beginning(start, moves)
    if end.killed:
        yield from _after_kill(start)
        return
    for words in (start.profile / "log").glob("last-words-*.txt"):
        yield words.read_text(encoding="utf-8", errors="replace")
    if end.left:
        yield f"processes are left over: {end.left}"


def _in_journal(start: Start) -> Iterator[str]:
    for line in read_journal(start.journal):
        if line["kind"] == "fault":
            yield line["trace"]
        elif line["kind"] == "lost":
            yield f"lost moves: {line['what']}"


def _in_log(text: str) -> Iterator[str]:
    """Each mishap, whole."""
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


def _on_stderr(text: str, log: str) -> Iterator[str]:
    """What is not in the log as well: a crash ends the program before it can write one."""
    lines = [
        line
        for line in text.splitlines()
        if line.strip() and line not in log and not line.startswith(EXPECTED)
    ]
    if lines:
        yield "\n".join(lines)


# -- lost moves -------------------------------------------------------------------------------


def moves_in_file(start: Start) -> int:
    """Of the game that was on the table last; 0 if it cannot be read."""
    return len(_read(start, told_moves(start.journal)[-1]["file"]) or ())


def _read(start: Start, name: str) -> Sequence[Move] | None:
    try:
        return replayed(read_record(start.profile / "games" / name)).moves
    except (OSError, Refused):
        return None


def _at_beginning(start: Start, moves: int) -> Iterator[str]:
    told = told_moves(start.journal)
    if told and told[0]["count"] < moves:
        yield f"lost moves: {told[0]['file']} had {moves}, and goes on after {told[0]['count']}"


def _after_kill(start: Start) -> Iterator[str]:
    """At most the last that was done is missing in the file."""
    told = told_moves(start.journal)
    if not told:
        return
    last_two = _last_two(told)
    moves = _read(start, told[-1]["file"])
    if moves is None:
        if len(last_two) == 2:  # else it may have been killed before it could write anything
            yield f"lost moves: {told[-1]['file']} cannot be read after a kill"
    elif not any(_has(moves, one) for one in last_two):
        counts = [one["count"] for one in told[-4:]]
        yield f"lost moves: {len(moves)} in the file after a kill, on the table {counts}"


def _last_two(told: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The last two positions; each may have been told more than once."""
    positions = {(one["file"], one["count"], str(one["last"])): one for one in told}
    return list(positions.values())[-2:]


def _has(moves: Sequence[Move], told: dict[str, Any]) -> bool:
    """Whether these moves are those that were told, and perhaps some that were not told any
    more."""
    count: int = told["count"]
    last = moves[count - 1].to_json() if 0 < count <= len(moves) else None
    return count <= len(moves) and bool(last == told["last"])
