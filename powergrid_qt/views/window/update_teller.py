"""After an update: offers once to tell what is new. After a step back: that settings are not kept.

Quietly, as messages that go by themselves, and never at the first start of all.
"""

from PySide6.QtCore import QObject, QTimer

from powergrid_qt import __version__
from powergrid_qt.app.documents import is_newer
from powergrid_qt.views.window.main_window import MainWindow

SETTLED_MS = 1200
"""Until the start page is there and read."""


class UpdateTeller(QObject):
    def __init__(self, window: MainWindow, version: str = __version__) -> None:
        super().__init__(window)
        self._window, self._version = window, version
        settings = window.program.settings
        self._before = settings.last_version
        if self._before != version:
            settings.use_version(version)
        if settings.of_newer_version:
            QTimer.singleShot(SETTLED_MS, self, self._tell_newer_settings)
        elif self._before and is_newer(version, self._before):
            QTimer.singleShot(SETTLED_MS, self, self._tell_news)

    def _tell_newer_settings(self) -> None:
        self._window.shell.toasts.tell(
            self.tr(
                "Your settings are those of a newer version. They stay as they are: what you"
                " change here is forgotten at the end."
            )
        )

    def _tell_news(self) -> None:
        from powergrid_qt.views.story.toast import Offer

        self._window.shell.toasts.tell(
            self.tr("Power Grid is now version {version}.").format(version=self._version),
            offer=Offer(
                self.tr("What is new"), lambda: self._window.dialogs.show_news(self._before)
            ),
        )
