"""Hints tell of fuel that will be gone at one's turn to buy (P3.4), and who takes it."""

from powergrid_qt.ai.family import FuelShortage, family_of
from powergrid_qt.ai.grid.supply import shortages
from powergrid_qt.ai.turn_reasons import fuel_short
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Buy, Done
from powergrid_qt.engine.state import AUCTION, BUILDING, RESOURCES
from powergrid_qt.words.reasons import reason_text
from tests.ai.grid.test_supply import rivals_of_coal
from tests.engine.positions import cities_in_play, give, grid, new_game, set_fuel, to_phase


def test_the_leader_finds_what_the_others_leave() -> None:
    assert shortages(grid(rivals_of_coal(coal=7)), 0) == ()
    game = rivals_of_coal(coal=6)
    (short,) = family_of(game.config).shortages(game.state, 0)
    assert short == FuelShortage("coal", before=(2, 1), left=1, needed=2)
    names = [player.name for player in game.config.players]
    assert reason_text(fuel_short(short), game) == (
        f"After {names[2]} and {names[1]} about 1 coal will be left; 2 are needed."
    )


def test_at_ones_own_turn_nobody_is_before_one_and_after_it_nothing_is_told() -> None:
    game = rivals_of_coal(coal=4)
    to_phase(game, RESOURCES)
    for seat, coal in ((2, 2), (1, 1)):
        game.apply(Buy(seat, (("coal", coal),)))
        game.apply(Done(seat))
    (short,) = shortages(grid(game), 0)
    assert short == FuelShortage("coal", before=(), left=1, needed=2)
    assert reason_text(fuel_short(short), game) == "Only 1 coal are left; 2 are needed."
    to_phase(game, BUILDING)
    assert shortages(grid(game), 0) == ()


def leader(plant: int, cities: int, **fuel: int) -> Game:
    """Seat 0 buys after one who burns 3 coal."""
    game = new_game(players=2, order=(0, 1))
    give(game, 1, money=100, plants=[20], cities=cities_in_play(game)[:1])
    give(game, 0, money=100, plants=[plant], cities=cities_in_play(game)[:cities])
    set_fuel(game, **fuel)
    to_phase(game, AUCTION)
    return game


def test_a_hybrid_burns_what_is_there() -> None:
    assert shortages(grid(leader(5, 3, coal=1, oil=3)), 0) == ()
    short = shortages(grid(leader(5, 3, coal=0, oil=0)), 0)
    assert [one.fuel for one in short] == ["coal", "oil"]


def test_cities_that_nobody_has_need_no_fuel() -> None:
    assert shortages(grid(leader(10, 2, coal=0)), 0)
    assert shortages(grid(leader(10, 0, coal=0)), 0) == ()


def test_outposts_workers_can_always_be_hired() -> None:
    game: Game = new_game("outpost-2024", "outpost", players=3)
    assert family_of(game.config).shortages(game.state, 0) == ()
