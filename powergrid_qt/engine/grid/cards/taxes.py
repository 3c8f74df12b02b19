"""PR6: everybody pays 1 € for each full 5 of cash, once, at the start of a phase 5."""

from dataclasses import field
from typing import Any, ClassVar

from powergrid_qt.engine.events import CardEvent, CardRemoved, Event, Secret
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.values import value

CARD = "taxes"


@value
class TaxesWait(CardEvent):
    told: ClassVar[str] = "waits"
    card: str = field(default=CARD, kw_only=True)


@value
class TaxesPaid(CardEvent):
    seat: int
    amount: int
    told: ClassVar[str] = "paid"
    reveals: ClassVar[str | None] = Secret.MONEY
    card: str = field(default=CARD, kw_only=True)


class Taxes(PromoCard, card=CARD):
    def goes_under(self, state: GridState) -> bool:
        return state.step == 1

    def drawn(self, state: GridState, log: list[Event]) -> bool:
        state.beside = (*state.beside, CARD)
        log.append(TaxesWait())
        return False

    def bureaucracy(self, state: GridState, log: list[Event]) -> None:
        if CARD not in state.beside:
            return
        state.beside = tuple(card for card in state.beside if card != CARD)
        for seat in state.order:
            player = state.players[seat]
            amount = self.due(player.money)
            player.money -= amount
            log.append(TaxesPaid(seat, amount))
        log.append(CardRemoved(CARD, self.rule))

    def due(self, money: int) -> int:
        return money // 5

    def as_json(self, state: GridState) -> dict[str, Any]:
        return {"taxes": CARD in state.beside}
