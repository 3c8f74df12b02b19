"""M0-M6 and what each of the seven boards of the expansions changes."""

import random
from typing import Any

import pytest

from powergrid_qt.engine import STEP3, CardId, Game, GameConfig, SetupError, load_board
from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.edition import edition_data, edition_facts, merged_data
from powergrid_qt.engine.events import CardBuried, CardsLaid, FuelPhasedOut
from powergrid_qt.engine.moves import Bid, Build, Open, Pass, PickRegion
from powergrid_qt.engine.network import connected_choices
from powergrid_qt.engine.own_boards import players_by_edition
from powergrid_qt.engine.schema import DataError
from tests.engine.positions import (
    all_done,
    all_pass,
    arrange,
    buying,
    cities_in_play,
    give,
    grid,
    in_auctions,
    market_rows,
    new_game,
    owned,
    play,
    refused,
    removals,
    running,
    seats,
    set_fuel,
    set_step,
    to_auctions,
    to_phase,
    token_prices,
    whole_market,
)
from tests.own_boards import sicily

FRANCE, ITALY, BENELUX, CENTRAL = "france", "italy", "benelux", "central-europe"
BRAZIL, SPAIN, QUEBEC = "brazil", "spain-portugal", "quebec"
SEVEN = (FRANCE, ITALY, BENELUX, CENTRAL, BRAZIL, SPAIN, QUEBEC)
EDITIONS = ("classic-2004", "classic-2009", "recharged-2019")
NEW, OLD = "recharged-2019", "classic-2009"
COUNTS = (2, 3, 4, 5, 6)
WIND = (13, 18, 22, 27, 33, 37, 44)
USUAL = {"classic": (26, 26, 30, 34, 34), "recharged": (28, 26, 30, 34, 34)}
PILES = {  # without "Step 3" and promo cards, for 2 to 6 players
    **dict.fromkeys(SEVEN, USUAL),
    FRANCE: {"classic": (25, 25, 29, 33, 33), "recharged": (28, 26, 30, 33, 33)},
    SPAIN: {"classic": (23, 23, 27, 31, 31), "recharged": (25, 23, 27, 31, 31)},
}
START = {
    FRANCE: (24, 18, 6, 8),
    ITALY: (18, 15, 12, 2),
    BENELUX: (18, 24, 6, 2),
    CENTRAL: (24, 18, 6, 5),
    BRAZIL: (24, 18, 6, 2),
    SPAIN: (24, 18, 9, 8),
    QUEBEC: (21, 21, 6, 2),
}
SETS = {  # of three, four and five regions
    FRANCE: (15, 15, 6),
    ITALY: (6, 6, 4),
    BENELUX: (6, 4, 1),
    CENTRAL: (12, 12, 6),
    BRAZIL: (13, 12, 6),
    SPAIN: (13, 12, 6),
    QUEBEC: (10, 8, 4),
}
FUELS = ("coal", "oil", "garbage", "uranium")
REFILL = {  # steps 1, 2, 3 for 2 to 6 players
    BENELUX: ("224 234 345 456 567", "343 453 564 575 796", "123 223 234 335 356"),
    CENTRAL: ("453 563 675 785 8a6", "123 223 234 345 456", "133 133 244 345 366"),
    BRAZIL: ("123 123 234 335 356", "343 453 564 575 796", "224 234 345 456 567"),
    SPAIN: ("342 452 463 473 684", "235 245 356 467 579", "123 123 234 335 356"),
    QUEBEC: ("333 443 544 555 766", "223 233 344 454 565", "123 123 234 335 356"),
}
URANIUM = {
    **dict.fromkeys((BENELUX, BRAZIL, QUEBEC), "111 111 122 232 233"),
    CENTRAL: "111 111 121 222 232",
    SPAIN: "021 021 041 051 052",
}


def on(board: str, edition: str = OLD, players: int = 3, **setup: Any) -> Game:
    return new_game(edition, board, players, **setup)


def phase2(board: str, market: Any, pile: Any, edition: str = OLD, **more: Any) -> Game:
    return in_auctions(edition, board, market=market, pile=pile, **more)


def plants_in(pile: tuple[CardId, ...]) -> list[int]:
    return [card for card in pile if isinstance(card, int)]


