"""The worked examples of the two classic rulebooks, with the books' own figures.

The tables of the books are tested where their rules are: payment and refill in
`test_rules_bureaucracy.py`, what changes with the number of players in `test_rules_setup.py`,
`test_rules_scrapping.py`, `test_rules_steps.py` and `test_rules_end.py`.
"""

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import CityConnected, PlantsRun
from powergrid_qt.engine.moves import Build, Done, Move, Run
from tests.engine.positions import (
    CLASSIC,
    NO_ROOM,
    all_done,
    buy_in_turn,
    buying,
    cities_in_play,
    city_prices,
    give,
    market_rows,
    new_game,
    owned,
    play,
    refused,
    running,
    set_step,
    to_auctions,
    to_phase,
    token_prices,
)

both_books = pytest.mark.parametrize("edition", CLASSIC)

# --- the plants ----------------------------------------------------------------------------


@both_books
def test_p2_1_plant_14_of_both_books_costs_at_least_14(edition):
    game = new_game(edition, market=(14, *range(20, 27)))
    give(game, 0, money=14)
    move = next(iter(game.legal_moves))
    assert move.to_json() == {"p": 0, "do": "open", "plant": 14, "bid": 14}


@both_books
def test_p3_2_plant_14_of_both_books_stores_4_garbage(edition):
    game = new_game(edition)
    give(game, 2, plants=[14], money=100)
    to_phase(game, "resources")
    assert refused(game, buying(2, garbage=5)) in NO_ROOM
    game.apply(buying(2, garbage=4))
    assert owned(game, 2)["tokens"] == {"garbage": 4}


@both_books
def test_p5_1_plant_14_of_both_books_burns_2_garbage_for_2_cities(edition):
    game = new_game(edition)
    give(game, 0, plants=[14], tokens={"garbage": 4}, cities=cities_in_play(game)[:4])
    to_phase(game, "bureaucracy")
    assert refused(game, running(0, {14: {"garbage": 1}})) == "wrong_amount"
    assert refused(game, running(0, {14: {"garbage": 4}})) == "wrong_amount"
    events = game.apply(running(0, {14: {"garbage": 2}}))
    assert PlantsRun(0, (14,), (("garbage", 2),), 2, 33) in events


@both_books
def test_p5_1_hybrid_5_of_both_books_runs_with_coal_or_oil_or_both(edition):
    game = new_game(edition)
    give(game, 0, plants=[5], tokens={"coal": 2, "oil": 2})
    to_phase(game, "bureaucracy")
    ways = ({"coal": 2}, {"oil": 2}, {"coal": 1, "oil": 1})
    assert set(game.legal_moves) == {Run(0, ()), *(running(0, {5: way}) for way in ways)}


@pytest.mark.parametrize(
    ("plant", "full"),
    [(3, {"oil": 4}), (5, {"coal": 4}), (5, {"oil": 4}), (5, {"coal": 1, "oil": 3}), (13, {})],
)
def test_p3_2_plants_3_5_and_13_of_the_2009_book_are_full(plant, full):
    game = new_game("classic-2009")
    give(game, 2, plants=[plant], tokens=full, money=100)
    to_phase(game, "resources")
    for fuel in ("coal", "oil", "garbage", "uranium"):
        assert refused(game, buying(2, **{fuel: 1})) in NO_ROOM


def test_p3_3_coal_moves_from_hybrid_to_coal_plant_in_the_2004_book():
    game = new_game()
    give(game, 2, plants=[4, 5], tokens={"coal": 4}, money=100)
    to_phase(game, "resources")
    game.apply(buying(2, oil=4))  # the hybrid is full of oil: all coal lies on the coal plant
    assert owned(game, 2)["tokens"] == {"coal": 4, "oil": 4}


# --- the order -----------------------------------------------------------------------------


def test_p1_1_annette_hankie_rianne_gerben_of_the_2009_book():
    annette, rianne, hankie, gerben = range(4)
    game = new_game("classic-2009", players=4, order=(gerben, rianne, annette, hankie))
    free = iter(cities_in_play(game))
    for seat, cities, plant in [
        (annette, 6, 12),
        (rianne, 5, 15),
        (hankie, 5, 17),
        (gerben, 4, 20),
    ]:
        give(game, seat, plants=[plant], cities=[next(free) for _ in range(cities)])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == [annette, hankie, rianne, gerben]


