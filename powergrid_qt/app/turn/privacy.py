"""Several people at one screen: which decisions are nobody else's business.

Bids, regions, scrapped plants are told to everybody anyway. Money that is hidden is seen where
somebody plans with it, and the spy sees a card: only these decisions are made behind a cover.
"""

from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Build, Buy

PLANNED = (Buy, Build)
"""Moves that people count their money for."""


def is_private(game: Game) -> bool:
    """Whether only the player on move may see the screen."""
    decision = game.state.decision
    if decision is None:
        return False
    planning = any(move in PLANNED for move in decision.accepts)
    if planning and not game.config.options.open_money:
        return True
    # Between bids nobody leaves the table: the spy has looked when it was their turn to open.
    own_turn = planning or isinstance(decision, Opening)
    return own_turn and spied_card(game, decision.seat) is not None


def spied_card(game: Game, seat: int) -> CardId | None:
    """The top card of the pile, for who alone may look at it (PR5)."""
    rules, state = game.state.rules, game.state
    others = [other for other in range(len(state.players)) if other != seat]
    if any(rules.known_top(state, other) is not None for other in others):
        return None  # it is known to all
    return rules.known_top(state, seat)
