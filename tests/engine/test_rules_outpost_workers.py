"""O16-O19 and O24: workers, income, and the end. See also `test_rules_outpost_technologies.py`."""

from typing import Any

import pytest

from powergrid_qt.engine import Game, load_board
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.moves import Hire, Place, RunCards
from tests.engine.outpost_positions import (
    PAYOUT,
    all_hire,
    all_idle,
    all_workers,
    expanding,
    give,
    labour,
    most_seasonal,
    new_game,
    owned,
    refused,
    running,
    set_labour,
    shipped_game,
    staff,
    to_bureaucracy,
    to_expansion,
    to_running,
)
from tests.engine.outpost_table import (
    BOARD_ID,
    LABORATORIES,
    MOON_BASE,
    ROBOTS,
    shipped_edition,
)
from tests.engine.positions import play

FULL = [3, 3, 3, 3, 3, 3, 3, 3, 6]

# -- O16, O17: hiring ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plants", "shelters", "permanent", "most"),
    [
        ("plant_3_3", "shelter_3", 0, 0),
        ("plant_3_3", "shelter_4", 0, 0),
        ("plant_3_3", "shelter_2", 0, 1),
        ("plant_3_3", "shelter_2", 2, 1),  # occupied and empty places count alike
        ("plant_3_3 plant_2_2", "shelter_1", 0, 4),
        ("plant_3_3 plant_2_2", "shelter_1 shelter_2", 1, 2),
        ("", "shelter_3", 0, 0),
        ("plant_3_3", "", 0, 3),
    ],
)
def test_o16_up_to_need_minus_places_seasonal_workers(
    plants: str, shelters: str, permanent: int, most: int
) -> None:
    game = expanding(plants=plants, shelters=shelters, permanent=permanent)
    assert most_seasonal(game) == most
    assert refused(game, Hire(0, -1)) == "too_many_workers"


def test_o16_cards_in_the_reserve_do_not_count() -> None:
    game = expanding(plants="plant_3_3", cards="plant_5_5 shelter_3")
    assert most_seasonal(game) == 3


def test_o16_all_empty_places_fill_free_of_charge_more_than_needed() -> None:
    game = expanding(plants="plant_1_1", shelters="shelter_5", permanent=1)
    game.apply(Hire(0, 0))
    assert (staff(game, 0), owned(game, 0)["money"]) == ((5, 0), 200)
    assert labour(game) == [0, 1, *FULL[2:]]


def test_o16_o17_seasonal_workers_come_first_off_the_cheapest_fields() -> None:
    game = expanding((0, 1, 2, 3, 3, 3, 3, 3, 6), plants="plant_6_6", shelters="shelter_2")
    game.apply(Hire(0, 4))
    assert owned(game, 0)["money"] == 200 - (2 + 3 + 3 + 4)
    assert staff(game, 0) == (2, 4)
    assert labour(game) == [0, 0, 0, 0, *FULL[4:]]


def test_o16_nobody_has_to_hire_seasonal_workers() -> None:
    game = expanding(plants="plant_6_6", shelters="shelter_2", money=0)
    game.apply(Hire(0, 0))
    assert staff(game, 0) == (2, 0)


def test_o16_seasonal_workers_are_paid_out_of_the_cash() -> None:
    game = expanding(plants="plant_6_6", money=5)
    assert refused(game, Hire(0, 5)) == "workers_beyond_money"
    game.apply(Hire(0, 4))  # 1 + 1 + 1 + 2
    assert owned(game, 0)["money"] == 0


@pytest.mark.parametrize(
    ("on_market", "seasonal", "after"),
    [(0, 0, (1, 0)), (1, 0, (2, 0)), (3, 3, (1, 3)), (5, 3, (3, 3)), (5, 0, (4, 0))],
)
def test_o16_what_the_market_has_not_is_not_hired(
    on_market: int, seasonal: int, after: tuple[int, int]
) -> None:
    game = expanding(
        (0, 0, 0, 0, 0, 0, 0, 0, on_market),
        plants="plant_6_6 plant_1_1",
        shelters="shelter_4",
        permanent=1,
    )
    assert most_seasonal(game) == min(on_market, 3)
    game.apply(Hire(0, seasonal))
    assert staff(game, 0) == after


def test_o16_o19_homeless_permanent_workers_go_back_before_hiring() -> None:
    game = expanding(
        (0, 0, 0, 0, 0, 0, 0, 3, 4),
        plants="plant_3_3",
        shelters="shelter_4",
        permanent=4,
        cards="shelter_1",
    )
    game.apply(Place(0, "shelter_1", "shelter_4"))
    assert staff(game, 0) == (4, 0), "they go when workers are hired"
    game.apply(Hire(0, 2))
    assert staff(game, 0) == (1, 2)
    assert owned(game, 0)["money"] == 200 - 7 - 8, "the third of them on the field at 7"
    assert labour(game) == [0, 0, 0, 0, 0, 0, 0, 2, 6]


