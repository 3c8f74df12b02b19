"""Plans on paper: laid at any time, taken up by the turn as far as they hold, seen by one only."""

import pytest

from powergrid_qt.ai.players import make_player
from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.outpost.family import PlannedRobot, PlannedWorkers
from powergrid_qt.app.plan.evaluation import evaluate
from powergrid_qt.app.plan.plan import (
    PaperPlan,
    PlannedBuild,
    PlannedCard,
    PlannedFuel,
)
from powergrid_qt.app.turn.auction_actions import OpeningAction, RaisingAction
from powergrid_qt.engine import COLORS, Game, GameConfig, Seat
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Hire, Open, Pass
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.state import AUCTION, EXPANSION
from tests.app.paper_table import ME, OTHER, begin, holds, near, planned, problem, stage
from tests.app.turn_table import Table
from tests.engine import outpost_positions as outpost
from tests.engine.positions import (
    arrange,
    cities_in_play,
    give,
    new_game,
    set_fuel,
    to_phase,
)


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
        PlannedBuild(city),
    ]
    assert holds(paper.evaluation)
    prices = [line.price for line in paper.evaluation.lines]
    assert stage(table).outlook.money == 100 - sum(prices)
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
    assert not problem(table)
    paper.click_fuel("uranium", 1)
    assert problem(table) == "None of your plants burns uranium"
    paper.click_fuel("coal", 2)
    assert [paper.can_step(PlannedFuel("coal", 2), by) for by in (-1, 1)] == [True, True]
    set_fuel(game, coal=0)
    game.apply(Pass(OTHER))
    assert not holds(paper.evaluation)
    assert [paper.can_step(PlannedFuel("coal", 2), by) for by in (-1, 1)] == [True, False]
    paper.set_amount("coal", 1)
    assert PlannedFuel("coal", 1) in paper.plan.items, "less is always possible"


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
    assert not holds(paper.evaluation)


def test_fuel_and_cities_become_the_turns_plan_and_leave_the_paper(table: Table) -> None:
    game = begin(table, ME, phase="resources")
    controller, paper = table.controller, table.controller.paper
    paper.show(True)
    # In the buying turn tokens are the turn's; only what is planned before it lies on paper.
    turn = controller.action
    assert isinstance(turn, BuyingAction)
    turn.click_fuel("coal", 1)
    assert not planned(table)
    paper.click_fuel("coal", 3)
    city = near(game, table)
    turn.click_city(city)
    assert planned(table) == [PlannedFuel("coal", 3), PlannedBuild(city)]
    controller.tell()
    buying = controller.action
    assert isinstance(buying, BuyingAction)
    assert buying.cart == {"coal": 3}
    buying.confirm()
    assert game.moves[-2:] == [Buy(ME, (("coal", 3),)), Done(ME)]
    assert planned(table) == [PlannedBuild(city)]
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
    assert paper.plan.find(PlannedCard(card, 0).key) is not None
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
    plan = PaperPlan((PlannedCard(card, 20), PlannedFuel("coal", 2)))
    found = evaluate(game, 0, plan)
    other = game.copy()
    other.state.pile = tuple(reversed(other.state.pile)) if turned else other.state.pile[5:]
    seen = evaluate(other, 0, plan)
    assert seen == found


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
    assert holds(paper.evaluation)
    assert stage(table).outlook.money == 120 - sum(line.price for line in stage(table).lines)
    assert paper.fuel_limit("coal") == 0
    while (game.state.phase, game.current) != (EXPANSION, ME):
        game.apply(next(iter(game.legal_moves)))
    game.state.players[ME].money = 120
    controller.tell()
    action = controller.action
    assert isinstance(action, ExpansionAction)
    refused = paper.evaluation.builds.refused
    assert action.planned_houses == (() if refused else (houses[0],))


def test_outposts_buildings_and_workers_are_planned_and_become_the_turns_plan(
    table: Table,
) -> None:
    seats = tuple(map(Seat, ("Ada", "Bo", "Cleo"), COLORS, ("human", "random", "random")))
    game = Game(GameConfig("outpost-2024", "outpost", seats, 2))
    state = outpost.state_of(game)
    places = [state.rules.board.cities[city].id for city in state.network.cities]
    outpost.give(
        game, ME, money=90, cards="plant_25", plants="plant_13 plant_21",
        shelters="shelter_05a", technologies=["tech_outpost_a", "tech_robots"],
        houses=" ".join(places[-6:]),
    )  # fmt: skip
    outpost.to_expansion(game)
    controller, paper = table.controller, table.controller.paper
    controller.paused = True
    game.state.agenda = [Expanding(OTHER, (2,))]
    controller.look_at(game)
    paper.show(True)
    paper.choose_piece("plant")
    (site,) = paper.sites
    paper.click_site(site, "plant")
    assert paper.sites == [], "it is taken"
    found = stage(table)
    assert [move.card for move in found.placed] == ["plant_25"]
    assert found.outlook.money == 90 - sum(line.price for line in found.lines)
    hired = next(line for line in found.lines if isinstance(line.item, PlannedWorkers))
    assert hired.price > 0
    paper.add(PlannedWorkers(99))
    assert paper.problem
    offered = paper.extra
    assert offered == ("Make a robot", PlannedRobot())
    paper.add(PlannedRobot())
    assert paper.extra is None
    paper.add(PlannedWorkers(1))
    assert PlannedWorkers(1) in planned(table)
    paper.choose_piece("shelter")
    city = next(city for city in places if paper.city_offer(city).lit)
    paper.click_city(city)
    assert controller.action.planned_buildings == {city: "shelter"}
    assert controller.action.planned_houses == ()
    expected = stage(table)
    controller.play(Hire(OTHER, 0))
    action = controller.action
    assert isinstance(action, ExpansionAction)
    assert set(action.plan.pieces) == {(site, "plant"), (city, "shelter")}
    assert action.placed_cards == ("plant_25",)
    assert (action.tried.seasonal, action.plan.robot) == (1, True)
    assert action.money_left == expected.outlook.money
    action.confirm()
    assert not planned(table)


def test_a_card_that_is_auctioned_out_of_its_turn_is_not_planned(table: Table) -> None:
    """Nor does the sheet stumble over it afterwards."""
    game = new_game("classic-2004", players=3, promo=["supply-contract"], open_money=True)
    market = (3, 4, 5, 6, 7, 8, 9, 10)
    arrange(game, market=market, pile=("supply-contract", 20, 21, 22, STEP3))
    for seat in range(3):
        give(game, seat, money=100, plants=[30 + seat])
    to_phase(game, "auction")
    seller = game.current
    assert seller is not None
    game.apply(Open(seller, 4, 4))
    while isinstance(game.state.decision, Auction) and game.state.decision.card == 4:
        assert game.current is not None
        game.apply(Pass(game.current))
    table.controller.look_at(game)
    table.controller.paper.show(True)
    action = table.controller.action
    assert isinstance(action, RaisingAction)
    assert action.selected_card == "supply-contract"
    action.raise_by(1)
    assert not planned(table)
    action.confirm()
    assert not planned(table)
