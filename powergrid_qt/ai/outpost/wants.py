"""Cities that stay dark for want of workers."""

from powergrid_qt.ai.wants import Want, Why
from powergrid_qt.engine.moves import Hire
from powergrid_qt.engine.outpost.company import extra_cities, hiring, most_powered, on_board, power
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState


def full_power(state: OutpostState, player: OutpostPlayer) -> int:
    edition, company = state.rules.edition, player.company
    plants = [card for card in on_board(edition, company) if card.workers]
    return power(plants, extra_cities(edition, company))


def workers_wanted(state: OutpostState, player: OutpostPlayer) -> Want:
    able = min(player.connected, full_power(state, player))
    powered = most_powered(state.rules.edition, player.company, player.connected)
    return Want(able - powered)


def why_wanting(state: OutpostState, move: Hire) -> Why:
    rules, player = state.rules, state.players[move.seat]
    how = hiring(rules.edition, player.company, state.labour, rules.field_sizes, move.robot)
    if move.seasonal == how.most_seasonal:
        return Why.SOLD_OUT
    return Why.MONEY if how.affordable(player.money) <= move.seasonal else Why.LEFT
