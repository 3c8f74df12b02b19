"""The one judge of decisions: plays every sensible move on, in several worlds that may be true.

What a player cannot know is guessed anew for each world, the same for all moves that are compared.
Everybody then plays on, by a fast policy or as they have played so far, to the start of a later
round, where the learned evaluation tells the chance to win. World after world, moves are dropped
that are clearly worse than the best, so most decisions are soon judged. The policy's own move
stands unless another one is clearly better: where chances say nothing, luck must not decide.

Computer players who look ahead ask it, and so do hints and the analysis of what people decide:
always with the same luck (`JudgeOfPeople`). Whoever asks later may look at more worlds of the
same kind; what is known of the first ones is not played on again. Nothing depends on the clock, nor
on the processor, except where a computer player is cut short on screen.
"""

import functools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from operator import mul
from statistics import fmean

from powergrid_qt.ai.family import AiFamily, Policy, family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.levels import EXPECTED, Effort
from powergrid_qt.ai.worlds import Outcomes, PlayOn, Task, WorldOutcome, Worlds
from powergrid_qt.engine import Game, GameConfig, Move

FEWEST = 2
"""Worlds after which a move may be dropped that is clearly worse than the best."""
SURE = 1.5
"""How many times as large as its standard error a lead is that is clear."""
AGREED = 0.02
"""Worlds are taken to differ by this at least: two may agree by chance."""
NEAR = 0.01
"""A move is dropped, too, that may be better than the best one, but hardly by more than this."""
BETTER = 0.5
"""How many times as large as its standard error the lead is of a move that is preferred to the
policy's own."""
DECIDED = 0.003
LONGEST_ODDS = 8.0
"""What the logarithm of the odds, up to a limit, counts beside the chance: where a game is as good
as won or lost all chances are alike, and yet one move is better than another."""
PLACE = 0.02
"""What a place counts beside the chance: who cannot win plays for the best place."""

EXACT = 10
"""Digits to which worths are told: in the last bits of a logarithm processors differ."""

ShareOut = Callable[[Sequence[Task], PlayOn], Outcomes]
"""Plays tasks on together with somebody else."""


def worth_of(outcome: WorldOutcome) -> float:
    """What an outcome counts when moves are compared."""
    chance = outcome.chance
    if 0.0 < chance < 1.0:
        odds = min(max(log(chance / (1 - chance)), -LONGEST_ODDS), LONGEST_ODDS)
    else:
        odds = LONGEST_ODDS if chance else -LONGEST_ODDS
    return round(chance + DECIDED * odds, EXACT) - PLACE * outcome.place


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move, and what it came to in the first worlds, one after the other."""

    move: Move
    outcomes: tuple[WorldOutcome, ...]
    ahead: float = 0.0
    """What it is given in advance when moves are compared."""

    @property
    def worth(self) -> float:
        return fmean(map(worth_of, self.outcomes)) + self.ahead

    @property
    def mean(self) -> WorldOutcome:
        """The outcome to expect: the mean of all worlds."""
        return WorldOutcome(*map(fmean, zip(*self.outcomes, strict=True)))

    def leads_over(self, other: "Candidate") -> list[float]:
        """How much more it is worth than another move, in each of the worlds that both were played
        on in."""
        ahead = self.ahead - other.ahead
        pairs = zip(self.outcomes, other.outcomes, strict=False)
        return [worth_of(mine) - worth_of(its) + ahead for mine, its in pairs]

    def within(self, worlds: int) -> "Candidate":
        """Return the candidate with the outcomes of the first worlds only."""
        return Candidate(self.move, self.outcomes[:worlds], self.ahead)


def is_clear(leads: Sequence[float], errors: float, least: float = 0.0) -> bool:
    """Whether leads, world by world, are on average so many standard errors large. `least`: the
    deviation that they are taken to have at least; of one world nothing else is known."""
    mean = fmean(leads)
    deviations = [lead - mean for lead in leads]
    spread = sum(map(mul, deviations, deviations)) / max(len(leads) - 1, 1)
    return mean >= errors * sqrt(max(spread, least * least) / len(leads))


def clearly_beats(best: Candidate, other: Candidate) -> bool:
    """Whether more worlds would hardly win anything: the lead is so much larger than it is
    uncertain, or next to nothing can be won."""
    return is_clear([lead + NEAR for lead in best.leads_over(other)], SURE, AGREED)


def is_better(other: Candidate, own: Candidate) -> bool:
    """Whether a move is so much better than the policy's own that it is preferred to that."""
    return is_clear(other.leads_over(own), BETTER, AGREED)


