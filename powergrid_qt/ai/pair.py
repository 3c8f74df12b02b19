"""Two processes think about one question.

Both know it and do the same; only where games are played on one begins with the first and the
other with the last, until they meet, and they tell each other what came of it. So they decide as
one alone would, in about two thirds of the time.
"""

import pickle
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection

from powergrid_qt.engine import Move

Task = tuple[int, Move]
"""A world, and a move to be played on in it."""
Chances = dict[Task, float]

OVER = "over"
"""What the one who answers says to the one who helps when it has decided."""


class Over(Exception):
    """The question is answered: there is nothing left to help with."""


class Half:
    """One of the two."""

    def __init__(self, connection: Connection, helps: bool) -> None:
        """`helps`: it is the other one who answers."""
        self._connection: Connection | None = connection
        self._helps = helps
        self._begun: set[Task] = set()
        """By the other one."""
        self._theirs: Chances = {}

    def chances(self, tasks: Sequence[Task], play_on: Callable[[int, Move], float]) -> Chances:
        """What the moves come to. Whatever the other one does not tell is worked out here."""
        found: Chances = {}
        for task in reversed(tasks) if self._helps else tasks:
            self._catch_up(task)
            if task in self._begun:
                break  # and so are all after it
            self._tell(task, None)
            found[task] = play_on(*task)
            self._tell(task, found[task])
        for task in tasks:
            while task not in found and task not in self._theirs and self._connection is not None:
                self._hear()
            if task not in found:
                found[task] = self._theirs[task] if task in self._theirs else play_on(*task)
        return found

    def _catch_up(self, task: Task) -> None:
        """Hear what was told meanwhile, but no more than about these tasks: what a helper says
        when it is ready for the next question is not for us."""
        while task not in self._begun and self._connection is not None and self._connection.poll():
            self._hear()

    def finish(self) -> None:
        """The question is answered."""
        self._say(OVER)

    def _tell(self, task: Task, chance: float | None) -> None:
        """None: it was begun."""
        self._say((task, chance))

    def _say(self, message: object) -> None:
        if self._connection is not None:
            try:
                self._connection.send_bytes(pickle.dumps(message))
            except OSError:
                self._left_alone()

    def _hear(self) -> None:
        assert self._connection is not None
        try:
            message = pickle.loads(self._connection.recv_bytes())
        except (EOFError, OSError):
            self._left_alone()
            return
        if message == OVER:
            raise Over
        task, chance = message
        self._begun.add(task)
        if chance is not None:
            self._theirs[task] = chance

    def _left_alone(self) -> None:
        if self._helps:
            raise Over
        self._connection = None
