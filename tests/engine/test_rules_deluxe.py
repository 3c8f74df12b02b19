"""D1-D12: Europe and North America. The three steps are in `test_rulebook_examples_deluxe.py`."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from powergrid_qt.engine import STEP3, CardId, Game, load_board
from powergrid_qt.engine.moves import Bid, Build, Open, Pass, Scrap
from tests.engine.positions import (
    all_done,
    all_pass,
    arrange,
    buy_in_turn,
    buying,
    cities_in_play,
    city_prices,
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
    set_fuel,
    to_auctions,
    to_phase,
    token_prices,
    whole_market,
)

EUROPE, AMERICA = "europe", "north-america"
BOARDS = (EUROPE, AMERICA)
COUNTS = (2, 3, 4, 5, 6)
REGIONS = ((2, 3), (3, 3), (4, 4), (5, 5), (6, 5))
STEP2 = ((2, 7), (3, 7), (4, 7), (5, 7), (6, 6))
END = ((2, 18), (3, 17), (4, 17), (5, 15), (6, 14))
FUELS = ("coal", "gas", "oil", "uranium")
EMPTY = dict.fromkeys(FUELS, 0)

DECK = {  # number: burns > powers
    "coal": "3:2>1 4:2>1 7:1>1 9:3>2 12:2>2 15:1>2 20:3>4 25:2>5 27:1>4 29:2>5 33:3>6 40:2>6",
    "gas": "5:2>1 14:1>2 16:2>3 19:1>3 26:1>4 34:3>6 39:2>6 46:2>7",
    "oil": "6:1>1 10:2>2 18:2>3 23:2>4 30:2>5 38:3>6 42:2>6",
    "uranium": "13:1>2 21:1>3 32:2>5 37:2>6 50:2>7",
    "gas oil": "8:3>2 22:3>5 35:2>5",
    "": "11:0>1 17:0>2 24:0>3 28:0>3 31:0>4 36:0>5 44:0>6",
}
REFILL = {  # steps 1, 2, 3 for 2 to 6 players
    EUROPE: {
        "coal": ((2, 6, 2), (2, 6, 2), (3, 7, 4), (3, 8, 4), (5, 10, 5)),
        "gas": ((2, 3, 5), (2, 3, 5), (3, 4, 5), (3, 5, 7), (4, 6, 8)),
        "oil": ((2, 2, 3), (2, 2, 3), (3, 3, 4), (4, 3, 5), (4, 5, 6)),
        "uranium": ((1, 1, 2), (1, 1, 2), (1, 2, 2), (2, 3, 3), (2, 3, 4)),
    },
    AMERICA: {
        "coal": ((2, 5, 2), (2, 5, 2), (3, 6, 3), (4, 7, 4), (5, 8, 5)),
        "gas": ((2, 2, 4), (2, 2, 4), (3, 3, 5), (3, 3, 6), (4, 4, 7)),
        "oil": ((3, 1, 3), (3, 1, 3), (3, 2, 4), (4, 2, 5), (5, 3, 6)),
        "uranium": ((2, 1, 2), (2, 1, 2), (2, 1, 2), (3, 2, 3), (3, 2, 4)),
    },
}


def deluxe(board: str, players: int = 3, **setup: Any) -> Game:
    return new_game("deluxe-2014", board, players, **setup)


def phase2(board: str, market: Iterable[CardId], pile: Iterable[CardId], **more: Any) -> Game:
    return in_auctions("deluxe-2014", board, market=market, pile=pile, **more)


def minimum(game: Game, card: CardId) -> int:
    return grid(game).rules.minimum(grid(game), card)


# -- material and set-up ------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_d1_49_cities_in_7_regions_of_7(board: str) -> None:
    regions = Counter(city.region for city in load_board(board).cities)
    assert sorted(regions.values()) == [7] * 7


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("players", "regions"), REGIONS)
def test_d1_s2_regions_in_play(board: str, players: int, regions: int) -> None:
    game = deluxe(board, players)
    assert len(game.state.regions) == regions
    assert len(cities_in_play(game)) == 7 * regions


def test_d1_s2_cities_out_of_play_do_not_exist() -> None:
    game = deluxe(AMERICA, regions=("south", "mexico", "west"))
    to_phase(game, "building")
    assert refused(game, Build(2, "boston")) == "city_not_in_play"


@pytest.mark.parametrize("board", BOARDS)
def test_d1_d4_deck(board: str) -> None:
    plants = grid(deluxe(board)).rules.edition.plants
    found = {
        number: (" ".join(FUELS[fuel] for fuel in plant.fuels), plant.burns, plant.powers)
        for number, plant in plants.items()
    }
    expected = {}
    for fuels, row in DECK.items():
        for entry in row.split():
            number, burns, powers = map(int, entry.replace(">", ":").split(":"))
            expected[number] = (fuels, burns, powers)
    assert len(expected) == 42
    assert found == expected
    dark = {number for number, plant in plants.items() if plant.back == "dark"}
    light = {number for number, plant in plants.items() if plant.back == "light"}
    assert dark == set(range(3, 16))
    assert light == set(plants) - dark


def test_d1_gas_in_place_of_garbage() -> None:
    game = deluxe(EUROPE)
    give(game, 2, plants=[5])
    to_phase(game, "resources")
    assert refused(game, buying(2, garbage=1)) == "unknown_fuel"
    play(game, buying(2, gas=4))
    assert owned(game, 2)["tokens"] == {"gas": 4}


@pytest.mark.parametrize("gas", [0, 1, 2, 3])
def test_d1_hybrids_burn_any_mixture_of_gas_and_oil(gas: int) -> None:
    game = deluxe(EUROPE)
    cities = cities_in_play(game)[:2]
    give(game, 0, plants=[8], tokens={"gas": 3, "oil": 3}, cities=cities, money=0)
    to_phase(game, "bureaucracy")
    play(game, running(0, {8: {"gas": gas, "oil": 3 - gas}}))
    assert owned(game, 0)["money"] == 33


@pytest.mark.parametrize(
    ("fuel", "code"),
    [
        ({"gas": 1, "oil": 1}, "wrong_amount"),
        ({"gas": 2, "oil": 2}, "wrong_amount"),
        ({"coal": 3}, "wrong_fuel"),
    ],
)
def test_d1_hybrids_burn_nothing_else(fuel: dict[str, int], code: str) -> None:
    game = deluxe(EUROPE)
    give(game, 0, plants=[3, 8], tokens={"gas": 3, "oil": 3, "coal": 3})
    to_phase(game, "bureaucracy")
    assert refused(game, running(0, {8: fuel})) == code


@pytest.mark.parametrize("board", BOARDS)
def test_d2_tokens_and_places(board: str) -> None:
    game = deluxe(board)
    shown = game.snapshot()
    assert {fuel: shown["resources"][fuel] + shown["supply"][fuel] for fuel in FUELS} == {
        "coal": 27,
        "gas": 24,
        "oil": 20,
        "uranium": 12,
    }
    set_fuel(game, coal=27, gas=24, oil=20, uranium=12)
    to_phase(game, "resources")
    places = {fuel: Counter(token_prices(game, fuel)) for fuel in FUELS}
    assert [places["coal"][price] for price in range(1, 10)] == [4, 4, 4, 3, 3, 3, 2, 2, 2]
    assert [places["gas"][price] for price in range(1, 10)] == [3] * 8 + [0]
    assert [places["oil"][price] for price in range(1, 10)] == [2] * 8 + [4]
    assert [places["uranium"][price] for price in range(1, 10)] == [1] * 6 + [2] * 3


@pytest.mark.parametrize(
    ("board", "fuel", "tokens", "spaces"),
    [
        (EUROPE, "coal", 23, range(2, 10)),
        (EUROPE, "gas", 18, range(3, 9)),
        (EUROPE, "oil", 16, range(3, 10)),
        (EUROPE, "uranium", 4, range(8, 10)),
        (AMERICA, "coal", 23, range(2, 10)),
        (AMERICA, "gas", 18, range(3, 9)),
        (AMERICA, "oil", 14, range(4, 10)),
        (AMERICA, "uranium", 2, range(9, 10)),
    ],
)
def test_d3_market_at_the_start(board: str, fuel: str, tokens: int, spaces: range) -> None:
    game = deluxe(board)
    assert game.snapshot()["resources"][fuel] == tokens
    to_phase(game, "resources")
    assert sorted(set(token_prices(game, fuel))) == list(spaces)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("step", [1, 2, 3])
def test_d3_p5_2_refill(board: str, players: int, step: int) -> None:
    game = deluxe(board, players)
    arrange(game, step=step)
    set_fuel(game, **EMPTY)
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["resources"] == {
        fuel: table[players - 2][step - 1] for fuel, table in REFILL[board].items()
    }


@pytest.mark.parametrize(("top", "back"), [(4, "dark"), (20, "light"), (STEP3, STEP3)])
def test_d4_back_of_the_top_card_is_visible_to_all(top: CardId, back: str) -> None:
    game = phase2(EUROPE, tuple(range(5, 14)), (21, top))
    assert game.view_for(0)["top_back"] == "light"
    buy_in_turn(game, 8)
    assert game.snapshot()["top_back"] == back
    assert [game.view_for(seat)["top_back"] for seat in range(3)] == [back] * 3
    assert "top_card" not in game.view_for(0)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("players", "dark", "light"), [(2, 1, 5), (3, 2, 6), (4, 1, 3), (5, 0, 0), (6, 0, 0)]
)
def test_d5_market_and_pile(board: str, players: int, dark: int, light: int) -> None:
    places = {AMERICA: 8, EUROPE: 9}[board]
    tops, removed = set(), set()
    depths: list[int] = []
    for seed in range(8):
        game = deluxe(board, players, seed=seed)
        current, future = market_rows(game)
        market, pile = grid(game).market, grid(game).pile
        assert (len(current), len(future)) == (4, places - 4)
        assert list(market) == sorted(market)
        assert set(market) <= set(range(3, 16))
        assert pile[-1] == STEP3
        backs = [grid(game).rules.edition.plants[card].back for card in pile[:-1]]
        assert Counter(backs) == {"dark": 13 - places - dark, "light": 29 - light}
        assert len({*market, *pile}) == places + len(pile)
        tops.add(backs[0])
        depths.extend(depth for depth, back in enumerate(backs) if back == "dark")
        removed.add(frozenset(grid(game).rules.rank).difference(market, pile))
    assert (tops == {"dark"}) == (board == AMERICA)
    assert max(depths) > 10
    assert len(removed) > 1 or not dark + light


@pytest.mark.parametrize("players", COUNTS)
def test_d6_p2_8_at_most_three_plants(players: int) -> None:
    game = deluxe(EUROPE, players)
    arrange(game, market=range(3, 12), pile=(30, 31, 32, STEP3))
    give(game, 0, plants=[20, 21])
    give(game, 1, plants=[22, 23, 24])
    to_auctions(game)
    buy_in_turn(game, 4)
    assert owned(game, 0)["plants"] == [4, 20, 21]
    buy_in_turn(game, 5)
    assert refused(game, Scrap(1, 5)) == "scrap_not_new"
    assert refused(game, Pass(1)) == "wrong_kind_of_move"
    play(game, Scrap(1, 23))
    assert owned(game, 1)["plants"] == [5, 22, 24]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("players", "cities"), STEP2)
@pytest.mark.parametrize("missing", [0, 1])
def test_d7_t1_step_2(board: str, players: int, cities: int, missing: int) -> None:
    game = deluxe(board, players)
    give(game, 0, cities=cities_in_play(game)[: cities - missing])
    to_phase(game, "building")
    all_done(game, "building")
    assert game.snapshot()["step"] == 2 - missing


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("players", "cities"), END)
@pytest.mark.parametrize("missing", [0, 1])
def test_d7_e1_end(board: str, players: int, cities: int, missing: int) -> None:
    game = deluxe(board, players)
    give(game, 0, cities=cities_in_play(game)[: cities - missing])
    to_phase(game, "building")
    all_done(game, "building")
    assert game.over == (not missing)


@pytest.mark.parametrize(("money", "winners"), [((9, 9), [0, 1]), ((9, 10), [1]), ((9, 8), [0])])
def test_d7_e2_ties_by_money_then_shared(money: tuple[int, int], winners: list[int]) -> None:
    game = deluxe(EUROPE)
    give(game, 0, cities=cities_in_play(game)[:17], plants=[36], money=money[0])
    give(game, 1, cities=cities_in_play(game)[-5:], plants=[44], money=money[1])
    to_phase(game, "building")
    all_done(game, "building")
    assert game.snapshot()["winners"] == winners


# -- North America ------------------------------------------------------------------------------

SMALL = (5, 6, 7, 8, 9, 10, 11, 12)


def test_d8_minimum_bid_of_the_smallest_plant_is_1() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, 32, STEP3))
    assert game.snapshot()["discount"] == 5
    assert refused(game, Open(0, 5, 0)) == "bid_too_low"
    assert refused(game, Open(0, 6, 5)) == "bid_too_low"
    play(game, Open(0, 5, 1), Bid(1, 2), Pass(2), Pass(0))
    assert owned(game, 1) == {"money": 48, "plants": [5], "tokens": {}, "cities": []}


def test_d8_round_1_too() -> None:
    game = deluxe(AMERICA)
    smallest = market_rows(game)[0][0]
    assert game.snapshot()["discount"] == smallest
    assert Open(0, smallest, 1) in game.legal_moves


def test_d8_europe_has_no_discount() -> None:
    game = phase2(EUROPE, (*SMALL, 13), (30, STEP3))
    assert "discount" not in game.snapshot()
    assert refused(game, Open(0, 5, 4)) == "bid_too_low"


def test_d8_token_is_taken_away_when_a_smaller_plant_comes() -> None:
    game = phase2(AMERICA, SMALL, (4, 30, 31, STEP3))
    buy_in_turn(game, 6)
    assert game.snapshot()["discount"] is None
    assert [minimum(game, plant) for plant in market_rows(game)[0]] == [4, 5, 7, 8]
    assert refused(game, Open(1, 5, 4)) == "bid_too_low"
    before = whole_market(game)
    all_pass(game)
    assert whole_market(game) == before


def test_d8_token_stays_when_a_larger_plant_comes() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, STEP3))
    buy_in_turn(game, 6)
    assert game.snapshot()["discount"] == 5


def test_d8_p4_6_plant_that_leaves_at_once_does_not_count() -> None:
    game = phase2(AMERICA, SMALL, (4, 30, 31, STEP3), cities=4)
    buy_in_turn(game, 6)
    assert whole_market(game) == [5, 7, 8, 9, 10, 11, 12, 30]
    assert game.snapshot()["discount"] == 5


def test_d8_token_is_gone_with_the_sale() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, 32, STEP3))
    buy_in_turn(game, 5)
    assert owned(game, 0)["money"] == 49
    assert game.snapshot()["discount"] is None
    assert refused(game, Open(1, 6, 5)) == "bid_too_low"
    all_pass(game)
    assert whole_market(game) == [6, 7, 8, 9, 10, 11, 12, 30]


@pytest.mark.parametrize("sold", [(), (7,)])
def test_d8_p2_9_plant_with_the_token_leaves_at_the_end(sold: tuple[CardId, ...]) -> None:
    game = phase2(AMERICA, SMALL, (30, 31, 32, STEP3))
    buy_in_turn(game, *sold)
    all_pass(game)
    new = (30, 31)[: len(sold) + 1]
    assert whole_market(game) == [card for card in (*SMALL, *new) if card not in (5, *sold)]
    assert game.snapshot()["discount"] is None


def test_d8_p2_6_last_player_pays_exactly_1() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, STEP3))
    play(game, Pass(0), Pass(1))
    assert refused(game, Open(2, 5, 2)) == "only_minimum"
    play(game, Open(2, 5, 1))
    assert owned(game, 2)["plants"] == [5]


def test_d8_t2_plant_with_the_token_leaves_before_step_3() -> None:
    game = phase2(AMERICA, SMALL, (STEP3, 30, 4), step=2, pile_after_step3=(4, 30))
    buy_in_turn(game, 8)
    events = play(game, Pass(1), Pass(2))
    assert removals(events) == [(5, "D8"), (4, "step 3"), (STEP3, "step 3")]
    assert whole_market(game) == [6, 7, 9, 10, 11, 12]


def test_d8_t2_replacement_of_the_plant_with_the_token_is_step_3() -> None:
    game = phase2(AMERICA, SMALL, (STEP3, 30, 31), step=2)
    all_pass(game)
    assert whole_market(game) == [7, 8, 9, 10, 11, 12]
    assert (game.state.phase, game.state.step) == ("resources", 3)


def test_d8_in_step_3_the_smallest_of_all_plants() -> None:
    game = phase2(AMERICA, (20, 21, 22, 23, 24, 25), (30, 19), step=3)
    assert game.snapshot()["discount"] == 20
    buy_in_turn(game, 25)
    assert game.snapshot()["discount"] == 20
    buy_in_turn(game, 24)
    assert game.snapshot()["discount"] is None
    all_pass(game)
    assert whole_market(game) == [19, 20, 21, 22, 23, 30]


def test_d8_in_step_3_the_market_shrinks_without_a_pile() -> None:
    game = phase2(AMERICA, (20, 21, 22), (), step=3)
    all_pass(game)
    assert whole_market(game) == [21, 22]


def test_d8_every_phase_2_anew() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, 32, 33, STEP3))
    all_pass(game)
    for phase in ("resources", "building", "bureaucracy"):
        assert game.snapshot()["discount"] is None
        all_done(game, phase)
    assert game.snapshot()["discount"] == 6


@pytest.mark.parametrize(
    ("north", "south", "region"),
    [
        ("new-york-north", "new-york-south", "northeast"),
        ("mexico-city-north", "mexico-city-south", "mexico"),
    ],
)
def test_d9_metropolises_are_two_cities_at_cost_0(north: str, south: str, region: str) -> None:
    regions = {
        "northeast": ("northeast", "great-lakes", "central"),
        "mexico": ("mexico", "south", "west"),
    }
    game = deluxe(AMERICA, regions=regions[region])
    to_phase(game, "building")
    play(game, Build(2, north))
    assert city_prices(game)[south] == 10
    play(game, Build(2, south))
    assert owned(game, 2)["money"] == 30
    assert owned(game, 2)["cities"] == [north, south]
    assert refused(game, Build(2, south)) == "city_own"


def test_d9_two_players_share_a_metropolis() -> None:
    game = deluxe(AMERICA, regions=("northeast", "great-lakes", "central"))
    give(game, 0, cities=["new-york-north"])
    to_phase(game, "building")
    assert refused(game, Build(2, "new-york-north")) == "city_full"
    play(game, Build(2, "new-york-south"))


def test_d10_p1_1_number_counts_for_the_order_whatever_was_paid() -> None:
    game = deluxe(AMERICA)
    arrange(game, market=SMALL, pile=(3, 30, 31, STEP3))
    to_auctions(game, round_number=1)
    buy_in_turn(game, 5, 3, 6)
    assert game.snapshot()["order"] == [2, 0, 1]


def test_d10_p4_6_number_counts_for_leaving() -> None:
    game = phase2(AMERICA, SMALL, (30, 31, STEP3), cities=4)
    buy_in_turn(game, 6)
    assert market_rows(game)[0] == [5, 7, 8, 9]
    assert minimum(game, 5) == 1


# -- Europe -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "left"), [(EUROPE, list(range(21, 29))), (AMERICA, [*range(21, 28), 40])]
)
def test_d11_t1_change_of_step_2(board: str, left: list[CardId]) -> None:
    game = deluxe(board)
    arrange(game, market=range(20, 29 if board == EUROPE else 28), pile=(40, 42, 44, STEP3))
    give(game, 0, cities=cities_in_play(game)[:7])
    to_phase(game, "building")
    all_done(game, "building")
    assert market_rows(game) == (left[:4], left[4:])
    all_done(game, "bureaucracy")
    buy_in_turn(game, 21)
    assert len(whole_market(game)) == 8
    assert STEP3 in grid(game).pile


def test_d11_nine_plants_until_step_2() -> None:
    game = phase2(EUROPE, (*SMALL, 13), (30, 31, 32, STEP3))
    buy_in_turn(game, 5)
    assert market_rows(game) == ([6, 7, 8, 9], [10, 11, 12, 13, 30])


@pytest.mark.parametrize("sold", [(), (7,)])
def test_d12_p2_9_smallest_plant_leaves_when_all_pass(sold: tuple[CardId, ...]) -> None:
    game = phase2(EUROPE, (*SMALL, 13), (4, 30, 31, STEP3), cities=4)
    buy_in_turn(game, *sold)
    all_pass(game)
    assert whole_market(game) == (
        [5, 6, 8, 9, 10, 11, 12, 13, 30] if sold else [6, 7, 8, 9, 10, 11, 12, 13, 30]
    )
