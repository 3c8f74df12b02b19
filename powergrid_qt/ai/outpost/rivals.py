"""What the others can reach."""

from powergrid_qt.ai.outpost.outlook import house_price
from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.engine.outpost.company import most_powered
from powergrid_qt.engine.outpost.state import OutpostState


def final_strength(
    companies: Companies, state: OutpostState, seat: int, acted: tuple[int, ...]
) -> tuple[int, float]:
    """Cities that a rival powers if the game ends this round, and the money left."""
    player = state.players[seat]
    if seat in acted:
        return most_powered(companies.edition, player.company, player.connected), player.money
    prospect = companies.prospect(player.company)
    money = player.money - 8.0 * prospect.locked
    best = (0, 0.0)
    for need, power, _ in prospect.frontier:
        left = money - 6.0 * max(0, need - prospect.places - prospect.robots)
        if left < 0:
            continue
        missing = max(0, power - player.connected)
        price = house_price(player.connected)
        built = min(missing, int(left / price))
        best = max(best, (min(power, player.connected + built), left - built * price))
    return best
