"""Plans on paper: laid at any time, taken up by the turn as far as they hold, seen by one only."""

from dataclasses import replace

import pytest

from powergrid_qt.ai.players import make_player
from powergrid_qt.app.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.plan.evaluation import evaluate
from powergrid_qt.app.plan.plan import Item, Plan, PlannedCard, PlannedFuel, PlannedHouse
from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, Overrides, Seat
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Open, Pass
from powergrid_qt.engine.state import AUCTION, EXPANSION
from tests.app.turn_table import Table
from tests.engine.positions import cities_in_play, give, new_game, set_fuel, to_phase

ME, OTHER = 0, 1


def begin(table: Table, *people: int, open_money: bool = True, phase: str = "auction") -> Game:
    """Three at the table, the first of them with a plant, a city and money; round 2."""
    kinds = ["human" if seat in people else "random" for seat in range(3)]
    seats = tuple(map(Seat, ("Ada", "Bo", "Cleo"), COLORS, kinds))
    options, order = GameOptions(open_money=open_money), Overrides(order=(1, 2, 0))
    controller = table.controller
    controller.paused = True
    controller.start(GameConfig("classic-2004", "germany", seats, 1, options, order))
    game = controller.game
    for seat in range(3):
        give(game, seat, money=100, plants=(8 + 2 * seat,), cities=[cities_in_play(game)[seat]])
    game.state.round = 2
    to_phase(game, phase)
    controller.tell()
    return game


def planned(table: Table) -> list[Item]:
    return list(table.controller.paper.plan.items)


def near(game: Game, table: Table) -> str:
    """A city that can be planned, the cheapest."""
    paper = table.controller.paper
    ways = {city: paper.way_to(city) for city in cities_in_play(game)}
    lit = [city for city, way in ways.items() if way is not None and paper.city_offer(city).lit]
    return min(lit, key=lambda city: (ways[city].price, city))  # type: ignore[union-attr]


def test_cards_fuel_and_cities_are_planned_while_a_computer_thinks(table: Table) -> None:
    game = begin(table, ME)
    controller, paper = table.controller, table.controller.paper
    card = game.state.rules.offers(game.state)[-1]
    before = game.snapshot()
    controller.action.click_card(card)
    controller.action.click_fuel("coal", 2)
    assert not planned(table), "nobody plans before the paper lies there"
    paper.show(True)
    controller.action.click_card(card)
    controller.action.click_fuel("coal", 2)
    city = near(game, table)
    controller.action.click_city(city)
    paper.set_bid(card, 38)
    assert planned(table) == [
        PlannedCard(card, 38),
        PlannedFuel("coal", 2),
        PlannedHouse(city),
    ]
    assert paper.evaluation.holds
    prices = [line.price for line in paper.evaluation.lines]
    assert paper.evaluation.outlook.money == 100 - sum(prices)
    assert paper.evaluation.limit == 38 + 100 - sum(prices)
    assert controller.action.planned_houses == (city,)
    assert controller.action.cart == {"coal": 2}
    controller.action.click_fuel("coal", 2)
    controller.action.click_city(city)
    assert planned(table) == [PlannedCard(card, 38), PlannedFuel("coal", 1)]
    paper.clear()
    assert not planned(table)
    assert game.snapshot() == before, "it is never a move"


def test_what_cannot_be_says_why(table: Table) -> None:
    game = begin(table, ME)
    paper = table.controller.paper
    paper.show(True)
    paper.click_city(cities_in_play(game)[ME])
    assert paper.problem
    assert not planned(table)
    paper.click_city(cities_in_play(game)[OTHER])
    assert "full" in paper.problem
    paper.click_city(near(game, table))
    assert not paper.problem
    paper.click_fuel("uranium", 1)
    assert "store" in paper.problem
    paper.click_fuel("coal", 2)
    set_fuel(game, coal=0)
    game.apply(Pass(OTHER))
    assert not paper.evaluation.holds
    paper.set_amount("coal", 1)
    assert paper.plan.find(("fuel", "coal")) == PlannedFuel("coal", 1), "less is always possible"


