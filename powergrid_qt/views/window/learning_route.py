"""What leads to lessons, puzzles and exercises: each page is made when it is first asked for."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.pace import LATER_MS, Steps
from powergrid_qt.views.window.routes import Route, table_steps
from powergrid_qt.views.window.shell import ToHistory, ToLessons, ToMistakes, ToPuzzles, ToStart

if TYPE_CHECKING:
    from powergrid_qt.app.lessons.lesson import Lesson
    from powergrid_qt.app.puzzles import Puzzle
    from powergrid_qt.engine import Move
    from powergrid_qt.views.pages.lessons.lesson_page import LessonPage
    from powergrid_qt.views.pages.lessons.lessons_page import LessonsPage
    from powergrid_qt.views.pages.mistakes.mistake_page import MistakePage
    from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage
    from powergrid_qt.views.pages.puzzles.puzzles_page import PuzzlesPage


class LearningRoute(Route):
    """The way to lessons, puzzles and exercises: their lists, and the tables for them."""

    # -- lessons --------------------------------------------------------------------------------

    @cached_property
    def lessons_page(self) -> "LessonsPage":
        from powergrid_qt.views.pages.lessons.lessons_page import LessonsPage

        page = LessonsPage(self._shell.settings, self._shell.pages)
        page.back.connect(lambda: self._shell.go(ToStart()))
        page.list.opened.connect(self.show_lessons)
        return self._shell.pages.add("lessons_page", page, ToLessons)

    @cached_property
    def lesson_page(self) -> "LessonPage":
        from powergrid_qt.views.pages.lessons.lesson_page import LessonPage

        page = LessonPage(self._program.lesson_controller, self._shell.settings, self._shell.pages)
        page.left.connect(self.show_lessons)
        page.next_lesson.connect(self.show_lessons)
        page.add_menu(self._shell.menu)
        return self._shell.pages.add("lesson_page", page, lambda: ToLessons(page.run.lesson))

    def show_lessons(self, lesson: "Lesson | None" = None) -> None:
        """Show a lesson, or the list of lessons if None."""
        if lesson is None:
            self._show_list(self.lessons_page, self._prepare_lesson())
        else:
            self.lesson_page.show_lesson(lesson)
            self._shell.pages.turn_to(self.lesson_page)

    def _show_list(self, page: QWidget, table: Iterator[str]) -> None:
        """`table`: the steps to the table of the task that is likely to be chosen next."""
        pages = self._shell.pages
        pages.turn_to(page)
        Steps(table, LATER_MS, self, lambda: pages.shown is page)

    def _prepare_lesson(self) -> Iterator[str]:
        """Make the table of lessons ready: whoever reads the list of lessons will take one."""
        from powergrid_qt.app.lessons.lesson import all_lessons
        from powergrid_qt.views.pages.lessons import lesson_page  # noqa: F401

        yield "modules"
        table = self.lesson_page
        yield "page"
        yield from table_steps(table, all_lessons()[0].record().config)

    # -- puzzles --------------------------------------------------------------------------------

    @cached_property
    def puzzles_page(self) -> "PuzzlesPage":
        from powergrid_qt.views.pages.puzzles.puzzles_page import PuzzlesPage

        page = PuzzlesPage(self._shell.settings, self._shell.pages)
        page.back.connect(lambda: self._shell.go(ToStart()))
        page.chosen.connect(self.show_puzzles)
        page.level_button.clicked.connect(self._show_puzzle_at_level)
        return self._shell.pages.add("puzzles_page", page, ToPuzzles)

    @cached_property
    def puzzle_page(self) -> "PuzzlePage":
        from powergrid_qt.views.pages.puzzles.puzzle_page import PuzzlePage

        page = PuzzlePage(self._program.puzzle_controller, self._shell.settings, self._shell.pages)
        page.back.connect(self.show_puzzles)
        page.play_on.connect(self._games.show_position)
        page.add_menu(self._shell.menu)
        return self._shell.pages.add(
            "puzzle_page", page, lambda: ToPuzzles(page.puzzle, page.laid, page.answer)
        )

    def show_puzzles(
        self, puzzle: "Puzzle | None" = None, turn: "Sequence[Move]" = (), answer: str = ""
    ) -> None:
        """Show a puzzle with what is laid there, or the list of puzzles if None."""
        if puzzle is None:
            self._show_list(self.puzzles_page, self._prepare_puzzle())
        else:
            self.puzzle_page.show_puzzle(puzzle)
            self._shell.pages.turn_to(self.puzzle_page)
            self.puzzle_page.lay(turn, answer)

    def _prepare_puzzle(self) -> Iterator[str]:
        """Make the table of puzzles ready, which are of several editions."""
        from powergrid_qt.app.puzzles import all_puzzles
        from powergrid_qt.views.pages.puzzles import puzzle_page  # noqa: F401

        yield "modules"
        table = self.puzzle_page
        yield "page"
        for puzzle in {puzzle.edition: puzzle for puzzle in all_puzzles()}.values():
            yield from table_steps(table, puzzle.record().config)

    def _show_puzzle_at_level(self) -> None:
        self.puzzle_page.show_at_level()
        self._shell.pages.turn_to(self.puzzle_page)

    # -- my mistakes ----------------------------------------------------------------------------

    @cached_property
    def mistake_page(self) -> "MistakePage":
        from powergrid_qt.views.pages.mistakes.mistake_page import MistakePage

        shell, program = self._shell, self._program
        page = MistakePage(
            program.exercise_controller,
            shell.settings,
            program.library.mistakes,
            program.exercise_judge,
            shell.pages,
        )
        page.back.connect(self._leave_mistakes)
        page.failed.connect(self._tell_no_exercise)
        page.card.lesson_wanted.connect(self.show_lessons)
        page.play_on.connect(self._games.show_position)
        page.add_menu(shell.menu)
        return shell.pages.add(
            "mistake_page",
            page,
            lambda: ToMistakes(page.kind, page.mistake, page.laid, page.answer),
        )

    def go_to_mistakes(self, place: ToMistakes) -> None:
        mistakes = self._program.library.mistakes
        series = mistakes.of_kind(place.kind) if place.kind else mistakes.today()
        series = series or mistakes.all()  # nothing waits: whoever wants to may practise
        if not series:
            self._tell_no_exercise(self.tr("There is no exercise of this kind yet."))
            return
        waiting = mistakes.waiting()
        usual = next((one for one in series if one in waiting), series[0])
        known = place.mistake if place.mistake in series else None
        self.mistake_page.show_series(series, known or usual, place.kind)
        self._shell.pages.turn_to(self.mistake_page)
        self.mistake_page.lay(place.turn, place.answer)

    def _leave_mistakes(self) -> None:
        self._shell.go(ToHistory() if self.mistake_page.kind else ToStart())

    def _tell_no_exercise(self, text: str) -> None:
        self._shell.go(ToStart())
        self._shell.toasts.fail(text)
