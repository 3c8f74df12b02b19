"""Goes through a game: by moves, turns and rounds, by itself, and by a click on the timeline."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QSizePolicy

from powergrid_qt.app.settings import REPLAY_SPEEDS, Settings
from powergrid_qt.engine import Game
from powergrid_qt.models.replay import Replay, Stride
from powergrid_qt.views.pages.replay.timeline import HEIGHT, Timeline
from powergrid_qt.views.style.controls import Button, IconButton, with_text
from powergrid_qt.views.style.icons import icon
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.theme import SPACE

FAR = 10
"""So many moves a page key goes."""
MOVE_MS = 1000
"""How long a position stays while the game plays, at the usual speed."""


class ReplayBar(QFrame):
    """`position(number)`: another position is wanted; `game` is the game there, to be looked at
    only. `play_on(number)`: it is to be played on from there. `closed`: back to where the game
    stands.

    Its actions have the keys: whoever shows the bar takes them over, so that they work wherever
    the focus is.
    """

    position = Signal(int)
    play_on = Signal(int)
    closed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._replay: Replay | None = None
        self._costly: Mapping[int, str] = {}
        self.game: Game | None = None
        self.setAccessibleName(self.tr("Replay"))
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)
        self.first, self.previous_turn = IconButton("first"), IconButton("back-turn")
        self.previous, self.next = IconButton("left"), IconButton("right")
        self.next_turn, self.last = IconButton("ahead-turn"), IconButton("last")
        self.play_button = IconButton("play")
        for button in (self.previous, self.next, self.previous_turn, self.next_turn):
            button.setAutoRepeat(True)
        self.speed = QComboBox()
        self.speed.setAccessibleName(self.tr("Speed of the replay"))
        self.speed.setToolTip(self.tr("Speed of the replay"))
        for percent, text in REPLAY_SPEEDS.items():
            self.speed.addItem(text, percent)
        self.speed.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.speed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.speed.setCurrentIndex(self.speed.findData(settings.replay_speed))
        self.speed.currentIndexChanged.connect(self._set_speed)
        self._set_speed()
        self.slider = Timeline()
        self.slider.setAccessibleName(self.tr("Move"))
        self.slider.valueChanged.connect(self._moved)
        self.slider.sliderPressed.connect(self.pause)
        self.comment_button = IconButton("comment")
        self.play_on_button, self.close_button = Button(), Button(self.tr("End replay"))
        self.play_on_button.setIcon(icon("branch"))
        self.play_on_button.clicked.connect(lambda: self.play_on.emit(self.slider.value()))
        self.close_button.clicked.connect(self.closed)
        row(
            *(self.first, self.previous_turn, self.previous, self.play_button),
            *(self.next, self.next_turn, self.last, self.speed, SPACE, (self.slider, 1), SPACE),
            *(self.comment_button, self.play_on_button, self.close_button),
            into=self,
            spacing=SPACE // 2,
            margins=(SPACE, 0, 2 * SPACE, 0),
        )
        self.setFixedHeight(with_text(HEIGHT) + 3)
        self._make_actions()
        self._name_play()
        self._offer_play_on()
        self._fit_words()

    def _make_actions(self) -> None:
        move, turn, round_ = Stride.MOVE, Stride.TURN, Stride.ROUND
        self.play_action = self._action(
            "Space", self.tr("Play and pause"), self.toggle, self.play_button
        )
        self.previous_action = self._action(
            "Left", self.tr("Previous move"), lambda: self.step(move, -1), self.previous
        )
        self.next_action = self._action(
            "Right", self.tr("Next move"), lambda: self.step(move, 1), self.next
        )
        self.previous_turn_action = self._action(
            "Ctrl+Left", self.tr("Previous turn"), lambda: self.step(turn, -1), self.previous_turn
        )
        self.next_turn_action = self._action(
            "Ctrl+Right", self.tr("Next turn"), lambda: self.step(turn, 1), self.next_turn
        )
        self.previous_round_action = self._action(
            "Shift+Left", self.tr("Previous round"), lambda: self.step(round_, -1)
        )
        self.next_round_action = self._action(
            "Shift+Right", self.tr("Next round"), lambda: self.step(round_, 1)
        )
        self.first_action = self._action(
            "Home", self.tr("First position"), lambda: self.go_to(0), self.first
        )
        self.last_action = self._action(
            "End", self.tr("Last position"), lambda: self.go_to(self._last), self.last
        )
        self.back_action = self._action(
            "PgUp", self.tr("Ten moves back"), lambda: self.go_to(self.slider.value() - FAR)
        )
        self.ahead_action = self._action(
            "PgDown", self.tr("Ten moves ahead"), lambda: self.go_to(self.slider.value() + FAR)
        )
        self.comment_action = self._action(
            "C", self.tr("Comment on this move"), self.pause, self.comment_button
        )

    def _action(
        self, key: str, name: str, do: Callable[[], None], button: IconButton | None = None
    ) -> QAction:
        action = QAction(name, self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda: do())
        self.addAction(action)
        if button is not None:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            button.name(f"{name} ({keys})")
            button.clicked.connect(action.trigger)
        return action

    def show_replay(self, replay: Replay, position: int) -> None:
        self.pause()
        self._replay = replay
        self.slider.show_replay(replay)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, replay.last)
            self.slider.setValue(position)
        self._moved()

    def mark(self, costly: Mapping[int, str]) -> None:
        """Costly decisions, in the order of the game: what to say of them, by position."""
        self._costly = costly
        self.slider.mark(costly)

    @property
    def _last(self) -> int:
        return self.slider.maximum()

    # -- going through it -----------------------------------------------------------------------

    def go_to(self, position: int) -> None:
        self.pause()
        self.slider.setValue(position)  # the slider keeps it within the game

    def step(self, stride: Stride, direction: int) -> None:
        self.go_to(self._stop_from(self.slider.value(), stride, direction))

    def _stop_from(self, here: int, stride: Stride, direction: int) -> int:
        """By moves, costly decisions are stops too: they are looked at before they are made."""
        assert self._replay is not None
        stop = self._replay.stop_from(here, stride, direction)
        if stride is Stride.MOVE:
            between = range(here + direction, stop, direction)
            stop = next((position for position in between if position in self._costly), stop)
        return stop

    def _moved(self) -> None:
        if self._replay is None:
            return
        number = self.slider.value()
        for button in (self.first, self.previous_turn, self.previous):
            button.setEnabled(number > 0)
        for button in (self.next, self.next_turn, self.last):
            button.setEnabled(number < self._last)
        self.game = self._replay.at(number)
        self._offer_play_on()
        self.position.emit(number)

    def _offer_play_on(self) -> None:
        over = self.game is not None and self.game.over
        self.play_on_button.setEnabled(not over)
        self.play_on_button.setToolTip(
            self.tr("Here the game is over: go back to where it can take another way")
            if over
            else self.tr("In a game of its own; this one stays as it is")
        )

    # -- by itself ------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self._ticks.isActive()

    def toggle(self) -> None:
        """Play on from here, or pause; at the end the game begins again."""
        if self.playing:
            self.pause()
            return
        if self.slider.value() == self._last:
            self.slider.setValue(0)
        self._ticks.start()
        self._name_play()

    def pause(self) -> None:
        self._ticks.stop()
        self._name_play()

    def _tick(self) -> None:
        self.slider.setValue(self._stop_from(self.slider.value(), Stride.MOVE, 1))
        if self.slider.value() == self._last:
            self.pause()

    def _set_speed(self) -> None:
        percent = self.speed.currentData()
        self._settings.replay_speed = percent
        self._ticks.setInterval(MOVE_MS * 100 // percent)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.pause()

    # -- words ----------------------------------------------------------------------------------

    def _name_play(self) -> None:
        self.play_button.set_icon("pause" if self.playing else "play")
        self.play_button.name(
            self.tr("Pause (Space)") if self.playing else self.tr("Play the game (Space)")
        )

    def _fit_words(self) -> None:
        """Where the text is large, a sign has to do."""
        words, layout = self.tr("Play on from here"), self.layout()
        assert layout is not None
        self.play_on_button.setText(words)
        self.play_on_button.setAccessibleName(words)
        layout.invalidate()
        if layout.totalMinimumSize().width() > self.width():
            self.play_on_button.setText("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()