def test_the_limit_of_the_plan_is_suggested_in_the_auction(table: Table) -> None:
    game = begin(table, ME)
    controller, paper = table.controller, table.controller.paper
    first, card = game.state.rules.offers(game.state)[0], game.state.rules.offers(game.state)[-1]
    paper.show(True)
    paper.click_card(card)
    paper.click_fuel("coal", 2)
    limit = paper.evaluation.limit
    game.apply(Open(1, card, 40))
    game.apply(Pass(2))
    controller.tell()
    action = controller.action
    assert isinstance(action, RaisingAction)
    assert (action.bid, action.plan_limit, action.limit) == (41, limit, limit)
    assert str(limit) in action.main_label
    paper.set_bid(card, 50)
    paper.click_fuel("coal", 4)
    assert action.plan_limit is not None
    assert action.plan_limit < (limit or 0)
    game.apply(Pass(ME))
    game.apply(Pass(2))
    controller.paper.set_bid(first, 0)
    controller.tell()
    opening = controller.action
    assert isinstance(opening, OpeningAction)
    assert opening.selected_card == first, "the other card is gone"


def test_a_price_above_what_the_plan_holds_is_told(table: Table) -> None:
    game = begin(table, ME)
    paper = table.controller.paper
    card = game.state.rules.offers(game.state)[-1]
    paper.show(True)
    paper.click_card(card)
    paper.click_fuel("coal", 6)
    game.apply(Open(1, card, 95))
    game.apply(Pass(2))
    table.controller.tell()
    action = table.controller.action
    assert isinstance(action, RaisingAction)
    assert (action.plan_limit, action.limit) == (None, None)
    assert action.notice == "Your plan does not hold at this price."
    assert not paper.evaluation.holds


def test_fuel_and_cities_become_the_turns_plan_and_leave_the_paper(table: Table) -> None:
    game = begin(table, ME, phase="resources")
    controller, paper = table.controller, table.controller.paper
    paper.show(True)
    # In the buying turn tokens are the turn's; only what is planned before it lies on paper.
    assert isinstance(controller.action, BuyingAction)
    controller.action.click_fuel("coal", 1)
    assert not planned(table)
    paper.click_fuel("coal", 3)
    city = near(game, table)
    controller.action.click_city(city)
    assert planned(table) == [PlannedFuel("coal", 3), PlannedHouse(city)]
    controller.tell()
    buying = controller.action
    assert isinstance(buying, BuyingAction)
    assert buying.cart == {"coal": 3}
    buying.confirm()
    assert game.moves[-2:] == [Buy(ME, (("coal", 3),)), Done(ME)]
    assert planned(table) == [PlannedHouse(city)]
    game.apply(Done(2))
    game.apply(Done(1))
    controller.tell()
    building = controller.action
    assert isinstance(building, BuildingAction)
    assert building.planned_cities == (city,)
    assert building.can_clear
    building.confirm()
    assert Build(ME, city) in game.moves
    assert not planned(table)


def test_what_no_longer_holds_is_told_in_the_turn(table: Table) -> None:
    game = begin(table, ME)
    controller, paper = table.controller, table.controller.paper
    paper.show(True)
    paper.click_fuel("coal", 2)
    city = near(game, table)
    paper.click_city(city)
    set_fuel(game, coal=3)
    to_phase(game, "resources")
    controller.tell()
    buying = controller.action
    assert isinstance(buying, BuyingAction)
    assert buying.cart == {"coal": 2}
    assert "coal: 16 € now, planned with 2 €" in buying.notice.replace("\N{NO-BREAK SPACE}", " ")
    index = game.state.rules.board.city_index[city]
    game.state.slots[index] = (OTHER,)
    to_phase(game, "building")
    controller.tell()
    building = controller.action
    assert isinstance(building, BuildingAction)
    assert building.planned_cities == ()
    assert "is full" in building.notice
    assert game.state.rules.board.city(city).name in building.notice


