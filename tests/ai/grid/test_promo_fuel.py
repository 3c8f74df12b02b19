"""What promo cards do to fuel and money, as the computer players see it."""

from powergrid_qt.ai.grid.characters import HARD
from powergrid_qt.ai.grid.policy import GridPolicy
from powergrid_qt.ai.grid.rounds import best_plans, round_score, stock
from powergrid_qt.ai.grid.supply import next_queue
from powergrid_qt.engine import Game
from powergrid_qt.engine.state import RESOURCES
from tests.engine.positions import cities_in_play, give, grid, new_game, set_fuel, to_phase

CONTRACT, WAREHOUSE, TAXES = "supply-contract", "warehouse", "taxes"


def three_players(*promo: str) -> Game:
    """Seat 0 leads, seat 2 is last."""
    game = new_game(players=3, promo=promo)
    for seat, (plant, cities) in enumerate(((20, 6), (15, 4), (10, 2))):
        give(game, seat, money=80, plants=[plant], cities=cities_in_play(game)[:cities])
    return game


def test_the_supply_contract_lets_its_owner_buy_earlier() -> None:
    state = grid(three_players(CONTRACT))
    assert next_queue(state) == [2, 1, 0]
    state.players[0].cards = (CONTRACT,)
    assert next_queue(state) == [2, 0, 1]
    state.players[0].cards, state.players[2].cards = (), (CONTRACT,)
    assert next_queue(state) == [2, 1, 0]


def test_a_warehouse_is_not_filled_with_what_no_plant_burns() -> None:
    game = three_players(WAREHOUSE)
    set_fuel(game, coal=24, oil=24, garbage=24, uranium=12)
    to_phase(game, RESOURCES)
    state = grid(game)
    seat = game.current
    assert seat is not None
    state.players[seat].cards = (WAREHOUSE,)
    outlook = GridPolicy(HARD).outlook(state)
    hand = state.rules.hand(state.players[seat].plants)
    plan = best_plans(outlook, state, seat)[0]
    bought = stock(outlook, state, seat, plan, hoard=100.0)
    kinds = {kind for kind, amount in enumerate(bought) if amount}
    assert kinds == {kind for plant in hand for kind in plant.fuels}
    assert sum(bought) > sum(plan.fuel)


def test_money_that_will_be_taxed_is_worth_less() -> None:
    game = three_players(TAXES)
    state = grid(game)
    outlook = GridPolicy(HARD).outlook(state)

    def score(money: int) -> float:
        return round_score(outlook, state, 0, 0, 6, money, 20.0, 0.0)

    kept, less = score(50), score(40)
    state.beside = (TAXES,)
    assert score(50) == less < kept
