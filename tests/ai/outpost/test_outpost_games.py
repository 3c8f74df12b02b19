"""Whole games of Outpost among policies."""

import pytest

from powergrid_qt.ai.family import Policy
from powergrid_qt.ai.outpost.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.outpost.family import MOST_ALTERNATIVES, OutpostPolicy
from powergrid_qt.ai.outpost.standing import NAMES, features
from powergrid_qt.ai.outpost.styles import STYLES
from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.moves import Reason
from powergrid_qt.engine.randomness import shuffled
from tests.engine.outpost_positions import COUNTS, all_workers, shipped_game, state_of

LEVELS: dict[str, OutpostPolicy] = {
    "easy": OutpostPolicy(EASY, seed=3),
    "normal": OutpostPolicy(NORMAL, seed=3),
    "hard": OutpostPolicy(HARD),
}
PLAYERS: dict[str, Policy] = {**LEVELS, **{name: style(3) for name, style in STYLES.items()}}


def positions(policy: Policy, game: Game):
    """Play a game to its end; gives it before each move."""
    while not game.over:
        assert len(game.moves) < 2000
        yield game
        game.apply(policy.decide(game.state))


@pytest.mark.long(but=["*-2", "hard-*", "normal-6"])
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("level", PLAYERS)
def test_games_end_within_a_reasonable_time(level, players):
    game = shipped_game(players, seed=players, draft=True)
    for _ in positions(PLAYERS[level], game):
        pass
    assert 6 <= game.state.round <= 20
    assert game.state.result is not None


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_the_order_of_the_pile_makes_no_difference(level, players):
    policy = LEVELS[level]
    game = shipped_game(players, seed=11)
    for number, _ in enumerate(positions(policy, game)):
        if number % 5 == 0:
            other = game.state.copy()
            other.pile = tuple(shuffled(other.pile, number, "another pile"))
            assert policy.decide(other) == policy.decide(game.state)


def test_looking_at_a_position_changes_nothing():
    policy = LEVELS["hard"]
    game = shipped_game(4, seed=5)
    for _ in positions(policy, game):
        before = game.snapshot()
        moves = policy.alternatives(game.state)
        policy.reason(game.state, moves[0])
        assert game.snapshot() == before


@pytest.mark.parametrize("players", [2, 4])
def test_alternatives_are_legal_and_different_and_the_own_move_comes_first(players):
    policy = LEVELS["hard"]
    game = shipped_game(players, seed=6, draft=True)
    several = 0
    for _ in positions(policy, game):
        moves = policy.alternatives(game.state)
        assert moves[0] == policy.decide(game.state)
        assert len(set(moves)) == len(moves) <= MOST_ALTERNATIVES
        assert all(move in game.legal_moves for move in moves)
        several += len(moves) > 1
    assert several > len(game.moves) / 2


def test_each_move_within_a_round_has_a_reason():
    policy = LEVELS["hard"]
    game = shipped_game(4, seed=7)
    codes = set()
    for _ in positions(policy, game):
        reason = policy.reason(game.state, policy.decide(game.state))
        assert isinstance(reason, Reason)
        codes.add(reason.code)
    assert {"outpost_worth_with_rivals", "outpost_house", "outpost_hire", "outpost_run"} <= codes


def test_a_policy_needs_no_memory_of_its_own():
    """Whoever is asked anew at a position decides like the one who has played up to it."""
    game = shipped_game(4, seed=8)
    for number, _ in enumerate(positions(LEVELS["normal"], game)):
        if number % 7 == 0:
            fresh = OutpostPolicy(NORMAL, seed=3)
            assert fresh.decide(game.state.copy()) == LEVELS["normal"].decide(game.state)


def test_another_seed_misjudges_other_cards():
    def sold(seed: int) -> list:
        game = shipped_game(4, seed=9)
        for _ in positions(OutpostPolicy(EASY, seed), game):
            pass
        return game.moves

    assert sold(1) == sold(1)
    assert sold(1) != sold(2)


def test_workers_stay_together():
    game = shipped_game(4, seed=10)
    total = all_workers(game)
    for _ in positions(LEVELS["hard"], game):
        assert all_workers(game) == total


def test_features_tell_each_seat_apart_and_stay_small():
    game = shipped_game(4, seed=12)
    for _ in positions(LEVELS["hard"], game):
        state = state_of(game)
        if isinstance(state.decision, Opening) and state.round > 2:
            rows = features(state)
            assert len(set(rows)) == 4
            for row in rows:
                assert len(row) == len(NAMES)
                assert all(abs(number) < 10 for number in row)
