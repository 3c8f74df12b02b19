"""What the analysis in a record says of a player's decisions: how close to the expert, and which
kinds of them cost most.

Somebody may have written anything there; what is not as the program writes it is left out.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from powergrid_qt.ai.analysis import LEAST_COST
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


def judged_text(record: Record, seat: int) -> str:
    """As the history keeps it; empty if the game was not analysed for this player."""
    analysis = record.about.get("analysis")
    if not isinstance(analysis, Mapping) or analysis.get("moves") != len(record.moves):
        return ""
    closeness = analysis.get("closeness")
    own = closeness.get(str(seat)) if isinstance(closeness, Mapping) else None
    if not isinstance(own, Mapping):
        return ""
    decisions = analysis.get("decisions")
    costs = _costs(record, seat, decisions if isinstance(decisions, list) else [])
    return json.dumps({"closeness": own, "costs": costs})


def _costs(record: Record, seat: int, decisions: list[Any]) -> list[tuple[int, str, float]]:
    """The number of each costly move, its kind and the places that it cost. Bids in an auction are
    the same mistake again and again: the costliest counts."""
    found: dict[object, tuple[int, str, float]] = {}
    for number, kind, cost, occasion in _costly(record, seat, decisions):
        if occasion not in found or found[occasion][2] < cost:
            found[occasion] = number, kind, cost
    return list(found.values())


def _costly(
    record: Record, seat: int, decisions: list[Any]
) -> Iterator[tuple[int, str, float, object]]:
    moves = record.moves
    for told in decisions:
        try:
            number, better = told["n"], told["better"]
            played = moves[number]
            cost = told["place"] - better["place"]
            does = better["move"]["do"]
            occasion = told["of"] if told.get("auction") else ("move", number)
            costly = played.seat == seat and cost >= LEAST_COST
        except (KeyError, TypeError, IndexError, AttributeError):
            continue  # as the expert would have decided, or nothing that the program wrote
        if costly:
            kind = KINDS.get((played.to_json()["do"], str(does)), OTHER)
            yield number, kind, round(float(cost), 3), str(occasion)
