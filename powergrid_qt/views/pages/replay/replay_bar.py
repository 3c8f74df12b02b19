"""Goes through a game move by move: first, previous, next, last, and a slider."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QSizePolicy

from powergrid_qt.app.analyst import Analyst
from powergrid_qt.engine import Game, Record
from powergrid_qt.models.log_model import HEADINGS, LogModel
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.pages.replay.costly_button import CostlyButton
from powergrid_qt.views.style.controls import Button, IconButton, Label
from powergrid_qt.views.style.jump_slider import JumpSlider
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import MEDIUM, line_height, text_width
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.events import event_text

BUTTON = 36
FAR = 10
"""So many moves a page key goes."""


class ReplayBar(Translated, QFrame):
    """`position(number)`: another position is wanted; `game` is the game there, to be looked at
    only. `closed`: back to where the game stands.

    Its actions have the keys: whoever shows the bar takes them over, so that they work wherever
    the focus is.
    """

    position = Signal(int)
    closed = Signal()

    def __init__(self, analyst: Analyst) -> None:
        super().__init__()
        self._replay: Replay | None = None
        self._log = LogModel(event_text, self)
        self.game: Game | None = None
        self.first, self.previous = IconButton("first"), IconButton("left")
        self.next, self.last = IconButton("right"), IconButton("last")
        for button in (self.previous, self.next):
            button.setAutoRepeat(True)
        self.slider = JumpSlider()
        self.slider.setMinimumHeight(32)
        self.slider.valueChanged.connect(self._moved)
        self.count = Label("", 1.0, MEDIUM)
        self.text = Label(wrap=True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.costly = CostlyButton(analyst)
        self.costly.chosen.connect(self.go_to)
        self.costly.changed.connect(self.refresh)
        self.close_button = Button()
        self.close_button.clicked.connect(self.closed)
        row(
            *(self.first, self.previous, self.next, self.last, (self.slider, 1)),
            *(self.count, (self.text, 1), self.costly, self.close_button),
            into=self,
            spacing=SPACE,
            margins=(2 * SPACE, SPACE // 2, 2 * SPACE, SPACE // 2),
        )
        # Always the same, two lines: nothing above it moves when a text is longer.
        self.setFixedHeight(round(max(2 * line_height(), BUTTON)) + SPACE + 4)
        self.first_action = self._action("Home", self.first, lambda: self.go_to(0))
        self.previous_action = self._action("Left", self.previous, lambda: self.step(-1))
        self.next_action = self._action("Right", self.next, lambda: self.step(1))
        self.last_action = self._action("End", self.last, lambda: self.go_to(self.slider.maximum()))
        self.back_action = self._action("PgUp", None, lambda: self.step(-FAR))
        self.ahead_action = self._action("PgDown", None, lambda: self.step(FAR))
        self.retranslate()

    def _action(self, key: str, button: IconButton | None, do: Callable[[], None]) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda: do())
        self.addAction(action)
        if button is not None:
            button.clicked.connect(lambda: do())
        return action

    def show_record(self, record: Record, position: int | None = None) -> None:
        """Start at a position, or at the end of the record."""
        self._replay = Replay(record)
        # What is judged are the moves: remarks, and what a game is about, make no other game of it.
        self.costly.show_record(Record(record.config, record.moves), self._replay)
        last = self._replay.last
        self.count.setFixedWidth(round(text_width(f"{last} / {last}", 1.0, MEDIUM)) + 6)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(last if position is None else position)
        self._moved()

    def go_to(self, position: int) -> None:
        self.slider.setValue(position)  # the slider keeps it within the game

    def step(self, moves: int) -> None:
        """Go on by some moves, or back. Moves in which nothing happened are passed over: they
        belong to the one after them."""
        number = self.slider.value() + moves
        while 0 < number < self.slider.maximum() and not self._happened(number):
            number += 1 if moves > 0 else -1
        self.go_to(number)

    def _moved(self) -> None:
        if self._replay is None:
            return
        number = self.slider.value()
        self.game = self._replay.at(number)
        self.refresh()
        self.position.emit(number)

    def refresh(self) -> None:
        number, last = self.slider.value(), self.slider.maximum()
        for button in (self.first, self.previous):
            button.setEnabled(number > 0)
        for button in (self.next, self.last):
            button.setEnabled(number < last)
        self.slider.mark(self.costly.words)
        self.count.setText(f"{number} / {last}")
        self.text.setText(self._told(number))
        self.text.setToolTip(plain_tip(self.text.text()))

    def _told(self, number: int) -> str:
        """What the move before this position did; before a costly decision what it was."""
        if number in self.costly.words:
            words = self.costly.words[number]
            return " · ".join((words.cost, *words.lines))
        if number == 0 or self._replay is None:
            return self.tr("Before the first move")
        return " · ".join(self._happened(number)) or self.tr("The turn ends")

    def _happened(self, number: int) -> list[str]:
        """What a move brought about, in words."""
        assert self._replay is not None
        entries = self._log.told(self._replay.game, number)
        return [entry.text for entry in entries if entry.kind not in HEADINGS]

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Replay"))
        for action, button, name in (
            (self.first_action, self.first, self.tr("First position")),
            (self.previous_action, self.previous, self.tr("Previous move")),
            (self.next_action, self.next, self.tr("Next move")),
            (self.last_action, self.last, self.tr("Last position")),
        ):
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(name)
            button.setAccessibleName(name)
            button.setToolTip(f"{name} ({keys})")
        self.back_action.setText(self.tr("Ten moves back"))
        self.ahead_action.setText(self.tr("Ten moves ahead"))
        self.slider.setAccessibleName(self.tr("Move"))
        self.slider.setToolTip(self.tr("Move (arrow keys: one, page keys: ten)"))
        self.close_button.setText(self.tr("End replay"))
        self.refresh()
