"""What costs one most, and how close to the expert one decides."""

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QProgressBar

from powergrid_qt.ai.analysis import ALL
from powergrid_qt.app.lessons.lesson import Lesson, lesson_after
from powergrid_qt.app.mistakes import MyMistakes
from powergrid_qt.models.past.statistics import CostlyMove, Summary, Weakness
from powergrid_qt.models.past.words import (
    counted,
    day_text,
    past_board,
    phase_or_all,
    places_lost_text,
    share_text,
)
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    Label,
    Panel,
    QuietButton,
    SoftLabel,
    base_size,
)
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, add_to_grid, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.theme import SPACE, map_font
from powergrid_qt.words.names import in_words
from powergrid_qt.words.verdicts import weakness_name

MOST_KINDS, MOST_PHASES = 5, 7
MOST_MOVES = 12
"""The menu of a kind of decisions offers at most so many moves."""
FINE = 1000
NARROWEST_BAR = 28


class JudgementPanel(Panel):
    """`position_wanted(game, number)`: the position before a move of a game is to be shown.
    `lesson_wanted(lesson)`, `exercises_wanted(kind)`: what helps against what costs most.

    Its rows are made once and filled again and again: to make them takes ten times as long.
    """

    position_wanted = Signal(object, int)
    lesson_wanted = Signal(object)
    exercises_wanted = Signal(str)

    def __init__(self, mistakes: MyMistakes) -> None:
        super().__init__()
        self._mistakes = mistakes
        self.remedy = Remedy()
        self.remedy.lesson_wanted.connect(self.lesson_wanted)
        self.remedy.exercises_wanted.connect(self.exercises_wanted)
        self.set_title(self.tr("What costs you most"))
        self._note = SoftLabel(scale=0.92, wrap=True)
        weaknesses, shares = _grid(), _grid()
        weaknesses.setColumnStretch(0, 3)
        weaknesses.setColumnStretch(1, 1)
        lines = (0, *range(2, MOST_KINDS + 1))  # what helps stands below the first
        self._weaknesses = [WeaknessRow(weaknesses, at) for at in lines]
        weaknesses.addWidget(self.remedy, 1, 0, 1, 4)
        self._shares = [ShareCell(shares, at) for at in range(MOST_PHASES)]
        for one in self._weaknesses:
            one.wanted.connect(self.position_wanted)
        self.heading.setWordWrap(True)
        self._closeness_heading = Heading(self.tr("How close to the expert"), level=3)
        self._closeness_heading.hide()
        scrolled = ScrollColumn()
        add(
            scrolled.column,
            *(self.heading, self._note, weaknesses, SPACE),
            *(self._closeness_heading, shares, STRETCH),
        )
        add(self.body, (scrolled, 1))

    @property
    def move_buttons(self) -> list[QuietButton]:
        return [one.button for one in self._weaknesses if not one.button.isHidden()]

    def show_summary(self, summary: Summary) -> None:
        judgement = summary.judgement
        weaknesses, closeness = judgement.weaknesses, judgement.closeness
        self._note.setText(
            self.tr(
                "Places given away per game, as the analysis sees it; the others give some "
                "away, too"
            )
            if judgement.games
            else self.tr("The analysis at the end of a game tells it.")
        )
        for line, weakness in zip_longest(self._weaknesses, weaknesses[:MOST_KINDS]):
            line.fill(weakness, weaknesses[0].per_game if weaknesses else 0.0)
        self._offer_remedy(weaknesses)
        self._closeness_heading.setVisible(bool(closeness))
        phases = sorted(closeness, key=lambda phase: phase != ALL)[:MOST_PHASES]
        for cell, phase in zip_longest(self._shares, phases):
            cell.fill(phase, closeness.get(phase, 0.0))

    def _offer_remedy(self, weaknesses: Sequence[Weakness]) -> None:
        """Against the costliest kind, if there is any."""
        if not weaknesses:
            self.remedy.hide()
            return
        kind, costliest = weaknesses[0].kind, weaknesses[0].moves[0]
        lesson = lesson_after(kind, costliest.game.edition)
        self.remedy.offer(kind, lesson, len(self._mistakes.of_kind(kind)))


