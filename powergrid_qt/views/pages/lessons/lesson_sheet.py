"""Beside the table of a lesson: what it is, how far one is, the task, and the ways to go."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QWidget

from powergrid_qt.views.pieces.picture import Picture, icon_picture
from powergrid_qt.views.style.controls import Button, Heading, Label, SoftLabel, with_text
from powergrid_qt.views.style.icons import draw_icon, icon
from powergrid_qt.views.style.layouts import STRETCH, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.scroll_column import ScrollColumn
from powergrid_qt.views.style.theme import SPACE, theme

LOWEST, LOW = 230, 150
"""With less height it gets a tab of its own; in still less the task has no room below the title."""
SIGN = 18
EDGE = 2 * SPACE - 2


class GoalLine(QWidget):
    """A goal, with a check once it is reached."""

    def __init__(self) -> None:
        super().__init__()
        self.reached = False
        self.label = Label(wrap=True)
        self._sign = Picture(self._draw_sign, size=(SIGN, SIGN))
        top = Qt.AlignmentFlag.AlignTop
        row((self._sign, top), (self.label, 1), into=self, spacing=SPACE)

    def tell(self, goal: str, *, reached: bool) -> None:
        self.reached = reached
        self.label.setText(goal)
        told = self.tr("{goal}: reached") if reached else self.tr("{goal}: not reached yet")
        self.label.setAccessibleName(told.format(goal=goal))
        self._sign.update()

    def _draw_sign(self, painter: QPainter, box: QRectF) -> None:
        look, inner = theme(), box.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen if self.reached else QPen(look.color("text_soft"), 1.5))
        painter.setBrush(look.color("good") if self.reached else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, 5, 5)
        if self.reached:
            draw_icon(painter, inner.adjusted(2, 2, -2, -2), "check", look.color("panel"))


class LessonSheet(QFrame):
    back = Signal()
    show_me = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.title = Heading(level=2)
        self.title.setWordWrap(True)
        self.step, self.place = SoftLabel(), SoftLabel()
        self.bar = QProgressBar()
        self.bar.setProperty("kind", "lesson")
        self.bar.setTextVisible(False)
        self.task = QFrame()
        self.task.setProperty("kind", "task")
        self._heading = Label(self.tr("Your task"), 1.0, BOLD)
        self._goals = column(spacing=SPACE - 2)
        self.goals: list[GoalLine] = []
        self.back_button, self.show_button = Button(), Button()
        for button, sign in ((self.back_button, "left"), (self.show_button, "eye")):
            button.setIcon(icon(sign))
            button.setIconSize(QSize(16, 16))
        self.back_button.setToolTip(self.tr("One step back (Alt+Left)"))
        self.show_button.setToolTip(self.tr("Have a right move made (H)"))
        self.back_button.clicked.connect(self.back)
        self.show_button.clicked.connect(self.show_me)
        self._lay_out()
        self._fit_buttons()

    def _lay_out(self) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        self._head = QWidget()
        sign = icon_picture("learn", "focus", 22), middle
        row(sign, (self.title, 1), into=self._head, spacing=SPACE)
        margins = (SPACE + 4, SPACE + 2, SPACE + 4, SPACE + 2)
        column(self._heading, self._goals, into=self.task, spacing=SPACE, margins=margins)
        scroll = ScrollColumn(right=0)
        places = row(self.step, STRETCH, self.place, spacing=SPACE)
        add(scroll.column, self._head, self.bar, places, self.task, STRETCH)
        buttons = row(self.back_button, self.show_button, STRETCH, spacing=SPACE)
        column(
            *((scroll, 1), buttons),
            into=self,
            spacing=SPACE,
            margins=(EDGE, SPACE + 4, EDGE, SPACE + 2),
        )

    def show_lesson(self, title: str, number: int, count: int) -> None:
        """`number`: of the lesson, from 1."""
        self.title.setText(title)
        told = self.tr("Lesson {number} of {count}").format(number=number, count=count)
        self.place.setText(told)

    def show_step(self, number: int, count: int) -> None:
        """`number`: from 0."""
        self.bar.setMaximum(count)
        self.bar.setValue(number + 1)
        told = self.tr("Step {number} of {count}").format(number=number + 1, count=count)
        self.step.setText(told)
        self.bar.setAccessibleName(told)
        self.back_button.setEnabled(number > 0)

    def show_task(self, goals: Sequence[tuple[str, bool]]) -> None:
        """What is to be reached, and whether it is; nothing: there is no task."""
        while len(self.goals) < len(goals):
            self.goals.append(GoalLine())
            self._goals.addWidget(self.goals[-1])
        for number, line in enumerate(self.goals):
            line.setVisible(number < len(goals))
        for line, (goal, reached) in zip(self.goals, goals, strict=False):
            line.tell(goal, reached=reached)
        self.task.setVisible(bool(goals))
        self._fit_head()
        self.show_button.setEnabled(bool(goals))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()
        self._fit_head()

    def _fit_head(self) -> None:
        """Where large text leaves little height the task needs it."""
        low = self.height() < with_text(LOW)
        self._head.setVisible(not low or self.task.isHidden())

    def _fit_buttons(self) -> None:
        """Where the text is large their signs have to do."""
        named = {self.back_button: self.tr("Back"), self.show_button: self.tr("Show me")}
        for button, name in named.items():
            button.setText(name)
            button.setAccessibleName(name)
        needed = sum(button.sizeHint().width() + SPACE for button in named)
        if needed > self.width() - 2 * EDGE + SPACE:
            self.back_button.setText("")
            self.show_button.setText("")
