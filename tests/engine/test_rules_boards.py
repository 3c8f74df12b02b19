"""M0, M4-M6, and what is special on each of the seven boards of the expansions."""

import random

import pytest

from powergrid_qt.engine import STEP3, CardId, Game, SetupError, load_board
from powergrid_qt.engine.board import parse_board
from powergrid_qt.engine.edition import edition_data, edition_facts, merged_data
from powergrid_qt.engine.events import FuelPhasedOut
from powergrid_qt.engine.moves import Build, Open, Pass, PickRegion
from powergrid_qt.engine.network import connected_choices
from powergrid_qt.engine.own_boards import players_by_edition
from powergrid_qt.engine.schema import DataError
from tests.engine.positions import (
    buying,
    cities_in_play,
    give,
    grid,
    owned,
    play,
    refused,
    set_fuel,
    to_phase,
    token_prices,
)
from tests.engine.seven_boards import (
    BENELUX,
    BRAZIL,
    CENTRAL,
    COUNTS,
    EDITIONS,
    FRANCE,
    ITALY,
    NEW,
    OLD,
    QUEBEC,
    SEVEN,
    SPAIN,
    on,
    phase2,
)
from tests.own_boards import sicily

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


def plants_in(pile: tuple[CardId, ...]) -> list[int]:
    return [card for card in pile if isinstance(card, int)]


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
