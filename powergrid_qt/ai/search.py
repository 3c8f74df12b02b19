"""Looks before it leaps: plays every sensible move on, in several worlds that may be true.

What a player cannot know is guessed anew for each sample, the same for all moves that are
compared. Everybody then plays on, by a fast policy or as they have played so far, to the start of a
later round, where the learned evaluation tells the chance to win.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt

from powergrid_qt.ai.family import Family
from powergrid_qt.ai.pair import Chances, Half
from powergrid_qt.ai.policy import Decider
from powergrid_qt.ai.reasons import Choice, because
from powergrid_qt.ai.worlds import Worlds
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.moves import Reason


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at."""

    samples: int
    """Worlds in which the moves are compared at most."""
    rounds: int
    """How many starts of a round lie between a move and its evaluation."""
    trust: float
    """What the policy's own move is given in advance: samples are few and noisy."""
    among_equals: bool = True
    """Whether moves are compared, too, while everybody else plays as the policy would."""


FEWEST = 2
"""Worlds after which a move may be dropped that is clearly worse than the best."""
SURE = 1.5
"""How many times as large as its standard error a lead is that is clear."""
AGREED = 0.02
"""Worlds are taken to differ by this at least: two may agree by chance."""
NEAR = 0.01
"""A move is dropped, too, that may be better than the best one, but hardly by more than this."""
DECIDED = 0.003
LONGEST_ODDS = 8.0
"""What the logarithm of the odds, up to a limit, counts beside the chance: where a game is as good
as won or lost all chances are alike, and yet one move is better than another."""


def worth_of(chance: float) -> float:
    if chance <= 0.0 or chance >= 1.0:
        return chance + DECIDED * (LONGEST_ODDS if chance > 0 else -LONGEST_ODDS)
    odds = log(chance / (1 - chance))
    return chance + DECIDED * min(max(odds, -LONGEST_ODDS), LONGEST_ODDS)


@dataclass(frozen=True, slots=True)
class Rated:
    """A move, and what to expect after it."""

    move: Move
    chance: float
    """To win the game."""


class Tally:
    """What a move came to, world by world."""

    __slots__ = ("ahead", "chances", "move", "worths")

    def __init__(self, move: Move, ahead: float) -> None:
        self.move = move
        self.ahead = ahead
        """What it is given in advance."""
        self.chances: list[float] = []
        self.worths: list[float] = []

    def add(self, chance: float) -> None:
        self.chances.append(chance)
        self.worths.append(worth_of(chance))

    @property
    def rated(self) -> Rated:
        return Rated(self.move, sum(self.chances) / len(self.chances))

    @property
    def worth(self) -> float:
        return sum(self.worths) / len(self.worths) + self.ahead

    def clearly_beats(self, other: "Tally") -> bool:
        """Whether more worlds would hardly win anything: the lead is so much larger than it is
        uncertain, or next to nothing can be won."""
        ahead = self.ahead - other.ahead + NEAR
        pairs = zip(self.worths, other.worths, strict=True)
        return is_clear([mine - its + ahead for mine, its in pairs], SURE, AGREED)


def is_clear(leads: Sequence[float], errors: float, least: float = 0.0) -> bool:
    """Whether leads, world by world, are on average so many standard errors large. `least`: the
    deviation that they are taken to have at least."""
    mean = sum(leads) / len(leads)
    spread = sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1)
    return mean >= errors * sqrt(max(spread, least * least) / len(leads))


class SearchPlayer:
    def __init__(self, seed: int, family: Family, effort: Effort, persona: str = "") -> None:
        self._policy = family.level("hard", seed, persona)
        self._others = family.level("hard", seed)
        self._effort = effort
        self._worlds = Worlds(family, seed, effort.rounds)
        self._ways: Sequence[Decider | None] = ()
        """By seat, where it is known how everybody plays; None: as we would."""
        self._half: Half | None = None

    def share(self, half: Half | None) -> None:
        """Think about the next question together with somebody; None: alone."""
        self._half = half

    def read(self, ways: Sequence[Decider | None]) -> None:
        """How everybody has played so far, by seat; its own way it knows better."""
        self._ways = ways

    def decide(self, game: Game) -> Move:
        moves = self._candidates(game)
        return moves[0] if len(moves) == 1 else self.rate(game, moves)[0].move

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        moves = self._candidates(game)
        if len(moves) == 1:
            return Choice(moves[0], self._policy.reason(game.state, moves[0]))
        return self.explained(game, self.rate(game, moves, seconds), moves[0])

    def _candidates(self, game: Game) -> Sequence[Move]:
        others = [way for seat, way in enumerate(self._ways) if seat != game.current]
        if self._effort.among_equals or any(others):
            return self._policy.alternatives(game.state)
        return [self._policy.decide(game.state)]

    def explained(self, game: Game, rated: Sequence[Rated], own: Move) -> Choice:
        """The best of the rated moves and why: in the words of the policy if it is its own."""
        move = rated[0].move
        if move == own:
            return Choice(move, self._policy.reason(game.state, move))
        return Choice(move, better_than(rated, own))

    def rate(self, game: Game, moves: Sequence[Move], seconds: float | None = None) -> list[Rated]:
        """What to expect of the moves, best first. The first one given is the policy's own."""
        seat = game.current
        assert seat is not None
        effort = self._effort
        ways = [way or self._others for way in self._ways or [None] * len(game.state.players)]
        ways[seat] = self._policy
        self._worlds.look(game, ways)
        until = inf if seconds is None else time.monotonic() + seconds
        chances: Chances = {}
        tallies = [Tally(move, 0.0 if at else effort.trust) for at, move in enumerate(moves)]
        dropped: list[Tally] = []
        for sample in range(effort.samples):
            if (sample, tallies[0].move) not in chances:
                if sample and time.monotonic() > until:
                    break
                chances = self._looked_at(game, sample, [tally.move for tally in tallies])
            for tally in tallies:
                tally.add(chances[sample, tally.move])
            tallies.sort(key=lambda tally: -tally.worth)
            if sample + 1 < FEWEST:
                continue
            best, *others = tallies
            left = [best, *[other for other in others if not best.clearly_beats(other)]]
            dropped = [tally for tally in tallies if tally not in left] + dropped
            tallies = left
            if len(tallies) == 1:
                break
        return [tally.rated for tally in tallies + dropped]

    def _looked_at(self, game: Game, sample: int, moves: Sequence[Move]) -> Chances:
        """What moves come to in the next world; two who think look at two where that is needed for
        both to have as much to do."""

        def play_on(sample: int, move: Move) -> float:
            return self._worlds.outcome(game, sample, move).chance

        if self._half is None:
            return {(sample, move): play_on(sample, move) for move in moves}
        at_once = 1 if sample >= FEWEST and len(moves) % 2 == 0 else 2
        end = min(sample + at_once, self._effort.samples)
        tasks = [(world, move) for world in range(sample, end) for move in moves]
        return self._half.chances(tasks, play_on)


def better_than(rated: Sequence[Rated], own: Move) -> Reason:
    seemed = next(one for one in rated if one.move == own)
    return because(
        "search_finds", chance=round(100 * rated[0].chance), usual=round(100 * seemed.chance)
    )
