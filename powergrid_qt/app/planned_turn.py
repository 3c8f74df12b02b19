"""A turn that is planned and then ended: doing nothing is never what a hasty press does."""

from functools import cached_property

from powergrid_qt.app.player_action import Plan, PlannedAction
from powergrid_qt.app.turn import LIT, Offer
from powergrid_qt.engine import Move
from powergrid_qt.models.player_facts import shown_money


class PlannedTurn(PlannedAction[Plan]):
    """The main button carries the plan out. With nothing planned it does nothing as long as
    something worthwhile can be paid: ending the turn like that is then offered where passing is,
    beside it. When there is nothing worthwhile, the main button ends the turn."""

    @cached_property
    def _worthwhile(self) -> bool:
        """Whether something can be paid that the player would regret to leave; planning changes
        nothing of it."""
        raise NotImplementedError

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
    def _waits(self) -> bool:
        """The main button waits for a plan."""
        return self.idle and self._worthwhile

    @property
    def known_money(self) -> list[int | None]:
        """Everybody's money, None for those who keep theirs hidden from the player."""
        return shown_money(self.game, self.seat)

    # -- words --------------------------------------------------------------------------------

    @property
    def nothing_label(self) -> str:
        """Ending the turn with nothing."""
        raise NotImplementedError

    @property
    def end_label(self) -> str:
        """Ending the turn with what is planned."""
        raise NotImplementedError

    @property
    def choose_label(self) -> str:
        """What to do first."""
        raise NotImplementedError

    # -- the buttons --------------------------------------------------------------------------

    @property
    def main_label(self) -> str:
        return self.choose_label if self._waits else self.end_label

    @property
    def main_offer(self) -> Offer:
        if not self._waits:
            return self._plan_offer
        return Offer(
            False,
            self.tr("Plan something first, or choose “{nothing}”.").format(
                nothing=self.nothing_label
            ),
        )

    @property
    def _plan_offer(self) -> Offer:
        return LIT

    @property
    def pass_offer(self) -> Offer | None:
        """It stays beside the main button all the time: nothing moves while a plan grows."""
        if not self._worthwhile:
            return None
        return LIT if self.idle else Offer(False, self.tr("Clear the plan first."))

    @property
    def pass_label(self) -> str:
        return self.nothing_label

    def pass_turn(self) -> None:
        offer = self.pass_offer
        if offer is not None and offer.lit:
            self.main()
        elif offer is not None:
            self._tell(offer.reason, offer.refusal)

    def follow(self, move: Move) -> None:
        """A hint may well propose to do nothing."""
        if not self._plan_move(move):
            self.pass_turn() if self._waits else self.confirm()
