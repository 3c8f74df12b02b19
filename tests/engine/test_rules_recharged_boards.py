"""R18-R24: what is special on the two boards of Recharged, and the examples of its book."""

import pytest

from powergrid_qt.engine import STEP3, Game, SetupError, load_board
from powergrid_qt.engine.events import FuelPhasedOut, Refilled, TokensBought
from powergrid_qt.engine.moves import Build, Open, Pass
from tests.engine.positions import (
    all_done,
    all_pass,
    arrange,
    buying,
    cities_in_play,
    city_prices,
    give,
    grid,
    market_rows,
    owned,
    play,
    refused,
    running,
    set_fuel,
    to_phase,
)
from tests.engine.recharged_games import GERMANY, LARGE, USA, phase2, recharged

# -- the two boards -------------------------------------------------------------------------------


def to_refill(game: Game) -> dict[str, int]:
    """What the refill of a round adds that nobody does anything in but what was done before."""
    for phase in ("auction", "resources", "building", "bureaucracy"):
        all_pass(game) if phase == "auction" else all_done(game, phase)
    return dict([event for event in game.events if isinstance(event, Refilled)][-1].tokens)


def test_r18_once_39_is_bought_uranium_comes_no_more() -> None:
    game = phase2((36, 37, 38, 39, 40, 42, 44, 46), (*LARGE, STEP3))
    before = grid(game).rules.refill_table(grid(game))["uranium"]
    assert before == (1, 1, 1)
    give(game, 0, money=99)
    play(game, Open(0, 39, 39), Pass(1), Pass(2))
    assert [event for event in game.events if isinstance(event, FuelPhasedOut)] == [
        FuelPhasedOut("uranium", 39)
    ]
    assert game.snapshot()["phased_out"] == "uranium"
    assert grid(game).rules.refill_table(grid(game))["uranium"] == (0, 0, 0)
    added = to_refill(game)
    assert "uranium" not in added
    assert added["oil"], "the others come as before"
    assert "uranium" not in to_refill(game), "nor in later rounds"
    assert game.snapshot()["resources"]["uranium"] == 2, "what is there can be bought"


def test_r18_a_39_that_leaves_unsold_changes_nothing() -> None:
    game = phase2((39, 40, 42, 44, 46, 50), (*LARGE, STEP3))
    assert game.snapshot()["discount"] == 39
    assert to_refill(game)["uranium"] == 1


def test_r18a_the_trust_taking_39_stops_nothing() -> None:
    game = phase2((36, 37, 38, 39, 40, 42, 44, 46), (*LARGE, STEP3), players=2)
    play(game, Pass(0))
    assert grid(game).trust is not None
    assert 39 in grid(game).trust.plants  # type: ignore[union-attr]
    assert "phased_out" not in game.snapshot()


def test_r18_not_in_the_usa() -> None:
    game = phase2((36, 37, 38, 39, 40, 42, 44, 46), (*LARGE, STEP3), board=USA)
    give(game, 0, money=99)
    play(game, Open(0, 39, 39), Pass(1), Pass(2))
    assert to_refill(game)["uranium"] == 1


def store(on_market: int, with_others: int = 4) -> Game:
    """Seat 2 buys first, with room for 6 coal; seat 0 has some of the coal."""
    game = recharged(USA)
    give(game, 0, plants=[4], tokens={"coal": with_others})
    give(game, 2, plants=[8], money=100)
    set_fuel(game, coal=on_market)
    to_phase(game, "resources")
    return game


def test_r19_r19b_coal_from_the_store_for_8_once_the_market_is_empty() -> None:
    game = store(2)
    assert game.snapshot()["supply"]["coal"] == 18
    events = play(game, buying(2, coal=5))
    assert owned(game, 2)["money"] == 100 - (8 + 8) - 3 * 8
    shown = game.snapshot()
    assert (shown["resources"]["coal"], shown["supply"]["coal"]) == (0, 15)
    [bought] = [event for event in events if isinstance(event, TokensBought)]
    assert bought.from_supply == (("coal", 3),)


def test_r19a_the_market_comes_first_whatever_it_costs() -> None:
    game = store(1)
    play(game, buying(2, coal=1))
    shown = game.snapshot()
    assert (shown["resources"]["coal"], shown["supply"]["coal"]) == (0, 19)


def test_r19b_p3_4_sold_out_when_both_are_empty() -> None:
    game = store(0)
    grid(game).supply[0] = 0
    assert refused(game, buying(2, coal=1)) == "sold_out"
    grid(game).supply[0] = 2
    assert refused(game, buying(2, coal=3)) == "too_few_tokens"
    play(game, buying(2, coal=2))


def test_r19_only_coal_and_only_in_the_usa() -> None:
    game = recharged(USA)
    give(game, 2, plants=[7], money=100)
    set_fuel(game, oil=0)
    to_phase(game, "resources")
    assert refused(game, buying(2, oil=1)) == "sold_out"
    german = recharged(GERMANY)
    give(german, 2, plants=[8], money=100)
    set_fuel(german, coal=0)
    to_phase(german, "resources")
    assert refused(german, buying(2, coal=1)) == "sold_out"


