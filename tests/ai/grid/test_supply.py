"""Fuel that runs out: what is left at a player's turn, and what that does to plants."""

import pytest

from powergrid_qt.ai.grid.characters import HARD
from powergrid_qt.ai.grid.outlook import GridOutlook, OutlookMemory
from powergrid_qt.ai.grid.policy import GridPolicy
from powergrid_qt.ai.grid.supply import Supplies
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Buy, Done, Open, Pass, Scrap
from powergrid_qt.engine.state import AUCTION, BUILDING, RESOURCES
from tests.engine.positions import (
    cities_in_play,
    give,
    grid,
    in_auctions,
    new_game,
    set_fuel,
    set_step,
    to_phase,
)

COAL, OIL, GARBAGE, URANIUM = range(4)


def rivals_of_coal(coal: int) -> Game:
    """Seat 0 leads and buys last; seats 1 and 2 burn 3 coal each."""
    game = new_game(players=3, order=(0, 1, 2))
    set_step(game, 2)
    grid(game).round = 5
    for seat, plant in ((1, 20), (2, 25)):
        give(game, seat, money=100, plants=[plant], cities=cities_in_play(game)[:5])
    give(game, 0, money=100, plants=[10], cities=cities_in_play(game)[:7])
    set_fuel(game, coal=coal)
    to_phase(game, AUCTION)
    return game


def now(game: Game, seat: int, kind: int = COAL) -> int:
    return Supplies(grid(game)).levels(kind)[0][seat]


def later(game: Game, seat: int, kind: int) -> int:
    return Supplies(grid(game)).levels(kind)[1][seat]


def test_who_buys_first_finds_everything_and_the_leader_what_is_left():
    game = rivals_of_coal(coal=8)
    assert [now(game, seat) for seat in (2, 1, 0)] == [8, 6, 3]


def test_nothing_is_left_to_buy_once_the_phase_is_over():
    game = rivals_of_coal(coal=8)
    to_phase(game, RESOURCES)
    game.apply(Buy(2, (("coal", 2),)))
    game.apply(Done(2))
    assert [now(game, seat) for seat in (2, 1, 0)] == [0, 6, 3]
    to_phase(game, BUILDING)
    assert [now(game, 0, kind) for kind in (COAL, OIL, GARBAGE, URANIUM)] == [0, 0, 0, 0]


def test_the_refill_of_the_step_comes_after_the_round():
    """Step 2 for three: 5 coal. All together burn 8, so that less is there every round. The
    smaller plant makes seat 1 the first to buy."""
    levels = [later(rivals_of_coal(coal=coal), 1, COAL) for coal in (24, 12, 6)]
    assert levels == sorted(levels, reverse=True)
    assert levels[-1] == 5


def test_who_stores_fuel_takes_it_from_the_refill():
    """Uranium: 12 in all. What lies on plants does not come back."""
    game = new_game(players=3)
    set_step(game, 2)
    give(game, 1, money=100, plants=[34], tokens={"uranium": 2}, cities=cities_in_play(game)[:5])
    set_fuel(game, uranium=4)
    with_stock = later(game, 0, URANIUM)
    grid(game).supply[URANIUM] = 0
    assert later(game, 0, URANIUM) <= with_stock


def test_the_trust_buys_between_the_players():
    game = new_game("deluxe-2014", "europe", 2)
    while game.state.phase == "setup":
        game.apply(next(iter(game.legal_moves)))
    state = grid(game)
    assert state.trust is not None
    state.trust.plants = (25,)  # burns coal
    last, first = state.order
    before, after = (now(game, seat) for seat in (last, first))
    assert before < after == state.fuel[COAL]


def outlook_of(game: Game) -> GridOutlook:
    state = grid(game)
    return GridOutlook(state, HARD, OutlookMemory(state.rules.edition.scales))


def test_a_plant_without_fuel_powers_nothing():
    game = rivals_of_coal(coal=7)
    outlook = outlook_of(game)
    assert outlook.earnings_now(0, (10,), ()).power == 2  # its 2 coal are left
    assert outlook.earnings_now(0, (20,), ()).power == 0  # 3 are not
    assert outlook.earnings_now(0, (10, 27), ()).powers == (2, 3)
    assert outlook.earnings_now(0, (20, 27), ()).powers == (0, 3)


def test_held_tokens_count():
    game = rivals_of_coal(coal=7)
    give(game, 0, plants=[20], tokens={"coal": 2})
    assert outlook_of(game).earnings_now(0, (10, 20), ()).power == 5


def test_hybrids_take_what_is_left():
    game = rivals_of_coal(coal=7)
    set_fuel(game, oil=2)
    assert outlook_of(game).earnings_now(0, (29,), ()).power == 4  # 1 coal or oil


@pytest.mark.parametrize("garbage", [2, 24])
def test_the_plant_that_has_fuel_is_not_scrapped_for_one_that_starves(garbage):
    """Wind plant 27 against garbage plant 38 with hardly any garbage left, and two rivals who
    burn it and buy first."""
    game = in_auctions("classic-2004", "germany", market=[30, 33, 36, 38, 40, 42, 44, 46],
                       pile=[35, 29], players=3)  # fmt: skip
    set_step(game, 2)
    state = grid(game)
    state.round = 7
    leader, second, third = state.order
    for seat, plant in ((second, 30), (third, 32)):
        give(game, seat, money=60, plants=[plant], cities=cities_in_play(game)[:6])
    give(game, second, plants=[19])
    give(game, third, plants=[24])
    give(game, leader, money=100, plants=[27, 31, 38], cities=cities_in_play(game)[:11])
    set_fuel(game, garbage=garbage)
    assert game.current == leader
    game.apply(Open(leader, 33, 33))
    while type(state.decision).__name__ == "Auction":
        assert game.current is not None
        game.apply(Pass(game.current))
    move = GridPolicy(HARD).decide(state)
    assert isinstance(move, Scrap)
    assert (move.plant == 38) == (garbage == 2)


def test_who_powers_little_for_want_of_fuel_buys_another_plant():
    """Nominally 15 of 14 cities are powered; in truth there is neither garbage nor uranium."""
    game = in_auctions("classic-2004", "germany", market=[26, 33, 36, 37, 40, 42, 44, 46],
                       pile=[35, 29], players=3)  # fmt: skip
    set_step(game, 2)
    state = grid(game)
    state.round = 8
    leader, second, third = state.order
    for seat, plants in ((second, [30, 28]), (third, [32, 34])):
        give(game, seat, money=60, plants=plants, cities=cities_in_play(game)[:9])
    give(game, leader, money=190, plants=[27, 38, 39], cities=cities_in_play(game)[:14])
    set_fuel(game, garbage=1, uranium=1)
    move = GridPolicy(HARD).decide(state)
    assert isinstance(move, Open)
    assert not {GARBAGE, URANIUM} & set(state.rules.edition.plants[move.card].fuels)
