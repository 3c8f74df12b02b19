"""Running the plants of a company board with workers."""

from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.engine import Move
from powergrid_qt.engine.moves import RunCards
from powergrid_qt.views.turn.running_controls import RunningControls


class WorkerControls(RunningControls[RunCardsAction]):
    def words_left(self) -> str:
        return self.tr("{used} of {workers} workers").format(
            used=self.action.workers_used, workers=self.action.workers
        )

    def running(self, move: Move | None) -> tuple[str, ...]:
        return move.cards if isinstance(move, RunCards) else ()
