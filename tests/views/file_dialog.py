"""Somebody at a file dialog: Qt's own, which opens where there is no native one."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit


class FileDialogs:
    """Answers the dialogs that come."""

    def __init__(self) -> None:
        self.folders: list[Path] = []
        """In which they began."""
        self.names: list[str] = []
        """That they proposed."""

    def choose(self, path: Path | str | None) -> None:
        """Type a name into the next dialog; None: leave it."""
        QTimer.singleShot(0, lambda: self._answer(path))

    def _answer(self, path: Path | str | None) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        edit = dialog.findChild(QLineEdit, "fileNameEdit")
        assert edit is not None
        self.folders.append(Path(dialog.directory().absolutePath()))
        self.names.append(edit.text())
        if path is None:
            dialog.reject()
        else:
            edit.setText(str(path))
            dialog.accept()
