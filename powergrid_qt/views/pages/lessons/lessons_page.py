"""The page with all lessons, one after the other, and how far one is in each."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.lessons.lesson import Lesson, all_lessons
from powergrid_qt.app.lessons.lesson_run import done_lessons, step_reached
from powergrid_qt.app.settings import Settings
from powergrid_qt.models.tasks_model import TaskRole, TasksModel, lesson_state
from powergrid_qt.views.pages.page import HeadedPage
from powergrid_qt.views.style.controls import Panel, SoftLabel
from powergrid_qt.views.style.layouts import add
from powergrid_qt.views.style.lettering import BOLD, CENTER, RIGHT, write
from powergrid_qt.views.style.row_list import Index, RowDelegate, RowList
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.names import in_words

STATE = 150.0
BAR = QSizeF(96, 4)
WIDEST = 860


def _state(lesson: Lesson, done: bool, reached: int) -> str:
    return lesson_state(lesson.minutes, len(lesson.steps), done=done, reached=reached)


class LessonDelegate(RowDelegate):
    """Its number, or a check once it is done; what it is about; how long it takes or how far one
    is."""

    EDGE = 12.0
    SIGN = QSizeF(34, 34)
    BEHIND_SIGN = 14.0
    AROUND_SIGN, AROUND_WORDS = 12.0, 22.0
    TITLE, DETAIL = 1.1, 0.95

    def paint_row(self, painter: QPainter, index: Index, sign: QRectF, words: QRectF) -> None:
        lesson: Lesson = index.data(TaskRole.TASK)
        done, reached = index.data(TaskRole.DONE), index.data(TaskRole.REACHED)
        self._draw_number(painter, sign, index.row() + 1, done)
        words.setRight(words.right() - STATE)
        upper, lower = self.lines(words)
        texts = in_words(lesson.title), in_words(lesson.about)
        self.write_lines(painter, (upper, lower), texts)
        aside = QRectF(words.right(), upper.top(), STATE, upper.height())
        state = _state(lesson, done, reached)
        write(painter, aside, state, align=RIGHT, scale=0.95, color="text_soft", squeeze=True)
        if reached:
            share = reached / len(lesson.steps)
            self._draw_bar(painter, aside.right(), lower.center().y(), share)

    def _draw_number(self, painter: QPainter, box: QRectF, number: int, done: bool) -> None:
        look = theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("good") if done else look.color("focus", 0.14))
        painter.drawEllipse(box)
        if done:
            draw_icon(painter, box.adjusted(8, 8, -8, -8), "check", look.color("panel"))
        else:
            write(painter, box, str(number), align=CENTER, weight=BOLD, color="focus")

    def _draw_bar(self, painter: QPainter, right: float, y: float, share: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for part, alpha in ((1.0, 0.18), (share, 1.0)):
            painter.setBrush(theme().color("focus", alpha))
            bar = QRectF(right - BAR.width(), y - BAR.height() / 2, 0, BAR.height())
            bar.setWidth(BAR.width() * part)
            painter.drawRoundedRect(bar, BAR.height() / 2, BAR.height() / 2)


class LessonsPage(HeadedPage):
    """The list of lessons. One of the `list` is to be taken, or none: `back`."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.title.setText(self.tr("Lessons"))
        self.line.set_words(self.tr("A few minutes each, on the real table."))
        self._count = SoftLabel(scale=1.05)
        self.head.addWidget(self._count)
        self.model = TasksModel(all_lessons(), self._tell, self)
        self.list = RowList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(LessonDelegate(self.list))
        self.list.setAccessibleName(self.tr("Lessons"))
        panel = Panel()
        add(panel.body, (self.list, 1))
        panel.around.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self.hold(panel, WIDEST)
        self.setFocusProxy(self.list)
        self._refresh()

    def _tell(self, lesson: Lesson, done: bool, reached: int) -> str:
        state = _state(lesson, done, reached)
        return " · ".join((in_words(lesson.title), in_words(lesson.about), state))

    def _refresh(self) -> None:
        self.model.show_progress(
            done_lessons(self._settings),
            {lesson.id: step_reached(self._settings, lesson) for lesson in all_lessons()},
        )
        told = self.tr("{done} of {count} done")
        self._count.setText(told.format(done=self.model.done_count, count=self.model.rowCount()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()
        indexes = [self.model.index(row, 0) for row in range(self.model.rowCount())]
        where = next((one for one in indexes if not one.data(TaskRole.DONE)), indexes[0])
        self.list.setCurrentIndex(where)  # where one goes on
