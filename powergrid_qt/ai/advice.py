"""What people are advised to do: a whole turn, as the judge finds it best."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.ai.judge import SEED, Judgement, judge_of_people
from powergrid_qt.ai.kept_judgements import KeptJudgements
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.search import better_than_own, ways_of_all
from powergrid_qt.engine import Game, Move

TRIES = 20
"""Guesses of a card that a planned move turns over."""


@dataclass(frozen=True, slots=True)
class Advice(Choice):
    """The first move of the advised turn with its reason, and what is thought of the decisions of
    that turn one after the other: each supposes that those before were made like that."""

    steps: tuple[Judgement, ...] = ()

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple([step.best.move for step in self.steps])


class Adviser:
    """Advises the player on move in a game. What was judged before is not thought about again."""

    def __init__(
        self,
        planned: Sequence[Move] = (),
        judged: Mapping[str, Any] | None = None,
        _kind: str = "",
        _seed: int = 0,
    ) -> None:
        """`planned`: the moves with which the turn begins in any case. `judged`: the `about` of the
        record. A process that thinks makes players from a kind and a seed, which are not needed."""
        self._planned = planned
        self._kept = KeptJudgements(judged or {})

    def decide(self, game: Game) -> Move:
        return self.choose(game).move

    def choose(self, game: Game, seconds: float | None = None) -> Advice:
        """It takes the time that it needs: the same question has the same answer."""
        judge, ways, begun = judge_of_people(game.config), ways_of_all(game), self._begun(game)
        steps: list[Judgement] = []
        turn = begun.copy()
        while not steps or goes_on(begun, turn):
            judge.look(turn, ways)
            moves = judge.policy.alternatives(turn.state)
            steps.append(judge.judge(turn, moves, self._kept.outcomes(turn)))
            turn.apply(steps[-1].best.move)
        first = steps[0]
        own = first.best.move == first.own
        reason = judge.policy.reason(begun.state, first.own) if own else better_than_own(first)
        return Advice(first.best.move, reason, tuple(steps))

    def _begun(self, game: Game) -> Game:
        """The game as the player on move may see it, once the planned moves are made. One of them
        may turn over a card that nobody knows yet, so that card is guessed."""
        seen = judge_of_people(game.config).eyes.look(game)
        if not self._planned:
            return seen
        seat = game.current
        assert seat is not None
        for attempt in range(TRIES):
            begun = seen_by(game, seat, Random(f"{SEED}:{attempt}")) if attempt else seen.copy()
            for move in self._planned:
                begun.apply(move)
                if not is_same_turn(seen, begun):
                    break  # a guessed promo card is auctioned first: guess again
            else:
                return begun
        return seen


def is_same_turn(before: Game, after: Game) -> bool:
    """Whether the player on move has more to decide of the same kind."""
    kinds = type(before.state.decision), type(after.state.decision)
    return before.current == after.current and kinds[0] is kinds[1]


def goes_on(before: Game, after: Game) -> bool:
    """Whether a turn can be advised further: nobody knows what to do with a card that has still to
    be turned over."""
    return is_same_turn(before, after) and before.state.pile == after.state.pile


# -- whoever does what the hints say --------------------------------------------------------------


class Follower:
    """Does exactly what people are advised to do, for measuring how good that is."""

    def __init__(self, _seed: int) -> None:
        self._rest: tuple[Move, ...] = ()
        """What is left of the advised turn."""
        self._made = 0
        """The moves of the game after which that comes."""

    def decide(self, game: Game) -> Move:
        if not self._rest or len(game.moves) != self._made:
            self._rest = Adviser().choose(game).moves
        move, *rest = self._rest
        self._rest, self._made = tuple(rest), len(game.moves) + 1
        return move
