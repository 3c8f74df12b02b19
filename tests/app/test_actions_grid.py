"""The decisions of the classic and deluxe games, one by one, from arranged positions."""

from collections import Counter

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.turn.actions import forecast
from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.moves import Done, Open, Pass, counts
from powergrid_qt.engine.refusals import refuse
from powergrid_qt.models.players import facts_of
from powergrid_qt.words.refusals import refusal_text
from tests.app.turn_table import Table, seated
from tests.engine.positions import (
    arrange,
    cities_in_play,
    give,
    grid,
    new_game,
    owned,
    set_fuel,
    to_auctions,
    to_phase,
)
from tests.engine.whole_position import everything

LAST = 2
"""Buys and builds first of three."""


# -- resources ------------------------------------------------------------------------------------


def buying(table: Table, *plants: int, money: int = 100, **tokens: int) -> BuyingAction:
    table.controller.ask_always(True)

    def arranged(game: Game) -> None:
        give(game, LAST, money=money, plants=plants, tokens=tokens)
        to_phase(game, "resources")

    return seated(table, BuyingAction, arranged)


def test_clicking_a_token_takes_everything_up_to_it(table: Table) -> None:
    action = buying(table, 4)
    action.click_fuel("coal", 3)
    assert action.cart == {"coal": 3}
    assert action.total == action.price_of("coal") == 100 - action.money_left
    action.click_fuel("coal", 3)
    assert action.cart == {"coal": 2}
    action.click_fuel("coal", 4)
    assert action.cart == {"coal": 4}
    assert action.fuel_limit("coal") == 4, "two coal a run, twice"
    action.click_fuel("coal", 5)
    assert action.cart == {"coal": 4}
    assert action.problem


def test_the_limit_of_a_kind_minds_what_is_in_the_cart(table: Table) -> None:
    action = buying(table, 5)  # coal or oil, two a run
    assert action.fuel_limit("oil") == 4
    action.click_fuel("coal", 3)
    assert action.fuel_limit("oil") == 1
    assert action.fuel_limit("coal") == 4
    assert action.fuel_limit("uranium") == 0


def test_a_cart_leaves_the_game_alone_and_costs_what_the_purchase_costs(table: Table) -> None:
    action = buying(table, 4)
    before = everything(action.state)
    action.set_amount("coal", 2)
    assert action.after.state.players[LAST].money == action.money_left < 100
    assert everything(action.state) == before


def test_a_cart_refuses_what_cannot_be_stored(table: Table) -> None:
    action = buying(table, 6)  # one garbage a run
    action.set_amount("garbage", 1)
    action.set_amount("garbage", 3)
    assert action.problem == refusal_text(refuse("cannot_store", fuel="garbage", room=2))
    assert action.cart == {"garbage": 1}
    action.set_amount("garbage", 0)
    assert action.planned_moves == ()
    assert action.after.state.players[LAST].money == 100


def test_fuel_for_runs_of_a_plant_and_of_all(table: Table) -> None:
    action = buying(table, 4, 6, coal=1)
    action.want_runs(4, 1)
    assert action.cart == {"coal": 1}, "one is held already"
    action.want_runs(4, 2)
    assert action.cart == {"coal": 3}
    action.want_runs(4, 2)
    assert action.cart == {}
    action.want_all(1)
    assert action.cart == {"coal": 1, "garbage": 1}
    assert (action.runs(4), action.runs(6)) == (1, 1)
    assert action.all_wanted(1)
    action.click_fuel("coal", 2)
    assert not action.all_wanted(1), "the cart was changed by hand"


def test_a_hybrid_gets_the_cheapest_mixture(table: Table) -> None:
    action = buying(table, 5)
    set_fuel(action.game, coal=2, oil=18)  # coal is dear now
    action.want_runs(5, 2)
    assert action.cart == {"oil": 4}
    set_fuel(action.game, coal=24, oil=18)
    action.want_runs(5, 1)
    assert action.cart == {"coal": 2}


def test_what_cannot_be_paid_is_refused_with_its_reason(table: Table) -> None:
    action = buying(table, 4, money=1)
    action.want_all(2)
    assert action.cart == {}
    assert "1" in action.problem


def test_the_purchase_and_the_end_of_the_turn_are_one_click(table: Table) -> None:
    action = buying(table, 4)
    action.click_fuel("coal", 2)
    left = action.money_left
    action.confirm()
    assert owned(table.controller.game, LAST)["money"] == left
    assert table.controller.actor == 1


