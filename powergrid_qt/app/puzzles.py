"""The puzzles that come with the program, as `resources/puzzles` holds them.

`puzzles.json` tells what is asked and what is right; `python -m tests.ai.make_puzzles` proves and
measures it. `records.json.xz` holds the games that lead to the positions, by their ids: all of them
together take a third of the room that they would take one by one.

Whether a turn solves one is judged by what was proved of the position and by the rules alone.
"""

import functools
import json
import lzma
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Game, Move, Record, load_board
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.edition import playable_boards, usual_edition
from powergrid_qt.engine.moves import Buy, Done, read_move
from powergrid_qt.engine.record import record_from_json, replayed
from powergrid_qt.engine.texts import Said
from powergrid_qt.models.players import facts_of
from powergrid_qt.paths import resources_dir

if TYPE_CHECKING:
    from powergrid_qt.ai.rating import Estimate

RIVALS = "hard"
"""The level that sits at the other seats when a position is played on."""


@dataclass(frozen=True, slots=True)
class RightTurn:
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
    """The question, with `{name}` for the player on move."""
    why: Said
    """The proof that the answer is right, in words."""
    difficulty: int
    """How hard the puzzle is, from 1 to 3."""
    strength: int
    """The rating, on the scale of the levels, with which one finds it every other time."""
    answer: RightTurn
    solution: tuple[Move, ...]
    """A whole turn that is right."""
    outcomes: tuple[tuple[int, int], ...]
    """The most cities lit and money, by seat; empty where the proof does not compare players."""

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
    """Return all puzzles, the easiest first."""
    table = json.loads((resources_dir() / "puzzles" / "puzzles.json").read_text(encoding="utf-8"))
    return tuple(_read(entry, table) for entry in table["puzzles"])


def _read(entry: Mapping[str, Any], table: Mapping[str, Any]) -> Puzzle:
    answer = entry["answer"]
    only, never = answer.get("only"), answer.get("never")
    titles: Mapping[str, str] = table["titles"][entry["title"]]
    return Puzzle(
        id=entry["id"],
        title={language: f"{text} {entry['number']}" for language, text in titles.items()},
        question=table["questions"][entry["question"]],
        why=entry["why"],
        difficulty=entry["difficulty"],
        strength=entry["strength"],
        answer=RightTurn(
            only=None if only is None else frozenset(read_moves(only)),
            never=None if never is None else frozenset(read_moves(never)),
            win=answer.get("win", False),
            earn=answer.get("earn"),
        ),
        solution=read_moves(entry["solution"]),
        outcomes=tuple((lit, money) for lit, money in entry.get("outcomes", ())),
    )


@functools.cache
def _records() -> dict[str, dict[str, Any]]:
    packed = (resources_dir() / "puzzles" / "records.json.xz").read_bytes()
    records: dict[str, dict[str, Any]] = json.loads(lzma.decompress(packed))
    return records


def is_right(puzzle: Puzzle, game: Game, turn: Sequence[Move]) -> bool:
    """Whether a turn is right; `turn`: all moves of the player on move in the position `game`."""
    answer = puzzle.answer
    if answer.only is not None:
        move = _as_one(turn)
        return move is not None and move in answer.only
    if answer.never is not None:
        return answer.never.isdisjoint(turn)
    seat, played = turn[0].seat, game.after(*turn)
    lit, money = outcome_of(played, seat)
    if answer.earn is not None:
        return money + played.state.rules.edition.income(lit) >= answer.earn
    # It wins; rivals who still have their turn are taken to do as well as they possibly can.
    result = played.state.result
    if result is not None:
        return result.winners == (seat,)
    rivals = (best for other, best in enumerate(puzzle.outcomes) if other != seat)
    return ends_game(played) and (lit, money) > max(rivals)


def _as_one(turn: Iterable[Move]) -> Move | None:
    """The move that a turn consists of besides its end; None if there are several."""
    moves = [move for move in turn if not isinstance(move, Done)]
    if not moves:
        return next(iter(turn))
    if len(moves) > 1 and all(isinstance(move, Buy) for move in moves):
        bought: Counter[str] = Counter()
        for move in moves:
            assert isinstance(move, Buy)
            bought.update(dict(move.tokens))
        return Buy(moves[0].seat, tuple(sorted(bought.items())))
    return moves[0] if len(moves) == 1 else None


def outcome_of(game: Game, seat: int) -> tuple[int, int]:
    """The cities that a player lights and the money left, should the game end like this."""
    facts = facts_of(game, seat, nothing_hidden=True)[seat]
    assert facts.money is not None
    return min(facts.power, facts.cities), facts.money


def ends_game(game: Game) -> bool:
    """Whether this is the last round."""
    return game.over or game.state.leader >= game.state.rules.end_cities


_SOLVED = "puzzles/solved"
_FIRST_RIGHT, _FIRST_WRONG = "puzzles/first_right", "puzzles/first_wrong"
"""The keys of the lists of puzzles whose first answer was right, and was wrong."""
BEGINNING, DOUBT = 350.0, 250.0
"""How well somebody finds puzzles who has not answered any: mean and standard deviation."""


def solved_puzzles(settings: Settings) -> frozenset[str]:
    """Return the ids of the puzzles that are solved; some of them may be gone since."""
    return settings.names(_SOLVED)


def remember_answer(settings: Settings, puzzle: str, *, right: bool) -> None:
    if puzzle not in settings.names(_FIRST_RIGHT) | settings.names(_FIRST_WRONG):
        settings.keep_name(_FIRST_RIGHT if right else _FIRST_WRONG, puzzle)
    if right:
        settings.keep_name(_SOLVED, puzzle)


def puzzle_strength(settings: Settings) -> "Estimate | None":
    """How well one finds puzzles, from the first answer to each: a puzzle is a rival that one is
    ahead of, or behind. None before the first answer."""
    from powergrid_qt.ai.rating import RatedGame, curve  # with tournaments, which take long

    right, wrong = settings.names(_FIRST_RIGHT), settings.names(_FIRST_WRONG)
    answers = [
        RatedGame((), (), (puzzle.strength,))
        if puzzle.id in right
        else RatedGame((puzzle.strength,), (), ())
        for puzzle in all_puzzles()
        if puzzle.id in right or puzzle.id in wrong
    ]
    return curve(answers, BEGINNING, DOUBT)[-1] if answers else None


def puzzle_at_level(settings: Settings) -> Puzzle:
    """The one nearest to one's strength that was not answered yet, or else is not solved: of an
    edition that was begun here if there is one left; before any game of the usual one."""
    estimate, puzzles = puzzle_strength(settings), all_puzzles()
    level = BEGINNING if estimate is None else estimate.rating
    known = settings.known_editions or {usual_edition(load_board(playable_boards()[0]))}
    solved, wrong = solved_puzzles(settings), settings.names(_FIRST_WRONG)

    def distance(puzzle: Puzzle) -> tuple[bool, bool, bool, float]:
        return (
            puzzle.id in solved,
            puzzle.edition not in known,
            puzzle.id in wrong,
            abs(puzzle.strength - level),
        )

    return min(puzzles, key=distance)


class TrialController(GameController):
    """`answered(turn)`: all moves of it. The position stays as it is, and so does the plan."""

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self.paused = True  # nobody else moves
        self.automatic.ask_always = True

    def play(self, *moves: Move) -> bool:
        if moves:
            self.answered.emit(moves)
        return True
