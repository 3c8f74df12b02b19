"""PR4: its owner moves one place back in the order, at once and whenever it is determined."""

from dataclasses import field
from typing import ClassVar

from powergrid_qt.engine.events import CardEvent, Event
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.values import value

CARD = "supply-contract"


@value
class MovedBack(CardEvent):
    seat: int
    order: tuple[int, ...]
    told: ClassVar[str] = "moved_back"
    card: str = field(default=CARD, kw_only=True)


class SupplyContract(PromoCard, card=CARD):
    def won(self, state: GridState, seat: int, log: list[Event]) -> None:
        self.ordered(state, log)

    def ordered(self, state: GridState, log: list[Event]) -> None:
        owner, order = state.owner(CARD), self.reordered(state, state.order)
        if owner is not None and order != state.order:
            state.order = order
            log.append(MovedBack(owner, order))

    def reordered(self, state: GridState, order: tuple[int, ...]) -> tuple[int, ...]:
        for place, seat in enumerate(order[:-1]):
            if CARD in state.players[seat].cards:
                return (*order[:place], order[place + 1], seat, *order[place + 2 :])
        return order
