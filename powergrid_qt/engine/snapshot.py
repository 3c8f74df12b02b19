"""The part of a position's JSON form that all editions share."""

from typing import Any

from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.state import OVER, State


def common_json(state: State) -> dict[str, Any]:
    decision, result = state.decision, state.result
    return {
        "round": state.round,
        "phase": state.phase,
        "step": state.step,
        "current": decision.seat if decision is not None else None,
        "order": list(state.order),
        "regions": list(state.regions),
        "over": state.phase == OVER,
        "ranking": list(result.ranking) if result is not None else None,
        "winners": list(result.winners) if result is not None else None,
    }


def auction_json(state: State) -> dict[str, Any] | None:
    decision = state.decision
    if not isinstance(decision, Auction):
        return None
    return {
        "card": decision.card,
        "bid": decision.bid,
        "by": decision.leader,
        "in": list(decision.bidders),
    }


def visible_money(state: State, seat: int, viewer: int | None) -> int | None:
    """Money is told to its owner, and to all where it is played openly."""
    if viewer is None or viewer == seat or state.rules.config.options.open_money:
        money: int = state.players[seat].money
        return money
    return None
