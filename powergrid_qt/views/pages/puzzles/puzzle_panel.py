"""Below the table of a puzzle: the turn panel with its question, then what comes next."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.player_action import PlayerAction
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Button, Label, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.panel import TurnPanel


class QuestionPanel(TurnPanel):
    """Asks what the puzzle asks."""

    question = ""

    def sentence_for(self, action: PlayerAction | None) -> str:
        return self.question


class AnswerBar(QWidget):
    """What was answered, and a button for each way to go on."""

    back = Signal()
    again = Signal()
    solution = Signal()
    play_on = Signal()
    next = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._color = ""
        self._shape = Picture(self._draw_shape, size=(38, 38))
        self.question = Label("", 1.05, BOLD, wrap=True)
        self.turn = SoftLabel(wrap=True)
        self.back_button = Button(self.tr("All puzzles"))
        self.back_button.setToolTip(self.tr("Back to the list (Esc)"))
        self.again_button = Button(self.tr("Try again"))
        self.solution_button = Button(self.tr("Show the solution"))
        self.play_button = Button(self.tr("Play on"))
        self.play_button.setToolTip(self.tr("Make this turn and play the game to its end"))
        self.next_button = Button(self.tr("Next puzzle"))
        ways = {
            self.back_button: self.back,
            self.again_button: self.again,
            self.solution_button: self.solution,
            self.play_button: self.play_on,
            self.next_button: self.next,
        }
        for button, signal in ways.items():
            button.setMinimumHeight(36)
            button.clicked.connect(signal)
        QShortcut(QKeySequence("Esc"), self, self.back.emit)
        words = column(STRETCH, self.question, self.turn, STRETCH, spacing=1)
        row(
            self._shape,
            (words, 1),
            *ways,
            into=self,
            spacing=SPACE + 2,
            margins=(2 * SPACE, 6, 2 * SPACE, 6),
        )

    def _draw_shape(self, painter: QPainter, box: QRectF) -> None:
        draw_house(painter, box.adjusted(3, 3, -3, -3), self._color)

    def tell(self, question: str, turn: str, color: str) -> None:
        self._color = color
        self.question.setText(question)
        self.turn.setText(turn)
        self._shape.update()

    def offer(self, *, right: bool, last: bool, shown: bool) -> None:
        """`last`: no puzzle follows; `shown`: what is laid is the solution."""
        self.next_button.setVisible(not last)
        self.solution_button.setVisible(not right and not shown)
        forward = (right or shown) and not last
        self.next_button.set_kind("main" if forward else "normal")
        self.again_button.set_kind("normal" if forward else "main")
        self.setFocusProxy(self.next_button if forward else self.again_button)


class PuzzleBottom(QStackedWidget):
    """The question; once it is answered, what comes next in its place."""

    market_taken = Signal(bool)

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self.panel = QuestionPanel(controller, None)
        self.panel.words.show_warnings(False)  # they know better than to leave the player alone
        self.panel.market_taken.connect(self._take_market)
        self.answer = AnswerBar()
        self.addWidget(self.panel)
        self.addWidget(self.answer)
        self._fit()

    @property
    def takes_market(self) -> bool:
        """While the question is open: the answer leaves the market to be seen."""
        return self.panel.takes_market and self.currentWidget() is self.panel

    def fit_width(self, width: int) -> None:
        self.panel.fit_width(width)
        self._fit()

    def fit_market(self, height: int) -> None:
        self.panel.fit_market(height)
        self._fit()

    def _take_market(self, taken: bool) -> None:
        self._fit()
        self.market_taken.emit(taken)

    def _fit(self) -> None:
        asks = self.currentWidget() is self.panel
        self.setFixedHeight(self.panel.minimumHeight() if asks else self.panel.usual_height)

    def show_question(self, question: str) -> None:
        self.panel.question = question
        self.panel.renew()
        self._show(self.panel)

    def show_answer(self) -> None:
        self._show(self.answer)

    def _show(self, part: QWidget) -> None:
        taken = self.takes_market
        self.setCurrentWidget(part)
        self._fit()
        if self.takes_market != taken:
            self.market_taken.emit(self.takes_market)
        self.setFocusProxy(part)
        if self.isVisible():  # else another page has it
            part.setFocus(Qt.FocusReason.OtherFocusReason)
