"""D1-D7: the deluxe edition. The three steps are in `test_rulebook_examples_deluxe.py`."""

from collections import Counter

import pytest

from powergrid_qt.engine import STEP3, CardId, load_board
from powergrid_qt.engine.moves import Build, Pass, Scrap
from tests.engine.deluxe_games import AMERICA, EUROPE, deluxe, phase2
from tests.engine.positions import (
    all_done,
    arrange,
    buy_in_turn,
    buying,
    cities_in_play,
    give,
    grid,
    market_rows,
    owned,
    play,
    refused,
    running,
    set_fuel,
    to_auctions,
    to_phase,
    token_prices,
)

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
