"""How everybody stands at the start of a round, in numbers by which the learned evaluation tells
the chances.

It never counts against a player to have more money or one more token, and a rival's money never
counts in anybody's favour: no number of one player depends on the money of another, nor on the
tokens that others hold, and the network gives no negative weight to what grows with one's own.
"""

from powergrid_qt.ai.family import with_leads
from powergrid_qt.ai.grid.characters import HARD
from powergrid_qt.ai.grid.cities import affordable_cities, next_city_price
from powergrid_qt.ai.grid.outlook import OutlookMemory
from powergrid_qt.ai.grid.policy import outlooks_of
from powergrid_qt.ai.grid.supply import Supplies
from powergrid_qt.engine.grid.fuel import produced
from powergrid_qt.engine.grid.state import GridState

GROWING = ("money", "powered", "net income", "final", "stock")
"""The numbers that grow, or stay as they are, with more money and tokens."""
OTHER = (
    "cities",
    "power",
    "income",
    "all power",
    "place",
    "city price",
    "largest plant",
    "free places for plants",
)
LEADS = ("cities", "power", "income")
"""Numbers of which it is also told how far a player is ahead of the best of the others."""
TABLE = ("progress", "players", "step")
"""The numbers that are the same for everybody."""
NAMES = (*GROWING, *OTHER, *(f"lead in {name}" for name in LEADS), *TABLE)
_LEADS_AT = tuple((*GROWING, *OTHER).index(name) for name in LEADS)

BEYOND_THE_END = 2
"""So many cities more than the end asks for may decide who wins."""


def features(state: GridState) -> list[tuple[float, ...]]:
    """The numbers of `NAMES` for each seat, all of the order of 1."""
    rules = state.rules
    memory = outlooks_of(HARD).memory_for(rules)
    supplies = Supplies(state, stocks=False)
    seats = range(len(state.players))
    own = [standing(state, seat, memory, supplies) for seat in seats]
    table = (
        min(state.leader / rules.end_cities, 1.0),
        (len(state.players) - 2) / 4,
        (state.step - 1) / 2,
    )
    return with_leads(own, _LEADS_AT, table)


def standing(
    state: GridState, seat: int, memory: OutlookMemory, supplies: Supplies
) -> tuple[float, ...]:
    """What there is to tell of a player without looking at the others. Only fuel that can be paid
    counts for this round, and only what those leave who buy before."""
    player, rules = state.players[seat], state.rules
    end, payout = rules.end_cities, rules.edition.payout
    hand = rules.hand(player.plants, player.attached)
    burners = memory.hand(rules, player.plants, player.attached)
    connected, money, top = player.connected, player.money, len(payout) - 1
    powered = final = net = 0
    now = memory.earnings_of(burners, supplies.now(seat, burners.kinds), payout)
    for power, price, _ in now.ways:
        if price > money:
            continue
        lit = min(power, connected)
        powered = max(powered, lit)
        net = max(net, payout[min(lit, top)] - price)
        if power > final:
            reached = connected + affordable_cities(state, seat, money - price)
            final = max(final, min(power, reached, end + BEYOND_THE_END))
    later = memory.earnings_of(burners, supplies.later(seat, burners.kinds), payout)
    stock = 0.0
    for scale, level, tokens in zip(rules.edition.scales, state.fuel, player.tokens, strict=True):
        stock += tokens * scale.price(level)
    return (
        money / 100,
        powered / end,
        net / 100,
        final / end,
        stock / 20,
        connected / end,
        min(later.power, end) / end,
        later.incomes[min(connected, top)] / 100,
        produced(hand) / end,
        state.order.index(seat) / max(len(state.players) - 1, 1),
        next_city_price(state, seat) / 30,
        rules.rank[player.plants[-1]] / 50 if player.plants else 0.0,
        (rules.max_plants - len(player.plants)) / 3,
    )
