"""What the analysis in a record says of each player's decisions: how close to the expert, and which
kinds of them cost most."""

import json
from collections import defaultdict

from powergrid_qt.ai.analysis import LEAST_COST, lapses
from powergrid_qt.ai.kept_analysis import kept_closeness, kept_verdicts
from powergrid_qt.engine import Record
from powergrid_qt.models.past.words import weakness_of


def judged_texts(record: Record) -> dict[int, str]:
    """As the history keeps it, by seat; nobody's if the game was not analysed."""
    closeness = kept_closeness(record)
    verdicts = kept_verdicts(record, closeness.keys()) if closeness else None
    costs: defaultdict[int, list[tuple[int, str, float]]] = defaultdict(list)
    for lapse in lapses(verdicts or ()):
        if lapse.cost >= LEAST_COST:
            kind = weakness_of(lapse.worst.played, lapse.worst.best.move)
            costs[lapse.seat].append((lapse.number, kind, round(lapse.cost, 3)))
    return {
        seat: json.dumps({"closeness": dict(shares), "costs": costs[seat]})
        for seat, shares in closeness.items()
    }
