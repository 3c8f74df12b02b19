"""What the parts of the window share: the program, its pages and the ways to them, the menu,
messages and files."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from powergrid_qt.app.program import Program
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.board.zoom_buttons import ZoomButtons
from powergrid_qt.views.pages.page import PageWithGame
from powergrid_qt.views.style.pace import paint_later
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.places import Destination
from powergrid_qt.views.window.program_menu import ProgramMenu


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


if TYPE_CHECKING:
    from powergrid_qt.views.story.file_saver import FileSaver
    from powergrid_qt.views.story.toast import Toasts


class Shell(QObject):
    """`window`: the parent of all dialogs."""

    def __init__(self, program: Program, window: QMainWindow) -> None:
        super().__init__(window)
        self.program, self.window = program, window
        self.pages = Pages()
        self.menu = ProgramMenu(program.settings, window)
        self.ways: Mapping[type[Destination], Callable[[Any], None]] = {}
        """How each kind of place is shown."""

    @property
    def settings(self) -> Settings:
        return self.program.settings

    def go(self, place: Destination) -> None:
        self.ways[type(place)](place)

    # -- messages and files ---------------------------------------------------------------------

    @cached_property
    def toasts(self) -> "Toasts":
        from powergrid_qt.views.story.toast import Toasts

        return Toasts(self.settings, self.pages, self._free_below_toasts, self._zoom_buttons)

    def _free_below_toasts(self) -> int:
        page = self.pages.shown
        return (page.foot_height if isinstance(page, PageWithGame) else SPACE) + 2 * SPACE

    def _zoom_buttons(self) -> QRect:
        """Those of the board that is seen."""
        seen = [one for one in self.pages.shown.findChildren(ZoomButtons) if one.isVisible()]
        if not seen:
            return QRect()
        return QRect(seen[0].mapTo(self.pages, QPoint()), seen[0].size())

    @cached_property
    def saver(self) -> "FileSaver":
        """Asks for files to save, and tells what has become of them."""
        from powergrid_qt.views.story.file_saver import FileSaver

        return FileSaver(self.settings, self.toasts, self.window)
