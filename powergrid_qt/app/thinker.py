"""Asks computer players for moves off the GUI thread; answers come back as a signal."""

from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal

from powergrid_qt.ai.players import make_player
from powergrid_qt.engine import Game, Move


def decide(game: Game, kind: str, seed: int) -> Move:
    return make_player(kind, seed).decide(game)


class Thinker(QObject):
    """One question at a time. An answer to a question that was cancelled is dropped."""

    decided = Signal(object)
    failed = Signal(str)
    _answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        # The answer is emitted by a worker: queued, it is received on the thread of this object.
        self._answered.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        self.destroyed.connect(self._pool.shutdown)

    def ask(self, game: Game, kind: str, seed: int) -> None:
        self._ticket += 1
        ticket = self._ticket
        future = self._pool.submit(decide, game, kind, seed)
        future.add_done_callback(lambda done: self._answered.emit(ticket, done))

    def cancel(self) -> None:
        self._ticket += 1

    def _receive(self, ticket: int, answer: "Future[Move]") -> None:
        if ticket != self._ticket:
            return
        error = answer.exception()
        if error is not None:
            self.failed.emit(str(error) or type(error).__name__)
        else:
            self.decided.emit(answer.result())