def test_o16_homeless_workers_fill_an_empty_market() -> None:
    game = expanding((0,) * 9, plants="plant_3_3", shelters="shelter_3", permanent=3)
    give(game, 0, cards="shelter_2")
    game.apply(Place(0, "shelter_2", "shelter_3"))
    game.apply(Hire(0, 1))
    assert staff(game, 0) == (2, 1)
    assert owned(game, 0)["money"] == 190
    assert labour(game) == [0] * 9


def test_o16_a_number_of_workers_is_whole() -> None:
    game = expanding(plants="plant_3_3")
    assert refused(game, Hire(0, 1.0)) == "workers_not_whole"  # type: ignore[arg-type]


def test_o17_moving_in_takes_the_cheapest_workers_from_those_who_pay_later() -> None:
    game = expanding(plants="", shelters="shelter_6")
    give(game, 2, plants="plant_1_1")
    play(game, Hire(0, 0), Hire(2, 1))
    assert labour(game) == [0, 0, 2, *FULL[3:]]
    assert owned(game, 2)["money"] == 60 - 3


# -- O18: running plants ---------------------------------------------------------------------------


@pytest.mark.parametrize("powered", range(19))
def test_o18_income(powered: int) -> None:
    assert shipped_edition().income(powered) == PAYOUT[powered]


@pytest.mark.parametrize(
    ("houses", "run", "income"),
    [
        ("p1 s1 p2 s2 p3 s3", "plant_1_2 plant_2_3", 64),
        ("p1 s1 p2", "plant_1_2 plant_2_3", 44),
        ("p1 s1 p2", "plant_1_2", 33),
        ("p1 s1 p2", "", 10),
        ("", "plant_1_2", 10),
    ],
)
def test_o18_paid_for_connected_cities_that_are_powered(houses: str, run: str, income: int) -> None:
    game = running(houses=houses, plants="plant_1_2 plant_2_3", shelters="shelter_3", permanent=3)
    game.apply(RunCards(0, tuple(run.split())))
    assert owned(game, 0)["money"] == income
    assert staff(game, 0) == (3, 0), "workers are not used up"
    assert game.current == 1


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("plant_2_2", "plant_3_3"), "not_enough_workers"),
        (("plant_2_2", "plant_2_2"), "plant_twice"),
        (("plant_1_1",), "not_your_plant"),  # in the reserve
        (("shelter_2",), "not_your_plant"),
        (("plant_4_4",), "not_your_plant"),
    ],
)
def test_o18_each_worker_runs_one_plant_and_a_plant_runs_once(
    cards: tuple[str, ...], code: str
) -> None:
    game = running(
        plants="plant_2_2 plant_3_3",
        shelters="shelter_2",
        cards="plant_1_1",
        permanent=2,
        seasonal=2,
    )
    assert refused(game, RunCards(0, cards)) == code
    game.apply(RunCards(0, ("plant_3_3",)))


def test_o18_in_player_order() -> None:
    game = new_game(order=(2, 0, 1))
    to_running(game)
    assert [event.seat for event in all_idle(game) if isinstance(event, PlantsRun)] == [2, 0, 1]


# -- O19: the season ends --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "seasonal", "after"),
    [
        ((0, 0, 0, 0, 0, 0, 0, 0, 0), 5, [0, 0, 0, 0, 0, 0, 0, 0, 5]),
        ((0, 0, 0, 0, 0, 0, 0, 0, 0), 10, [0, 0, 0, 0, 0, 0, 1, 3, 6]),
        ((0, 0, 0, 0, 1, 3, 2, 3, 5), 4, [0, 0, 0, 0, 3, 3, 3, 3, 6]),
        ((0, 0, 0, 2, 3, 3, 3, 3, 6), 4, [0, 0, 3, 3, 3, 3, 3, 3, 6]),
    ],
)
def test_o19_seasonal_workers_fill_the_dearest_fields_with_room(
    fields: tuple[int, ...], seasonal: int, after: list[int]
) -> None:
    game = new_game()
    give(game, 0, seasonal=seasonal - 1)
    give(game, 2, seasonal=1)
    set_labour(game, fields, elsewhere=1)
    total = all_workers(game)
    to_running(game)
    all_idle(game)
    assert labour(game) == after
    assert [staff(game, seat)[1] for seat in range(3)] == [0, 0, 0]
    assert all_workers(game) == total


