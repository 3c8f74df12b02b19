"""One judge: the same question has the same answer, whoever asks, when and where."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log

import pytest

from powergrid_qt.ai.advice import Adviser, Follower
from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.judge import (
    DECIDED,
    EXACT,
    HINT,
    LONGER,
    LONGEST_ODDS,
    Judge,
    Judgement,
    judge_of_people,
    worth_of,
)
from powergrid_qt.ai.judged_turn import TurnJudge
from powergrid_qt.ai.kept_judgements import (
    KEY,
    KeptJudgements,
    Limit,
    digest_of,
    judgement_to_json,
    kept_in,
)
from powergrid_qt.ai.review import Review
from powergrid_qt.ai.search import ways_of_all
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.ai.worlds import DIGITS, WorldOutcome
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Open, Pass
from powergrid_qt.engine.state import BUILDING
from powergrid_qt.engine.what_if import ask
from tests.ai.analyses import analysed
from tests.story_games import promo_card_that_others_passed

CLASSIC = GameConfig("classic-2009", "germany", computer_seats(["hard", "rusher", "normal"]), 4)
OUTPOST = GameConfig("outpost-2024", "outpost", computer_seats(["hard", "normal", "normal"]), 4)


def reached(
    config: GameConfig, first_round: int, phase: str, wants: type[Move] = Move, seat: int = 0
) -> Game:
    """The first decision in a phase, in a round or later, at which a `hard` would make such a
    move; an opening, if others may bid."""
    game, policy = Game(config), family_of(config).policy("hard", 1)
    for _ in play_on(game, players_of(config)):
        state = game.state
        if (
            state.round >= first_round
            and (state.phase, game.current) == (phase, seat)
            and isinstance(policy.decide(state), wants)
            and not (wants is Open and len(getattr(state.decision, "still_in", ())) == 1)
        ):
            return game
    raise AssertionError("there is no such decision")


def judged(game: Game, worlds: int, known: Judgement | None = None) -> Judgement:
    judge_of_people.cache_clear()  # whoever asks remembers nothing
    judge = judge_of_people(game.config)
    seen = judge.eyes.look(game)
    judge.look(seen, ways_of_all(game))
    moves = judge.policy.alternatives(seen.state)
    return judge.judge(seen, moves, None if known is None else known.outcomes, worlds)


@pytest.mark.parametrize("phase", ["auction", "resources", "building"])
def test_who_thinks_longer_goes_on_in_the_same_worlds(phase: str) -> None:
    game = reached(CLASSIC, 4, phase)
    short, long = judged(game, HINT.samples), judged(game, LONGER)
    assert judged(game, LONGER, short) == long
    for one in short.candidates:
        other = long.of(one.move)
        assert other is not None
        assert other.outcomes[: len(one.outcomes)] == one.outcomes


def test_what_is_kept_is_what_was_judged() -> None:
    game = reached(CLASSIC, 4, BUILDING)
    judgement = judged(game, HINT.samples)
    told = json.loads(json.dumps(judgement_to_json(judgement, hint=True)))
    kept = KeptJudgements({KEY: {digest_of(game.moves): told}})
    assert kept.outcomes(game) == judgement.outcomes
    assert kept.advised(game) == judgement.best.move
    game.apply(judgement.best.move)
    assert kept.outcomes(game) == {}
    assert kept.advised(game) is None


@pytest.mark.parametrize(
    "bad",
    [
        *(None, 7, [], "x", {"00000000": 1}, {"00000000": {}}),
        {"00000000": {"moves": [[{"p": 0, "do": "done"}, [[1, 2]]]]}},
        {"00000000": {"moves": [[{"p": 0, "do": "done"}, [["a", 1, 1, 1, 1]]]]}},
        {"00000000": {"moves": [], "more": 1}},
    ],
)
def test_what_makes_no_sense_is_ignored(bad: object) -> None:
    assert kept_in({KEY: bad}) == {}
    assert KeptJudgements({KEY: bad}).outcomes(Game(CLASSIC)) == {}


@pytest.mark.parametrize("move", [{"p": 0, "do": "dance"}, {"p": 2, "do": "done"}, 7])
def test_moves_that_are_none_are_judged_again(move: object) -> None:
    game = Game(CLASSIC)
    told = {digest_of(game.moves): {"moves": [[move, [[0.5, 2.0, 1, 1, 1]]]], "hint": True}}
    assert KeptJudgements({KEY: told}).outcomes(game) == {}
    assert KeptJudgements({KEY: told}).advised(game) is None


PROGRAM = """
from powergrid_qt.ai.advice import Adviser
from tests.ai.test_judge import CLASSIC, OUTPOST, reached
for game in (reached(CLASSIC, 3, "building"), reached(OUTPOST, 2, "expansion")):
    print(repr(Adviser().choose(game)))
