"""A position on the real table in which something is asked: the usual plan, judged instead of
made. Below the table is the turn panel with the question, then what comes next; beside it a card
with the title, and once it is answered the verdict with the reason."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.puzzles import TrialController
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.views.pages.game.table import Table
from powergrid_qt.views.pieces.picture import Picture, icon_picture
from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    Label,
    SoftLabel,
    announce,
    set_style_property,
)
from powergrid_qt.views.style.layouts import (
    STRETCH,
    Fitted,
    Part,
    ScrollColumn,
    add,
    column,
    row,
    set_stacked,
    set_visible,
)
from powergrid_qt.views.style.lettering import BOLD, MEDIUM
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.turn.turn_words import draw_shape
from powergrid_qt.words.turns import moves_text

SIDE, SCROLL_BAR = 2 * SPACE - 2, 16
"""Pixels beside all that the card says; the width of the scroll bar with the gap before it."""
LOWEST = 240
"""The height in pixels below which the card gets a tab of its own."""


class Verdict(QFrame):
    """A strip in the colour of right or wrong, with a sign: no colour is needed to read it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "verdict")
        self._right = icon_picture("check", "good", 22)
        self._wrong = icon_picture("close", "warning", 22)
        self.label = Label("", 1.0, BOLD, wrap=True)
        margins = (SPACE + 2, SPACE, SPACE + 2, SPACE)
        row(self._right, self._wrong, (self.label, 1), into=self, spacing=SPACE, margins=margins)

    def tell(self, text: str, *, right: bool) -> None:
        self._right.setVisible(right)
        self._wrong.setVisible(not right)
        self.label.setText(text)
        set_style_property(self, "right", right)
        set_style_property(self.label, "kind", "good" if right else "warning")


class TaskCard(Fitted, QFrame):
    """`back_button`: back to where the task was chosen; `solution_button`: show the solution."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._sign = icon_picture(sign, "focus", 20)
        self.title = Heading(level=2)
        self.title.setWordWrap(True)
        self.dots = Picture(size=(34, 8))
        self.count = SoftLabel()
        self.verdict = Verdict()
        self.why = Label(wrap=True)
        self.best = Label("", 1.0, MEDIUM, wrap=True)
        self.task = SoftLabel(wrap=True)
        self.back_button, self.solution_button = Button(), Button()

    def lay_out(
        self,
        *,
        above: tuple[Part, ...] = (),
        below: tuple[Part, ...] = (),
        after: tuple[Part, ...] = (),
    ) -> None:
        """Lay out what else there is: `above` the verdict, `below` it, and `after` the reason."""
        middle = Qt.AlignmentFlag.AlignVCenter
        parts = ((self._sign, middle), (self.title, 1), (self.dots, middle), self.count)
        head = row(*parts, spacing=SPACE)
        self._buttons = QWidget()
        beside = (self.back_button, 1), (self.solution_button, 1)
        self._beside = row(*beside, into=self._buttons, spacing=SPACE)
        scroll = self._scroll = ScrollColumn(right=4)
        add(
            scroll.column,
            *(head, *above, self.verdict, self.task, *below, self.best, self.why, *after),
            STRETCH,
            self._buttons,  # in what scrolls: large text leaves them no room of their own
        )
        column((scroll, 1), into=self, margins=(SIDE, SPACE + 2, SIDE, SPACE + 2))

    def fit(self) -> None:
        """Put the buttons below each other where they have no room beside each other."""
        needed = self.back_button.sizeHint().width() + self.solution_button.sizeHint().width()
        set_stacked(self._beside, needed + SPACE > self.width() - 2 * SIDE - SCROLL_BAR)
        # Once more when all is in its place: Qt leaves out the height that the scroll bar brings.
        QTimer.singleShot(0, self, self._scroll.column.invalidate)

    def show_task(self, title: str, place: str) -> None:
        """Show a task before it is answered."""
        told = self.tr(
            "Lay your turn as in a game and press the large button: it is judged, not made."
        )
        self.task.setText(told)
        self.title.setText(title)
        self.count.setText(place)
        set_visible(False, self.verdict, self.best, self.why)
        set_visible(True, self.task, self._buttons)

    def show_verdict(self, verdict: str, best: str, why: str, *, right: bool) -> None:
        self.task.hide()
        self._buttons.hide()  # the bar below has them now, and the reasons need the room
        self.verdict.tell(verdict, right=right)
        self.verdict.show()
        self.best.setText(best)
        self.best.setVisible(bool(best))
        self.why.setText(why)
        self.why.setVisible(bool(why))
        announce(self, f"{verdict} {why}")


class QuestionPanel(TurnPanel):
    """The panel of the turn, with the question of the task in place of what to do."""

    question = ""

    def sentence_for(self, action: PlayerAction | None) -> str:
        return self.question


class AnswerBar(QWidget):
    """A bar with what was answered, and a button for each way to go on."""

    def __init__(self, back: str, solution: str) -> None:
        """`back`, `solution`: the words on the buttons that lead there."""
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
        ways = [self.back_button, self.again_button, self.solution_button]
        ways += [self.play_button, self.next_button]
        for button in ways:
            button.setMinimumHeight(36)
        QShortcut(QKeySequence("Esc"), self, self.back_button.click)
        words = column(STRETCH, self.question, self.turn, STRETCH, spacing=1)
        margins = (2 * SPACE, 6, 2 * SPACE, 6)
        row(self._shape, (words, 1), *ways, into=self, spacing=SPACE + 2, margins=margins)

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
    """The place for the question and, once that is answered, for the ways to go on."""

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
        """Whether the question has the market's place: the answer leaves the market to be seen."""
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
"""What a turn on the table is: an answer that somebody has found, or the solution by request."""


class TaskPage(Table):
    """`back`: to where it was chosen; `play_on(record)`: the turn that is laid was made there.

    What is asked, what is right and what is said of it is for subclasses.
    """

    back = Signal()
    play_on = Signal(object)
    controller: TrialController
    bottom: TaskBottom
    game: Game
    """The game at the position that is asked about."""

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
        """The turn that was answered; empty until there is one."""
        self._shown = False
        """Whether that turn is the solution, shown by request."""
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
        """The moves of a turn that is right, or those with which one begins."""
        raise NotImplementedError

    @property
    def title(self) -> str:
        """The name of the game that is played on from here."""
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
        """The seat of the player who is asked."""
        return self.solution[0].seat

    def show_position(self, game: Game) -> None:
        """Ask what to do in another position."""
        self.game = game
        self.try_again()

    def try_again(self) -> None:
        self._turn, self._shown = (), False
        self.controller.look_at(self.game.copy())
        self.side.show_lead()
        self._tell()

    @property
    def laid(self) -> tuple[Move, ...]:
        """The turn that was answered, or else the one that lies on the table."""
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
        """Lay the table as it was left."""
        action = self.controller.action
        if answer == SHOWN:
            self.show_solution()
        elif turn and isinstance(action, PlayerAction):
            action.plan_again(turn)
            if answer == ANSWERED:
                self._answered(turn)

    def show_solution(self) -> None:
        """Lay the solution as a plan, as somebody who knows it would do."""
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
        game = self.game.after(*self._turn)  # with its pile: from here on it is a real game
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
