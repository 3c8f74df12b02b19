"""Games on the seven boards of the expansions."""

from typing import Any

from powergrid_qt.engine import Game
from tests.engine.positions import in_auctions, new_game

FRANCE, ITALY, BENELUX, CENTRAL = "france", "italy", "benelux", "central-europe"
BRAZIL, SPAIN, QUEBEC = "brazil", "spain-portugal", "quebec"
SEVEN = (FRANCE, ITALY, BENELUX, CENTRAL, BRAZIL, SPAIN, QUEBEC)
EDITIONS = ("classic-2004", "classic-2009", "recharged-2019")
NEW, OLD = "recharged-2019", "classic-2009"
COUNTS = (2, 3, 4, 5, 6)
WIND = (13, 18, 22, 27, 33, 37, 44)


def on(board: str, edition: str = OLD, players: int = 3, **setup: Any) -> Game:
    return new_game(edition, board, players, **setup)


def phase2(board: str, market: Any, pile: Any, edition: str = OLD, **more: Any) -> Game:
    return in_auctions(edition, board, market=market, pile=pile, **more)
