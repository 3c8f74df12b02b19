"""Plans: tried on a copy that shows nothing of the pile, priced like the real thing."""

import pytest

from powergrid_qt.app.player_action import PlanHistory
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Done
from powergrid_qt.models.plans import BuildPlan, Cart, trial
from tests.engine.invariants import everything
from tests.engine.positions import (
    cities_in_play,
    city_prices,
    give,
    new_game,
    owned,
    play,
    to_phase,
)


@pytest.fixture
def game() -> Game:
    made = new_game()
    for seat in range(3):
        give(made, seat, money=100, plants=[4 + seat])
    return made


def at_building(game: Game, cities: int = 1) -> BuildPlan:
    give(game, 2, cities=cities_in_play(game)[:cities])
    to_phase(game, "building")
    return BuildPlan(game)


def test_a_trial_does_not_know_the_pile(game: Game) -> None:
    copied = trial(game)
    assert copied.state.pile == ()
    assert game.state.pile


def test_a_plan_leaves_the_game_alone(game: Game) -> None:
    plan = at_building(game)
    before = everything(game.state)
    for city in cities_in_play(game)[1:4]:
        assert plan.add(city) is None
    plan.remove(cities_in_play(game)[2])
    assert everything(game.state) == before


def test_a_plan_costs_what_the_moves_cost(game: Game) -> None:
    plan = at_building(game)
    for city in cities_in_play(game)[1:5]:
        assert plan.add(city) is None
    assert plan.total == sum(piece.price for piece in plan.pieces)
    play(game, *plan.moves, Done(2))
    assert owned(game, 2)["money"] == plan.money_left == 100 - plan.total


def test_what_stands_behind_is_priced_anew(game: Game) -> None:
    plan = at_building(game)
    near, far = sorted(city_prices(game), key=city_prices(game).__getitem__)[:2]
    plan.add(near)
    plan.add(far)
    dear = plan.pieces[1].price
    plan.remove(near)
    assert [piece.city for piece in plan.pieces] == [far]
    assert plan.pieces[0].price == city_prices(game)[far] >= dear


def test_what_can_no_longer_be_paid_is_dropped(game: Game) -> None:
    plan = at_building(game)
    prices = city_prices(game)
    near = min(prices, key=prices.__getitem__)
    plan.add(near)
    behind = plan.after.legal_moves.all_prices  # type: ignore[attr-defined]
    bridged = max(behind, key=lambda city: prices[city] - behind[city])
    assert prices[bridged] > behind[bridged]
    game.state.players[2].money = prices[near] + behind[bridged]
    plan = BuildPlan(game)
    plan.add(near)
    assert plan.add(bridged) is None
    assert plan.money_left == 0
    if prices[bridged] > game.state.players[2].money:
        plan.remove(near)
        assert plan.pieces == []


def test_a_refusal_leaves_the_plan_as_it_is(game: Game) -> None:
    plan = at_building(game)
    city = cities_in_play(game)[1]
    plan.add(city)
    refusal = plan.add(city)
    assert refusal is not None
    assert refusal.code == "city_own"
    assert len(plan.pieces) == 1


def test_a_cart_costs_what_the_purchase_costs(game: Game) -> None:
    to_phase(game, "resources")
    cart = Cart(game)
    before = everything(game.state)
    assert cart.set("garbage", 2) is None
    after = cart.after
    assert everything(game.state) == before
    assert cart.move is not None
    play(game, cart.move)
    assert owned(game, 2)["money"] == after.state.players[2].money < 100


def test_a_cart_refuses_what_cannot_be_stored(game: Game) -> None:
    to_phase(game, "resources")
    cart = Cart(game)
    cart.set("garbage", 1)
    refusal = cart.set("garbage", 3)
    assert refusal is not None
    assert refusal.code == "cannot_store"
    assert cart.tokens == {"garbage": 1}
    assert cart.put({}) is None
    assert cart.move is None
    assert cart.after.state.players[2].money == 100


def test_the_history_of_a_plan() -> None:
    history: PlanHistory[tuple[str, ...]] = PlanHistory(())
    history.go(("a",))
    history.go(("a",))
    history.go(("a", "b"))
    assert history.undo() == ("a",)
    assert history.redo() == ("a", "b")
    assert not history.can_redo
    history.undo()
    history.go(("c",))
    assert not history.can_redo
    assert history.undo() == ("a",)
    assert history.undo() == ()
    assert not history.can_undo
