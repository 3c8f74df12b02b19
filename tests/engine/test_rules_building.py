"""Building in the classic editions: rules P4.1 to P4.6."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from powergrid_qt.engine import CardId, Game
from powergrid_qt.engine.events import CardRemoved, CityConnected
from powergrid_qt.engine.moves import Build, Done
from tests.engine.positions import (
    CLASSIC,
    all_done,
    all_pass,
    buy_in_turn,
    cities_in_play,
    city_prices,
    give,
    grid,
    market_rows,
    new_game,
    owned,
    play,
    refused,
    set_step,
    to_auctions,
    to_phase,
)

both_editions = pytest.mark.parametrize("edition", CLASSIC)

LARGE = (30, 31, 32, 33, 34, 35, 36, 37)
"""A plant market that no number of cities makes too small."""
RHINE = ("northwest", "west", "southwest")
RUHR = ("essen", "duisburg", "duesseldorf", "dortmund", "muenster", "koeln", "aachen")


def builder_with(
    cities: Iterable[str] = (),
    *,
    edition: str = "classic-2004",
    money: int = 500,
    step: int = 1,
    others: Mapping[int, Iterable[str]] | None = None,
    players: int = 3,
    market: Iterable[CardId] = LARGE,
    pile: Iterable[CardId] = (38, 39, 40, 42, 44, "step3"),
) -> Game:
    """Phase 4: seat 0, the last in order, is about to build in the north and west of Germany."""
    regions: dict[str, Any] = {"regions": RHINE} if players == 3 else {}
    order = tuple(reversed(range(players)))
    game = new_game(edition, players=players, order=order, market=market, pile=pile, **regions)
    set_step(game, step)
    give(game, 0, money=money, cities=cities)
    for seat, theirs in (others or {}).items():
        give(game, seat, cities=theirs)
    to_phase(game, "building")
    return game


# --- P4.1: order and first city ------------------------------------------------------------


@both_editions
def test_p4_1_the_last_in_order_builds_first(edition):
    game = new_game(edition, order=(1, 2, 0))
    to_phase(game, "building")
    for seat in (0, 2, 1):
        assert (game.state.phase, game.current) == ("building", seat)
        assert refused(game, Done((seat + 1) % 3)) == "not_your_turn"
        game.apply(Done(seat))
    assert game.state.phase == "bureaucracy"


@both_editions
def test_p4_1_the_first_city_is_any_city_in_play_and_costs_its_slot_only(edition):
    game = builder_with(edition=edition)
    assert city_prices(game) == dict.fromkeys(cities_in_play(game), 10)
    assert game.apply(Build(0, "trier")) == [CityConnected(0, "trier", 0, 10)]
    assert (owned(game, 0)["money"], owned(game, 0)["cities"]) == (490, ["trier"])


@both_editions
def test_p4_1_the_first_city_needs_a_slot_that_is_free_in_the_step(edition):
    game = builder_with(edition=edition, others={1: ["trier"]})
    assert refused(game, Build(0, "trier")) == "city_full"
    game = builder_with(edition=edition, others={1: ["trier"]}, step=2)
    assert game.apply(Build(0, "trier")) == [CityConnected(0, "trier", 0, 15)]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Build(0, "muenchen"), "city_not_in_play"),
        (Build(0, "atlantis"), "unknown_city"),
        (Build(1, "trier"), "not_your_turn"),
        (Build(0, "trier", "plant"), "wrong_kind_of_move"),
    ],
)
def test_p4_1_only_cities_in_play_are_built(move, code):
    assert refused(builder_with(), move) == code


# --- P4.2: the connection ------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(
    ("own", "city", "connection"),
    [
        pytest.param(["essen"], "duisburg", 0, id="free of charge"),
        pytest.param(["essen"], "duesseldorf", 2, id="a neighbour"),
        pytest.param(["essen"], "aachen", 2 + 9, id="through an empty city"),
        pytest.param(["essen", "bremen"], "osnabrueck", 11, id="from the nearer own city"),
        pytest.param(["flensburg"], "trier", 4 + 8 + 11 + 11 + 7 + 2 + 10 + 20, id="far away"),
    ],
)
def test_p4_2_the_cheapest_sum_of_connections_and_the_slot(edition, own, city, connection):
    game = builder_with(own, edition=edition)
    assert city_prices(game)[city] == connection + 10
    assert game.apply(Build(0, city)) == [CityConnected(0, city, connection, 10)]
    assert owned(game, 0)["money"] == 500 - connection - 10


def test_p4_2_a_detour_that_is_cheaper_than_the_direct_connection():
    game = new_game(board="usa", regions=("northwest", "southwest", "midwest"))
    give(game, 2, cities=["boise"])
    to_phase(game, "building")
    direct, by_billings = 24, 12 + 9
    assert by_billings < direct
    assert city_prices(game)["cheyenne"] == by_billings + 10


@pytest.mark.parametrize("step", [1, 2])
def test_p4_2_the_path_runs_through_full_cities_at_no_charge(step):
    there = {seat: ["duesseldorf"] for seat in range(1, step + 1)}
    game = builder_with(["essen"], step=step, others=there)
    assert refused(game, Build(0, "duesseldorf")) == "city_full"
    assert city_prices(game)["aachen"] == 2 + 9 + 10


@both_editions
def test_p4_2_cities_of_the_same_turn_are_own_cities(edition):
    game = builder_with(["essen"], edition=edition)
    assert city_prices(game)["koeln"] == 2 + 4 + 10
    game.apply(Build(0, "duesseldorf"))
    assert city_prices(game)["koeln"] == 4 + 10


def test_p4_2_a_stretch_is_paid_again_each_time():
    game = builder_with(["essen"])
    play(game, Build(0, "aachen"), Build(0, "duesseldorf"))
    assert owned(game, 0)["money"] == 500 - (2 + 9 + 10) - (2 + 10)


def test_p4_2_the_cities_of_others_are_no_start():
    game = builder_with(["essen"], others={1: ["koeln"]})
    assert city_prices(game)["aachen"] == 2 + 9 + 10


# --- P4.3: slots ---------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(
    ("step", "houses", "slot"),
    [
        (1, 0, 10),
        (1, 1, None),
        (2, 0, 10),
        (2, 1, 15),
        (2, 2, None),
        (3, 0, 10),
        (3, 1, 15),
        (3, 2, 20),
        (3, 3, None),
    ],
)
def test_p4_3_the_cheapest_free_slot_of_those_open_in_the_step(edition, step, houses, slot):
    game = builder_with(edition=edition, step=step, players=4)
    city = cities_in_play(game)[0]
    for seat in range(1, houses + 1):
        give(game, seat, cities=[city])
    if slot is None:
        assert city not in city_prices(game)
        assert refused(game, Build(0, city)) == "city_full"
    else:
        assert game.apply(Build(0, city)) == [CityConnected(0, city, 0, slot)]


@pytest.mark.parametrize("step", [1, 2, 3])
def test_p4_3_one_house_of_a_player_in_a_city(step):
    game = builder_with(["essen"], step=step)
    assert refused(game, Build(0, "essen")) == "city_own"
    game.apply(Build(0, "duisburg"))
    assert refused(game, Build(0, "duisburg")) == "city_own"


# --- P4.4, P4.5: how many ------------------------------------------------------------------


@both_editions
def test_p4_4_any_number_of_cities_in_a_turn(edition):
    game = builder_with(edition=edition)
    for city in cities_in_play(game):
        game.apply(Build(0, city))
    assert len(owned(game, 0)["cities"]) == 21


@both_editions
def test_s1_p4_4_each_player_has_22_houses(edition):
    game = builder_with(edition=edition, players=6)
    names = cities_in_play(game)
    for city in names[:22]:
        game.apply(Build(0, city))
    assert refused(game, Build(0, names[22])) == "no_houses"
    assert list(game.legal_moves) == [Done(0)]


def test_p4_4_no_longer_than_the_cash_lasts():
    game = builder_with(["essen"], money=10 + 12 + 11)
    play(game, Build(0, "duisburg"), Build(0, "duesseldorf"))
    assert owned(game, 0)["money"] == 11
    assert refused(game, Build(0, "dortmund")) == "city_beyond_money"
    assert list(game.legal_moves) == [Done(0)]


def test_p4_4_the_last_elektro_may_be_spent():
    game = builder_with(["essen"], money=12)
    game.apply(Build(0, "duesseldorf"))
    assert owned(game, 0)["money"] == 0


@both_editions
@pytest.mark.parametrize("round_number", [1, 2])
def test_p4_5_nobody_has_to_build(edition, round_number):
    game = builder_with(edition=edition)
    grid(game).round = round_number
    play(game, Done(0), Done(1), Done(2))
    assert game.state.phase == "bureaucracy"
    assert [owned(game, seat)["cities"] for seat in range(3)] == [[], [], []]


# --- P4.6: plants that are too small -------------------------------------------------------


@both_editions
def test_p4_6_a_plant_not_larger_than_the_most_cities_leaves_at_once(edition):
    small = (6, 7, 31, 32, 33, 34, 35, 36)
    game = builder_with(RUHR[:4], edition=edition, market=small)
    game.apply(Build(0, RUHR[4]))  # the fifth
    assert market_rows(game) == ([6, 7, 31, 32], [33, 34, 35, 36])
    events = game.apply(Build(0, RUHR[5]))  # the sixth
    assert CardRemoved(6, "P4.6") in events
    assert market_rows(game) == ([7, 31, 32, 33], [34, 35, 36, 38])
    assert game.current == 0  # still building
    game.apply(Build(0, RUHR[6]))
    assert market_rows(game) == ([31, 32, 33, 34], [35, 36, 38, 39])


@both_editions
def test_p4_6_replacements_that_are_too_small_leave_too(edition):
    pile = (5, 3, 7, 40, "step3")
    game = builder_with(RUHR[:5], edition=edition, market=(6, *LARGE[1:]), pile=pile)
    game.apply(Build(0, RUHR[5]))
    assert market_rows(game) == ([7, 31, 32, 33], [34, 35, 36, 37])
    assert grid(game).pile == (40, "step3")


def test_p4_6_the_most_cities_of_any_player_count():
    game = builder_with(market=(6, *LARGE[1:]), others={1: RUHR[:5]})
    give(game, 1, money=100)
    play(game, Build(0, "kiel"), Done(0))
    assert 6 in market_rows(game)[0]
    game.apply(Build(1, RUHR[5]))
    assert 6 not in market_rows(game)[0]


def test_p4_6_cities_of_two_players_are_not_added_up():
    game = builder_with(RUHR[:2], others={1: RUHR[3:6]}, market=(6, *LARGE[1:]))
    game.apply(Build(0, RUHR[2]))
    assert market_rows(game)[0][0] == 6


@both_editions
def test_p4_6_plants_of_players_stay(edition):
    game = builder_with(RUHR[:5], edition=edition)
    give(game, 0, plants=[3, 4])
    give(game, 1, plants=[5, 6])
    game.apply(Build(0, RUHR[5]))
    assert (owned(game, 0)["plants"], owned(game, 1)["plants"]) == ([3, 4], [5, 6])


TOO_SMALL = (5, 6, 40, 42, 44, "step3")
"""A pile on top of which lie two plants that six cities make too small."""


@both_editions
def test_p4_6_p2_5_plants_drawn_in_the_auctions_are_too_small(edition):
    game = builder_with(RUHR[:6], edition=edition, pile=TOO_SMALL)
    to_auctions(game)
    buy_in_turn(game, 30)
    assert market_rows(game) == ([31, 32, 33, 34], [35, 36, 37, 40])


@both_editions
def test_p4_6_p2_9_plants_drawn_when_none_was_sold_are_too_small(edition):
    game = builder_with(RUHR[:6], edition=edition, pile=TOO_SMALL)
    to_auctions(game)
    all_pass(game)
    assert market_rows(game) == ([31, 32, 33, 34], [35, 36, 37, 40])


@both_editions
def test_p4_6_p5_3_plants_drawn_in_the_bureaucracy_are_too_small(edition):
    game = builder_with(RUHR[:6], edition=edition, pile=TOO_SMALL)
    all_done(game, "building")
    all_done(game, "bureaucracy")
    assert market_rows(game) == ([30, 31, 32, 33], [34, 35, 36, 40])
    assert grid(game).pile == (42, 44, "step3", 37)


@both_editions
def test_p4_6_t1_the_plant_drawn_for_step_2_is_too_small(edition):
    game = builder_with(RUHR[:6], edition=edition, pile=TOO_SMALL)
    game.apply(Build(0, RUHR[6]))
    all_done(game, "building")
    assert game.state.step == 2
    assert market_rows(game) == ([31, 32, 33, 34], [35, 36, 37, 40])


def test_p4_6_an_exhausted_pile_replaces_nothing():
    game = builder_with(RUHR[:5], market=(4, 5, 6, *LARGE[:5]), pile=(), step=3)
    assert market_rows(game) == ([6, *LARGE[:5]], [])
    game.apply(Build(0, RUHR[5]))
    assert market_rows(game) == (list(LARGE[:5]), [])
