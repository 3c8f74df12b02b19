"""The fuel market: every place of each kind, the cheapest first, as values."""

from dataclasses import dataclass, field

from powergrid_qt.engine.grid.bureaucracy import by_the_table, next_refill
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.models.markets import EMPTY, GHOST, TOKEN, TokenPlace


@dataclass(frozen=True, slots=True)
class FuelSummary:
    """The figures of one kind: on the market, in the supply, by the table, really to come."""

    on_market: int
    supply: int
    refill: int
    coming: int


@dataclass(frozen=True, slots=True)
class FuelMarket:
    places: tuple[TokenPlace, ...] = ()
    summaries: dict[str, FuelSummary] = field(default_factory=dict)


def fuel_market(state: GridState) -> FuelMarket:
    edition = state.rules.edition
    table, added = by_the_table(state), next_refill(state)
    summaries = {}
    places: list[TokenPlace] = []
    for kind, fuel in enumerate(edition.fuels):
        scale, on_market, coming = edition.scales[kind], state.fuel[kind], added[kind]
        summaries[fuel] = FuelSummary(on_market, state.supply[kind], table[kind], coming)
        free = scale.room - on_market
        for place, price in enumerate(scale.prices):
            if place >= free:
                amount = place - free + 1
                cost = scale.cost(on_market, amount)
                places.append(TokenPlace(fuel, price, TOKEN, amount, cost))
            else:
                content = GHOST if place >= free - coming else EMPTY
                places.append(TokenPlace(fuel, price, content))
    return FuelMarket(tuple(places), summaries)
