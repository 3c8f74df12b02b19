"""The suite of tactical positions: records with a question, and a table with the answers.

`python -m tests.ai.suite [level ...]` prints which positions the levels solve.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from powergrid_qt.ai.players import make_player
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import read_move
from powergrid_qt.engine.record import read_record, replayed
from tests.ai.outpost_proofs import OUTPOST_PROOFS
from tests.ai.proofs import LAST_ROUND_PROOFS, Verdict
from tests.ai.value_proofs import VALUE_PROOFS

PROOFS = {**LAST_ROUND_PROOFS, **VALUE_PROOFS, **OUTPOST_PROOFS}
FOLDER = Path(__file__).parent / "positions"
SEED = 1
"""Of the players that are asked."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position with its answer: either the right moves are listed, or the wrong ones."""

    file: str
    theme: str
    seat: int
    right: frozenset[Move] | None
    wrong: frozenset[Move] | None
    why: str
    proof: str
    """`enumeration`: `by` names the function that proves it; or `argument`: see `why`."""
    by: str | None

    def game(self) -> Game:
        return replayed(read_record(FOLDER / self.file))

    def solved_by(self, move: Move) -> bool:
        if self.right is not None:
            return move in self.right
        assert self.wrong is not None
        return move not in self.wrong

    def proved(self, game: Game) -> Verdict:
        assert self.by is not None
        return PROOFS[self.by](game)


def read_moves(data: Sequence[Mapping[str, Any]] | None) -> frozenset[Move] | None:
    return None if data is None else frozenset(read_move(item, "") for item in data)


def positions() -> list[Position]:
    table = json.loads((FOLDER / "positions.json").read_text(encoding="utf-8"))
    return [
        Position(
            file=entry["file"],
            theme=entry["theme"],
            seat=entry["seat"],
            right=read_moves(entry.get("right")),
            wrong=read_moves(entry.get("wrong")),
            why=entry["why"],
            proof=entry["proof"],
            by=entry.get("by"),
        )
        for entry in table
    ]


def answer(level: str, game: Game) -> Move:
    return make_player(level, SEED).decide(game)


def main(levels: Sequence[str]) -> None:
    suite = positions()
    solved = dict.fromkeys(levels, 0)
    for position in suite:
        game = position.game()
        told = []
        for level in levels:
            move = answer(level, game)
            right = position.solved_by(move)
            solved[level] += right
            told.append("solved" if right else json.dumps(move.to_json(), ensure_ascii=False))
        print(position.file, *told, sep="\t")
    for level in levels:
        print(f"{level}: {solved[level]} of {len(suite)}")


if __name__ == "__main__":
    main(sys.argv[1:] or ["hard", "expert"])
