"""M1: what a board changes about the plants at the start, and about those that wait for step 2."""

from typing import Any

import pytest

from powergrid_qt.engine import STEP3, Game, SetupError
from powergrid_qt.engine.events import CardsLaid
from powergrid_qt.engine.moves import Build, Open, Pass
from tests.engine.positions import (
    all_done,
    all_pass,
    arrange,
    cities_in_play,
    give,
    grid,
    play,
    removals,
    to_phase,
    whole_market,
)
from tests.engine.seven_boards import (
    BRAZIL,
    COUNTS,
    EDITIONS,
    FRANCE,
    NEW,
    OLD,
    QUEBEC,
    SPAIN,
    WIND,
    on,
    phase2,
)


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_m1_1_m_fr2_plant_13_is_not_in_the_game_on_france(edition: str) -> None:
    for seed in range(8):
        state = grid(on(FRANCE, edition, 5, seed=seed))
        assert 13 not in (*state.market, *state.pile, *state.removed)
    assert grid(on(FRANCE, OLD)).pile[0] == 11


@pytest.mark.parametrize(
    ("board", "edition", "skip", "top"),
    [
        (FRANCE, OLD, 0, (11,)),
        (BRAZIL, OLD, 0, (13, 14)),
        (QUEBEC, OLD, 0, (13, 18, 22)),
        (QUEBEC, NEW, 1, (18, 22)),
        (SPAIN, OLD, 0, (13,)),
    ],
)
def test_m1_2_m_br2_m_qc2_m_qc4_cards_lie_on_the_pile_in_their_order(
    board: str, edition: str, skip: int, top: tuple[int, ...]
) -> None:
    for players in COUNTS:
        for seed in range(5):
            state = grid(on(board, edition, players, seed=seed))
            assert state.pile[skip : skip + len(top)] == top
            if skip:
                assert state.rules.back_of(state.pile) == "plug", "the card set aside lies above"


def test_m1_2_all_know_what_was_laid_on_the_pile() -> None:
    game = on(BRAZIL, OLD, 3, seed=4)
    state = grid(game)
    assert state.rules.known_top(state, 0) == 13
    state.pile = state.pile[1:]
    assert state.rules.known_top(state, 0) == 14
    state.pile = state.pile[1:]
    assert state.rules.known_top(state, 0) is None


@pytest.mark.parametrize(
    ("board", "edition", "spared"),
    [
        (BRAZIL, OLD, (6, 14, 19, 24, 30, 38)),
        (BRAZIL, NEW, (6, 14, 19, 24, 30, 38)),
        (QUEBEC, OLD, WIND),
        (QUEBEC, NEW, WIND),
    ],
)
def test_m1_3_m_br2_m_br4_m_qc2_m_qc4_some_are_never_removed_unseen(
    board: str, edition: str, spared: tuple[int, ...]
) -> None:
    for players in (2, 3, 4):
        for seed in range(10):
            state = grid(on(board, edition, players, seed=seed))
            assert set(spared) <= {*state.market, *state.pile}
            assert len(state.removed) == {2: 8, 3: 8, 4: 4}[players] - 2 * (
                edition == NEW and players == 2
            )


@pytest.mark.parametrize(("board", "plants"), [(FRANCE, (11,)), (BRAZIL, (6, 14))])
def test_m1_4_m1_6_m_fr7_m_br4_some_lie_in_the_market_from_the_start(
    board: str, plants: tuple[int, ...]
) -> None:
    others = set()
    for seed in range(10):
        state = grid(on(board, NEW, 3, seed=seed))
        assert set(plants) <= set(state.market) <= set(range(3, 16))
        assert state.market == tuple(sorted(state.market))
        others |= {*state.market} - {*plants}
    assert len(others) > 8, "the rest is drawn"


@pytest.mark.parametrize(("players", "plugs"), [(2, 4), (3, 3), (4, 4), (5, 4)])
def test_m_fr7_fewer_small_plants_are_removed(players: int, plugs: int) -> None:
    state = grid(on(FRANCE, NEW, players))
    backs = [state.rules.edition.plants[card].back for card in state.pile[:-1]]
    assert backs.count("plug") == plugs


