"""How close a player's decisions were to the expert's: one figure from 0 to 1 for a game, and one
for each phase.

`closeness_of(record, seat)` reads what is kept with a game, `closeness(verdicts)` works it out.
"""

from collections import defaultdict
from collections.abc import Iterable

from powergrid_qt.ai.analysis import Verdict, lapses
from powergrid_qt.ai.kept_analysis import kept_closeness
from powergrid_qt.engine import Record

ALL = "all"
"""Stands among the phases for the whole game."""


def closeness(verdicts: Iterable[Verdict]) -> dict[str, float]:
    """Of one player, by phase and under `ALL`: the part of what was at stake that was not lost. So
    decisions with which nothing could go wrong do not count, and a game that is lost anyhow makes
    nobody an expert. Empty where there was nothing to decide."""
    lost: defaultdict[str, float] = defaultdict(float)
    stake: defaultdict[str, float] = defaultdict(float)
    for lapse in lapses(verdicts):
        for phase in (ALL, lapse.worst.occasion.phase):
            lost[phase] += lapse.cost
            stake[phase] += lapse.stake
    return {phase: 1 - lost[phase] / stake[phase] if stake[phase] else 1.0 for phase in stake}


def closeness_of(record: Record, seat: int, phase: str = ALL) -> float | None:
    """As it is kept with a game; None if the game was not analysed as it stands now, or the player
    had nothing to decide."""
    return kept_closeness(record).get(seat, {}).get(phase)
