"""Outpost games against the Trust."""

from typing import Any

from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import PlaceTrust
from tests.engine.outpost_positions import TRUST, expanding, give


def against_trust(**company: Any) -> Game:
    """Phase 3: seat 0 is up, then the Trust, which has what is told, then seat 1."""
    game = expanding(players=2)
    give(game, TRUST, **company)
    return game


def trust_cities(game: Game, seat: int = 0) -> list[str]:
    """Where the player at a seat, else the worse-placed one, may build for the Trust."""
    moves = list(game.legal_moves)
    cities = [move.city for move in moves if isinstance(move, PlaceTrust)]
    assert moves == [PlaceTrust(seat, city) for city in cities]
    return cities
