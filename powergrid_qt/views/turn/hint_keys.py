"""Enter and Escape while a hint is shown: they are for the hint, wherever the focus is."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.hints import Hints
from powergrid_qt.views.style.keys import RETURN, KeyHold
from powergrid_qt.views.turn.guard import PressGuard

HIDE = Qt.Key.Key_Escape


class HintKeys(QObject):
    """While the expert thinks Enter does nothing: whoever has asked waits for the answer, and has
    to have seen it."""

    followed = Signal()

    def __init__(self, hints: Hints, within: QWidget) -> None:
        super().__init__(within)
        self._hints = hints
        self._hold = KeyHold(within, self._press, wanted=self._is_wanted)
        self.guard = PressGuard()
        hints.changed.connect(self._look)

    def _look(self) -> None:
        self.guard.means(self._hints.move)
        if self._hints.shown:
            self._hold.begin()
        else:
            self._hold.end()

    def _is_wanted(self, event: QKeyEvent) -> bool:
        return event.key() == HIDE or (self._hints.takes_enter and event.key() in RETURN)

    def _press(self, key: Qt.Key) -> None:
        if key == HIDE:
            self._hints.hide()
        elif self._hints.move is not None and self.guard.key():
            self._hints.follow()
            self.followed.emit()
