"""Games of Recharged on its own two boards."""

from typing import Any

from powergrid_qt.engine import Game
from tests.engine.positions import in_auctions, new_game

GERMANY, USA = "germany-2019", "usa-2019"
BOARDS = (GERMANY, USA)
COUNTS = (2, 3, 4, 5, 6)
SMALL = range(3, 16)
LARGE = (20, 21, 25, 26, 28, 29, 30, 31)


def recharged(board: str = GERMANY, players: int = 3, **setup: Any) -> Game:
    return new_game("recharged-2019", board, players, **setup)


def phase2(market: Any, pile: Any, **more: Any) -> Game:
    return in_auctions(
        "recharged-2019", more.pop("board", GERMANY), market=market, pile=pile, **more
    )
