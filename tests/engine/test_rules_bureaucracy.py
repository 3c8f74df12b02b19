"""Bureaucracy in the classic editions: rules P5.1 to P5.4."""

from collections.abc import Iterable

import pytest

from powergrid_qt.engine import CardId, Game
from powergrid_qt.engine.events import (
    CardBuried,
    CardDrawn,
    PlantsRun,
    Refilled,
    RoundStarted,
)
from powergrid_qt.engine.moves import Done, Run
from tests.engine.positions import (
    CLASSIC,
    all_done,
    cities_in_play,
    give,
    grid,
    market_rows,
    new_game,
    owned,
    play,
    refused,
    running,
    set_fuel,
    set_step,
    to_phase,
    token_prices,
)

both_editions = pytest.mark.parametrize("edition", CLASSIC)

FUELS = ("coal", "oil", "garbage", "uranium")


def runner_with(
    plants: Iterable[CardId],
    *,
    cities: int = 0,
    edition: str = "classic-2004",
    players: int = 3,
    step: int = 1,
    **tokens: int,
) -> Game:
    """Phase 5: seat 0, the first in order, has no money and decides what to run."""
    game = new_game(edition, players=players)
    set_step(game, step)
    give(game, 0, money=0, plants=plants, tokens=tokens, cities=cities_in_play(game)[:cities])
    to_phase(game, "bureaucracy")
    return game


# --- P5.1: running plants ------------------------------------------------------------------

PAYOUT = (
    *(10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105),
    *(112, 118, 124, 129, 134, 138, 142, 145, 148, 150),
)
"""For 0 to 20 cities."""


@both_editions
@pytest.mark.parametrize("cities", range(23))
def test_p5_1_payment_by_the_number_of_cities_powered(edition, cities):
    wind = (27, 33, 37, 44, 50)  # 3 + 4 + 4 + 5 + 6 = 22
    game = runner_with(wind, cities=cities, edition=edition, players=6)
    game.apply(running(0, {plant: {} for plant in wind}))
    assert owned(game, 0)["money"] == (PAYOUT[cities] if cities <= 20 else 150)


@both_editions
@pytest.mark.parametrize(
    ("cities", "plants", "income"),
    [
        pytest.param(5, [27], 44, id="3 of 5 cities"),
        pytest.param(2, [27], 33, id="too much power"),
        pytest.param(7, [27, 33], 82, id="all 7 cities"),
        pytest.param(0, [27], 10, id="no city"),
        pytest.param(5, [], 10, id="no plant"),
    ],
)
def test_p5_1_neither_more_than_the_cities_nor_more_than_the_power(edition, cities, plants, income):
    game = runner_with([27, 33], cities=cities, edition=edition)
    game.apply(running(0, {plant: {} for plant in plants}))
    assert owned(game, 0)["money"] == income


@both_editions
def test_p5_1_everybody_decides_once_in_player_order(edition):
    game = new_game(edition, order=(1, 2, 0))
    to_phase(game, "bureaucracy")
    for seat in (1, 2, 0):
        assert (game.state.phase, game.current) == ("bureaucracy", seat)
        assert refused(game, Run((seat + 1) % 3, ())) == "not_your_turn"
        assert refused(game, Done(seat)) == "wrong_kind_of_move"
        game.apply(Run(seat, ()))
    assert (game.state.phase, game.state.round) == ("auction", 2)


@both_editions
def test_p5_1_burnt_tokens_go_to_the_supply(edition):
    game = runner_with([8, 13], cities=3, edition=edition, coal=5)
    before = game.snapshot()
    events = game.apply(running(0, {8: {"coal": 3}, 13: {}}))
    after = game.snapshot()
    assert PlantsRun(0, (8, 13), (("coal", 3),), 3, 44) in events
    assert owned(game, 0)["tokens"] == {"coal": 2}
    assert after["supply"]["coal"] == before["supply"]["coal"] + 3
    assert after["resources"] == before["resources"]


@both_editions
def test_p5_1_nobody_has_to_run_a_plant(edition):
    game = runner_with([8, 13], cities=3, edition=edition, coal=5)
    game.apply(Run(0, ()))
    assert owned(game, 0)["tokens"] == {"coal": 5}
    assert owned(game, 0)["money"] == 10


