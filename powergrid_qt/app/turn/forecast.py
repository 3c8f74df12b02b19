"""What if: what a turn as it is planned would bring in this round's bureaucracy."""

from dataclasses import dataclass

from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.app.turn.family import Outlook, family_of
from powergrid_qt.app.turn.player_action import PlayerAction
from powergrid_qt.engine.state import BUREAUCRACY, OVER, SETUP


@dataclass(frozen=True, slots=True)
class Forecast:
    """The outlook as things are, and as they would be with the plan."""

    now: Outlook
    planned: Outlook


def forecast(action: PlayerAction) -> Forecast | None:
    """The forecast for the player on move; None before the first round and in a bureaucracy."""
    game, seat = action.game, action.seat
    if game.state.phase in (SETUP, BUREAUCRACY, OVER):
        return None
    outlook = family_of(game.config).outlook
    if isinstance(action, BidAction) and action.selected_card is not None:
        planned = outlook(game.state, seat, action.selected_card, action.price)
    else:
        planned = outlook(action.after.state, seat, None, 0)
    return Forecast(outlook(game.state, seat, None, 0), planned)
