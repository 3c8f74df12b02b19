"""After a game: what the expert says of the decisions that were made."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.levels import EXPERT
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.engine import Game, Move, Record

COSTLIEST = 3
"""Decisions that are pointed out."""
LEAST_COST = 0.05
"""Less than this, in places of the ranking, is noise and not a mistake."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision: move `number` of the record (from 0), made at `seat`."""

    number: int
    seat: int
    played: Move
    best: Choice
    """What the expert would have done, and why."""
    best_place: float
    """The place in the ranking to expect with it."""
    played_place: float
    """The place to expect with the move that was made."""

    @property
    def cost(self) -> float:
        return max(self.played_place - self.best_place, 0.0)


def analysed(record: Record, seats: Collection[int], seed: int = 0) -> Iterator[Verdict | None]:
    """For each move of a record in turn: the verdict on it, or None where there was no choice
    or somebody else decided. A move takes up to a second or two."""
    game = Game(record.config)
    player = SearchPlayer(seed, family_of(record.config), EXPERT)
    eyes = Onlooker(seed)
    for number, played in enumerate(record.moves):
        judged = played.seat in seats
        yield verdict(eyes.look(game), player, number, played) if judged else None
        game.apply(played)


def verdict(game: Game, player: SearchPlayer, number: int, played: Move) -> Verdict | None:
    """`game`: as the player may know it."""
    moves = list(player.alternatives(game))
    own = moves[0]
    if played not in moves:
        moves.append(played)
    if len(moves) == 1:
        return None
    rated = player.rate(game, moves)
    of_played = next(one for one in rated if one.move == played)
    best = player.explained(game, rated, own)
    return Verdict(number, played.seat, played, best, rated[0].place, of_played.place)


def costliest(verdicts: Collection[Verdict]) -> list[Verdict]:
    """The decisions that cost most, in the order of the game."""
    worst = sorted(verdicts, key=lambda one: -one.cost)[:COSTLIEST]
    return sorted((one for one in worst if one.cost >= LEAST_COST), key=lambda one: one.number)
