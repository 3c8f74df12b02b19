"""A lesson on the real table: it speaks, points, asks for a turn, and explains a wrong one."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QProgressBar, QWidget

from powergrid_qt.app.lessons.lesson import Lesson, all_lessons
from powergrid_qt.app.lessons.lesson_controller import LessonController
from powergrid_qt.app.lessons.lesson_run import LessonRun, LessonVerdict, keep, taken_up
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Move
from powergrid_qt.views.pages.game.pointers import Pointers
from powergrid_qt.views.pages.game.table import Table
from powergrid_qt.views.pieces.picture import Picture, icon_picture
from powergrid_qt.views.story.speech import Speech
from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    Label,
    SoftLabel,
    grown_with_text,
    has_large_text,
)
from powergrid_qt.views.style.layouts import STRETCH, Fitted, ScrollColumn, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.svg import draw_icon, icon
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.views.turn.controls import show_each
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.words.names import in_words

LOWEST, LOW = 230, 150
"""Pixels: with less height the sheet gets a tab of its own; with still less its title goes."""
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

    def tell(self, told: tuple[str, bool]) -> None:
        """A goal, and whether it is reached."""
        goal, self.reached = told
        self.label.setText(goal)
        words = self.tr("{goal}: reached") if self.reached else self.tr("{goal}: not reached yet")
        self.label.setAccessibleName(words.format(goal=goal))
        self._sign.update()

    def _draw_sign(self, painter: QPainter, box: QRectF) -> None:
        look, inner = theme(), box.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen if self.reached else QPen(look.color("text_soft"), 1.5))
        painter.setBrush(look.color("good") if self.reached else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, 5, 5)
        if self.reached:
            draw_icon(painter, inner.adjusted(2, 2, -2, -2), "check", look.color("panel"))


class LessonSheet(Fitted, QFrame):
    """Beside the table: which lesson it is, how far one is, the task, and the ways to go."""

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
        self.back_button = Button(tip=self.tr("One step back (Alt+Left)"))
        self.show_button = Button(tip=self.tr("Have a right move made (H)"))
        for button, sign in ((self.back_button, "left"), (self.show_button, "eye")):
            button.setIcon(icon(sign))
            button.setIconSize(QSize(16, 16))
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
        margins = (EDGE, SPACE + 4, EDGE, SPACE + 2)
        column((scroll, 1), buttons, into=self, spacing=SPACE, margins=margins)

    def show_step(self, lesson: Lesson, number: int) -> None:
        """Show a step of a lesson; `number`: that of the step, from 0."""
        self.title.setText(in_words(lesson.title))
        lessons, count = all_lessons(), len(lesson.steps)
        told = self.tr("Lesson {number} of {count}")
        self.place.setText(told.format(number=lessons.index(lesson) + 1, count=len(lessons)))
        self.bar.setMaximum(count)
        self.bar.setValue(number + 1)
        told = self.tr("Step {number} of {count}").format(number=number + 1, count=count)
        self.step.setText(told)
        self.bar.setAccessibleName(told)
        self.back_button.setEnabled(number > 0)

    def show_task(self, goals: Sequence[tuple[str, bool]]) -> None:
        """What is to be reached, and whether it is; nothing: there is no task."""
        show_each(goals, self.goals, self._new_line, GoalLine.tell)
        self.task.setVisible(bool(goals))
        self._fit_head()
        self.show_button.setEnabled(bool(goals))

    def _new_line(self) -> GoalLine:
        line = GoalLine()
        self._goals.addWidget(line)
        return line

    def fit(self) -> None:
        self._fit_buttons()
        self._fit_head()

    def _fit_head(self) -> None:
        """Hide the title where large text leaves too little height for the task."""
        low = self.height() < grown_with_text(LOW)
        self._head.setVisible(not low or self.task.isHidden())

    def _fit_buttons(self) -> None:
        """Drop the buttons' words where large text has no room for them: their icons stay."""
        named = {self.back_button: self.tr("Back"), self.show_button: self.tr("Show me")}
        for button, name in named.items():
            button.setText(name)
            button.setAccessibleName(name)
        needed = sum(button.sizeHint().width() + SPACE for button in named)
        if needed > self.width() - 2 * EDGE + SPACE:
            self.back_button.setText("")
            self.show_button.setText("")


class LessonPanel(TurnPanel):
    """The panel of the turn in a lesson; while the lesson speaks nobody decides."""

    def __init__(self, controller: LessonController) -> None:
        self._lesson = controller
        super().__init__(controller, None)
        self.words.show_warnings(False)  # the lesson explains what is wrong

    def sentence_for(self, action: PlayerAction | None) -> str:
        if action is None and not self._lesson.goes_on:
            return self.tr("The table waits: read on.")
        return super().sentence_for(action)


