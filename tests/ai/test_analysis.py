"""What the expert says of decisions, and the evaluation that it goes by."""

from collections import Counter
from itertools import pairwise

import pytest

from powergrid_qt.ai.analysis import (
    LEAST_COST,
    Occasion,
    Occasions,
    Verdict,
    analysed,
    costliest,
    verdict,
)
from powergrid_qt.ai.evaluation import Evaluation, evaluation_for
from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.levels import EXPERT
from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.search import SearchPlayer, expected_place
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import Game, GameConfig, Move, Record
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.moves import Hire, Open, Pass
from tests.engine.test_properties import KINDS, new_game


def test_chances_add_up_and_follow_the_features():
    evaluation = Evaluation([1.0, 0.0], [0.0, 1.0])
    rows = [(2.0, 0.0), (0.0, 2.0), (0.0, 0.0)]
    for progress in (0.0, 0.3, 1.0):
        assert sum(evaluation.chances(rows, progress)) == pytest.approx(1.0)
    early, late = evaluation.chances(rows, 0.0), evaluation.chances(rows, 1.0)
    assert early[0] > early[1]
    assert late[1] > late[0]


@pytest.mark.parametrize("family", ["grid", "outpost"])
def test_the_shipped_weights_fit_the_features(family):
    kinds = [kind for kind in KINDS if (kind[1] == "outpost") == (family == "outpost")]
    for edition, board, count in kinds:
        game = new_game(edition, board, count, 1)
        while game.state.phase == "setup":
            game.apply(next(iter(game.legal_moves)))
        one = family_of(game.config)
        assert one.name == family
        chances = one.chances(game.state)
        assert len(chances) == count
        assert sum(chances) == pytest.approx(1.0)
    assert len(evaluation_for(family).early) == len(evaluation_for(family).late)


def test_who_wins_in_the_end_is_seen_coming():
    """Before the last round the evaluation names the winner far more often than chance."""
    named = 0.0
    for seed in range(12):
        game = Game(GameConfig("classic-2004", "germany", computer_seats(["hard"] * 4), seed))
        family = family_of(game.config)
        policy = family.level("hard", 1)
        chances = [0.25] * 4
        known_round = 0
        while not game.over:
            if game.state.round > known_round:
                known_round, chances = game.state.round, list(family.chances(game.state))
            game.apply(policy.decide(game.state))
        result = game.state.result
        assert result is not None
        named += max(range(4), key=chances.__getitem__) in result.winners
    assert named >= 7  # 3 would be chance


def test_expected_places():
    assert expected_place([0.25] * 4, 2) == pytest.approx(2.5)
    assert expected_place([1.0, 0.0, 0.0], 0) == pytest.approx(1.0)
    assert expected_place([0.6, 0.4], 1) == pytest.approx(1.6)


def test_a_game_is_analysed_move_by_move():
    config = GameConfig("classic-2004", "germany", computer_seats(["random", "normal"]), 5)
    record = Record.of(play_game(config))
    verdicts = list(analysed(record, {0}))
    assert len(verdicts) == len(record.moves)
    found = [one for one in verdicts if one is not None]
    assert {one.seat for one in found} == {0}
    assert all(record.moves[one.number] == one.played for one in found)
    assert all(1 <= one.best_place <= 2 and one.cost >= 0 for one in found)
    assert costliest(found)  # a random player makes mistakes
    assert [one for one in analysed(record, set()) if one is not None] == []


def decision(number: int, cost: float, occasion: Occasion | None = None) -> Verdict:
    where = occasion if occasion is not None else Occasion(number, auction=False)
    return Verdict(number, 0, where, Pass(0), Choice(Pass(0)), 2.0, 2.0 + cost)


def test_the_costliest_decisions_are_told_in_the_order_of_the_game():
    costs = [0.3, 0.0, 0.9, LEAST_COST / 2, 0.5, 0.1]
    chosen = costliest([decision(number, cost) for number, cost in enumerate(costs)])
    assert [one.number for one in chosen] == [0, 2, 4]
    assert costliest([decision(1, LEAST_COST / 2)]) == []


def test_an_auction_is_one_mistake_however_many_bids_it_took():
    auction = Occasion(1, auction=True)
    bids = [decision(number, cost, auction) for number, cost in ((1, 0.5), (3, 0.7), (5, 0.6))]
    others = [decision(7, 0.8), decision(9, 0.2), decision(11, 0.1)]
    assert [one.number for one in costliest([*bids, *others])] == [3, 7, 9]


def test_the_losses_of_a_turn_add_up():
    """Three houses for which the workers' wages went: the first cost most, all together more than
    any other decision."""
    turn = Occasion(2, auction=False)
    houses = [decision(number, cost, turn) for number, cost in ((2, 0.3), (3, 0.25), (4, 0.2))]
    others = [decision(number, 0.4) for number in (7, 8, 9)]
    chosen = costliest([*houses, *others])
    assert len(chosen) == 3
    assert chosen[0].number == 2


def test_what_belongs_together():
    """The bids for one card, from its opening on; the moves of a turn; a pass stands alone."""
    config = GameConfig("classic-2009", "germany", computer_seats(["random", "normal", "hard"]), 5)
    record = Record.of(play_game(config))
    game, occasions = Game(config), Occasions()
    told: list[tuple[Occasion, Move, object]] = []
    for number, move in enumerate(record.moves):
        at_auction = isinstance(game.state.decision, Auction)
        where = occasions.of(game, number, move)
        told.append((where, move, (game.state.round, game.state.phase)))
        assert where.auction == (at_auction or isinstance(move, Open))
        assert where.first == number or told[-1][0] == told[-2][0]
        if isinstance(move, Open) and not at_auction:
            assert where.first == number
        game.apply(move)
    for (one, move, when), (other, next_move, later) in pairwise(told):
        if not one.auction and not other.auction:
            same_turn = move.seat == next_move.seat and when == later
            assert (one == other) == same_turn
    bids = Counter(one for one, _, _ in told if one.auction)
    assert max(bids.values()) > 3


def test_leaving_cities_dark_is_judged_and_costs():
    """Outpost, round 4: without seasonal workers one city is powered instead of four."""
    config = GameConfig("outpost-2024", "outpost", computer_seats(["normal"] * 3), 9)
    game = Game(config)
    players = [make_player("normal", 9 + seat) for seat in range(3)]
    while True:
        assert game.current is not None
        move = players[game.current].decide(game)
        if game.state.round == 4 and game.current == 0 and isinstance(move, Hire):
            break
        game.apply(move)
    assert move.seasonal > 0
    nobody, expert = Hire(0, 0), SearchPlayer(0, family_of(config), EXPERT)
    found = verdict(game, expert, len(game.moves), nobody, Occasion(len(game.moves), auction=False))
    assert found is not None
    assert found.cost > 5 * LEAST_COST
    assert costliest([found]) == [found]