def test_where_tokens_would_lie(table: Table) -> None:
    action = buying(table, 4, 5)  # coal; coal or oil
    action.click_fuel("coal", 5)
    assert action.stored() == {4: (("coal", 3),), 5: (("coal", 2),), None: ()}


def test_fuel_for_one_run_of_all_lies_on_all_plants(table: Table) -> None:
    action = buying(table, 5, 12)  # both burn 2 of coal or oil
    action.want_all(1)
    planned = {plant: sum(dict(tokens).values()) for plant, tokens in action.stored().items()}
    assert planned == {5: 2, 12: 2, None: 0}
    planned_tokens = action.stored()
    action.confirm()
    facts = facts_of(table.controller.game, None)[LAST]
    for plant in facts.plants:
        assert counts(Counter(plant.tokens)) == planned_tokens[plant.card]


# -- building -------------------------------------------------------------------------------------


def building(table: Table, money: int = 100, cities: int = 1, **setup: object) -> BuildingAction:
    table.controller.ask_always(True)

    def arranged(game: Game) -> None:
        give(game, LAST, money=money, cities=cities_in_play(game)[:cities])
        to_phase(game, "building")

    return seated(table, BuildingAction, arranged, **setup)


def next_city(action: BuildingAction) -> str:
    """One that can still be planned."""
    return next(
        city
        for city in cities_in_play(action.game)
        if city not in action.planned_cities and action.city_offer(city).lit
    )


def test_cities_are_planned_and_taken_back_one_by_one(table: Table) -> None:
    action = building(table)
    first = next_city(action)
    way = action.way_to(first)
    assert way is not None
    action.click_city(first)
    assert action.planned_cities == (first,)
    assert action.total == way.connection + way.slot
    assert action.way_to(first) == way
    action.click_city(next_city(action))
    action.click_city(first)
    assert first not in action.planned_cities
    assert action.money_left == 100 - action.total
    assert owned(action.game, LAST)["money"] == 100, "nothing is paid yet"


def test_a_city_that_cannot_be_built_says_why(table: Table) -> None:
    action = building(table, money=0)
    own = owned(action.game, LAST)["cities"][0]
    assert action.city_offer(own).reason
    assert action.way_to(own) is None
    dear = next(city for city in cities_in_play(action.game) if city != own)
    assert not action.city_offer(dear).lit
    assert action.way_to(dear) is not None, "the way is shown even if it is too dear"
    action.click_city(dear)
    assert action.problem == action.city_offer(dear).reason
    assert action.planned_cities == ()


def test_done_pays_the_plan(table: Table) -> None:
    action = building(table)
    for _ in range(3):
        action.click_city(next_city(action))
    left, cities = action.money_left, action.planned_cities
    action.confirm()
    player = owned(table.controller.game, LAST)
    assert player["money"] == left
    assert tuple(player["cities"][1:]) == cities
    assert table.controller.actor == 1


def test_a_promo_auction_interrupts_the_plan_and_the_rest_comes_back(table: Table) -> None:
    def arranged(game: Game) -> None:
        arrange(game, market=(3, 4, 5, 6, 7, 8, 9, 10), pile=("theme-park", 20, 21, 22, 23, STEP3))
        give(game, LAST, money=200, cities=cities_in_play(game)[:2])
        to_phase(game, "building")

    action = seated(table, BuildingAction, arranged, promo=["theme-park"])
    for _ in range(3):
        action.click_city(next_city(action))
    wanted, total = list(action.planned_cities), action.total
    action.confirm()  # the third city makes plant 3 too small, and the park is drawn
    assert not table.refusals
    assert isinstance(table.controller.action, PlayerAction)
    assert table.controller.action.selected_card == "theme-park"
    for _ in range(3):
        assert isinstance(table.controller.action, PlayerAction)
        table.controller.action.pass_turn()
    resumed = table.controller.action
    assert isinstance(resumed, BuildingAction)
    assert list(resumed.planned_cities) == wanted[1:]
    resumed.confirm()
    assert owned(table.controller.game, LAST)["money"] == 200 - total
    assert table.controller.game.moves[-1] == Done(LAST)


# -- running --------------------------------------------------------------------------------------


def running(table: Table, plants: tuple[int, ...], cities: int, **tokens: int) -> RunningAction:
    def arranged(game: Game) -> None:
        give(game, 0, plants=plants, tokens=tokens, cities=cities_in_play(game)[:cities])
        to_phase(game, "bureaucracy")

    return seated(table, RunningAction, arranged)


