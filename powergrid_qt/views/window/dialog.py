"""What all dialogs have in common: a heading, a body, and a row of buttons; Escape closes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from powergrid_qt.views.style.controls import Heading, MainButton
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated


class Dialog(Translated, QDialog):
    """Not modal: what it sets is seen at once behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.heading = Heading(level=1)
        self.body = QVBoxLayout()
        self.body.setSpacing(2 * SPACE)
        self.close_button = MainButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE + 4)
        layout.setSpacing(2 * SPACE)
        layout.addWidget(self.heading)
        layout.addLayout(self.body, 1)
        layout.addLayout(self.foot)

    def set_title(self, title: str) -> None:
        self.setWindowTitle(title)
        self.heading.setText(title)

    def retranslate(self) -> None:
        self.close_button.setText(self.tr("Close"))
