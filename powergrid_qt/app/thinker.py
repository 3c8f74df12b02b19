"""Asks computer players for moves in another process; answers come back as signals."""

import contextlib
import multiprocessing
import os
from enum import Enum, auto
from multiprocessing.connection import Connection

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.ai.levels import thinks_long
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.process import worker
from powergrid_qt.app.child import Child
from powergrid_qt.app.crash_log import pass_on
from powergrid_qt.engine import Game

GRACE_S = 20.0
"""The time for a process to start, or a player to answer too late, before it is taken to hang."""


class Stage(Enum):
    STARTING = auto()
    LISTENING = auto()
    THINKING = auto()


class Thinker(QObject):
    """One question at a time; `decided` brings a `Choice`, or `failed` the reason why not. A
    question that is cancelled takes the process with it that thinks about it: neither its answer
    nor the rest of the thought gets in the way of the next one."""

    decided = Signal(object)
    failed = Signal(str)

    def __init__(
        self, parent: QObject | None = None, make: worker.MakePlayer = make_player
    ) -> None:
        super().__init__(parent)
        self.grace_s = GRACE_S
        self._make = make
        self.worker: Child | None = None
        """The process that thinks, while there is one."""
        self.helper: Child | None = None
        """A second process, which helps once somebody was asked who thinks long."""
        self._for_helper: Connection | None = None
        """The second process's end of a pipe to the first one, until the second one is started."""
        self._stage = Stage.STARTING
        self._question: worker.MoveQuestion | None = None
        self._told: Game | None = None
        """The game that the process knows."""
        self._give_up = QTimer(self, singleShot=True)
        self._give_up.timeout.connect(self._hangs)

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
        kind: str = "",
        seed: int = 0,
        seconds: float | None = None,
        make: worker.MakePlayer | None = None,
    ) -> None:
        """`make`: for this question only, another way to make the player, who may need neither
        kind nor seed."""
        self.cancel()
        self._question = worker.MoveQuestion(game, kind, seed, seconds, make or self._make)
        self._wait(0.0)
        try:
            self._ready_worker()
            if thinks_long(kind):
                self._ready_helper()
        except OSError as error:
            self._fail(error.strerror or str(error))
        else:
            self._hand_over()

    def cancel(self) -> None:
        if self.thinks:
            self.end()
        self._question = None
        self._give_up.stop()

    def end(self) -> None:
        """End the process; the next question starts another."""
        if self.worker is not None:
            self.worker.end()
            self.worker = self._told = None
        if self.helper is not None:
            self.helper.end()
            self.helper = None

    def _ready_worker(self) -> None:
        """Have a process; one that died while it had nothing to do is replaced."""
        if self.worker is not None and self._stage is Stage.LISTENING and self.worker.dead:
            self.end()
        if self.worker is None:
            self._for_helper, theirs = multiprocessing.Pipe()
            self.worker, self._stage = Child("thinker", worker.serve, theirs), Stage.STARTING
            theirs.close()
            self.worker.said.connect(self._heard)
            self.worker.died.connect(self._died)

    def _ready_helper(self) -> None:
        """Have a second process where there is a core for it: the first can do without it."""
        if self._for_helper is not None and (os.cpu_count() or 1) > 1:
            with contextlib.suppress(OSError):  # slower, but the same
                self.helper = Child("helper", worker.help_out, self._for_helper)
                self._for_helper.close()
                self._for_helper = None

    def _wait(self, seconds: float) -> None:
        self._give_up.start(round(1000 * (seconds + self.grace_s)))

    def _hand_over(self) -> None:
        """Ask the question, as soon as there is one and the process listens."""
        question = self._question
        if question is None or self._stage is not Stage.LISTENING:
            return
        assert self.worker is not None
        self._stage = Stage.THINKING
        self._wait(question.seconds or 0.0)
        told, self._told = self._told, question.game
        try:
            self.worker.send(question.message(told))
        except OSError:
            self._died()

    def _heard(self, report: worker.Report) -> None:
        self._stage = Stage.LISTENING
        match report:
            case worker.Ready():
                self._hand_over()
            case Choice():
                self.cancel()
                self.decided.emit(report)
            case _:
                self._told = None  # who knows how far it came
                pass_on(report)
                self._fail(report.reason)

    def _died(self) -> None:
        if self._question is None:
            self.end()
        else:
            self._fail(self.tr("its process has ended"))

    def _hangs(self) -> None:
        self._fail(self.tr("it thought for too long"))

    def _fail(self, reason: str) -> None:
        if self._stage is not Stage.LISTENING:
            self.end()  # it is dead, or not good for another question
        self.cancel()
        self.failed.emit(reason)
