"""What was judged while a game was played, as it is kept under `judged` in the `about` of its
record: whoever asks later goes on from there. `resources/help/records.md` tells what stands in it.

Each judgement is kept under the digest of the moves that led to its position, so that nothing is
mistaken when moves are taken back. What makes no sense is ignored, and judged again.
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from powergrid_qt.ai.judge import Judgement
from powergrid_qt.ai.worlds import Outcomes, WorldOutcome
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Bid, Open, Pass, read_move
from powergrid_qt.engine.refusals import Refused
from powergrid_qt.engine.schema import AMOUNT, FLAG, OTHERS, Kind, Raw, Shape, problems_of
from powergrid_qt.engine.what_if import trial

KEY = "judged"
MOST_WORLDS = 100


@dataclass(frozen=True, slots=True)
class Limit:
    """How high somebody was advised to bid for a card."""

    round: int
    card: CardId
    amount: int

    def is_for(self, game: Game) -> bool:
        """Whether the card is on the block, in the round in which the advice was given."""
        state, decision = game.state, game.state.decision
        on_block = isinstance(decision, Auction) and decision.card == self.card
        return on_block and state.round == self.round

    def is_reached(self, game: Game) -> bool:
        """Whether the player on move would have to bid more than was advised."""
        decision = game.state.decision
        return isinstance(decision, Auction) and self.is_for(game) and decision.lowest > self.amount

    def covers(self, game: Game, move: Move) -> bool:
        """Whether a move follows the advice: a bid within the limit, or a pass beyond it."""
        if isinstance(move, Pass):
            return self.is_reached(game)
        return isinstance(move, Bid) and self.is_for(game) and move.amount <= self.amount


def _is_outcome(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == len(WorldOutcome._fields)
        and all(type(number) in (int, float) and abs(number) < 1e6 for number in value)
    )


def _is_candidate(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and isinstance(value[1], list)
        and len(value[1]) <= MOST_WORLDS
        and all(map(_is_outcome, value[1]))
    )


# Nobody is told what is wrong with it: the words of the kind are never read.
MOVES = Kind("", lambda value: isinstance(value, list) and all(map(_is_candidate, value)))
JUDGED: Shape = {OTHERS: {"moves": MOVES, "hint?": FLAG, "limit?": AMOUNT}}


def digest_of(moves: Iterable[Move]) -> str:
    told = json.dumps([move.to_json() for move in moves], sort_keys=True)
    return f"{zlib.crc32(told.encode()):08x}"


def judgement_to_json(
    judgement: Judgement, *, hint: bool, limit: Limit | None = None
) -> dict[str, Any]:
    """`hint`: it was shown to the player on move; `limit`: how high to bid, as was said there."""
    told: dict[str, Any] = {
        "moves": [
            [one.move.to_json(), [list(outcome) for outcome in one.outcomes]]
            for one in judgement.candidates
        ]
    }
    if hint:
        told["hint"] = True
    if limit is not None:
        told["limit"] = limit.amount
    return told


def kept_in(about: Mapping[str, Any]) -> Mapping[str, Raw]:
    """Return what is kept of judgements, by position; nothing if anything is wrong with it."""
    kept = about.get(KEY, {})
    return kept if next(problems_of(kept, JUDGED), None) is None else {}


class KeptJudgements:
    def __init__(self, about: Mapping[str, Any]) -> None:
        self._kept = kept_in(about)

    def outcomes(self, game: Game) -> Outcomes:
        """What is known of the decision before the next move."""
        return {
            (world, move): WorldOutcome(*outcome)
            for move, outcomes in self._moves(game)
            for world, outcome in enumerate(outcomes)
        }

    def advised(self, game: Game) -> Move | None:
        """What the player was advised to do there, if a hint was shown."""
        told = self._at(game.moves)
        return next((move for move, _ in self._moves(game)), None) if told.get("hint") else None

    def advised_turn(self, game: Game) -> Iterator[Move]:
        """Yield the advised turn: what was advised first, what once that is done, and so on."""
        tried, move = trial(game), self.advised(game)
        while move is not None:
            yield move
            tried.apply(move)
            move = self.advised(tried) if tried.current == game.current else None

    def limit(self, game: Game) -> Limit | None:
        """How high the player on move was advised last to bid for the card on the block."""
        state, decision, moves = game.state, game.state.decision, game.moves
        if not isinstance(decision, Auction) or not self._kept:
            return None
        for made in range(len(moves), -1, -1):
            told = self._at(moves[:made])
            if told.get("hint") and "limit" in told:
                first = next((move for move, _ in told["moves"] if isinstance(move, dict)), {})
                card = first.get("card", decision.card)
                if (first.get("p"), card) == (decision.seat, decision.card):
                    return Limit(state.round, decision.card, told["limit"])
            if made < len(moves) and isinstance(moves[made], Open):
                break  # before that another card was on the block
        return None

    def _at(self, moves: Sequence[Move]) -> Raw:
        return self._kept.get(digest_of(moves), {}) if self._kept else {}

    def _moves(self, game: Game) -> list[tuple[Move, list[list[float]]]]:
        kept = self._at(game.moves).get("moves", [])
        try:
            found = [(read_move(move, KEY), told) for move, told in kept]
        except Refused:
            return []
        legal = all(game.why_not(move) is None for move, _ in found)
        return found if legal else []