def test_r19_the_refill_comes_from_the_store() -> None:
    game = store(0)
    all_done(game, "resources")
    all_done(game, "building")
    all_done(game, "bureaucracy")
    shown = game.snapshot()
    assert (shown["resources"]["coal"], shown["supply"]["coal"]) == (4, 16)


def test_r19b_the_trust_takes_coal_from_there_after_the_market() -> None:
    game = recharged(USA, 2, order=(0, 1))
    while game.state.phase == "setup":
        game.apply(next(iter(game.legal_moves)))
    state = grid(game)
    assert state.trust is not None
    state.trust.plants = (20,)
    set_fuel(game, coal=1)
    to_phase(game, "resources")
    all_done(game, "resources")
    assert dict(state.rules.named(state.trust.tokens)) == {"coal": 3}
    assert (state.fuel[0], state.supply[0]) == (0, 21)


def ways(board: str) -> dict[frozenset[str], int | None]:
    return {frozenset((line.a, line.b)): line.cost for line in load_board(board).connections}


def test_r20_germany_differs_in_four_things() -> None:
    names = {"stralsund": "torgelow", "mainz": "wiesbaden"}
    new = {
        frozenset(names.get(city, city) for city in ends): cost
        for ends, cost in ways(GERMANY).items()
    }
    old = ways("germany")
    assert new.keys() == old.keys()
    assert {tuple(sorted(ends)): cost for ends, cost in new.items() if old[ends] != cost} == {
        ("dortmund", "essen"): 5,
        ("mannheim", "saarbruecken"): 16,
    }


def test_r21_the_usa_differ_in_four_things() -> None:
    old, new = ways("usa"), ways(USA)
    assert {tuple(sorted(ends)) for ends in old.keys() - new.keys()} == {
        ("boise", "cheyenne"),
        ("cincinnati", "raleigh"),
    }
    assert {tuple(sorted(ends)): new[ends] for ends in new.keys() - old.keys()} == {
        ("knoxville", "raleigh"): 11
    }
    changed = {ends for ends in old.keys() & new.keys() if old[ends] != new[ends]}
    assert {tuple(sorted(ends)): new[ends] for ends in changed} == {
        ("chicago", "omaha"): 12,
        ("houston", "santa-fe"): 20,
    }


def test_r22_two_play_against_the_trust_with_its_hybrids_on_coal_first() -> None:
    game = recharged(GERMANY, 2, order=(0, 1))
    placed = []
    while game.state.phase == "setup":
        placed.append(game.current)
        game.apply(next(iter(game.legal_moves)))
    state = grid(game)
    assert placed == [0, 1, 1, 0, 0, 1]
    assert state.trust is not None
    assert state.trust.left == 10
    state.trust.plants = (12,)
    to_phase(game, "resources")
    all_done(game, "resources")
    assert dict(state.rules.named(state.trust.tokens)) == {"coal": 1, "oil": 1}
    assert (state.rules.step2_cities, state.rules.end_cities, state.rules.max_plants) == (7, 18, 3)


def test_r24_there_is_no_first_game() -> None:
    with pytest.raises(SetupError, match="has no first game"):
        recharged(beginner=True)


# -- tests from the book --------------------------------------------------------------------------


def around_essen(step: int) -> Game:
    game = recharged(GERMANY, 3, regions=("west", "northwest", "southwest"))
    arrange(game, step=step)
    give(game, 2, cities=["essen", "muenster"], money=99)
    give(game, 0, cities=["duesseldorf", "koeln"])
    to_phase(game, "building")
    return game


def test_r20_the_costs_around_essen_of_page_6() -> None:
    prices = city_prices(around_essen(1))
    assert {city: prices[city] for city in ("duisburg", "dortmund", "aachen")} == {
        "duisburg": 10,
        "dortmund": 12,
        "aachen": 21,
    }
    game = around_essen(2)
    prices = city_prices(game)
    assert (prices["duesseldorf"], prices["koeln"]) == (17, 21)
    play(game, Build(2, "duesseldorf"), Build(2, "koeln"))
    assert owned(game, 2)["money"] == 99 - 36


def test_r2_plant_12_of_page_3_runs_on_any_mixture() -> None:
    for burnt in ({"coal": 2}, {"oil": 2}, {"coal": 1, "oil": 1}):
        game = recharged()
        give(game, 0, plants=[12], tokens=burnt, cities=cities_in_play(game)[:2])
        to_phase(game, "bureaucracy")
        play(game, running(0, {12: burnt}))
        assert owned(game, 0)["money"] == 50 + 33


def test_r4_four_plants_are_current_and_four_future() -> None:
    current, future = market_rows(recharged())
    assert (len(current), len(future)) == (4, 4)
