"""Says what an answer to an exercise is worth, in a process of its own: it takes seconds."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from powergrid_qt.ai.analysis import Lapse
from powergrid_qt.ai.judged_turn import TurnReport, judge_turns
from powergrid_qt.ai.process.child_work import Failure
from powergrid_qt.app.child import Child
from powergrid_qt.app.crash_log import pass_on
from powergrid_qt.app.mistakes import Exercise
from powergrid_qt.engine import Move


class ExerciseJudge(QObject):
    """`judged(lapse)`: what was asked last is this far from the best that could be done; None if
    nothing was to be decided. `failed(reason)`: it could not be judged.

    Only the last question is answered.
    """

    judged = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.process: Child | None = None
        self.busy = False

    def get_ready(self) -> None:
        """Somebody will soon ask: starting takes as long as many an answer."""
        if self.process is None or self.busy:  # the question of before is of no use any more
            self.end()
            try:
                self.process = Child("exercises", judge_turns)
            except OSError as error:
                self.failed.emit(error.strerror or str(error))
                return
            self.process.said.connect(self._heard)
            self.process.died.connect(self._died)

    def ask(self, exercise: Exercise, turn: Sequence[Move]) -> None:
        self.get_ready()
        if self.process is None:
            return
        self.busy = True
        try:
            self.process.send((exercise.answered(turn), len(exercise.record.moves)))
        except OSError:
            self._died()

    def end(self) -> None:
        """Stop thinking."""
        self.busy = False
        if self.process is not None:
            self.process.end()
            self.process = None

    def _heard(self, report: TurnReport) -> None:
        self.busy = False
        match report:
            case Failure():
                pass_on(report)
                self.failed.emit(report.reason)
            case Lapse() | None:
                self.judged.emit(report)

    def _died(self) -> None:
        self.end()
        self.failed.emit(self.tr("its process has ended"))