def to_turnover(game: Game) -> list[Any]:
    """Phase 5 from its last task on; the events of all of it."""
    before = len(game.events)
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    return game.events[before:]


# -- M0: all seven --------------------------------------------------------------------------------


@pytest.mark.parametrize("board", SEVEN)
@pytest.mark.parametrize("edition", EDITIONS)
def test_m0_1_m1_7_m5_4_each_board_with_three_editions(board: str, edition: str) -> None:
    deck = edition.partition("-")[0]
    three_four_five = SETS[board]
    for players, pile in zip(COUNTS, PILES[board][deck], strict=True):
        game = on(board, edition, players, seed=players)
        state = grid(game)
        assert len(plants_in(state.pile)) == pile
        assert len(state.market) == 8
        assert tuple(state.fuel) == START[board]
        count = {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}[players]
        assert len(state.regions) == count
        assert len(connected_choices(load_board(board), count)) == three_four_five[count - 3]


@pytest.mark.parametrize("board", SEVEN)
def test_m0_1_not_with_the_deluxe_edition(board: str) -> None:
    assert board not in edition_data("deluxe-2014")["boards"]
    with pytest.raises(SetupError, match="is not played on"):
        on(board, "deluxe-2014")


@pytest.mark.parametrize("board", SEVEN)
@pytest.mark.parametrize("edition", EDITIONS)
def test_m0_2_m0_3_thresholds_are_the_editions(board: str, edition: str) -> None:
    home = next(iter(edition_data(edition)["boards"]))
    here, there = edition_facts(edition, board), edition_facts(edition, home)
    for key in ("step2_cities", "end_cities", "slots", "payout", "start_money", "houses", "trust"):
        assert getattr(here, key) == getattr(there, key)
    assert on(board, edition, 2).state.rules.has_trust is (edition == NEW)


@pytest.mark.parametrize("board", SEVEN)
@pytest.mark.parametrize("edition", EDITIONS)
def test_m0_4_a_table_that_a_board_does_not_name_is_the_editions(board: str, edition: str) -> None:
    home = next(iter(edition_data(edition)["boards"]))
    usual = merged_data(edition, home)["fuel_market"]["refill"]
    found = merged_data(edition, board)["fuel_market"]["refill"]
    if board not in REFILL:
        assert found == usual
        return
    for fuel, rows in zip(FUELS, (*REFILL[board], URANIUM[board]), strict=True):
        told = [[int(step, 16) for step in row] for row in rows.split()]
        assert [found[fuel][str(players)] for players in COUNTS] == told


# -- M1: the opening ------------------------------------------------------------------------------


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
    board = SPAIN if card == 18 else FRANCE
    setups: list[dict[str, Any]] = [{"pile": (card, STEP3)}, {"pile_after_step3": (card,)}]
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


# -- M2: plants that need a city ------------------------------------------------------------------


EASTERN = frozenset({"czechia", "slovakia", "hungary"})


def nuclear(edition: str = OLD, players: int = 3, **more: Any) -> Game:
    """Phase 2 with two nuclear plants up for auction, where cities of both kinds are in play."""
    count = {2: 3, 3: 3, 4: 4}[players]
    mixed = (a for a in connected_choices(load_board(CENTRAL), count) if not a <= EASTERN)
    regions = sorted(next(area for area in mixed if area & EASTERN))
    market, pile = (11, 15, 16, 17, 20, 21, 25, 26), (30, 31, 32, 36, 38, STEP3)
    return phase2(CENTRAL, market, pile, edition, players=players, regions=regions, **more)


def a_city(game: Game, regions: frozenset[str], inside: bool) -> str:
    board = load_board(grid(game).rules.board.id)
    return next(c for c in cities_in_play(game) if (board.city(c).region in regions) is inside)


def test_m2_1_m2_2_m_ce2_without_a_city_there_no_nuclear_plant() -> None:
    game = nuclear()
    give(game, 0, money=99, cities=[a_city(game, EASTERN, inside=False)])
    give(game, 1, money=99, cities=[a_city(game, EASTERN, inside=True)])
    options = game.legal_moves
    assert isinstance(options, OpeningOptions)
    assert [card for card, _ in options.offers] == [15, 16]
    assert options.cheapest == 15
    assert refused(game, Open(0, 11, 11)) == "plant_needs_city"
    reason = game.why_not(Open(0, 11, 11))
    assert reason is not None
    assert "11 can only be bought with a city in " in str(reason)
    play(game, Open(0, 15, 15), Pass(1), Pass(2))
    play(game, Open(1, 11, 11))
    assert owned(game, 1)["plants"] == [11], "nobody else may bid: bought at once"
    assert owned(game, 1)["money"] == 88


