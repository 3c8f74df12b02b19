"""How tokens lie on plants: for one run of each first, then for the second."""

from itertools import product

import pytest

from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.fuel import Storage, best_run, lay_out
from powergrid_qt.engine.grid.rules import GridRules
from tests.story_games import config

RULES = GridRules(config())
WAREHOUSE = 2
EVERY_CITY = 1000


def hand(*plants: CardId) -> tuple[Plant, ...]:
    return RULES.hand(plants)


def test_two_plants_of_one_fuel_share_it() -> None:
    coal = hand(4, 10)  # both burn 2 coal
    assert lay_out(coal, (4, 0, 0, 0)).on_plants == ((2, 0, 0, 0), (2, 0, 0, 0))
    assert lay_out(coal, (6, 0, 0, 0)).on_plants in (
        ((4, 0, 0, 0), (2, 0, 0, 0)),
        ((2, 0, 0, 0), (4, 0, 0, 0)),
    )


def test_a_hybrid_leaves_to_others_what_only_they_burn() -> None:
    hybrid_and_oil = hand(5, 7)  # 5 burns 2 of coal or oil, 7 burns 3 oil
    assert lay_out(hybrid_and_oil, (0, 5, 0, 0)).on_plants == ((0, 2, 0, 0), (0, 3, 0, 0))
    assert lay_out(hybrid_and_oil, (2, 3, 0, 0)).on_plants == ((2, 0, 0, 0), (0, 3, 0, 0))
    assert lay_out(hybrid_and_oil, (4, 6, 0, 0)).on_plants == ((4, 0, 0, 0), (0, 6, 0, 0))


def test_too_little_for_all_lies_where_something_can_run() -> None:
    three_and_two = hand(8, 10)  # 3 coal for 2 cities, 2 coal for 2 cities
    assert lay_out(three_and_two, (2, 0, 0, 0)).on_plants == ((0, 0, 0, 0), (2, 0, 0, 0))
    powerful = hand(4, 20)  # 2 coal for 1 city, 3 coal for 5 cities
    assert lay_out(powerful, (3, 0, 0, 0)).on_plants == ((0, 0, 0, 0), (3, 0, 0, 0))


def test_what_is_left_over_is_for_a_second_run() -> None:
    three_and_two = hand(8, 10)
    assert lay_out(three_and_two, (7, 0, 0, 0)).on_plants == ((3, 0, 0, 0), (4, 0, 0, 0))


def test_what_no_plant_takes_lies_in_the_warehouse() -> None:
    holding = lay_out(hand(5, 7), (4, 6, 2, 1))
    assert holding.on_plants == ((4, 0, 0, 0), (0, 6, 0, 0))
    assert holding.beside == (0, 0, 2, 1)
    assert lay_out((), (1, 1, 0, 0)).beside == (1, 1, 0, 0)


@pytest.mark.parametrize(
    "plants", [(5, 12), (5, 7), (5, 29, 4), (3, 5, 6), (11, 12, 14), (13, 5, 8)]
)
def test_every_holding_lies_whole_and_lets_the_best_plants_run(plants: tuple[CardId, ...]) -> None:
    cards = hand(*plants)
    storage = Storage(cards, 4, WAREHOUSE)
    rooms = [min(6, storage.room_for(kind, (0, 0, 0, 0))) for kind in range(4)]
    for tokens in product(*(range(room + 1) for room in rooms)):
        if not storage.fits(tokens):
            continue
        holding = lay_out(cards, tokens)
        lying = [sum(kinds) for kinds in zip(*holding.on_plants, holding.beside, strict=True)]
        assert tuple(lying) == tokens
        assert sum(holding.beside) <= WAREHOUSE
        for plant, kinds in zip(cards, holding.on_plants, strict=True):
            assert sum(kinds) <= 2 * plant.burns
            assert all(kind in plant.fuels for kind, amount in enumerate(kinds) if amount)
        runs = [
            plant
            for plant, kinds in zip(cards, holding.on_plants, strict=True)
            if sum(kinds) >= plant.burns
        ]
        best = [plant for plant, _ in best_run(cards, tokens, EVERY_CITY)]
        assert sum(plant.powers for plant in runs) >= sum(plant.powers for plant in best)
