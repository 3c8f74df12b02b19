"""The program, in which somebody plays a game and then deletes everything in the settings."""

import sys

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from powergrid_qt.engine import GameConfig, Seat
from powergrid_qt.views.window import application
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.settings_dialog import DeleteDialog, SettingsDialog

CONFIG = GameConfig("classic-2009", "germany", (Seat("Ada", "red"), Seat("Bo", "blue")), 3)
LEFT = Qt.MouseButton.LeftButton


def play_and_delete() -> None:
    [window] = [found for found in QApplication.topLevelWidgets() if isinstance(found, MainWindow)]
    try:
        sys.excepthook(ValueError, ValueError("so that there is a log"), None)
        window.dialogs.show_settings()
        settings = window.findChild(SettingsDialog)
        assert isinstance(settings, SettingsDialog)
        QTest.mouseClick(settings.data.delete_button, LEFT)
        dialog = window.findChild(DeleteDialog)
        assert isinstance(dialog, DeleteDialog)
        if "keep" in sys.argv:
            QTest.mouseClick(dialog.close_button, LEFT)
            window.close()
        else:
            QTest.mouseClick(dialog.delete_button, LEFT)
        assert not window.isVisible()
    finally:
        QApplication.exit(0 if sys.exc_info()[0] is None else 1)


if __name__ == "__main__":
    application.make_application()
    QTimer.singleShot(400, play_and_delete)
    sys.exit(application.run(game=CONFIG))
