"""Goes through a game: by moves, turns and rounds, by itself, and by a click on the timeline."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QHideEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QComboBox, QFrame, QSizePolicy

from powergrid_qt.app.settings import REPLAY_SPEEDS, Settings
from powergrid_qt.engine import Game
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.models.replay import Replay, Stride
from powergrid_qt.views.story.charts import draw_badge
from powergrid_qt.views.style.controls import Button, IconButton, grown_with_text
from powergrid_qt.views.style.layouts import Fitted, row
from powergrid_qt.views.style.lettering import BOLD, CENTER, NORMAL, text_width, write
from powergrid_qt.views.style.slider import JumpSlider
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.theme import SPACE, theme

HEIGHT, LINE = 60, 32
"""Pixels: the whole height, and from the top to the middle of the bar; both grow with the text."""
THICK = 8.0
BADGE = 18.0
HANDLE = 9.0
"""Half the size of the handle, in pixels."""
WORDS = 15
"""The height of words in pixels, which grows with the text, too."""
NARROWEST_NUMBER = 24.0
"""The least width of a round that has room for its number."""


class Timeline(JumpSlider):
    """Rounds as wide as they have moves, where steps begin, and costly decisions. The value
    is a position of the game. A click on a badge goes to its decision."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds: list[tuple[int, int, int]] = []
        """The number of each round, and the positions between which it lies."""
        self._steps: Mapping[int, int] = {}
        self.costly: Mapping[int, str] = {}
        """Costly decisions in the order of the game: what to say of them, by position."""
        self._line, self._words_height = float(grown_with_text(LINE)), grown_with_text(WORDS)
        self.setFixedHeight(grown_with_text(HEIGHT))
        self.setMinimumWidth(200)
        self.setMouseTracking(True)

    def show_replay(self, replay: Replay) -> None:
        """Show where the rounds and steps of a game are; the position is set apart."""
        starts = replay.starts(replay.rounds)
        edges = [0, *starts, replay.last]
        numbers = [replay.rounds[0], *starts.values()]
        self._rounds = [
            (number, first, last)
            for number, (first, last) in zip(numbers, pairwise(edges), strict=True)
        ]
        self._steps = replay.starts(replay.steps)
        self.update()

    def mark(self, costly: Mapping[int, str]) -> None:
        """Show these costly decisions on the line."""
        self.costly = costly
        self.update()

    def badges(self) -> dict[int, QRectF]:
        """The places of the costly decisions' numbers, moved apart where they would overlap."""
        found: dict[int, QRectF] = {}
        free = 0.0
        for position in self.costly:
            left = max(self.x_of(position) - BADGE / 2, free)
            found[position] = QRectF(left, 1, BADGE, BADGE)
            free = left + BADGE + 1
        return found

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, first, last in self._rounds:
            self._draw_round(painter, number, first, last)
        for number, (position, box) in enumerate(self.badges().items(), start=1):
            self._draw_stem(painter, position, box)
            draw_badge(painter, box, number)
        self._draw_steps(painter)
        self._draw_handle(painter)

    def _draw_round(self, painter: QPainter, number: int, first: int, last: int) -> None:
        left, right, here = self.x_of(first), self.x_of(last), self.x_of(self.value())
        box = QRectF(left + 1, self._line - THICK / 2, right - left - 2, THICK)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel_line"))
        painter.drawRoundedRect(box, 2, 2)
        if here > box.left():
            box.setRight(min(here, box.right()))
            painter.setBrush(theme().color("text_soft"))
            painter.drawRoundedRect(box, 2, 2)
        if right - left >= max(NARROWEST_NUMBER, text_width(str(number), 0.9, BOLD)):
            now = first <= self.value() < last
            label = QRectF(left, self._line + HANDLE + 2, right - left, self._words_height)
            color, weight = ("text", BOLD) if now else ("text_soft", NORMAL)
            write(painter, label, str(number), align=CENTER, scale=0.9, weight=weight, color=color)

    def _draw_steps(self, painter: QPainter) -> None:
        """Each with its name, beside it where nothing else stands; else the tooltip tells it. Of
        two that are near each other the earlier name stands to the left."""
        taken = list(self.badges().values())
        for position, step in reversed(list(self._steps.items())):
            x = self.x_of(position)
            painter.setPen(QPen(theme().color("focus"), 2.5))
            painter.drawLine(QPointF(x, self._line - 11), QPointF(x, self._line + 7))
            text = self.step_name(step)
            width = text_width(text, 0.85, BOLD)
            for left in (x + 5, x - 5 - width):
                label = QRectF(left, 4, width, self._words_height)
                if 0 <= left <= self.width() - width and not any(map(label.intersects, taken)):
                    write(painter, label, text, scale=0.85, weight=BOLD, color="focus")
                    taken.append(label.adjusted(-5, 0, 5, 0))
                    break

    def step_name(self, step: int) -> str:
        return self.tr("Step {step}").format(step=step)

    def _draw_stem(self, painter: QPainter, position: int, box: QRectF) -> None:
        painter.setPen(QPen(theme().color("warning"), 1.5))
        foot = QPointF(self.x_of(position), self._line - THICK / 2)
        painter.drawLine(QPointF(box.center().x(), box.bottom()), foot)

    def _draw_handle(self, painter: QPainter) -> None:
        focus = theme().color("focus" if self.hasFocus() else "accent")
        painter.setPen(QPen(focus, 3))
        painter.setBrush(theme().color("panel"))
        painter.drawEllipse(QPointF(self.x_of(self.value()), self._line), HANDLE - 1, HANDLE - 1)

    # -- pointer ------------------------------------------------------------------------------

    def _badge_at(self, point: QPointF) -> int | None:
        return next((at for at, box in self.badges().items() if box.contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        decision = self._badge_at(event.position())
        if decision is None:
            super().mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.setValue(decision)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons():
            super().mouseMoveEvent(event)
        else:
            self.setToolTip(plain_tip(self.tip_at(event.position())))

    def tip_at(self, point: QPointF) -> str:
        """Return what a click at a point leads to."""
        decision = self._badge_at(point)
        if decision is not None:
            return self.costly[decision]
        at = self.value_at(point.x())
        inside = [number for number, first, last in self._rounds if first <= at <= last]
        steps = [step for start, step in self._steps.items() if start <= at]
        told = self.tr("Round {round}, move {number}").format(round=inside[-1], number=at)
        return f"{told} · {self.step_name(steps[-1] if steps else 1)}"


FAR = 10
"""The number of moves that a page key goes."""
MOVE_MS = 1000
"""How long a position stays while the game plays, at the usual speed."""


class ReplayBar(Fitted, QFrame):
    """`position(number)`: another position is wanted; `game` is the game there, to be looked at
    only. `play_on(number)`: it is to be played on from there. `close_button`: back to where the
    game stands.

    Its actions have the keys: the page that shows the bar takes them over, so that they work
    wherever the focus is.
    """

    position = Signal(int)
    play_on = Signal(int)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._replay: Replay | None = None
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
        self.play_on_button = Button(press=lambda: self.play_on.emit(self.slider.value()))
        self.play_on_button.setIcon(icon("branch"))
        self.close_button = Button(self.tr("End replay"))
        row(
            *(self.first, self.previous_turn, self.previous, self.play_button),
            *(self.next, self.next_turn, self.last, self.speed, SPACE, (self.slider, 1), SPACE),
            *(self.comment_button, self.play_on_button, self.close_button),
            into=self,
            spacing=SPACE // 2,
            margins=(SPACE, 0, 2 * SPACE, 0),
        )
        self.setFixedHeight(grown_with_text(HEIGHT) + 3)
        self._make_actions()
        self._name_play()
        self._offer_play_on()
        self.fit()

    def _make_actions(self) -> None:
        move, turn, round_ = Stride.MOVE, Stride.TURN, Stride.ROUND
        for keys, name, do, button in (
            ("Space", self.tr("Play and pause"), self.toggle, self.play_button),
            ("Left", self.tr("Previous move"), partial(self.step, move, -1), self.previous),
            ("Right", self.tr("Next move"), partial(self.step, move, 1), self.next),
            (
                "Ctrl+Left",
                self.tr("Previous turn"),
                partial(self.step, turn, -1),
                self.previous_turn,
            ),
            ("Ctrl+Right", self.tr("Next turn"), partial(self.step, turn, 1), self.next_turn),
            ("Shift+Left", self.tr("Previous round"), partial(self.step, round_, -1), None),
            ("Shift+Right", self.tr("Next round"), partial(self.step, round_, 1), None),
            ("Home", self.tr("First position"), partial(self.go_to, 0), self.first),
            ("End", self.tr("Last position"), lambda: self.go_to(self._last), self.last),
            ("PgUp", self.tr("Ten moves back"), partial(self._skip, -FAR), None),
            ("PgDown", self.tr("Ten moves ahead"), partial(self._skip, FAR), None),
        ):
            self._action(keys, name, do, button)
        name = self.tr("Comment on this move")
        self.comment_action = self._action("C", name, self.pause, self.comment_button)

    def _action(
        self, key: str, name: str, do: Callable[[], None], button: IconButton | None
    ) -> QAction:
        action = QAction(name, self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda: do())
        self.addAction(action)
        if button is not None:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            button.set_name(f"{name} ({keys})")
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

    @property
    def _last(self) -> int:
        return self.slider.maximum()

    # -- going through it -----------------------------------------------------------------------

    def go_to(self, position: int) -> None:
        self.pause()
        self.slider.setValue(position)  # the slider keeps it within the game

    def _skip(self, moves: int) -> None:
        self.go_to(self.slider.value() + moves)

    def step(self, stride: Stride, direction: int) -> None:
        self.go_to(self._stop_from(self.slider.value(), stride, direction))

    def _stop_from(self, here: int, stride: Stride, direction: int) -> int:
        """Return the next stop. Move by move, positions before costly decisions are stops, too."""
        assert self._replay is not None
        stop = self._replay.stop_from(here, stride, direction)
        if stride is Stride.MOVE:
            between = range(here + direction, stop, direction)
            stop = next((position for position in between if position in self.slider.costly), stop)
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
        self.play_button.set_name(
            self.tr("Pause (Space)") if self.playing else self.tr("Play the game (Space)")
        )

    def fit(self) -> None:
        """Drop the button's words where large text has no room for them: its icon stays."""
        words, layout = self.tr("Play on from here"), self.layout()
        assert layout is not None
        self.play_on_button.setText(words)
        self.play_on_button.setAccessibleName(words)
        layout.invalidate()
        if layout.totalMinimumSize().width() > self.width():
            self.play_on_button.setText("")
