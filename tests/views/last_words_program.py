"""The program, which dies or tells as JSON what it says of an earlier death."""

import json
import os
import signal
import sys

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from powergrid_qt.views.story.toast import Toasts
from powergrid_qt.views.window import application
from powergrid_qt.views.window.help_dialogs import ReportDialog
from powergrid_qt.views.window.main_window import MainWindow

LONG_AFTER_START_MS = 2500


def window() -> MainWindow:
    [found] = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
    return found


def die(how: str) -> None:
    os.kill(os.getpid(), getattr(signal, how))


def look() -> None:
    seen: dict[str, object] = {"messages": [], "report": ""}
    for toasts in window().findChildren(Toasts):
        seen["messages"] = toasts.messages
        for button in toasts.findChildren(QPushButton):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            dialog = window().findChild(ReportDialog)
            assert isinstance(dialog, ReportDialog)
            seen["report"] = dialog.text.toPlainText()
            dialog.close()
    print(json.dumps(seen), flush=True)
    window().close()


if __name__ == "__main__":
    how, sys.argv[1:] = sys.argv[1], []
    application.make_application()
    if how == "look":
        QTimer.singleShot(LONG_AFTER_START_MS, look)
    else:
        QTimer.singleShot(100, lambda: die(how))
    sys.exit(application.run())
