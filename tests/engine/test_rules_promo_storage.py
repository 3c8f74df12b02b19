"""PR1 and PR7: the flux generator, the warehouse, and what both store."""

from collections.abc import Iterable, Mapping
from itertools import product
from operator import add

import pytest

from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.moves import Buy, Done, Move, Open, Pass, Scrap, counts
from tests.engine.positions import (
    NO_ROOM,
    all_done,
    buy_in_turn,
    buying,
    cities_in_play,
    give,
    market_rows,
    owned,
    play,
    refused,
    removals,
    running,
    set_fuel,
    to_auctions,
    to_phase,
    whole_market,
)
from tests.engine.promo_games import FLUX_GENERATOR, FUELS, WAREHOUSE, promo_auctions
from tests.engine.test_rules_promo_events import LARGE

# -- PR1: flux generator ------------------------------------------------------------------------


def test_pr1_is_plant_33_and_a_third() -> None:
    game = promo_auctions(FLUX_GENERATOR, 35, market=(20, 21, 32, 33, 34, 36, 37, 38))
    buy_in_turn(game, 20)
    assert whole_market(game) == [32, 33, FLUX_GENERATOR, 34, 35, 36, 37, 38]
    assert refused(game, Open(1, FLUX_GENERATOR, 32)) == "bid_too_low"
    play(game, Open(1, FLUX_GENERATOR, 33), Pass(2))
    assert owned(game, 1)["plants"] == [FLUX_GENERATOR]


@pytest.mark.parametrize(("other", "order"), [(33, [1, 0, 2]), (34, [0, 1, 2])])
def test_pr1_p1_1_counts_between_33_and_34(other: CardId, order: list[int]) -> None:
    game = promo_auctions(40, 42, market=LARGE)
    give(game, 0, plants=[other])
    give(game, 1, plants=[FLUX_GENERATOR])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == order


def test_pr1_the_smallest_plant_leaves_when_it_comes() -> None:
    game = promo_auctions(FLUX_GENERATOR, 20, 21)
    events = play(game, Open(0, 4, 4), Pass(1), Pass(2))
    assert removals(events) == [(3, "PR1")]
    assert whole_market(game) == [5, 6, 7, 8, 9, 10, 20, FLUX_GENERATOR]


def test_pr1_leaves_itself_when_it_is_the_smallest() -> None:
    game = promo_auctions(FLUX_GENERATOR, 30, market=(32, 35, 36, 37, 38, 39, 40, 42))
    events = play(game, Open(0, 32, 32), Pass(1), Pass(2))
    assert removals(events) == [(FLUX_GENERATOR, "PR1")]
    assert whole_market(game) == [30, 35, 36, 37, 38, 39, 40, 42]


def test_pr1_its_arrival_brings_step_3() -> None:
    game = promo_auctions(FLUX_GENERATOR, STEP3, 40)
    buy_in_turn(game, 4)
    assert market_rows(game) == ([5, 6, 7, 8], [9, 10, FLUX_GENERATOR, STEP3])


@pytest.mark.parametrize("fuel", [{"coal": 3}, {"uranium": 3}, {"coal": 1, "oil": 1, "garbage": 1}])
def test_pr1_burns_any_three_and_powers_six(fuel: dict[str, int]) -> None:
    game = promo_auctions(20, 21)
    tokens = {"coal": 3, "oil": 1, "garbage": 1, "uranium": 3}
    give(game, 0, plants=[FLUX_GENERATOR], tokens=tokens, cities=cities_in_play(game)[:8])
    to_phase(game, "bureaucracy")
    events = play(game, running(0, {FLUX_GENERATOR: fuel}))
    assert events[0] == PlantsRun(0, (FLUX_GENERATOR,), counts(fuel), 6, 73)


def test_pr1_burns_exactly_three() -> None:
    game = promo_auctions(20, 21)
    give(game, 0, plants=[FLUX_GENERATOR], tokens={"coal": 6})
    to_phase(game, "bureaucracy")
    for amount in (0, 2, 4):
        move = running(0, {FLUX_GENERATOR: {"coal": amount}})
        assert refused(game, move) == "wrong_amount"


# -- storage: PR1, PR7 --------------------------------------------------------------------------


