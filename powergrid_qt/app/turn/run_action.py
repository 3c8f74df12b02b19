"""Which plants run, whatever drives them. The best choice is there from the start."""

from powergrid_qt.app.turn.player_action import Plan, PlannedAction
from powergrid_qt.app.turn.turn_action import Offer, offer_for
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.words.names import cities_text, money_text


class RunAction(PlannedAction[Plan]):
    """The plan is what the move says of the plants, in the order of the hand; the first plan is
    the best choice."""

    plants: tuple[CardId, ...]

    @property
    def running(self) -> tuple[CardId, ...]:
        raise NotImplementedError

    def offer(self, plant: CardId) -> Offer:
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
        offer = self.offer(plant)
        if offer.lit:
            self._choose(self._switched(plant))
        else:
            self._tell(offer.reason, offer.refusal)

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
        return self.tr("{cities} would stay dark that could have light.").format(
            cities=cities_text(dark)
        )

    @property
    def main_label(self) -> str:
        return self.tr("Power {cities}: +{income}").format(
            cities=cities_text(self.powered), income=money_text(self.income)
        )

    # -- the plan -----------------------------------------------------------------------------

    def _choose(self, plan: Plan) -> bool:
        """False if that changes nothing."""
        changed = plan != self.plan
        if changed:
            self._change(plan)
        return changed

    @property
    def main_offer(self) -> Offer:
        return offer_for(self.game.why_not(self._move(self.plan)))

    def main(self) -> None:
        self._play(self._move(self.plan))
