"""What costs one most, and how close to the expert one decides."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLayout, QMenu, QProgressBar, QWidget

from powergrid_qt.ai.closeness import ALL
from powergrid_qt.models.past.judgement import CostlyMove, Weakness
from powergrid_qt.models.past.summary import Summary
from powergrid_qt.views.style.controls import (
    Heading,
    Label,
    Panel,
    QuietButton,
    SoftLabel,
    base_size,
)
from powergrid_qt.views.style.layouts import STRETCH, add, column
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.scroll_column import ScrollColumn
from powergrid_qt.views.style.theme import SPACE, map_font
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.history import (
    counted,
    day_text,
    past_board,
    phase_or_all,
    places_lost_text,
    share_text,
    weakness_name,
)

MOST_KINDS = 5
MOST_MOVES = 12
"""In the menu of a kind of decisions."""
FINE = 1000
NARROWEST_BAR = 28


class JudgementPanel(Translated, Panel):
    """`position_wanted(game, number)`: the position before a move of a game is to be shown."""

    position_wanted = Signal(object, int)

    def __init__(self) -> None:
        super().__init__()
        self._summary: Summary | None = None
        self._note = SoftLabel(scale=0.92, wrap=True)
        self._weaknesses, self._closeness = _grid(), _grid()
        self._closeness_heading = Heading(level=3)
        self.move_buttons: list[QuietButton] = []
        scrolled = ScrollColumn()
        add(
            scrolled.column,
            *(self.heading, self._note, self._weaknesses, SPACE),
            *(self._closeness_heading, self._closeness, STRETCH),
        )
        add(self.body, (scrolled, 1))
        self.retranslate()

    def show_summary(self, summary: Summary) -> None:
        self._summary = summary
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(self.tr("What costs you most"))
        self._closeness_heading.setText(self.tr("How close to the expert"))
        for grid in (self._weaknesses, self._closeness):
            _empty(grid)
        self.move_buttons.clear()
        if self._summary is None:
            return
        judgement = self._summary.judgement
        self._note.setText(
            self.tr("Places lost per game, as the analysis sees it")
            if judgement.games
            else self.tr("The analysis at the end of a game tells it.")
        )
        worst = max((weakness.per_game for weakness in judgement.weaknesses), default=0.0)
        for weakness in judgement.weaknesses[:MOST_KINDS]:
            self._add_weakness(weakness, worst)
        self._closeness_heading.setVisible(bool(judgement.closeness))
        phases = sorted(judgement.closeness, key=lambda phase: phase != ALL)
        self._add_shares((phase_or_all(one), judgement.closeness[one]) for one in phases)

    # -- rows -----------------------------------------------------------------------------------

    def _add_weakness(self, weakness: Weakness, worst: float) -> None:
        bar = QProgressBar()
        bar.setProperty("kind", "cost")
        bar.setTextVisible(False)
        bar.setRange(0, FINE)
        bar.setValue(round(FINE * weakness.per_game / worst))
        bar.setMinimumWidth(NARROWEST_BAR)
        figure = Label(places_lost_text(weakness.per_game), weight=BOLD)
        name = Label(weakness_name(weakness.kind), wrap=True)
        button = QuietButton(counted.moves(len(weakness.moves)) + " ›")
        button.setToolTip(self.tr("Show the positions"))
        menu = QMenu(button)
        menu.aboutToShow.connect(partial(self._fill_menu, menu, weakness.moves[:MOST_MOVES]))
        button.setMenu(menu)
        self.move_buttons.append(button)
        _add_row(self._weaknesses, name, bar, figure, button)

    def _fill_menu(self, menu: QMenu, moves: Iterable[CostlyMove]) -> None:
        menu.clear()
        for move in moves:
            menu.addAction(self._position_text(move), partial(self._show_position, move))

    def _position_text(self, move: CostlyMove) -> str:
        game = move.game
        text = self.tr("{day}, {board}, move {number}: {cost}").format(
            day=day_text(game),
            board=past_board(game.board, game.board_name),
            number=move.number + 1,
            cost=places_lost_text(move.cost),
        )
        return text.replace("&", "&&")

    def _show_position(self, move: CostlyMove) -> None:
        self.position_wanted.emit(move.game, move.number)

    def _add_shares(self, shares: Iterable[tuple[str, float]]) -> None:
        """Side by side, each figure with its phase below it."""
        for at, (name, share) in enumerate(shares):
            figure = Label(share_text(share))
            figure.setFont(map_font(base_size() * 1.5, QFont.Weight.DemiBold))
            cell = column(figure, SoftLabel(name, 0.88), spacing=0)
            self._closeness.addLayout(cell, at // 3, at % 3)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(SPACE)
    grid.setVerticalSpacing(4)
    return grid


def _add_row(grid: QGridLayout, *widgets: QWidget) -> None:
    at = grid.rowCount()
    for number, widget in enumerate(widgets):
        grid.addWidget(widget, at, number, Qt.AlignmentFlag.AlignVCenter)
    grid.setColumnStretch(0, 3)
    grid.setColumnStretch(1, 1)


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            _empty(inner)
