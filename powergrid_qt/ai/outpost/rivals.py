"""What the others can reach."""

from powergrid_qt.ai.outpost.labour import wages
from powergrid_qt.ai.outpost.outlook import UNLOCKING, house_price
from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.engine.outpost.company import most_powered
from powergrid_qt.engine.outpost.state import OutpostState


def final_strength(
    companies: Companies, state: OutpostState, seat: int, acted: tuple[int, ...]
) -> tuple[int, float]:
    """Cities that a rival powers if the game ends this round, and the money left: exactly for
    those who have acted, else what it could be at best."""
    player = state.players[seat]
    company = player.company
    if seat in acted:
        return most_powered(companies.edition, company, player.connected), player.money
    prospect = companies.prospect(company)
    prices = companies.edition.labour_prices
    sums = wages(prices, state.rules.field_sizes, sum(state.labour), prospect.cheaper_workers)
    workers = company.permanent + company.robots + sum(state.labour)
    money = player.money - UNLOCKING * prospect.locked
    best = (0, 0.0)
    for need, power, _ in prospect.frontier:
        if need > workers:
            break
        left = money - sums[max(0, need - prospect.places - prospect.robots)]
        if left < 0:
            continue
        missing = max(0, power - player.connected)
        price = house_price(player.connected)
        built = min(missing, int(left / price))
        best = max(best, (min(power, player.connected + built), left - built * price))
    return best


def can_end(state: OutpostState, seat: int, acted: tuple[int, ...]) -> bool:
    """Whether a rival may still end the game in this round."""
    if seat in acted:
        return False
    player = state.players[seat]
    missing = state.rules.end_cities - player.connected
    return missing * house_price(player.connected + missing / 2) <= player.money
