"""All lessons, one after the other, with how far one is in each."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from powergrid_qt.app.lessons.lesson import Lesson, all_lessons
from powergrid_qt.app.lessons.lessons_model import Index, LessonRole, LessonsModel
from powergrid_qt.app.lessons.progress import done_count
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.headed_page import HeadedPage
from powergrid_qt.views.style.choice_list import ChoiceDelegate, ChoiceList
from powergrid_qt.views.style.controls import Panel, SoftLabel
from powergrid_qt.views.style.icons import draw_icon
from powergrid_qt.views.style.layouts import add
from powergrid_qt.views.style.lettering import BOLD, CENTER, RIGHT, line_height, write
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.lessons import lesson_state
from powergrid_qt.words.names import in_words

EDGE = 12.0
NUMBER = 34.0
STATE = 150.0
BAR = QSizeF(96, 4)
WIDEST = 860


def _state(lesson: Lesson, done: bool, reached: int) -> str:
    return lesson_state(lesson.minutes, len(lesson.steps), done=done, reached=reached)


class LessonDelegate(ChoiceDelegate):
    """Its number, or a check once it is done; what it is about; how long it takes or how far one
    is."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, round(line_height(1.1) + line_height(0.95) + 22))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        lesson: Lesson = index.data(LessonRole.LESSON)
        done, reached = index.data(LessonRole.DONE), index.data(LessonRole.REACHED)
        painter.save()
        self.draw_ground(painter, option)
        box = QRectF(option.rect)
        sign = QRectF(box.left() + EDGE, box.center().y() - NUMBER / 2, NUMBER, NUMBER)
        self._draw_number(painter, sign, index.row() + 1, done)
        words = box.adjusted(EDGE + NUMBER + 14, 0, -EDGE - STATE, 0)
        line = line_height(1.1)
        upper = QRectF(words.left(), words.center().y() - line, words.width(), line)
        lower = QRectF(words.left(), words.center().y() + 2, words.width(), line_height(0.95))
        about, state = in_words(lesson.about), _state(lesson, done, reached)
        write(painter, upper, in_words(lesson.title), scale=1.1, weight=BOLD)
        write(painter, lower, about, scale=0.95, color="text_soft", squeeze=True)
        aside = QRectF(words.right(), upper.top(), STATE, line)
        write(painter, aside, state, align=RIGHT, scale=0.95, color="text_soft", squeeze=True)
        if reached:
            share = reached / len(lesson.steps)
            self._draw_bar(painter, aside.right(), lower.center().y(), share)
        painter.restore()

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
    """`chosen(lesson)`: this one is to be taken; `back`: none of them."""

    chosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._count = SoftLabel(scale=1.05)
        self.head.addWidget(self._count)
        self.model = LessonsModel(all_lessons(), settings, self._tell, self)
        self.list = ChoiceList(self.model)
        self.list.setItemDelegate(LessonDelegate(self.list))
        self.list.opened.connect(self.chosen)
        panel = Panel()
        add(panel.body, (self.list, 1))
        panel.around.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self.hold(panel, WIDEST)
        self.setFocusProxy(self.list)
        self.retranslate()

    def _tell(self, lesson: Lesson, done: bool, reached: int) -> str:
        state = _state(lesson, done, reached)
        return " · ".join((in_words(lesson.title), in_words(lesson.about), state))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Lessons"))
        self.line.set_words(self.tr("A few minutes each, on the real table."))
        self.back_button.name(self.tr("Back (Esc)"))
        self.list.setAccessibleName(self.tr("Lessons"))
        self._refresh()

    def _refresh(self) -> None:
        done, count = done_count(self._settings)
        self._count.setText(self.tr("{done} of {count} done").format(done=done, count=count))
        self.model.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()
        indexes = [self.model.index(row, 0) for row in range(self.model.rowCount())]
        where = next((one for one in indexes if not one.data(LessonRole.DONE)), indexes[0])
        self.list.setCurrentIndex(where)  # where one goes on
