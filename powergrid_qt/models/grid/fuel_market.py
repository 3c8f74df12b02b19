"""The fuel market: every place of each kind, the cheapest first, as values."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from powergrid_qt.engine.grid.bureaucracy import by_the_table, next_refill
from powergrid_qt.engine.grid.edition import FuelScale
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.models.markets import EMPTY, GHOST, STORE, TOKEN, TokenPlace


@dataclass(frozen=True, slots=True)
class FuelSummary:
    """The figures of one kind: on the market, in the supply, by the table, really to come; whether
    it is ever refilled again (R18), what it costs from the supply (R19), if it is for sale, and how
    much more than its space the first token costs whoever looks (M4)."""

    on_market: int
    supply: int
    refill: int
    coming: int
    comes: bool = True
    store_price: int | None = None
    surcharge: int = 0


@dataclass(frozen=True, slots=True)
class FuelMarket:
    places: tuple[TokenPlace, ...] = ()
    summaries: dict[str, FuelSummary] = field(default_factory=dict)


def fuel_market(state: GridState, seat: int | None = None) -> FuelMarket:
    """`seat`: who would buy: what tokens cost may differ (M4); None: nobody in particular."""
    edition = state.rules.edition
    table, added = by_the_table(state), next_refill(state)
    paid = edition.scales if seat is None else state.scales_for(seat)
    out = edition.phase_out
    summaries = {}
    places: list[TokenPlace] = []
    for kind, fuel in enumerate(edition.fuels):
        scale, on_market, supply = edition.scales[kind], state.fuel[kind], state.supply[kind]
        summaries[fuel] = FuelSummary(
            on_market,
            supply,
            table[kind],
            added[kind],
            comes=not (state.phased_out and out is not None and out.fuel == kind),
            store_price=scale.cost(0, 1) if scale.from_supply and not on_market else None,
            surcharge=paid[kind].price(on_market) - scale.price(on_market) if on_market else 0,
        )
        places += _places(fuel, scale, paid[kind], on_market, supply, added[kind])
    return FuelMarket(tuple(places), summaries)


def _places(
    fuel: str, scale: FuelScale, paid: FuelScale, on_market: int, supply: int, coming: int
) -> Iterator[TokenPlace]:
    free = scale.room - on_market
    in_store = 0
    if scale.from_supply and not on_market:  # R19: as many as the dearest space has places for
        in_store = min(supply, scale.prices.count(scale.prices[-1]))
    for place, price in enumerate(scale.prices):
        lying, store = place - free, place - (scale.room - in_store)
        if lying >= 0:
            yield TokenPlace(fuel, price, TOKEN, lying + 1, paid.cost(on_market, lying + 1))
        elif store >= 0:
            yield TokenPlace(fuel, price, STORE, store + 1, paid.cost(0, store + 1))
        else:
            yield TokenPlace(fuel, price, GHOST if lying >= -coming else EMPTY)
