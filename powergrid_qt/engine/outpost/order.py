"""Outpost's phase 1, the player order (O7), and what its phase 2 has of its own."""

from powergrid_qt.engine.agenda import Task
from powergrid_qt.engine.auction import start_auctions
from powergrid_qt.engine.events import Event, OrderDetermined
from powergrid_qt.engine.outpost.card_market import begin_step3, change_for_step3
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.state import DRAWN, IN_MARKET, ORDER
from powergrid_qt.engine.turns import EndOfPhase, next_phase
from powergrid_qt.engine.values import value

AUCTIONS_IN_ROUND_1 = 2


@value
class StartRound(Task[OutpostState]):
    """A "Step 3" that was drawn since phase 2 comes first (O23)."""

    def run(self, state: OutpostState, log: list[Event]) -> None:
        state.auctions = 0
        state.agenda.append(CompanyOrdering())
        if state.step3 == DRAWN:
            begin_step3(state, log)


@value
class CompanyOrdering(Task[OutpostState]):
    def run(self, state: OutpostState, log: list[Event]) -> None:
        if (state.round, state.auctions) != (1, 0):  # S3: the first order was drawn by lot
            determine_order(state, log)
        next_phase(state, log)


def determine_order(state: OutpostState, log: list[Event]) -> None:
    """O7: houses, then the highest cards one by one; those still equal change places."""
    cards = state.rules.edition.cards

    def standing(seat: int) -> tuple[int, list[int]]:
        player = state.players[seat]
        company = player.company
        owned = (*company.reserve, *company.plants, *company.shelters, *company.technologies)
        numbers = sorted(-cards[card].number for card in owned)
        return -player.connected, [*numbers, 0]

    turned_round = state.order[::-1]  # sorting is stable: this is the order of equal players
    state.order = tuple(sorted(turned_round, key=standing))
    log.append(OrderDetermined(state.order))


@value
class StartCardAuctions(Task[OutpostState]):
    def run(self, state: OutpostState, log: list[Event]) -> None:
        state.auctions += 1
        start_auctions(state)


def end_auctions(state: OutpostState, log: list[Event]) -> None:
    """O9: round 1 has two auctions, with a new order in between."""
    if state.round == 1 and state.auctions < AUCTIONS_IN_ROUND_1:
        state.phase = ORDER
        state.agenda.append(CompanyOrdering())
    else:
        state.agenda.append(EndOfPhase())
        if state.step3 == IN_MARKET:
            change_for_step3(state, log)
            begin_step3(state, log)
