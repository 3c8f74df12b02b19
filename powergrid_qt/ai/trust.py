"""Which card the Trust of a two-player game will take from under the players' noses."""

from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.state import State


def gone_after(state: State, sold: CardId) -> CardId | None:
    """The card that nobody can have any more once `sold` is sold in the phase as it stands: the
    one that the Trust takes at once, after the first auction of the phase (TR3, O29)."""
    decision = state.decision
    opening = decision.opening if isinstance(decision, Auction) else decision
    if not isinstance(opening, Opening) or not opening.first:
        return None
    return state.rules.trust_choice(state, sold)
