"""What the analysis in a record says of each player's decisions: how close to the expert, and which
kinds of them cost most."""

import json
from collections import defaultdict
from collections.abc import Mapping

from powergrid_qt.ai.analysis import LEAST_COST, Lapse, lapses
from powergrid_qt.ai.kept_analysis import kept_closeness, kept_verdicts
from powergrid_qt.engine import Record

KINDS: Mapping[tuple[str, str], str] = {
    **dict.fromkeys([("open", "pass"), ("bid", "pass")], "overpaid"),
    **dict.fromkeys([("pass", "open"), ("pass", "bid")], "let_go"),
    **dict.fromkeys([("open", "open"), ("open", "bid"), ("bid", "open")], "wrong_plant"),
    ("scrap", "scrap"): "wrong_scrap",
    ("done", "buy"): "too_little_fuel",
    ("buy", "done"): "too_much_fuel",
    ("buy", "buy"): "wrong_fuel",
    **dict.fromkeys([("done", "build"), ("hire", "build"), ("place", "build")], "too_few_cities"),
    **dict.fromkeys([("build", "done"), ("build", "hire"), ("build", "place")], "too_many_cities"),
    ("build", "build"): "wrong_city",
    ("hire", "hire"): "wrong_workers",
    ("run", "run"): "wrong_plants_run",
}
"""Kinds of decisions, by what was done and what would have been better."""
OTHER = "other"


def judged_texts(record: Record) -> dict[int, str]:
    """As the history keeps it, by seat; nobody's if the game was not analysed."""
    closeness = kept_closeness(record)
    verdicts = kept_verdicts(record, closeness.keys()) if closeness else None
    costs: defaultdict[int, list[tuple[int, str, float]]] = defaultdict(list)
    for lapse in lapses(verdicts or ()):
        if lapse.cost >= LEAST_COST:
            costs[lapse.seat].append((lapse.number, kind_of(lapse), round(lapse.cost, 3)))
    return {
        seat: json.dumps({"closeness": dict(shares), "costs": costs[seat]})
        for seat, shares in closeness.items()
    }


def kind_of(lapse: Lapse) -> str:
    played, better = lapse.worst.played.to_json(), lapse.worst.best.move.to_json()
    return KINDS.get((played["do"], better["do"]), OTHER)
