"""Decisions with a plan: it is tried out before it is paid, and taken back step by step."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from powergrid_qt.ai.advice import laid_out, left_of
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import LIT, ClickOffer, PlayerAction, Turn, offer_for
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.models.players import shown_money
from powergrid_qt.words.names import cities_text, money_text

Plan = TypeVar("Plan", bound=Hashable)


class PlannedAction(PlayerAction, Generic[Plan]):
    """A decision with a plan that is tried out before it is paid. The plan is a value; whatever
    is told of it is worked out from it. Undo takes back its last step, like a move, and only then
    goes back to moves that were made."""

    def __init__(self, controller: PlayedGame, first: Plan) -> None:
        super().__init__(controller)
        self._first = first
        self._steps = [first]
        self._undone: list[Plan] = []

    @property
    def plan(self) -> Plan:
        return self._steps[-1]

    def _work_out(self, plan: Plan) -> Plan:
        """Try a plan out; gives it without what no longer fits."""
        return plan

    def _change(self, plan: Plan) -> None:
        plan = self._work_out(plan)
        if plan != self.plan:
            self._steps.append(plan)
            self._undone.clear()
        self._tell("")

    @property
    def as_set(self) -> Plan:
        return self.plan

    @property
    def can_clear(self) -> bool:
        return self.plan != self._first

    def clear(self) -> None:
        self._change(self._first)

    def plan_again(self, moves: Iterable[Move]) -> None:
        super().plan_again(moves)
        self._steps, self._undone = [self.plan], []

    @property
    def can_undo(self) -> bool:
        return len(self._steps) > 1 or super().can_undo

    def undo(self) -> None:
        if len(self._steps) > 1:
            self._undone.append(self._steps.pop())
            self._show_again()
        else:
            super().undo()

    @property
    def can_redo(self) -> bool:
        return bool(self._undone) or (len(self._steps) == 1 and super().can_redo)

    def redo(self) -> None:
        if self._undone:
            self._steps.append(self._undone.pop())
            self._show_again()
        elif self.can_redo:
            super().redo()

    def _show_again(self) -> None:
        self._work_out(self.plan)
        self._tell("")


class PlanLabels(NamedTuple):
    """The words on the buttons of a turn."""

    nothing: str
    """The words on the button that ends the turn with nothing."""
    choose: str
    """The words for what is to be done first, while nothing is planned."""
    end: str
    """The words on the button that ends the turn with what is planned."""


class PlannedTurn(PlannedAction[Plan]):
    """The main button carries the plan out, and waits for one. Ending the turn with nothing is
    offered where passing is, beside it, whether there is something to be had or not: no button
    gives a turn up that did something else a moment ago."""

    @property
    def idle(self) -> bool:
        return self.plan == self._first

    @property
    def can_clear(self) -> bool:
        return not self.idle

    @property
    def total(self) -> int:
        """What the plan costs."""
        raise NotImplementedError

    @property
    def money_left(self) -> int:
        return self.money - self.total

    @property
    def known_money(self) -> list[int | None]:
        """Everybody's money, None for those who keep theirs hidden from the player."""
        return shown_money(self.game, self.seat)

    @property
    def labels(self) -> PlanLabels:
        raise NotImplementedError

    # -- the buttons --------------------------------------------------------------------------

    @property
    def main_label(self) -> str:
        return self.labels.choose if self.idle else self.labels.end

    @property
    def main_offer(self) -> ClickOffer:
        if not self.idle:
            return self._plan_offer
        text = self.tr("Plan something first, or choose “{nothing}”.")
        return ClickOffer(False, text.format(nothing=self.labels.nothing))

    @property
    def _plan_offer(self) -> ClickOffer:
        return LIT

    @property
    def pass_offer(self) -> ClickOffer:
        """Whether passing is possible; it is offered all the time, so that nothing moves."""
        return LIT if self.idle else ClickOffer(False, self.tr("Clear the plan first."))

    @property
    def pass_label(self) -> str:
        return self.labels.nothing

    @property
    def pass_moves(self) -> tuple[Move, ...]:
        return self.main_moves if self.idle else ()

    def pass_turn(self) -> None:
        if self._is_lit(self.pass_offer):
            self.main()

    def left_of_hint(self, moves: Turn, limit: int | None) -> Turn | None:
        """Return what the plan lacks of a hint: a plan that is begun is no other one."""
        return left_of(laid_out(moves), laid_out(self.planned_moves))

    def follow(self, moves: Sequence[Move], limit: int | None = None) -> None:
        """Plan just these moves: what else was planned goes. A hint may propose to do nothing."""
        before = self.plan
        if not self.idle:
            self.clear()
        for move in moves:
            self._plan_move(move)
        if self.plan == before:
            self.pass_turn() if self.idle else self.confirm()


class RunAction(PlannedAction[Plan]):
    """The plan is what the move says of the plants, as the hand lies; the first one is the best."""

    plants: tuple[CardId, ...]

    @property
    def running(self) -> tuple[CardId, ...]:
        raise NotImplementedError

    def offer(self, plant: CardId) -> ClickOffer:
        """Whether a plant can be switched on or off."""
        raise NotImplementedError

    def _switched(self, plant: CardId) -> Plan:
        """The plan with a plant on that was off, or off that was on."""
        raise NotImplementedError

    def _powered(self, plan: Plan) -> int:
        """The cities that have light with these plants."""
        raise NotImplementedError

    def _move(self, plan: Plan) -> Move:
        raise NotImplementedError

    def toggle(self, plant: CardId) -> None:
        if self._is_lit(self.offer(plant)):
            self._choose(self._switched(plant))

    # -- what it brings -----------------------------------------------------------------------

    @property
    def sentence(self) -> str:
        return self.tr("{name}, choose the plants that run.").format(name=self.name)

    @property
    def powered(self) -> int:
        return self._powered(self.plan)

    @property
    def income(self) -> int:
        return self.state.rules.edition.income(self.powered)

    @property
    def warning(self) -> str:
        dark = self._powered(self._first) - self.powered
        if dark <= 0:
            return ""
        text = self.tr("{cities} would stay dark that could have light.")
        return text.format(cities=cities_text(dark))

    @property
    def main_label(self) -> str:
        text = self.tr("Power {cities}: +{income}")
        return text.format(cities=cities_text(self.powered), income=money_text(self.income))

    # -- the plan -----------------------------------------------------------------------------

    def _choose(self, plan: Plan) -> bool:
        """Take over a plan; False if that changes nothing."""
        changed = plan != self.plan
        if changed:
            self._change(plan)
        return changed

    @property
    def main_offer(self) -> ClickOffer:
        return offer_for(self.game.why_not(self._move(self.plan)), self.state.rules.board)

    @property
    def main_moves(self) -> tuple[Move, ...]:
        return (self._move(self.plan),)
