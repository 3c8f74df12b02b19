"""Phases 1 and 2 of the classic and deluxe editions: the player order (P1), and what happens before
and after the auctions, which are in `engine/auction.py`."""

from powergrid_qt.engine.agenda import Task
from powergrid_qt.engine.auction import start_auctions
from powergrid_qt.engine.events import DiscountPlaced, Event, OrderDetermined
from powergrid_qt.engine.grid.plant_market import (
    FillMarket,
    change_for_step3,
    current_market,
    remove_plant,
    remove_smallest,
)
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.state import IN_MARKET
from powergrid_qt.engine.turns import next_phase, start_step
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


@value
class StartAuctions(Task[GridState]):
    def run(self, state: GridState, log: list[Event]) -> None:
        offered = current_market(state)
        if state.rules.edition.discount_token and offered:
            state.discount = offered[0]  # D8
            log.append(DiscountPlaced(offered[0]))
        start_auctions(state)


def end_auctions(state: GridState, sold: bool, log: list[Event]) -> None:
    state.agenda.append(EndOfAuctions())
    if state.discount is not None:
        discounted, state.discount = state.discount, None
        remove_plant(state, discounted, "D8", log)
        state.agenda.append(FillMarket())
    elif state.rules.edition.unsold_leaves and not sold and state.round > 1:
        remove_smallest(state, "P2.9", log)
        state.agenda.append(FillMarket())


@value
class EndOfAuctions(Task[GridState]):
    """After phase 2 and what it removed: "Step 3" (T2), the order of round 1 (P1.1)."""

    def run(self, state: GridState, log: list[Event]) -> None:
        if state.step3 == IN_MARKET:
            change_for_step3(state, log)
            start_step(state, 3, log)
        if state.round == 1:
            determine_order(state, log)
        next_phase(state, log)
