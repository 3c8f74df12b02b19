"""Who and what an event speaks of: players, cities."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game
from powergrid_qt.words.names import card_name

translate = QCoreApplication.translate


def player_name(game: Game, seat: int | None) -> str:
    return translate("Events", "The Trust") if seat is None else game.config.players[seat].name


def site_name(game: Game, site: str) -> str:
    """A city's name, or that of a card on which pieces stand (Outpost)."""
    board = game.state.rules.board
    return board.city(site).name if site in board.city_index else card_name(site)