def test_m2_1_who_may_not_bid_counts_as_having_passed_but_stays_in_the_phase() -> None:
    game = nuclear(players=4)
    there = a_city(game, EASTERN, inside=True)
    for seat in (0, 1):
        give(game, seat, money=99)
        state = grid(game)
        state.players[seat].cities = (state.rules.board.city_index[there],)
    play(game, Open(0, 11, 11))
    assert game.snapshot()["auction"]["in"] == [0, 1]
    play(game, Bid(1, 12), Pass(0))
    assert owned(game, 1)["plants"] == [11]
    play(game, Open(0, 15, 15))
    assert game.snapshot()["auction"]["in"] == [0, 2, 3]


def test_m2_1_the_last_one_left_takes_only_other_plants() -> None:
    game = nuclear()
    play(game, Pass(0), Pass(1))
    assert refused(game, Open(2, 11, 11)) == "plant_needs_city"
    play(game, Open(2, 15, 15))


def test_m2_2_m2_4_in_round_1_nobody_can_and_who_may_open_for_none_passes() -> None:
    game = nuclear()
    to_auctions(game, 1)
    assert refused(game, Pass(0)) == "must_buy"
    arrange(game, market=(11, 17, 23, 28, 30, 31, 32, 36))
    play(game, Pass(0))
    assert game.current == 1


def test_m2_2_pr3_the_theme_park_lies_in_no_region() -> None:
    game = nuclear(promo=["theme-park"])
    give(game, 0, cards=["theme-park"], money=99)
    assert refused(game, Open(0, 11, 11)) == "plant_needs_city"


def test_m2_3_who_owns_one_runs_it_for_every_city() -> None:
    game = nuclear()
    give(game, 0, plants=[11], tokens={"uranium": 1}, cities=[a_city(game, EASTERN, inside=False)])
    to_phase(game, "bureaucracy")
    play(game, running(0, {11: {"uranium": 1}}))
    assert owned(game, 0)["money"] == 50 + 22


def test_m2_4_p2_9_plants_that_nobody_may_buy_count_as_unsold() -> None:
    game = nuclear()
    arrange(game, market=(11, 17, 23, 28, 30, 31, 32, 36), pile=(40, 42, STEP3))
    events = play(game, Pass(0), Pass(1), Pass(2))
    assert removals(events) == [(11, "P2.9")]


def test_m2_5_pr1_the_flux_generator_is_free_for_all() -> None:
    game = nuclear(promo=["flux-generator"])
    arrange(game, market=("flux-generator", 34, 35, 36, 37, 38, 39, 40))
    give(game, 0, money=99)
    assert game.why_not(Open(0, "flux-generator", 33)) is None
    assert refused(game, Open(0, 34, 34)) == "plant_needs_city"


def test_m2_6_the_trust_is_not_bound() -> None:
    game = nuclear(NEW, players=2)
    arrange(game, market=(15, 16, 20, 23, 25, 26, 30, 31), pile=(40, 42, STEP3))
    to_auctions(game)
    play(game, Pass(0))
    assert grid(game).trust is not None
    assert grid(game).trust.plants == (23,)  # type: ignore[union-attr]


def test_m_sp2_portugal_alone_is_not_enough() -> None:
    game = phase2(SPAIN, (11, 15, 16, 17, 20, 21, 25, 26), (30, 31, STEP3), players=6)
    board = load_board(SPAIN)
    regions = {region.id for region in board.regions}
    assert len(grid(game).rules.needs[11]) == 5
    [portugal] = regions - set(grid(game).rules.needs[11])
    give(game, 0, money=99)
    assert refused(game, Open(0, 11, 11)) == "plant_needs_city"
    city = next((c for c in cities_in_play(game) if board.city(c).region != portugal), None)
    assert city is not None
    give(game, 0, cities=[city])
    assert game.why_not(Open(0, 11, 11)) is None


