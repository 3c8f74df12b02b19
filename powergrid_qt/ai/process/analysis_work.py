"""The analysis of a game in processes of its own, each of which judges the rounds that it is asked
for."""

import os
import pickle
from dataclasses import dataclass
from multiprocessing.connection import Connection

from powergrid_qt.ai.analysis import MoveVerdict
from powergrid_qt.ai.judge import Judge
from powergrid_qt.ai.process.child_work import Failure, send, unexpected
from powergrid_qt.engine import Record

NICENESS = 10
"""How far the analysis stands back behind the program itself, in steps of the system."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdicts on the moves of one round."""

    round: int
    moves: int
    """How many it has; none if the game was over before it."""
    verdicts: tuple[MoveVerdict, ...]


Report = Judged | Failure


def analyse(connection: Connection, record: Record, seats: tuple[int, ...]) -> None:
    """Judge the rounds whose numbers come over the connection, in ascending order."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    judge: Judge | None = None
    while True:
        wanted: int = pickle.loads(connection.recv_bytes())
        try:
            judge = judge or Judge(record, seats)
            report: Report = judged(judge, wanted)
        except Exception as error:  # it would only be seen on a console: the window tells it
            report = unexpected(error)
        send(connection, report)


def judged(judge: Judge, wanted: int) -> Judged:
    moves = list(judge.round(wanted))
    return Judged(wanted, len(moves), tuple(said for said in moves if said is not None))
