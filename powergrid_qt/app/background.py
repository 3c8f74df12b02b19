"""A thread of its own for what would keep the window waiting."""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor


class Background(QObject):
    """Does one thing after the other. The thread uses no object of this one but the signal that
    something has ended. `settled`: what has ended was told."""

    settled = Signal()
    _ended = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._thread: ThreadPoolExecutor | None = None
        self._waiting: list[tuple[Future[object], Callable[[object], None]]] = []
        self._ended.connect(self._settle)

    def do(
        self, work: Callable[[], object], then: Callable[[object], None] = lambda _: None
    ) -> None:
        """Do `work` in the thread, then call `then` with its result in the window's thread."""
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor  # the first page needs none

            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=self._name)
        future = self._thread.submit(work)
        self._waiting.append((future, then))
        future.add_done_callback(self._tell_end)

    def _tell_end(self, _: "Future[object]") -> None:
        """Tell the window's thread that some work has ended; called in the other thread."""
        with contextlib.suppress(RuntimeError):  # the program ends, and nobody listens any more
            self._ended.emit()

    def _settle(self) -> None:
        while self._waiting and self._waiting[0][0].done():
            future, then = self._waiting.pop(0)
            then(future.result())
        self.settled.emit()

    @property
    def busy(self) -> bool:
        """Whether something is not done, or not told yet."""
        return bool(self._waiting)

    def finish(self) -> None:
        """Wait until everything is done and told."""
        while self._waiting:
            self._waiting[0][0].exception()
            self._settle()

    def close(self) -> None:
        """Wait until everything is done."""
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None
