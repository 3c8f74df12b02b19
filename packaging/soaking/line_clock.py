"""Notes when a move is sent to a table elsewhere, and when a move is seen on the screen."""

import time
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer

from powergrid_qt.app.together.guest_controller import GuestController
from powergrid_qt.app.together.remote_table import RemoteTable
from powergrid_qt.views.window.main_window import MainWindow
from soaking.journal import Journal


class LineClock(QObject):
    """By the clock of the machine, which all programs share. What has changed is seen once the
    window has been painted after it."""

    def __init__(self, controller: GuestController, window: MainWindow, journal: Journal) -> None:
        super().__init__(window)
        self._controller, self._journal = controller, journal
        self._table: RemoteTable | None = None
        self._to_paint = 0
        """So many moves have been made, and the last is not seen yet; 0: nothing is new."""
        window.installEventFilter(self)
        controller.changed.connect(self._note)

    def _note(self) -> None:
        table = self._controller.table
        if table is not None and table is not self._table:
            self._table = table
            self._listen_to(table)
        if table is not None:
            self._to_paint = len(self._controller.game.moves)

    def _listen_to(self, table: RemoteTable) -> None:
        send = table._client.send

        def noted(message: Any) -> None:
            if "move" in message:
                self._journal.write("sent", n=message["move"]["n"], at=time.monotonic())
            send(message)

        table._client.send = noted  # type: ignore[method-assign]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if self._to_paint and event.type() is QEvent.Type.UpdateRequest:
            moves, self._to_paint = self._to_paint, 0
            QTimer.singleShot(0, self, lambda: self._seen(moves))  # once that is painted
        return False

    def _seen(self, moves: int) -> None:
        self._journal.write("seen", n=moves, at=time.monotonic())
