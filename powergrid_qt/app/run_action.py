"""Which plants run: what this choice has in common in all families of editions. The best one is
there from the start."""

from collections.abc import Hashable
from typing import TypeVar

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.player_action import PlannedAction, offer_for
from powergrid_qt.app.turn import Offer
from powergrid_qt.engine import Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.words.names import cities_text, money_text

Plan = TypeVar("Plan", bound=tuple[Hashable, ...])


class RunAction(PlannedAction[Plan]):
    def __init__(self, controller: GameController, best: Plan) -> None:
        super().__init__(controller, best)
        self._best = best
        self._restore(best)

    # -- for subclasses to fill in ------------------------------------------------------------

    @property
    def plants(self) -> tuple[CardId, ...]:
        """Those that can be switched on and off."""
        raise NotImplementedError

    @property
    def running(self) -> tuple[CardId, ...]:
        raise NotImplementedError

    def offer(self, plant: CardId) -> Offer:
        """Whether a plant can be switched on or off."""
        raise NotImplementedError

    def toggle(self, plant: CardId) -> None:
        raise NotImplementedError

    @property
    def left_text(self) -> str:
        """What is left of what plants run with."""
        raise NotImplementedError

    def _powered(self, plan: Plan) -> int:
        raise NotImplementedError

    def _move(self, plan: Plan) -> Move:
        raise NotImplementedError

    # -- fuel, where plants burn any ----------------------------------------------------------

    def fuels(self, plant: CardId) -> tuple[str, ...]:
        """What a plant can burn."""
        return ()

    def burns(self, plant: CardId) -> dict[str, int]:
        """What a plant burns that is chosen to run."""
        return {}

    def can_burn_more(self, plant: CardId, fuel: str) -> bool:
        return False

    def burn_more(self, plant: CardId, fuel: str) -> None:
        """Burn one token of this kind instead of one of another."""

    # -- what it brings -----------------------------------------------------------------------

    @property
    def sentence(self) -> str:
        return self.tr("{name}, choose the plants that run.").format(name=self.name)

    @property
    def powered(self) -> int:
        return self._powered(self._plan_of_now())

    @property
    def income(self) -> int:
        income: int = self.state.rules.edition.income(self.powered)
        return income

    @property
    def warning(self) -> str:
        dark = self._powered(self._best) - self.powered
        if dark <= 0:
            return ""
        return self.tr("{cities} would stay dark that could have light.").format(
            cities=cities_text(dark)
        )

    # -- the plan -----------------------------------------------------------------------------

    def _take_over(self, plan: Plan) -> bool:
        """Have a plan that somebody proposes; False if that changes nothing."""
        if set(plan) == set(self._plan_of_now()):
            return False
        self._restore(plan)
        self._planned()
        return True

    @property
    def can_clear(self) -> bool:
        return set(self._plan_of_now()) != set(self._best)

    def clear(self) -> None:
        """Back to the best choice."""
        self._restore(self._best)
        self._planned()

    @property
    def main_label(self) -> str:
        return self.tr("Power {cities}: +{income}").format(
            cities=cities_text(self.powered), income=money_text(self.income)
        )

    @property
    def main_offer(self) -> Offer:
        return offer_for(self.game.why_not(self._move(self._plan_of_now())))

    def main(self) -> None:
        self._play(self._move(self._plan_of_now()))
