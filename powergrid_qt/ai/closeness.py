"""How close a player's decisions were to the expert's: one figure from 0 to 1 for a game, and one
for each phase.

`closeness_of(record, seat)` reads what is kept with a game, `closeness(verdicts)` works it out.
"""

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean

from powergrid_qt.ai.analysis import Verdict, lapses
from powergrid_qt.ai.kept_analysis import kept_closeness
from powergrid_qt.engine import Record

ALL = "all"
"""Stands among the phases for the whole game."""
COUNTS_NOTHING = 0.5
"""An occasion that cost so much of a place counts nothing, one that cost nothing counts whole."""


def closeness(verdicts: Iterable[Verdict]) -> dict[str, float]:
    """Of one player, by phase and under `ALL`; empty where there was nothing to decide."""
    shares: defaultdict[str, list[float]] = defaultdict(list)
    for lapse in lapses(verdicts):
        share = max(1.0 - lapse.cost / COUNTS_NOTHING, 0.0)
        for phase in (ALL, lapse.worst.occasion.phase):
            shares[phase].append(share)
    return {phase: fmean(values) for phase, values in shares.items()}


def closeness_of(record: Record, seat: int, phase: str = ALL) -> float | None:
    """As it is kept with a game; None if the game was not analysed as it stands now, or the player
    had nothing to decide."""
    return kept_closeness(record).get(seat, {}).get(phase)
