"""Who plays the game of the day."""

from powergrid_qt.ai.players import level_names
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine.config import HUMAN, NAMES


def person_of(settings: Settings) -> str:
    """The name under which somebody plays: that of the last new game."""
    seats = settings.new_game(level_names()).seats
    names = (seat.name.strip() for seat in seats if seat.kind == HUMAN)
    return next(filter(None, names), NAMES[0])
