"""A position at the start of a round in a few numbers per player, for the learned evaluation."""

from powergrid_qt.ai.grid.finish import affordable_cities
from powergrid_qt.ai.grid.outlook import Outlook
from powergrid_qt.engine.grid.state import GridState

OWN = (
    "future",
    "money",
    "cities",
    "power",
    "powered",
    "income",
    "place",
    "fuel",
    "city price",
    "final",
    "largest plant",
)
LEADS = ("cities", "power", "money", "income", "final")
"""Of these it is also told how far a player is ahead of the best of the others."""
NAMES = (*OWN, *(f"lead in {name}" for name in LEADS))
_LEADS_AT = tuple(map(OWN.index, LEADS))


def features(outlook: Outlook, state: GridState) -> list[tuple[float, ...]]:
    """For each seat; all numbers are of the order of 1. Power is that of plants that there will
    be fuel for, `powered` what there is fuel for now, and `final` what could be powered if the
    game ended with this round."""
    own = [standing(outlook, state, seat) for seat in range(len(state.players))]
    found = []
    for seat, row in enumerate(own):
        others = [other for at, other in enumerate(own) if at != seat]
        leads = [row[at] - max([other[at] for other in others]) for at in _LEADS_AT]
        found.append((*row, *leads))
    return found


def standing(outlook: Outlook, state: GridState, seat: int) -> tuple[float, ...]:
    """What there is to tell of a player without looking at the others."""
    player, rules = state.players[seat], state.rules
    end = rules.end_cities
    price = outlook.city_price(state, seat)
    later = outlook.earnings(seat, player.plants, player.attached)
    now = outlook.earnings_now(seat, player.plants, player.attached)
    whole = min(now.power, len(now.incomes) - 1)
    fuel = rules.edition.payout[whole] - now.incomes[whole]
    reachable = player.connected + affordable_cities(state, seat, max(player.money - fuel, 0))
    stock = 0.0
    for tokens, token_price in zip(player.tokens, outlook.prices(state), strict=True):
        stock += tokens * token_price
    return (
        outlook.without(seat, player, price) / 100,
        player.money / 100,
        player.connected / end,
        min(later.power, end) / end,
        min(player.connected, now.power) / end,
        later.incomes[min(player.connected, len(later.incomes) - 1)] / 100,
        state.order.index(seat) / max(len(state.players) - 1, 1),
        stock / 20,
        price / 30,
        min(now.power, reachable, end + 2) / end,
        rules.rank[player.plants[-1]] / 50 if player.plants else 0.0,
    )
