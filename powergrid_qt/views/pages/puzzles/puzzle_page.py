"""A puzzle on the real table, judged by what was proved of it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.puzzles import (
    Puzzle,
    TrialController,
    all_puzzles,
    ends_game,
    is_right,
    outcome_of,
    puzzle_at_level,
    remember_answer,
)
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.what_if import trial
from powergrid_qt.views.pages.puzzles.puzzles_page import draw_difficulty
from powergrid_qt.views.pages.puzzles.task_page import TaskCard, TaskPage
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Label, SoftLabel, grown_with_text
from powergrid_qt.views.style.layouts import row, set_visible
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, RIGHT, write
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import RADIUS, SPACE, theme
from powergrid_qt.words.names import in_words, money_text

ROW = 26


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
    write(painter, rest, outcome.remark, align=RIGHT, scale=0.88, color="text_soft", squeeze=True)


class ProofCard(TaskCard):
    """Beside the table: the title, and once it is answered the verdict with the proof."""

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
        """Show a puzzle before it is answered."""
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
        set_visible(bool(outcomes), self.proof, self.legend, self.table)


class PuzzlePage(TaskPage):
    puzzle: Puzzle

    def __init__(self, controller: TrialController, settings: Settings, parent: QWidget) -> None:
        self._at_level = False
        """Whether the next one is to suit one's strength; else it is the next one of the list."""
        self.card = ProofCard()
        super().__init__(controller, settings, self.card, parent)

    # -- the puzzle -----------------------------------------------------------------------------

    @property
    def solution(self) -> tuple[Move, ...]:
        return self.puzzle.solution

    @property
    def title(self) -> str:
        return in_words(self.puzzle.title)

    def show_puzzle(self, puzzle: Puzzle, *, at_level: bool = False) -> None:
        self.puzzle, self._at_level = puzzle, at_level
        self.show_position(puzzle.game())

    def show_at_level(self) -> None:
        self.show_puzzle(puzzle_at_level(self._settings), at_level=True)

    def show_solution(self) -> None:
        remember_answer(self._settings, self.puzzle.id, right=False)
        super().show_solution()

    def _judge(self) -> None:
        right = is_right(self.puzzle, self.game, self._turn)
        remember_answer(self._settings, self.puzzle.id, right=right)

    def _next(self) -> None:
        if self._at_level:
            self.show_at_level()
        else:
            puzzles = all_puzzles()
            self.show_puzzle(puzzles[puzzles.index(self.puzzle) + 1])

    # -- words ----------------------------------------------------------------------------------

    def _tell(self) -> None:
        puzzles = all_puzzles()
        number = puzzles.index(self.puzzle) + 1
        place = self.tr("{number} of {count}").format(number=number, count=len(puzzles))
        self.card.show_puzzle(self.title, self.puzzle.difficulty, place, self._about())
        question = in_words(self.puzzle.question).format(name=self._name)
        if not self._turn:
            self.bottom.show_question(question)
            return
        right = is_right(self.puzzle, self.game, self._turn)
        self._tell_proof(right)
        next_task = ""
        if self._at_level:
            next_task = self.tr("Another at my level")
        elif number < len(puzzles):
            next_task = self.tr("Next puzzle")
        self.show_answer(question, next_task, right=right)

    def _about(self) -> str:
        """How strong it is, and what is other on a board or in an edition that nobody has played
        here."""
        puzzle = self.puzzle
        strength = self.tr("Strength {strength}").format(strength=puzzle.strength)
        news = self._settings.novelty(puzzle.board, puzzle.edition)
        return f"{strength}\n{news}" if news else strength

    @property
    def _name(self) -> str:
        return self.game.config.players[self.seat].name

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
        best = self.tr("Right is: {turn}").format(turn=self.turn_words(self.puzzle.solution))
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
            best[self.seat] = outcome_of(self._after_turn(), self.seat)
        acted = getattr(self.game.state.decision, "acted", ())
        players = self.game.config.players
        return [
            Outcome(
                players[seat].color,
                players[seat].name,
                str(lit),
                money_text(money),
                self._remark(seat, acted),
                own=seat == self.seat,
            )
            for seat, (lit, money) in sorted(best.items(), key=lambda item: item[1], reverse=True)
        ]

    def _after_turn(self) -> Game:
        return trial(self.game).after(*self._turn)

    def _remark(self, seat: int, acted: Collection[int]) -> str:
        if seat == self.seat and not self.puzzle.answer.win:
            return self.tr("if the game ends")
        if seat == self.seat:
            ends = ends_game(self._after_turn())
            return self.tr("ends the game") if ends else self.tr("the game goes on")
        return self.tr("is done") if seat in acted else self.tr("comes later")