def test_people_at_one_screen_see_only_their_own_plan(table: Table) -> None:
    game = begin(table, 0, 1, 2, open_money=True)
    controller, paper = table.controller, table.controller.paper
    assert controller.actor == paper.planner == 1
    paper.show(True)
    card = game.state.rules.offers(game.state)[-1]
    controller.action.click_card(card)
    assert paper.selected_card == card, "the card that is bid for is on the open paper"
    controller.play(Open(1, card, 40))
    assert controller.actor == paper.planner == 2
    assert not paper.open
    paper.show(True)
    assert not planned(table)
    action = controller.action
    assert isinstance(action, RaisingAction)
    assert action.plan_limit is None, "the others look on"
    controller.play(Pass(2))
    controller.play(Bid(0, 41))
    assert paper.planner == 1
    assert not paper.open
    assert paper.plan.find(("card", card)) is not None
    assert isinstance(controller.action, RaisingAction)
    assert (controller.action.limit, controller.action.plan_limit) == (None, None)


def test_where_money_is_secret_nobody_plans_before_the_others(table: Table) -> None:
    begin(table, 0, 1, 2, open_money=False)
    paper = table.controller.paper
    assert paper.planner is None
    paper.show(True)
    assert not paper.active
    assert table.controller.action.planned_cities == ()
    game = begin(table, 0, 1, 2, open_money=False, phase="resources")
    table.controller.look_at(game)
    assert table.controller.covered
    assert paper.planner is None
    table.controller.uncover()
    assert paper.planner == game.current
    assert not paper.open


def test_plans_are_gone_with_the_game(table: Table) -> None:
    begin(table, ME)
    paper = table.controller.paper
    paper.show(True)
    paper.click_fuel("coal", 2)
    assert planned(table)
    begin(table, ME)
    assert not paper.open
    assert not planned(table)


@pytest.mark.parametrize("turned", [False, True])
def test_nothing_of_the_pile_shows(turned: bool) -> None:
    game = new_game(players=3)
    give(game, 0, money=100, plants=(8,), cities=cities_in_play(game)[:1])
    card = game.state.rules.offers(game.state)[-1]
    plan = Plan((PlannedCard(card, 20), PlannedFuel("coal", 2)))
    found = evaluate(game, 0, plan)
    other = game.copy()
    other.state.pile = tuple(reversed(other.state.pile)) if turned else other.state.pile[5:]
    seen = evaluate(other, 0, plan)
    assert replace(seen, builds=found.builds) == found


def test_whose_turns_are_over_plans_with_what_the_round_still_pays(table: Table) -> None:
    game = begin(table, ME, phase="building")
    controller, paper = table.controller, table.controller.paper
    paper.show(True)
    assert controller.actor == ME
    assert (paper.evaluation.money, paper.evaluation.earned) == (100, None)
    controller.play(Done(ME))
    evaluation = paper.evaluation
    assert evaluation.earned is not None
    while game.state.players[ME].money == 100:
        assert game.current is not None
        moves = list(game.legal_moves)
        game.apply(moves[-1] if game.current == ME else moves[0])
    assert evaluation.money == game.state.players[ME].money
    assert evaluation.earned == evaluation.money - 100


def test_outposts_cards_and_houses_are_planned_too(table: Table) -> None:
    seats = tuple(map(Seat, ("Ada", "Bo", "Cleo"), COLORS, ("human", "random", "random")))
    game = Game(GameConfig("outpost-2024", "outpost", seats, 2))
    while game.state.round < 3 or game.state.phase != AUCTION:
        assert game.current is not None
        game.apply(make_player("greedy", game.current).decide(game))
    controller, paper = table.controller, table.controller.paper
    controller.paused = True
    game.state.players[ME].money = 120
    controller.look_at(game)
    paper.show(True)
    card = game.state.rules.offers(game.state)[0]
    paper.click_card(card)
    houses = [city.id for city in game.state.rules.board.cities if paper.city_offer(city.id).lit]
    paper.click_city(houses[0])
    found = paper.evaluation
    assert found.holds
    assert found.hired is not None
    paid = sum(line.price for line in found.lines) + found.hired.price
    assert found.outlook.money == 120 - paid
    assert paper.fuel_limit("coal") == 0
    while (game.state.phase, game.current) != (EXPANSION, ME):
        game.apply(next(iter(game.legal_moves)))
    game.state.players[ME].money = 120
    controller.tell()
    action = controller.action
    assert isinstance(action, ExpansionAction)
    refused = paper.evaluation.builds.refused
    assert action.planned_houses == (() if refused else (houses[0],))