# -- M3: the turnover -----------------------------------------------------------------------------


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


# -- M4: fuel for less ----------------------------------------------------------------------------


def with_wien(tokens: int) -> Game:
    game = on(CENTRAL, OLD, 5, regions=tuple(next(a for a in five_with_austria())))
    give(game, 4, plants=[6, 14], money=50, cities=["wien"])
    give(game, 3, plants=[6, 14], money=50)
    set_fuel(game, garbage=tokens)
    to_phase(game, "resources")
    return game


def five_with_austria() -> list[frozenset[str]]:
    board = load_board(CENTRAL)
    home = board.city("wien").region
    return [area for area in connected_choices(board, 5) if home in area]


def test_m4_1_m_ce3_garbage_costs_who_has_wien_1_less() -> None:
    game = with_wien(6)
    assert token_prices(game, "garbage") == [6, 6, 6, 7, 7, 7]
    play(game, buying(4, garbage=4))
    assert owned(game, 4)["money"] == 50 - 25
    game.apply(next(iter(game.legal_moves)))
    assert token_prices(game, "garbage") == [8, 8], "for the others nothing changes"


def test_m4_1_m_ce3_from_space_1_it_is_free() -> None:
    game = with_wien(24)
    give(game, 4, money=0)
    assert token_prices(game, "garbage")[:4] == [0, 0, 0, 1]
    play(game, buying(4, garbage=3))
    assert refused(game, buying(4, garbage=1)) == "tokens_beyond_money"


def test_m4_2_pr8_cards_look_at_the_spaces() -> None:
    game = with_wien(9)
    state = grid(game)
    kind = state.rules.edition.fuel_index["garbage"]
    assert state.rules.edition.scales[kind].price(9) == 6
    assert state.scales_for(4)[kind].price(9) == 5
    assert state.scales_for(3) == state.rules.edition.scales


# -- M5: sets of regions --------------------------------------------------------------------------


def test_m5_1_m_it3_m_it4_one_set_is_barred_on_italy() -> None:
    board = load_board(ITALY)
    threes = set(connected_choices(board, 3))
    barred = frozenset({"centre", "northeast", "northwest"})
    assert barred not in threes
    assert all("centre-south" in area for area in threes if "south" in area)
    with pytest.raises(SetupError, match="do not form one connected area"):
        on(ITALY, regions=barred)


def test_m5_2_a_pick_must_leave_an_allowed_set() -> None:
    game = on(ITALY, draft=True)
    play(game, PickRegion(0, "centre"), PickRegion(1, "northeast"))
    assert refused(game, PickRegion(2, "northwest")) == "regions_apart"


@pytest.mark.parametrize("players", [5, 6])
def test_m5_2_all_regions_of_benelux_are_still_picked(players: int) -> None:
    game = on(BENELUX, OLD, players, draft=True)
    picks = 0
    while game.state.phase == "setup":
        game.apply(random.Random(picks).choice(list(game.legal_moves)))
        picks += 1
    assert picks == len(grid(game).regions) == 5


def test_m5_3_a_board_is_refused_only_without_an_allowed_set() -> None:
    assert players_by_edition(load_board(ITALY), "italy")[OLD] == COUNTS
    data = sicily()
    # Each region falls into a left and a right part, and those are joined only far away.
    data["connections"] = [
        line for line in data["connections"] if (line["a"][2], line["b"][2]) != ("3", "4")
    ] + [{"a": "c03", "b": "c54", "cost": 9}]
    with pytest.raises(DataError, match="regions are needed that hang together"):
        players_by_edition(parse_board(data, "test"), "test")


# -- M6, and what is special besides --------------------------------------------------------------


@pytest.mark.parametrize(("edition", "stops"), [(OLD, False), (NEW, True)])
def test_m6_1_m_it5_on_italy_39_ends_the_uranium_of_recharged(edition: str, stops: bool) -> None:
    game = phase2(ITALY, (36, 37, 38, 39, 40, 42, 44, 46), (20, 21, 25, STEP3), edition)
    give(game, 0, money=99)
    play(game, Open(0, 39, 39), Pass(1), Pass(2))
    assert any(isinstance(event, FuelPhasedOut) for event in game.events) is stops


