"""PR2, PR3, PR4: what the promo cards that are sold by auction do for their owners.

What the warehouse stores (PR7) is in `test_rules_promo_storage.py`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from powergrid_qt.engine import CardId, Game, Move
from powergrid_qt.engine.moves import Attach, Bid, Build, Done, Open, Pass, Scrap
from tests.engine.positions import (
    all_done,
    arrange,
    buy_in_turn,
    cities_in_play,
    city_prices,
    give,
    grid,
    new_game,
    owned,
    play,
    refused,
    removals,
    running,
    to_auctions,
    to_phase,
    whole_market,
)
from tests.engine.promo_games import (
    CONTRACT,
    LARGE,
    PARK,
    SMALL,
    STATION,
    buy_in_turn_once,
    card_auction,
    draw_in,
    sell,
    table,
)

# -- PR2: transformer station -------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 6])
def test_pr2_s6_belongs_to_the_deck_of_2009(players: int) -> None:
    for seed in range(20):
        assert STATION in new_game("classic-2009", players=players, seed=seed).state.pile
    assert STATION not in new_game("classic-2004", players=players).state.pile
    assert STATION in new_game("classic-2004", players=players, promo=[STATION]).state.pile


def test_pr2_only_who_owns_a_plant_bids_and_the_best_of_them_begins() -> None:
    game = table(STATION, 20, players=4, plants=False)
    arrange(game, order=(3, 0, 1, 2))
    give(game, 2, plants=[31])
    to_auctions(game)
    play(game, Pass(3))
    buy_in_turn_once(game, 4)
    assert card_auction(game)["in"] == [0, 2]
    assert game.current == 0


def test_pr2_goes_under_a_plant_at_once() -> None:
    game = draw_in("auction", STATION)
    sell(game, STATION, winner=1)
    assert whole_market(game) == [3, 5, 6, 7, 8, 9, 10]
    assert refused(game, Attach(1, 4)) == "not_your_plant"
    assert refused(game, Pass(1)) == "wrong_kind_of_move"
    play(game, Attach(1, 31))
    assert (owned(game, 1)["transformer"], owned(game, 1)["cards"]) == (31, [STATION])
    assert whole_market(game) == [3, 5, 6, 7, 8, 9, 10, 20]


def with_station(edition: str = "classic-2004") -> Game:
    """Seat 0 owns the wind plants 13 and 18 (powers 1 and 2), the station is under 18."""
    game = table(20, 21, 22, market=(3, 4, 5, 6, 7, 8, 9, 10), plants=False, edition=edition)
    give(game, 0, plants=[13, 18, 22], cards=[STATION], cities=cities_in_play(game)[:2], money=0)
    grid(game).players[0].attached = ((STATION, 18),)
    return game


@pytest.mark.parametrize(("runs", "income"), [((13, 18), 54), ((18,), 44), ((13,), 22), ((), 10)])
def test_pr2_p5_1_its_plant_powers_one_city_more_when_it_runs(
    runs: tuple[CardId, ...], income: int
) -> None:
    game = with_station()
    give(game, 0, cities=cities_in_play(game)[2:8])
    to_phase(game, "bureaucracy")
    play(game, running(0, {plant: {} for plant in runs}))
    assert owned(game, 0)["money"] == income


def test_pr2_e2_at_the_end_too() -> None:
    game = with_station()
    give(game, 0, cities=cities_in_play(game)[2:17])
    to_phase(game, "building")
    all_done(game, "building")
    result = grid(game).result
    assert result is not None
    assert result.powered[0] == 1 + (2 + 1) + 2


@pytest.mark.parametrize(
    ("edition", "scrapped", "left"),
    [
        ("classic-2004", 18, (None, [])),
        ("classic-2004", 13, (18, [STATION])),
        ("classic-2009", 4, (18, [STATION])),
        ("classic-2009", 18, (None, [])),
    ],
)
def test_pr2_p2_8_leaves_with_its_plant(edition: str, scrapped: CardId, left: Any) -> None:
    game = with_station(edition)
    give(game, 0, money=4)
    to_auctions(game)
    buy_in_turn(game, 4)
    play(game, Scrap(0, scrapped))
    assert (owned(game, 0)["transformer"], owned(game, 0)["cards"]) == left


# -- PR3: theme park ----------------------------------------------------------------------------


def test_pr3_is_a_city_at_no_cost_beside_the_map() -> None:
    game = draw_in("auction", PARK)
    sell(game, PARK, winner=1)
    shown = owned(game, 1)
    assert (shown["money"], shown["cards"], shown["cities"]) == (90, [PARK], [])
    assert grid(game).players[1].connected == 1


def test_pr3_p4_6_counts_at_once() -> None:
    game = draw_in("building", PARK)  # three cities: the 3 has left
    events = sell(game, PARK, winner=2)
    assert removals(events) == [(4, "P4.6")]
    assert 5 in whole_market(game)


def test_pr3_p1_1_counts_for_the_order() -> None:
    game = table(20, 21, 22, market=LARGE)
    give(game, 0, cards=[PARK])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == [0, 2, 1]


@pytest.mark.parametrize("park", [True, False])
def test_pr3_t1_e1_counts_for_step_2_and_the_end(park: bool) -> None:
    for cities in (6, 16):
        game = table(20, 21, 22, market=range(21, 29))
        give(game, 0, cities=cities_in_play(game)[:cities], cards=[PARK] if park else [])
        to_phase(game, "building")
        all_done(game, "building")
        assert (game.state.step == 2 if cities == 6 else game.over) == park


@pytest.mark.parametrize(("runs", "income"), [({13: {}}, 22), ({}, 10)])
def test_pr3_p5_1_has_to_be_powered_to_be_paid(runs: dict[CardId, Any], income: int) -> None:
    game = table(20, market=SMALL, plants=False)
    give(game, 0, plants=[13], cards=[PARK], money=0)
    to_phase(game, "bureaucracy")
    play(game, running(0, runs))
    assert owned(game, 0)["money"] == income


def test_pr3_p4_1_is_no_place_to_build_from() -> None:
    game = table(20, market=SMALL)
    give(game, 2, cards=[PARK])
    to_phase(game, "building")
    first, second = cities_in_play(game)[:2]
    assert set(city_prices(game).values()) == {10}
    play(game, Build(2, first))
    assert owned(game, 2)["money"] == 90
    assert city_prices(game)[second] > 10


def test_pr3_p4_4_takes_a_house() -> None:
    game = table(PARK, 40, market=range(23, 31), plants=False, players=5)
    arrange(game, order=(4, 3, 0, 1, 2))
    cities = cities_in_play(game)
    give(game, 4, cities=cities[:22])
    give(game, 3, cities=cities[:20])
    to_phase(game, "bureaucracy")
    play(game, *(running(seat, {}) for seat in game.state.order))
    assert card_auction(game)["in"] == [0, 1, 2, 3]
    assert game.current == 3  # the best of those who have a house left
    sell(game, PARK, winner=3)
    give(game, 3, cities=[cities[20]], money=999)
    to_phase(game, "building")
    play(game, Done(2), Done(1), Done(0))
    assert refused(game, Build(3, cities[30])) == "no_houses"


# -- PR4: supply contract -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winner", "order"),
    [(0, [1, 0, 2, 3]), (1, [0, 2, 1, 3]), (2, [0, 1, 3, 2]), (3, [0, 1, 2, 3])],
)
def test_pr4_one_place_back_at_once(winner: int, order: list[int]) -> None:
    game = draw_in("auction", CONTRACT, players=4)
    sell(game, CONTRACT, winner=winner)
    assert game.snapshot()["order"] == order


def test_pr4_p1_1_again_whenever_the_order_is_determined() -> None:
    game = table(20, 21, 22, 23, market=LARGE)
    give(game, 2, cards=[CONTRACT])
    for _ in range(2):
        to_phase(game, "bureaucracy")
        all_done(game, "bureaucracy")
        assert game.snapshot()["order"] == [1, 2, 0]  # by plants 2, 1, 0


def test_pr4_p1_1_in_round_1_after_phase_2_too() -> None:
    game = table(CONTRACT, 20, 21, 22, plants=False)
    to_auctions(game, round_number=1)
    buy_in_turn_once(game, 6)
    sell(game, CONTRACT, winner=0)
    assert game.snapshot()["order"] == [1, 0, 2]
    buy_in_turn(game, 3, 4)
    assert game.snapshot()["order"] == [2, 0, 1]  # by plants 0, 2, 1


def turns(game: Game, move: Callable[[int], Move]) -> list[int]:
    """Who is up from here to the end of the phase, when everybody makes the same move."""
    phase, seen = game.state.phase, []
    while game.state.phase == phase and game.current is not None:
        seen.append(game.current)
        play(game, move(game.current))
    return seen


@pytest.mark.parametrize(
    ("winner", "following"), [(0, [1, 2, 3]), (1, [2, 1, 3]), (2, [1, 3, 2]), (3, [1, 2, 3])]
)
def test_pr4_p2_1_in_phase_2_those_who_have_not_acted_go_on_in_the_new_order(
    winner: int, following: list[int]
) -> None:
    game = draw_in("auction", CONTRACT, players=4)  # seat 0 has bought a plant
    sell(game, CONTRACT, winner=winner)
    assert turns(game, Pass) == following


@pytest.mark.parametrize(("winner", "following"), [(0, [0, 1, 3]), (1, [0, 1, 3])])
def test_pr4_p2_4_opener_who_lost_stays_up(winner: int, following: list[int]) -> None:
    game = table(CONTRACT, 20, 21, players=4)
    to_auctions(game)
    play(game, Open(0, 4, 4), Pass(1), Bid(2, 5), Pass(3), Pass(0))
    sell(game, CONTRACT, winner=winner)
    assert turns(game, Pass) == following


@pytest.mark.parametrize(
    ("builder", "winner", "following"),
    [
        (3, 0, [3, 2, 0, 1]),
        (3, 1, [3, 1, 2, 0]),
        (3, 2, [3, 2, 1, 0]),
        (2, 2, [2, 1, 0]),  # behind seat 3, who has acted
        (2, 0, [2, 0, 1]),
        (1, 1, [1, 0]),
    ],
)
def test_pr4_p4_1_in_phase_4_everybody_acts_once(
    builder: int, winner: int, following: list[int]
) -> None:
    game = table(CONTRACT, 20, 21, players=4)
    cities = cities_in_play(game)
    give(game, builder, cities=cities[:2])
    to_phase(game, "building")
    play(game, *(Done(seat) for seat in range(3, builder, -1)), Build(builder, cities[2]))
    sell(game, CONTRACT, winner=winner)
    assert turns(game, Done) == following


def test_pr4_p5_1_at_the_start_of_phase_5() -> None:
    game = draw_in("step 2", CONTRACT)
    sell(game, CONTRACT, winner=0)
    assert turns(game, lambda seat: running(seat, {})) == [1, 0, 2]
    assert game.snapshot()["order"] == [2, 0, 1]  # anew: seat 0 by cities, then by plants
