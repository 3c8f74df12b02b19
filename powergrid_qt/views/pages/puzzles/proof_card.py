"""Beside the table of a puzzle: its title, and once it is answered the verdict with the proof."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from powergrid_qt.views.pages.puzzles.task_card import TaskCard
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Label, SoftLabel, grown_with_text
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, NORMAL, RIGHT, write
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import RADIUS, SPACE, theme

ROW = 26
HARDEST = 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """A line of the proof; `own`: it is about the player who is on move."""

    color: str
    name: str
    lit: str
    money: str
    remark: str
    own: bool

    def __str__(self) -> str:
        return f"{self.name}: {self.lit}, {self.money}, {self.remark}"


def draw_outcome(painter: QPainter, box: QRectF, outcome: Outcome, _: Index) -> None:
    if outcome.own:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("text", 0.07))
        painter.drawRoundedRect(box, RADIUS - 4, RADIUS - 4)
    weight = BOLD if outcome.own else MEDIUM
    draw_house(painter, QRectF(box.left() + 8, box.center().y() - 7, 14, 14), outcome.color)
    words = box.adjusted(30, 0, -8, 0)
    share = words.width() / 10
    write(painter, words.adjusted(0, 0, -share * 7, 0), outcome.name, weight=weight)
    figures = words.adjusted(share * 3, 0, -share * 5.5, 0)
    write(painter, figures, outcome.lit, weight=weight, align=RIGHT)
    figures = words.adjusted(share * 4.6, 0, -share * 3.2, 0)
    write(painter, figures, outcome.money, weight=weight, align=RIGHT)
    rest = words.adjusted(share * 6.9, 0, 0, 0)
    write(
        *(painter, rest, outcome.remark),
        align=RIGHT,
        scale=0.88,
        weight=NORMAL,
        color="text_soft",
        squeeze=True,
    )


def draw_difficulty(painter: QPainter, box: QRectF, difficulty: int) -> None:
    """Dots, as many of them full as it is hard."""
    painter.setPen(Qt.PenStyle.NoPen)
    side = box.height()
    step = (box.width() - side) / (HARDEST - 1)
    for number in range(HARDEST):
        painter.setBrush(theme().color("focus", 1.0 if number < difficulty else 0.22))
        painter.drawEllipse(QRectF(box.left() + number * step, box.top(), side, side))


class ProofCard(TaskCard):
    def __init__(self) -> None:
        super().__init__("puzzle")
        self.setAccessibleName(self.tr("Puzzle"))
        self.back_button.setText(self.tr("All puzzles"))
        self.solution_button.setText(self.tr("Show the solution"))
        self.proof = Label(self.tr("The proof"), 0.95, BOLD)
        self.legend = SoftLabel(self.tr("at most: cities powered, money"), 0.88, wrap=True)
        self.legend.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.table = Figures((1.0,), grown_with_text(ROW), draw_outcome)
        self.table.setAccessibleName(self.tr("The proof"))
        head = row(self.proof, (self.legend, 1), spacing=SPACE)
        self.about = SoftLabel(wrap=True)
        self.lay_out(above=(self.about,), below=(head, self.table))

    def show_puzzle(self, title: str, difficulty: int, place: str, about: str) -> None:
        """Before it is answered."""
        self.about.setText(about)
        self.show_task(title, place)
        self.dots.show_drawing(draw_difficulty, difficulty)
        self._show_outcomes(())

    def show_proof(
        self, verdict: str, outcomes: Sequence[Outcome], best: str, why: str, *, right: bool
    ) -> None:
        self._show_outcomes(outcomes)
        self.show_verdict(verdict, best, why, right=right)

    def _show_outcomes(self, outcomes: Sequence[Outcome]) -> None:
        self.table.show_rows([(outcome,) for outcome in outcomes])
        for part in (self.proof, self.legend, self.table):
            part.setVisible(bool(outcomes))
