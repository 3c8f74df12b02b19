"""Starting the desktop game, also once more, and telling what is new and what went wrong."""

import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from powergrid_qt import __version__
from powergrid_qt.app.crash_log import CrashLog, LastWords, take_last_words
from powergrid_qt.app.language import Language
from powergrid_qt.app.program import Program
from powergrid_qt.app.second_start import ACTIVATION_TOKEN, FirstProgram, Request, hand_over
from powergrid_qt.app.settings import Settings
from powergrid_qt.identity import APP_ID, NAME, TITLE
from powergrid_qt.paths import resources_dir
from powergrid_qt.pyside_faults import keep_exceptions_from_qt
from powergrid_qt.qt_libraries import QtUnusable
from powergrid_qt.views.style.style import FUSION, ThemeKeeper, apply_fonts, apply_theme
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps

if TYPE_CHECKING:
    from powergrid_qt.app.together.known_tables import TablePlace
    from powergrid_qt.engine import Board, GameConfig


SETTLED_MS = 1200
"""The time until the start page is there and read."""


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
        from powergrid_qt.views.story.toast import Offer

        self._window.shell.toasts.fail(
            self.tr("The program ended unexpectedly the last time. Nothing was lost."),
            Offer(self.tr("Report..."), self.show_report) if self._log.mishaps else None,
        )

    def show_report(self) -> None:
        from powergrid_qt.views.window.help_dialogs import ReportDialog, report_text

        report = report_text(self._log.mishaps, lambda: self._window.program.record)
        ReportDialog(report, self._window.program.settings, self._window).open()


class FileOpener(QObject):
    """Watches the application, and calls `open_file` with every file that it is asked to open."""

    def __init__(self, open_file: Callable[[Path], object], application: QObject) -> None:
        super().__init__(application)
        self._open_file = open_file
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return False


ICON_MS = 100
"""The time before the icon is drawn: in several sizes, it would keep the window from being seen."""
ATTEND_MS = 150
"""The time before other starts are attended to: one that hands a file over waits longer."""


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The application with its name, as settings and desktops know it."""
    keep_exceptions_from_qt()
    application = QApplication.instance()
    if application is None:
        application = QApplication([NAME, "-style", "fusion", *arguments])
        refuse_to_be_unseen(application)
        application.setProperty(FUSION, True)
    assert isinstance(application, QApplication)
    application.setApplicationName(NAME)
    application.setApplicationDisplayName(TITLE)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    return application


def refuse_to_be_unseen(application: QApplication) -> None:
    """Newer versions of Qt fall back to drawing in memory where they find no screen: the game
    would run on, and nobody would see it. It may be asked for by its name."""
    if application.platformName() == "offscreen" and not os.environ.get("QT_QPA_PLATFORM"):
        raise QtUnusable("Qt cannot open a window on this screen.")


def make_window(application: QApplication, settings: Settings | None = None) -> MainWindow:
    """The window in the user's language and theme, not yet shown."""
    settings = Settings(parent=application) if settings is None else settings
    language = Language(settings)
    apply_fonts(
        application, settings.text_size
    )  # ahead of the window: its parts measure words while they are made
    apply_theme(settings)
    window = MainWindow(Program(settings, application))
    language.setParent(window)  # its translators go with it
    ThemeKeeper(settings, window)
    QTimer.singleShot(ICON_MS, window, lambda: show_icon(application))
    return window


def show_icon(application: QApplication) -> None:
    application.setWindowIcon(QIcon(str(resources_dir() / "desktop" / "program.svg")))


def watch() -> CrashLog:
    """Let nothing go wrong unseen from now on: begin with this, ahead of the application."""
    log = CrashLog()
    log.install()
    return log


def run(
    file: Path | None = None, game: "GameConfig | None" = None, table: "TablePlace | None" = None
) -> int:
    """`file`, `game`, `table`: what to begin with, one that was played, one to play, or one that is
    played elsewhere. A file goes to the program that runs already, if the user wants one window."""
    log = watch()
    settings, program = Settings(), FirstProgram()
    other_runs = program.other_runs()
    begins_anew = game is not None or table is not None
    if other_runs and settings.one_window and not begins_anew and hand_over(file):
        return 0
    earlier = [] if other_runs else take_last_words()
    log.note_earlier_end(earlier)
    last_words = LastWords()
    last_words.listen()
    application = make_application(sys.argv[1:])
    window = make_window(application, settings)
    teller = MishapTeller(log, window)
    if earlier:
        QTimer.singleShot(SETTLED_MS, teller, teller.tell_of_earlier_end)
    if sys.platform == "darwin":  # elsewhere it would see every event in vain
        FileOpener(lambda path: window.games.open_file(path), application)
    window.show()
    if file is not None:
        QTimer.singleShot(0, window, lambda: window.games.open_file(file))
    elif game is not None:
        QTimer.singleShot(0, window, lambda: window.games.start_game(game))
    elif table is not None:
        QTimer.singleShot(0, window, lambda: window.together.join(table))
    QTimer.singleShot(0, window, lambda: end_when_asked(window))
    QTimer.singleShot(ATTEND_MS, window, lambda: attend(window, program))
    code = application.exec()
    last_words.end_well()
    if window.deletes_data:
        delete_data(settings, program)
    return code


def show_map(board: "Board") -> int:
    """Open the window on a board; gives the exit code when it was closed."""
    log = watch()
    application = make_application()
    window = make_window(application)
    MishapTeller(log, window)
    window.go(ToMaps())
    window.map_page.show_board(board)
    window.show()
    return application.exec()


def end_when_asked(window: MainWindow) -> None:
    from powergrid_qt.app.system_requests import EndSignals  # with all about networks

    EndSignals(window).asked.connect(QApplication.quit)


def attend(window: MainWindow, program: FirstProgram) -> None:
    """Do what the program does besides, once its window is seen."""
    from powergrid_qt.app.system_requests import ask_system
    from powergrid_qt.views.window.warm_up import WarmUp

    gc.enable()
    WarmUp(window)
    window.filled.connect(lambda: WarmUp(window))
    answer_second_starts(program, window)
    UpdateTeller(window)
    ask_system(
        lambda reduces: window.program.settings.follow_system(reduces_motion=reduces), window
    )


def delete_data(settings: Settings, program: FirstProgram) -> None:
    """Delete one's data after the window, when nothing is in use; tell what stays."""
    import logging

    from powergrid_qt.app.my_data import delete_my_data

    logging.shutdown()
    program.stop()
    left = delete_my_data(settings)
    if left:
        from powergrid_qt.views.window.settings_dialog import LeftOverDialog

        LeftOverDialog(left).exec()


def answer_second_starts(program: FirstProgram, window: MainWindow) -> None:
    """Bring the window up when the program is started once more, and open the new file there."""

    def answer(request: Request) -> None:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        if request.token:
            os.environ[ACTIVATION_TOKEN] = request.token  # Qt takes it from there
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)  # where a program may not come up by itself
        if request.file:
            window.games.open_file(Path(request.file))

    program.asked.connect(answer)
    program.listen()
