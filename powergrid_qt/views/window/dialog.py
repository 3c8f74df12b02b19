"""What all dialogs have in common: a heading, a body, and a row of buttons; Escape closes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from powergrid_qt.views.style.controls import Heading, MainButton
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.theme import SPACE


class Dialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.heading = Heading(level=1)
        self.body = column(spacing=2 * SPACE)
        self.close_button = MainButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self.foot = row(STRETCH, self.close_button)
        self.around = column(
            *(self.heading, (self.body, 1), self.foot),
            into=self,
            spacing=2 * SPACE,
            margins=(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE + 4),
        )

    def set_title(self, title: str) -> None:
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.close_button.setText(self.tr("Close"))
