"""Cities that stay dark for want of fuel."""

from powergrid_qt.ai.wants import Want, Why
from powergrid_qt.engine import Move
from powergrid_qt.engine.grid.power import best_run, produced
from powergrid_qt.engine.grid.state import GridPlayer, GridState
from powergrid_qt.engine.moves import Done
from powergrid_qt.engine.state import RESOURCES


def ends_supply(state: GridState, move: Move) -> bool:
    return isinstance(move, Done) and state.phase == RESOURCES


def fuel_wanted(state: GridState, player: GridPlayer) -> Want:
    rules = state.rules
    hand = rules.hand(player.plants, player.attached)
    running = [plant for plant, _ in best_run(hand, player.tokens, player.connected)]
    able, powered = (min(player.connected, produced(some)) for some in (hand, running))
    if powered == able:
        return Want(0)
    kinds = {kind for plant in hand if plant not in running for kind in plant.fuels}
    return Want(able - powered, tuple(rules.edition.fuels[kind] for kind in sorted(kinds)))


def why_wanting(state: GridState, seat: int, want: Want) -> Why:
    edition = state.rules.edition
    kinds = [edition.fuel_index[fuel] for fuel in want.fuels]
    prices = [edition.scales[kind].price(state.fuel[kind]) for kind in kinds if state.fuel[kind]]
    if not prices:
        return Why.SOLD_OUT
    return Why.MONEY if min(prices) > state.players[seat].money else Why.LEFT
