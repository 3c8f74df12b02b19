"""Plans: tried on a copy that shows nothing of the pile, priced like the real thing."""

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Done
from powergrid_qt.models.plans import BuildPlan
from tests.engine.positions import (
    cities_in_play,
    city_prices,
    give,
    new_game,
    owned,
    play,
    to_phase,
)
from tests.engine.whole_position import everything


@pytest.fixture
def game() -> Game:
    made = new_game()
    for seat in range(3):
        give(made, seat, money=100, plants=[4 + seat])
    return made


def at_building(game: Game, cities: int = 1) -> Game:
    give(game, 2, cities=cities_in_play(game)[:cities])
    to_phase(game, "building")
    return game


def planned(game: Game, *cities: str) -> BuildPlan:
    return BuildPlan(game, ((city, None) for city in cities))


def test_a_plan_leaves_the_game_alone(game: Game) -> None:
    before = everything(at_building(game).state)
    assert len(planned(game, *cities_in_play(game)[1:4]).pieces) == 3
    assert everything(game.state) == before


def test_a_plan_costs_what_the_moves_cost(game: Game) -> None:
    plan = planned(at_building(game), *cities_in_play(game)[1:5])
    assert len(plan.pieces) == 4
    assert plan.total == sum(piece.way.price for piece in plan.pieces)
    play(game, *plan.moves, Done(2))
    left = plan.after.state.players[2].money
    assert owned(game, 2)["money"] == left == 100 - plan.total


def test_a_piece_is_priced_from_what_stands_before_it(game: Game) -> None:
    prices = city_prices(at_building(game))
    near, far = sorted(prices, key=prices.__getitem__)[:2]
    behind = planned(game, near, far).pieces[1].way.price
    assert [piece.way.price for piece in planned(game, far).pieces] == [prices[far]]
    assert prices[far] >= behind


def test_what_cannot_be_paid_is_left_out(game: Game) -> None:
    prices = city_prices(at_building(game))
    near = min(prices, key=prices.__getitem__)
    behind = planned(game, near).after.legal_moves.all_prices  # type: ignore[attr-defined]
    bridged = max(behind, key=lambda city: prices[city] - behind[city])
    assert prices[bridged] > behind[bridged]
    game.state.players[2].money = prices[near] + behind[bridged]
    plan = planned(game, near, bridged)
    assert len(plan.pieces) == 2
    assert plan.after.state.players[2].money == 0
    game.state.players[2].money = prices[bridged] - 1
    assert planned(game, bridged).pieces == []


def test_what_is_planned_cannot_be_built_again(game: Game) -> None:
    city = cities_in_play(at_building(game))[1]
    refusal = planned(game, city).why_not(city)
    assert refusal is not None
    assert refusal.code == "city_own"
    assert len(planned(game, city, city).pieces) == 1
