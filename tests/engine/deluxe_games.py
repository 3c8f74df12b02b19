"""Games of the deluxe edition on its two boards."""

from collections.abc import Iterable
from typing import Any

from powergrid_qt.engine import CardId, Game
from tests.engine.positions import in_auctions, new_game

EUROPE, AMERICA = "europe", "north-america"


def deluxe(board: str, players: int = 3, **setup: Any) -> Game:
    return new_game("deluxe-2014", board, players, **setup)


def phase2(board: str, market: Iterable[CardId], pile: Iterable[CardId], **more: Any) -> Game:
    return in_auctions("deluxe-2014", board, market=market, pile=pile, **more)