def is_beaten(one: Candidate, best: Candidate, own: Candidate | None) -> bool:
    """Whether a move need not be looked at in more worlds. The policy's own stands if it is as good
    as the best, so it is beaten only by what is clearly better."""
    if one is own:
        return one is not best and is_clear(best.leads_over(one), SURE, AGREED)
    return any(
        other is not None and other is not one and clearly_beats(other, one)
        for other in (best, own)
    )


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is thought of a decision."""

    own: Move
    """The policy's move: what seems best at first sight."""
    candidates: tuple[Candidate, ...]
    """The moves that were compared, best first; those that were dropped early saw fewer worlds.
    Where there was nothing to decide the one has no outcomes."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def of(self, move: Move) -> Candidate | None:
        return next((one for one in self.candidates if one.move == move), None)

    @property
    def outcomes(self) -> Outcomes:
        """All outcomes that were found out, by world and move."""
        return {
            (world, one.move): outcome
            for one in self.candidates
            for world, outcome in enumerate(one.outcomes)
        }


class Judge:
    """Judges decisions of one game in the order in which they are asked about. It is shown no more
    than the player on move may see."""

    def __init__(self, family: AiFamily, policy: Policy, seed: int, effort: Effort) -> None:
        """`policy`: of the player on move. All others play on as `EXPECTED` unless they are known
        to play otherwise."""
        self._policy = policy
        self._others = family.policy(EXPECTED, seed)
        self._effort = effort
        self._worlds = Worlds(family, seed, effort.rounds)
        self.share_out: ShareOut | None = None
        """Thinks together with another process; None: alone. The judgement is the same."""

    def look(self, game: Game, ways: Sequence[Policy | None]) -> None:
        """Be about the decision before the next move of a game. `ways`: by seat, as everybody has
        played so far; None for the expected way, and none at all for everybody."""
        seat = game.current
        assert seat is not None
        policies = [way or self._others for way in ways or [None] * len(game.state.players)]
        policies[seat] = self._policy
        self._worlds.look(game, policies)

    def judge(
        self,
        game: Game,
        moves: Sequence[Move],
        known: Outcomes | None = None,
        worlds: int | None = None,
        seconds: float | None = None,
        trust: float | None = None,
    ) -> Judgement:
        """Compare moves of which the first is the policy's own, after `look`. `known`: what was
        found out before; `worlds`, `trust`: if not as many, or as much, as usual."""
        samples = worlds or self._effort.samples
        trust = self._effort.trust if trust is None else trust
        until = inf if seconds is None else time.monotonic() + seconds
        outcomes = dict(known or {})
        left = [Candidate(move, (), 0.0 if at else trust) for at, move in enumerate(moves)]
        dropped: list[Candidate] = []
        for sample in range(samples if len(moves) > 1 else 0):
            missing = [one.move for one in left if (sample, one.move) not in outcomes]
            if missing:
                if sample and time.monotonic() > until:
                    break
                outcomes |= self._looked_at(game, sample, missing, samples)
            left = [
                Candidate(one.move, (*one.outcomes, outcomes[sample, one.move]), one.ahead)
                for one in left
            ]
            left.sort(key=lambda one: -one.worth)
            if sample + 1 < FEWEST:
                continue
            own = next((one for one in left if one.move == moves[0]), None)
            beaten = [is_beaten(one, left[0], own) for one in left]
            dropped = [one for one, out in zip(left, beaten, strict=True) if out] + dropped
            left = [one for one, out in zip(left, beaten, strict=True) if not out]
            if len(left) == 1:
                break
        own = next((one for one in left if one.move == moves[0]), None)
        if own is not None and len(left) > 1 and not is_better(left[0], own):
            left = [own, *[one for one in left if one is not own]]
        return Judgement(moves[0], tuple(left + dropped))

    def played_on(self, game: Game, candidate: Candidate, worlds: int) -> Candidate:
        """Return a candidate played on in so many worlds at least; `look` has to come first."""
        more = [
            self._worlds.outcome(game, sample, candidate.move)
            for sample in range(len(candidate.outcomes), worlds)
        ]
        return Candidate(candidate.move, (*candidate.outcomes, *more), candidate.ahead)

    def _looked_at(self, game: Game, sample: int, moves: Sequence[Move], samples: int) -> Outcomes:
        """What moves come to in the next world; two who think look at two where that is needed for
        both to have as much to do."""

        def play_on(sample: int, move: Move) -> WorldOutcome:
            return self._worlds.outcome(game, sample, move)

        if self.share_out is None:
            return {(sample, move): play_on(sample, move) for move in moves}
        at_once = 1 if sample >= FEWEST and len(moves) % 2 == 0 else 2
        end = min(sample + at_once, samples)
        tasks = [(world, move) for world in range(sample, end) for move in moves]
        return self.share_out(tasks, play_on)


# -- what people decide ---------------------------------------------------------------------------

SEED = 0
"""Always the same one: the same position is judged alike, whoever asks."""
HINT = Effort(samples=8, rounds=2, trust=0.01)
"""The effort for a hint: it is sure after so many worlds, or earlier."""
LONGER = 16
"""Worlds for the analysis, where eight have not made it clear."""


class JudgeOfPeople(Judge):
    def __init__(self, config: GameConfig) -> None:
        family = family_of(config)
        self.policy = family.policy(EXPECTED, SEED)
        """The policy by which people are expected to go on."""
        self.eyes = Onlooker(SEED)
        """See a game as the player on move does."""
        super().__init__(family, self.policy, SEED, HINT)


@functools.lru_cache(maxsize=2)  # a game that is played, and one that is analysed meanwhile
def judge_of_people(config: GameConfig) -> JudgeOfPeople:
    """Return the judge for a game. It remembers positions, but that changes no judgement."""
    return JudgeOfPeople(config)
