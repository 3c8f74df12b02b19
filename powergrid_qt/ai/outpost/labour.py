"""Workers to come: how many the labour market will have for somebody, and what they will cost.

Workers come off the cheapest fields and go back to the dearest (O17, O19). So those who are left
stand on the dearest fields, and how many they are tells everything about a market.
"""

import functools
from typing import NamedTuple

from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState

CITY_MONEY = 30
"""For so much money somebody may build one more city, and want to power it."""


class Supply(NamedTuple):
    """Workers whom a player finds on the market at the own turn."""

    now: int
    later: int
    """In the next round, once the others have filled the shelters that they own."""


@functools.lru_cache(maxsize=4096)
def wages(
    prices: tuple[int, ...], sizes: tuple[int, ...], level: int, less: int
) -> tuple[int, ...]:
    """What 0, 1, 2 ... seasonal workers cost, up to all who are left on the market."""
    ladder = [price for price, size in zip(prices, sizes, strict=True) for _ in range(size)]
    sums = [0]
    for price in ladder[len(ladder) - level :]:
        sums.append(sums[-1] + max(0, price - less))
    return tuple(sums)


def supplies(companies: Companies, state: OutpostState, scarcity: float) -> list[Supply]:
    """What everybody will find, by seat, before anybody hires in a round. The last in the order
    hires first: seasonal workers as they are needed, permanent ones for shelters, and
    `scarcity` more for what is yet to be bought in this round."""
    seasonal, moving = [], []
    for player in state.players:
        wanted, vacancies = demand(companies, player)
        seasonal.append(wanted)
        moving.append(vacancies)
    now = float(sum(state.labour))
    later = now - sum(moving)
    found = [Supply(0, 0)] * len(state.players)
    for seat in reversed(state.order):
        found[seat] = Supply(max(0, int(now)), max(0, int(later) + moving[seat]))
        now -= seasonal[seat] + moving[seat] + scarcity
        later -= seasonal[seat]
    return found


def demand(companies: Companies, player: OutpostPlayer) -> tuple[int, int]:
    """Seasonal workers whom a player will want, and permanent ones for whom there is room."""
    company = player.company
    prospect = companies.prospect(company)
    cities = player.connected + 1 + player.money // CITY_MONEY
    need = 0
    for row in prospect.frontier:
        need = row[0]
        if row[1] >= cities:
            break
    seasonal = max(0, need - prospect.places - prospect.robots)
    return seasonal, max(0, prospect.places - company.permanent)
