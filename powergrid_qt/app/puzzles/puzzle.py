"""The puzzles that come with the program, as `resources/puzzles` holds them.

`puzzles.json` tells what is asked and what is right; `python -m tests.ai.make_puzzles` proves and
measures it. `records.json.xz` holds the games that lead to the positions, by their ids: all of them
together take a third of the room that they would take one by one.
"""

import functools
import json
import lzma
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.moves import read_move
from powergrid_qt.engine.record import record_from_json, replayed
from powergrid_qt.engine.texts import Said
from powergrid_qt.paths import resources_dir

RIVALS = "hard"
"""Who sits at the other seats when a position is played on."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What makes a turn right; one of these is told.

    `only`: it is one of these moves; all purchases of a turn count as one.
    `never`: none of these moves is in it.
    `win`: it ends the game and wins it, whatever the rivals can still do.
    `earn`: with the income of the round it leaves this much money.
    """

    only: frozenset[Move] | None = None
    never: frozenset[Move] | None = None
    win: bool = False
    earn: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Puzzle:
    id: str
    title: Said
    question: Said
    """With `{name}` for who is on move."""
    why: Said
    """The proof in words."""
    difficulty: int
    """From 1 to 3."""
    answer: Answer
    solution: tuple[Move, ...]
    """A whole turn that is right."""
    outcomes: tuple[tuple[int, int], ...]
    """By seat: the cities lit and the money that are possible at most; empty where the proof does
    not compare players."""

    @property
    def board(self) -> str:
        return str(_records()[self.id]["board"])

    @property
    def edition(self) -> str:
        return str(_records()[self.id]["edition"])

    @property
    def players(self) -> int:
        return len(_records()[self.id]["players"])

    def record(self) -> Record:
        return record_from_json(_records()[self.id])

    def game(self) -> Game:
        """The position as it is shown: a person is on move against computer players, and everybody
        sees everybody's money, without which nothing could be proved."""
        record, mover = self.record(), self.solution[0].seat
        seats = tuple(
            replace(seat, kind=HUMAN if number == mover else RIVALS)
            for number, seat in enumerate(record.config.players)
        )
        options = replace(record.config.options, open_money=True)
        config = replace(record.config, players=seats, options=options)
        return replayed(replace(record, config=config))


def read_moves(data: Sequence[Mapping[str, Any]]) -> tuple[Move, ...]:
    return tuple(read_move(item, "") for item in data)


@functools.cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """The easiest first."""
    table = json.loads((resources_dir() / "puzzles" / "puzzles.json").read_text(encoding="utf-8"))
    return tuple(_read(entry, table) for entry in table["puzzles"])


def _read(entry: Mapping[str, Any], table: Mapping[str, Any]) -> Puzzle:
    answer = entry["answer"]
    only, never = answer.get("only"), answer.get("never")
    return Puzzle(
        id=entry["id"],
        title=_numbered(table["titles"][entry["title"]], entry["number"]),
        question=table["questions"][entry["question"]],
        why=entry["why"],
        difficulty=entry["difficulty"],
        answer=Answer(
            only=None if only is None else frozenset(read_moves(only)),
            never=None if never is None else frozenset(read_moves(never)),
            win=answer.get("win", False),
            earn=answer.get("earn"),
        ),
        solution=read_moves(entry["solution"]),
        outcomes=tuple((lit, money) for lit, money in entry.get("outcomes", ())),
    )


def _numbered(title: Mapping[str, str], number: int) -> Said:
    return {language: f"{text} {number}" for language, text in title.items()}


@functools.cache
def _records() -> dict[str, dict[str, Any]]:
    packed = (resources_dir() / "puzzles" / "records.json.xz").read_bytes()
    records: dict[str, dict[str, Any]] = json.loads(lzma.decompress(packed))
    return records
