"""Starting the desktop game."""

import importlib
import sys
import threading
from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from powergrid_qt import __version__
from powergrid_qt.app.language import Language
from powergrid_qt.app.settings import NAME, Settings
from powergrid_qt.views.main_window import MainWindow
from powergrid_qt.views.style import FUSION, ThemeKeeper

WARM_UP_MS = 200
"""The start page comes first."""
NEEDED_SOON = (
    "powergrid_qt.views.new_game_page",
    "networkx",
    "powergrid_qt.views.game_page",
    "powergrid_qt.ai.random_player",
)


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The application with its name, as settings and desktops know it."""
    application = QApplication.instance()
    if application is None:
        application = QApplication([NAME, "-style", "fusion", *arguments])
        application.setProperty(FUSION, True)
    assert isinstance(application, QApplication)
    application.setApplicationName(NAME)
    application.setApplicationDisplayName("Power Grid")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(NAME)
    return application


def make_window(application: QApplication, settings: Settings | None = None) -> MainWindow:
    """The window in the user's language and theme, not yet shown."""
    settings = Settings(parent=application) if settings is None else settings
    Language(settings, application)
    ThemeKeeper(application, settings)
    return MainWindow(settings)


def warm_up() -> None:
    """Import what the next clicks need, so that they do not wait for it."""
    for module in NEEDED_SOON:
        importlib.import_module(module)


def run() -> int:
    application = make_application(sys.argv[1:])
    window = make_window(application)
    window.show()
    QTimer.singleShot(WARM_UP_MS, lambda: threading.Thread(target=warm_up, daemon=True).start())
    return application.exec()
