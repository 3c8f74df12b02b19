"""The table of a lesson: others do what they are told, a turn is judged before it is made."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.take_back import Barrier, Ends
from powergrid_qt.engine import Game, Move, Refusal
from powergrid_qt.engine.refusals import refuse

LONGEST_MS = 3000
"""What happens by itself takes no longer, however much it is."""


class LessonController(GameController):
    """`answered(turn)`: all moves of a turn that is legal; nothing is made of it here. `went_back`:
    somebody takes back the last turn."""

    answered = Signal(object)
    went_back = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self.automatic.ask_always = True
        self.asks = False
        """Whether the learner is to find a turn now."""
        self.can_go_back = False
        self._to_come: deque[Move] = deque()
        self._pace_ms = self.delay_ms

    # -- what happens on the table ------------------------------------------------------------

    def show(self, game: Game, *, asks: bool) -> None:
        """Put another position on the table at once."""
        self._to_come.clear()
        self.asks = asks
        self.look_at(game)

    def go_through(self, turn: Iterable[Move], then: Iterable[Move], *, asks: bool) -> None:
        """Make a turn, and after it what follows by itself, one move at a time."""
        self._to_come = deque(then)
        self._pace_ms = min(self.delay_ms, LONGEST_MS // max(len(self._to_come), 1))
        self.asks = asks
        self._moved([event for move in turn for event in self._make(move)])

    @property
    def goes_on(self) -> bool:
        """Whether something still happens by itself."""
        return bool(self._to_come)

    def _schedule_computer(self) -> None:
        if self._to_come:
            self.thinking.emit(self._to_come[0].seat)
            self._next.start(self._pace_ms)
        else:
            self.thinking.emit(-1)

    def _ask_computer(self) -> None:
        """The next move; without a delay all of them, as nobody would see them one by one."""
        made = 1 if self._pace_ms else len(self._to_come)
        moves = [self._to_come.popleft() for _ in range(made)]
        self._moved([event for move in moves for event in self._make(move)])

    # -- what the learner does ----------------------------------------------------------------

    @property
    def human_to_move(self) -> bool:
        return super().human_to_move and self.asks and not self._to_come

    @property
    def why_nobody_decides(self) -> Refusal | None:
        return super().why_nobody_decides if self.asks else refuse("lesson_tells")

    def play(self, *moves: Move) -> bool:
        self.automatic.forget_limits()  # no bid is made by itself
        if not moves or not self.human_to_move or self._tried(moves) is None:
            return False
        self.answered.emit(moves)
        return True

    @property
    def undo_barrier(self) -> Barrier | None:
        return None if self.can_go_back else Barrier(Ends.BEGINNING)

    def undo(self) -> None:
        if self.can_undo:
            self.went_back.emit()
