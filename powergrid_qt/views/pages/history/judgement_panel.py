"""What the games say together: how often one has won, what costs one most, and how close to the
expert one decides."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QProgressBar

from powergrid_qt.ai.analysis import ALL
from powergrid_qt.app.lessons.lesson import Lesson, lesson_after
from powergrid_qt.app.mistakes import MyMistakes
from powergrid_qt.models.past.statistics import CostlyMove, Summary, Weakness, WonShare
from powergrid_qt.models.past.words import (
    counted,
    day_text,
    group_title,
    past_board,
    phase_or_all,
    places_lost_text,
    rate_text,
    share_text,
    value_name,
)
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.board.looks import round_pen
from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    Label,
    Panel,
    QuietButton,
    SoftLabel,
    base_size,
    grown_with_text,
)
from powergrid_qt.views.style.layouts import (
    STRETCH,
    ScrollColumn,
    add,
    add_to_grid,
    column,
    row,
    set_visible,
)
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, RIGHT, write
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import SPACE, map_font, theme
from powergrid_qt.words.names import in_words
from powergrid_qt.words.verdicts import weakness_name

ROW = 28
NAME, COUNT, SHARE = 0.34, 40.0, 52.0
"""The name's share of the width; pixels for the number of games and for the share won."""
DOT = 5.0


@dataclass(frozen=True, slots=True)
class RateRow:
    """A row of the table of win rates; a heading has no rate."""

    name: str
    rate: WonShare | None = None

    @property
    def tip(self) -> str:
        return "" if self.rate is None else rate_text(self.name, self.rate)

    def __str__(self) -> str:
        return self.tip or self.name


def draw_rate(painter: QPainter, box: QRectF, cell: RateRow, _: Index) -> None:
    rate = cell.rate
    if rate is None:
        write(painter, box, cell.name, scale=0.92, weight=MEDIUM, color="text_soft")
        return
    name = QRectF(box.left(), box.top(), box.width() * NAME, box.height())
    write(painter, name, cell.name, squeeze=True)
    count = QRectF(name.right(), box.top(), grown_with_text(COUNT), box.height())
    write(painter, count, str(rate.games), align=RIGHT, scale=0.95, color="text_soft")
    write(painter, box, share_text(rate.rate), align=RIGHT, weight=BOLD)
    scale = QRectF(count.right() + 16, box.top(), 0, box.height())
    scale.setRight(box.right() - grown_with_text(SHARE) - 12)
    _draw_interval(painter, scale, rate)


def _draw_interval(painter: QPainter, scale: QRectF, rate: WonShare) -> None:
    """A line from 0 to 100 %, the interval on it, a stroke for chance, a point for what was."""
    middle = scale.center().y()

    def at(share: float) -> QPointF:
        return QPointF(scale.left() + scale.width() * share, middle)

    look = theme()
    painter.setPen(QPen(look.color("panel_line"), 1))
    painter.drawLine(at(0), at(1))
    painter.setPen(round_pen(look.color("focus", 0.4), 6))
    painter.drawLine(at(rate.low), at(rate.high))
    painter.setPen(QPen(look.color("text_soft"), 2))
    stroke = QPointF(0, 8)
    painter.drawLine(at(rate.chance) - stroke, at(rate.chance) + stroke)
    painter.setPen(QPen(look.color("panel"), 2))
    painter.setBrush(look.color("focus"))
    painter.drawEllipse(at(rate.rate), DOT + 1, DOT + 1)


class RatesPanel(Panel):
    def __init__(self) -> None:
        super().__init__()
        self.set_title(self.tr("Games won"))
        self.table = Figures((1.0,), grown_with_text(ROW), draw_rate)
        self.table.setAccessibleName(self.tr("Games won"))
        chance = SoftLabel(self.tr("│ by chance"), 0.88)
        scrolled = ScrollColumn()
        add(scrolled.column, self.table, STRETCH)
        self.around.removeWidget(self.heading)
        add(self.body, row(self.heading, STRETCH, chance), (scrolled, 1))

    def show_summary(self, summary: Summary) -> None:
        self.table.show_rows([(line,) for line in _lines(summary)])


