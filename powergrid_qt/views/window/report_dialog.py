"""A report of what went wrong: to be read, copied, or saved in a file."""

from pathlib import Path

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.story.file_saver import (
    ask_path,
    failed_text,
    saved_text,
    show_in_folder,
    show_in_folder_text,
)
from powergrid_qt.views.style.controls import Button, SoftLabel
from powergrid_qt.views.window.dialog import Dialog
from powergrid_qt.whole_file import write_whole

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
        self.folder_button = Button(show_in_folder_text())
        self.folder_button.clicked.connect(self._show_in_folder)
        self.folder_button.hide()
        self.copy_button = Button(self.tr("Copy"))
        self.save_button = Button(self.tr("Save..."))
        self.copy_button.clicked.connect(self.copy)
        self.save_button.clicked.connect(self._ask_and_save)
        self.body.addWidget(about)
        self.body.addWidget(self.text, 1)
        self.body.addWidget(self.message)
        for place, part in enumerate((self.copy_button, self.save_button, self.folder_button)):
            self.foot.insertWidget(place, part)
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
