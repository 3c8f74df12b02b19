"""Whole games judged at once, and what is kept of an analysis for one player."""

from collections.abc import Collection, Iterator

from powergrid_qt.ai.analysis import ALL, MoveVerdict
from powergrid_qt.ai.kept_analysis import kept_closeness
from powergrid_qt.ai.review import Review
from powergrid_qt.engine import Record


def analysed(record: Record, seats: Collection[int]) -> Iterator[MoveVerdict | None]:
    """What is said of each move of a record in turn."""
    review = Review(record, seats)
    number = 0
    while not review.over:
        number += 1
        yield from review.round(number)


def closeness_of(record: Record, seat: int, phase: str = ALL) -> float | None:
    """As it is kept with a game; None if the game was not analysed as it stands now, or the player
    had nothing to decide."""
    return kept_closeness(record).get(seat, {}).get(phase)
