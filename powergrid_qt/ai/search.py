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
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.engine import Game, Move


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
    move: Move
    chance: float
    """To win the game, as far as could be seen."""


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
        rated = self.rate(game, seconds)
        return Choice(rated[0].move, self._policy.reason(game.state, rated[0].move))

    def rate(self, game: Game, seconds: float | None = None) -> list[Rated]:
        """The moves worth a look with the chances they give, best first."""
        moves = list(self._policy.alternatives(game.state))
        if len(moves) == 1:
            return [Rated(moves[0], 0.0)]
        until = None if seconds is None else time.monotonic() + seconds
        return self.compare(game, moves, until)

    def compare(self, game: Game, moves: Sequence[Move], until: float | None) -> list[Rated]:
        seat = game.current
        assert seat is not None
        effort = self._effort
        sums = [0.0] * len(moves)
        counts = [0] * len(moves)
        alive = list(range(len(moves)))
        limit = effort.dropped_after
        for sample in range(effort.samples):
            if until is not None and sample and time.monotonic() > until:
                break
            rng = Random(f"{self._seed}:{len(game.moves)}:{sample}")
            world = seen_by(game, seat, rng)
            for index in alive:
                sums[index] += self._played_on(world.copy(), moves[index], seat)
                counts[index] += 1
            if sample + 1 == limit and len(alive) > 2:
                alive.sort(key=lambda index: -(sums[index] + (index == 0) * effort.trust))
                alive = alive[: (len(alive) + 1) // 2]
                limit *= 2
        chances = [total / max(count, 1) for total, count in zip(sums, counts, strict=True)]
        alive.sort(key=lambda index: -(chances[index] + (index == 0) * effort.trust))
        dropped = [index for index in range(len(moves)) if index not in alive]
        dropped.sort(key=lambda index: -chances[index])
        return [Rated(moves[index], chances[index]) for index in alive + dropped]

    def _played_on(self, game: Game, move: Move, seat: int) -> float:
        """The chance of `seat` to win after a move, as it turns out in this world."""
        target = game.state.round + self._effort.rounds
        game.apply(move)
        play_until(game, self._model, target)
        result = game.state.result
        if result is not None:
            return 1 / len(result.winners) if seat in result.winners else 0.0
        return self._family.chances(game.state)[seat]


def play_until(game: Game, policy: Policy, round_number: int) -> None:
    """Let everybody play by a policy until a round starts, or the game is over."""
    while not game.over and game.state.round < round_number:
        game.apply(policy.decide(game.state))
