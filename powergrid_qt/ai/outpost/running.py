"""Phase 4: run what powers the most cities."""

from powergrid_qt.ai.reasons import because
from powergrid_qt.engine.moves import Move, Reason, RunCards
from powergrid_qt.engine.outpost.bureaucracy import RunningCards
from powergrid_qt.engine.outpost.company import best_cards, extra_cities, power
from powergrid_qt.engine.outpost.state import OutpostState


def run_best(state: OutpostState) -> Move:
    """Workers are hired already, so running as much as pays costs nothing."""
    decision = state.decision
    assert isinstance(decision, RunningCards)
    player = state.players[decision.seat]
    chosen = best_cards(state.rules.edition, player.company, player.connected)
    return RunCards(decision.seat, tuple([card.id for card in chosen]))


def why_run(state: OutpostState, move: Move) -> Reason | None:
    assert isinstance(move, RunCards)
    edition, player = state.rules.edition, state.players[move.seat]
    running = [edition.cards[card] for card in move.cards]
    powered = min(player.connected, power(running, extra_cities(edition, player.company)))
    return because("outpost_run", powered=powered, income=edition.income(powered))
