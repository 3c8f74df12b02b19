"""The suite of tactical positions, which are also the puzzles that come with the program.

`python -m tests.ai.suite [level ...]` prints which positions the levels solve.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from powergrid_qt.ai.players import make_player
from powergrid_qt.app.puzzles import Puzzle, all_puzzles, read_moves
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.record import replayed
from powergrid_qt.paths import resources_dir
from tests.ai.outpost_proofs import OUTPOST_PROOFS
from tests.ai.plant_proofs import PLANT_PROOFS
from tests.ai.proofs import LAST_ROUND_PROOFS, Verdict
from tests.ai.value_proofs import VALUE_PROOFS

PROOFS = {**LAST_ROUND_PROOFS, **PLANT_PROOFS, **VALUE_PROOFS, **OUTPOST_PROOFS}
TABLE = resources_dir() / "puzzles" / "puzzles.json"
SEED = 1
"""Of the players that are asked."""


@dataclass(frozen=True, slots=True)
class Position:
    """A puzzle with what is proved of its first move: either the right ones are listed, or the
    wrong ones."""

    puzzle: Puzzle
    theme: str
    right: frozenset[Move] | None
    wrong: frozenset[Move] | None
    by: str
    """The function that proves it."""

    @property
    def id(self) -> str:
        return self.puzzle.id

    @property
    def seat(self) -> int:
        return self.puzzle.solution[0].seat

    def game(self) -> Game:
        return replayed(self.puzzle.record())

    def solved_by(self, move: Move) -> bool:
        if self.right is not None:
            return move in self.right
        assert self.wrong is not None
        return move not in self.wrong

    def proved(self, game: Game) -> Verdict:
        return PROOFS[self.by](game)


def first_moves(entry: Mapping[str, Any], key: str) -> frozenset[Move] | None:
    return frozenset(read_moves(entry[key])) if key in entry else None


def positions() -> list[Position]:
    table = json.loads(TABLE.read_text(encoding="utf-8"))["puzzles"]
    return [
        Position(
            puzzle=puzzle,
            theme=entry["theme"],
            right=first_moves(entry, "right"),
            wrong=first_moves(entry, "wrong"),
            by=entry["by"],
        )
        for puzzle, entry in zip(all_puzzles(), table, strict=True)
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
        print(position.id, *told, sep="\t")
    for level in levels:
        print(f"{level}: {solved[level]} of {len(suite)}")


if __name__ == "__main__":
    main(sys.argv[1:] or ["hard", "expert"])