def test_the_best_run_is_preset_and_keeps_the_dear_fuel(table: Table) -> None:
    action = running(table, (5, 8), 1, coal=3, oil=2)  # 5: coal or oil for 1; 8: 3 coal for 2
    set_fuel(action.game, coal=20, oil=3)
    table.controller.tell()
    action = table.controller.action  # type: ignore[assignment]
    assert action.running == (5,)
    assert action.burns(5) == {"coal": 2}, "oil is dear: it is kept"
    assert action.powered == 1
    assert action.warning == ""


def test_hoarding_by_hand_warns_of_dark_cities(table: Table) -> None:
    action = running(table, (4, 8), 3, coal=5)
    assert set(action.running) == {4, 8}
    action.toggle(8)
    assert action.warning
    assert action.powered == 1
    action.clear()
    assert set(action.running) == {4, 8}
    assert not action.warning
    action.toggle(4)
    action.confirm()
    assert owned(table.controller.game, 0)["tokens"] == {"coal": 2}


def test_a_hybrid_is_mixed_by_hand(table: Table) -> None:
    action = running(table, (5,), 1, coal=2, oil=1)
    assert action.burns(5) == {"coal": 2}
    action.burn_more(5, "oil")
    assert action.burns(5) == {"coal": 1, "oil": 1}
    assert not action.can_burn_more(5, "oil"), "there is only one"
    assert action.tokens_left == (("coal", 1),)
    action.confirm()
    assert owned(table.controller.game, 0)["tokens"] == {"coal": 1}


def test_a_plant_without_fuel_says_so(table: Table) -> None:
    action = running(table, (4, 8), 3, coal=3)
    assert action.running == (8,)
    assert not action.offer(4).lit
    action.toggle(4)
    assert action.problem == action.offer(4).reason
    assert action.running == (8,)


# -- scrapping ------------------------------------------------------------------------------------


def test_the_tokens_to_give_up_are_chosen(table: Table) -> None:
    def arranged(game: Game) -> None:
        give(game, 0, money=100, plants=(5, 12, 29), tokens={"coal": 5, "oil": 5})
        to_auctions(game)
        for seat in (1, 2):
            grid(game).players[seat].money = 0

    action = seated(table, OpeningAction, arranged)
    action.click_card(6)  # garbage: no place for what must go
    action.confirm()
    scrap = table.controller.action
    assert isinstance(scrap, ScrapAction)
    assert scrap.selected_card == 5
    scrap.click_card(29)
    assert len(scrap.drops) == 3
    scrap.choose_drop((("oil", 2),))
    scrap.confirm()
    player = owned(table.controller.game, 0)
    assert player["tokens"] == {"coal": 5, "oil": 3}
    assert 29 not in player["plants"]


# -- what if --------------------------------------------------------------------------------------


def test_the_forecast_minds_the_cart(table: Table) -> None:
    action = buying(table, 4)
    give(action.game, LAST, cities=cities_in_play(action.game)[:2])
    outlook = forecast(action)
    assert outlook is not None
    assert (outlook.now.powered, outlook.now.capacity, outlook.now.income) == (0, 1, 10)
    action.want_runs(4, 1)
    outlook = forecast(action)
    assert outlook is not None
    assert (outlook.planned.powered, outlook.planned.income) == (1, 22)
    assert outlook.planned.fuel == (("coal", 2),)
    assert outlook.planned.money == action.money_left


def test_the_forecast_minds_the_plan(table: Table) -> None:
    action = building(table)
    action.click_city(next_city(action))
    outlook = forecast(action)
    assert outlook is not None
    assert (outlook.now.cities, outlook.planned.cities) == (1, 2)


def test_the_forecast_minds_the_chosen_card(table: Table) -> None:
    table.controller.start(new_game(open_money=True).config)
    action = table.controller.action
    assert isinstance(action, OpeningAction)
    action.click_card(4)
    outlook = forecast(action)
    assert outlook is not None
    assert (outlook.now.capacity, outlook.planned.capacity) == (0, 1)
    assert outlook.planned.money == 46


def test_there_is_no_forecast_in_bureaucracy(table: Table) -> None:
    assert forecast(running(table, (4,), 1, coal=2)) is None


def test_passing_is_an_ordinary_move(table: Table) -> None:
    def arranged(game: Game) -> None:
        to_auctions(game)

    action = seated(table, OpeningAction, arranged)
    action.pass_turn()
    assert table.controller.game.moves == [Pass(0)]
    assert Open(1, 3, 3) in table.controller.game.legal_moves
