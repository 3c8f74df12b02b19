"""The event by which macOS asks a running program to open a file."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent

from powergrid_qt.views.window.application import FileOpener


def test_the_file_is_opened(qapp, tmp_path):
    opened: list[Path] = []
    opener = FileOpener(opened.append, qapp)
    file = tmp_path / "Eine Partie für Zoë.pgr"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    opener.deleteLater()
    assert opened == [file]
