"""Looks before it leaps: plays every sensible move on, in several worlds that may be true.

What a player cannot know is guessed anew for each sample, the same for all moves that are
compared. Everybody then plays on, by a fast policy or as they have played so far, to the start of a
later round, where the learned evaluation tells the chance to win.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf, log

from powergrid_qt.ai.family import AiFamily, Policy, family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.levels import EXPECTED, Level
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.worlds import Outcomes, PlayOn, Tally, Task, WorldOutcome, Worlds, is_clear
from powergrid_qt.engine import Game, GameConfig, Move, Refused
from powergrid_qt.engine.moves import Bid, Build, Buy, Open, Reason, because
from powergrid_qt.engine.state import State

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

ShareOut = Callable[[Sequence[Task], PlayOn], Outcomes]
"""Plays tasks on together with somebody else."""


def worth_of(chance: float) -> float:
    if chance <= 0.0 or chance >= 1.0:
        return chance + DECIDED * (LONGEST_ODDS if chance > 0 else -LONGEST_ODDS)
    odds = log(chance / (1 - chance))
    return chance + DECIDED * min(max(odds, -LONGEST_ODDS), LONGEST_ODDS)


def clearly_beats(best: Tally, other: Tally) -> bool:
    """Whether more worlds would hardly win anything: the lead is so much larger than it is
    uncertain, or next to nothing can be won."""
    return is_clear([lead + NEAR for lead in best.leads_over(other)], SURE, AGREED)


class SearchPlayer:
    """A player of one of our levels at its seat: it is shown no more than a person there, since
    everything hidden is replaced by guesses.

    The first game that it gets tells the family of editions to which it is bound from then on.
    """

    _policy: Policy
    _others: Policy
    _worlds: Worlds

    def __init__(self, seed: int, level: Level, persona: str = "") -> None:
        self._seed = seed
        self._level = level
        self._persona = persona
        self._family: AiFamily | None = None
        self._eyes = Onlooker(seed)
        self._ways: Sequence[Policy | None] = ()
        """By seat, the policy by which everybody has played so far, or None for the expected one.
        That of the own seat is not used."""
        self._share_out: ShareOut | None = None

    def share(self, share_out: ShareOut | None) -> None:
        """Think about the next question together with another process, or alone if None is given.
        The decision is the same."""
        self._share_out = share_out

    def look_back(self, game: Game) -> None:
        """Before it decides: read how the others have played so far, if it is to look ahead. What
        is imagined cannot be looked back on: the last real game counts then."""
        if self._level.effort is not None and not game.imagined:
            self._ways = ways_of_all(game)

    def decide(self, game: Game) -> Move:
        seen = self._seen(game)
        moves = self._candidates(seen)
        return moves[0] if len(moves) == 1 else self.rate(seen, moves)[0].move

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        seen = self._seen(game)
        moves = self._candidates(seen)
        rated = [] if len(moves) == 1 else self.rate(seen, moves, seconds)
        own, best = moves[0], rated[0].move if rated else moves[0]
        reason = self._policy.reason(seen.state, own) if best == own else better_than(rated, own)
        return Choice(best, reason)

    def _seen(self, game: Game) -> Game:
        if self._family is None:
            self.bind(family_of(game.config))
        self.look_back(game)
        return self._eyes.look(game)

    def bind(self, family: AiFamily) -> None:
        """Play by the policies of a family from now on."""
        self._family = family
        self._policy = family.policy(self._level.policy, self._seed, self._persona)
        if self._level.effort is not None:
            self._others = family.policy(EXPECTED, self._seed)
            self._worlds = Worlds(family, self._seed, self._level.effort.rounds)

    def _candidates(self, game: Game) -> Sequence[Move]:
        """The moves to compare, the policy's own first: that alone if there is no need to look
        ahead."""
        effort = self._level.effort
        if effort is not None:
            others = [way for seat, way in enumerate(self._ways) if seat != game.current]
            if effort.among_equals or any(others):
                return self._policy.alternatives(game.state)
        return [self._policy.decide(game.state)]

    def rate(self, game: Game, moves: Sequence[Move], seconds: float | None = None) -> list[Tally]:
        """What to expect of the moves, best first. The first one given is the policy's own."""
        seat, effort = game.current, self._level.effort
        assert seat is not None
        assert effort is not None
        ways = [way or self._others for way in self._ways or [None] * len(game.state.players)]
        ways[seat] = self._policy
        self._worlds.look(game, ways)
        until = inf if seconds is None else time.monotonic() + seconds
        outcomes: Outcomes = {}
        tallies = [Tally(move, 0.0 if at else effort.trust) for at, move in enumerate(moves)]
        dropped: list[Tally] = []
        for sample in range(effort.samples):
            if (sample, tallies[0].move) not in outcomes:
                if sample and time.monotonic() > until:
                    break
                outcomes = self._looked_at(
                    game, sample, [tally.move for tally in tallies], effort.samples
                )
            for tally in tallies:
                outcome = outcomes[sample, tally.move]
                tally.add(outcome, worth_of(outcome.chance))
            tallies.sort(key=lambda tally: -tally.worth)
            if sample + 1 < FEWEST:
                continue
            best, *others = tallies
            left = [best, *[other for other in others if not clearly_beats(best, other)]]
            dropped = [tally for tally in tallies if tally not in left] + dropped
            tallies = left
            if len(tallies) == 1:
                break
        return tallies + dropped

    def _looked_at(self, game: Game, sample: int, moves: Sequence[Move], samples: int) -> Outcomes:
        """What moves come to in the next world; two who think look at two where that is needed for
        both to have as much to do."""

        def play_on(sample: int, move: Move) -> WorldOutcome:
            return self._worlds.outcome(game, sample, move)

        if self._share_out is None:
            return {(sample, move): play_on(sample, move) for move in moves}
        at_once = 1 if sample >= FEWEST and len(moves) % 2 == 0 else 2
        end = min(sample + at_once, samples)
        tasks = [(world, move) for world in range(sample, end) for move in moves]
        return self._share_out(tasks, play_on)


