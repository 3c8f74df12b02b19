"""The corner of a sheet of paper over the board: a click pulls it out, and pushes it back."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.controls import Button
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.overlay import Overlay
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated

TOP = 3


class PlanTab(Translated, Overlay):
    """In the upper right corner, where the board leaves room for what lies over it."""

    def __init__(self, action: QAction, board: QWidget) -> None:
        super().__init__(board)
        self._action = action
        self.button = Button()
        self.button.set_kind("paper")
        self.button.setCheckable(True)
        self.button.clicked.connect(action.trigger)
        row(self.button, into=self)
        action.changed.connect(self._follow)
        self.retranslate()
        self.appear()

    def _follow(self) -> None:
        self.button.setChecked(self._action.isChecked())
        self.button.setEnabled(self._action.isEnabled())

    def place(self) -> None:
        self.adjustSize()
        self.move(self.host.width() - self.width() - SPACE, TOP)

    def retranslate(self) -> None:
        self.button.setText(self.tr("Plan"))
        self.button.setToolTip(self.tr("Plan ahead on paper (F2)"))
        self.button.setAccessibleName(self.tr("Plan ahead on paper"))
        self._follow()
        self.place()
