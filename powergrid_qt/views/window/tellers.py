"""Messages of the program itself, which go by themselves: what is new, and what went wrong."""

from PySide6.QtCore import QObject, Qt, QTimer

from powergrid_qt import __version__
from powergrid_qt.app.crash_log import CrashLog
from powergrid_qt.views.window.main_window import MainWindow

SETTLED_MS = 1200
"""Until the start page is there and read."""


class UpdateTeller(QObject):
    """After an update: offers once to tell what is new. After a step back: tells that settings are
    not kept. Never at the first start of all."""

    def __init__(self, window: MainWindow, version: str = __version__) -> None:
        from powergrid_qt.app.documents import is_newer

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


class MishapTeller(QObject):
    """Tells what went wrong, and offers a report of it."""

    def __init__(self, log: CrashLog, window: MainWindow) -> None:
        super().__init__(window)
        self._log, self._window = log, window
        window.offer_report(self.show_report)
        # Queued: never in the middle of painting, and on the thread of the window.
        log.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def _tell(self) -> None:
        from powergrid_qt.views.story.toast import Offer

        kept = self._window.program.keep_game()
        self._window.shell.toasts.fail(
            self.tr("Something went wrong; your game is saved.")
            if kept
            else self.tr("Something went wrong."),
            Offer(self.tr("Report..."), self.show_report),
        )

    def tell_of_earlier_end(self) -> None:
        """Once the start page is seen."""
        QTimer.singleShot(SETTLED_MS, self, self._tell_of_earlier_end)

    def _tell_of_earlier_end(self) -> None:
        from powergrid_qt.views.story.toast import Offer

        self._window.shell.toasts.fail(
            self.tr("The program ended unexpectedly the last time. Nothing was lost."),
            Offer(self.tr("Report..."), self.show_report) if self._log.mishaps else None,
        )

    def show_report(self) -> None:
        from powergrid_qt.views.window.report_dialog import ReportDialog, report_text

        report = report_text(self._log.mishaps, lambda: self._window.program.record)
        ReportDialog(report, self._window.program.settings, self._window).open()
