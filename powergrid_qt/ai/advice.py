"""What people are advised to do: a whole turn, as the judge finds it best, and how high to bid."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

from powergrid_qt.ai.hidden import seen_by
from powergrid_qt.ai.judge import SEED, Candidate, Judgement, JudgeOfPeople, judge_of_people
from powergrid_qt.ai.kept_judgements import KeptJudgements, Limit
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.search import ways_of_all
from powergrid_qt.ai.turn_reasons import reasons_for
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import Auction, AuctionOptions, OpeningOptions, next_clockwise
from powergrid_qt.engine.moves import Bid, Buy, Done, Open, Pass, Reason, because, counts
from powergrid_qt.engine.what_if import ask

TRIES = 20
"""Guesses of a card that a planned move turns over."""
LIMIT_WORLDS = 4
"""Worlds in which bids are compared with letting a card go."""


@dataclass(frozen=True, slots=True)
class Advice(Choice):
    """The first move of the advised turn with its reason, and what is thought of the decisions of
    that turn one after the other: each supposes that those before were made like that."""

    steps: tuple[Judgement, ...] = ()
    limit: Limit | None = None
    """In an auction: the highest bid that is better than to let the card go; None where nothing is
    bid, or nobody can bid against it."""
    why: tuple[Reason, ...] = ()
    """The reasons for the turn, the strongest first."""

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
        *,
        limit: Limit | None = None,
    ) -> None:
        """`planned`: the moves with which the turn begins in any case. `judged`: the `about` of the
        record. A process that thinks makes players from a kind and a seed, which are not needed.
        `limit`: how high to bid, as was advised before, where no record tells; it stays."""
        self._planned = planned
        self._kept = KeptJudgements(judged or {})
        self._limit = limit

    def decide(self, game: Game) -> Move:
        return self.choose(game).move

    def choose(self, game: Game, seconds: float | None = None) -> Advice:
        """Take the time that is needed, not `seconds`: the same question has the same answer."""
        judge, ways, begun = judge_of_people(game.config), ways_of_all(game), self._begun(game)
        steps: list[Judgement] = []
        turn, limit = begun.copy(), None
        while not steps or goes_on(begun, turn):
            judge.look(turn, ways)
            moves = judge.policy.alternatives(turn.state)
            steps.append(judge.judge(turn, moves, self._kept.outcomes(turn)))
            if not limit:
                limit = limit_of(judge, turn, steps[-1])
            turn.apply(steps[-1].best.move)
        first = steps[0]
        said = self._limit or self._kept.limit(begun)
        if said is not None and said.is_reached(begun):
            letting_go = with_first(first, Pass(first.own.seat))
            why = because("bid_too_dear", card=said.card, limit=said.amount)
            return Advice(letting_go.best.move, why, (letting_go,), why=(why,))
        own = first.best.move == first.own
        reason = judge.policy.reason(begun.state, first.own) if own else None
        turn_moves = [step.best.move for step in steps]
        reasons = reasons_for(begun, turn_moves, reason)
        return Advice(first.best.move, reason, tuple(steps), limit, reasons)

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


def with_first(judgement: Judgement, move: Move) -> Judgement:
    """Return a judgement of the same candidates in which this move is the first."""
    chosen = judgement.of(move) or Candidate(move, ())
    others = [one for one in judgement.candidates if one.move != move]
    return replace(judgement, candidates=(chosen, *others))


# -- how high to bid ------------------------------------------------------------------------------


def limit_of(judge: JudgeOfPeople, game: Game, judgement: Judgement) -> Limit | None:
    """After `look`: the highest bid that the policy would make and that is worth no less than the
    best that can be done without the card. Higher bids are worth less, so it is looked for by
    halves. (The evaluation alone knows too little of money to tell what a plant may cost.)"""
    options, best = game.legal_moves, judgement.best.move
    bid_of: Callable[[int], Move]
    if isinstance(options, AuctionOptions) and isinstance(best, Bid | Open):
        auction, bids, bid_of = options.decision, options.bids, options.raised_to
        lowest = best.amount if isinstance(best, Bid) else best.bid
        if auction.is_alone:
            return None
    elif isinstance(options, OpeningOptions) and isinstance(best, Open):
        opening, seat = options.decision, options.seat
        if opening.is_alone:
            return None
        bids, lowest, bid_of = (
            dict(options.offers)[best.card],
            best.bid,
            partial(Open, seat, best.card),
        )
        rival = next_clockwise(opening.still_in, seat)
        auction = Auction(seat, best.card, best.bid, rival, opening.still_in, opening)
    else:
        return None

    def is_wanted(amount: int) -> bool:
        asked = game.copy()
        leader = auction.leader
        if leader is None:
            leader = next(one for one in auction.bidders if one != auction.seat)
        ask(asked, asked.state.phase, replace(auction, bid=amount - 1, leader=leader))
        return not isinstance(judge.policy.decide(asked.state), Pass)

    most = highest(lowest, bids.stop - 1, is_wanted)
    card = auction.card
    without = [
        one
        for one in judgement.candidates
        if isinstance(one.move, Pass) or (isinstance(one.move, Open) and one.move.card != card)
    ]
    if without and most > lowest:
        other = max(without, key=lambda one: one.worth)
        other = judge.played_on(game, other, LIMIT_WORLDS).within(LIMIT_WORLDS)

        def is_worth_it(amount: int) -> bool:
            bid = Candidate(bid_of(amount), ())
            return judge.played_on(game, bid, LIMIT_WORLDS).worth >= other.worth

        most = highest(lowest, most, is_worth_it)
    return Limit(game.state.round, card, most)


def highest(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """The highest number for which something holds, if it does for all that are lower; `low` in any
    case."""
    while low < high:
        middle = (low + high + 1) // 2
        if holds(middle):
            low = middle
        else:
            high = middle - 1
    return low


# -- how much of it is done -----------------------------------------------------------------------


def laid_out(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Moves as a plan holds them: all fuel in one purchase, and not the move that ends the turn."""
    fuel: dict[str, int] = {}
    for move in moves:
        for name, amount in move.tokens if isinstance(move, Buy) else ():
            fuel[name] = fuel.get(name, 0) + amount
    others = tuple([move for move in moves if not isinstance(move, Buy | Done)])
    return (Buy(moves[0].seat, counts(fuel)), *others) if fuel else others


