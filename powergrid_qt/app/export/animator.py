"""Makes a moving picture of frames while the window goes on: one at a time, as they are wanted."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.ai.process.child_work import Failure
from powergrid_qt.app.child import Child
from powergrid_qt.app.export.encoding import END, PictureFrame, Report, encode


class Animator(QObject):
    """`painted(number)`: so many frames are on their way. `made(content)`: the file. `failed(why)`.
    A frame is only painted when the one before has arrived, so that events come in between."""

    painted = Signal(int)
    made = Signal(bytes)
    failed = Signal(str)

    def __init__(
        self, frames: Iterator[PictureFrame | None], kind: str, frame_ms: int, parent: QObject
    ) -> None:
        """None among the `frames`: one is not ready yet. `OSError` if there can be no process."""
        super().__init__(parent)
        self._frames = frames
        self._child = Child("animation", encode, kind, frame_ms)
        self._child.said.connect(self._heard)
        self._child.died.connect(lambda: self._fail(""))

    def stop(self) -> None:
        self._child.end()

    def _heard(self, report: Report) -> None:
        match report:
            case int():
                self.painted.emit(report)
                QTimer.singleShot(0, self, self._send_next)
            case bytes():
                self.stop()
                self.made.emit(report)
            case Failure(reason):
                self._fail(reason)

    def _send_next(self) -> None:
        if not self._child.end.alive:
            return  # stopped in between
        frame = next(self._frames, END)
        if frame is None:
            QTimer.singleShot(0, self, self._send_next)
            return
        try:
            self._child.send(frame)
        except OSError as error:
            self._fail(error.strerror or str(error))

    def _fail(self, reason: str) -> None:
        self.stop()
        self.failed.emit(reason)
