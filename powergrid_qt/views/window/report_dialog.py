"""A report of what went wrong: to be read, copied, or saved in a file."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from powergrid_qt.views.style.controls import Button, SoftLabel
from powergrid_qt.views.window.dialog import Dialog

SIZE = (820, 600)
FILE = "powergrid-qt-report.txt"


class ReportDialog(Dialog):
    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self.message = SoftLabel()
        self.copy_button = Button(self.tr("Copy"))
        self.save_button = Button(self.tr("Save..."))
        self.copy_button.clicked.connect(self.copy)
        self.save_button.clicked.connect(self._ask_and_save)
        self.body.addWidget(about)
        self.body.addWidget(self.text, 1)
        for place, part in enumerate((self.copy_button, self.save_button, self.message)):
            self.foot.insertWidget(place, part)
        self.resize(*SIZE)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._tell(self.tr("Copied."), warning=False)

    def _ask_and_save(self) -> None:
        home = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(home) or str(Path.home()))
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the report"), str(folder / FILE), self.tr("Text (*.txt)")
        )
        if chosen:
            self.save(Path(chosen))

    def save(self, path: Path) -> None:
        try:
            path.write_text(self.text.toPlainText(), encoding="utf-8")
        except OSError as error:
            self._tell(self.tr("Not saved: {0}").format(error.strerror or error), warning=True)
        else:
            self._tell(self.tr("Saved as {0}").format(path.name), warning=False)

    def _tell(self, text: str, *, warning: bool) -> None:
        self.message.setText(text)
        self.message.set_warning(warning)
