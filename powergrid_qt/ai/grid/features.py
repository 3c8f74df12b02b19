"""A position at the start of a round in a few numbers per player, for the learned evaluation."""

from powergrid_qt.ai.grid.outlook import Outlook
from powergrid_qt.engine.grid.state import GridState

NAMES = (
    "future",
    "money",
    "cities",
    "power",
    "powered",
    "income",
    "place",
    "fuel",
    "city price",
    "lead in cities",
    "lead in power",
)


def features(outlook: Outlook, state: GridState) -> list[tuple[float, ...]]:
    """For each seat; all numbers are of the order of 1. Power is that of plants that there will
    be fuel for, and `powered` what there is fuel for now."""
    end = state.rules.end_cities
    seats = range(len(state.players))
    cities = [player.connected for player in state.players]
    earnings = [
        outlook.earnings(seat, player.plants, player.attached)
        for seat, player in enumerate(state.players)
    ]
    powers = [min(one.power, end) for one in earnings]
    found: list[tuple[float, ...]] = []
    for seat, player in enumerate(state.players):
        price = outlook.city_price(state, seat)
        incomes = earnings[seat].incomes
        powered = outlook.earnings_now(seat, player.plants, player.attached).power
        stock = 0.0
        for tokens, token_price in zip(player.tokens, outlook.prices(state), strict=True):
            stock += tokens * token_price
        found.append(
            (
                outlook.without(seat, player, price) / 100,
                player.money / 100,
                cities[seat] / end,
                powers[seat] / end,
                min(cities[seat], powered) / end,
                incomes[min(cities[seat], len(incomes) - 1)] / 100,
                state.order.index(seat) / max(len(seats) - 1, 1),
                stock / 20,
                price / 30,
                (cities[seat] - max([cities[other] for other in seats if other != seat])) / end,
                (powers[seat] - max([powers[other] for other in seats if other != seat])) / end,
            )
        )
    return found