@pytest.mark.parametrize("board", SEVEN)
def test_m_fr1_m_it1_m_bx1_m_ce1_m_br1_m_sp1_m_qc1_the_start_and_the_supply(board: str) -> None:
    for edition in EDITIONS:
        state = grid(on(board, edition))
        in_the_box = zip(state.fuel, state.supply, strict=True)
        assert [market + supply for market, supply in in_the_box] == [24, 24, 24, 12]
        assert tuple(state.fuel) == START[board]


@pytest.mark.parametrize("board", [FRANCE, ITALY])
def test_m_fr3_m_it2_the_refill_is_the_editions_own(board: str) -> None:
    for edition, garbage in (("classic-2004", (3, 3, 5)), (OLD, (3, 4, 5)), (NEW, (3, 3, 5))):
        game = on(board, edition, 5)
        assert game.state.rules.refill_table(game.state)["garbage"] == garbage


def test_m_fr4_m_bx3_cities_that_are_several() -> None:
    paris = load_board(FRANCE).metropolises[0]
    assert set(paris.cities) == {"paris-north", "paris-east", "paris-south"}
    game = on(FRANCE, regions=("centre", "north", "northwest"))
    give(game, 2, money=100)
    to_phase(game, "building")
    play(game, *(Build(2, city) for city in sorted(paris.cities)))
    assert owned(game, 2)["money"] == 70, "each has its slots, which are paid"
    benelux = load_board(BENELUX)
    assert (benelux.city("brussel").region, benelux.city("bruxelles").region) == (
        "flanders",
        "wallonia",
    )
    alone = next(a for a in connected_choices(benelux, 3) if ("flanders" in a) != ("wallonia" in a))
    there = cities_in_play(on(BENELUX, regions=alone))
    assert ("brussel" in there) != ("bruxelles" in there)


def cost(board: str, a: str, b: str) -> int | None:
    ends = {a, b}
    return next(c.cost for c in load_board(board).connections if {c.a, c.b} == ends)


def test_m_fr5_m_bx5_m_br5_m_qc5_ways_in_doubt() -> None:
    assert cost(FRANCE, "biarritz", "bordeaux") == 12
    [doubt] = load_board(FRANCE).uncertain
    assert (doubt.chosen, doubt.others) == (12, (14,))
    antwerpen = cost(BENELUX, "antwerpen", "brugge")
    over_gent = [cost(BENELUX, "antwerpen", "gent"), cost(BENELUX, "gent", "brugge")]
    assert (antwerpen, sum(part or 0 for part in over_gent)) == (9, 8)
    assert cost(BRAZIL, "brasilia", "uberlandia") == 8
    assert cost(QUEBEC, "beauport", "charlesbourg") == 0


def test_m_fr6_the_five_regions_around_paris_may_be_played() -> None:
    assert any("centre" not in area for area in connected_choices(load_board(FRANCE), 5))


def test_m_br3_biogas_is_garbage() -> None:
    edition = grid(on(BRAZIL)).rules.edition
    assert edition.fuels == FUELS
    assert edition.plants == grid(on("germany")).rules.edition.plants


@pytest.mark.parametrize("edition", EDITIONS)
def test_m_ce4_central_europe_is_the_same_in_all_editions(edition: str) -> None:
    rules = grid(on(CENTRAL, edition)).rules
    assert len(rules.needs) == len([c for c in rules.needs if isinstance(c, int)]) == 6
    assert len(rules.cheaper) == 1


# -- boards of one's own may use all of it --------------------------------------------------------


def own_game(**changes: Any) -> Game:
    board = parse_board(sicily(changes={"always": changes}), "test")
    config = GameConfig(OLD, board.id, seats(3), 1, own_board=board)
    return Game(config)


ALL: dict[str, Any] = {
    "opening": {"out": [12], "top": [13, 15], "at_step2": [44], "spared": {"fuels": ["oil"]}},
    "plant_needs": [{"fuel": "uranium", "city_in": ["r0", "r1"]}],
    "turnover": {"smallest_too": "always", "never_buried": ["fusion"], "lifted": ["wind"]},
    "fuel_price": [{"fuel": "oil", "city": "c00", "add": 2, "least": 1}],
    "phase_out": {"plant": 35, "fuel": "oil"},
    "from_supply": {"garbage": 9},
}