# --- the resource market -------------------------------------------------------------------


@both_books
def test_s4_the_cheapest_coal_oil_garbage_and_uranium_of_both_books(edition):
    game = new_game(edition)
    to_phase(game, "resources")
    cheapest = {fuel: token_prices(game, fuel)[0] for fuel in game.snapshot()["resources"]}
    assert cheapest == {"coal": 1, "oil": 3, "garbage": 7, "uranium": 14}


@both_books
def test_p5_2_refill_of_the_five_player_game_in_both_books(edition):
    # Round 1: 10 coal, 2 oil and 1 garbage are bought, and 4 of the coal are burnt.
    game = new_game(edition, players=5, pile=(13, 20, 21, 22, 23, 24, "step3"))
    buy_in_turn(game, 4, 3, 5, 6, 8)  # in seat order; then 8, 6, 5, 4, 3 is the player order
    play(game, buying(1, oil=2), Done(1), buying(0, coal=4), Done(0), buying(2, coal=2), Done(2))
    play(game, buying(3, garbage=1), Done(3), buying(4, coal=4), Done(4))
    market = {"coal": 14, "oil": 16, "garbage": 5, "uranium": 2}
    assert game.snapshot()["resources"] == market
    all_done(game, "building")
    burn_4_coal: dict[int, Move] = {
        0: running(0, {4: {"coal": 2}}),
        2: running(2, {5: {"coal": 2}}),
    }
    for seat in (4, 3, 2, 0):
        game.apply(burn_4_coal.get(seat, Run(seat, ())))
    assert game.snapshot()["supply"]["coal"] == 4
    game.apply(Run(1, ()))

    # The table says 5 coal, 4 oil, 3 garbage, 2 uranium; there are only 4 coal.
    assert game.snapshot()["resources"] == {"coal": 18, "oil": 20, "garbage": 8, "uranium": 4}
    assert game.snapshot()["supply"]["coal"] == 0
    to_phase(game, "resources")
    assert token_prices(game, "coal")[:7] == [3, 3, 3, 4, 4, 4, 5]  # one on 4, three on 3
    assert token_prices(game, "oil")[:6] == [2, 2, 3, 3, 3, 4]  # two on 3, two on 2
    assert token_prices(game, "garbage") == [6, 6, 7, 7, 7, 8, 8, 8]  # one on 7, two on 6
    assert token_prices(game, "uranium") == [10, 12, 14, 16]


# --- building on the Rhine and the Ruhr ----------------------------------------------------

PLAYER_A, PLAYER_B = 0, 1


def on_rhine_and_ruhr(edition: str, builder: int, step: int) -> Game:
    """A is in Essen and Münster, B in Düsseldorf and Köln."""
    order = (2, 1 - builder, builder)
    game = new_game(edition, regions=("west", "southwest", "south"), order=order)
    set_step(game, step)
    give(game, PLAYER_A, money=100, cities=["essen", "muenster"])
    give(game, PLAYER_B, money=100, cities=["duesseldorf", "koeln"])
    to_phase(game, "building")
    assert game.current == builder
    return game


@both_books
@pytest.mark.parametrize(
    ("builder", "step", "city", "connection", "slot"),
    [
        pytest.param(PLAYER_A, 1, "duisburg", 0, 10, id="A Duisburg 10"),
        pytest.param(PLAYER_A, 1, "dortmund", 2, 10, id="A Dortmund 12"),
        pytest.param(PLAYER_A, 1, "aachen", 9 + 2, 10, id="A Aachen 21"),
        pytest.param(PLAYER_B, 1, "duisburg", 2 + 0, 10, id="B Duisburg 12"),
        pytest.param(PLAYER_A, 2, "duesseldorf", 2, 15, id="A Duesseldorf 17"),
        pytest.param(PLAYER_A, 2, "koeln", 2 + 4, 15, id="A Koeln 21"),
    ],
)
def test_p4_2_p4_3_duisburg_dortmund_aachen_duesseldorf_koeln_of_both_books(
    edition, builder, step, city, connection, slot
):
    game = on_rhine_and_ruhr(edition, builder, step)
    assert city_prices(game)[city] == connection + slot
    assert CityConnected(builder, city, connection, slot) in game.apply(Build(builder, city))


