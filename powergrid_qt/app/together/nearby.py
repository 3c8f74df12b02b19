"""Tables on the local network, found while somebody looks for them."""

import contextlib
from dataclasses import dataclass
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

from powergrid_qt.models.plain_text import presentable
from powergrid_qt.table.discovery import find_tables
from powergrid_qt.table.wire import Message

LOOK_S = 2.0


@dataclass(frozen=True, slots=True)
class Nearby:
    address: str
    title: str
    board: str
    free: int
    seats: int
    program: str
    protocol: int


class NearbyTables(QObject):
    """`found(Nearby)`: a table has answered. Each is told once for every look."""

    found = Signal(object)
    _came = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._looking: Thread | None = None
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def look(self) -> None:
        """Ask everybody on the network, unless that is being done."""
        if self._looking is None or not self._looking.is_alive():
            self._looking = Thread(target=self._look, name="nearby", daemon=True)
            self._looking.start()

    def _look(self) -> None:
        # There may be no network, or the program ends meanwhile.
        with contextlib.suppress(OSError, RuntimeError):
            for address, notice in find_tables(LOOK_S):
                self._came.emit(address, notice)

    def _take(self, address: str, notice: Message) -> None:
        def text(key: str) -> str:
            return presentable(str(notice.get(key, "")))

        with contextlib.suppress(TypeError, ValueError):  # whatever a stranger says
            self.found.emit(
                Nearby(
                    *(f"{address}:{int(notice['port'])}", text("table"), text("board")),
                    *(int(notice.get("free", 0)), int(notice.get("seats", 0)), text("program")),
                    int(notice.get("protocol", 0)),
                )
            )
