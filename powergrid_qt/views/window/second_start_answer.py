"""What the window does when the program is started once more: it comes up, with the new file."""

import os
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from powergrid_qt.app.second_start import ACTIVATION_TOKEN, FirstProgram, Request
from powergrid_qt.views.window.main_window import MainWindow


class SecondStartAnswer(QObject):
    def __init__(self, program: FirstProgram, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        program.asked.connect(self._answer)
        program.listen()

    def _answer(self, request: Request) -> None:
        self._come_up(request.token)
        if request.file:
            self._window.games.open_file(Path(request.file))

    def _come_up(self, token: str) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        if token:
            os.environ[ACTIVATION_TOKEN] = token  # Qt takes it from there
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)  # where a program may not come up by itself
