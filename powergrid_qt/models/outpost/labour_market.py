"""Outpost's labour market: every place of a worker, the cheapest first, as values."""

from dataclasses import dataclass

from powergrid_qt.engine.outpost.state import OutpostState


@dataclass(frozen=True, slots=True)
class LabourPlace:
    field: int
    price: int
    amount: int
    """Which worker from the cheapest one; 0 for a free place."""
    cost: int
    """What the workers up to this one cost together, without any discount."""


def labour_market(state: OutpostState) -> tuple[LabourPlace, ...]:
    rules = state.rules
    places = []
    amount = cost = 0
    fields = zip(rules.edition.labour_prices, rules.field_sizes, state.labour, strict=True)
    for field, (price, size, workers) in enumerate(fields):
        for place in range(size):
            if place < workers:
                amount, cost = amount + 1, cost + price
                places.append(LabourPlace(field, price, amount, cost))
            else:
                places.append(LabourPlace(field, price, 0, 0))
    return tuple(places)
