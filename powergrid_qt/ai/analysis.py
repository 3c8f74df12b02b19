"""After a game: what the expert says of the decisions that were made."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.levels import EXPERT
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.moves import Open

COSTLIEST = 3
"""Occasions that are pointed out."""
LEAST_COST = 0.05
"""Less than this, in places of the ranking, is noise and not a mistake."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """What decisions belong to: an auction, from putting the card up to the last bid, or one
    player's turn in a phase."""

    first: int
    """The number of its first move."""
    auction: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision: move `number` of the record (from 0), made at `seat`."""

    number: int
    seat: int
    occasion: "Occasion"
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
    occasions, eyes = Occasions(), Onlooker(seed)
    for number, played in enumerate(record.moves):
        occasion = occasions.of(game, number, played)
        judged = played.seat in seats
        yield verdict(eyes.look(game), player, number, played, occasion) if judged else None
        game.apply(played)


class Occasions:
    """Tells for the moves of a game, one after the other, which occasion they belong to."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._first = 0

    def of(self, game: Game, number: int, move: Move) -> Occasion:
        state = game.state
        decision = state.decision
        card = None
        if isinstance(decision, Auction):
            card = decision.card
        elif isinstance(move, Open):
            card = move.card
        # Everybody's bids for a card follow each other, and so do the moves of a turn.
        key = (state.round, state.phase, card, move.seat if card is None else None)
        if key != self._key:
            self._key, self._first = key, number
        return Occasion(self._first, auction=card is not None)


def verdict(
    game: Game, player: SearchPlayer, number: int, played: Move, occasion: Occasion
) -> Verdict | None:
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
    return Verdict(number, played.seat, occasion, played, best, rated[0].place, of_played.place)


def costliest(verdicts: Collection[Verdict]) -> list[Verdict]:
    """Of the occasions at which players lost most, the decision that cost most, in the order of
    the game."""
    occasions: defaultdict[tuple[int, Occasion], list[Verdict]] = defaultdict(list)
    for one in verdicts:
        if one.cost >= LEAST_COST:
            occasions[one.seat, one.occasion].append(one)
    worst = sorted(occasions.values(), key=loss, reverse=True)[:COSTLIEST]
    pointed_out = [max(decisions, key=lambda one: one.cost) for decisions in worst]
    return sorted(pointed_out, key=lambda one: one.number)


def loss(decisions: Sequence[Verdict]) -> float:
    """What a player lost at one occasion. The losses of a turn add up: money spent on houses is
    missing for the workers. Bids for the same card are the same mistake again and again."""
    costs = [one.cost for one in decisions]
    return max(costs) if decisions[0].occasion.auction else sum(costs)
