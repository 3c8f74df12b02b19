"""M3: what a board changes about the plants that leave at the end of a round."""

from typing import Any

import pytest

from powergrid_qt.engine import STEP3, CardId, Game
from powergrid_qt.engine.events import CardBuried
from powergrid_qt.engine.moves import Open, Pass
from tests.engine.positions import (
    all_done,
    all_pass,
    arrange,
    cities_in_play,
    give,
    grid,
    market_rows,
    play,
    removals,
    set_step,
    to_phase,
    whole_market,
)
from tests.engine.seven_boards import BENELUX, NEW, OLD, QUEBEC, WIND, on, phase2


def to_turnover(game: Game) -> list[Any]:
    """Phase 5 from its last task on; the events of all of it."""
    before = len(game.events)
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    return game.events[before:]


MARKET = (20, 21, 24, 25, 26, 28, 30, 31)


@pytest.mark.parametrize("step", [1, 2])
def test_m3_1_m_bx2_smallest_and_largest_go_before_two_are_drawn(step: int) -> None:
    game = on(BENELUX, OLD, 3)
    arrange(game, market=MARKET, pile=(40, 42, 44, STEP3), step=step)
    events = to_turnover(game)
    assert removals(events) == [(20, "M3.1")]
    assert [e.card for e in events if isinstance(e, CardBuried)] == [31]
    assert whole_market(game) == [21, 24, 25, 26, 28, 30, 40, 42]
    assert grid(game).pile == (44, STEP3, 31)


def test_m3_1_not_in_step_3() -> None:
    game = on(BENELUX, OLD, 3)
    arrange(game, market=MARKET[:6], pile=(40, 42), step=3)
    events = to_turnover(game)
    assert removals(events) == [(20, "P5.3")]
    assert not [e for e in events if isinstance(e, CardBuried)]


@pytest.mark.parametrize("pile", [(STEP3, 40), (40, STEP3)])
def test_m3_1_t4_with_step_3_the_market_is_filled_to_six(pile: tuple[CardId, ...]) -> None:
    """One more is drawn after "Step 3" as the first card, none after it as the second."""
    game = on(BENELUX, OLD, 3)
    arrange(game, market=MARKET, pile=pile, step=2)
    events = to_turnover(game)
    assert removals(events) == [(20, "M3.1"), (21, "step 3"), (STEP3, "step 3")]
    assert grid(game).step == 3
    assert (len(whole_market(game)), len(grid(game).pile)) == (6, 1)


def test_m3_1_r15_step_3_as_the_replacement_of_step_2_leaves_six_to_turn_over() -> None:
    game = on(BENELUX, NEW, 3)
    arrange(game, market=MARKET, pile=(STEP3, 40, 42))
    give(game, 0, cities=cities_in_play(game)[:7])
    to_phase(game, "building")
    all_done(game, "building")
    assert whole_market(game) == [24, 25, 26, 28, 30, 31]
    before = len(game.events)
    all_done(game, "bureaucracy")
    assert removals(game.events[before:]) == [(24, "M3.1")]
    assert grid(game).pile == (31,), "two were drawn"


@pytest.mark.parametrize(("sold", "left"), [(True, [(21, "M3.1")]), (False, [])])
def test_m3_1_m_bx4_recharged_only_if_the_discounted_plant_did_not_leave(
    sold: bool, left: list[tuple[int, str]]
) -> None:
    game = phase2(BENELUX, MARKET, (40, 42, 44, 46, STEP3), NEW)
    if sold:
        play(game, Open(0, 20, 1), Pass(1), Pass(2))
    all_pass(game)
    all_done(game, "resources")
    all_done(game, "building")
    before = len(game.events)
    all_done(game, "bureaucracy")
    assert removals(game.events[before:]) == left


def test_m3_1_r10_a_replacement_that_leaves_does_not_count() -> None:
    game = phase2(BENELUX, MARKET, (4, 40, 42, 44, 46, STEP3), NEW)
    give(game, 0, money=99)
    play(game, Open(0, 21, 21), Pass(1), Pass(2))
    all_pass(game)
    assert grid(game).discount_left is False


def test_m3_2_m_qc3_no_wind_plant_goes_under_the_pile() -> None:
    game = on(QUEBEC, OLD, 3)
    arrange(game, market=(10, 11, 12, 15, 18, 22, 33, 37), pile=(40, 42, STEP3))
    events = to_turnover(game)
    assert [e.card for e in events if isinstance(e, CardBuried)] == [15], "of the current market"
    arrange(game, market=WIND, pile=(40, STEP3))
    grid(game).places = 7
    events = to_turnover(game)
    assert not [e for e in events if isinstance(e, CardBuried)]


@pytest.mark.parametrize("step", [2, 3])
def test_m3_2_p2_9_other_removals_take_them_as_any_other(step: int) -> None:
    game = phase2(QUEBEC, (13, 18, 22, 27, 33, 37, 44, 50)[: 8 if step == 2 else 6], (40, STEP3))
    if step == 3:
        set_step(game, 3)
    events = play(game, Pass(0), Pass(1), Pass(2))
    assert removals(events)[0] == (13, "P2.9")


def test_m3_3_m3_4_m_bx2_a_fifth_wind_plant_is_up_for_auction() -> None:
    game = phase2(BENELUX, (10, 11, 12, 15, 18, 22, 30, 31), (40, 42, 44, STEP3))
    assert market_rows(game) == ([10, 11, 12, 15, 18], [22, 30, 31]), "the sixth never"
    give(game, 0, money=99)
    play(game, Open(0, 18, 18), Pass(1), Pass(2))
    assert market_rows(game) == ([10, 11, 12, 15, 22], [30, 31, 40])
    for plant in grid(game).rules.edition.plants.values():
        assert (plant.id in grid(game).rules.lifted) is (plant.id in WIND)


def test_m3_3_while_a_scrap_is_awaited_the_fifth_of_seven_counts() -> None:
    game = phase2(BENELUX, (10, 11, 12, 15, 20, 22, 30, 31), (40, 42, 44, STEP3))
    give(game, 0, money=99, plants=[3, 4, 5])
    play(game, Open(0, 10, 10), Pass(1), Pass(2))
    assert market_rows(game) == ([11, 12, 15, 20, 22], [30, 31])


def test_m3_3_t2_also_while_step_3_lies_in_the_market_and_not_after() -> None:
    game = phase2(BENELUX, (10, 11, 12, 15, 20, 22, 30, 31), (STEP3, 40))
    give(game, 0, money=99)
    play(game, Open(0, 10, 10), Pass(1), Pass(2))
    assert market_rows(game) == ([11, 12, 15, 20, 22], [30, 31, STEP3])
    all_pass(game)
    assert market_rows(game)[1] == []


def test_m3_3_tr3_the_trust_may_take_the_lifted_one() -> None:
    game = phase2(BENELUX, (10, 11, 12, 15, 18, 22, 30, 31), (40, 42, STEP3), NEW, players=2)
    assert grid(game).rules.trust_choice(grid(game)) == 18
    play(game, Pass(0))
    assert grid(game).trust is not None
    assert grid(game).trust.plants == (18,)  # type: ignore[union-attr]