class Remedy(QFrame):
    """A lesson on one kind of decisions, and exercises from one's own games."""

    lesson_wanted = Signal(object)
    exercises_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._kind = ""
        self._lesson: Lesson | None = None
        self.lesson_button, self.exercises_button = Button(), Button()
        self.lesson_button.setIcon(icon("learn", "focus"))
        self.exercises_button.setIcon(icon("redo", "focus"))
        self.lesson_button.clicked.connect(self._want_lesson)
        self.exercises_button.clicked.connect(self._want_exercises)
        buttons = (self.lesson_button, self.exercises_button)
        row(*buttons, STRETCH, into=self, spacing=SPACE, margins=(0, 2, 0, SPACE))
        self.hide()

    def offer(self, kind: str, lesson: Lesson | None, exercises: int) -> None:
        self._kind, self._lesson = kind, lesson
        if lesson is not None:
            told = self.tr("Lesson · {minutes} min")
            self.lesson_button.setText(told.format(minutes=lesson.minutes))
            self.lesson_button.setToolTip(plain_tip(in_words(lesson.title)))
        self.lesson_button.setVisible(lesson is not None)
        self.exercises_button.setText(self.tr("%n exercises", "", exercises))
        self.exercises_button.setToolTip(self.tr("Decide once more in positions of your own games"))
        self.exercises_button.setVisible(exercises > 0)
        self.setVisible(lesson is not None or exercises > 0)

    def _want_lesson(self) -> None:
        self.lesson_wanted.emit(self._lesson)

    def _want_exercises(self) -> None:
        self.exercises_wanted.emit(self._kind)


class WeaknessRow(QObject):
    """`wanted(game, number)`: one of the positions is to be shown."""

    wanted = Signal(object, int)

    def __init__(self, grid: QGridLayout, at: int) -> None:
        super().__init__(grid)
        self._moves: Sequence[CostlyMove] = ()
        self._name, self._figure = Label(wrap=True), Label(weight=BOLD)
        self._bar = QProgressBar()
        self._bar.setProperty("kind", "cost")
        self._bar.setTextVisible(False)
        self._bar.setRange(0, FINE)
        self._bar.setMinimumWidth(NARROWEST_BAR)
        self.button = QuietButton()
        self.button.setToolTip(self.tr("Show the positions"))
        self._menu = QMenu(self.button)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.button.setMenu(self._menu)
        self._widgets = (self._name, self._bar, self._figure, self.button)
        for number, widget in enumerate(self._widgets):
            grid.addWidget(widget, at, number, Qt.AlignmentFlag.AlignVCenter)
        self.fill(None, 0.0)

    def fill(self, weakness: Weakness | None, worst: float) -> None:
        """Fill the row, or hide it for None. `worst`: places per game that the first kind costs."""
        for widget in self._widgets:
            widget.setVisible(weakness is not None)
        if weakness is None:
            return
        self._moves = weakness.moves[:MOST_MOVES]
        self._name.setText(weakness_name(weakness.kind))
        self._bar.setValue(round(FINE * weakness.per_game / worst))
        self._figure.setText(places_lost_text(weakness.per_game))
        self.button.setText(counted.moves(len(weakness.moves)) + " ›")

    def _fill_menu(self) -> None:
        self._menu.clear()
        for move in self._moves:
            self._menu.addAction(
                self._position_text(move), partial(self.wanted.emit, move.game, move.number)
            )

    def _position_text(self, move: CostlyMove) -> str:
        game = move.game
        text = self.tr("{day}, {board}, move {number}: {cost}").format(
            day=day_text(game),
            board=past_board(game.board, game.board_name),
            number=move.number + 1,
            cost=places_lost_text(move.cost),
        )
        return text.replace("&", "&&")


class ShareCell:
    """A figure with its phase below it."""

    def __init__(self, grid: QGridLayout, at: int) -> None:
        self._figure, self._name = Label(), SoftLabel(scale=0.88)
        self._figure.setFont(map_font(base_size() * 1.5, QFont.Weight.DemiBold))
        add_to_grid(grid, column(self._figure, self._name, spacing=0), *divmod(at, 3))
        self.fill(None, 0.0)

    def fill(self, phase: str | None, share: float) -> None:
        """Fill the cell, or hide it for None."""
        for label in (self._figure, self._name):
            label.setVisible(phase is not None)
        if phase is not None:
            self._figure.setText(share_text(share))
            self._name.setText(phase_or_all(phase))


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(SPACE)
    grid.setVerticalSpacing(4)
    return grid
