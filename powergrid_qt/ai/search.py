"""Looks before it leaps: plays every sensible move on, in several worlds that may be true.

What a player cannot know is guessed anew for each sample, the same for all moves that are
compared. Everybody then plays on by a fast policy to the start of a later round, where the
learned evaluation tells the chance to win.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from powergrid_qt.ai.family import Family
from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.ai.policy import Policy
from powergrid_qt.ai.reasons import Choice, because
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.reasons import Reason
from powergrid_qt.engine.state import State


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at."""

    samples: int
    """Worlds in which the moves are compared."""
    rounds: int
    """How many starts of a round lie between a move and its evaluation."""
    trust: float
    """What the policy's own move is given in advance: samples are few and noisy."""
    dropped_after: int
    """After so many samples the worse half of the moves is dropped, and again after twice."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A move, and what to expect after it."""

    move: Move
    chance: float
    """To win the game."""


class Tally:
    """What the samples of one move add up to."""

    __slots__ = ("chance", "index", "move", "samples")

    def __init__(self, index: int, move: Move) -> None:
        self.index = index
        self.move = move
        self.chance = 0.0
        self.samples = 0

    def add(self, chance: float) -> None:
        self.chance += chance
        self.samples += 1

    @property
    def rated(self) -> Rated:
        return Rated(self.move, self.chance / max(self.samples, 1))

    def worth(self, trust: float) -> float:
        return self.chance / max(self.samples, 1) + (trust if self.index == 0 else 0.0)


class SearchPlayer:
    def __init__(self, seed: int, family: Family, effort: Effort) -> None:
        self._seed = seed
        self._family = family
        self._policy = family.level("hard", seed)
        self._model = family.fast_policy()
        self._effort = effort

    def decide(self, game: Game) -> Move:
        return self.choose(game).move

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        moves = self._policy.alternatives(game.state)
        if len(moves) == 1:
            return Choice(moves[0], self._policy.reason(game.state, moves[0]))
        return self.explained(game, self.rate(game, moves, seconds), moves[0])

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
        until = None if seconds is None else time.monotonic() + seconds
        tallies = [Tally(index, move) for index, move in enumerate(moves)]
        dropped: list[Tally] = []
        limit = effort.dropped_after
        for sample in range(effort.samples):
            if until is not None and sample and time.monotonic() > until:
                break
            world = seen_by(game, seat, Random(f"{self._seed}:{len(game.moves)}:{sample}"))
            for tally in tallies:
                tally.add(self._played_on(world.copy(), tally.move, seat))
            if sample + 1 == limit and len(tallies) > 2:
                tallies.sort(key=lambda tally: -tally.worth(effort.trust))
                kept = (len(tallies) + 1) // 2
                dropped = tallies[kept:] + dropped
                tallies = tallies[:kept]
                limit *= 2
        tallies.sort(key=lambda tally: -tally.worth(effort.trust))
        return [tally.rated for tally in tallies + dropped]

    def _played_on(self, game: Game, move: Move, seat: int) -> float:
        """The chance of `seat` after a move, as it turns out in this world."""
        target = game.state.round + self._effort.rounds
        game.apply(move)
        play_until(game, self._model, target)
        chance, _ = expectation(self._family, game.state, seat)
        return chance


def better_than(rated: Sequence[Rated], own: Move) -> Reason:
    seemed = next(one for one in rated if one.move == own)
    return because(
        "search_finds", chance=round(100 * rated[0].chance), usual=round(100 * seemed.chance)
    )


def expectation(family: Family, state: State, seat: int) -> tuple[float, float]:
    """The chance and the place of a player at the start of a round, or when the game is over."""
    result = state.result
    if result is None:
        chances = family.chances(state)
        return chances[seat], expected_place(chances, seat)
    won = seat in result.winners
    chance = 1 / len(result.winners) if won else 0.0
    return chance, 1.0 if won else result.ranking.index(seat) + 1.0


def expected_place(chances: Sequence[float], seat: int) -> float:
    """One more than how many of the others are likely to be ahead, two by two."""
    own = chances[seat]
    ahead = [other / (own + other) for index, other in enumerate(chances) if index != seat]
    return 1.0 + sum(ahead)


def play_until(game: Game, policy: Policy, round_number: int) -> None:
    """Let everybody play by a policy until a round starts, or the game is over."""
    while not game.over and game.state.round < round_number:
        game.apply(policy.decide(game.state))
