"""Beside the table of a puzzle: its title, and once it is answered the verdict with the proof."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from powergrid_qt.views.pieces.picture import Picture, icon_picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    Label,
    SoftLabel,
    announce,
    grown_with_text,
    set_style_property,
)
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, column, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, NORMAL, RIGHT, write
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import RADIUS, SPACE, theme

ROW = 26
SIDE, SCROLL_BAR = 2 * SPACE - 2, 16
"""Pixels beside all that the card says; the width of the scroll bar with the gap before it."""
HARDEST = 3
LOWEST = 240
"""With less height in pixels the card gets a tab of its own."""


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


class Verdict(QFrame):
    """A strip in the colour of right or wrong, with a sign: no colour is needed to read it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "verdict")
        self._right = icon_picture("check", "good", 22)
        self._wrong = icon_picture("close", "warning", 22)
        self.label = Label("", 1.0, BOLD, wrap=True)
        row(
            *(self._right, self._wrong, (self.label, 1)),
            into=self,
            spacing=SPACE,
            margins=(SPACE + 2, SPACE, SPACE + 2, SPACE),
        )

    def tell(self, text: str, *, right: bool) -> None:
        self._right.setVisible(right)
        self._wrong.setVisible(not right)
        self.label.setText(text)
        set_style_property(self, "right", right)
        set_style_property(self.label, "kind", "good" if right else "warning")


class ProofCard(QFrame):
    """`back`: to the list of all puzzles; `solution`: it is to be shown."""

    back = Signal()
    solution = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.title = Heading(level=2)
        self.title.setWordWrap(True)
        self.dots = Picture(size=(34, 8))
        self.count = SoftLabel()
        self.verdict = Verdict()
        self.proof = Label(self.tr("The proof"), 0.95, BOLD)
        self.legend = SoftLabel(self.tr("at most: cities powered, money"), 0.88, wrap=True)
        self.legend.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.table = Figures((1.0,), grown_with_text(ROW), draw_outcome)
        self.table.setAccessibleName(self.tr("The proof"))
        self.why = Label(wrap=True)
        self.best = Label("", 1.0, MEDIUM, wrap=True)
        self.task = SoftLabel(
            self.tr(
                "Lay your turn as in a game and press the large button: it is judged, not made."
            ),
            wrap=True,
        )
        self.back_button = Button(self.tr("All puzzles"))
        self.solution_button = Button(self.tr("Show the solution"))
        self.back_button.clicked.connect(self.back)
        self.solution_button.clicked.connect(self.solution)
        self._lay_out()

    def _lay_out(self) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        sign = icon_picture("puzzle", "focus", 20)
        head = row(
            *((sign, middle), (self.title, 1), (self.dots, middle), self.count), spacing=SPACE
        )
        self._buttons = QWidget()
        beside = (self.back_button, 1), (self.solution_button, 1)
        self._beside = row(*beside, into=self._buttons, spacing=SPACE)
        scroll = self._scroll = ScrollColumn(right=4)
        for part in (
            head,
            self.verdict,
            self.task,
            row(self.proof, (self.legend, 1), spacing=SPACE),
            self.table,
            self.best,
            self.why,
            STRETCH,
            self._buttons,  # in what scrolls: large text leaves them no room of their own
        ):
            add(scroll.column, part)
        column(
            (scroll, 1),
            into=self,
            margins=(SIDE, SPACE + 2, SIDE, SPACE + 2),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()
        # Once more when all is in its place: Qt leaves out the height that the scroll bar brings.
        QTimer.singleShot(0, self, self._scroll.column.invalidate)

    def _fit_buttons(self) -> None:
        """Put the buttons below each other where they have no room beside each other."""
        direction = QBoxLayout.Direction
        needed = self.back_button.sizeHint().width() + self.solution_button.sizeHint().width()
        fits = needed + SPACE <= self.width() - 2 * SIDE - SCROLL_BAR
        self._beside.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def show_puzzle(self, title: str, difficulty: int, place: str) -> None:
        """Before it is answered."""
        self.title.setText(title)
        self.dots.show_drawing(draw_difficulty, difficulty)
        self.count.setText(place)
        answered = (self.verdict, self.proof, self.legend, self.table, self.best, self.why)
        for part in answered:
            part.hide()
        self.task.show()
        self._buttons.show()

    def show_proof(
        self, verdict: str, outcomes: Sequence[Outcome], best: str, why: str, *, right: bool
    ) -> None:
        self.task.hide()
        self._buttons.hide()  # the bar below has them now, and the proof needs the room
        self.verdict.tell(verdict, right=right)
        self.verdict.show()
        self.table.show_rows([(outcome,) for outcome in outcomes])
        for part in (self.proof, self.legend, self.table):
            part.setVisible(bool(outcomes))
        self.best.setText(best)
        self.best.setVisible(bool(best))
        self.why.setText(why)
        self.why.show()
        announce(self, f"{verdict} {why}")
