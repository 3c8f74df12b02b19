"""Outpost's expansion as one plan: pieces, cards and workers; and its plants run."""

from powergrid_qt.app.outpost.actions import RunCardsAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.turn.actions import forecast
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Build, Hire, Place
from powergrid_qt.engine.outpost.company import most_powered
from powergrid_qt.engine.outpost.state import OutpostState
from tests.app.turn_games import Kind
from tests.app.turn_table import Table
from tests.engine.outpost_positions import (
    company_of,
    give,
    owned,
    state_of,
    to_expansion,
    to_running,
    unlock,
)
from tests.engine.whole_position import everything

LAST = 2
"""Expands first of three."""


def start(table: Table) -> Game:
    table.controller.start(Kind("outpost-2024", "outpost", 3).config())
    game = table.controller.game
    game.state.order = (0, 1, 2)
    return game


def expanding(table: Table) -> ExpansionAction:
    to_expansion(table.controller.game)
    table.controller.tell()
    action = table.controller.action
    assert isinstance(action, ExpansionAction)
    assert action.seat == LAST
    return action


def lit_city(action: ExpansionAction) -> str:
    cities = [city.id for city in action.state.rules.board.cities]
    return next(
        city for city in cities if action.city_offer(city).lit and city not in action.planned_cities
    )


def test_pieces_cards_and_workers_are_one_plan(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=60, cards="plant_12 shelter_05a")
    action = expanding(table)
    before = everything(game.state)
    for piece in ("plant", "shelter", "house"):
        action.choose_piece(piece)
        action.click_city(lit_city(action))
    action.click_reserve("plant_12")
    action.click_reserve("shelter_05a")
    assert action.placed_cards == ("plant_12", "shelter_05a")
    assert action.tried.seasonal == 1, "one more than the shelter houses lets the plant run"
    action.choose_piece("house")
    action.click_city(lit_city(action))
    assert len(action.pieces) == 4, "a house can be planned after cards were placed"
    assert everything(game.state) == before
    left, total = action.money_left, action.total
    assert left == 60 - total
    action.confirm()
    kinds = [type(move) for move in table.controller.game.moves]
    assert kinds == [Build] * 4 + [Place] * 2 + [Hire]
    assert not table.refusals
    assert owned(table.controller.game, LAST)["money"] == left


def test_a_piece_that_cannot_stand_there_says_why(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=60)
    action = expanding(table)
    cities = action.state.rules.board.cities
    action.choose_piece("shelter")
    wrong = next(
        city.id
        for index, city in enumerate(cities)
        if city.slot != "shelter" and index in action.state.network.in_play
    )
    assert action.city_offer(wrong).reason
    assert action.way_to(wrong) is None
    action.click_city(wrong)
    assert action.problem
    assert not action.pieces


def test_pieces_on_an_outpost_card_cost_nothing(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=0, technologies=["tech_outpost_a"])
    action = expanding(table)
    assert action.sites == ("tech_outpost_a",)
    action.click_piece("tech_outpost_a", "house")
    action.click_piece("tech_outpost_a", "plant")
    assert action.total == 0
    assert action.planned_cities == ()
    action.click_piece("tech_outpost_a", "plant")
    assert [piece.what for piece in action.pieces] == ["house"]
    action.confirm()
    assert owned(table.controller.game, LAST)["houses"] == ["tech_outpost_a"]


def test_a_card_is_exchanged_by_choosing_its_space(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=20, cards="plant_25", plants="plant_03")
    action = expanding(table)
    assert "free space" not in action.warning
    action.click_reserve("plant_25")
    assert action.picked_card == "plant_25"
    assert action.space_offer("plant", "plant_03").lit
    action.click_space("plant", "plant_03")
    assert action.tried.company.lying("plant") == ("plant_25",)
    assert "plant_03" in action.tried.company.reserve
    action.click_space("plant", "plant_25")
    assert action.tried.company.lying("plant") == ("plant_03",), "taken back"


