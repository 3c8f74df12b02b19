"""What would be taken back, in words."""

from powergrid_qt.engine import Game
from powergrid_qt.words.events import event_text


def told_since(game: Game, made: int) -> list[str]:
    """What was done after so many moves, the last one first, as the log tells it. The end of a
    turn in which something was done is nothing of its own."""
    numbers = range(len(game.moves), made, -1)
    told = (event_text(game.events_of(number)[0], game) for number in numbers)
    return [sentence for sentence in told if sentence is not None]
