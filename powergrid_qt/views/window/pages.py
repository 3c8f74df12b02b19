"""The pages of the window: each has a name, and one is seen."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from powergrid_qt.views.style.pace import paint_later


class Pages(QStackedWidget):
    turned = Signal()
    """To a page, be it the same again."""

    def add(self, name: str, page: QWidget) -> None:
        page.setObjectName(name)
        self.addWidget(page)

    @property
    def shown(self) -> QWidget:
        page = self.currentWidget()
        assert page is not None
        return page

    def shows(self, name: str) -> bool:
        """Whether this page is seen now: it is not made to be asked for."""
        return self.shown.objectName() == name

    def turn_to(self, page: QWidget) -> None:
        if self.isVisible():
            paint_later(self)
        self.setCurrentWidget(page)
        self.turned.emit()
        page.setFocus(Qt.FocusReason.OtherFocusReason)