@both_books
def test_p4_2_duesseldorf_and_koeln_of_both_books_together_cost_36(edition):
    game = on_rhine_and_ruhr(edition, PLAYER_A, step=2)
    game.apply(Build(PLAYER_A, "duesseldorf"))
    assert owned(game, PLAYER_A)["money"] == 100 - 17
    game.apply(Build(PLAYER_A, "koeln"))
    assert owned(game, PLAYER_A)["money"] == 100 - 17 - 19


@both_books
@pytest.mark.parametrize("city", ["duesseldorf", "koeln"])
def test_p4_3_duesseldorf_and_koeln_of_both_books_are_full_in_step_1(edition, city):
    assert refused(on_rhine_and_ruhr(edition, PLAYER_A, 1), Build(PLAYER_A, city)) == "city_full"


@both_books
def test_p4_6_six_cities_of_both_books_remove_plant_6_and_no_plants_of_players(edition):
    game = new_game(edition, order=(2, 1, 0), market=(6, *range(20, 27)), pile=(30, 31, "step3"))
    names = cities_in_play(game)
    give(game, 0, money=100, plants=[3], cities=names[:5])
    give(game, 1, plants=[4, 5])
    to_phase(game, "building")
    assert market_rows(game)[0] == [6, 20, 21, 22]
    game.apply(Build(0, names[5]))
    assert market_rows(game) == ([20, 21, 22, 23], [24, 25, 26, 30])
    assert (owned(game, 0)["plants"], owned(game, 1)["plants"]) == ([3], [4, 5])


@both_books
def test_p4_6_six_cities_of_both_books_remove_plants_drawn_in_later_phases(edition):
    game = new_game(edition, market=range(20, 28), pile=(6, 30, 31, "step3"))
    give(game, 0, cities=cities_in_play(game)[:6])
    to_auctions(game)
    buy_in_turn(game, 20)
    assert market_rows(game) == ([21, 22, 23, 24], [25, 26, 27, 30])


# --- earning money -------------------------------------------------------------------------


def test_p5_1_patricia_of_the_2009_book_earns_73_for_6_of_7():
    game = new_game("classic-2009")
    patricia = 0
    full = {"coal": 4 + 4, "oil": 6}
    give(game, patricia, plants=[7, 10, 15], tokens=full, cities=cities_in_play(game)[:6])
    to_phase(game, "bureaucracy")
    run = running(patricia, {7: {"oil": 3}, 10: {"coal": 2}, 15: {"coal": 2}})
    burnt = (("coal", 4), ("oil", 3))
    assert PlantsRun(patricia, (7, 10, 15), burnt, 6, 73) in game.apply(run)
    assert owned(game, patricia)["money"] == 50 + 73
    assert owned(game, patricia)["tokens"] == {"coal": 4, "oil": 3}


@pytest.mark.parametrize(("cities", "income"), [(0, 10), (4, 54)])
def test_p5_1_none_and_four_cities_of_the_2004_book(cities, income):
    game = new_game()
    give(game, 0, plants=[33], cities=cities_in_play(game)[:cities])
    to_phase(game, "bureaucracy")
    game.apply(running(0, {33: {}}))
    assert owned(game, 0)["money"] == 50 + income


def test_p5_1_all_21_cities_of_two_players_earn_150_in_the_2004_book():
    game = new_game(players=2)
    wind = (27, 33, 37, 44, 50)
    give(game, 0, plants=wind, cities=cities_in_play(game))
    assert len(owned(game, 0)["cities"]) == 21
    to_phase(game, "bureaucracy")
    game.apply(running(0, {plant: {} for plant in wind}))
    assert owned(game, 0)["money"] == 50 + 150
