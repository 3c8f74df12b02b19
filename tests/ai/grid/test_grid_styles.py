"""What sets each yardstick of the classic and deluxe editions apart from `greedy`."""

import pytest

from powergrid_qt.ai.grid.styles import (
    STYLES,
    GridBully,
    GridChaos,
    GridEco,
    GridGreedy,
    GridHoarder,
    GridMiser,
    GridRusher,
)
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.moves import Bid, Build, Done, Open, Pass
from powergrid_qt.engine.state import BUILDING, RESOURCES
from tests.engine.positions import (
    cities_in_play,
    give,
    grid,
    in_auctions,
    new_game,
    set_fuel,
    to_phase,
)


def turn_of(policy: GridGreedy, game: Game) -> int:
    """Let a policy finish the turn of whoever is to move; gives the seat."""
    seat = game.current
    assert seat is not None
    while game.current == seat:
        move = policy.decide(grid(game))
        game.apply(move)
        if isinstance(move, Done):
            break
    return seat


def buying(plants: list[int], money: int) -> Game:
    game = new_game(players=3)
    to_phase(game, RESOURCES)
    seat = game.current
    assert seat is not None
    give(game, seat, money=money, plants=plants, cities=cities_in_play(game)[:4])
    set_fuel(game, coal=10, oil=10, garbage=6, uranium=2)
    return game


def test_the_hoarder_fills_all_storage_and_hybrids_with_both_fuels():
    game = buying([5, 39], money=200)  # a hybrid that burns 2, a plant that burns 1 uranium
    seat = turn_of(GridHoarder(), game)
    assert grid(game).players[seat].tokens == (2, 2, 0, 2)


def test_greedy_buys_for_one_run_only():
    game = buying([5, 20], money=200)
    seat = turn_of(GridGreedy(), game)
    assert sum(grid(game).players[seat].tokens) <= 5


def building(money: int) -> Game:
    game = new_game(players=3)
    to_phase(game, BUILDING)
    seat = game.current
    assert seat is not None
    give(game, seat, money=money, plants=[20], cities=cities_in_play(game)[:4])  # powers 5
    return game


@pytest.mark.parametrize(
    ("style", "cities"), [(GridGreedy, 5), (GridRusher, 8), (GridMiser, 5), (GridChaos, 9)]
)
def test_how_far_a_network_grows_beyond_its_power(style, cities):
    game = building(money=150)
    seat = turn_of(style(), game)
    connected = grid(game).players[seat].connected
    assert connected == cities if style is not GridChaos else connected >= cities


def test_the_miser_keeps_cash():
    game = building(money=45)
    assert isinstance(GridGreedy().decide(grid(game)), Build)
    assert isinstance(GridMiser().decide(grid(game)), Done)


def bidding(card: int, plants: list[int]) -> Game:
    game = in_auctions("classic-2004", "germany", market=[11, 15, 20, 24, 30, 31, 32, 33],
                       pile=[36, 29], players=3)  # fmt: skip
    opener = game.current
    assert opener is not None
    for seat in range(3):
        give(game, seat, money=100, plants=plants, cities=cities_in_play(game)[:2])
    game.apply(Open(opener, card, card))
    assert isinstance(grid(game).decision, Auction)
    return game


def test_the_miser_never_raises_and_the_bully_raises_what_it_has_no_use_for():
    game = bidding(15, plants=[20, 25, 31])  # three plants, all of them better
    seat = game.current
    assert seat is not None
    assert GridGreedy().decide(grid(game)) == Pass(seat)
    assert GridBully().decide(grid(game)) == Bid(seat, 16)
    wanted = bidding(20, plants=[8])
    assert GridGreedy().decide(grid(wanted)) == Bid(seat, 21)
    assert GridMiser().decide(grid(wanted)) == Pass(seat)


def test_eco_buys_no_plant_with_fuel_but_the_first():
    game = in_auctions("classic-2004", "germany", market=[11, 15, 20, 22, 30, 31, 32, 33],
                       pile=[36, 29], players=3)  # fmt: skip
    seat = game.current
    assert seat is not None
    give(game, seat, money=100, plants=[8], cities=cities_in_play(game)[:2])
    assert GridEco().decide(grid(game)) == Open(seat, 22, 22)
    game = in_auctions("classic-2004", "germany", market=[11, 15, 20, 24, 30, 31, 32, 33],
                       pile=[36, 29], players=3)  # fmt: skip
    give(game, seat, money=100, plants=[8], cities=cities_in_play(game)[:2])
    assert GridEco().decide(grid(game)) == Pass(seat)


def test_chaos_depends_on_its_seed_and_on_nothing_before():
    game = new_game(players=4)
    first = [GridChaos(seed).decide(grid(game)) for seed in range(12)]
    assert len(set(first)) > 1
    assert first == [GridChaos(seed).decide(grid(game)) for seed in range(12)]


@pytest.mark.parametrize("seed", [7039, 11179, 11459])
def test_games_end_when_no_more_plants_come(seed):
    """Two who connect no city that they cannot power, and whose plants power too few: once the
    pile and the market are empty somebody has to build all the same."""
    game = play_game(GameConfig("deluxe-2014", "europe", computer_seats(["greedy"] * 2), seed))
    assert game.state.round <= 20


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("count", [2, 6])
def test_games_among_one_style_end(style, count):
    seats = computer_seats([style] * count)
    assert play_game(GameConfig("deluxe-2014", "europe", seats, 3)).state.round <= 25