"""


@pytest.mark.long
def test_a_new_process_gives_the_same_answer() -> None:
    """Whatever order its sets have."""
    answers = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    (told,) = answers
    assert told.count("Advice(") == 2


@pytest.mark.parametrize("config", [CLASSIC, OUTPOST], ids=["classic", "outpost"])
def test_a_turn_is_advised_as_it_is_when_it_is_made(config: GameConfig) -> None:
    """Who does the first thing hears the rest again; and so for every step."""
    phase = BUILDING if config is CLASSIC else "expansion"
    advised = ((game := reached(config, first, phase, Build), Adviser().choose(game))
               for first in range(2, 9))  # fmt: skip
    game, advice = next(
        (game, advice)
        for game, advice in advised
        if len(advice.steps) > 1 and isinstance(advice.moves[0], Build)
    )
    for number, move in enumerate(advice.moves):
        judge_of_people.cache_clear()
        assert Adviser().choose(game).steps == advice.steps[number:]
        game.apply(move)
    assert (game.current, game.state.phase) != (0, phase)


def test_a_plan_is_gone_on_from() -> None:
    game = reached(CLASSIC, 3, BUILDING, Build)
    advice = Adviser().choose(game)
    assert Adviser(advice.moves[:1]).choose(game).steps == advice.steps[1:]


def test_a_followed_hint_is_no_mistake() -> None:
    """The same move that costs something costs nothing when it was advised."""
    game = reached(CLASSIC, 1, BUILDING, Build)
    number, judgement = len(game.moves), judged(game, HINT.samples)
    worst = judgement.candidates[-1]
    assert isinstance(worst.move, Done)
    where = digest_of(game.moves)
    game.apply(worst.move)
    record = Record.of(game)
    (blamed,) = [one for one in analysed(record, {0}) if one is not None and one.number == number]
    assert blamed.cost > 0.05
    lie = replace(judgement, candidates=(worst, *judgement.candidates[:-1]))
    about = {KEY: {where: judgement_to_json(lie, hint=True)}}
    review = Review(replace(record, about=about), {0})
    (said,) = [one for one in review.round(1) if one is not None and one.number == number]
    assert said.followed
    assert said.cost == 0
    assert said.hint_was_wrong
    assert replace(said, followed=False, hint_was_wrong=False) == blamed


def test_the_limit_of_a_hint_is_known_after_a_restart() -> None:
    """All that is known then is the record."""
    found = ((game := reached(CLASSIC, first, "auction", Open), Adviser().choose(game))
               for first in range(1, 9))  # fmt: skip
    game, advice = next((game, advice) for game, advice in found if advice.limit is not None)
    limit = advice.limit
    assert limit is not None
    told = judgement_to_json(advice.steps[0], hint=True, limit=limit)
    about = json.loads(json.dumps({KEY: {digest_of(game.moves): told}}))
    assert KeptJudgements(about).limit(game) is None, "nothing is on the block yet"
    game.apply(advice.move)
    rival = game.current
    for amount, goes_on in ((limit.amount - 1, True), (limit.amount, False)):
        bid = game.copy()
        decision = bid.state.decision
        assert isinstance(decision, Auction)
        ask(bid, "auction", replace(decision, seat=0, bid=amount, leader=rival))
        assert KeptJudgements(about).limit(bid) == limit
        assert limit.is_reached(bid) is not goes_on
        assert limit.covers(bid, Pass(0)) is not goes_on
        assert limit.covers(bid, Bid(0, amount + 1)) is goes_on
        advised = Adviser((), about).choose(bid)
        if not goes_on:
            assert advised.move == Pass(0)


def test_a_hint_has_no_limit_where_nobody_is_left_to_bid() -> None:
    """All others have passed at a promo card before anybody has bid (PA)."""
    game = promo_card_that_others_passed()
    assert isinstance(game.state.decision, Auction)
    assert game.state.decision.bidders == (game.current,)
    advice = Adviser().choose(game)
    assert isinstance(advice.move, Open)
    assert advice.limit is None


@pytest.mark.usefixtures("quick_judge")
def test_bids_within_the_limit_of_a_hint_are_no_mistake() -> None:
    game = reached(CLASSIC, 1, "auction", Open)
    advice, where = Adviser().choose(game), digest_of(game.moves)
    opening = advice.move
    assert isinstance(opening, Open)
    game.apply(opening)
    rival = game.current
    assert rival is not None
    game.apply(Bid(rival, opening.bid + 1))
    while game.current != 0:
        game.apply(Pass(game.current or 0))
    number, bid = len(game.moves), Bid(0, opening.bid + 9)
    record = Record(CLASSIC, (*game.moves, bid))
    for amount, followed in ((bid.amount - 1, False), (bid.amount, True)):
        limit = Limit(game.state.round, opening.card, amount)
        told = judgement_to_json(advice.steps[0], hint=True, limit=limit)
        review = Review(replace(record, about={KEY: {where: told}}), {0})
        said = review.verdict(game, number)
        assert said is not None
        assert said.followed is followed
        assert (said.cost == 0) or not followed


@pytest.mark.usefixtures("quick_judge")
def test_fuel_that_is_bought_at_once_follows_a_hint_in_two_steps() -> None:
    game = reached(CLASSIC, 3, "resources")
    where = len(game.moves)
    options = game.legal_moves
    assert isinstance(options, BuyingOptions)
    fuel, amount = next((fuel, most) for fuel, most in options.maximum.items() if most > 2)
    one, rest = Buy(0, ((fuel, 1),)), Buy(0, ((fuel, amount - 1),))
    steps = ((one, ()), (rest, (one,)), (Done(0), (one, rest)))
    told = {
        digest_of((*game.moves, *before)): {"moves": [[move.to_json(), []]], "hint": True}
        for move, before in steps
    }
    bought = Buy(0, ((fuel, amount),))
    for played, followed in ((bought, True), (one, True), (rest, False)):
        record = Record(CLASSIC, (*game.moves, played), {KEY: told})
        said = Review(record, {0}).verdict(game, where)
        assert said is not None
        assert said.followed is followed


def test_what_was_judged_of_a_turn_need_not_be_judged_again() -> None:
    game = reached(CLASSIC, 3, BUILDING, Build)
    turn = (*Adviser().choose(game).moves[:1], Done(0))
    first = TurnJudge(turn).choose(game.copy())
    about = json.loads(json.dumps({KEY: first.judged}))
    assert digest_of(game.moves) in kept_in(about)
    judge_of_people.cache_clear()
    assert TurnJudge(turn, judged=about).choose(game.copy()) == first


def test_of_a_turn_that_cannot_be_made_nothing_is_said() -> None:
    game = reached(CLASSIC, 3, BUILDING, Build)
    answer = TurnJudge((Done(0), Done(0))).choose(game)
    assert (answer.lapse, answer.cost, answer.judged) == (None, 0.0, {})


def test_no_logarithm_of_another_processor_changes_a_worth() -> None:
    """Of all chances that there are, none has a worth that lies between two roundings, as near as
    logarithms may differ."""
    for number in range(1, 10**DIGITS):
        chance = number / 10**DIGITS
        odds = min(max(log(chance / (1 - chance)), -LONGEST_ODDS), LONGEST_ODDS)
        worths = [chance + DECIDED * odds * (1 + error) for error in (-1e-15, 1e-15)]
        assert {round(worth, EXACT) for worth in worths} == {
            worth_of(WorldOutcome(chance, 0.0, 0, 0, 0))
        }


def outcomes(*chances: float, place: float = 2.0) -> tuple[WorldOutcome, ...]:
    return tuple(WorldOutcome(chance, place, 0, 0, 0) for chance in chances)


class Told(Judge):
    """A judge to whom it is told what moves come to."""

    def __init__(self, told: Mapping[Move, Sequence[WorldOutcome]]) -> None:
        family = family_of(CLASSIC)
        super().__init__(family, family.policy("hard", 1), 1, HINT)
        self._told = told

    def judged(self, worlds: int) -> Judgement:
        known = {
            (world, move): outcome
            for move, all_outcomes in self._told.items()
            for world, outcome in enumerate(all_outcomes)
        }
        return self.judge(Game(CLASSIC), list(self._told), known, worlds)


def test_the_plain_move_stands_unless_another_is_clearly_better() -> None:
    """By chance one of two nearly lost moves wins 3 of 100 games, and the other 2."""
    plain, other = Pass(0), Open(0, 4, 4)
    lost, hardly_better = outcomes(0.02, 0.03, 0.02, 0.01), outcomes(0.05, 0.01, 0.04, 0.02)
    assert Told({plain: lost, other: hardly_better}).judged(4).best.move == plain
    assert Told({other: lost, plain: hardly_better}).judged(4).best.move == other
    better = outcomes(0.2, 0.15, 0.2, 0.18)
    assert Told({plain: lost, other: better}).judged(4).best.move == other
    assert Told({plain: better, other: lost}).judged(4).best.move == plain


def test_who_cannot_win_plays_for_the_best_place() -> None:
    plain, other = Pass(0), Open(0, 4, 4)
    last, third = outcomes(*[0.001] * 4, place=3.9), outcomes(*[0.001] * 4, place=2.9)
    assert Told({plain: last, other: third}).judged(4).best.move == other
    may_win = outcomes(*[0.3] * 4, place=2.5)
    less = outcomes(*[0.25] * 4, place=1.9)
    assert Told({plain: less, other: may_win}).judged(4).best.move == other


def test_whoever_follows_does_what_is_advised() -> None:
    game = Game(CLASSIC)
    players = [Follower(0), *players_of(CLASSIC)[1:]]
    opened = 0
    for _ in play_on(game, players):
        if game.current == 0 and game.state.round < 3:
            assert players[0].decide(game) == Adviser().decide(game)
            opened += isinstance(players[0].decide(game), Open)
        if game.state.round == 3:
            break
    assert opened