def test_a_moon_base_goes_where_it_is_told(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=20, cards="tech_moon_base")
    unlock(game, LAST, "plant", 1)
    unlock(game, LAST, "shelter", 1)
    action = expanding(table)
    action.click_reserve("tech_moon_base")
    assert action.picked_card == "tech_moon_base"
    action.click_space("shelter", None)
    assert action.tried.company.lying("shelter") == ("tech_moon_base",)


def test_cards_without_a_space_stay_in_the_reserve(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=20, cards="plant_25")
    action = expanding(table)
    assert not action.reserve_offer("plant_25").lit
    action.click_reserve("plant_25")
    assert action.problem
    assert action.placed_cards == ()


def test_a_card_whose_space_is_taken_back_goes_with_it(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=60, cards="plant_12")
    action = expanding(table)
    action.choose_piece("plant")
    city = lit_city(action)
    action.click_city(city)
    action.click_reserve("plant_12")
    assert list(action.placed_cards) == ["plant_12"]
    action.click_city(city)
    assert not list(action.placed_cards)
    action.undo()
    assert action.placed_cards == ("plant_12",)


def test_the_best_number_of_workers_is_preset(table: Table) -> None:
    game = start(table)
    houses = [city.id for city in state_of(game).rules.board.cities if city.region == "central"]
    give(game, LAST, money=60, plants="plant_12", houses=" ".join(houses[:3]))
    action = expanding(table)
    values = {}
    for amount in action.tried.seasonal_choices:
        trial = game.copy()
        trial.apply(Hire(LAST, amount))
        state = trial.state
        assert isinstance(state, OutpostState)
        player = state.players[LAST]
        powered = most_powered(state.rules.edition, player.company, player.connected)
        values[amount] = player.money + state.rules.edition.income(powered)
    assert values[action.tried.seasonal] == max(values.values())
    action.hire(0)
    assert action.tried.seasonal == 0
    action.hire(99)
    assert action.problem
    assert action.tried.seasonal == 0


def test_a_robot_is_made_only_with_its_card(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=60, plants="plant_12", shelters="shelter_14a")
    assert not expanding(table).tried.has_robots_card
    game = start(table)
    give(game, LAST, money=60, plants="plant_12", shelters="shelter_14a")
    company = company_of(game, LAST)
    company.technologies = ("tech_robots",)
    action = expanding(table)
    assert action.tried.has_robots_card
    action.make_robot(True)
    assert action.plan.robot
    action.confirm()
    assert company_of(table.controller.game, LAST).robots == 1


def test_the_forecast_minds_everything_planned(table: Table) -> None:
    game = start(table)
    give(game, LAST, money=60, cards="plant_12")
    action = expanding(table)
    action.choose_piece("plant")
    action.click_city(lit_city(action))
    action.click_reserve("plant_12")
    action.choose_piece("house")
    action.click_city(lit_city(action))
    outlook = forecast(action)
    assert outlook is not None
    assert (outlook.now.cities, outlook.planned.cities) == (0, 1)
    assert (outlook.now.capacity, outlook.planned.capacity) == (0, 2)
    assert outlook.planned.money == action.money_left


def test_plants_run_with_the_workers_there_are(table: Table) -> None:
    game = start(table)
    houses = [city.id for city in state_of(game).rules.board.cities if city.region == "central"]
    give(
        game, 0, plants="plant_12 plant_17", shelters="shelter_35",
        houses=" ".join(houses[:5]), permanent=4,
    )  # fmt: skip
    to_running(game)
    table.controller.ask_always(True)
    table.controller.tell()
    action = table.controller.action
    assert isinstance(action, RunCardsAction)
    assert action.running == ("plant_17",), "four workers power four cities"
    assert not action.offer("plant_12").lit
    action.toggle("plant_12")
    assert action.problem
    action.toggle("plant_17")
    assert action.warning
    action.toggle("plant_12")
    assert (action.powered, action.workers_used) == (2, 2)
    action.clear()
    assert action.running == ("plant_17",)
    income = action.income
    money = owned(game, 0)["money"]
    action.confirm()
    assert owned(table.controller.game, 0)["money"] == money + income
