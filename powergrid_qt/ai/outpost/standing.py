"""How everybody stands at the start of a round, in numbers by which the learned evaluation tells
the chances.

It never counts against a player to have more money, and a rival's money never counts in anybody's
favour: no number of one player depends on the money of another, and the network gives no negative
weight to what grows with one's own.
"""

from typing import NamedTuple

from powergrid_qt.ai.family import with_leads
from powergrid_qt.ai.outpost.outlook import house_price, wages
from powergrid_qt.ai.outpost.prospects import Companies, companies_of
from powergrid_qt.engine.outpost.state import OutpostState

GROWING = ("money", "powered", "net income", "final")
"""The numbers that grow, or stay as they are, with more money."""
OTHER = (
    "houses",
    "power",
    "power with own workers",
    "places and robots",
    "permanent workers",
    "need of all plants",
    "technologies",
    "place in the order",
)
LEADS = ("houses", "power", "power with own workers")
"""Numbers of which it is also told how far a player is ahead of the best of the others."""
TABLE = ("progress", "players", "step")
"""The numbers that are the same for everybody."""
NAMES = (*GROWING, *OTHER, *(f"lead in {name}" for name in LEADS), *TABLE)
_LEADS_AT = tuple((*GROWING, *OTHER).index(name) for name in LEADS)


def features(state: OutpostState) -> list[tuple[float, ...]]:
    """The numbers of `NAMES` for each seat, all of the order of 1."""
    companies, end = companies_of(state.rules.edition), state.rules.end_cities
    left = workers_left(companies, state)
    own = [standing(companies, state, seat, left[seat]) for seat in range(len(state.players))]
    table = (
        min(state.leader / end, 1.0),
        (len(state.players) - 2) / 4,
        (state.step - 1) / 2,
    )
    return with_leads(own, _LEADS_AT, table)


def workers_left(companies: Companies, state: OutpostState) -> list[int]:
    """By seat, how many workers the market has at a player's turn, if everybody hires for the
    cities that they have and one more."""
    left = sum(state.labour)
    found = [0] * len(state.players)
    for seat in reversed(state.order):
        found[seat] = max(left, 0)
        player = state.players[seat]
        prospect = companies.prospect(player.company)
        needs = [need for need, power, _ in prospect.frontier if power > player.connected]
        need = needs[0] if needs else prospect.frontier[-1][0]
        left -= max(0, need - prospect.robots - player.company.permanent)
    return found


class Powered(NamedTuple):
    now: int
    income: int
    final: float


def powered(companies: Companies, state: OutpostState, seat: int, market: int) -> Powered:
    """What a player can power in this round, what that brings, and how many cities if all money
    goes into workers and houses: only workers who can be paid count."""
    player, rules = state.players[seat], state.rules
    edition, company = companies.edition, player.company
    prospect, payout = companies.prospect(company), edition.payout
    free = company.permanent + prospect.robots
    sums = wages(edition.labour_prices, rules.field_sizes, market, prospect.cheaper_workers)
    now, income, final = 0, payout[0], 0.0
    each = house_price(player.connected)
    for need, power, _ in prospect.frontier:
        seasonal = max(0, need - free)
        if seasonal >= len(sums) or sums[seasonal] > player.money:
            break
        lit = min(power, player.connected)
        now = max(now, lit)
        income = max(income, payout[min(lit, len(payout) - 1)] - sums[seasonal])
        reached = player.connected + (player.money - sums[seasonal]) / each
        final = max(final, min(power, reached))
    return Powered(now, income, final)


def standing(
    companies: Companies, state: OutpostState, seat: int, market: int
) -> tuple[float, ...]:
    """What there is to tell of a player without looking at the others. `market`: workers who are
    left there at the own turn."""
    player, end = state.players[seat], state.rules.end_cities
    company = player.company
    prospect = companies.prospect(company)
    housed = prospect.places + prospect.robots
    now = powered(companies, state, seat, market)
    return (
        player.money / 100,
        now.now / end,
        now.income / 100,
        now.final / end,
        player.connected / end,
        prospect.frontier[-1][1] / end,
        prospect.power_with(housed) / end,
        housed / 10,
        company.permanent / 10,
        prospect.frontier[-1][0] / 10,
        float(len(company.technologies)),
        state.order.index(seat) / len(state.order),
    )
