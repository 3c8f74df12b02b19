"""The coach: looks at the turn that a person is about to make, while it is planned, and asks the
judge what it would cost. From that come the warnings, and in a game with a coach the question
whether to look again.

The option of a new game stands in the `about` of its record: from how many places in the ranking on
a decision is much.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.ai import kept_judgements
from powergrid_qt.ai.advice import laid_out
from powergrid_qt.ai.judge import HINT
from powergrid_qt.ai.judged_turn import JudgedTurn, TurnJudge
from powergrid_qt.ai.kept_judgements import Limit
from powergrid_qt.app.about import coach_from
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.thinker import Thinker
from powergrid_qt.app.turn.turn_action import PlayerAction, Turn
from powergrid_qt.engine import GameConfig, Move
from powergrid_qt.words.questions import question_about

COSTLY = 0.3
"""From so many places on, a warning is shown; so many make an exercise, too."""
MOST_QUESTIONS = 2
"""The number of questions in one decision after which the coach lets every turn pass."""
LOOKS_AFTER_MS = 400
"""How long nobody must click before the coach thinks about the plan."""
PATIENCE_MS = 4000
"""The longest time that a turn waits for the coach."""


def _turns(action: PlayerAction) -> tuple[Turn, Turn]:
    """What the main button would do, and what passing would; nothing where that is not possible."""
    passing = action.pass_offer
    return (
        action.main_moves if action.main_offer.lit else (),
        action.pass_moves if passing is not None and passing.lit else (),
    )


def _turn(action: PlayerAction) -> Turn:
    """Return the first of those turns that there is."""
    main, passing = _turns(action)
    return main or passing


class Coach(QObject):
    """`changed`: something else is known of the turn as it is planned. One decision at a time; what
    was found out is kept with the game once the turn is made."""

    changed = Signal()

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self.warns = True
        """Whether people want warnings."""
        self._thinker = Thinker(self)
        self._thinker.decided.connect(self._heard)
        self._thinker.failed.connect(self._failed)
        self._config: GameConfig | None = None
        self._moves: list[Move] = []
        """The moves of the game when the decision came."""
        self._asked: Turn = ()
        """The turn that is thought about; empty once the decision is made."""
        self._next: Turn = ()
        """What it is to think about after that: a thought that is cut short takes its process with
        it, and a new one has to look at the whole game again."""
        self._wished: Turn = ()
        """The turn that somebody else wants to know about, until it is thought about."""
        self._known: dict[Turn, JudgedTurn] = {}
        self._questioned: list[Turn] = []
        """The turns after which the coach has asked to look again."""
        self._advised: tuple[object, Turn, Limit | None] | None = None
        """The turn and the limit that a hint advises, behind the data that they were read from."""
        self._held: tuple[Turn, Callable[[], None]] | None = None
        """The turn that waits until the coach has looked, and the function that makes it."""
        self._soon = QTimer(self, singleShot=True, interval=LOOKS_AFTER_MS)
        self._soon.timeout.connect(self._ask)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._let_go)
        controller.changed.connect(self._look)
        controller.planned.connect(self._look)

    @property
    def speaks_from(self) -> float | None:
        """The loss, in places, from which on the coach speaks; None in a game without a coach."""
        return coach_from(self._controller.about)

    @property
    def waits(self) -> bool:
        """Whether a turn waits until the coach has looked."""
        return self._held is not None

    def show_warnings(self, warns: bool) -> None:
        self.warns = warns
        self._look()

    def end(self) -> None:
        """Leave no process behind; the next question starts another."""
        self._held = None
        self._soon.stop()
        self._patience.stop()
        self._thinker.end()

    # -- what is looked at ----------------------------------------------------------------------

    @property
    def _action(self) -> PlayerAction | None:
        """The decision that the coach may look at."""
        controller = self._controller
        wanted = self.warns or self.speaks_from is not None
        return controller.player_action if wanted and controller.hints_allowed else None

    def _look(self) -> None:
        if not self._controller.has_game:
            return
        config, moves = self._controller.game.config, self._controller.game.moves
        if (config, moves) != (self._config, self._moves):
            if config == self._config:
                self._keep_what_was_made(moves)
            self._config, self._moves = config, list(moves)
            self._known.clear()
            self._questioned.clear()
            self._asked = self._next = self._wished = ()
            self._advised = None
        action = self._controller.player_action
        if self._held is not None and (action is None or self._held[0] not in _turns(action)):
            self._held = None
        self._soon.start()

    def look_at(self, turn: Turn) -> JudgedTurn | None:
        """What is known of a turn that could be made in the decision at hand; if nothing is it
        looks at it, whether warnings are wanted or not, and `changed` tells when it has."""
        if turn not in self._known and turn not in (self._asked, self._next, self._wished):
            self._wished = turn
            self._soon.start()
        return self._known.get(turn)

    def _ask(self) -> None:
        action, turn = self._action, self._wished
        self._wished = ()
        if action is not None and not turn:
            planned = _turn(action)
            turn = () if planned and self._follows(planned) else planned
        if turn and turn not in self._known:
            self._ask_about(turn)

    def _ask_about(self, turn: Turn) -> None:
        if self._thinker.thinks:
            self._next = turn
            return
        about = self._controller.about
        judged = {kept_judgements.KEY: kept_judgements.kept_in(about)}
        make = partial(TurnJudge, turn, judged=judged, worlds=HINT.samples)
        self._asked, self._next = turn, ()
        self._thinker.ask(self._controller.game.copy(), make=make)

    def _heard(self, answer: JudgedTurn) -> None:
        asked, wanted, held = self._asked, self._next, self._held
        self._asked = self._next = ()
        if asked:
            self._known[asked] = answer
        if wanted and wanted not in self._known:
            self._ask_about(wanted)
        if held is not None and held[0] == asked:
            self._let_go()
        if asked:
            self.changed.emit()

    def _failed(self, _reason: str) -> None:
        """What went wrong is told as a mishap of the program; nobody is kept from their turn."""
        if self._asked:
            self._known[self._asked] = JudgedTurn(self._asked[0])
        self._asked = self._next = ()
        self._let_go()
        self.changed.emit()

    def _follows(self, turn: Turn) -> bool:
        """Whether a turn is what a hint has advised."""
        game, about = self._controller.game, self._controller.about
        judged = about.get(kept_judgements.KEY)
        if self._advised is None or self._advised[0] is not judged:
            kept = kept_judgements.KeptJudgements(about)
            self._advised = judged, tuple(kept.advised_turn(game)), kept.limit(game)
        _, advised, limit = self._advised
        if limit is not None and limit.covers(game, turn[0]):
            return True
        return bool(advised) and laid_out(advised) == laid_out(turn)

    def _keep_what_was_made(self, moves: list[Move]) -> None:
        """What was found out of a turn is used again by whoever asks later."""
        made = tuple(moves[len(self._moves) :])
        for turn, answer in self._known.items():
            if turn and made[: len(turn)] == turn and moves[: len(self._moves)] == self._moves:
                kept: dict[str, Any] = dict(kept_judgements.kept_in(self._controller.about))
                self._controller.about[kept_judgements.KEY] = {**answer.judged, **kept}

    # -- warnings -------------------------------------------------------------------------------

    def warning(self, action: PlayerAction) -> str:
        """What the player would probably regret of the turn as it is planned: what the rules tell
        of it, or else that it is costly. Nothing is said of what a hint proposes."""
        turn = _turn(action)
        if turn and self._follows(turn):
            return ""
        told, known = action.warning, self._known.get(turn)
        if told or known is None or known.cost < COSTLY or self.speaks_from is not None:
            return told
        has_hint = self._advised is not None and bool(self._advised[1])  # since `_follows`
        if turn == action.pass_moves:
            words = self.tr("“{nothing}” would be costly: H tells what is better.")
            if has_hint:
                words = self.tr("“{nothing}” would be costly.")
            return words.format(nothing=action.pass_label)
        if has_hint:
            return self.tr("This would be costly.")
        return self.tr("This would be costly: H tells what is better.")

    # -- a game with a coach --------------------------------------------------------------------

    def confirm(self, action: PlayerAction) -> None:
        self._carry_out(action, _turns(action)[0], action.confirm)

    def pass_turn(self, action: PlayerAction) -> None:
        self._carry_out(action, _turns(action)[1], action.pass_turn)

    def _carry_out(self, action: PlayerAction, turn: Turn, do: Callable[[], None]) -> None:
        once_more = self._held is not None and self._held[0] == turn
        if once_more or not self._minds(turn):
            self._held = None
            do()
        elif turn in self._known:
            self._question(action, turn)
        else:
            action.say(self.tr("Your coach has a look. Once more: do it at once."))
            self._held = turn, do
            self._patience.start()
            self._ask_about(turn)

    def _minds(self, turn: Turn) -> bool:
        """Whether it would say something before a turn is made, as far as it knows."""
        speaks_from = self.speaks_from
        if not turn or speaks_from is None or not self._controller.hints_allowed:
            return False
        if len(self._questioned) >= MOST_QUESTIONS or turn in self._questioned:
            return False
        known = self._known.get(turn)
        return not self._follows(turn) and (known is None or known.cost >= speaks_from)

    def _question(self, action: PlayerAction, turn: Turn) -> None:
        lapse = self._known[turn].lapse
        assert lapse is not None
        self._questioned.append(turn)
        question = question_about(lapse, action.game, turn)
        action.say(self.tr("Look again: {question}").format(question=question))

    def _let_go(self) -> None:
        """Ask the player to look again, or make the turn that waits: the coach has had its time."""
        held, self._held = self._held, None
        self._patience.stop()
        action = self._controller.player_action
        if held is None or action is None:
            return
        turn, do = held
        if turn in self._known and self._minds(turn):
            self._question(action, turn)
        else:
            do()
