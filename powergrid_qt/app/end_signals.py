"""The system asks the program to end: somebody logs out, or presses Ctrl-C in the terminal."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

ASKING = [
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)
]


class EndSignals(QObject):
    """Python hears a signal only when it has something to do, which may be long after Qt went to
    sleep. So it writes a byte to a socket, and that wakes Qt."""

    asked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ours, self._pythons = socket.socketpair()
        for end in (self._ours, self._pythons):
            end.setblocking(False)
        signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        for number in ASKING:
            signal.signal(number, _leave_it_to_the_socket)
        notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        heard = self._ours.recv(4096)
        if any(number in heard for number in ASKING):
            self.asked.emit()


def _leave_it_to_the_socket(number: int, frame: FrameType | None) -> None:
    """Do nothing: without a handler in Python the signal would end the program at once."""
