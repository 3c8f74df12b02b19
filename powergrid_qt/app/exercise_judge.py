"""Says what an answer to an exercise is worth, in a process of its own: it takes seconds."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from powergrid_qt.ai.judged_turn import TurnJudge
from powergrid_qt.app.mistakes import Exercise
from powergrid_qt.app.thinker import Thinker
from powergrid_qt.engine import Move

PATIENCE_S = 600.0


class ExerciseJudge(Thinker):
    """`decided(JudgedTurn)`: what was asked last is this far from the best that could be done."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grace_s = PATIENCE_S

    def judge(self, exercise: Exercise, turn: Sequence[Move]) -> None:
        self.ask(exercise.game(), make=partial(TurnJudge, tuple(turn)))
