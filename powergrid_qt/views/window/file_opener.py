"""Files that the desktop hands to the running program: macOS does it by an event."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileOpener(QObject):
    """Watches the application, and calls `open_file` with every file that it is asked to open."""

    def __init__(self, open_file: Callable[[Path], object], application: QObject) -> None:
        super().__init__(application)
        self._open_file = open_file
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return False
