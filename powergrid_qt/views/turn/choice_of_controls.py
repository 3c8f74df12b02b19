"""Which controls fit an action."""

from collections.abc import Mapping
from typing import Any

from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.app.turn.player_action import PlayerAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction
from powergrid_qt.engine.families import family_on
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.choosing_controls import ChoosingControls
from powergrid_qt.views.turn.controls import ActionControls

Controls = Mapping[type[PlayerAction], type[ActionControls[Any]]]

CONTROLS: Controls = {
    BidAction: AuctionControls,
    ChoosingAction: ChoosingControls,
}
"""For the actions of all families of editions."""


def controls_for(action: PlayerAction) -> type[ActionControls[Any]]:
    known: Controls = {**CONTROLS, **family_on("views", action.game.config).controls}
    return next(known[kind] for kind in type(action).__mro__ if kind in known)
