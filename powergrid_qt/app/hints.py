"""Hints: what the judge finds best in the decision of the human on move, and why. Whether somebody
asks for a hint or it comes by itself: it is the same one."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid_qt.ai import kept_judgements
from powergrid_qt.ai.advice import Advice, Adviser
from powergrid_qt.ai.player import ComputerPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.thinker import Thinker
from powergrid_qt.app.turn.auction_actions import BidAction, RaisingAction
from powergrid_qt.app.turn.played_game import HINTS
from powergrid_qt.app.turn.turn_action import PlayerAction, Turn
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import Build, Buy, Open
from powergrid_qt.words.names import card_name
from powergrid_qt.words.reasons import reason_text
from powergrid_qt.words.turns import few_figures_text, figures_text, turn_text

SPEAKS_AFTER_MS = 250
"""How long nobody must change the plan before a hint comes by itself."""

MakeAdviser = Callable[[tuple[Move, ...], Mapping[str, Any], str, int], ComputerPlayer]
"""Makes who advises from the moves that are planned, what is judged already (the `about` of the
record), and a kind and a seed; another process has to find it by its name."""


class Hints(QObject):
    """One hint at a time. `changed`: the expert starts to think, has decided, something else is
    planned, or the hint is gone, as it is with the next move. `silenced`: somebody wants no more
    hints that come by themselves."""

    changed = Signal()
    silenced = Signal()

    def __init__(self, controller: GameController, make: MakeAdviser = Adviser) -> None:
        super().__init__(controller)
        self._controller = controller
        self._position: Game | None = None
        """The position as the plan would leave it, to find words for what comes next."""
        self._asked: tuple[PlayerAction, Turn] | None = None
        self._set_before: object = None
        """What was set when the hint was asked for; no hint depends on it."""
        self._advice: Advice | None = None
        self.is_laid = False
        """Whether the advised turn is planned already, so that following carries it out."""
        self._was_laid = False
        """Whether the whole turn was planned once: who takes a part of it away has changed it."""
        self._follows = False
        """Whether the plan changes because a hint is followed."""
        self.problem = ""
        """Why there is no hint though one was asked for."""
        self.speaks_first = False
        """Whether a hint comes by itself in each decision (`speak_first`)."""
        self._unwanted: PlayerAction | None = None
        """The decision in which the hint was hidden."""
        self._soon = QTimer(self, singleShot=True, interval=SPEAKS_AFTER_MS)
        self._soon.timeout.connect(self._speak)
        self._make = make
        self._thinker = Thinker(self)
        self._thinker.decided.connect(self._decided)
        self._thinker.failed.connect(self._failed)
        controller.changed.connect(self._look)
        controller.planned.connect(self._look)

    @property
    def possible(self) -> bool:
        """Whether there is a decision to give a hint for."""
        return isinstance(self._controller.action, PlayerAction)

    @property
    def shown(self) -> bool:
        """Whether a hint was asked for, and is there or on its way."""
        return self._asked is not None

    @property
    def awaited(self) -> bool:
        """Whether a hint comes by itself, in this decision or in the next."""
        return self.speaks_first and self._controller.action is not self._unwanted

    @property
    def thinking(self) -> bool:
        return self.shown and self._advice is None and not self.problem

    @property
    def takes_enter(self) -> bool:
        """Whether Enter follows it. One that came by itself leaves Enter to a plan of one's own."""
        if self._asked is None or not self.speaks_first:
            return self.shown and not self.is_changed
        return self.move is not None and not self._asked[0].can_clear

    @property
    def move(self) -> Move | None:
        """What comes next of the advised turn, or its end; None once something else is planned."""
        if self._advice is None or self.is_changed:
            return None
        return self.left[0] if self.left else self._advice.moves[-1]

    @property
    def left(self) -> Turn:
        """What is not planned yet of the advised turn; nothing once something else is."""
        return self._left or ()

    @property
    def _left(self) -> Turn | None:
        """What is not planned yet of the advised turn; None if something else is planned."""
        if self._asked is None or self._advice is None:
            return None
        action, planned = self._asked
        advised = (*planned, *self._advice.moves)
        left = action.left_of_hint(advised, self._limit)
        if action.as_set == self._set_before:
            return advised if left is None else left
        return None if left and self._was_laid and action.planned_moves else left

    @property
    def _limit(self) -> int | None:
        limit = None if self._advice is None else self._advice.limit
        return None if limit is None else limit.amount

    @property
    def thinking_words(self) -> str:
        """What is thought about, in words; empty where nobody at the screen decides."""
        action = self._controller.action
        decision = self._controller.game.state.decision if self.possible else None
        if decision is None:
            return ""
        if isinstance(action, RaisingAction):
            card = card_name(action.selected_card)
            return self.tr("How high to go for {card}, and what else there is.").format(card=card)
        accepts = decision.accepts
        if Open in accepts:
            return self.tr("Which card to put up, and how high to go for it.")
        if Buy in accepts:
            return self.tr("Which tokens to buy, and how many.")
        if Build in accepts:
            return self.tr("Where to build, how much, and what to keep.")
        return self.tr("What comes of each choice in the next rounds.")

    @property
    def is_changed(self) -> bool:
        """Whether something else is planned by now: following brings the advised turn back."""
        return self._advice is not None and self._left is None

    @property
    def changed_turn(self) -> Turn:
        """What is planned instead; nothing where that is nothing to judge."""
        limits = self.other_limit
        if self._asked is None or not self.is_changed or (limits and limits[0] < limits[1]):
            return ()
        return self._asked[0].dearest_moves

    @property
    def other_limit(self) -> tuple[int, int] | None:
        """How high to bid as it is set and as it was advised, where nothing else is changed."""
        action, advised, advice = self._controller.action, self._limit, self._advice
        if not isinstance(action, BidAction) or advice is None or not self.is_changed:
            return None
        if action.limit is None or advised is None or action.main_moves != advice.moves:
            return None
        return action.limit, advised

    @property
    def chance(self) -> float | None:
        """The chance to win with the advised turn; None where nothing was compared."""
        best = None if self._advice is None else self._advice.steps[0].best
        return best.mean.chance if best is not None and best.outcomes else None

    @property
    def turn_words(self) -> str:
        return self._told(turn_text)

    @property
    def reason_words(self) -> str:
        return self._told(_reasons)

    @property
    def figures_words(self) -> str:
        """How much better the advised turn is than what else could be done."""
        return self._told(lambda advice, game: figures_text(advice.steps[0], game))

    @property
    def few_figures_words(self) -> str:
        """How much better the advised turn is, in one line."""
        return self._told(lambda advice, _: few_figures_text(advice.steps[0]))

    def _told(self, words: Callable[[Advice, Game], str]) -> str:
        if self._advice is None or self._position is None:
            return ""
        return words(self._advice, self._position)

    # -- asking -------------------------------------------------------------------------------

    def toggle(self) -> None:
        if self.shown:
            self.hide()
        else:
            self.ask()

    def ask(self) -> None:
        action = self._controller.action
        if isinstance(action, PlayerAction):
            self._forget()
            planned = action.planned_moves
            self._asked, self._set_before = (action, planned), action.as_set
            self._position = action.planned_position
            judged = kept_judgements.kept_in(self._controller.about)
            make = partial(self._make, planned, {kept_judgements.KEY: judged})
            self._thinker.ask(action.game.copy(), make=make)
            self.changed.emit()

    def hide(self) -> None:
        """Hide the hint for this decision, unless somebody asks for it."""
        if self._asked is not None:
            self._unwanted = self._asked[0]
            self._drop()

    def _drop(self) -> None:
        if self.shown:
            self._forget()
            self.changed.emit()

    def follow(self) -> None:
        """Put what the hint says into the plan of the turn; do it if it is there already."""
        if self._asked is None or self._advice is None:
            return
        action, planned = self._asked
        self._follows = True
        action.follow((*planned, *self._advice.moves), self._limit)
        self._follows = self._was_laid = False
        self._look()
        if self.shown and not self.is_laid:
            self.is_laid = True
            self.changed.emit()

    # -- hints that come by themselves ----------------------------------------------------------

    def speak_first(self, speaks: bool) -> None:
        """Let a hint come by itself in each decision, or not."""
        if speaks != self.speaks_first:
            self.speaks_first = speaks
            if speaks:
                self._thinker.wake()
            self._unwanted = None
            self._drop()
            self._look()

    def silence(self) -> None:
        self.speak_first(False)
        self.silenced.emit()

    def _speak(self) -> None:
        action = self._controller.action
        if self.speaks_first and not self.shown and action is not self._unwanted:
            self.ask()

    def end(self) -> None:
        """Leave no process behind; the next hint starts another."""
        self.hide()
        self._thinker.end()

    def _forget(self) -> None:
        self._thinker.cancel()
        self._asked = self._position = self._advice = None
        self.is_laid = self._was_laid = False
        self.problem = ""

    def _look(self) -> None:
        """A hint belongs to one decision, and stays while nothing is planned but what it says."""
        if self._follows:
            return
        if self._asked is not None and self._controller.action is self._asked[0]:
            action, planned = self._asked
            if action.planned_moves == planned or self._left is not None:
                self.is_laid = self._left == ()
                self._was_laid |= self.is_laid
                self.changed.emit()
                return
            if self.is_changed and not self.speaks_first:
                self.is_laid = False
                self.changed.emit()
                return
        self._drop()
        if self.speaks_first:
            self._soon.start()
            self.changed.emit()

    def _decided(self, advice: Advice) -> None:
        assert self._position is not None
        if self._position.why_not(advice.move) is None:
            self._advice = advice
            self.is_laid = self._was_laid = self._left == ()
            self._controller.count(HINTS)
            self._keep(advice, self._position.moves)
            self.changed.emit()
        else:
            self._failed(self.tr("its move is not legal"))

    def _keep(self, advice: Advice, moves: Sequence[Move]) -> None:
        """Keep the hint and its figures with the game, for whoever asks later."""
        kept = dict(kept_judgements.kept_in(self._controller.about))
        for number, step in enumerate(advice.steps):
            where = kept_judgements.digest_of((*moves, *advice.moves[:number]))
            limit = None if number else advice.limit
            kept[where] = kept_judgements.judgement_to_json(step, hint=True, limit=limit)
        self._controller.about[kept_judgements.KEY] = kept

    def _failed(self, reason: str) -> None:
        self.problem = self.tr("The expert could not decide: {reason}.").format(reason=reason)
        self.changed.emit()


def _reasons(advice: Advice, game: Game) -> str:
    told = (reason_text(reason, game) for reason in advice.why)
    return " ".join(filter(None, told))