STORES: Mapping[CardId, tuple[tuple[str, ...], int]] = {
    5: (("coal", "oil"), 4),
    14: (("garbage",), 4),
    10: (("coal",), 4),
    17: (("uranium",), 2),
    13: ((), 0),
    FLUX_GENERATOR: (FUELS, 6),
    WAREHOUSE: (FUELS, 3),
}


def holdings(stores: Iterable[CardId]) -> set[tuple[int, ...]]:
    """All that can be stored, by kind: every content of a store with every one of the others."""
    found: set[tuple[int, ...]] = {(0, 0, 0, 0)}
    for fuels, room in map(STORES.__getitem__, stores):
        places = [range(room + 1 if fuel in fuels else 1) for fuel in FUELS]
        contents = [amounts for amounts in product(*places) if sum(amounts) <= room]
        found = {tuple(map(add, held, more)) for held in found for more in contents}
    return found


@pytest.mark.parametrize(
    ("stores", "held"),
    [
        ((FLUX_GENERATOR,), (0, 0, 0, 0)),
        ((13, WAREHOUSE), (0, 0, 0, 0)),
        ((14, 17, WAREHOUSE), (0, 1, 2, 0)),
        ((5, 10, FLUX_GENERATOR), (6, 0, 0, 1)),
        ((5, 14, FLUX_GENERATOR, WAREHOUSE), (3, 0, 5, 3)),
    ],
)
def test_pr1_pr7_p3_2_what_is_offered_is_exactly_what_can_be_stored(
    stores: tuple[CardId, ...], held: tuple[int, ...]
) -> None:
    game = promo_auctions(20)
    on_market = {"coal": 5, "oil": 5, "garbage": 5, "uranium": 3}
    set_fuel(game, **on_market)
    give(game, 2, plants=[store for store in stores if store != WAREHOUSE], money=500)
    give(game, 2, tokens=dict(zip(FUELS, held, strict=True)))
    give(game, 2, cards=[WAREHOUSE] if WAREHOUSE in stores else [])
    to_phase(game, "resources")
    storable = holdings(stores)
    expected: set[Move] = {Done(2)}
    for amounts in product(*(range(amount + 1) for amount in on_market.values())):
        if any(amounts) and tuple(map(add, held, amounts)) in storable:
            bought = zip(FUELS, amounts, strict=True)
            expected.add(Buy(2, counts({fuel: amount for fuel, amount in bought if amount})))
    assert set(game.legal_moves) == expected


def test_pr7_stores_three_of_anything() -> None:
    game = promo_auctions(20)
    give(game, 2, plants=[13], cards=[WAREHOUSE])
    to_phase(game, "resources")
    play(game, buying(2, coal=1, uranium=1, garbage=1))
    assert refused(game, buying(2, oil=1)) in NO_ROOM


def test_pr7_tokens_move_to_the_plants_and_are_burnt_there_only() -> None:
    game = promo_auctions(20)
    give(game, 0, plants=[10], cards=[WAREHOUSE], tokens={"coal": 4, "uranium": 3})
    to_phase(game, "resources")
    play(game, Done(2), Done(1))
    assert refused(game, buying(0, coal=1)) in NO_ROOM
    to_phase(game, "bureaucracy")
    assert refused(game, running(0, {10: {"uranium": 2}})) == "wrong_fuel"
    assert refused(game, running(0, {WAREHOUSE: {"uranium": 1}})) == "not_your_plant"
    play(game, running(0, {10: {"coal": 2}}))
    assert owned(game, 0)["tokens"] == {"coal": 2, "uranium": 3}


@pytest.mark.parametrize(
    ("tokens", "left"),
    [({"coal": 4}, {"coal": 3}), ({"coal": 4, "uranium": 2}, {"coal": 1, "uranium": 2})],
)
def test_pr7_p2_8_takes_tokens_of_a_scrapped_plant(
    tokens: dict[str, int], left: dict[str, int]
) -> None:
    game = promo_auctions(20)
    give(game, 0, plants=[10, 18, 22], cards=[WAREHOUSE], tokens=tokens)
    to_auctions(game)
    buy_in_turn(game, 6)
    assert refused(game, Scrap(0, 10, counts({"coal": 2, "uranium": 1}))) == "drop_wrong"
    play(game, Scrap(0, 10))
    assert owned(game, 0)["tokens"] == left