def test_a_board_of_ones_own_may_use_all_switches() -> None:
    state = grid(own_game(**ALL))
    edition = state.rules.edition
    assert state.pile[:2] == (13, 15)
    assert (state.waiting, edition.opening.out) == ((44,), (12,))
    assert state.rules.never_buried == {50}
    assert edition.phase_out is not None
    garbage = edition.fuel_index["garbage"]
    assert state.available(garbage) == 24
    assert edition.scales[garbage].cost(1, 2) == 8 + 9
    oil = state.rules.cheaper[0][2]
    assert oil.prices[:4] == (3, 3, 3, 4)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"opening": {"top": [99]}}, 'opening.top: there is no plant "99" in this edition'),
        ({"opening": {"out": [13]}}, 'opening.top: "13" already has another place'),
        ({"opening": {"in_market": [11]}}, "opening.in_market: only where the market is drawn by"),
        ({"opening": {"market": [3, 4]}}, "the opening has 2 plants for the 8 places"),
        (
            {"opening": {"removed": {"3": {"any": 99}}}},
            'with 3 players 99 plants ("any") are removed unseen, and only 33 can be',
        ),
        ({"opening": {"spared": {"kinds": ["water"]}}}, 'opening.spared: "kinds" must be'),
        (
            {"opening": {"from_back": "plug"}},
            'draws 8 plants with the back "plug", and there are 0',
        ),
        (
            {"plant_needs": [{"fuel": "uranium", "city_in": ["r9"]}]},
            'plant_needs 1: there is no region "r9"',
        ),
        (
            {"plant_needs": [{"fuel": "wood", "city_in": []}]},
            'plant_needs 1: "fuel" must be "coal"',
        ),
        (
            {"fuel_price": [{"fuel": "oil", "city": "c0", "add": 1, "least": 0}]},
            'fuel_price 1: there is no city "c0" (did you mean "c',
        ),
        ({"fuel_price": [{"fuel": "oil"}]}, 'fuel_price 1: "city" is missing'),
        ({"phase_out": {"plant": 41, "fuel": "oil"}}, 'phase_out: there is no plant "41"'),
        ({"phase_out": {"plant": 39}}, 'phase_out: "fuel" is missing'),
        ({"turnover": {"smallest_too": "often"}}, 'turnover: "smallest_too" must be "always" |'),
        ({"from_supply": {"wood": 8}}, 'from_supply: unknown key "wood"'),
        ({"turnover": {"lifted": "wind"}}, 'turnover: "lifted" must be'),
        ({"opening": {"removed": {"3": {"any": "x"}}}}, 'opening.removed.3: "any" must be'),
    ],
)
def test_what_is_wrong_with_a_switch_is_told(changes: dict[str, Any], message: str) -> None:
    board = parse_board(sicily(changes={"always": changes}), "test")
    with pytest.raises(DataError) as caught:
        players_by_edition(board, "sicily.json")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"changes": {"clasic": {}}}, 'changes: unknown key "clasic" (did you mean "classic"?)'),
        ({"changes": {"always": {"deck": "deluxe"}}}, 'changes.always: unknown key "deck"'),
        ({"changes": {"always": {"like": "europe"}}}, 'changes.always: unknown key "like"'),
        ({"changes": {"classic": {"houses": "many"}}}, 'changes.classic: "houses" must be'),
        ({"changes": []}, '"changes" must be an object like'),
    ],
)
def test_where_a_change_is_wrong_is_told(more: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError) as caught:
        players_by_edition(parse_board(sicily(**more), "t"), "t")
    assert message in str(caught.value)


def test_changes_by_deck_and_by_edition_lie_over_each_other() -> None:
    changes = {"always": {"houses": 20, "start_money": 60}, "classic": {"start_money": 70}}
    board = parse_board(
        sicily(changes=changes, editions={OLD: {}, NEW: {}, "classic-2004": {"start_money": 80}}),
        "test",
    )
    money = {e: edition_facts(e, board.id, board).start_money for e in EDITIONS}
    assert money == {"classic-2004": 80, OLD: 70, NEW: 60}
    assert {edition_facts(e, board.id, board).houses for e in EDITIONS} == {20}
