"""In the settings: where one's data lies, and how to get rid of it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.controls import Button, Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated


class DataPanel(Translated, Panel):
    show_folder = Signal()
    delete_data = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._note = SoftLabel(wrap=True)
        self.folder_button, self.delete_button = Button(), Button()
        self.delete_button.set_kind("danger")
        self.folder_button.clicked.connect(self.show_folder)
        self.delete_button.clicked.connect(self.delete_data)
        buttons = row(self.folder_button, STRETCH, self.delete_button, spacing=SPACE)
        add(self.body, self._note, buttons)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(self.tr("My data"))
        self._note.setText(
            self.tr("Games, boards and settings stay on this computer, in a folder of yours.")
        )
        self.folder_button.setText(self.tr("Show the folder"))
        self.delete_button.setText(self.tr("Delete my data…"))
