"""An exercise on the real table: a decision of one's own game once more, judged by the expert."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.ai.advice import laid_out
from powergrid_qt.ai.analysis import Lapse
from powergrid_qt.ai.judged_turn import JudgedTurn
from powergrid_qt.app.lessons.lesson import lesson_after
from powergrid_qt.app.mistakes import (
    NEARLY,
    Exercise,
    ExerciseJudge,
    Mistake,
    MyMistakes,
    exercise_of,
)
from powergrid_qt.app.puzzles import TrialController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Move, Refused
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.state import AUCTION, BUILDING, BUREAUCRACY, EXPANSION, RESOURCES
from powergrid_qt.models.past.words import past_board
from powergrid_qt.views.pages.mistakes.mistake_card import ComparedAnswer, MistakeCard
from powergrid_qt.views.pages.puzzles.task_page import TaskPage
from powergrid_qt.words.daily import day_name
from powergrid_qt.words.names import phase_name
from powergrid_qt.words.refusals import refusal_text
from powergrid_qt.words.turns import of_100, what_text
from powergrid_qt.words.verdicts import place_text, verdict_words, weakness_name


class MistakePage(TaskPage):
    """An exercise on the table. `failed(text)`: there is nothing to show, and why."""

    failed = Signal(str)
    exercise: Exercise

    def __init__(
        self,
        controller: TrialController,
        settings: Settings,
        mistakes: MyMistakes,
        judge: ExerciseJudge,
        parent: QWidget | None = None,
    ) -> None:
        self.card = MistakeCard()
        super().__init__(controller, settings, self.card, parent)
        self._mistakes, self._judge_process = mistakes, judge
        self.kind = ""
        """The kind of decisions that is practised; empty: what waits today is asked."""
        self._series: Sequence[Mistake] = ()
        self._lapse: Lapse | None = None
        """What the answer is worth; None until that is known."""
        self._judged = False
        judge.decided.connect(self._take_judgement)
        judge.failed.connect(self._tell_failure)
        self.bottom.answer.again_button.setText(self.tr("Try once more"))

    # -- the exercise ---------------------------------------------------------------------------

    @property
    def mistake(self) -> Mistake:
        return self.exercise.mistake

    @property
    def solution(self) -> tuple[Move, ...]:
        return self.exercise.best

    @property
    def title(self) -> str:
        return self.tr("My mistakes, {board}").format(board=self._board)

    def show_series(self, series: Sequence[Mistake], mistake: Mistake, kind: str = "") -> None:
        """Ask one of several exercises that are asked one after the other."""
        self._series, self.kind = series, kind
        self._show(mistake)

    def _show(self, mistake: Mistake) -> None:
        try:
            exercise = exercise_of(mistake)
        except Refused as error:
            self.failed.emit(f"{mistake.game.path.name}: {refusal_text(error.refusal)}")
            return
        if exercise is None:
            self.failed.emit(self.tr("The analysis of this game is another one by now."))
            return
        if exercise.lapse.hint_was_wrong:
            self.failed.emit(self.tr("The hint was wrong here, so the exercise is gone."))
            return
        self.exercise = exercise
        self._judge_process.cancel()
        self._judge_process.wake()  # starting takes as long as many an answer
        self.show_position(exercise.game())

    def try_again(self) -> None:
        self._lapse, self._judged = None, False
        super().try_again()

    def show_solution(self) -> None:
        if not self._judged:  # who looks does not know it
            self._mistakes.remember(self.mistake, right=False)
        self._lapse, self._judged = self.exercise.lapse, True
        super().show_solution()

    def _judge(self) -> None:
        exercise = self.exercise
        self._lapse, self._judged = None, False
        if self._turn == exercise.then:
            self._lapse, self._judged = exercise.lapse, True
            self._mistakes.remember(self.mistake, right=False)
        elif laid_out(self._turn) == laid_out(exercise.best):
            self._judged = True
            self._mistakes.remember(self.mistake, right=True)
        else:
            self._judge_process.judge(exercise, self._turn)

    def _take_judgement(self, judged: JudgedTurn) -> None:
        if self._turn and not self._judged:
            self._lapse, self._judged = judged.lapse, True
            self._mistakes.remember(self.mistake, right=self._right)
            self._tell()

    @property
    def _right(self) -> bool:
        """Whether what was answered is the best, or nearly as good."""
        return self._judged and (self._lapse is None or self._lapse.cost < NEARLY)

    def _tell_failure(self, reason: str) -> None:
        told = self.tr("Your answer could not be judged: {reason}.")
        self.card.show_thinking(told.format(reason=reason))

    def _next(self) -> None:
        following = self._following
        if following is not None:
            self._show(following)

    @property
    def _following(self) -> Mistake | None:
        """The next exercise of the series; today's are done once they are answered."""
        at = self._series.index(self.mistake)
        others = [*self._series[at + 1 :], *([] if self.kind else self._series[:at])]
        return next((one for one in others if self.kind or not self._mistakes.state(one)), None)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._judge_process.cancel()
        self._judge_process.end()

    # -- words ----------------------------------------------------------------------------------

    @property
    def _board(self) -> str:
        game = self.mistake.game
        return past_board(game.board, game.board_name)

    @property
    def _where(self) -> str:
        """Where the exercise is from, "Your game of 13 November · Germany · round 4, Building"."""
        state = self.game.state
        told = self.tr("Your game of {day} · {board} · round {round}, {phase}")
        return told.format(
            day=day_name(self.mistake.ended),
            board=self._board,
            round=state.round,
            phase=phase_name(state.phase),
        )

    @property
    def _question(self) -> str:
        if isinstance(self.game.state.decision, Auction):
            return self.tr("Would you bid, and how much?")
        questions = {
            AUCTION: self.tr("What would you do in the auction?"),
            RESOURCES: self.tr("What would you buy?"),
            BUILDING: self.tr("What would you build?"),
            EXPANSION: self.tr("How would you expand?"),
            BUREAUCRACY: self.tr("What would you run?"),
        }
        return questions.get(self.game.state.phase, self.tr("What would you do?"))

    def _tell(self) -> None:
        at = self._series.index(self.mistake)
        place = self.tr("{number} of {count}").format(number=at + 1, count=len(self._series))
        states = [self._mistakes.state(one) for one in self._series]
        self.card.show_exercise(self._where, self._question, place, states, at)
        if not self._turn:
            self.show_choice((), ())
            self.bottom.show_question(self._question)
            return
        self._mark()
        if self._judged:
            self._tell_judged()
        else:
            self.card.show_thinking(self.tr("The expert looks at your answer …"))
        following = self._following
        next_task = ""
        if following is not None:
            number = self._series.index(following) + 1
            next_task = self.tr("Next: {number} of {count}").format(
                number=number, count=len(self._series)
            )
        self.show_answer(self._question, next_task, right=self._right)

    @property
    def _is_told(self) -> bool:
        """Whether the best answer is told: not while somebody may still find it."""
        return self._right or self._shown

    def _mark(self) -> None:
        """On the board: what is laid is drawn as a plan, what is best dashed, that of then
        dotted. A solution that is shown lies there as a plan, and is the best."""
        if self._is_told:
            mine = () if self._shown else self._turn
            self.show_choice(self.exercise.then, self.exercise.best, mine)
        else:
            self.show_choice((), ())

    def _tell_judged(self) -> None:
        exercise, open_now = self.exercise, self._is_told
        if open_now:
            self._show_answers()
            why = verdict_words(exercise.lapse, self.game, exercise.compared).reason
        else:
            why = self._nudge
        self.card.show_verdict(self._verdict, self._remark, why, right=open_now)
        progress, kind = self._mistakes.progress(self.mistake), self.mistake.kind
        lesson = lesson_after(kind, self.mistake.game.edition)
        self.card.show_schedule(self._again, progress.right, lesson)

    @property
    def _verdict(self) -> str:
        if self._shown:
            told = self.tr("Best: {turn}")
        elif self._is_best:
            told = self.tr("Right: {turn}")
        elif self._right:
            told = self.tr("Nearly as good: {turn}")
        else:
            told = self.tr("Not yet: {turn}")
        return told.format(turn=what_text(self._turn, self.game))

    @property
    def _is_best(self) -> bool:
        return self._lapse is None or self._lapse.cost <= 0

    @property
    def _remark(self) -> str:
        """What the answer is worth beside the best one, in words; empty if it is the best."""
        if self._shown or self._lapse is None or self._is_best:
            return ""
        if self._right:
            told = self.tr("It counts as right. A little better: {best}.")
            return told.format(best=what_text(self.exercise.best, self.game))
        told = self.tr("This costs {places} places.")
        return told.format(places=place_text(self._lapse.cost))

    @property
    def _nudge(self) -> str:
        """A hint in words that helps without telling the answer."""
        told = self.tr("In your game it was: {kind}.")
        return told.format(kind=weakness_name(self.mistake.kind))

    def _show_answers(self) -> None:
        """Show answers by how often they win; by the place where that does not tell them apart."""
        then, mine = self.exercise.lapse.worst, self._lapse
        begins = mine is not None and mine.number == self.exercise.lapse.number
        best = mine.worst if mine is not None and begins and not self._shown else then
        by_wins = of_100(best.best_chance) > of_100(then.played_chance)
        players = len(self.game.config.players)

        def answer(turn: Sequence[Move], chance: float, place: float, tag: str) -> ComparedAnswer:
            return ComparedAnswer(
                self.turn_words(turn),
                str(of_100(chance)) if by_wins else place_text(place),
                chance if by_wins else (players - place) / (players - 1),
                tag,
                own=turn == self._turn,
            )

        turn = self.exercise.best
        found = [answer(turn, best.best_chance, best.best_place, self.tr("best"))]
        if not self._shown and mine is not None and mine.cost > 0:
            chance, place = mine.worst.played_chance, mine.after
            found.append(answer(self._turn, chance, place, self.tr("you")))
        chance, place = then.played_chance, self.exercise.lapse.after
        found.append(answer(self.exercise.then, chance, place, self.tr("then")))
        legend = self.tr("wins of 100") if by_wins else self.tr("place to expect")
        self.card.show_answers(legend, found)

    @property
    def _again(self) -> str:
        due, day = self._mistakes.progress(self.mistake).due, self._mistakes.day
        if due is None:
            return self.tr("Learned: it does not come again")
        days = (due - day).days
        return self.tr("Again tomorrow") if days <= 1 else self.tr("Again in %n days", "", days)
