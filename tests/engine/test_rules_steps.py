"""The three steps of a classic game: rules T1 to T7.

Where the pile is shuffled, the records' `pile_after_step3` tells how it lies afterwards; a pile
that were not shuffled would lie as before.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from powergrid_qt.engine import CardId, Game
from powergrid_qt.engine.events import CardRemoved, PileShuffled, RoundStarted, StepStarted
from powergrid_qt.engine.moves import Build, Done, Open, Pass, Run
from tests.engine.positions import (
    CLASSIC,
    all_done,
    all_pass,
    buy_in_turn,
    cities_in_play,
    give,
    grid,
    market_rows,
    new_game,
    owned,
    play,
    refused,
    set_fuel,
    set_step,
    to_auctions,
    to_phase,
)

both_editions = pytest.mark.parametrize("edition", CLASSIC)

MARKET = (20, 21, 22, 23, 24, 25, 26, 27)
STEP3_ON_TOP = ("step3", 40, 42, 44)
SHUFFLED = (44, 40, 42)


def leader_with(
    cities: int,
    *,
    edition: str = "classic-2004",
    players: int = 3,
    step: int = 1,
    market: Iterable[CardId] = MARKET,
    pile: Iterable[CardId] = (40, 42, 44, "step3"),
    seed: int = 1,
    shuffled: Iterable[CardId] | None = None,
) -> Game:
    """Seat 0, the last in order, has cities and money; phase 4 begins."""
    fixed: dict[str, Any] = {} if shuffled is None else {"pile_after_step3": shuffled}
    order = tuple(reversed(range(players)))
    game = new_game(
        edition, players=players, order=order, market=market, pile=pile, seed=seed, **fixed
    )
    set_step(game, step)
    give(game, 0, money=500, cities=cities_in_play(game)[:cities])
    to_phase(game, "building")
    return game


def connect_one_more(game: Game) -> list[Any]:
    connected = len(owned(game, 0)["cities"])
    return game.apply(Build(0, cities_in_play(game)[connected]))


def refilled(game: Game) -> dict[str, int]:
    """Empty the resource market, go through phase 5, and see what was put there."""
    set_fuel(game, coal=0, oil=0, garbage=0, uranium=0)
    all_done(game, "bureaucracy")
    resources: dict[str, int] = game.snapshot()["resources"]
    return resources


BY_STEP_1 = {"coal": 4, "oil": 2, "garbage": 1, "uranium": 1}
BY_STEP_2 = {"coal": 5, "oil": 3, "garbage": 2, "uranium": 1}
BY_STEP_3 = {"coal": 3, "oil": 4, "garbage": 3, "uranium": 1}
"""The refill with three players."""


# --- T1: step 2 ----------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(("players", "needed"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_t1_step_2_starts_with_phase_5_once_a_player_has_enough_cities(edition, players, needed):
    game = leader_with(needed - 2, edition=edition, players=players)
    connect_one_more(game)
    all_done(game, "building")
    assert game.state.step == 1

    game = leader_with(needed - 1, edition=edition, players=players)
    connect_one_more(game)
    assert (game.state.phase, game.state.step) == ("building", 1)
    all_done(game, "building")
    assert (game.state.phase, game.state.step) == ("bureaucracy", 2)


@both_editions
def test_t1_the_smallest_plant_leaves_and_is_replaced(edition):
    game = leader_with(7, edition=edition)
    events = play(game, Done(0), Done(1), Done(2))
    assert CardRemoved(20, "step 2") in events
    assert market_rows(game) == ([21, 22, 23, 24], [25, 26, 27, 40])
    assert grid(game).pile == (42, 44, "step3")


@both_editions
def test_t1_it_happens_once(edition):
    game = leader_with(7, edition=edition)
    all_done(game, "building")
    all_done(game, "bureaucracy")
    market = grid(game).market
    to_phase(game, "building")
    events = play(game, *(Done(seat) for seat in reversed(game.state.order)))
    assert not [event for event in events if isinstance(event, CardRemoved | StepStarted)]
    assert (game.state.step, grid(game).market) == (2, market)


@both_editions
def test_t1_p4_3_a_second_house_not_before_phase_5(edition):
    game = leader_with(6, edition=edition)
    connect_one_more(game)
    game.apply(Done(0))
    give(game, 1, money=100)
    taken = owned(game, 0)["cities"][0]
    assert refused(game, Build(1, taken)) == "city_full"
    all_done(game, "building")
    to_phase(game, "building")
    game.apply(Done(0))
    game.apply(Build(1, taken))
    assert owned(game, 1)["money"] == 100 - 15


@both_editions
def test_t1_p5_2_the_refill_of_that_round_is_by_step_2(edition):
    game = leader_with(7, edition=edition)
    all_done(game, "building")
    assert refilled(game) == BY_STEP_2


# --- T2, T7: "Step 3" drawn in phase 2 -----------------------------------------------------


def step3_in_market(edition: str = "classic-2004", *, step: int = 2, pile=STEP3_ON_TOP) -> Game:
    """Phase 2: seat 2, first in order, has bought plant 20, and "Step 3" was drawn."""
    game = leader_with(0, edition=edition, step=step, pile=pile, shuffled=SHUFFLED)
    for seat in range(3):
        give(game, seat, money=100)
    to_auctions(game)
    buy_in_turn(game, 20)
    return game


@both_editions
@pytest.mark.parametrize("step", [1, 2])
def test_t2_step_3_lies_in_the_future_market_while_the_auctions_last(edition, step):
    game = step3_in_market(edition, step=step)
    assert market_rows(game) == ([21, 22, 23, 24], [25, 26, 27, "step3"])
    assert grid(game).pile == SHUFFLED
    assert game.state.step == step


@both_editions
def test_t2_drawing_goes_on_from_the_shuffled_pile(edition):
    game = step3_in_market(edition)
    buy_in_turn(game, 21)
    assert market_rows(game) == ([22, 23, 24, 25], [26, 27, 44, "step3"])
    assert grid(game).pile == (40, 42)


@both_editions
def test_t2_at_the_end_of_the_phase_it_leaves_with_the_smallest_plant(edition):
    game = step3_in_market(edition)
    events = play(game, Pass(1), Pass(0))
    assert CardRemoved(21, "step 3") in events
    assert StepStarted(3) in events
    assert (game.state.phase, game.state.step) == ("resources", 3)
    assert market_rows(game) == ([22, 23, 24, 25, 26, 27], [])
    assert grid(game).pile == SHUFFLED  # neither is replaced


def test_t2_p2_9_drawn_for_a_plant_that_nobody_bought():
    game = leader_with(0, step=2, pile=STEP3_ON_TOP, shuffled=SHUFFLED)
    to_auctions(game)
    all_pass(game)  # 20 leaves, "Step 3" is drawn, and leaves with 21
    assert (game.state.phase, game.state.step) == ("resources", 3)
    assert market_rows(game) == ([22, 23, 24, 25, 26, 27], [])


def test_t2_p4_3_the_third_house_in_phase_4_of_the_same_round():
    game = step3_in_market()
    all_pass(game)
    all_done(game, "resources")
    city = cities_in_play(game)[0]
    give(game, 1, cities=[city])
    give(game, 2, cities=[city])
    game.apply(Build(0, city))
    assert owned(game, 0)["money"] == 100 - 20


@pytest.mark.parametrize("seed", range(3))
def test_t2_the_pile_is_shuffled_when_step_3_is_drawn(seed):
    below = tuple(range(28, 41))
    game = leader_with(0, step=2, pile=("step3", *below), seed=seed)
    to_auctions(game)
    game.apply(Open(2, 20, 20))
    events = play(game, Pass(0), Pass(1))
    assert PileShuffled() in events
    assert grid(game).pile != below
    assert sorted(map(int, grid(game).pile)) == list(below)


@both_editions
def test_t7_step_3_cannot_be_bought(edition):
    game = step3_in_market(edition)
    assert refused(game, Open(1, "step3", 100)) == "not_for_sale"


@both_editions
def test_t7_step_3_stays_behind_the_plants_of_a_small_market(edition):
    game = step3_in_market(edition, pile=("step3",))
    grid(game).market = (21, 22, 23)
    assert market_rows(game) == ([21, 22, 23], ["step3"])
    assert refused(game, Open(1, "step3", 100)) == "not_for_sale"
    buy_in_turn(game, 22)
    assert market_rows(game) == ([21, 23], ["step3"])


@both_editions
def test_t7_p4_6_step_3_is_not_too_small(edition):
    pile = ("step3", 44, 12, 11)
    game = leader_with(13, edition=edition, step=2, pile=pile, shuffled=(11, 12, 44))
    give(game, 1, money=100)
    to_auctions(game)
    buy_in_turn(game, 20, 21)  # 11 and 12 are drawn for 21 and are too small
    assert market_rows(game) == ([22, 23, 24, 25], [26, 27, 44, "step3"])


# --- T3: "Step 3" drawn in phase 4 ---------------------------------------------------------


def step3_in_phase_4(edition: str, *, cities: int = 9, step: int = 2) -> Game:
    """Seat 0 has built one city more, and "Step 3" was drawn for a plant that is too small."""
    game = leader_with(
        cities,
        edition=edition,
        step=step,
        market=(cities + 1, *MARKET[:7]),
        pile=STEP3_ON_TOP,
        shuffled=SHUFFLED,
    )
    connect_one_more(game)
    return game


@both_editions
def test_t3_it_leaves_at_once_with_the_smallest_plant(edition):
    game = step3_in_phase_4(edition)
    assert market_rows(game) == ([21, 22, 23, 24], [25, 26])
    assert grid(game).pile == SHUFFLED
    assert (game.state.phase, game.state.step, game.current) == ("building", 2, 0)


@both_editions
def test_t3_step_3_starts_with_phase_5(edition):
    game = step3_in_phase_4(edition)
    all_done(game, "building")
    assert (game.state.phase, game.state.step) == ("bureaucracy", 3)
    assert market_rows(game) == ([21, 22, 23, 24, 25, 26], [])
    assert refilled(game) == BY_STEP_3
    assert market_rows(game) == ([22, 23, 24, 25, 26, 44], [])  # P5.3 as in step 3
    assert grid(game).pile == (40, 42)


@both_editions
def test_t3_p4_3_no_third_house_before_step_3_starts(edition):
    game = step3_in_phase_4(edition)
    city = cities_in_play(game)[20]
    give(game, 1, cities=[city])
    give(game, 2, cities=[city])
    assert refused(game, Build(0, city)) == "city_full"


@both_editions
def test_t3_p4_6_later_replacements_come_from_the_shuffled_pile(edition):
    game = leader_with(
        8,
        edition=edition,
        step=2,
        market=(9, 10, 11, *MARKET[:5]),
        pile=STEP3_ON_TOP,
        shuffled=SHUFFLED,
    )
    connect_one_more(game)  # 9 is too small; "Step 3" leaves with 10
    assert market_rows(game) == ([11, 20, 21, 22], [23, 24])
    connect_one_more(game)
    connect_one_more(game)  # 11 is too small
    assert market_rows(game) == ([20, 21, 22, 23], [24, 44])


# --- T4: "Step 3" drawn for step 2, or in phase 5 ------------------------------------------


@both_editions
def test_t4_drawn_as_the_replacement_for_step_2_step_3_starts_with_this_phase_5(edition):
    game = leader_with(7, edition=edition, pile=STEP3_ON_TOP, shuffled=SHUFFLED)
    events = play(game, Done(0), Done(1), Done(2))  # 20 leaves for step 2, 21 with "Step 3"
    steps = [event for event in events if isinstance(event, StepStarted)]
    assert steps == [StepStarted(2), StepStarted(3)]
    assert (game.state.phase, game.state.step) == ("bureaucracy", 3)
    assert market_rows(game) == ([22, 23, 24, 25, 26, 27], [])
    assert grid(game).pile == SHUFFLED

    assert refilled(game) == BY_STEP_3
    assert (game.state.phase, game.state.round, game.state.step) == ("auction", 2, 3)
    assert market_rows(game) == ([23, 24, 25, 26, 27, 44], [])  # P5.3 as in step 3: not 27 but 22
    assert grid(game).pile == (40, 42)


def test_t4_pr2_after_the_auction_of_a_card_drawn_for_step_2():
    """The transformer station is drawn for plant 20 and auctioned at once, "Step 3" after it."""
    pile = ("transformer-station", *STEP3_ON_TOP)
    game = leader_with(7, edition="classic-2009", pile=pile, shuffled=SHUFFLED)
    for seat, plant in enumerate((3, 4, 5)):
        give(game, seat, plants=[plant])
    all_done(game, "building")
    assert (game.snapshot()["auction"]["card"], game.state.step) == ("transformer-station", 2)
    play(game, Pass(2), Pass(0), Pass(1))
    assert (game.snapshot()["auction"], game.state.step) == (None, 3)
    assert refilled(game) == BY_STEP_3


@both_editions
def test_t4_p5_3_drawn_at_the_end_of_the_phase(edition):
    game = leader_with(8, edition=edition, step=2, pile=STEP3_ON_TOP, shuffled=(27, *SHUFFLED))
    all_done(game, "building")
    assert refilled(game) == BY_STEP_2
    assert (game.state.phase, game.state.round, game.state.step) == ("auction", 2, 3)
    assert market_rows(game) == ([21, 22, 23, 24, 25, 26], [])  # 20 left with "Step 3"
    assert grid(game).pile == (27, *SHUFFLED)


@both_editions
def test_t4_p5_3_step_3_starts_with_the_next_phase_1_and_not_before(edition):
    game = leader_with(8, edition=edition, step=2, pile=STEP3_ON_TOP)
    all_done(game, "building")
    events = play(game, *(Run(seat, ()) for seat in (2, 1, 0)))
    drawn, begun = events.index(CardRemoved("step3", "step 3")), events.index(StepStarted(3))
    assert drawn < begun < events.index(RoundStarted(2))


# --- T5: step 3 ----------------------------------------------------------------------------


@both_editions
def test_t5_all_six_plants_are_up_for_auction(edition):
    game = leader_with(0, edition=edition, pile=(40, 42, 44))
    set_step(game, 3)
    to_auctions(game)
    give(game, 2, money=100)
    assert market_rows(game) == ([22, 23, 24, 25, 26, 27], [])
    buy_in_turn(game, 27)
    assert market_rows(game) == ([22, 23, 24, 25, 26, 40], [])


# --- T6: "Step 3" before step 2 ------------------------------------------------------------


@both_editions
def test_t6_in_phase_2_step_3_follows_step_1(edition):
    game = step3_in_market(edition, step=1)
    events = play(game, Pass(1), Pass(0))
    assert [event for event in events if isinstance(event, StepStarted)] == [StepStarted(3)]
    assert market_rows(game) == ([22, 23, 24, 25, 26, 27], [])  # 21 left, and no other plant


@both_editions
def test_t6_in_phase_4_step_3_follows_step_1(edition):
    game = step3_in_phase_4(edition, cities=5, step=1)
    assert game.state.step == 1
    events = play(game, Done(0), Done(1), Done(2))
    assert [event for event in events if isinstance(event, StepStarted)] == [StepStarted(3)]
    assert market_rows(game) == ([21, 22, 23, 24, 25, 26], [])  # nothing left for step 2
    assert refilled(game) == BY_STEP_3


@both_editions
@pytest.mark.parametrize("cities", [6, 5])
def test_t6_the_seventh_city_in_that_phase_4_carries_out_the_change_of_step_2(edition, cities):
    """With the city for which "Step 3" was drawn (6 before), or later in the phase (5)."""
    game = step3_in_phase_4(edition, cities=cities, step=1)
    while len(owned(game, 0)["cities"]) < 7:
        connect_one_more(game)
    assert (game.state.step, market_rows(game)) == (1, ([21, 22, 23, 24], [25, 26]))

    events = play(game, Done(0), Done(1), Done(2))
    assert CardRemoved(21, "step 2") in events
    assert [event for event in events if isinstance(event, StepStarted)] == [StepStarted(3)]
    assert (game.state.phase, game.state.step) == ("bureaucracy", 3)
    assert market_rows(game) == ([22, 23, 24, 25, 26, 44], [])  # replaced from the shuffled pile
    assert refilled(game) == BY_STEP_3
    assert market_rows(game) == ([23, 24, 25, 26, 40, 44], [])


@both_editions
def test_t6_the_seventh_city_in_a_later_round_changes_nothing(edition):
    game = step3_in_phase_4(edition, cities=5, step=1)
    all_done(game, "building")
    all_done(game, "bureaucracy")
    to_phase(game, "building")
    play(game, *(Done(seat) for seat in reversed(game.state.order) if seat != 0))
    connect_one_more(game)
    market = grid(game).market
    all_done(game, "building")
    assert (game.state.phase, game.state.step, grid(game).market) == ("bureaucracy", 3, market)


@both_editions
def test_t6_in_phase_5_step_3_follows_step_1(edition):
    game = leader_with(3, edition=edition, pile=STEP3_ON_TOP)
    all_done(game, "building")
    assert refilled(game) == BY_STEP_1
    assert (game.state.round, game.state.step) == (2, 3)
    assert market_rows(game) == ([21, 22, 23, 24, 25, 26], [])


@both_editions
def test_t6_the_seventh_city_changes_nothing_after_an_early_step_3(edition):
    game = leader_with(6, edition=edition, step=3, pile=(40, 42, 44))
    connect_one_more(game)
    all_done(game, "building")
    assert game.state.step == 3
    assert market_rows(game) == ([22, 23, 24, 25, 26, 27], [])
