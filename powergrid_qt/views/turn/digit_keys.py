"""Digits choose: the card at that place of the market, or one more of a kind of fuel."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController

DIGITS = 9


class DigitKeys(QObject):
    """With Shift one less. A field in which a number is typed keeps its digits."""

    def __init__(self, controller: GameController, within: QWidget) -> None:
        super().__init__(within)
        self._controller = controller
        for number in range(1, DIGITS + 1):
            for keys, more in ((f"{number}", True), (f"Shift+{number}", False)):
                shortcut = QShortcut(QKeySequence(keys), within)
                shortcut.setAutoRepeat(False)
                shortcut.activated.connect(partial(self._choose, number - 1, more))

    def _choose(self, place: int, more: bool) -> None:
        action = self._controller.player_action
        if action is not None:
            action.choose_number(place) if more else action.leave_number(place)
