"""The button that opens the program's menu."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.theme import SPACE


class MenuButton(IconButton):
    def __init__(self) -> None:
        super().__init__("menu")
        self.name(self.tr("Menu (Alt+M)"))
        self.setShortcut("Alt+M")

    def open(self, menu: QMenu) -> None:
        """From now on this is the menu."""
        self.clicked.connect(lambda: menu.popup(self.mapToGlobal(QPoint(0, self.height() + SPACE))))
