"""The games that are over, as the window knows them."""

import contextlib
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import time

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.folders import history_path, saves_dir
from powergrid_qt.app.history.facts import past_game
from powergrid_qt.app.history.memory import Memory
from powergrid_qt.engine import Game, Record, board_ids, load_board
from powergrid_qt.models.past.game import HistoryMishap, PastGame
from powergrid_qt.models.past.statistics import Selection, Summary


class History(QObject):
    """`summed_up(Summary)`: what all games say that are asked for, again whenever there are others.
    `mishap(HistoryMishap)`: the file is not as it should be; each is told once.

    The file is read and written, and everything is worked out, in a thread of its own. It uses no
    object of this one but the signal that it has ended.
    """

    summed_up = Signal(object)
    mishap = Signal(object)
    _ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.selection = Selection()
        self._asked = 0
        """How often something was summed up; only the last is told."""
        self._told: set[HistoryMishap] = set()
        self._memory = Memory(history_path(), saves_dir())
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="history")
        self._waiting: list[tuple[Future[object], Callable[[object], None]]] = []
        self._ended.connect(self._settle)

    # -- what is asked of it --------------------------------------------------------------------

    def read_ahead(self) -> None:
        """So that there is something to show as soon as somebody looks."""
        if history_path().exists():
            self.select(self.selection)

    def look(self) -> None:
        """Sum up what the file says, then also the records that it does not know yet."""
        self.select(self.selection)
        self._submit(self._memory.look_for_records, self._look_further)

    def _look_further(self, found: object) -> None:
        if found:
            self.look()

    def select(self, selection: Selection) -> None:
        """Sum up these games."""
        self.selection = selection
        self._asked += 1
        self._submit(partial(self._sum_up, selection), partial(self._tell, self._asked))

    def remember(self, record: Record, game: Game, path: Path | None) -> None:
        """A game has ended here."""
        found = past_game(record, game, "" if path is None else path.name, time())
        if found is not None:
            self._submit(lambda: self._memory.remember(found))
            self.select(self.selection)

    def forget(self, games: Collection[PastGame]) -> None:
        """Their records stay as they are."""
        ids = [game.id for game in games]
        self._submit(lambda: self._memory.forget(ids))
        self.select(self.selection)

    def bring_back(self, games: Collection[PastGame]) -> None:
        self._submit(lambda: self._memory.bring_back(games))
        self.select(self.selection)

    # -- the thread -----------------------------------------------------------------------------

    def _sum_up(self, selection: Selection) -> Summary:
        """In the other thread, also the boards that will be named: reading one takes a while."""
        summary = self._memory.summary(selection)
        for board in summary.board_names.keys() & set(board_ids()):
            load_board(board)
        return summary

    def _tell(self, asked: int, summary: object) -> None:
        assert isinstance(summary, Summary)
        if asked == self._asked:  # else another one comes
            self.selection = summary.selection
            self.summed_up.emit(summary)

    def _submit(
        self, work: Callable[[], object], then: Callable[[object], None] = lambda _: None
    ) -> None:
        future = self._worker.submit(work)
        self._waiting.append((future, then))
        future.add_done_callback(self._tell_end)

    def _tell_end(self, _: Future[object]) -> None:
        """In the other thread."""
        with contextlib.suppress(RuntimeError):  # the program ends, and nobody listens any more
            self._ended.emit()

    def _settle(self) -> None:
        while self._waiting and self._waiting[0][0].done():
            future, then = self._waiting.pop(0)
            then(future.result())
        for mishap in self._memory.mishaps:
            if mishap not in self._told:
                self._told.add(mishap)
                self.mishap.emit(mishap)

    def finish(self) -> None:
        """Wait until everything is read and written."""
        while self._waiting:
            self._waiting[0][0].exception()
            self._settle()

    def close(self) -> None:
        """Write what was said, read no further."""
        self._memory.stop()
        self._worker.shutdown()
        self._memory.close()
