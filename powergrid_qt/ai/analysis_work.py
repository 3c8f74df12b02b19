"""The analysis of a game in a process of its own, which sends each verdict as soon as it has it."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection

from powergrid_qt.ai.analysis import Verdict, analysed
from powergrid_qt.ai.child_work import Failure, send, unexpected
from powergrid_qt.engine import Record

NICENESS = 10
"""Whatever is on the screen goes first."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One more verdict; `done`: how many moves of the record have been looked at."""

    done: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Finished:
    """All moves have been looked at."""


Report = Judged | Finished | Failure


def analyse(connection: Connection, record: Record, seats: tuple[int, ...]) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for report in reports(record, seats):
        send(connection, report)


def reports(record: Record, seats: tuple[int, ...]) -> Iterator[Report]:
    try:
        for done, verdict in enumerate(analysed(record, seats), 1):
            if verdict is not None:
                yield Judged(done, verdict)
    except Exception as error:  # it would only be seen on a console: the window tells it
        yield unexpected(error)
        return
    yield Finished()