def better_than(rated: Sequence[Tally], own: Move) -> Reason:
    """Why the best of the rated moves is better than the policy's own."""
    seemed = next(one for one in rated if one.move == own)
    return because(
        "search_finds", chance=round(100 * rated[0].chance), usual=round(100 * seemed.chance)
    )


# -- how the others play ------------------------------------------------------------------------
#
# The search plays games on for everybody. Taken for one who plays as we would, somebody who rushes,
# hoards or saves surprises it every round; so each seat is played on as it has played so far: by
# that of the policies we know which explains best what was decided there.

BENEFIT = 3
BENEFIT_SHARE = 0.1
"""So many decisions more than by our own way have to be explained by another one, and such a part
of all: somebody who plays in a way of their own is closer to one or another by chance."""
MOST_REMEMBERED = 2
"""Games whose decisions are kept: that which is played, and one that is analysed meanwhile."""


class ObservedGame:
    """What was decided in a game so far, and who would have decided alike."""

    def __init__(self, config: GameConfig) -> None:
        family = family_of(config)
        self._ways: tuple[Policy, ...] = (family.policy(EXPECTED, 0), *family.plain_styles())
        self._game = Game(config)
        self._eyes = Onlooker(config.seed)
        self._explained = [[0] * len(self._ways) for _ in config.players]
        """By seat, how many decisions each of the ways explains."""
        self._decided = [0] * len(config.players)
        """By seat, how many decisions there were."""
        self._raised: dict[int, list[bool]] = {}
        """By seat, which of the ways would have made all its bids for the card at auction. They are
        one decision: two who fight by ones are not to be taken for those who raise anything."""

    def follow(self, game: Game) -> bool:
        """Take up the decisions that were made since the last call; False if the game has not gone
        on from here. Moves are mostly the same objects."""
        known = self._game
        if known.moves != game.moves[: len(known.moves)]:
            return False
        if known.config != game.config and not self._put_right(game.config):
            return False
        for move in game.moves[len(known.moves) :]:
            # As the player who decided has seen it: no way to play asks for what is hidden.
            self._take_up(move, self._eyes.look(self._game).state)
            self._game.apply(move)
        return True

    def _put_right(self, config: GameConfig) -> bool:
        """Whether it is the same game but for a guessed pile, of which more has come to light at
        somebody else's table. What was decided so far counts as before."""
        known = self._game
        if replace(known.config, setup=config.setup) != config:
            return False
        game = Game(config)
        try:
            for move in known.moves:
                game.apply(move)
        except Refused:
            return False
        if game.snapshot() != known.snapshot():
            return False
        self._game = game
        return True

    def _take_up(self, move: Move, state: State) -> None:
        explained, decided = self._explained[move.seat], gist(move)
        if isinstance(move, Open):
            self._raised.clear()
        if isinstance(move, Bid) and move.seat in self._raised:
            agreed = self._raised[move.seat]
            for number, way in enumerate(self._ways):
                if agreed[number] and gist(way.decide(state)) != decided:
                    agreed[number] = False
                    explained[number] -= 1
            return
        agreed = [gist(way.decide(state)) == decided for way in self._ways]
        self._decided[move.seat] += 1
        for number, agrees in enumerate(agreed):
            explained[number] += agrees
        if isinstance(move, Bid):
            self._raised[move.seat] = agreed

    def way_of(self, seat: int) -> Policy | None:
        """The policy by which a seat is best played on; None if it plays as expected."""
        ours, *others = self._explained[seat]
        best = max(others)
        enough = max(BENEFIT, BENEFIT_SHARE * self._decided[seat])
        return self._ways[1 + others.index(best)] if best - ours >= enough else None


def gist(move: Move) -> object:
    """What a move tells of a way to play: not how high somebody bids, nor how many tokens are
    bought at a time, nor where somebody builds."""
    match move:
        case Open():
            return Open, move.card
        case Build():
            return Build, move.what
        case Bid() | Buy():
            return type(move)
    return move


_remembered: list[ObservedGame] = []


def ways_of_all(game: Game) -> tuple[Policy | None, ...]:
    """By seat, the policy by which it is best played on, or None for the expected one. The game is
    not an imagined one."""
    past = next((one for one in _remembered if one.follow(game)), None)
    if past is None:
        past = ObservedGame(game.config)
        past.follow(game)
    else:
        _remembered.remove(past)
    _remembered.insert(0, past)
    del _remembered[MOST_REMEMBERED:]
    return tuple(map(past.way_of, range(len(game.config.players))))
