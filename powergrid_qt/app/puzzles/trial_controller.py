"""The position of a puzzle: a turn that is planned there is judged, not made."""

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Move


class TrialController(GameController):
    """`answered(turn)`: all moves of it. The position stays as it is, and so does the plan."""

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self.paused = True  # nobody else moves
        self.automatic.ask_always = True

    def play(self, *moves: Move) -> bool:
        if moves:
            self.answered.emit(moves)
        return True