def _lines(summary: Summary) -> Iterator[RateRow]:
    """The groups with more than one value: one value alone says nothing. Boards are always told."""
    for group, rates in summary.rates.items():
        if len(rates) > 1 or group == "board":
            yield RateRow(group_title(group))
            for value, rate in rates.items():
                yield RateRow(value_name(group, value, summary.board_names.get(value, "")), rate)


MOST_KINDS, MOST_PHASES = 5, 7
MOST_MOVES = 12
"""The most moves that the menu of a kind of decisions offers."""
FINE = 1000
NARROWEST_BAR = 28


class JudgementPanel(Panel):
    """`position_wanted(game, number)`: the position before a move of a game is to be shown.

    Its rows are made once and filled again and again: to make them takes ten times as long.
    """

    position_wanted = Signal(object, int)

    def __init__(self, mistakes: MyMistakes) -> None:
        super().__init__()
        self._mistakes = mistakes
        self.remedy = Remedy()
        self.set_title(self.tr("What costs you most"))
        self._note = SoftLabel(scale=0.92, wrap=True)
        weaknesses, shares = _grid(), _grid()
        weaknesses.setColumnStretch(0, 3)
        weaknesses.setColumnStretch(1, 1)
        lines = (0, *range(2, MOST_KINDS + 1))  # what helps stands below the first
        self._weaknesses = [WeaknessRow(weaknesses, at, self.position_wanted) for at in lines]
        weaknesses.addWidget(self.remedy, 1, 0, 1, 4)
        self._shares = [ShareCell(shares, at) for at in range(MOST_PHASES)]
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
        """Offer a lesson against the costliest kind of decisions, if there is any."""
        if not weaknesses:
            self.remedy.hide()
            return
        kind, costliest = weaknesses[0].kind, weaknesses[0].moves[0]
        lesson = lesson_after(kind, costliest.game.edition)
        self.remedy.offer(kind, lesson, len(self._mistakes.of_kind(kind)))


class Remedy(QFrame):
    """`lesson_wanted(lesson)`: one on the kind of decisions that costs most;
    `exercises_wanted(kind)`: exercises from one's own games."""

    lesson_wanted = Signal(object)
    exercises_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._kind = ""
        self._lesson: Lesson | None = None
        self.lesson_button = Button(press=lambda: self.lesson_wanted.emit(self._lesson))
        self.exercises_button = Button(press=lambda: self.exercises_wanted.emit(self._kind))
        self.exercises_button.setToolTip(self.tr("Decide once more in positions of your own games"))
        self.lesson_button.setIcon(icon("learn", "focus"))
        self.exercises_button.setIcon(icon("redo", "focus"))
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
        self.exercises_button.setVisible(exercises > 0)
        self.setVisible(lesson is not None or exercises > 0)


class WeaknessRow(QObject):
    def __init__(self, grid: QGridLayout, at: int, wanted: SignalInstance) -> None:
        """Shows a kind of costly decisions; `wanted(game, number)`: a position is to be shown."""
        super().__init__(grid)
        self._wanted = wanted
        self._moves: Sequence[CostlyMove] = ()
        self._name, self._figure = Label(wrap=True), Label(weight=BOLD)
        self._bar = QProgressBar(textVisible=False, maximum=FINE)
        self._bar.setProperty("kind", "cost")
        self._bar.setMinimumWidth(NARROWEST_BAR)
        self.button = QuietButton(tip=self.tr("Show the positions"))
        self._menu = QMenu(self.button)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.button.setMenu(self._menu)
        self._widgets = (self._name, self._bar, self._figure, self.button)
        for number, widget in enumerate(self._widgets):
            grid.addWidget(widget, at, number, Qt.AlignmentFlag.AlignVCenter)
        self.fill(None, 0.0)

    def fill(self, weakness: Weakness | None, worst: float) -> None:
        """Fill the row, or hide it for None. `worst`: places per game that the first kind costs."""
        set_visible(weakness is not None, *self._widgets)
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
                self._position_text(move), partial(self._wanted.emit, move.game, move.number)
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
        set_visible(phase is not None, self._figure, self._name)
        if phase is not None:
            self._figure.setText(share_text(share))
            self._name.setText(phase_or_all(phase))


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(SPACE)
    grid.setVerticalSpacing(4)
    return grid
