"""Worlds in which moves are played on: what is known already is not played again, and nothing that
is remembered changes a decision."""

from functools import partial

import pytest

from powergrid_qt.ai.family import StylePolicy, family_of
from powergrid_qt.ai.levels import Effort, Level
from powergrid_qt.ai.search import SearchPlayer
from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.ai.worlds import (
    STANDSTILL,
    Continuation,
    Worlds,
    expectation,
    expected_place,
    stands_still,
)
from powergrid_qt.engine import Game, GameConfig, Move
from powergrid_qt.engine.auction import Opening
from powergrid_qt.engine.moves import Hire, Pass, RunCards
from powergrid_qt.engine.outpost.bureaucracy import RunningCards
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.state import State
from tests.engine.outpost_positions import all_hire, all_idle, all_pass, shipped_game, to_auctions

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


class Waiting(StylePolicy):
    """Takes part in nothing, and remembers until when."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds: set[int] = set()

    def decide(self, state: State) -> Move:
        decision = state.decision
        self.rounds.add(state.round)
        match decision:
            case Opening():
                return Pass(decision.seat)
            case Expanding():
                return Hire(decision.seat, 0)
            case _:
                assert isinstance(decision, RunningCards)
                return RunCards(decision.seat, ())


def test_a_game_that_stands_still_is_played_on_for_longer() -> None:
    """Once everybody has passed twice; else one sees nothing in it but hope."""
    game = shipped_game(3)
    to_auctions(game)
    waiting = Waiting()
    for round_number, still in ((2, False), (3, True)):
        all_pass(game)
        assert stands_still(game) is still
        worlds = Worlds(family_of(game.config), 1, 1)
        worlds.look(game, [waiting] * 3)
        waiting.rounds.clear()
        worlds.outcome(game, 0, waiting.decide(game.state))
        assert max(waiting.rounds) == round_number + (STANDSTILL if still else 0)
        all_hire(game)
        all_idle(game)


@pytest.mark.long
def test_nobody_waits_for_ever_because_whoever_ends_the_game_loses_it() -> None:
    """From round 12 of this game on everybody has 15 cities and can power as many; whoever builds
    on ends the game and is second by money."""
    config = GameConfig("outpost-2024", "outpost", computer_seats(["hard"] * 4), 5004)
    game = Game(config)
    for _ in play_on(game, players_of(config)):
        assert game.state.round < 20


def test_an_end_that_was_played_on_to_is_no_more_certain_than_the_round_before() -> None:
    """A policy plays the last round more peacefully than real players do."""
    config = GameConfig("classic-2009", "germany", computer_seats(["normal"] * 3), 4)
    game = Game(config)
    for _ in play_on(game, players_of(config)):
        pass
    result = game.state.result
    assert result is not None
    winner, last = result.ranking[0], result.ranking[-1]
    assert result.winners == (winner,)
    chances = [0.2, 0.2, 0.2]
    chances[last] = 0.6
    places = [expected_place(chances, seat) for seat in range(3)]
    line = Continuation(game.moves, game.state, [chances])
    assert expectation(line, winner) == pytest.approx((0.6, (places[winner] + 1) / 2))
    assert expectation(line, last) == pytest.approx((0.3, (places[last] + 3) / 2))
    at_once = Continuation(game.moves, game.state, [])
    assert expectation(at_once, winner) == (1.0, 1.0)
    assert expectation(at_once, last) == (0.0, 3.0)
