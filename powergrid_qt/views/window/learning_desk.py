"""What the window does with lessons and puzzles: their lists, and the tables for them."""

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style.pace import LATER_MS, Steps
from powergrid_qt.views.window.pages import Pages
from powergrid_qt.views.window.program_menu import ProgramMenu
from powergrid_qt.views.window.ready import lesson_steps, puzzle_steps

if TYPE_CHECKING:
    from powergrid_qt.app.lessons.lesson import Lesson
    from powergrid_qt.app.puzzles.puzzle import Puzzle
    from powergrid_qt.engine import Record
    from powergrid_qt.views.pages.lessons.lesson_page import LessonPage
    from powergrid_qt.views.pages.lessons.lessons_page import LessonsPage
    from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage
    from powergrid_qt.views.pages.puzzles.puzzles_page import PuzzlesPage


class Window(Protocol):
    """What this asks of the window."""

    settings: Settings
    menu: ProgramMenu
    pages: Pages

    def show_start(self) -> None: ...

    def show_position(self, record: "Record") -> None: ...


class LearningDesk(QObject):
    def __init__(self, window: Window, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window

    # -- lessons --------------------------------------------------------------------------------

    @cached_property
    def lessons_page(self) -> "LessonsPage":
        from powergrid_qt.views.pages.lessons.lessons_page import LessonsPage

        page = LessonsPage(self._window.settings, self._window.pages)
        page.back.connect(self._window.show_start)
        page.chosen.connect(self.show_lesson)
        self._window.pages.add("lessons_page", page)
        return page

    @cached_property
    def lesson_page(self) -> "LessonPage":
        from powergrid_qt.views.pages.lessons.lesson_page import LessonPage

        page = LessonPage(self._window.settings, self._window.pages)
        page.left.connect(self.show_lessons)
        page.next_lesson.connect(self.show_lesson)
        page.page.add_menu(self._window.menu)
        self._window.pages.add("lesson_page", page)
        return page

    def show_lessons(self) -> None:
        self._window.pages.turn_to(self.lessons_page)
        steps = lesson_steps(lambda: self.lesson_page.page)
        Steps(steps, LATER_MS, self, lambda: self._window.pages.shows("lessons_page"))

    def show_lesson(self, lesson: "Lesson") -> None:
        self.lesson_page.show_lesson(lesson)
        self._window.pages.turn_to(self.lesson_page)

    # -- puzzles --------------------------------------------------------------------------------

    @cached_property
    def puzzles_page(self) -> "PuzzlesPage":
        from powergrid_qt.views.pages.puzzles.puzzles_page import PuzzlesPage

        page = PuzzlesPage(self._window.settings, self._window.pages)
        page.back.connect(self._window.show_start)
        page.chosen.connect(self.show_puzzle)
        self._window.pages.add("puzzles_page", page)
        return page

    @cached_property
    def puzzle_page(self) -> "PuzzlePage":
        from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage

        page = PuzzlePage(self._window.settings, self._window.pages)
        page.back.connect(self.show_puzzles)
        page.play_on.connect(self._window.show_position)
        page.page.add_menu(self._window.menu)
        self._window.pages.add("puzzle_page", page)
        return page

    def show_puzzles(self) -> None:
        self._window.pages.turn_to(self.puzzles_page)
        steps = puzzle_steps(lambda: self.puzzle_page.page)
        Steps(steps, LATER_MS, self, lambda: self._window.pages.shows("puzzles_page"))

    def show_puzzle(self, puzzle: "Puzzle") -> None:
        self.puzzle_page.show_puzzle(puzzle)
        self._window.pages.turn_to(self.puzzle_page)