@both_editions
@pytest.mark.parametrize("fuel", [{"coal": 2}, {"coal": 1, "oil": 1}, {"oil": 2}])
def test_p5_1_a_hybrid_burns_any_mixture(edition, fuel):
    game = runner_with([5], cities=1, edition=edition, coal=2, oil=2)
    game.apply(running(0, {5: fuel}))
    left = {kind: 2 - fuel.get(kind, 0) for kind in ("coal", "oil")}
    assert owned(game, 0)["tokens"] == {kind: amount for kind, amount in left.items() if amount}
    assert owned(game, 0)["money"] == 22


@pytest.mark.parametrize(
    ("plants", "code"),
    [
        pytest.param({4: {}}, "wrong_amount", id="without fuel"),
        pytest.param({4: {"coal": 1}}, "wrong_amount", id="less for fewer cities"),
        pytest.param({4: {"coal": 4}}, "wrong_amount", id="twice in a round"),
        pytest.param({5: {"coal": 1, "oil": 2}}, "wrong_amount", id="too much of a mixture"),
        pytest.param({5: {"coal": 3, "oil": -1}}, "negative_tokens", id="fewer than none"),
        pytest.param({4: {"coal": 2.0}}, "tokens_not_whole", id="no whole number"),
        pytest.param({4: {"oil": 2}}, "wrong_fuel", id="another fuel"),
        pytest.param({13: {"coal": 1}}, "wrong_fuel", id="fuel for wind"),
        pytest.param({4: {"gas": 2}}, "unknown_fuel", id="unknown fuel"),
        pytest.param({6: {"garbage": 1}}, "not_enough_fuel", id="no such fuel held"),
        pytest.param(
            {4: {"coal": 2}, 5: {"coal": 2}, 10: {"coal": 2}}, "not_enough_fuel", id="held once"
        ),
        pytest.param({8: {"coal": 3}}, "not_your_plant", id="in the market"),
        pytest.param({50: {}}, "not_your_plant", id="in the pile"),
    ],
)
def test_p5_1_a_plant_burns_exactly_its_tokens(plants, code):
    game = runner_with([4, 5, 6, 10, 13], cities=4, coal=4, oil=2)
    assert refused(game, running(0, plants)) == code


def test_p5_1_a_plant_runs_once_a_round():
    game = runner_with([4], cities=4, coal=4)
    four_coal = (4, (("coal", 2),))
    assert refused(game, Run(0, (four_coal, four_coal))) == "plant_twice"
    game.apply(Run(0, (four_coal,)))
    assert refused(game, Run(0, (four_coal,))) == "not_your_turn"


# --- P5.2: the refill ----------------------------------------------------------------------

REFILL = {
    "classic-2004": """
        coal      3 4 3   4 5 3   5 6 4   5 7 5   7 9 6
        oil       2 2 4   2 3 4   3 4 5   4 5 6   5 6 7
        garbage   1 2 3   1 2 3   2 3 4   3 3 5   3 5 6
        uranium   1 1 1   1 1 1   1 2 2   2 3 2   2 3 3
    """,
    "classic-2009": """
        coal      3 4 3   4 5 3   5 6 4   5 7 5   7 9 6
        oil       2 2 4   2 3 4   3 4 5   4 5 6   5 6 7
        garbage   1 2 3   1 2 3   2 3 4   3 4 5   3 5 6
        uranium   1 1 1   1 1 1   1 2 2   2 3 3   2 3 3
    """,
}
"""The tables on the last pages of the two books: steps 1, 2, 3 for 2, 3, 4, 5, 6 players."""


def refill_by_the_book(edition: str, players: int, step: int) -> dict[str, int]:
    column = 3 * (players - 2) + step
    rows = [line.split() for line in REFILL[edition].strip().splitlines()]
    return {row[0]: int(row[column]) for row in rows}


@both_editions
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("step", [1, 2, 3])
def test_p5_2_refill_by_the_table_for_players_and_step(edition, players, step):
    game = runner_with([], edition=edition, players=players, step=step)
    set_fuel(game, coal=0, oil=0, garbage=0, uranium=0)
    all_done(game, "bureaucracy")
    added = refill_by_the_book(edition, players, step)
    state = game.snapshot()
    assert state["resources"] == added
    in_box = {"coal": 24, "oil": 24, "garbage": 24, "uranium": 12}
    assert state["supply"] == {fuel: in_box[fuel] - added[fuel] for fuel in FUELS}