def test_o19_permanent_workers_stay_and_seasonal_ones_never_move_in() -> None:
    game = new_game()
    give(game, 0, shelters="shelter_4", permanent=2, seasonal=3)
    set_labour(game, (0,) * 9, elsewhere=1)
    to_running(game)
    all_idle(game)
    assert staff(game, 0) == (2, 0)
    assert sum(labour(game)) == 3


def test_o19_everybody_is_paid_first() -> None:
    game = running(plants="plant_2_2", seasonal=2)
    give(game, 1, plants="plant_1_1", seasonal=1, houses="p1", money=0)
    play(game, RunCards(0, ("plant_2_2",)), RunCards(1, ("plant_1_1",)))
    assert (staff(game, 0), staff(game, 1)) == ((0, 2), (0, 1))
    assert owned(game, 1)["money"] == 22


# -- O24: the end ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "houses"), [(2, 18), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_o24_the_game_ends_after_phase_3_with_enough_houses(players: int, houses: int) -> None:
    for built, over in ((houses - 1, False), (houses, True)):
        game = shipped_game(players, seed=2)
        cities = [load_board(BOARD_ID).cities[city].id for city in game.state.network.cities]
        give(game, 1, houses=" ".join(cities[:built]))
        to_bureaucracy(game)
        assert game.over is over
        assert game.snapshot()["phase"] == ("over" if over else "bureaucracy")


def at_the_end(**players: dict[str, Any]) -> Game:
    """A game that ends as soon as the last one has hired; seat 0 has the houses for it."""
    game = new_game()
    game.state.rules.end_cities = 8
    game.state.step = 2
    give(game, 0, houses="p1 s1 p2 s2 p3 s3 p4 s4")
    for seat, has in enumerate(players.values()):
        give(game, seat, **has)
    to_expansion(game)
    return game


def test_o24_everybody_finishes_phase_3_and_nobody_is_paid() -> None:
    game = at_the_end(a={"money": 7})
    play(game, Hire(2, 0), Hire(1, 0))
    assert game.snapshot()["phase"] == "expansion"
    game.apply(Hire(0, 0))
    assert game.over
    assert owned(game, 0)["money"] == 7


@pytest.mark.parametrize(
    ("a", "b", "c", "ranking", "winners"),
    [
        # most cities powered, not most houses and not most money
        (
            {"money": 99},
            {"houses": "p5 s5", "plants": "plant_1_2", "robots": 1, "money": 0},
            {"houses": "p6", "plants": "plant_1_2", "robots": 1, "money": 50},
            [1, 2, 0],
            [1],
        ),
        # a tie is decided by money, and shared where that is equal
        ({"money": 5}, {"money": 6}, {"money": 4}, [1, 0, 2], [1]),
        ({"money": 5}, {"money": 6}, {"money": 6}, [1, 2, 0], [1, 2]),
    ],
)
def test_o24_most_cities_powered_wins_then_money(
    a: dict[str, Any], b: dict[str, Any], c: dict[str, Any], ranking: list[int], winners: list[int]
) -> None:
    game = at_the_end(a=a, b=b, c=c)
    all_hire(game)
    shown = game.snapshot()
    assert (shown["ranking"], shown["winners"]) == (ranking, winners)


@pytest.mark.parametrize(
    ("company", "powered"),
    [
        ({"plants": "plant_3_3 plant_2_2 plant_2_2b", "robots": 4}, 4),
        ({"plants": "plant_3_5 plant_2_2 plant_2_2b", "robots": 4}, 5),
        ({"plants": "plant_1_6 plant_1_7", "robots": 2}, 8),  # no more than there are cities
        ({"plants": "plant_1_1", "robots": 2, "technologies": [LABORATORIES]}, 2),
        ({"plants": "plant_3_3", "shelters": MOON_BASE, "permanent": 3}, 4),
    ],
)
def test_o24_everybody_powers_as_much_as_possible(company: dict[str, Any], powered: int) -> None:
    game = at_the_end(a=company)
    all_hire(game)
    assert game.state.result is not None
    assert game.state.result.powered[0] == powered


def test_o24_o26_a_robot_made_in_the_last_round_costs_a_worker() -> None:
    game = at_the_end(a={"plants": "plant_2_3", "shelters": "shelter_2", "technologies": [ROBOTS]})
    play(game, Hire(2, 0), Hire(1, 0))
    trial = game.copy()
    for trying, robot, powered in ((trial, False, 3), (game, True, 0)):
        trying.apply(Hire(0, 0, robot))
        assert trying.state.result is not None
        assert trying.state.result.powered[0] == powered
