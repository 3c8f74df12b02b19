"""Fuel that will be gone when a player's turn to buy comes."""

import math

from powergrid_qt.ai.grid.supply import Supplies, appetite, buyers
from powergrid_qt.ai.wants import Shortage
from powergrid_qt.engine.grid.power import most_powered, produced
from powergrid_qt.engine.grid.state import GridState


def shortages(state: GridState, seat: int) -> tuple[Shortage, ...]:
    """Those that will leave cities dark which the player has already; none once everybody has
    bought."""
    if seat not in buyers(state):
        return ()
    rules, player, supplies = state.rules, state.players[seat], Supplies(state)
    hand, cities = rules.hand(player.plants, player.attached), player.connected
    left = [supplies.levels(kind)[0][seat] for kind in range(len(rules.edition.fuels))]
    found = tuple(map(sum, zip(player.tokens, left, strict=True)))
    if most_powered(hand, found, cities) >= min(produced(hand), cities):
        return ()
    return tuple(
        Shortage(rules.edition.fuels[kind], supplies.before(seat, kind), left[kind], needed)
        for kind, burnt in sorted(appetite(hand, cities).items())
        if (needed := math.ceil(burnt) - player.tokens[kind]) > left[kind]
    )
