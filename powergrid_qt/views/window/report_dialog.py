"""A report of what went wrong, to be read, copied, or saved in a file. It is written for those who
mend the program, in one language."""

import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from powergrid_qt.app.crash_log import Mishap, log_path, program_facts
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Record
from powergrid_qt.engine.record import record_text
from powergrid_qt.views.story.file_saver import (
    ask_path,
    failed_text,
    saved_text,
    show_in_folder,
    show_in_folder_text,
)
from powergrid_qt.views.style.controls import SoftLabel
from powergrid_qt.views.window.dialog import Dialog
from powergrid_qt.whole_file import write_whole


def report_text(mishaps: Sequence[Mishap], record: Callable[[], Record | None]) -> str:
    """What helps to understand mishaps: program, system, tracebacks and the record of the game."""
    parts = [*program_facts(), *screen_facts(), f"Log: {log_path()}"]
    for number, mishap in enumerate(mishaps, start=1):
        parts += ["", f"-- What went wrong ({number} of {len(mishaps)})", mishap.text.rstrip()]
    parts += ["", "-- The record of the game", _record_text(record).rstrip()]
    return "\n".join(parts) + "\n"


def screen_facts() -> list[str]:
    screen = QGuiApplication.primaryScreen()
    size = screen.geometry().size()
    return [
        f"Platform plug-in {QGuiApplication.platformName()},"
        f" style {QApplication.style().name()},"
        f" screen {size.width()} x {size.height()} at {screen.devicePixelRatio():g}",
        f"Locale {QLocale.system().name()}",
    ]


def _record_text(record: Callable[[], Record | None]) -> str:
    """The mishap may have broken the game: then this tells how."""
    try:
        found = record()
        return "There was no game." if found is None else record_text(found)
    except Exception:
        return traceback.format_exc()


SIZE = (820, 600)
FILE = "powergrid-qt-report"


class ReportDialog(Dialog):
    def __init__(self, report: str, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._saved: Path | None = None
        self.set_title(self.tr("Report a problem"))
        about = SoftLabel(
            self.tr(
                "This tells what went wrong, on which system, and in which game: its record has"
                " the names of the players and all that is hidden in it. Nothing is sent by"
                " itself; copy or save the report to give it to those who can mend the program."
            ),
            scale=1.0,
            wrap=True,
        )
        self.text = QPlainTextEdit(report)
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Report"))
        self.message = SoftLabel(wrap=True)
        self.body.addWidget(about)
        self.body.addWidget(self.text, 1)
        self.body.addWidget(self.message)
        self.copy_button = self.add_button(self.tr("Copy"), self.copy)
        self.save_button = self.add_button(self.tr("Save..."), self._ask_and_save)
        self.folder_button = self.add_button(show_in_folder_text(), self._show_in_folder)
        self.folder_button.hide()
        self.resize(*SIZE)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._tell(self.tr("Copied."), warning=False)

    def _ask_and_save(self) -> None:
        title = self.tr("Save the report")
        path = ask_path(self, self._settings, title, FILE, [".txt"])
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        try:
            write_whole(self.text.toPlainText().encode(), path)
        except OSError as error:
            self._tell(failed_text(path, error), warning=True)
        else:
            self._saved = path
            self._tell(saved_text(path), warning=False)
        self.folder_button.setVisible(self._saved is not None)

    def _show_in_folder(self) -> None:
        assert self._saved is not None
        show_in_folder(self._saved)

    def _tell(self, text: str, *, warning: bool) -> None:
        self.message.setText(text)
        self.message.set_warning(warning)
