"""PR5: its owner, the spy, may look at the top card of the pile."""

from dataclasses import field
from typing import Any, ClassVar

from powergrid_qt.engine.events import CardEvent, Event, Secret
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.values import value

CARD = "industrial-espionage"


@value
class SpyChanged(CardEvent):
    seat: int
    told: ClassVar[str] = "spy"
    reveals: ClassVar[str | None] = Secret.TOP_CARD
    card: str = field(default=CARD, kw_only=True)


class IndustrialEspionage(PromoCard, card=CARD):
    in_pile = False

    def ordered(self, state: GridState, log: list[Event]) -> None:
        """When the order of round 2 is determined the last player becomes the spy."""
        if CARD in state.beside and state.round > 1:
            state.beside = tuple(card for card in state.beside if card != CARD)
            make_spy(state, state.order[-1], log)

    def plant_bought(self, state: GridState, seat: int, log: list[Event]) -> None:
        """The card passes on to the player ahead, from the first to the last."""
        player = state.players[seat]
        if CARD in player.cards:
            ahead = state.order.index(seat) - 1
            player.cards = tuple(card for card in player.cards if card != CARD)
            make_spy(state, state.order[ahead], log)

    def shows_top(self, state: GridState, seat: int) -> bool:
        return CARD in state.players[seat].cards

    def as_json(self, state: GridState) -> dict[str, Any]:
        return {"spy": state.owner(CARD)}


def make_spy(state: GridState, seat: int, log: list[Event]) -> None:
    state.players[seat].cards = (*state.players[seat].cards, CARD)
    log.append(SpyChanged(seat))
