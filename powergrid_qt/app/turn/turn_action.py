"""What the player on move is doing: the object between clicks and moves.

For each kind of decision there is one `TurnAction` (`actions.py` finds it). Views
ask it what to light up and why the rest is dark, send it clicks on cities, cards, tokens and
regions. It holds the plan of the turn and hands the finished moves to the controller; the rules
decide about everything. What the decision itself has no use for goes on to what lies `below` it.
Every click is answered: what nobody has a use for is refused here, with the reason.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.engine import Game, Refusal, State
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.engine.state import AUCTION, BUILDING, EXPANSION, RESOURCES, SETUP
from powergrid_qt.models.plans import PricedWay
from powergrid_qt.words.refusals import refusal_text


@dataclass(frozen=True, slots=True)
class ClickOffer:
    """Whether something can be clicked now; the reason for the tooltip if it cannot."""

    lit: bool
    reason: str = ""
    refusal: str = ""
    """The code of the refusal behind the reason, where a rule is."""


NOT_NOW = ClickOffer(False)
"""Nothing is told of it before somebody clicks."""
LIT = ClickOffer(True)


def offer_for(refusal: Refusal | None) -> ClickOffer:
    """Lit, or dark with the reason."""
    return LIT if refusal is None else ClickOffer(False, refusal_text(refusal), refusal.code)


class TurnAction(QObject):
    """What can be done in a decision. The base offers nothing of its own: it is what others see
    while a computer player or nobody is on move. `updated`: the plan has changed."""

    updated = Signal()

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__()
        self.controller = controller
        self.below: TurnAction | None = None
        """What has a use for all that this decision has none for: the sheet of paper."""
        self.problem = ""
        """Why the last click did nothing; empty after the next one that did."""
        self.refusal = ""
        """The code of the refusal behind the problem, where a rule is."""

    @property
    def game(self) -> Game:
        return self.controller.game

    @property
    def state(self) -> State:
        return self.controller.game.state

    @property
    def seat(self) -> int:
        seat = self.controller.actor
        assert seat is not None
        return seat

    # -- what can be clicked ------------------------------------------------------------------

    def city_offer(self, city: str) -> ClickOffer:
        return NOT_NOW if self.below is None else self.below.city_offer(city)

    def card_offer(self, card: CardId) -> ClickOffer:
        return NOT_NOW if self.below is None else self.below.card_offer(card)

    def fuel_limit(self, fuel: str) -> int:
        """The most tokens of a kind that could be in the cart."""
        return 0 if self.below is None else self.below.fuel_limit(fuel)

    def way_to(self, city: str) -> PricedWay | None:
        """The way to a city under the pointer; None where nothing can be built."""
        return None if self.below is None else self.below.way_to(city)

    # -- what is planned ----------------------------------------------------------------------

    @property
    def planned_by(self) -> int | None:
        """Whose plan is shown."""
        return self.controller.actor if self.below is None else self.below.planned_by

    @property
    def planned_cities(self) -> tuple[str, ...]:
        return () if self.below is None else self.below.planned_cities

    @property
    def for_trust(self) -> bool:
        """Whether what is planned will be the Trust's."""
        return False

    @property
    def planned_houses(self) -> tuple[str, ...]:
        """The cities that get a house."""
        return self.planned_cities

    @property
    def planned_buildings(self) -> dict[str, str]:
        """Outpost: the kind of building that a city gets."""
        return {} if self.below is None else self.below.planned_buildings

    @property
    def cart(self) -> dict[str, int]:
        return {} if self.below is None else self.below.cart

    @property
    def selected_card(self) -> CardId | None:
        """The card that is chosen but not yet put up for auction, or is on the block."""
        return None if self.below is None else self.below.selected_card

    # -- clicks -------------------------------------------------------------------------------

    @property
    def active(self) -> bool:
        """Whether it takes clicks that what lies above it has no use for."""
        return True

    def _leave_to_rest(self) -> "TurnAction | None":
        """What takes a click that this decision has no use for, if anything does; nothing is told
        any more of the click before."""
        if self.below is None or not self.below.active:
            return None
        self.problem = self.refusal = ""
        return self.below

    @property
    def answer(self) -> str:
        """Why the last click did nothing, wherever it went; empty if it did something."""
        return self.problem or ("" if self.below is None else self.below.problem)

    def click_city(self, city: str) -> None:
        """Views call this for every city that is clicked."""
        if (rest := self._leave_to_rest()) is not None:
            rest.click_city(city)
        else:
            self._refuse_untimely(refuse("city_not_now", phase=self._building_phase))

    def click_card(self, card: CardId) -> None:
        """Views call this for every card of the market that is clicked."""
        if (rest := self._leave_to_rest()) is not None:
            rest.click_card(card)
        else:
            self._refuse_untimely(refuse("card_not_now", phase=AUCTION))

    def click_fuel(self, fuel: str, amount: int) -> None:
        """The token `amount` from the cheapest one of its kind was clicked."""
        if (rest := self._leave_to_rest()) is not None:
            rest.click_fuel(fuel, amount)
        else:
            self._refuse_untimely(refuse("fuel_not_now", phase=RESOURCES))

    def click_region(self, region: str) -> None:
        """Views call this for every region that is clicked."""
        self._refuse_untimely(refuse("region_not_now", phase=SETUP))

    def click_company(self, card: str | None) -> None:
        """Outpost: a place of a company board that is only looked at, with the card on it."""
        self._refuse_untimely(refuse("company_not_now", phase=self._building_phase))

    def click_workers(self) -> None:
        """Outpost: the labour market."""
        self._refuse_untimely(refuse("workers_not_now", phase=self._building_phase))

    @property
    def _building_phase(self) -> str:
        phases = (one.name for one in self.state.rules.round)
        return next(phase for phase in phases if phase in (BUILDING, EXPANSION))

    def _refuse_untimely(self, refusal: Refusal) -> None:
        """Say why a click has no use now: nobody at the screen decides, or this (`refusal`) belongs
        to another phase."""
        refusal = self.controller.why_nobody_decides or refusal
        self._tell(refusal_text(refusal), refusal.code)

    def _tell(self, problem: str, refusal: str = "") -> None:
        if self.below is not None:
            self.below.problem = self.below.refusal = ""
        self.problem, self.refusal = problem, refusal
        self.updated.emit()
