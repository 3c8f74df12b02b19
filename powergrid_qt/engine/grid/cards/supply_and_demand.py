"""PR8 and PR9: the cheapest resource becomes scarce, the dearest plentiful."""

from dataclasses import field
from typing import ClassVar

from powergrid_qt.engine.events import CardEvent, Event
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.values import value

TOKENS, URANIUM_TOKENS = 3, 1


@value
class MarketShortage(CardEvent):
    tokens: Counts
    told: ClassVar[str] = "taken"
    card: str = field(default="shortage", kw_only=True)


@value
class MarketSurplus(CardEvent):
    tokens: Counts
    told: ClassVar[str] = "added"
    card: str = field(default="surplus", kw_only=True)


def price(state: GridState, kind: int) -> int:
    return state.rules.edition.scales[kind].price(state.fuel[kind])


def amount_of(fuel: str) -> int:
    return URANIUM_TOKENS if fuel == "uranium" else TOKENS


class ShortageCard(PromoCard, card="shortage"):
    def drawn(self, state: GridState, log: list[Event]) -> bool:
        """The cheapest tokens of the cheapest kind go to the supply."""
        offered = [kind for kind, tokens in enumerate(state.fuel) if tokens]
        if offered:
            kind = min(offered, key=lambda kind: price(state, kind))
            fuel = state.rules.edition.fuels[kind]
            amount = min(amount_of(fuel), state.fuel[kind])
            state.fuel[kind] -= amount
            state.supply[kind] += amount
            log.append(MarketShortage(((fuel, amount),)))
        return False


class SurplusCard(PromoCard, card="surplus"):
    def drawn(self, state: GridState, log: list[Event]) -> bool:
        """Tokens of the dearest kind come from the supply, as in a refill."""
        edition = state.rules.edition
        kind = max(range(len(edition.fuels)), key=lambda kind: price(state, kind))
        room = edition.scales[kind].room - state.fuel[kind]
        amount = min(amount_of(edition.fuels[kind]), state.supply[kind], room)
        state.fuel[kind] += amount
        state.supply[kind] -= amount
        log.append(MarketSurplus(((edition.fuels[kind], amount),)))
        return False
