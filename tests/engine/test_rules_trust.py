"""TR1-TR8: the two-player deluxe game against the Trust."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from powergrid_qt.engine import STEP3, CardId, Game, GameConfig
from powergrid_qt.engine.events import CardSold, CityConnected, PlantScrapped, TokensReturned
from powergrid_qt.engine.moves import Bid, Build, Done, Open, Pass, PickRegion, PlaceTrust, Scrap
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
    market_rows,
    new_game,
    owned,
    play,
    refused,
    removals,
    running,
    seats,
    set_fuel,
    to_auctions,
    to_phase,
    token_prices,
    whole_market,
)

EUROPE, AMERICA = "europe", "north-america"
BOARDS = (EUROPE, AMERICA)
REGIONS = ("northeast", "great-lakes", "central")
FIRST_SIX = ("philadelphia", "new-york-north", "new-york-south", "boston", "montreal", "ottawa")
LARGE = (20, 21, 22, 23, 24, 25, 26, 27)


def unsettled(board: str = AMERICA, **setup: Any) -> Game:
    """The Trust has no city yet."""
    if board == AMERICA:
        setup.setdefault("regions", REGIONS)
    return new_game("deluxe-2014", board, 2, **setup)


def settled(board: str = AMERICA, cities: Iterable[str] = FIRST_SIX, **setup: Any) -> Game:
    """The Trust has its first cities: those named in America, the first possible elsewhere."""
    game = unsettled(board, **setup)
    for city in cities:
        assert game.current is not None
        wanted = PlaceTrust(game.current, city)
        game.apply(wanted if board == AMERICA else next(iter(game.legal_moves)))
    return game


def trust(game: Game) -> dict[str, Any]:
    shown: dict[str, Any] = game.snapshot()["trust"]
    return shown


def give_trust(game: Game, *plants: CardId) -> None:
    state = grid(game)
    assert state.trust is not None
    state.trust.plants = tuple(sorted(plants, key=state.rules.rank.__getitem__))


def auctions(
    board: str = AMERICA,
    *,
    market: Iterable[CardId] = LARGE,
    pile: Iterable[CardId] = (40, 42, 44, STEP3),
    owns: Iterable[CardId] = (),
    step: int = 1,
    **setup: Any,
) -> Game:
    """Phase 2 of round 2 with a Trust that owns plants; both players can pay for any plant."""
    game = settled(board, **setup)
    arrange(game, market=market, pile=pile, step=step)
    give_trust(game, *owns)
    for seat in (0, 1):
        give(game, seat, money=100)
    to_auctions(game)
    return game


# -- TR1, TR2: set-up -----------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_tr1_16_generators_and_no_money(board: str) -> None:
    assert trust(unsettled(board)) == {"plants": [], "tokens": {}, "cities": [], "left": 16}
    game = settled(board)
    assert (trust(game)["left"], len(trust(game)["cities"])) == (10, 6)
    assert "money" not in trust(game)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tr1_no_trust_with_more_players(players: int) -> None:
    game = new_game("deluxe-2014", EUROPE, players)
    assert "trust" not in game.snapshot()
    assert game.state.phase == "auction"


def test_tr1_order_of_the_two_players_is_drawn_by_lot() -> None:
    orders = {
        grid(Game(GameConfig("deluxe-2014", EUROPE, seats(2), seed))).order for seed in range(9)
    }
    assert orders == {(0, 1), (1, 0)}


def test_tr1_trust_is_never_first_or_last() -> None:
    game = settled()
    give_trust(game, 50)
    give(game, 1, plants=[20])
    give(game, 0, plants=[21])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == [0, 1]
    assert game.current == 0


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_tr2_who_puts_the_first_six(order: tuple[int, int]) -> None:
    game = unsettled(order=order)
    placed_by = []
    for city in FIRST_SIX:
        assert game.state.phase == "setup"
        assert game.current is not None
        placed_by.append(game.current)
        play(game, PlaceTrust(game.current, city))
    first, second = order
    assert placed_by == [first, second, second, first, first, second]
    assert trust(game)["cities"] == list(FIRST_SIX)
    assert (game.state.phase, game.current) == ("auction", first)


def test_tr2_first_anywhere_then_one_connection_away() -> None:
    game = unsettled()
    everywhere = cities_in_play(game)
    assert [move.to_json()["city"] for move in game.legal_moves] == everywhere
    assert refused(game, PlaceTrust(0, "miami")) == "city_not_in_play"
    assert refused(game, PlaceTrust(0, "atlantis")) == "unknown_city"
    assert refused(game, PlaceTrust(1, "boston")) == "not_your_turn"
    assert refused(game, Pass(0)) == "wrong_kind_of_move"
    play(game, PlaceTrust(0, "boston"))
    near = {"montreal", "new-york-north", "new-york-south"}
    assert {move.to_json()["city"] for move in game.legal_moves} == near
    assert refused(game, PlaceTrust(1, "boston")) == "trust_city_taken"
    assert refused(game, PlaceTrust(1, "philadelphia")) == "trust_not_adjacent"
    play(game, PlaceTrust(1, "montreal"))
    near = {"new-york-north", "new-york-south", "quebec", "ottawa"}
    assert {move.to_json()["city"] for move in game.legal_moves} == near


def test_tr2_s2_after_the_regions_are_chosen() -> None:
    game = new_game("deluxe-2014", AMERICA, 2, draft=True)
    play(game, PickRegion(0, "south"), PickRegion(1, "mexico"))
    assert refused(game, PlaceTrust(0, "miami")) == "wrong_kind_of_move"
    play(game, PickRegion(0, "west"), PlaceTrust(0, "miami"), PlaceTrust(1, "jacksonville"))
    assert refused(game, PlaceTrust(1, "charlotte")) == "city_not_in_play"


def test_tr2_on_the_10_slots() -> None:
    game = settled()
    arrange(game, step=2)
    to_phase(game, "building")
    assert {city: city_prices(game)[city] for city in FIRST_SIX} == dict.fromkeys(FIRST_SIX, 15)


# -- TR3, TR4: phase 2 ----------------------------------------------------------------------------


def test_tr3_takes_the_largest_after_the_first_sale_and_its_replacement() -> None:
    game = auctions(market=(4, 6, 8, 10, 12, 13, 14, 15), pile=(3, 11, 40, STEP3))
    events = play(game, Open(0, 6, 6), Pass(1))
    assert CardSold(None, 10, 0) in events  # without the 3 it would have been the 12
    assert trust(game)["plants"] == [10]
    assert market_rows(game) == ([3, 4, 8, 11], [12, 13, 14, 15])
    assert game.current == 1


def test_tr3_only_the_players_bid() -> None:
    game = auctions()
    play(game, Open(0, 21, 21), Bid(1, 22))
    assert game.snapshot()["auction"]["in"] == [0, 1]
    assert trust(game)["plants"] == []


def test_tr3_p2_4_opener_who_lost_stays_up() -> None:
    game = auctions()
    play(game, Open(0, 20, 30), Bid(1, 31), Pass(0))
    assert (owned(game, 1)["plants"], trust(game)["plants"]) == ([20], [24])
    assert game.current == 0
    assert refused(game, Open(0, 21, 22)) == "only_minimum"
    assert refused(game, Open(0, 24, 24)) == "not_for_sale"


def test_tr3_p2_8_waits_for_scrapping_and_replacement() -> None:
    game = auctions(pile=(17, 40, STEP3))
    give(game, 0, plants=[13, 14, 15])
    play(game, Open(0, 21, 21), Pass(1))
    assert trust(game)["plants"] == []
    play(game, Scrap(0, 13))
    assert trust(game)["plants"] == [23]


def test_tr3_takes_after_the_first_player_has_declined() -> None:
    game = auctions()
    play(game, Pass(0))
    assert trust(game)["plants"] == [23]
    assert whole_market(game) == [20, 21, 22, 24, 25, 26, 27, 40]
    assert game.current == 1


@pytest.mark.parametrize("last", [Pass(1), Open(1, 21, 21)])
def test_tr3_once_a_phase(last: Any) -> None:
    game = auctions()
    buy_in_turn(game, 22)
    assert trust(game)["plants"] == [24]
    play(game, last)
    assert trust(game)["plants"] == [24]
    assert game.state.phase == "resources"


@pytest.mark.parametrize(
    ("owns", "scrapped", "left"),
    [
        ((5, 6), [], [5, 6, 23]),
        ((5, 6, 44), [5], [6, 23, 44]),
        ((19, 44, 46), [19], [23, 44, 46]),
        ((28, 44, 46), [], [28, 44, 46]),
    ],
)
def test_tr3_with_three_plants_only_to_improve(
    owns: tuple[CardId, ...], scrapped: list[CardId], left: list[CardId]
) -> None:
    game = auctions(owns=owns)
    events = play(game, Pass(0))
    assert trust(game)["plants"] == left
    assert [event.plant for event in events if isinstance(event, PlantScrapped)] == scrapped
    assert (23 in whole_market(game)) == (23 not in left)


def test_tr3_largest_of_all_six_in_step_3() -> None:
    game = auctions(market=(20, 21, 22, 23, 24, 25), pile=(40, 42), step=3)
    play(game, Pass(0))
    assert trust(game)["plants"] == [25]
    assert whole_market(game) == [20, 21, 22, 23, 24, 40]


def test_tr3_t2_its_replacement_is_step_3() -> None:
    game = auctions(EUROPE, market=(20, 21, 22, 23, 24, 25, 26, 27), pile=(STEP3, 40, 42), step=2)
    play(game, Pass(0))
    assert (trust(game)["plants"], market_rows(game)[1]) == ([23], [25, 26, 27, STEP3])
    play(game, Pass(1))
    assert whole_market(game) == [21, 22, 24, 25, 26, 27]
    assert game.state.step == 3


def test_tr3_d8_token_on_its_plant_is_gone() -> None:
    game = auctions(market=(20,), pile=(), step=3)
    assert game.snapshot()["discount"] == 20
    play(game, Pass(0))
    assert (trust(game)["plants"], game.snapshot()["discount"]) == ([20], None)
    assert removals(play(game, Pass(1))) == []


def test_tr3_d8_its_replacement_takes_the_token_away() -> None:
    game = auctions(pile=(19, 40, STEP3))
    play(game, Pass(0))
    assert (trust(game)["plants"], game.snapshot()["discount"]) == ([23], None)
    assert refused(game, Open(1, 20, 1)) == "bid_too_low"


def test_tr3_empty_market() -> None:
    game = auctions(market=(), pile=(), step=3)
    all_pass(game)
    assert (trust(game)["plants"], game.state.phase) == ([], "resources")


@pytest.mark.parametrize(
    ("board", "owns", "left"),
    [
        (EUROPE, (44, 46, 50), [21, 22, 23, 24, 25, 26, 27, 28, 40]),  # the Trust declined
        (EUROPE, (13, 46, 50), [20, 21, 22, 24, 25, 26, 27, 28, 40]),  # it took the 23
        (AMERICA, (44, 46, 50), [21, 22, 23, 24, 25, 26, 27, 40]),  # D8 only
    ],
)
def test_tr4_p2_9_when_both_pass(board: str, owns: tuple[CardId, ...], left: list[CardId]) -> None:
    market = (*LARGE, 28) if board == EUROPE else LARGE
    game = auctions(board, market=market, owns=owns)
    events = play(game, Pass(0), Pass(1))
    assert whole_market(game) == left
    rules = {EUROPE: "P2.9", AMERICA: "D8"}
    assert removals(events) == ([] if 13 in owns else [(20, rules[board])])


def test_tr4_p2_9_not_when_a_player_bought() -> None:
    game = auctions(EUROPE, market=(*LARGE, 28), owns=(44, 46, 50))
    play(game, Pass(0))
    buy_in_turn(game, 22)
    assert whole_market(game) == [20, 21, 23, 24, 25, 26, 27, 28, 40]


# -- TR5: phase 3 ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owns", "on_market", "taken"),
    [
        ((3, 12), {"coal": 20}, {"coal": 4}),
        ((13, 21, 32), {"uranium": 12}, {"uranium": 4}),
        ((11, 36), {"coal": 20}, {}),
        ((8,), {"gas": 9, "oil": 9}, {"gas": 2, "oil": 1}),
        ((35,), {"gas": 9, "oil": 9}, {"gas": 1, "oil": 1}),
        ((8, 22), {"gas": 9, "oil": 9}, {"gas": 4, "oil": 2}),
        ((8,), {"gas": 0, "oil": 9}, {"oil": 3}),
        ((8,), {"gas": 9, "oil": 0}, {"gas": 3}),
        ((8,), {"gas": 1, "oil": 9}, {"gas": 1, "oil": 2}),
        ((8,), {"gas": 1, "oil": 1}, {"gas": 1, "oil": 1}),
        ((8, 14), {"gas": 1, "oil": 9}, {"gas": 1, "oil": 3}),
        ((8, 10), {"gas": 9, "oil": 2}, {"gas": 3, "oil": 2}),
        ((3, 9, 20), {"coal": 5}, {"coal": 5}),
    ],
)
def test_tr5_tokens_for_one_run(
    owns: tuple[CardId, ...], on_market: Mapping[str, int], taken: Mapping[str, int]
) -> None:
    game = settled(EUROPE)
    give_trust(game, *owns)
    set_fuel(game, **{"coal": 0, "gas": 0, "oil": 0, "uranium": 0, **on_market})
    to_phase(game, "resources")
    play(game, Done(1))
    assert trust(game)["tokens"] == taken
    left = {fuel: amount - taken.get(fuel, 0) for fuel, amount in on_market.items()}
    resources = game.snapshot()["resources"]
    assert {fuel: resources[fuel] for fuel in on_market} == left


def test_tr5_at_its_place_the_cheapest_first() -> None:
    game = settled(EUROPE)
    give_trust(game, 12)
    for seat, plant in ((0, 9), (1, 20)):
        give(game, seat, plants=[plant])
    set_fuel(game, coal=8)
    to_phase(game, "resources")
    assert token_prices(game, "coal") == [6, 6, 7, 7, 8, 8, 9, 9]
    play(game, buying(1, coal=3))
    assert trust(game)["tokens"] == {}
    play(game, Done(1))
    assert trust(game)["tokens"] == {"coal": 2}
    assert token_prices(game, "coal") == [8, 9, 9]
    assert refused(game, buying(0, coal=4)) == "too_few_tokens"
    assert [owned(game, seat)["money"] for seat in (0, 1)] == [50, 50 - 19]


# -- TR6: phase 4 ---------------------------------------------------------------------------------


def test_tr6_first_six_are_closed_in_step_1() -> None:
    game = settled()
    to_phase(game, "building")
    for city in FIRST_SIX:
        assert refused(game, Build(1, city)) == "city_full"
    arrange(game, step=2)
    events = play(game, Build(1, "boston"))
    assert [event.city for event in events if isinstance(event, CityConnected)] == ["boston"]
    assert owned(game, 1)["money"] == 35
    assert trust(game)["left"] == 10


@pytest.mark.parametrize("step", [1, 2, 3])
def test_tr6_follows_on_the_second_slot(step: int) -> None:
    game = settled()
    arrange(game, step=step)
    to_phase(game, "building")
    events = play(game, Build(1, "chicago"), Done(1))
    assert [event for event in events if isinstance(event, CityConnected)] == [
        CityConnected(1, "chicago", 0, 10),
        CityConnected(None, "chicago", 0, 0),
    ]
    assert trust(game)["cities"] == [*FIRST_SIX, "chicago"]
    assert trust(game)["left"] == 9
    if step == 3:
        assert city_prices(game)["chicago"] == 20
    else:
        assert refused(game, Build(0, "chicago")) == "city_full"


def test_tr6_no_generators_left() -> None:
    game = settled()
    free = [city for city in cities_in_play(game) if city not in FIRST_SIX]
    give(game, 1, money=1000)
    arrange(game, market=(40, 42, 44, 46), pile=())
    to_phase(game, "building")
    play(game, *(Build(1, city) for city in free[:11]))
    assert (trust(game)["left"], trust(game)["cities"]) == (0, [*FIRST_SIX, *free[:10]])
    play(game, Done(1))
    arrange(game, step=2)
    assert city_prices(game)[free[10]] == 15
    assert refused(game, Build(0, free[9])) == "city_full"


def test_tr6_tr8_never_starts_step_2_and_never_ends_the_game() -> None:
    game = settled(EUROPE)
    state = grid(game)
    arrange(game, market=(5, 6, 7, 8, 20, 21, 22, 23, 24), pile=(30, 31, STEP3))
    assert state.trust is not None
    state.trust.cities, state.trust.left = state.network.cities[:18], 0
    to_phase(game, "building")
    all_done(game, "building")
    assert (game.state.step, game.over) == (1, False)
    assert whole_market(game) == [5, 6, 7, 8, 20, 21, 22, 23, 24]


def test_tr8_p4_6_looks_at_the_players_only() -> None:
    game = settled()  # the Trust has 6 cities
    arrange(game, market=(4, 5, 6, 7, 20, 21, 22, 23), pile=(3, 30, 31, 32, STEP3))
    give(game, 1, money=100, cities=["chicago", "detroit", "columbus"])
    to_auctions(game)
    buy_in_turn(game, 6)  # the 3 comes and goes, the Trust takes the 20
    assert whole_market(game) == [4, 5, 7, 21, 22, 23, 30, 31]
    to_phase(game, "building")
    play(game, Build(1, "toronto"))
    assert whole_market(game) == [5, 7, 21, 22, 23, 30, 31, 32]


# -- TR7: phase 5 and the end ---------------------------------------------------------------------


def test_tr7_tokens_go_back_between_the_two_players() -> None:
    game = settled(EUROPE, order=(1, 0))
    give_trust(game, 3, 8)
    to_phase(game, "resources")
    all_done(game, "resources")
    assert trust(game)["tokens"] == {"coal": 2, "gas": 2, "oil": 1}
    all_done(game, "building")
    supply = game.snapshot()["supply"]
    events = play(game, running(1, {}))
    assert TokensReturned((("coal", 2), ("gas", 2), ("oil", 1))) in events
    assert trust(game)["tokens"] == {}
    back = {"coal": 2, "gas": 2, "oil": 1, "uranium": 0}
    assert game.snapshot()["supply"] == {fuel: supply[fuel] + back[fuel] for fuel in back}
    assert game.current == 0


def test_tr7_p5_2_tokens_are_there_for_the_refill() -> None:
    game = settled(EUROPE)
    give_trust(game, 9)
    set_fuel(game, coal=3)
    give(game, 0, tokens={"coal": 24})  # nothing is left in the supply
    to_phase(game, "resources")
    all_done(game, "resources")
    all_done(game, "building")
    assert game.snapshot()["resources"]["coal"] == 0
    all_done(game, "bureaucracy")
    assert game.snapshot()["resources"]["coal"] == 2
    assert game.snapshot()["supply"]["coal"] == 1


def test_tr7_cannot_win() -> None:
    game = settled()
    give_trust(game, 44, 46, 50)
    give(game, 0, cities=cities_in_play(game)[:18], plants=[11])
    to_phase(game, "building")
    all_done(game, "building")
    shown = game.snapshot()
    assert (shown["over"], shown["ranking"], shown["winners"]) == (True, [0, 1], [0])