def spain(edition: str, pile: Any, market: Any = (20, 21, 25, 26, 28, 29, 30, 31)) -> Game:
    game = on(SPAIN, edition, 3)
    arrange(game, market=market, pile=pile)
    give(game, 0, cities=cities_in_play(game)[:7])
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_m1_5_m_sp3_m_sp4_three_wind_plants_wait_for_step_2(edition: str) -> None:
    game = spain(edition, (40, 42, STEP3))
    state = grid(game)
    assert game.snapshot()["waiting"] == [18, 22, 27]
    assert not {18, 22, 27} & {*state.market, *state.pile, *state.removed}
    to_phase(game, "building")
    all_done(game, "building")
    assert state.step == 2
    assert whole_market(game) == [18, 21, 25, 26, 28, 29, 30, 31]
    assert state.pile == (22, 27, 40, 42, STEP3)
    assert [e.cards for e in game.events if isinstance(e, CardsLaid)] == [(18, 22, 27)]
    assert state.rules.known_top(state, 1) == 22
    assert "waiting" not in game.snapshot()


def test_m1_5_classic_step_3_after_step_1_leaves_them_out() -> None:
    game = phase2(SPAIN, (20, 21, 25, 26, 28, 29, 30, 31), (STEP3, 40, 42, 44))
    give(game, 0, money=99)
    play(game, Open(0, 20, 20), Pass(1), Pass(2), Pass(1), Pass(2))
    assert grid(game).step == 3
    assert grid(game).waiting == (18, 22, 27)
    assert not {18, 22, 27} & {*grid(game).market, *grid(game).pile}


def test_m1_5_classic_both_in_one_phase_4_they_go_on_the_shuffled_pile() -> None:
    game = on(SPAIN, OLD, 3)
    arrange(game, market=(7, 21, 25, 26, 28, 29, 30, 31), pile=(STEP3, 40, 42))
    give(game, 2, money=999, cities=cities_in_play(game)[:6])
    to_phase(game, "building")
    events = play(game, Build(2, cities_in_play(game)[6]))
    assert [card for card, _ in removals(events)] == [7, 21, STEP3]
    all_done(game, "building")
    assert grid(game).step == 3
    assert 18 in whole_market(game)
    assert grid(game).pile[:2] == (22, 27)


def test_m1_5_recharged_step_3_in_step_1_lays_them_on_the_shuffled_pile_first() -> None:
    game = phase2(SPAIN, (20, 21, 25, 26, 28, 29, 30, 31), (STEP3, 40, 42, 44), NEW)
    give(game, 0, money=99)
    play(game, Open(0, 21, 21), Pass(1), Pass(2))
    all_pass(game)
    state = grid(game)
    assert state.step == 3
    assert state.pile[:2] == (22, 27)
    assert 18 not in whole_market(game), "the replacement, and then the smallest with Step 3"


def test_m1_5_first_game_they_stay_out() -> None:
    game = on(SPAIN, OLD, 3, beginner=True)
    give(game, 0, cities=cities_in_play(game)[:6])
    to_phase(game, "building")
    all_done(game, "building")
    assert grid(game).waiting == (18, 22, 27)


@pytest.mark.parametrize("card", [18, 13])
def test_m1_5_m1_1_a_set_up_that_names_them_is_refused(card: int) -> None:
    """What waits for step 2 may lie in the pile when that is shuffled for step 3, and so be named
    there: it came on the pile before, unless T6 lays it on the shuffled one."""
    board = SPAIN if card == 18 else FRANCE
    setups: list[dict[str, Any]] = [{"pile": (card, STEP3)}, {"market": (card, *range(3, 10))}]
    if board == FRANCE:
        setups.append({"pile_after_step3": (card,)})
    else:
        on(board, OLD, pile_after_step3=(card,))
    for setup in setups:
        with pytest.raises(SetupError, match="is not dealt on this board"):
            on(board, OLD, **setup)


def test_m1_5_pr5_the_spy_sees_the_new_top_card_at_once() -> None:
    game = on(SPAIN, OLD, 3, promo=["industrial-espionage"])
    give(game, 0, cards=["industrial-espionage"], cities=cities_in_play(game)[:7])
    arrange(game, market=(20, 21, 25, 26, 28, 29, 30, 31), pile=(40, STEP3))
    to_phase(game, "building")
    all_done(game, "building")
    assert game.view_for(0)["top_card"] == 22