class LessonPage(Table):
    """`left`: back to the list of lessons; `next_lesson(lesson)`: go on, this lesson is done."""

    left = Signal()
    next_lesson = Signal(object)
    controller: LessonController
    bottom: LessonPanel

    def __init__(self, controller: LessonController, settings: Settings, parent: QWidget) -> None:
        super().__init__(controller, settings, LessonPanel(controller), parent)
        self._settings = settings
        self._run: LessonRun | None = None
        self._wrong: LessonVerdict | None = None
        """What was wrong with the last turn, until another is tried."""
        self.bottom.words.why.connect(self.show_reason)
        self.sheet = LessonSheet()
        lowest = grown_with_text(LOWEST)
        self.side.lead_with(self.sheet, self.tr("Lesson"), lowest, share=1)
        self.pointers = Pointers(self, self.bottom)
        self.speech = Speech(lambda: [self._free_area()], self._things, self.table)
        self.board.view.zoom_buttons.give_way_to(self.speech)
        self.speech.button.clicked.connect(self.read_on)
        self.sheet.back_button.clicked.connect(self.go_back)
        self.sheet.show_button.clicked.connect(self.show_me)
        tip = self.tr("Leave at any time: the lesson goes on from here.")
        self.leave_button = Button(self.tr("Leave"), tip=tip, press=self.left)
        self.header.add_widget(self.leave_button)  # there it is behind no tab
        # Here: the sheet may lie behind another tab.
        QShortcut(QKeySequence("Alt+Left"), self, self.go_back)
        QShortcut(QKeySequence("H"), self, self.show_me)
        self.controller.answered.connect(self._answered)
        self.controller.went_back.connect(self._take_back)
        self.controller.changed.connect(self._changed)
        self.controller.planned.connect(self._tell_task)

    @property
    def run(self) -> LessonRun:
        assert self._run is not None
        return self._run

    # -- from step to step ----------------------------------------------------------------------

    def show_lesson(self, lesson: Lesson) -> None:
        """Go on with a lesson at the step where it was left."""
        self._run = taken_up(self._settings, lesson)
        self._show()

    def read_on(self) -> None:
        """Go on after a step that only speaks."""
        if self.controller.goes_on or self.run.step.asks:
            return  # a late click
        if self.run.last:
            self._finish()
        else:
            self._go_on()

    def show_me(self) -> None:
        if self.run.step.asks and not self.controller.goes_on:
            self.bottom.setFocus()  # not on to the next button when this one is no use any more
            self._go_on(self.run.step.solution)

    def go_back(self) -> None:
        if self.run.number > 0:
            self._go_back_to(self.run.number - 1)

    def _take_back(self) -> None:
        """Go back to the last turn that was made."""
        if self.run.asked_before is not None:
            self._go_back_to(self.run.asked_before)

    def _go_back_to(self, number: int) -> None:
        self.run.go_back(number)
        keep(self._settings, self.run)
        self._show()

    def _answered(self, turn: Sequence[Move]) -> None:
        verdict = self.run.judge(self.controller.game, turn)
        if verdict.right:
            self._go_on(turn)
        else:
            self._wrong = verdict
            self._show_step()

    def _go_on(self, turn: Sequence[Move] = ()) -> None:
        self.run.go_on(turn)
        keep(self._settings, self.run)
        self._wrong = None
        self.controller.can_go_back = self.run.asked_before is not None
        self.controller.go_through(turn, self.run.step.moves, asks=self.run.step.asks)

    def _show(self) -> None:
        self._wrong = None
        self.controller.can_go_back = self.run.asked_before is not None
        self.controller.show(self.run.position(), asks=self.run.step.asks)

    def _finish(self) -> None:
        lessons = all_lessons()
        number = lessons.index(self.run.lesson) + 1
        if number < len(lessons):
            self.next_lesson.emit(lessons[number])
        else:
            self.left.emit()

    def _changed(self) -> None:
        if self.isVisible():
            self._speak()

    def _speak(self) -> None:
        self._show_step()
        self.setFocusProxy(self.bottom if self.run.step.asks else self.speech.button)
        if not self.controller.goes_on:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- what is said ---------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter read on, wherever one has clicked in between."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.speech.button.isVisible():
            if not event.isAutoRepeat():
                self.speech.button.click()
        else:
            super().keyPressEvent(event)

    def _show_step(self) -> None:
        self.sheet.show_step(self.run.lesson, self.run.number)
        self._tell_task()
        if self.controller.goes_on:
            self.speech.fall_silent()
            return
        self.pointers.bring_up(self.run.step.at)
        if self._wrong is not None and self._wrong.why is not None:
            self.speech.say(
                in_words(self._wrong.why), self._pointed_at, verdict=self.tr("Not quite.")
            )
        else:
            self.speech.say(
                in_words(self.run.step.text), self._pointed_at, button=self._button_words()
            )

    def _button_words(self) -> str:
        if self.run.step.asks:
            return ""
        if not self.run.last:
            return self.tr("Next")
        ends = self.run.lesson is all_lessons()[-1]
        return self.tr("All lessons") if ends else self.tr("Next lesson")

    def _free_area(self) -> QRect:
        """The board; a card with large text covers too much of that, and may lie over the market,
        too, while cities are chosen, or over the turn's controls while there is no turn to take."""
        area = self.pointers.board
        if has_large_text() and not self.run.step.asks:
            area.setBottom(self.table.rect().bottom())
        elif has_large_text() and self.pointers.cities_are_chosen:
            area.setBottom(max(area.bottom(), self._market.bottom()))
        return area

    def _things(self) -> list[QRect]:
        return [*self.pointers.cities(), self._market]

    @property
    def _market(self) -> QRect:
        """The area of the market; empty where it is not to be seen."""
        return self.pointers.area("market") or QRect()

    def _pointed_at(self) -> QRect | None:
        return self.pointers.area(self.run.step.at)

    def _tell_task(self) -> None:
        """Show the goals of the step, and which of them the plan on the table reaches."""
        goals = self.run.step.goals
        action = self.controller.action
        reached: Sequence[bool] = [False] * len(goals)
        if isinstance(action, PlayerAction) and action.planned_moves:
            reached = self.run.judge(self.controller.game, action.planned_moves).reached
        told = [in_words(goal.goal) for goal in goals]
        self.sheet.show_task(list(zip(told, reached, strict=True)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._run is not None and not self.controller.goes_on:
            self.pointers.bring_up(self.run.step.at)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._run is not None:
            self._speak()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop what happens by itself: it begins again with the step when the page is back."""
        super().hideEvent(event)
        self.controller.stop()
        self.speech.fall_silent()
