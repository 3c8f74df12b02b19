"""A puzzle on the real table: the usual plan, judged instead of made. Below the table is the turn
panel with the question, then what comes next."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.puzzles import (
    Puzzle,
    TrialController,
    all_puzzles,
    ends_game,
    is_right,
    outcome_of,
    remember_solved,
)
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.moves import Done
from powergrid_qt.engine.what_if import trial
from powergrid_qt.views.pages.game.table import PageWithTable
from powergrid_qt.views.pages.puzzles.proof_card import LOWEST, Outcome, ProofCard
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Button, Label, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import in_words, money_text


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


ANSWERED, SHOWN = "answered", "shown"
"""A turn that somebody has found, and the solution by request."""


class PuzzlePage(PageWithTable):
    """`back`: to the list of puzzles; `play_on(record)`: the turn that is laid was made there."""

    back = Signal()
    play_on = Signal(object)

    def __init__(
        self, controller: TrialController, settings: Settings, parent: QWidget | None = None
    ) -> None:
        self.controller, self.bottom = controller, PuzzleBottom(controller)
        super().__init__(controller, settings, self.bottom, parent)
        self._settings = settings
        self._puzzle: Puzzle | None = None
        self._position: Game | None = None
        self._turn: tuple[Move, ...] = ()
        """What was answered; empty until something was."""
        self._shown = False
        """Whether that is the solution, by request."""
        self.card = ProofCard()
        self.page.side.lead_with(self.card, self.tr("Puzzle"), LOWEST)
        self.setFocusProxy(self.page)
        self.page.board.view.city_reached.connect(self.bottom.panel.buttons.look_at_focus)
        self.controller.answered.connect(self._answered)
        self.card.back.connect(self.back)
        self.card.solution.connect(self.show_solution)
        answer = self.bottom.answer
        answer.back.connect(self.back)
        answer.solution.connect(self.show_solution)
        answer.again.connect(self.try_again)
        answer.play_on.connect(self._play_on)
        answer.next.connect(self._next)

    # -- the puzzle -----------------------------------------------------------------------------

    @property
    def puzzle(self) -> Puzzle:
        assert self._puzzle is not None
        return self._puzzle

    @property
    def game(self) -> Game:
        assert self._position is not None
        return self._position

    def show_puzzle(self, puzzle: Puzzle) -> None:
        self._puzzle, self._position = puzzle, puzzle.game()
        self.try_again()

    def try_again(self) -> None:
        self._turn, self._shown = (), False
        self.controller.look_at(self.game.copy())
        self.page.side.show_lead()
        self._tell()

    @property
    def laid(self) -> tuple[Move, ...]:
        """The turn that lies on the table."""
        action = self.controller.action
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
        action.plan_again(self.puzzle.solution)
        self._turn, self._shown = self.puzzle.solution, True
        self._tell()

    def _answered(self, turn: Sequence[Move]) -> None:
        self._turn, self._shown = tuple(turn), False
        if is_right(self.puzzle, self.game, self._turn):
            remember_solved(self._settings, self.puzzle.id)
        self.page.side.show_lead()
        self._tell()

    def _play_on(self) -> None:
        game = self.game.copy()  # with its pile: from here on it is a real game
        for move in self._turn:
            game.apply(move)
        self.play_on.emit(Record.of(game, about={"title": in_words(self.puzzle.title)}))

    def _next(self) -> None:
        puzzles = all_puzzles()
        self.show_puzzle(puzzles[puzzles.index(self.puzzle) + 1])

    # -- words ----------------------------------------------------------------------------------

    def _tell(self) -> None:
        """The question, or what there is to say of the answer."""
        puzzles = all_puzzles()
        number = puzzles.index(self.puzzle) + 1
        place = self.tr("{number} of {count}").format(number=number, count=len(puzzles))
        self.card.show_puzzle(in_words(self.puzzle.title), self.puzzle.difficulty, place)
        question = in_words(self.puzzle.question).format(name=self._name)
        if not self._turn:
            self.bottom.show_question(question)
            return
        right = is_right(self.puzzle, self.game, self._turn)
        self._tell_proof(right)
        color = self.game.config.players[self._seat].color
        self.bottom.answer.tell(question, self._turn_words(self._turn), color)
        self.bottom.answer.offer(right=right, last=number == len(puzzles), shown=self._shown)
        self.bottom.show_answer()

    @property
    def _seat(self) -> int:
        return self.puzzle.solution[0].seat

    @property
    def _name(self) -> str:
        return self.game.config.players[self._seat].name

    def _tell_proof(self, right: bool) -> None:
        answer, why = self.puzzle.answer, in_words(self.puzzle.why)
        if self._shown:
            verdict = self.tr("The solution")
        elif not right:
            verdict = self.tr("Not right.")
            if answer.never is None:  # else all is told with what was wrong
                why = self._why_wrong()
        elif answer.win:
            verdict = self.tr("Right: you win, whatever the others do.")
        else:
            verdict = self.tr("Right.")
        best = self.tr("Right is: {turn}").format(turn=self._turn_words(self.puzzle.solution))
        outcomes = self._outcomes(right)
        self.card.show_proof(verdict, outcomes, best if self._shown else "", why, right=right)

    def _why_wrong(self) -> str:
        """What is wrong, without the solution, which one may still want to find."""
        if self.puzzle.answer.win and not ends_game(self._after_turn()):
            return self.tr("The game goes on after this, and then nothing is sure.")
        if self.puzzle.answer.win:
            return self.tr("Somebody can end with more, or with as much and more money.")
        if self.puzzle.outcomes:
            return self.tr("After this the win is not sure: somebody can prevent it, or get past.")
        return self.tr("Another turn leaves {name} better off.").format(name=self._name)

    def _outcomes(self, right: bool) -> list[Outcome]:
        """What everybody can reach against one's own turn, the best first."""
        best, answer = dict(enumerate(self.puzzle.outcomes)), self.puzzle.answer
        if not best or (answer.only is not None and not right):
            return []  # other purchases leave the rivals something else
        if answer.win:
            best[self._seat] = outcome_of(self._after_turn(), self._seat)
        acted = getattr(self.game.state.decision, "acted", ())
        players = self.game.config.players
        return [
            Outcome(
                players[seat].color,
                players[seat].name,
                str(lit),
                money_text(money),
                self._remark(seat, acted),
                own=seat == self._seat,
            )
            for seat, (lit, money) in sorted(best.items(), key=lambda item: item[1], reverse=True)
        ]

    def _after_turn(self) -> Game:
        game = trial(self.game)
        for move in self._turn:
            game.apply(move)
        return game

    def _remark(self, seat: int, acted: Collection[int]) -> str:
        if seat == self._seat and not self.puzzle.answer.win:
            return self.tr("if the game ends")
        if seat == self._seat:
            ends = ends_game(self._after_turn())
            return self.tr("ends the game") if ends else self.tr("the game goes on")
        return self.tr("is done") if seat in acted else self.tr("comes later")

    def _turn_words(self, turn: Sequence[Move]) -> str:
        """What the moves do, one after the other; the end of a turn only if it is all."""
        told = [move for move in turn if not isinstance(move, Done)] or turn
        game, words = trial(self.game), []
        for move in told:
            words.append(move_text(move, game))
            game.apply(move)
        return " · ".join(words)
