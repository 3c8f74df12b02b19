"""A turn that is planned and then ended: doing nothing is never what a hasty press does."""

from powergrid_qt.app.turn.player_action import Plan, PlannedAction
from powergrid_qt.app.turn.turn_action import LIT, Offer
from powergrid_qt.engine import Move
from powergrid_qt.models.player_facts import shown_money


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
        return self.choose_label if self.idle else self.end_label

    @property
    def main_offer(self) -> Offer:
        if not self.idle:
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
    def pass_offer(self) -> Offer:
        """It stays beside the main button all the time: nothing moves while a plan grows."""
        return LIT if self.idle else Offer(False, self.tr("Clear the plan first."))

    @property
    def pass_label(self) -> str:
        return self.nothing_label

    def pass_turn(self) -> None:
        offer = self.pass_offer
        if offer.lit:
            self.main()
        else:
            self._tell(offer.reason, offer.refusal)

    def follow(self, move: Move) -> None:
        """A hint may well propose to do nothing."""
        if not self._plan_move(move):
            self.pass_turn() if self.idle else self.confirm()
