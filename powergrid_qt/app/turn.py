"""What the player on move is doing: the object between clicks and moves.

For each kind of decision there is one `TurnAction` (`actions.py` finds it). Views
ask it what to light up and why the rest is dark, send it clicks on cities, cards, tokens and
regions. It holds the plan of the turn and hands the finished moves to the controller; the rules
decide about everything. What the decision itself has no use for goes on to what lies `below` it.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.played_game import PlayedGame
from powergrid_qt.engine import Game, State
from powergrid_qt.engine.cards import CardId
from powergrid_qt.models.plans import Way


@dataclass(frozen=True, slots=True)
class Offer:
    """Whether something can be clicked now; the reason for the tooltip if it cannot."""

    lit: bool
    reason: str = ""
    refusal: str = ""
    """The code of the refusal behind the reason, where a rule is."""


NOT_NOW = Offer(False)


class TurnAction(QObject):
    """What can be done in a decision. The base offers nothing of its own: it is what others see
    while a computer player or nobody is on move. `updated`: the plan has changed."""

    updated = Signal()

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__()
        self.controller = controller
        self.below: TurnAction | None = None
        """What has a use for all that this decision has none for: the sheet of paper."""

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

    def city_offer(self, city: str) -> Offer:
        return NOT_NOW if self.below is None else self.below.city_offer(city)

    def card_offer(self, card: CardId) -> Offer:
        return NOT_NOW if self.below is None else self.below.card_offer(card)

    def fuel_limit(self, fuel: str) -> int:
        """The most tokens of a kind that could be in the cart."""
        return 0 if self.below is None else self.below.fuel_limit(fuel)

    def way_to(self, city: str) -> Way | None:
        """For the hover; None where nothing can be built."""
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

    def click_city(self, city: str) -> None:
        """Views call this for every city that is clicked."""
        if self.below is not None:
            self.below.click_city(city)

    def click_card(self, card: CardId) -> None:
        """Views call this for every card of the market that is clicked."""
        if self.below is not None:
            self.below.click_card(card)

    def click_fuel(self, fuel: str, amount: int) -> None:
        """The token `amount` from the cheapest one of its kind was clicked."""
        if self.below is not None:
            self.below.click_fuel(fuel, amount)

    def click_region(self, region: str) -> None:
        """Views call this for every region that is clicked."""
