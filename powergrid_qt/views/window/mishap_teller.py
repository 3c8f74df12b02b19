"""Tells in the window what went wrong, and offers a report of it."""

from PySide6.QtCore import QObject, Qt, QTimer

from powergrid_qt.app.crash_log import CrashLog
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.update_teller import SETTLED_MS


class MishapTeller(QObject):
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
        from powergrid_qt.views.window.crash_report import report_text
        from powergrid_qt.views.window.report_dialog import ReportDialog

        report = report_text(self._log.mishaps, lambda: self._window.program.record)
        ReportDialog(report, self._window.program.settings, self._window).open()
