"""Keys of the turn: digits choose, Enter and Escape are for a hint, and no press ends a turn that
was meant for something else."""

import math
from collections.abc import Callable
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.hints import Hints
from powergrid_qt.views.style.keys import RETURN, KeyHold

DIGITS = 9
WAIT_MS = 400
"""How long a button must have meant the same before a press on it counts."""
HIDE = Qt.Key.Key_Escape


def add_digit_keys(controller: GameController, within: QWidget) -> None:
    """Let digits choose one more, with Shift one less; a field for numbers keeps its digits."""

    def choose(place: int, more: bool) -> None:
        action = controller.player_action
        if action is not None:
            action.choose_number(place) if more else action.leave_number(place)

    for number in range(1, DIGITS + 1):
        for keys, more in ((f"{number}", True), (f"Shift+{number}", False)):
            shortcut = QShortcut(QKeySequence(keys), within)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(partial(choose, number - 1, more))


def milliseconds() -> float:
    return monotonic() * 1000


class PressGuard:
    """Whether a press on the buttons that make moves counts.

    What they mean is told by `means`: the decision at hand, whether the main button can be
    pressed, and whether that ends the turn with nothing; None while there is no decision. Another
    decision is another meaning, even if the words are the same: another player's, the same
    player's next one, or one that comes back after an undo or from behind the cover. Another
    amount, price or plan is not: who raises a bid and presses at once has seen what happens.

    A press counts when the meaning is `wait_ms` old, and has been on the screen for as long: on a
    slow machine that is later, and `seen` tells it. With the mouse both ends of the press have to
    lie there: `press` notes the first one, `release` asks for both. A key that comes too early is
    one of several in a row: the next one counts only after a pause as long.
    """

    wait_ms = WAIT_MS

    def __init__(self, now: Callable[[], float] = milliseconds) -> None:
        self.now = now
        self._meaning: object = None
        self._since = now()
        self._seen = False
        self._pressed = False
        self._rattled = -math.inf
        """The time at which the last key came too early."""

    def means(self, meaning: object) -> bool:
        """Take up what a press means now; whether that is another meaning than before."""
        if meaning == self._meaning:
            return False
        self._meaning = meaning
        self.restart()
        return True

    def restart(self) -> None:
        """The buttons have come into view, or a key that did something else now presses one."""
        self._since = self.now()
        self._seen = False
        self._pressed = False

    def seen(self) -> None:
        """Take notice that the buttons are painted as they are now."""
        if not self._seen:
            self._seen = True
            self._since = self.now()

    @property
    def open(self) -> bool:
        """Whether a press that begins now counts."""
        return self._meaning is not None and self.now() - self._since >= self.wait_ms

    def key(self) -> bool:
        """Whether a key that is pressed now counts; otherwise it is taken to rattle."""
        now = self.now()
        counts = self.open and now - self._rattled >= self.wait_ms
        if not counts:
            self._rattled = now
        return counts

    def press(self) -> None:
        self._pressed = self.open

    def release(self) -> bool:
        """Whether a press that ends now counts: it began in this meaning, and late enough."""
        counts, self._pressed = self._pressed, False
        return counts


class HintKeys(QObject):
    """While the expert thinks Enter does nothing: who has asked has to have seen the answer."""

    def __init__(self, hints: Hints, within: QWidget, followed: Callable[[], object]) -> None:
        super().__init__(within)
        self._hints, self._followed = hints, followed
        self._hold = KeyHold(within, self._press, wanted=self._is_wanted)
        self.guard = PressGuard()
        hints.changed.connect(self._look)

    def _look(self) -> None:
        move = self._hints.move
        self.guard.means(None if move is None else (move, self._hints.is_laid))
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
            self._followed()
