"""Beside the table of an exercise: where it comes from, what one's answer is worth, and when it
comes again."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QProgressBar, QSizePolicy, QWidget

from powergrid_qt.app.lessons.lesson import Lesson
from powergrid_qt.app.mistakes import DAYS
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pages.puzzles.task_page import TaskCard
from powergrid_qt.views.pieces.answer_squares import drawn_series
from powergrid_qt.views.style.controls import (
    Button,
    Label,
    SoftLabel,
    grown_with_text,
)
from powergrid_qt.views.style.layouts import set_visible
from powergrid_qt.views.style.lettering import BOLD, CENTER, write
from powergrid_qt.views.style.pictures import square_around
from powergrid_qt.views.style.svg import draw_icon, icon
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.names import in_words


@dataclass(frozen=True, slots=True)
class ComparedAnswer:
    """Something that could be done: what it comes to, and how good that is, from 0 to 1."""

    words: str
    figure: str
    share: float
    tag: str
    own: bool = False


MOST_ANSWERS = 3


class AnswerRow:
    """An answer in words, with a bar; made once and filled again and again."""

    def __init__(self, grid: QGridLayout, at: int) -> None:
        self._words, self._figure = Label(wrap=True), Label(weight=BOLD)
        self._tag = Label(scale=0.88)
        self._bar = QProgressBar(textVisible=False, maximum=100)
        self._bar.setFixedWidth(44)
        self._bar.setProperty("kind", "lesson")
        self._widgets = (self._words, self._bar, self._figure, self._tag)
        for number, widget in enumerate(self._widgets):
            grid.addWidget(widget, at, number, Qt.AlignmentFlag.AlignVCenter)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignRight)

    def fill(self, answer: ComparedAnswer | None) -> None:
        """Fill the row, or hide it for None."""
        set_visible(answer is not None, *self._widgets)
        if answer is None:
            return
        font = self._words.font()
        font.setBold(answer.own)
        self._words.setFont(font)
        self._words.setText(answer.words)
        self._bar.setValue(round(100 * answer.share))
        self._figure.setText(answer.figure)
        self._tag.setText(answer.tag)


class Schedule(QWidget):
    """The days after which an exercise comes again, with full circles for right answers."""

    def __init__(self) -> None:
        super().__init__()
        self._right = 0
        self.setFixedHeight(grown_with_text(46))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_right(self, right: int) -> None:
        """Show how many times in a row the answer was right."""
        self._right = right
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = 20.0
        column = self.width() / len(DAYS)
        middles = [QPointF((number + 0.5) * column, side / 2 + 1) for number in range(len(DAYS))]
        for number in range(len(DAYS) - 1):
            reached = number + 1 < self._right
            painter.setPen(QPen(look.color("good" if reached else "panel_line"), 2))
            painter.drawLine(middles[number], middles[number + 1])
        for number, (days, middle) in enumerate(zip(DAYS, middles, strict=True)):
            circle = square_around(middle, side - 2)
            done, next_one = number < self._right, number == self._right
            color = "good" if done else "focus" if next_one else "panel_line"
            painter.setPen(QPen(look.color(color), 2))
            painter.setBrush(look.color("good" if done else "panel"))
            painter.drawEllipse(circle)
            if done:
                draw_icon(painter, circle.adjusted(3, 3, -3, -3), "check", look.color("panel"))
            words = QRectF(number * column, side + 4, column, self.height() - side - 4)
            told = self.tr("%n days", "", days)
            tone = "text" if done or next_one else "text_soft"
            write(painter, words, told, align=CENTER, scale=0.88, color=tone, squeeze=True)


class MistakeCard(TaskCard):
    """The card of an exercise. `lesson_wanted(lesson)`: show the one about such decisions."""

    lesson_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__("redo")
        self.setAccessibleName(self.tr("Exercise"))
        self.back_button.setText(self.tr("Back"))
        self.solution_button.setText(self.tr("Show what is best"))
        self.title.setText(self.tr("My mistakes"))
        self.where = SoftLabel(wrap=True)
        self.question = Label("", 1.1, BOLD, wrap=True)
        self._legend = SoftLabel("", 0.88)
        self._legend.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(0, 1)
        self._rows = [AnswerRow(grid, at) for at in range(MOST_ANSWERS)]
        self.again = Label("", 1.0, BOLD)
        self._schedule = Schedule()
        self._lesson: Lesson | None = None
        self.lesson_button = Button(press=lambda: self.lesson_wanted.emit(self._lesson))
        self.lesson_button.setIcon(icon("learn", "focus"))
        self.lay_out(
            above=(self.where, self.question),
            below=(self._legend, grid),
            after=(SPACE, self.again, self._schedule, self.lesson_button),
        )

    def show_exercise(
        self, where: str, question: str, place: str, states: Sequence[str], current: int
    ) -> None:
        """Show an exercise before it is answered."""
        self.show_task(self.tr("My mistakes"), place)
        drawing, size = drawn_series(states, current)
        self.dots.setFixedSize(size)
        self.dots.show_drawing(drawing)
        self.where.setText(where)
        self.question.setText(question)
        self.show_answers("", ())
        set_visible(False, self.again, self._schedule, self.lesson_button)

    def show_thinking(self, text: str) -> None:
        """While it is found out what the answer is worth; or why that cannot be told."""
        self.task.setText(text)

    def show_answers(self, legend: str, answers: Sequence[ComparedAnswer]) -> None:
        """What could be done, the best first; nothing while one may still find it. `legend`: what
        the figures tell."""
        self._legend.setText(legend)
        self._legend.setVisible(bool(answers))
        for line, answer in zip_longest(self._rows, answers):
            line.fill(answer)

    def show_schedule(self, again: str, right: int, lesson: Lesson | None) -> None:
        self.again.setText(again)
        self._schedule.show_right(right)
        self._schedule.setAccessibleName(again)
        set_visible(True, self.again, self._schedule)
        self._lesson = lesson
        if lesson is not None:
            told = self.tr("Lesson · {minutes} min")
            self.lesson_button.setText(told.format(minutes=lesson.minutes))
            self.lesson_button.setToolTip(plain_tip(in_words(lesson.title)))
        self.lesson_button.setVisible(lesson is not None)
