"""Calling somebody to the window who looks elsewhere."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget


class Attention(QObject):
    """A notification of the desktop where there is a place for its icon; everywhere the window's
    entry among the others lights up."""

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._icon: QSystemTrayIcon | None = None

    def call(self, text: str) -> None:
        """Nothing happens while the window, or a dialog of it, is in front."""
        if QApplication.activeWindow() is not None:
            return
        QApplication.alert(self._window)
        if QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages():
            if self._icon is None:
                self._icon = QSystemTrayIcon(self._window.windowIcon(), self)
                for clicked in (self._icon.messageClicked, self._icon.activated):
                    clicked.connect(self._come)
            self._icon.show()
            self._icon.showMessage(self._window.windowTitle(), text)

    def _come(self) -> None:
        if self._icon is not None:
            self._icon.hide()
        self._window.raise_()
        self._window.activateWindow()
