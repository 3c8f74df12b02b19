"""Asks computer players for moves in another process; answers come back as signals."""

import contextlib
import time
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.worker import Failure, MakePlayer, Question, Worker, WorkerDied
from powergrid_qt.app.crash_log import pass_on
from powergrid_qt.engine import Game

LOOK_MS = 4
"""How often it is looked for an answer. A look takes microseconds, and everything stays on one
thread, also when the process dies or is killed."""
GRACE_S = 20.0
"""For a process to start, and for a player beyond its own seconds: then it is taken to hang."""


class Stage(Enum):
    """What the process does."""

    STARTING = auto()
    LISTENING = auto()
    THINKING = auto()


class Thinker(QObject):
    """One question at a time; `decided` brings a `Choice`, or `failed` the reason why not.

    A question that is cancelled takes the process with it that thinks about it: neither its
    answer nor the rest of the thought gets in the way of the next one.
    """

    decided = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, make: MakePlayer = make_player) -> None:
        super().__init__(parent)
        self.grace_s = GRACE_S
        self._make = make
        self._worker: Worker | None = None
        self._stage = Stage.STARTING
        self._question: Question | None = None
        self._give_up = 0.0
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._go_on)

    @property
    def worker(self) -> Worker | None:
        """The process, while there is one."""
        return self._worker

    @property
    def thinks(self) -> bool:
        """Whether a player thinks at this moment."""
        return self._question is not None and self._stage is Stage.THINKING

    def wake(self) -> None:
        """Start the process ahead of the first question: that takes longer than most answers."""
        with contextlib.suppress(OSError):  # the question tries it again, and tells what is wrong
            self._ready_worker()

    def ask(
        self,
        game: Game,
        kind: str,
        seed: int,
        seconds: float | None = None,
        make: MakePlayer | None = None,
    ) -> None:
        """`make`: for this question only, another way to make the player."""
        self.cancel()
        self._question = Question(game, kind, seed, seconds, make or self._make)
        self._give_up = time.monotonic() + self.grace_s
        self._look.start()
        self._go_on()

    def cancel(self) -> None:
        """Forget the question."""
        if self.thinks:
            self.end()
        self._question = None
        self._look.stop()

    def end(self) -> None:
        """End the process; the next question starts another."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _go_on(self) -> None:
        """Take the next step towards an answer, and tell it once it is there."""
        assert self._question is not None
        try:
            answer = self._next_step(self._question)
        except WorkerDied:
            answer = Failure(self.tr("its process has ended"))
        except OSError as error:
            answer = Failure(error.strerror or str(error))
        if answer is None and time.monotonic() > self._give_up:
            answer = Failure(self.tr("it thought for too long"))
        if answer is None:
            return
        if self._stage is not Stage.LISTENING:
            self.end()  # it is dead, or not good for another question
        self._question = None
        self._look.stop()
        if isinstance(answer, Choice):
            self.decided.emit(answer)
        else:
            pass_on(answer)
            self.failed.emit(answer.reason)

    def _next_step(self, question: Question) -> Choice | Failure | None:
        """Hand over the question as soon as the process listens; give what it answers."""
        worker = self._ready_worker()
        report = worker.report()
        if report is not None:
            self._stage = Stage.LISTENING
        if isinstance(report, Choice | Failure):
            return report
        if self._stage is Stage.LISTENING:
            self._stage = Stage.THINKING
            self._give_up = time.monotonic() + (question.seconds or 0.0) + self.grace_s
            worker.ask(question)
        return None

    def _ready_worker(self) -> Worker:
        """The process; one that died while it had nothing to do is replaced."""
        if self._worker is not None and self._stage is Stage.LISTENING and self._worker.dead:
            self.end()
        if self._worker is None:
            self._worker, self._stage = Worker(), Stage.STARTING
        return self._worker
