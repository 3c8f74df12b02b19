"""What the window does with lessons and puzzles: their lists, and the tables for them."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from powergrid_qt.views.style.pace import LATER_MS, Steps
from powergrid_qt.views.window.game_commands import GameCommands
from powergrid_qt.views.window.places import ToPuzzles, ToStart
from powergrid_qt.views.window.ready import lesson_steps, puzzle_steps
from powergrid_qt.views.window.shell import Shell

if TYPE_CHECKING:
    from powergrid_qt.app.lessons.lesson import Lesson
    from powergrid_qt.app.puzzles import Puzzle
    from powergrid_qt.views.pages.lessons.lesson_page import LessonPage
    from powergrid_qt.views.pages.lessons.lessons_page import LessonsPage
    from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage
    from powergrid_qt.views.pages.puzzles.puzzles_page import PuzzlesPage


class LearningRoute(QObject):
    def __init__(self, shell: Shell, games: GameCommands) -> None:
        super().__init__(shell)
        self._shell, self._games = shell, games

    # -- lessons --------------------------------------------------------------------------------

    @cached_property
    def lessons_page(self) -> "LessonsPage":
        from powergrid_qt.views.pages.lessons.lessons_page import LessonsPage

        page = LessonsPage(self._shell.settings, self._shell.pages)
        page.back.connect(lambda: self._shell.go(ToStart()))
        page.chosen.connect(self.show_lesson)
        self._shell.pages.add("lessons_page", page)
        return page

    @cached_property
    def lesson_page(self) -> "LessonPage":
        from powergrid_qt.views.pages.lessons.lesson_page import LessonPage

        page = LessonPage(
            self._shell.program.lesson_controller, self._shell.settings, self._shell.pages
        )
        page.left.connect(self.show_lessons)
        page.next_lesson.connect(self.show_lesson)
        page.page.add_menu(self._shell.menu)
        self._shell.pages.add("lesson_page", page)
        return page

    def go_to_lessons(self, lesson: "Lesson | None") -> None:
        if lesson is None:
            self.show_lessons()
        else:
            self.show_lesson(lesson)

    def show_lessons(self) -> None:
        self._shell.pages.turn_to(self.lessons_page)
        steps = lesson_steps(lambda: self.lesson_page.page)
        Steps(steps, LATER_MS, self, lambda: self._shell.pages.shows("lessons_page"))

    def show_lesson(self, lesson: "Lesson") -> None:
        self.lesson_page.show_lesson(lesson)
        self._shell.pages.turn_to(self.lesson_page)

    # -- puzzles --------------------------------------------------------------------------------

    @cached_property
    def puzzles_page(self) -> "PuzzlesPage":
        from powergrid_qt.views.pages.puzzles.puzzles_page import PuzzlesPage

        page = PuzzlesPage(self._shell.settings, self._shell.pages)
        page.back.connect(lambda: self._shell.go(ToStart()))
        page.chosen.connect(self.show_puzzle)
        self._shell.pages.add("puzzles_page", page)
        return page

    @cached_property
    def puzzle_page(self) -> "PuzzlePage":
        from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage

        page = PuzzlePage(
            self._shell.program.puzzle_controller, self._shell.settings, self._shell.pages
        )
        page.back.connect(self.show_puzzles)
        page.play_on.connect(self._games.show_position)
        page.page.add_menu(self._shell.menu)
        self._shell.pages.add("puzzle_page", page)
        return page

    def go_to_puzzles(self, place: ToPuzzles) -> None:
        if place.puzzle is None:
            self.show_puzzles()
        else:
            self.show_puzzle(place.puzzle)
            self.puzzle_page.lay(place.turn, place.answer)

    def show_puzzles(self) -> None:
        self._shell.pages.turn_to(self.puzzles_page)
        steps = puzzle_steps(lambda: self.puzzle_page.page)
        Steps(steps, LATER_MS, self, lambda: self._shell.pages.shows("puzzles_page"))

    def show_puzzle(self, puzzle: "Puzzle") -> None:
        self.puzzle_page.show_puzzle(puzzle)
        self._shell.pages.turn_to(self.puzzle_page)
