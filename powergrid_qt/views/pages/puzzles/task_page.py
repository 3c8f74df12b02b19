"""A position on the real table in which something is asked: the usual plan, judged instead of
made. Below the table is the turn panel with the question, then what comes next."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.puzzles import TrialController
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.views.pages.game.table import Table
from powergrid_qt.views.pages.puzzles.task_card import LOWEST, TaskCard
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Button, Label, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.turn.turn_words import draw_shape
from powergrid_qt.words.turns import moves_text


class QuestionPanel(TurnPanel):
    """Asks what the task asks."""

    question = ""

    def sentence_for(self, action: PlayerAction | None) -> str:
        return self.question


class AnswerBar(QWidget):
    """What was answered, and a button for each way to go on."""

    def __init__(self, back: str, solution: str) -> None:
        """`back`, `solution`: what leads there."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._shape = Picture(size=(38, 38))
        self.question = Label("", 1.05, BOLD, wrap=True)
        self.turn = SoftLabel(wrap=True)
        self.back_button = Button(back, tip=self.tr("Back (Esc)"))
        self.again_button = Button(self.tr("Try again"))
        self.solution_button = Button(solution)
        tip = self.tr("Make this turn and play the game to its end")
        self.play_button = Button(self.tr("Play on"), tip=tip)
        self.next_button = Button()
        ways = (
            *(self.back_button, self.again_button, self.solution_button),
            *(self.play_button, self.next_button),
        )
        for button in ways:
            button.setMinimumHeight(36)
        QShortcut(QKeySequence("Esc"), self, self.back_button.click)
        words = column(STRETCH, self.question, self.turn, STRETCH, spacing=1)
        row(
            self._shape,
            (words, 1),
            *ways,
            into=self,
            spacing=SPACE + 2,
            margins=(2 * SPACE, 6, 2 * SPACE, 6),
        )

    def tell(self, question: str, turn: str, color: str) -> None:
        self.question.setText(question)
        self.turn.setText(turn)
        self._shape.show_drawing(draw_shape, color)

    def offer(self, *, right: bool, next_task: str, shown: bool) -> None:
        """`next_task`: what leads to it; empty: none follows. `shown`: what is laid is the
        solution."""
        self.next_button.setText(next_task)
        self.next_button.setVisible(bool(next_task))
        self.solution_button.setVisible(not right and not shown)
        onward = self.next_button if next_task else self.back_button
        main = onward if right or shown else self.again_button
        for button in (self.back_button, self.again_button, self.next_button):
            button.set_kind("main" if button is main else "normal")
        self.setFocusProxy(main)


class TaskBottom(QStackedWidget):
    """The question; once it is answered, what comes next in its place."""

    market_taken = Signal(bool)

    def __init__(self, controller: GameController, answer: AnswerBar) -> None:
        super().__init__()
        self.panel = QuestionPanel(controller, None)
        self.panel.words.show_warnings(False)  # they know better than to leave the player alone
        self.panel.market_taken.connect(self._take_market)
        self.answer = answer
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


ANSWERED, SHOWN = "answered", "shown"
"""A turn that somebody has found, and the solution by request."""


class TaskPage(Table):
    """`back`: to where it was chosen; `play_on(record)`: the turn that is laid was made there.

    What is asked, what is right and what is said of it is for subclasses.
    """

    back = Signal()
    play_on = Signal(object)
    controller: TrialController
    bottom: TaskBottom
    game: Game
    """At the position that is asked about."""

    def __init__(
        self,
        controller: TrialController,
        settings: Settings,
        card: TaskCard,
        parent: QWidget | None = None,
    ) -> None:
        """`card` stands beside the table, with its name on a tab where it needs one."""
        answer = AnswerBar(card.back_button.text(), card.solution_button.text())
        super().__init__(controller, settings, TaskBottom(controller, answer), parent)
        self._settings = settings
        self._turn: tuple[Move, ...] = ()
        """What was answered; empty until something was."""
        self._shown = False
        """Whether that is the solution, by request."""
        self.side.lead_with(card, card.accessibleName(), LOWEST)
        self.board.view.city_reached.connect(self.bottom.panel.buttons.look_at_focus)
        self.controller.answered.connect(self._answered)
        for part in (card, answer):
            part.back_button.clicked.connect(self.back)
            part.solution_button.clicked.connect(self.show_solution)
        answer.again_button.clicked.connect(self.try_again)
        answer.play_button.clicked.connect(self._play_on)
        answer.next_button.clicked.connect(self._next)

    # -- for subclasses -------------------------------------------------------------------------

    @property
    def solution(self) -> tuple[Move, ...]:
        """A turn that is right, or how one begins."""
        raise NotImplementedError

    @property
    def title(self) -> str:
        """Of the game that is played on from here."""
        raise NotImplementedError

    def _judge(self) -> None:
        """Find out whether the turn that was answered is right, and remember that."""
        raise NotImplementedError

    def _tell(self) -> None:
        """Ask the question, or say what there is to say of the answer."""
        raise NotImplementedError

    def _next(self) -> None:
        raise NotImplementedError

    # -- the task -------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.solution[0].seat

    def show_position(self, game: Game) -> None:
        """Ask about another position."""
        self.game = game
        self.try_again()

    def try_again(self) -> None:
        self._turn, self._shown = (), False
        self.controller.look_at(self.game.copy())
        self.side.show_lead()
        self._tell()

    @property
    def laid(self) -> tuple[Move, ...]:
        """The turn that was answered, or lies on the table."""
        action = self.controller.action
        if self._turn:  # of which nothing may lie there: a pass
            return self._turn
        return action.planned_moves if isinstance(action, PlayerAction) else ()

    @property
    def answer(self) -> str:
        """What the turn on the table is: `ANSWERED`, `SHOWN`, or not yet anything."""
        if not self._turn:
            return ""
        return SHOWN if self._shown else ANSWERED

    def lay(self, turn: Sequence[Move], answer: str) -> None:
        """Have the table as it was left."""
        action = self.controller.action
        if answer == SHOWN:
            self.show_solution()
        elif turn and isinstance(action, PlayerAction):
            action.plan_again(turn)
            if answer == ANSWERED:
                self._answered(turn)

    def show_solution(self) -> None:
        """Laid as a plan, as somebody who knows it would do."""
        self.controller.look_at(self.game.copy())
        action = self.controller.action
        assert isinstance(action, PlayerAction)
        action.plan_again(self.solution)
        self._turn, self._shown = self.solution, True
        self.side.show_lead()
        self._tell()

    def _answered(self, turn: Sequence[Move]) -> None:
        self._turn, self._shown = tuple(turn), False
        self._judge()
        self.side.show_lead()
        self._tell()

    def _play_on(self) -> None:
        game = self.game.copy()  # with its pile: from here on it is a real game
        for move in self._turn:
            game.apply(move)
        self.play_on.emit(Record.of(game, about={"title": self.title}))

    def show_answer(self, question: str, next_task: str, *, right: bool) -> None:
        """Tell the turn that is laid below the table, with the ways on from there."""
        color = self.game.config.players[self.seat].color
        self.bottom.answer.tell(question, self.turn_words(self._turn), color)
        self.bottom.answer.offer(right=right, next_task=next_task, shown=self._shown)
        self.bottom.show_answer()

    def turn_words(self, turn: Sequence[Move]) -> str:
        """What the moves do together, as a hint tells it."""
        return moves_text(turn, self.game)
