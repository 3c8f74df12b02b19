"""Counts what no person at the table would do, in games that were played: of each level, per 100
decisions of the kind.

Most of it is found by the rules alone, without a judge: a family of editions has a `TurnWatch`
that is shown a game move by move. Whether a decision was clearly worse than another is asked of the
judge of people's decisions, with many worlds, which takes seconds for each player of a game.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.review import Review
from powergrid_qt.ai.slips import Slip, WatchedTurn
from powergrid_qt.engine import Event, Game, Move, Record
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.moves import Open

CLEAR_CHANCE, CLEAR_PLACES = 0.05, 0.3
"""What a clear mistake loses at least: of the chance to win, or of a place. In few worlds as much
may be lost by luck: so it has to be clear, too."""
OPENING_ROUNDS = 3
"""Rounds at the beginning whose auctions are not counted among those that are fought for."""


@dataclass(slots=True)
class SeatSlips:
    """The decisions of one seat and the foolish ones among them, counted by kind."""

    decisions: Counter[Slip] = field(default_factory=Counter)
    foolish: Counter[Slip] = field(default_factory=Counter)


def slips_of(record: Record) -> list[SeatSlips]:
    """Return the slips in a game that is over, by seat."""
    found = [SeatSlips() for _ in record.config.players]
    for turn in (*watched_turns(record), *judged_turns(record)):
        seat = found[turn.seat]
        seat.decisions[turn.kind] += 1
        seat.foolish[turn.kind] += turn.foolish
    return found


def watched_turns(record: Record) -> Iterator[WatchedTurn]:
    """Yield the decisions that can be watched without a judge."""
    game, watch = Game(record.config), family_of(record.config).watch()
    for move in record.moves:
        before = game.copy()
        yield from watch.turns(before, move, game.apply(move))


def judged_turns(record: Record) -> Iterator[WatchedTurn]:
    review, number = Review(record, range(len(record.config.players))), 0
    while not review.over:
        number += 1
        for verdict in review.round(number):
            if verdict is not None:
                lost = verdict.best_chance - verdict.played_chance
                much = lost >= CLEAR_CHANCE or verdict.cost >= CLEAR_PLACES
                foolish = much and verdict.number in review.clear
                yield WatchedTurn(verdict.seat, Slip.CLEAR_MISTAKES, foolish)


def per_hundred(slips: Iterable[SeatSlips]) -> dict[Slip, float | None]:
    """Return how many of 100 decisions of each kind were foolish; None where there was none."""
    told = list(slips)
    decisions = {kind: sum(one.decisions[kind] for one in told) for kind in Slip}
    return {
        kind: 100 * sum(one.foolish[kind] for one in told) / count if count else None
        for kind, count in decisions.items()
    }


class Auctions:
    """Counts the cards that people or computers fought for after the opening of a game."""

    def __init__(self) -> None:
        self._least: dict[object, int] = {}
        self._sold = self._above = 0

    @property
    def sold(self) -> tuple[int, int]:
        """Cards sold after the opening, and those of them for which more was paid than needed."""
        return self._sold, self._above

    def offered(self, state: Any, move: Move) -> None:
        """Remember the lowest price of a card that a move puts up, before that is made."""
        if isinstance(move, Open) and move.card in state.rules.offers(state):  # no promo card
            self._least[move.card] = state.rules.minimum(state, move.card)

    def happened(self, state: Any, events: Iterable[Event]) -> None:
        """Count the cards sold by a move, and those sold above their lowest price."""
        if state.round > OPENING_ROUNDS:
            for event in events:
                if isinstance(event, CardSold) and event.seat is not None:
                    least = self._least.get(event.card)
                    if least is not None:
                        self._sold += 1
                        self._above += event.price > least
