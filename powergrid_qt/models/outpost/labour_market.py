"""Outpost's labour market: every place of a worker, the cheapest first, as values."""

from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.token_place import GHOST, TOKEN, WORKER, TokenPlace


def labour_market(state: OutpostState) -> tuple[TokenPlace, ...]:
    """A field for each price."""
    rules = state.rules
    places = []
    amount = cost = 0
    fields = zip(rules.edition.labour_prices, rules.field_sizes, state.labour, strict=True)
    for price, size, workers in fields:
        for place in range(size):
            if place < workers:
                amount, cost = amount + 1, cost + price
                places.append(TokenPlace(WORKER, price, TOKEN, amount, cost))
            else:
                places.append(TokenPlace(WORKER, price, GHOST))
    return tuple(places)
