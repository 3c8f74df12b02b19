"""What the classic and deluxe games warn of, with the figures; and that doing nothing is never on
the main button while something worthwhile can be paid."""

import pytest

from powergrid_qt.app.grid.building_action import BuildingAction
from powergrid_qt.app.grid.buying_action import BuyingAction
from powergrid_qt.app.grid.plant_actions import ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.turn.auction_actions import OpeningAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Build, Buy, Done
from tests.app.turn_table import Table, seated
from tests.engine.positions import cities_in_play, give, grid, play, set_fuel, to_auctions, to_phase

LAST = 2
"""Buys and builds first of three."""


@pytest.fixture(autouse=True)
def everybody_is_asked(table: Table) -> None:
    """Also who has no choice: what is warned of is the same."""
    table.controller.ask_always(True)


def main_waits(action: BuyingAction | BuildingAction) -> bool:
    """Nothing is planned, the main button does nothing, and a quiet one ends the turn, whether
    there is something to be had or not."""
    assert action.idle
    assert not action.main_offer.lit
    assert action.pass_offer.lit
    assert action.pass_label == action.labels.nothing != action.main_label
    made = len(action.game.moves)
    action.confirm()
    return len(action.game.moves) == made and action.problem == action.main_offer.reason


# -- buying -------------------------------------------------------------------------------------


def buying(
    table: Table, *plants: int, money: int, cities: int, market: dict[str, int], **tokens: int
) -> BuyingAction:
    def arranged(game: Game) -> None:
        give(
            game, LAST, money=money, plants=plants, tokens=tokens,
            cities=cities_in_play(game)[:cities],
        )  # fmt: skip
        set_fuel(game, **market)
        to_phase(game, "resources")

    return seated(table, BuyingAction, arranged)


def test_fuel_is_missing_for_cities_that_wait(table: Table) -> None:
    action = buying(table, 4, 8, money=12, cities=2, market={"coal": 21}, coal=1)
    # 4 burns 2 for 1 city, 8 burns 3 for 2; coal costs 2, 2, 2, 3
    assert action.warning == "2 cities would stay dark: 2 coal, 4\xa0€"
    assert main_waits(action)
    action.pass_turn()
    assert table.controller.game.moves == [Done(LAST)], "one deliberate click"


def test_only_what_can_be_paid_is_told(table: Table) -> None:
    action = buying(table, 4, 8, money=5, cities=3, market={"coal": 21})
    assert action.warning == "1 city would stay dark: 2 coal, 4\xa0€"
    action = buying(table, 4, 8, money=3, cities=3, market={"coal": 21})
    assert action.warning == ""
    assert main_waits(action)


def test_a_hybrid_is_offered_the_cheaper_fuel(table: Table) -> None:
    action = buying(table, 5, money=30, cities=1, market={"coal": 3, "oil": 12}, coal=1)
    # coal costs 8, oil 5: with the coal that is there one token of either will do
    assert action.warning == "1 city would stay dark: 1 oil, 5\xa0€"


@pytest.mark.parametrize(
    ("plants", "tokens", "cities"),
    [((4,), {"coal": 2}, 3), ((4, 8), {"coal": 2}, 1), ((13,), {}, 1)],
    ids=["all run", "no city waits", "needs no fuel"],
)
def test_nothing_is_missing(
    table: Table, plants: tuple[int, ...], tokens: dict[str, int], cities: int
) -> None:
    action = buying(table, *plants, money=50, cities=cities, market={"coal": 21}, **tokens)
    assert action.warning == ""
    assert main_waits(action)
    action.pass_turn()
    assert table.controller.game.moves == [Done(LAST)]


@pytest.mark.parametrize("cities", [0, 1])
def test_the_first_city_waits_for_fuel_too(table: Table, cities: int) -> None:
    action = buying(table, 4, money=16, cities=cities, market={"coal": 24})
    assert action.warning == "1 city would stay dark: 2 coal, 2\xa0€"
    assert main_waits(action)


def test_fuel_for_a_first_city_that_cannot_be_paid_is_not_missing(table: Table) -> None:
    action = buying(table, 4, money=11, cities=0, market={"coal": 24})  # a city costs 10, coal 2
    assert action.warning == ""
    assert main_waits(action)


def test_what_is_in_the_cart_is_not_missing(table: Table) -> None:
    action = buying(table, 4, 8, money=40, cities=3, market={"coal": 24})
    assert action.warning == "3 cities would stay dark: 5 coal, 7\xa0€"
    action.click_fuel("coal", 3)
    assert action.warning == "1 city would stay dark: 2 coal, 4\xa0€"
    assert action.main_offer.lit
    assert action.main_label == "Buy for 3\xa0€"
    action.click_fuel("coal", 5)
    assert action.warning == ""
    action.confirm()
    assert table.controller.game.moves == [Buy(LAST, (("coal", 5),)), Done(LAST)]


def test_a_hint_to_buy_nothing_is_followed(table: Table) -> None:
    action = buying(table, 4, money=30, cities=1, market={"coal": 21})
    assert main_waits(action)
    action.follow([Done(LAST)])
    assert table.controller.game.moves == [Done(LAST)]


# -- building -----------------------------------------------------------------------------------


def building(table: Table, *plants: int, money: int, cities: int, **tokens: int) -> BuildingAction:
    def arranged(game: Game) -> None:
        give(
            game, LAST, money=money, plants=plants, tokens=tokens,
            cities=cities_in_play(game)[:cities],
        )  # fmt: skip
        to_phase(game, "building")

    return seated(table, BuildingAction, arranged)


def cheapest(action: BuildingAction) -> tuple[int, str]:
    options = action.game.legal_moves
    assert hasattr(options, "prices")
    return min((price, city) for city, price in options.prices.items())