@both_editions
@pytest.mark.parametrize(
    ("fuel", "before", "after"),
    [
        ("coal", 0, [7, 8, 8, 8]),
        ("coal", 2, [7, 7, 7, 8, 8, 8]),
        ("oil", 0, [8, 8]),
        ("oil", 20, [1, 2, 2, 2]),
        ("garbage", 6, [6, 7]),
        ("uranium", 0, [16]),
        ("uranium", 2, [12, 14, 16]),
        ("uranium", 4, [8, 10]),
    ],
)
def test_p5_2_the_most_expensive_free_places_first(edition, fuel, before, after):
    game = runner_with([], edition=edition)  # 3 players, step 1: 4 coal, 2 oil, 1, 1
    set_fuel(game, **{fuel: before})
    all_done(game, "bureaucracy")
    to_phase(game, "resources")
    assert token_prices(game, fuel)[: len(after)] == after


@both_editions
def test_p5_2_what_there_is_when_the_supply_runs_short(edition):
    game = runner_with([], edition=edition)
    set_fuel(game, coal=0)
    give(game, 1, tokens={"coal": 22})
    all_done(game, "bureaucracy")  # 4 are due, 2 are left
    state = game.snapshot()
    assert (state["resources"]["coal"], state["supply"]["coal"]) == (2, 0)
    assert state["resources"]["oil"] == 18 + 2  # the other kinds are not concerned


@both_editions
@pytest.mark.parametrize(("before", "after"), [(23, 24), (24, 24)])
def test_p5_2_a_full_market_takes_no_more(edition, before, after):
    game = runner_with([], edition=edition)
    set_fuel(game, garbage=before, oil=before)
    all_done(game, "bureaucracy")
    state = game.snapshot()
    assert (state["resources"]["garbage"], state["resources"]["oil"]) == (after, after)
    assert (state["supply"]["garbage"], state["supply"]["oil"]) == (0, 0)


# --- P5.3: the plant market ----------------------------------------------------------------


@both_editions
@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize(
    ("drawn", "current", "future"),
    [
        (40, [20, 21, 22, 23], [24, 25, 26, 40]),
        (11, [11, 20, 21, 22], [23, 24, 25, 26]),
    ],
)
def test_p5_3_the_largest_plant_goes_under_the_pile_and_is_replaced(
    edition, step, drawn, current, future
):
    game = new_game(edition, market=range(20, 28), pile=(drawn, 30, "step3"))
    set_step(game, step)
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert market_rows(game) == (current, future)
    assert grid(game).pile == (30, "step3", 27)


@both_editions
def test_p5_3_in_step_3_the_smallest_plant_leaves_and_is_replaced(edition):
    game = new_game(edition, market=range(20, 28), pile=(40, 30))
    set_step(game, 3)
    to_phase(game, "bureaucracy")
    assert market_rows(game) == ([22, 23, 24, 25, 26, 27], [])
    all_done(game, "bureaucracy")
    assert market_rows(game) == ([23, 24, 25, 26, 27, 40], [])
    assert grid(game).pile == (30,)


@both_editions
def test_p5_3_in_step_3_the_market_shrinks_when_the_pile_is_empty(edition):
    game = new_game(edition, market=range(20, 28), pile=(30,))
    set_step(game, 3)
    sizes = []
    for _ in range(9):
        to_phase(game, "bureaucracy")
        all_done(game, "bureaucracy")
        sizes.append(len(grid(game).market))
    assert sizes == [6, 5, 4, 3, 2, 1, 0, 0, 0]


# --- P5.4: the order inside the phase ------------------------------------------------------


@both_editions
def test_p5_4_pay_then_refill_then_the_plant_market(edition):
    game = runner_with([13], cities=1, edition=edition)
    before = game.snapshot()
    play(game, running(0, {13: {}}), Run(1, ()))
    assert game.snapshot()["resources"] == before["resources"]
    assert game.snapshot()["market"] == before["market"]
    kinds = [type(event) for event in game.apply(Run(2, ()))]
    told = [PlantsRun, Refilled, CardBuried, CardDrawn, RoundStarted]
    assert [kind for kind in kinds if kind in told] == told


@both_editions
def test_p5_2_p5_4_tokens_burnt_this_round_are_refilled_this_round(edition):
    game = runner_with([4], cities=1, edition=edition, coal=4)
    give(game, 1, tokens={"coal": 20})
    assert (game.snapshot()["resources"]["coal"], game.snapshot()["supply"]["coal"]) == (0, 0)
    game.apply(running(0, {4: {"coal": 2}}))
    all_done(game, "bureaucracy")
    assert game.snapshot()["resources"]["coal"] == 2
