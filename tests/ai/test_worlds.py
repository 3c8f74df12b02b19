"""Worlds in which moves are played on: what is known already is not played again, and nothing that
is remembered changes a decision."""

from functools import partial

import pytest

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.levels import Effort, Level
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.ai.worlds import Worlds
from powergrid_qt.engine import Game, GameConfig, Move

TABLES = [
    ("classic-2009", "germany", ["hard", "greedy", "hard"]),
    ("deluxe-2014", "north-america", ["hard", "rusher", "hard"]),
    ("outpost-2024", "outpost", ["hard", "hoarder", "hard"]),
]
made_anew = partial(SearchPlayer, 1, Level("hard", Effort(samples=4, rounds=1, trust=0.01)))


def begun(edition: str, board: str, kinds: list[str], rounds: int) -> Game:
    config = GameConfig(edition, board, computer_seats(kinds), 3)
    game = Game(config)
    for _ in play_on(game, players_of(config)):
        if game.state.round == rounds:
            break
    return game


@pytest.mark.long(but=["classic-2009-germany-kinds0"])
@pytest.mark.parametrize(("edition", "board", "kinds"), TABLES)
def test_who_remembers_decides_as_if_made_anew(edition: str, board: str, kinds: list[str]) -> None:
    """Through a round, in which moves are also taken back and others made."""
    game = begun(edition, board, kinds, 3)
    remembering = made_anew()
    round_number, others = game.state.round, 0
    while game.current is not None and game.state.round == round_number:
        move = remembering.decide(game)
        assert move == made_anew().decide(game)
        other = next((one for one in game.legal_moves if one != move), None)
        if other is not None:  # somebody takes a move back
            astray = game.copy()
            astray.apply(other)
            if astray.current is not None:
                others += 1
                again = made_anew().decide(astray)
                assert remembering.decide(astray) == again
        game.apply(move)
    assert others > 3


@pytest.mark.parametrize(("edition", "board", "kinds"), TABLES)
def test_what_was_played_on_is_not_played_on_again(
    edition: str, board: str, kinds: list[str]
) -> None:
    """Where everybody does what was expected of them, the outcome stays until a card comes up."""
    game = begun(edition, board, kinds, 3)
    family = family_of(game.config)
    policy = family.policy("hard", 1)
    worlds, ways = Worlds(family, 1, 1), [policy] * len(kinds)
    known: dict[int, object] = {}
    expected = 0
    while game.current is not None and game.state.round == 3:
        move: Move = policy.decide(game.state)
        pile = len(game.state.pile)
        worlds.look(game, ways)
        outcome = worlds.outcome(game, 0, move)
        if move.seat in known:
            expected += 1
            assert outcome is known[move.seat]
        known[move.seat] = outcome
        game.apply(move)
        if len(game.state.pile) != pile:
            known.clear()
    assert expected > 3


def test_other_ways_to_play_are_other_worlds() -> None:
    game = begun("classic-2009", "germany", ["hard", "greedy", "hard"], 3)
    family = family_of(game.config)
    policy, rusher = family.policy("hard", 1), family.policy("rusher", 1)
    worlds = Worlds(family, 1, 2)
    move = policy.decide(game.state)
    worlds.look(game, [policy] * 3)
    outcome = worlds.outcome(game, 0, move)
    worlds.look(game, [rusher] * 3)
    assert worlds.outcome(game, 0, move) != outcome
