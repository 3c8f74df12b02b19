"""A costly decision as whole turns: what was done, what would have been better, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from powergrid_qt.ai.advice import goes_on
from powergrid_qt.ai.analysis import Lapse
from powergrid_qt.ai.family import Policy
from powergrid_qt.ai.judge import judge_of_people
from powergrid_qt.ai.kept_judgements import KeptJudgements
from powergrid_qt.ai.turn_reasons import reasons_for
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.moves import Reason


@dataclass(frozen=True, slots=True)
class Comparison:
    played: tuple[Move, ...]
    """The moves that were made, from the decision that cost most to the end of the turn."""
    better: tuple[Move, ...]
    why: tuple[Reason, ...] = ()
    """The reasons why the other turn is better, the strongest first."""


def comparison_of(lapse: Lapse, game: Game, record: Record) -> Comparison:
    """`game`: right before the decision that cost most; it is looked at as its player may."""
    judge = judge_of_people(game.config)
    seen = judge.eyes.look(game).copy()
    better = whole_turn(judge.policy, seen, lapse.best.move, record.about)
    why = reasons_for(seen, better, lapse.best.reason)
    return Comparison(turn_played(lapse, game, record), better, why)


def whole_turn(
    policy: Policy, seen: Game, first: Move, about: Mapping[str, Any]
) -> tuple[Move, ...]:
    """A turn that begins with a move, as it was judged: the policy goes on with it, unless hints
    were given. `about`: of the record."""
    kept, turn, moves = KeptJudgements(about), seen.copy(), [first]
    turn.apply(first)
    while goes_on(seen, turn):
        moves.append(kept.advised(turn) or policy.decide(turn.state))
        turn.apply(moves[-1])
    return tuple(moves)


def turn_played(lapse: Lapse, game: Game, record: Record) -> tuple[Move, ...]:
    """Return a player's turn from the worst decision on; in an auction each bid is a turn."""
    first, *others = record.moves[lapse.number :]
    if lapse.worst.occasion.auction:
        return (first,)
    begun, turn, moves = (game.state.phase, game.state.round), game.copy(), [first]
    turn.apply(first)
    for move in others:
        if move.seat != lapse.seat or (turn.state.phase, turn.state.round) != begun:
            break
        moves.append(move)
        turn.apply(move)
    return tuple(moves)
