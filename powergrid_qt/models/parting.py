"""Where a game that was played on parts from the one it comes from: the first other decision."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.moves import Bid, Open
from powergrid_qt.engine.record import replayed


@dataclass(frozen=True, slots=True)
class Decision:
    move: Move
    bought: CardSold | None
    """What whoever has bid was given in the end: nobody asks for the bids in between."""


@dataclass(frozen=True, slots=True)
class Parting:
    game: Game
    """Right before it."""
    made: Decision
    instead_of: Decision


def parting_of(record: Record, parent: Record) -> Parting | None:
    """None if they have all moves of the shorter one in common, or are games of another deal."""
    if replace(record.config, players=()) != replace(parent.config, players=()):
        return None
    made, before = record.moves, parent.moves
    pairs = enumerate(zip(made, before, strict=False))
    alike = next((number for number, (now, then) in pairs if now != then), None)
    if alike is None:
        return None
    game = replayed(Record(record.config, made[:alike]))
    return Parting(game, _decision(game, made[alike:]), _decision(game, before[alike:]))


def _decision(game: Game, moves: Sequence[Move]) -> Decision:
    """The first of these moves; the rest tell what came of it."""
    first = moves[0]
    return Decision(first, _bought(game, moves) if isinstance(first, (Open, Bid)) else None)


def _bought(game: Game, moves: Sequence[Move]) -> CardSold | None:
    later = game.copy()
    for move in moves:
        for event in later.apply(move):
            if isinstance(event, CardSold):
                return event if event.seat == moves[0].seat else None
    return None
