import dataclasses
import gc

import pytest

from powergrid_qt.ai import simulation
from powergrid_qt.ai.player import UnknownLevel
from powergrid_qt.ai.players import LEVELS, STYLES, make_player
from powergrid_qt.ai.simulation import (
    EndlessGame,
    computer_seats,
    play_game,
    play_on,
    player_seed,
    players_of,
)
from powergrid_qt.engine import Game, GameConfig

CONFIG = GameConfig("classic-2004", "germany", computer_seats(["random"] * 3), seed=3)


@pytest.mark.long(but=["easy", "normal", "hard", "random", "chaos"])
@pytest.mark.parametrize("kind", [*LEVELS, *STYLES])
def test_every_level_plays_a_game_to_its_end(kind):
    game = play_game(
        dataclasses.replace(CONFIG, players=computer_seats([kind, "greedy", "random"]))
    )
    assert game.over
    assert game.state.result is not None


def test_the_same_configuration_gives_the_same_game():
    assert play_game(CONFIG).moves == play_game(CONFIG).moves
    other = dataclasses.replace(CONFIG, seed=4)
    assert play_game(other).moves != play_game(CONFIG).moves


def test_each_seat_has_a_seed_of_its_own():
    seeds = {player_seed(game, seat) for game in range(50) for seat in range(6)}
    assert len(seeds) == 300


def test_seeds_of_players_never_change():
    """Or the same command would play other games in another version."""
    assert player_seed(1, 0) == 960_950_819_962_043
    assert player_seed(1, 1) == 8_317_851_836_968_565


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "board"), [("classic-2004", "germany"), ("outpost-2024", "outpost")]
)
def test_a_game_leaves_no_cycles_behind(edition, board):
    """Processes that play look for them rarely: what they do not find would pile up."""
    config = GameConfig(edition, board, computer_seats(["hard", "normal", "greedy"]), seed=3)
    play_game(config)  # reads files, and fills what is kept on purpose
    gc.collect()
    gc.disable()
    try:
        play_game(config)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_events_are_given_move_by_move():
    game = Game(CONFIG)
    for number, events in enumerate(play_on(game, players_of(CONFIG)), start=1):
        assert len(game.moves) == number
        assert events
    assert game.over


def test_a_game_that_never_ends_is_stopped(monkeypatch):
    monkeypatch.setattr(simulation, "MOST_MOVES", 10)
    message = "the game of classic-2004 on germany with seed 3 is not over after 10 moves"
    with pytest.raises(EndlessGame, match=message):
        play_game(CONFIG)


def test_an_unknown_level_is_refused():
    with pytest.raises(
        UnknownLevel,
        match='no computer player "genius"; there are: easy, normal, hard, expert, greedy, random',
    ):
        make_player("genius", 1)
    with pytest.raises(UnknownLevel):
        play_game(dataclasses.replace(CONFIG, players=computer_seats(["human"] * 3)))


def test_seats_have_names_and_colours_of_their_own():
    seats = computer_seats(["random"] * 6)
    assert len({seat.name for seat in seats}) == len({seat.color for seat in seats}) == 6
