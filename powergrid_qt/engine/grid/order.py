"""Phase 1: the player order (P1)."""

from powergrid_qt.engine.agenda import Task
from powergrid_qt.engine.events import Event, OrderDetermined
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.turns import next_phase
from powergrid_qt.engine.values import value


@value
class Ordering(Task[GridState]):
    def run(self, state: GridState, log: list[Event]) -> None:
        if state.round > 1:  # S3: the first order was drawn by lot
            determine_order(state, log)
        next_phase(state, log)


def determine_order(state: GridState, log: list[Event]) -> None:
    """P1.1; equal players keep their order (P1.2)."""
    rank = state.rules.rank

    def standing(seat: int) -> tuple[int, float]:
        player = state.players[seat]
        return -player.connected, -max([rank[plant] for plant in player.plants], default=0)

    state.order = tuple(sorted(state.order, key=standing))
    log.append(OrderDetermined(state.order))
    for card in state.rules.cards.values():
        card.ordered(state, log)
