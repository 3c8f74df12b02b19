"""Computer players know what a board changes: who may buy a plant, what fuel costs them, whether
it is refilled."""

import pytest

from powergrid_qt.ai.grid.auctions import Buyer, rough_limits
from powergrid_qt.ai.grid.characters import HARD
from powergrid_qt.ai.grid.outlook import GridOutlook, OutlookMemory, fuel_prices
from powergrid_qt.ai.grid.policy import GridPolicy
from powergrid_qt.ai.grid.rounds import best_plans, next_prices
from powergrid_qt.ai.grid.supply import PLENTY, Burners, bill, ways_to_feed
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Buy, Done
from powergrid_qt.engine.state import AUCTION, RESOURCES
from tests.engine.positions import cities_in_play, give, grid, new_game, set_fuel, to_phase

COAL, OIL, GARBAGE, URANIUM = range(4)
CZECH, POLISH = "praha", "lodz"


def outlook_of(game: Game) -> GridOutlook:
    state = grid(game)
    return GridOutlook(state, HARD, OutlookMemory(state.rules.edition.scales))


def nuclear_on_offer(city: str) -> Game:
    """Central Europe: 28 is up for auction, and seat 0 has this city."""
    market = (3, 4, 5, 28, 29, 31, 32, 34)
    regions = ("poland-west", "poland-east", "czechia")
    game = new_game("classic-2009", "central-europe", 3, market=market, regions=regions)
    give(game, 0, money=100, plants=[7], cities=[city, "gdansk", "poznan", "wroclaw", "szczecin"])
    give(game, 1, money=100, plants=[8], cities=[POLISH])
    to_phase(game, AUCTION)
    return game


@pytest.mark.parametrize(("city", "may"), [(CZECH, True), (POLISH, False)])
def test_nobody_counts_on_a_plant_that_may_not_be_bought(city: str, may: bool) -> None:
    """M2.1, for oneself, for what will come up, and for what a rival would bid."""
    game = nuclear_on_offer(city)
    outlook, state = outlook_of(game), grid(game)
    gain = Buyer(outlook, state, 0).gain
    assert (gain(28, 28) > -100) is may
    assert (gain(34, 34) > -100) is may
    assert (rough_limits(outlook, state, 0)[28] > 0) is may


def coal_sold_out(players: int = 3) -> Game:
    """The USA of Recharged: coal lies in the store only, and seat 2 burns two for three cities."""
    game = new_game("recharged-2019", "usa-2019", players)
    give(game, 2, money=60, plants=[20], cities=cities_in_play(game)[:5])
    set_fuel(game, coal=0)
    to_phase(game, RESOURCES)
    return game


def test_coal_is_bought_from_the_store_when_the_market_is_empty() -> None:
    """R19: for 8 each, which five cities are worth."""
    game = coal_sold_out()
    state, outlook = grid(game), outlook_of(game)
    plan = best_plans(outlook, state, 2)[0]
    assert (plan.fuel[COAL], plan.fuel_price) == (3, 24)
    assert GridPolicy(HARD, 1).decide(state) == Buy(2, (("coal", 3),))


def test_coal_of_the_store_is_no_shortage_but_costs_eight() -> None:
    scale = grid(coal_sold_out()).rules.edition.scales[COAL]
    assert bill(scale, 1, 0, PLENTY)[:4] == (0, 8, 16, 24)
    old = grid(new_game("classic-2009", "usa")).rules.edition.scales[COAL]
    assert bill(old, 1, 0, PLENTY)[1:3] == (8, 10**9)


def test_a_hybrid_burns_coal_of_the_store_when_the_oil_is_gone() -> None:
    """R19b: two of the one and none of the other."""
    rules = grid(coal_sold_out()).rules
    hybrid = Burners(rules.hand((12,)))
    bills = [bill(rules.edition.scales[kind], 0, 0, PLENTY) for kind in hybrid.kinds]
    (_, price, _), *_ = ways_to_feed(hybrid.sets, bills, [0, 0])
    assert price == 16


def test_a_fuel_that_runs_dry_gets_dearer() -> None:
    """R18: nothing more of it comes into the market."""
    game = new_game("recharged-2019", "germany-2019", 3)
    give(game, 0, plants=[28], cities=cities_in_play(game)[:4])
    set_fuel(game, uranium=4)
    state = grid(game)
    before = fuel_prices(state, HARD)[URANIUM], next_prices(state)[URANIUM]
    state.phased_out = True
    after = fuel_prices(state, HARD)[URANIUM], next_prices(state)[URANIUM]
    assert before[0] < after[0]
    assert before[1] < after[1]


@pytest.mark.parametrize(("city", "price"), [("wien", 18), ("linz", 21)])
def test_garbage_is_planned_at_ones_own_price(city: str, price: int) -> None:
    """M4.1: three from the space 7, one less each with a house in Wien."""
    game = new_game("classic-2009", "central-europe", 3, regions=("austria", "czechia", "hungary"))
    give(game, 2, money=100, plants=[30], cities=[city, "praha", "brno", "graz", "gyor"])
    set_fuel(game, garbage=6)
    to_phase(game, RESOURCES)
    state = grid(game)
    plan = best_plans(outlook_of(game), state, 2)[0]
    assert (plan.fuel[GARBAGE], plan.fuel_price) == (3, price)
    assert GridPolicy(HARD, 1).decide(state) != Done(2)
