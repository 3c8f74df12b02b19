"""What decisions came to, and the evaluation that the expert goes by."""

from dataclasses import replace
from itertools import product

import pytest

from powergrid_qt.ai.analysis import (
    ALL,
    LEAST_COST,
    MoveVerdict,
    Occasion,
    closeness,
    costliest,
    lapses,
)
from powergrid_qt.ai.family import ChanceNetwork, Layer, family_of
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.ai.worlds import expected_place
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.moves import Pass
from tests.engine.test_properties import KINDS, new_game


def test_chances_add_up_and_follow_the_features():
    one_early_the_other_late = Layer([(1.0, 0.0, -5.0), (0.0, 1.0, 5.0)], (0.0, -5.0))
    evaluation = ChanceNetwork([one_early_the_other_late], (1.0, 1.0))

    def chances(progress):
        return evaluation.chances([(2.0, 0.0, progress), (0.0, 2.0, progress), (0, 0, progress)])

    for progress in (0.0, 0.3, 1.0):
        assert sum(chances(progress)) == pytest.approx(1.0)
    early, late = chances(0.0), chances(1.0)
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


@pytest.mark.long
def test_who_wins_in_the_end_is_seen_coming():
    """Before the last round the evaluation names the winner far more often than chance."""
    named = 0
    games = [("classic-2004", "germany"), ("deluxe-2014", "europe")]
    for seed, (edition, board) in product(range(12), games):
        game = Game(GameConfig(edition, board, computer_seats(["hard"] * 4), seed))
        family = family_of(game.config)
        policy = family.policy("hard", 1)
        chances = [0.25] * 4
        known_round = 0
        while not game.over:
            if game.state.round > known_round:
                known_round, chances = game.state.round, list(family.chances(game.state))
            game.apply(policy.decide(game.state))
        result = game.state.result
        assert result is not None
        named += max(range(4), key=chances.__getitem__) in result.winners
    assert named >= 13  # 6 would be chance


def test_expected_places():
    assert expected_place([0.25] * 4, 2) == pytest.approx(2.5)
    assert expected_place([1.0, 0.0, 0.0], 0) == pytest.approx(1.0)
    assert expected_place([0.6, 0.4], 1) == pytest.approx(1.6)


def decision(number: int, cost: float, occasion: Occasion | None = None) -> MoveVerdict:
    where = occasion if occasion is not None else Occasion(number, auction=False)
    return MoveVerdict(number, 0, where, Pass(0), Choice(Pass(0)), 2.0, 2.0 + cost)


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


def test_a_turn_is_told_as_a_whole():
    """Three houses for which the workers' wages went: the first cost most, all together more than
    any other decision."""
    turn = Occasion(2, auction=False)
    places = ((2, 2.0, 2.3), (3, 2.25, 2.5), (4, 2.4, 2.6))
    houses = [
        MoveVerdict(number, 0, turn, Pass(0), Choice(Pass(0)), best, played)
        for number, best, played in places
    ]
    others = [decision(number, 0.4) for number in (7, 8, 9)]
    chosen = costliest([*others, *houses])
    assert len(chosen) == 3
    assert chosen[0].number == 2
    assert [chosen[0].before, chosen[0].after] == pytest.approx([2.0, 2.6])


def test_a_turn_costs_no_more_than_its_moves_and_no_less_than_one_of_them():
    turn = Occasion(2, auction=False)
    for first, last, cost in (((2.0, 2.0), (2.1, 2.4), 0.3), ((2.0, 2.5), (2.1, 2.1), 0.5)):
        moves = [
            MoveVerdict(number, 0, turn, Pass(0), Choice(Pass(0)), *places)
            for number, places in ((2, first), (3, last))
        ]
        [lapse] = lapses(moves)
        assert lapse.cost == pytest.approx(cost)
        assert lapse.after == last[1]


def test_closeness_is_what_was_not_lost_of_what_was_at_stake():
    auction = Occasion(1, auction=True, phase="auction")
    bids = [replace(decision(number, 0.2, auction), stake=0.8) for number in (1, 3, 5)]
    building, other = (Occasion(number, auction=False, phase="building") for number in (7, 9))
    right, worse = replace(decision(7, 0.0, building), stake=0.2), decision(9, 0.6, other)
    nothing = decision(11, 0.0, Occasion(11, auction=False, phase="resources"))
    shares = closeness([*bids, right, worse, nothing])
    assert shares == pytest.approx({ALL: 0.5, "auction": 0.75, "building": 0.25, "resources": 1.0})
    assert closeness([]) == {}
