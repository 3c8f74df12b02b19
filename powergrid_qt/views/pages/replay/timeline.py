"""A game as a bar: rounds as wide as they have moves, where steps begin, and costly decisions."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.models.replay import Replay
from powergrid_qt.views.story.chart import draw_badge
from powergrid_qt.views.style.controls import with_text
from powergrid_qt.views.style.jump_slider import JumpSlider
from powergrid_qt.views.style.lettering import BOLD, CENTER, NORMAL, text_width, write
from powergrid_qt.views.style.theme import theme

HEIGHT, LINE = 60, 32
"""Of all of it, and from its top to the middle of the bar; both grow with the text."""
THICK = 8.0
BADGE = 18.0
HANDLE = 9.0
"""Half the size of the handle."""
WORDS = 15
"""The height of words, which grows with the text, too."""
NARROWEST_NUMBER = 24.0
"""A round with less room has no number."""


class Timeline(JumpSlider):
    """The value is a position of the game. A click on a badge goes to its decision."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds: list[tuple[int, int, int]] = []
        """The number of each round, and the positions between which it lies."""
        self._steps: Mapping[int, int] = {}
        self._costly: Mapping[int, str] = {}
        self._line, self._words_height = float(with_text(LINE)), with_text(WORDS)
        self.setFixedHeight(with_text(HEIGHT))
        self.setMinimumWidth(200)
        self.setMouseTracking(True)

    def show_replay(self, replay: Replay) -> None:
        """Where its rounds and steps are; the position is set apart."""
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
        """Costly decisions in the order of the game: what to say of them, by position."""
        self._costly = costly
        self.update()

    def badges(self) -> dict[int, QRectF]:
        """Where the numbers of the costly decisions are: beside each other if need be."""
        found: dict[int, QRectF] = {}
        free = 0.0
        for position in self._costly:
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
        """What a click there leads to."""
        decision = self._badge_at(point)
        if decision is not None:
            return self._costly[decision]
        at = self.value_at(point.x())
        inside = [number for number, first, last in self._rounds if first <= at <= last]
        steps = [step for start, step in self._steps.items() if start <= at]
        told = self.tr("Round {round}, move {number}").format(round=inside[-1], number=at)
        return f"{told} · {self.step_name(steps[-1] if steps else 1)}"
