"""What a turn is worth that somebody would make in a position: the analysis of just that turn."""

from multiprocessing.connection import Connection
from pickle import loads

from powergrid_qt.ai.analysis import Lapse, MoveVerdict, lapses
from powergrid_qt.ai.process.child_work import Failure, send, unexpected
from powergrid_qt.ai.review import Review
from powergrid_qt.engine import Record
from powergrid_qt.engine.record import replayed

TurnReport = Lapse | Failure | None


def judged_turn(record: Record, first: int) -> Lapse | None:
    """On the moves of one player from number `first` (from 0) to the end of a record, compared
    with the best that could be done there; None if there was nothing to decide."""
    moves = record.moves
    review = Review(record, {moves[first].seat})
    game = replayed(Record(record.config, moves[:first]))
    verdicts: list[MoveVerdict] = []
    for number in range(first, len(moves)):
        verdict = review.verdict(game, number)
        if verdict is not None:
            verdicts.append(verdict)
        game.apply(moves[number])
    return next(iter(lapses(verdicts)), None)


def judge_turns(connection: Connection) -> None:
    """In a process of its own: judge the turns that come over the connection."""
    while True:
        record, first = loads(connection.recv_bytes())
        try:
            report: TurnReport = judged_turn(record, first)
        except Exception as error:  # it would only be seen on a console: the window tells it
            report = unexpected(error)
        send(connection, report)