def test_no_city_at_all(table: Table) -> None:
    action = building(table, 4, money=41, cities=0)
    assert main_waits(action)
    price, city = cheapest(action)
    assert price == 10
    action.click_city(city)
    assert action.main_offer.lit
    offer = action.pass_offer
    assert offer is not None, "it stays where it is"
    assert not offer.lit
    action.pass_turn()
    assert action.problem == offer.reason
    action.clear()
    action.pass_turn()
    assert table.controller.game.moves == [Done(LAST)]


def test_a_city_that_could_have_light(table: Table) -> None:
    action = building(table, 8, money=60, cities=1, coal=3)
    _, city = cheapest(action)
    assert main_waits(action)
    action.click_city(city)
    action.confirm()
    assert table.controller.game.moves == [Build(LAST, city), Done(LAST)]


# -- the end of the game ------------------------------------------------------------------------


def ending(
    table: Table, built: tuple[int, ...] = (), bo_has: int = 12, *, open_money: bool = False
) -> BuildingAction:
    """Three players, the end is at 17 cities. Ada (0) has 10, power for 16 and 39 Elektro; Bo (1)
    has power for 11 and much money; Cleo (2), who is to build, has 16, power for 17 and enough.
    `built`: who has had their turn, in this order."""

    def arranged(game: Game) -> None:
        cities = cities_in_play(game)
        state = grid(game)
        state.step = 3
        give(game, 0, money=39, plants=(20, 25, 31), tokens={"coal": 8}, cities=cities[:10])
        give(game, 1, money=500, plants=(26, 30), tokens={"oil": 2, "garbage": 3})
        give(game, 1, cities=cities[:bo_has])
        give(game, 2, money=200, plants=(29, 32, 36), tokens={"coal": 4, "oil": 3})
        give(game, 2, cities=cities[:16])
        state.order = (*(seat for seat in (0, 1) if seat not in built), 2, *reversed(built))
        to_phase(game, "building")
        play(game, *(Done(seat) for seat in built))

    return seated(table, BuildingAction, arranged, open_money=open_money)


@pytest.mark.parametrize(
    ("built", "open_money", "standing"),
    [
        ((), False, "you 17, Ada at most 16"),  # her money is hidden: she might build anything
        ((), True, "you 17, Ada at most 13"),  # 39 Elektro: three cities at 10
        ((0,), False, "you 17, Bo at most 11"),  # Ada has stayed at 10
        ((0, 1), False, "you 17, Bo 11"),
    ],
    ids=["hidden money", "open money", "one has built", "all have built"],
)
def test_this_ends_the_game(
    table: Table, built: tuple[int, ...], open_money: bool, standing: str
) -> None:
    action = ending(table, built, open_money=open_money)
    assert "ends" not in action.warning
    action.click_city(cheapest(action)[1])
    assert action.warning == f"This ends the game: {standing}"


def test_hidden_money_is_not_told_by_the_bound(table: Table) -> None:
    action = ending(table)
    action.click_city(cheapest(action)[1])
    poor = action.warning
    grid(action.game).players[0].money = 390
    assert action.warning == poor


def test_the_game_ends_anyway(table: Table) -> None:
    action = ending(table, built=(1,), bo_has=17)
    assert action.warning == "The game ends with this phase: you 16, Ada at most 16"


# -- running ------------------------------------------------------------------------------------


def running(table: Table, *plants: int, cities: int, **tokens: int) -> RunningAction:
    def arranged(game: Game) -> None:
        give(game, 0, plants=plants, tokens=tokens, cities=cities_in_play(game)[:cities])
        to_phase(game, "bureaucracy")

    return seated(table, RunningAction, arranged)


def test_fuel_is_burnt_for_nothing(table: Table) -> None:
    action = running(table, 4, 8, cities=2, coal=5)
    assert action.running == (8,)
    assert action.warning == ""
    action.toggle(4)
    assert action.warning == "Burnt for nothing: 2 coal (Plant 04)"
    action.toggle(8)
    assert action.warning == "1 city would stay dark that could have light."


def test_a_plant_that_burns_nothing_wastes_nothing(table: Table) -> None:
    action = running(table, 8, 13, cities=2, coal=3)
    action.toggle(13)
    assert set(action.running) == {8, 13}
    assert action.warning == ""


# -- scrapping ----------------------------------------------------------------------------------


def scrapping(table: Table, *plants: int, transformer: int | None) -> ScrapAction:
    def arranged(game: Game) -> None:
        give(game, 0, money=100, plants=plants)
        state = grid(game)
        if transformer is not None:
            state.players[0].attached = (("transformer-station", transformer),)
        for seat in (1, 2):
            state.players[seat].money = 0
        to_auctions(game)

    opening = seated(table, OpeningAction, arranged, promo=["transformer-station"])
    opening.click_card(max(card for card in opening.cards if isinstance(card, int)))
    table.controller.ask_always(False)  # who cannot pay passes
    opening.confirm()
    action = table.controller.action
    assert isinstance(action, ScrapAction)
    return action


def test_a_plant_with_the_transformer_station_is_not_proposed_for_scrap(table: Table) -> None:
    """18 powers 2, and 3 with the station; 22 powers 2."""
    action = scrapping(table, 18, 22, 31, transformer=18)
    assert action.selected_card == 22
    assert action.warning == ""
    action.click_card(18)
    assert action.warning == "Plant 18 carries the transformer station: power for 3 cities goes"


def test_what_powers_the_least_is_proposed_for_scrap(table: Table) -> None:
    assert scrapping(table, 18, 22, 31, transformer=None).selected_card == 18
    assert scrapping(table, 10, 13, 31, transformer=None).selected_card == 13