def left_of(advised: Sequence[Move], planned: Sequence[Move]) -> tuple[Move, ...] | None:
    """What a plan lacks of the advised moves, both `laid_out`; None if it holds anything else."""
    left = list(advised)
    for move in planned:
        if move in left:
            left.remove(move)
            continue
        whole = next((one for one in left if isinstance(one, Buy)), None)
        if not isinstance(move, Buy) or whole is None:
            return None
        fuel = dict(whole.tokens)
        for name, amount in move.tokens:
            fuel[name] = fuel.get(name, 0) - amount
        if min(fuel.values()) < 0:
            return None
        left[left.index(whole)] = Buy(move.seat, counts(fuel))
    return tuple(left)


# -- whoever does what the hints say --------------------------------------------------------------


class Follower:
    """A player that does exactly what people are advised to do: it measures how good that is."""

    def __init__(self, _seed: int) -> None:
        self._rest: tuple[Move, ...] = ()
        """What is left of the advised turn."""
        self._made = 0
        """The number of moves in the game after which the rest of that turn comes."""
        self._limit: Limit | None = None

    def decide(self, game: Game) -> Move:
        options = game.legal_moves
        if isinstance(options, AuctionOptions) and self._raises(game):
            return options.raised_to(options.bids.start)  # as it is set in the window
        if not self._rest or len(game.moves) != self._made:
            advice = Adviser(limit=self._limit).choose(game)
            self._rest, self._limit = advice.moves, advice.limit or self._limit
        move, *rest = self._rest
        self._rest, self._made = tuple(rest), len(game.moves) + 1
        return move

    def _raises(self, game: Game) -> bool:
        """Whether the limit that was advised for the card on the block lets it bid on."""
        limit = self._limit
        return limit is not None and limit.is_for(game) and not limit.is_reached(game)
