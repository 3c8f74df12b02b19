"""What the expert says of decisions, and the evaluation that it goes by."""

import pytest

from powergrid_qt.ai.analysis import LEAST_COST, Verdict, analysed, costliest
from powergrid_qt.ai.evaluation import Evaluation, evaluation_for
from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.reasons import Choice
from powergrid_qt.ai.search import expected_place
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.moves import Pass
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


def test_the_costliest_decisions_are_told_in_the_order_of_the_game():
    def decision(number: int, cost: float) -> Verdict:
        return Verdict(number, 0, Pass(0), Choice(Pass(0)), 2.0, 2.0 + cost)

    costs = [0.3, 0.0, 0.9, LEAST_COST / 2, 0.5, 0.1]
    chosen = costliest([decision(number, cost) for number, cost in enumerate(costs)])
    assert [one.number for one in chosen] == [0, 2, 4]
    assert costliest([decision(1, LEAST_COST / 2)]) == []
