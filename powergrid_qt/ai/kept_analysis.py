"""The analysis as it is kept in a record, under `analysis` in its `about`: made once, read again
whenever the game is opened. `resources/help/records.md` tells what stands in it.

What is kept there counts only for the moves that it was made from. Anything that is wrong with it
makes it worthless, but never the record: the game is analysed again.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from powergrid_qt.ai.analysis import Lead, MoveVerdict, Occasion
from powergrid_qt.ai.kept_judgements import digest_of
from powergrid_qt.ai.player import Choice
from powergrid_qt.engine import Move, Record, schema
from powergrid_qt.engine.moves import Reason, read_move
from powergrid_qt.engine.record import replay
from powergrid_qt.engine.refusals import Refused

KEY = "analysis"
VERSION = 4
"""The version of the analysis: one that judges otherwise gets another number, and older ones are
made again."""
DIGITS = 3

Closeness = Mapping[int, Mapping[str, float]]
"""How close players were to the expert, by seat and phase, as in `analysis.closeness`."""


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) < 1e6


# Nobody is told what is wrong with an analysis: the words of these kinds are never read.
SHARE = schema.Kind("", lambda value: _is_number(value) and 0 <= value <= 1)
PLACE = schema.Kind("", lambda value: _is_number(value) and value >= 1)
STAKE = schema.Kind("", lambda value: _is_number(value) and value >= 0)
LEAD = schema.Kind(
    "", lambda value: isinstance(value, list) and len(value) == 3 and all(map(_is_number, value))
)
BETTER: schema.Shape = {
    **{"move": schema.OBJECT, "place": PLACE, "wins": SHARE, "lead": LEAD},
    "why?": {"code": schema.STRING, schema.OTHERS: schema.SCALAR},
}
DECISION: schema.Shape = {
    **{"n": schema.AMOUNT, "of": schema.AMOUNT, "auction?": schema.FLAG, "phase": schema.STRING},
    **{"hint?": schema.FLAG, "wrong?": schema.FLAG},
    **{"place": PLACE, "wins": SHARE, "stake": STAKE, "better?": BETTER},
}
DECISIONS = schema.Kind(
    "", lambda value: isinstance(value, list) and all(_fits(one, DECISION) for one in value)
)
ANALYSIS: schema.Shape = {
    **{"version": schema.WHOLE, "moves": schema.AMOUNT, "digest": schema.STRING},
    **{"closeness": {schema.OTHERS: {schema.OTHERS: SHARE}}, "decisions": DECISIONS},
}


def _fits(value: object, shape: schema.Shape) -> bool:
    return next(schema.problems_of(value, shape), None) is None


# -- writing ----------------------------------------------------------------------------------


def analysis_to_json(
    record: Record, verdicts: Iterable[MoveVerdict], closeness: Closeness
) -> dict[str, Any]:
    return {
        "version": VERSION,
        "moves": len(record.moves),
        "digest": digest_of(record.moves),
        "closeness": {
            str(seat): {phase: _short(share) for phase, share in shares.items()}
            for seat, shares in closeness.items()
        },
        "decisions": [_verdict_to_json(verdict) for verdict in verdicts],
    }


def _short(number: float) -> float:
    return round(number, DIGITS)


def _verdict_to_json(verdict: MoveVerdict) -> dict[str, Any]:
    occasion, best, lead = verdict.occasion, verdict.best, verdict.lead
    told: dict[str, Any] = {"n": verdict.number, "of": occasion.first}
    if occasion.auction:
        told["auction"] = True
    if verdict.followed:
        told["hint"] = True
    if verdict.hint_was_wrong:
        told["wrong"] = True
    told |= {
        "phase": occasion.phase,
        "place": _short(verdict.played_place),
        "wins": _short(verdict.played_chance),
        "stake": _short(verdict.stake),
    }
    if best.move != verdict.played:
        told["better"] = better = {
            "move": best.move.to_json(),
            "place": _short(verdict.best_place),
            "wins": _short(verdict.best_chance),
            "lead": [_short(number) for number in (lead.power, lead.cities, lead.money)],
        }
        if best.reason is not None:
            better["why"] = {"code": best.reason.code, **dict(best.reason.values)}
    return told


# -- reading ----------------------------------------------------------------------------------


def kept_closeness(record: Record) -> Closeness:
    """Return the closeness that is kept; empty if the game as it stands has no analysis."""
    kept = _kept(record)
    if kept is None:
        return {}
    seats = range(len(record.config.players))
    told = kept["closeness"]
    return {seat: told[str(seat)] for seat in seats if str(seat) in told}


def kept_verdicts(record: Record, seats: Collection[int]) -> list[MoveVerdict] | None:
    """On the decisions of these players; None if there is no analysis of theirs, or it does not fit
    the game."""
    kept = _kept(record)
    if kept is None or kept["closeness"].keys() != {str(seat) for seat in seats}:
        return None
    decisions = {told["n"]: told for told in kept["decisions"]}
    verdicts: list[MoveVerdict] = []
    try:
        for number, (game, played) in enumerate(zip(replay(record), record.moves, strict=False)):
            if number in decisions:
                verdict = _verdict(decisions[number], played)
                if verdict.seat not in seats or game.why_not(verdict.best.move) is not None:
                    return None
                verdicts.append(verdict)
    except Refused:  # the better move is none
        return None
    return verdicts if len(verdicts) == len(kept["decisions"]) else None


def _kept(record: Record) -> schema.Raw | None:
    told, moves = record.about.get(KEY, {}), record.moves
    if not _fits(told, ANALYSIS):
        return None
    made_of = told["version"], told["moves"], told["digest"]
    return told if made_of == (VERSION, len(moves), digest_of(moves)) else None


def _verdict(told: schema.Raw, played: Move) -> MoveVerdict:
    """A decision as it is kept. Raises `RecordError` if its better move is not a move."""
    occasion = Occasion(told["of"], told.get("auction", False), told["phase"])
    place, wins = float(told["place"]), float(told["wins"])
    kept = MoveVerdict(
        *(told["n"], played.seat, occasion, played, Choice(played)),
        *(place, place, wins, wins),
        stake=float(told["stake"]),
        followed=told.get("hint", False),
        hint_was_wrong=told.get("wrong", False),
    )
    if "better" not in told:
        return kept
    better = told["better"]
    reason = None
    if "why" in better:
        values = tuple((key, said) for key, said in better["why"].items() if key != "code")
        reason = Reason(better["why"]["code"], values)
    return replace(
        kept,
        best=Choice(read_move(better["move"], KEY), reason),
        best_place=float(better["place"]),
        best_chance=float(better["wins"]),
        lead=Lead(*better["lead"]),
    )
