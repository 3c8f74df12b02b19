"""What was judged while a game was played, as it is kept under `judged` in the `about` of its
record: whoever asks later goes on from there. `resources/help/records.md` tells what stands in it.

Each judgement is kept under the digest of the moves that led to its position, so that nothing is
mistaken when moves are taken back. What makes no sense is ignored, and judged again.
"""

import json
import zlib
from collections.abc import Iterable, Mapping
from typing import Any

from powergrid_qt.ai.judge import Judgement
from powergrid_qt.ai.worlds import Outcomes, WorldOutcome
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import read_move
from powergrid_qt.engine.refusals import Refused
from powergrid_qt.engine.schema import FLAG, OTHERS, Kind, Raw, Shape, problems_of

KEY = "judged"
MOST_WORLDS = 100


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
JUDGED: Shape = {OTHERS: {"moves": MOVES, "hint?": FLAG}}


def digest_of(moves: Iterable[Move]) -> str:
    told = json.dumps([move.to_json() for move in moves], sort_keys=True)
    return f"{zlib.crc32(told.encode()):08x}"


def judgement_to_json(judgement: Judgement, *, hint: bool) -> dict[str, Any]:
    """`hint`: it was shown to the player on move."""
    told: dict[str, Any] = {
        "moves": [
            [one.move.to_json(), [list(outcome) for outcome in one.outcomes]]
            for one in judgement.candidates
        ]
    }
    return {**told, "hint": True} if hint else told


def kept_in(about: Mapping[str, Any]) -> Mapping[str, Raw]:
    """By the digests of positions; none if anything is wrong with it."""
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
        told = self._at(game)
        return next((move for move, _ in self._moves(game)), None) if told.get("hint") else None

    def _at(self, game: Game) -> Raw:
        return self._kept.get(digest_of(game.moves), {}) if self._kept else {}

    def _moves(self, game: Game) -> list[tuple[Move, list[list[float]]]]:
        try:
            found = [(read_move(move, KEY), told) for move, told in self._at(game).get("moves", [])]
        except Refused:
            return []
        legal = all(game.why_not(move) is None for move, _ in found)
        return found if legal else []
