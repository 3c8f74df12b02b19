"""PA, and the promo cards that are sold by auction: PR2, PR3, PR4, and the sale of PR7.

What the warehouse stores is in `test_rules_promo_events.py`, with the flux generator.
"""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from powergrid_qt.engine import STEP3, CardId, Game, Move
from powergrid_qt.engine.moves import Attach, Bid, Build, Done, Open, Pass, Scrap
from tests.engine.positions import (
    all_done,
    arrange,
    buy_in_turn,
    cities_in_play,
    city_prices,
    give,
    grid,
    new_game,
    owned,
    play,
    refused,
    removals,
    running,
    to_auctions,
    to_phase,
    whole_market,
)

FLUX_GENERATOR = "flux-generator"
STATION, PARK, CONTRACT = "transformer-station", "theme-park", "supply-contract"
WAREHOUSE = "warehouse"
CARDS = (STATION, PARK, CONTRACT, WAREHOUSE)
PHASES = ("auction", "building", "step 2", "bureaucracy")
SMALL = (3, 4, 5, 6, 7, 8, 9, 10)
LARGE = (11, 12, 13, 14, 15, 16, 17, 18)


def table(
    *pile: CardId,
    players: int = 3,
    market: Iterable[CardId] = SMALL,
    plants: bool = True,
    edition: str = "classic-2004",
    **setup: Any,
) -> Game:
    """All promo auctions are in the game; everybody has 100 € and, if wanted, a plant."""
    game = new_game(edition, players=players, promo=[*CARDS, FLUX_GENERATOR], **setup)
    arrange(game, market=market, pile=(*pile, STEP3))
    for seat in range(players):
        give(game, seat, money=100, plants=[30 + seat] if plants else [])
    return game


def draw_in(phase: str, *cards: CardId, **more: Any) -> Game:
    """The cards are drawn in a phase: after seat 0 bought plant 4, after the last in order
    connected a third city, at the start of step 2, or at the end of phase 5."""
    market = SMALL if phase in ("auction", "building") else LARGE
    game = table(*cards, 20, 21, 22, 23, market=market, **more)
    last = len(game.config.players) - 1
    cities = cities_in_play(game)
    if phase == "auction":
        to_auctions(game)
        buy_in_turn_once(game, 4)
    elif phase == "building":
        give(game, last, cities=cities[:2])
        to_phase(game, phase)
        play(game, Build(last, cities[2]))
    elif phase == "step 2":
        give(game, 0, cities=cities[:7])
        to_phase(game, "building")
        all_done(game, "building")
    else:
        to_phase(game, phase)
        play(game, *(running(seat, {}) for seat in game.state.order))
    return game


def buy_in_turn_once(game: Game, plant: CardId) -> None:
    """Whoever is up buys a plant; the auction of a card that it brings is left alone."""
    seat = game.current
    assert seat is not None
    play(game, Open(seat, plant, int(plant)))
    while (up := game.snapshot()["auction"]) is not None and up["card"] == plant:
        assert game.current is not None
        play(game, Pass(game.current))


def card_auction(game: Game) -> Any:
    return game.snapshot()["auction"]


def sell(game: Game, card: str, winner: int | None, bid: int = 10) -> list[Any]:
    """The winner bids, all others pass; a transformer station is then still to be attached."""
    events = []
    while card_auction(game) and card_auction(game)["card"] == card:
        seat = game.current
        assert seat is not None
        events += play(game, Open(seat, card, bid) if seat == winner else Pass(seat))
    return events


def position(game: Game) -> tuple[Any, ...]:
    state = grid(game)
    return game.snapshot(), state.agenda, state.pile, state.places, state.step3


# -- PA -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("card", CARDS)
def test_pa_breaks_into_any_phase_and_play_goes_on_where_it_stopped(phase: str, card: str) -> None:
    game, without = draw_in(phase, card), draw_in(phase)
    assert card_auction(game) == {"card": card, "bid": 0, "by": None, "in": [0, 1, 2]}
    assert game.current == 0
    assert game.state.phase == ("bureaucracy" if phase == "step 2" else phase)
    assert len(grid(game).market) == 7  # nothing has replaced the plant that left
    sell(game, card, winner=None)
    assert position(game) == position(without)
    assert card not in [card for seat in range(3) for card in owned(game, seat)["cards"]]


@pytest.mark.parametrize("phase", PHASES)
def test_pa_after_a_sale_too(phase: str) -> None:
    game, without = draw_in(phase, WAREHOUSE), draw_in(phase)
    sell(game, WAREHOUSE, winner=1, bid=12)
    give(without, 1, money=owned(without, 1)["money"] - 12, cards=[WAREHOUSE])
    assert position(game) == position(without)


def test_pa_first_bid_and_raises() -> None:
    game = draw_in("auction", WAREHOUSE)
    assert refused(game, Pass(1)) == "not_your_turn"
    assert refused(game, Open(0, WAREHOUSE, 9)) == "bid_too_low"
    assert refused(game, Open(0, WAREHOUSE, 97)) == "bid_beyond_money"
    assert refused(game, Open(0, PARK, 10)) == "not_for_sale"
    assert refused(game, Open(0, 5, 10)) == "not_for_sale"
    assert refused(game, Bid(0, 10)) == "wrong_kind_of_move"
    assert refused(game, Done(0)) == "wrong_kind_of_move"
    play(game, Open(0, WAREHOUSE, 10))
    assert refused(game, Open(1, WAREHOUSE, 11)) == "not_first_bid"
    assert refused(game, Bid(1, 10)) == "bid_too_low"
    assert refused(game, Bid(1, 101)) == "bid_beyond_money"
    play(game, Bid(1, 11), Pass(2), Bid(0, 12), Pass(1))
    assert [owned(game, seat)["money"] for seat in range(3)] == [100 - 4 - 12, 100, 100]
    assert owned(game, 0)["cards"] == [WAREHOUSE]


def test_pa_pr10_best_player_begins_then_clockwise() -> None:
    game = table(WAREHOUSE, 20, players=4)
    arrange(game, order=(2, 0, 3, 1))
    to_auctions(game)
    buy_in_turn_once(game, 4)
    play(game, Pass(2), Open(3, WAREHOUSE, 10), Bid(0, 11), Bid(1, 12), Pass(3), Pass(0))
    assert owned(game, 1)["cards"] == [WAREHOUSE]
    assert game.current == 0  # next in order to open: not clockwise


def test_pa_last_one_may_still_open() -> None:
    game = draw_in("auction", WAREHOUSE)
    play(game, Pass(0), Pass(1), Open(2, WAREHOUSE, 15))
    assert (owned(game, 2)["money"], owned(game, 2)["cards"]) == (85, [WAREHOUSE])


def test_pa_p2_7_nobody_has_to_bid_in_round_1() -> None:
    game = table(WAREHOUSE, 20, plants=False)
    to_auctions(game, round_number=1)
    buy_in_turn_once(game, 4)
    play(game, Pass(0), Pass(1), Pass(2))
    assert refused(game, Pass(1)) == "must_buy"


def test_pa_p2_10_who_can_no_longer_pay_passes_in_round_1() -> None:
    game = table(WAREHOUSE, 20, plants=False)
    to_auctions(game, round_number=1)
    buy_in_turn_once(game, 3)
    sell(game, WAREHOUSE, winner=1, bid=97)
    assert refused(game, Open(1, 4, 4)) == "bid_beyond_money"
    play(game, Pass(1))
    assert game.current == 2


def test_pa_counts_neither_for_the_plant_of_the_round_nor_for_being_in() -> None:
    game = table(WAREHOUSE, PARK, 20, 21, players=4)
    to_auctions(game)
    play(game, Pass(0))
    buy_in_turn_once(game, 4)
    assert card_auction(game)["in"] == [0, 1, 2, 3]
    sell(game, WAREHOUSE, winner=2)
    sell(game, PARK, winner=0)
    assert game.current == 2
    play(game, Open(2, 5, 5))
    assert card_auction(game)["in"] == [2, 3]


def test_pa_several_cards_one_after_the_other() -> None:
    game, without = draw_in("building", PARK, WAREHOUSE, STATION), draw_in("building")
    sell(game, PARK, winner=0)
    sell(game, WAREHOUSE, winner=None)
    sell(game, STATION, winner=0)
    play(game, Attach(0, 30))
    assert owned(game, 0)["cards"] == [PARK, STATION]
    assert whole_market(game) == whole_market(without)
    assert (game.current, game.state.phase) == (2, "building")


def test_pa_t3_replacement_is_step_3() -> None:
    game = draw_in("building", WAREHOUSE, STEP3)
    play(game, Pass(0), Pass(1))
    assert removals(play(game, Pass(2))) == [(4, "step 3"), (STEP3, "step 3")]
    assert (whole_market(game), game.state.step) == ([5, 6, 7, 8, 9, 10], 1)


def test_pa_p4_6_replacement_is_too_small() -> None:
    game = table(WAREHOUSE, 9, 20, market=LARGE)
    cities = cities_in_play(game)
    give(game, 2, cities=cities[:10], money=200)
    to_phase(game, "building")
    play(game, Build(2, cities[10]), Pass(0), Pass(1))
    assert removals(play(game, Pass(2))) == [(9, "P4.6")]
    assert whole_market(game) == [12, 13, 14, 15, 16, 17, 18, 20]


@pytest.mark.parametrize("card", [STATION, PARK])
def test_pa_pr2_pr3_card_leaves_when_nobody_may_bid(card: str) -> None:
    game = table(card, 40, market=range(23, 31), plants=False, players=5)
    if card == PARK:
        for seat in range(5):
            give(game, seat, cities=cities_in_play(game)[:22])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert card_auction(game) is None
    assert card not in grid(game).pile
    assert len(whole_market(game)) == 8


# -- PR2: transformer station -------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 6])
def test_pr2_s6_belongs_to_the_deck_of_2009(players: int) -> None:
    for seed in range(20):
        assert STATION in new_game("classic-2009", players=players, seed=seed).state.pile
    assert STATION not in new_game("classic-2004", players=players).state.pile
    assert STATION in new_game("classic-2004", players=players, promo=[STATION]).state.pile


def test_pr2_only_who_owns_a_plant_bids_and_the_best_of_them_begins() -> None:
    game = table(STATION, 20, players=4, plants=False)
    arrange(game, order=(3, 0, 1, 2))
    give(game, 2, plants=[31])
    to_auctions(game)
    play(game, Pass(3))
    buy_in_turn_once(game, 4)
    assert card_auction(game)["in"] == [0, 2]
    assert game.current == 0


def test_pr2_goes_under_a_plant_at_once() -> None:
    game = draw_in("auction", STATION)
    sell(game, STATION, winner=1)
    assert whole_market(game) == [3, 5, 6, 7, 8, 9, 10]
    assert refused(game, Attach(1, 4)) == "not_your_plant"
    assert refused(game, Pass(1)) == "wrong_kind_of_move"
    play(game, Attach(1, 31))
    assert (owned(game, 1)["transformer"], owned(game, 1)["cards"]) == (31, [STATION])
    assert whole_market(game) == [3, 5, 6, 7, 8, 9, 10, 20]


def with_station(edition: str = "classic-2004") -> Game:
    """Seat 0 owns the wind plants 13 and 18 (powers 1 and 2), the station is under 18."""
    game = table(20, 21, 22, market=(3, 4, 5, 6, 7, 8, 9, 10), plants=False, edition=edition)
    give(game, 0, plants=[13, 18, 22], cards=[STATION], cities=cities_in_play(game)[:2], money=0)
    grid(game).players[0].attached = ((STATION, 18),)
    return game


@pytest.mark.parametrize(("runs", "income"), [((13, 18), 54), ((18,), 44), ((13,), 22), ((), 10)])
def test_pr2_p5_1_its_plant_powers_one_city_more_when_it_runs(
    runs: tuple[CardId, ...], income: int
) -> None:
    game = with_station()
    give(game, 0, cities=cities_in_play(game)[2:8])
    to_phase(game, "bureaucracy")
    play(game, running(0, {plant: {} for plant in runs}))
    assert owned(game, 0)["money"] == income


def test_pr2_e2_at_the_end_too() -> None:
    game = with_station()
    give(game, 0, cities=cities_in_play(game)[2:17])
    to_phase(game, "building")
    all_done(game, "building")
    result = grid(game).result
    assert result is not None
    assert result.powered[0] == 1 + (2 + 1) + 2


@pytest.mark.parametrize(
    ("edition", "scrapped", "left"),
    [
        ("classic-2004", 18, (None, [])),
        ("classic-2004", 13, (18, [STATION])),
        ("classic-2009", 4, (18, [STATION])),
        ("classic-2009", 18, (None, [])),
    ],
)
def test_pr2_p2_8_leaves_with_its_plant(edition: str, scrapped: CardId, left: Any) -> None:
    game = with_station(edition)
    give(game, 0, money=4)
    to_auctions(game)
    buy_in_turn(game, 4)
    play(game, Scrap(0, scrapped))
    assert (owned(game, 0)["transformer"], owned(game, 0)["cards"]) == left


# -- PR3: theme park ----------------------------------------------------------------------------


def test_pr3_is_a_city_at_no_cost_beside_the_map() -> None:
    game = draw_in("auction", PARK)
    sell(game, PARK, winner=1)
    shown = owned(game, 1)
    assert (shown["money"], shown["cards"], shown["cities"]) == (90, [PARK], [])
    assert grid(game).players[1].connected == 1


def test_pr3_p4_6_counts_at_once() -> None:
    game = draw_in("building", PARK)  # three cities: the 3 has left
    events = sell(game, PARK, winner=2)
    assert removals(events) == [(4, "P4.6")]
    assert 5 in whole_market(game)


def test_pr3_p1_1_counts_for_the_order() -> None:
    game = table(20, 21, 22, market=LARGE)
    give(game, 0, cards=[PARK])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert game.snapshot()["order"] == [0, 2, 1]


@pytest.mark.parametrize("park", [True, False])
def test_pr3_t1_e1_counts_for_step_2_and_the_end(park: bool) -> None:
    for cities in (6, 16):
        game = table(20, 21, 22, market=range(21, 29))
        give(game, 0, cities=cities_in_play(game)[:cities], cards=[PARK] if park else [])
        to_phase(game, "building")
        all_done(game, "building")
        assert (game.state.step == 2 if cities == 6 else game.over) == park


@pytest.mark.parametrize(("runs", "income"), [({13: {}}, 22), ({}, 10)])
def test_pr3_p5_1_has_to_be_powered_to_be_paid(runs: dict[CardId, Any], income: int) -> None:
    game = table(20, market=SMALL, plants=False)
    give(game, 0, plants=[13], cards=[PARK], money=0)
    to_phase(game, "bureaucracy")
    play(game, running(0, runs))
    assert owned(game, 0)["money"] == income


def test_pr3_p4_1_is_no_place_to_build_from() -> None:
    game = table(20, market=SMALL)
    give(game, 2, cards=[PARK])
    to_phase(game, "building")
    first, second = cities_in_play(game)[:2]
    assert set(city_prices(game).values()) == {10}
    play(game, Build(2, first))
    assert owned(game, 2)["money"] == 90
    assert city_prices(game)[second] > 10


def test_pr3_p4_4_takes_a_house() -> None:
    game = table(PARK, 40, market=range(23, 31), plants=False, players=5)
    arrange(game, order=(4, 3, 0, 1, 2))
    cities = cities_in_play(game)
    give(game, 4, cities=cities[:22])
    give(game, 3, cities=cities[:20])
    to_phase(game, "bureaucracy")
    play(game, *(running(seat, {}) for seat in game.state.order))
    assert card_auction(game)["in"] == [0, 1, 2, 3]
    assert game.current == 3  # the best of those who have a house left
    sell(game, PARK, winner=3)
    give(game, 3, cities=[cities[20]], money=999)
    to_phase(game, "building")
    play(game, Done(2), Done(1), Done(0))
    assert refused(game, Build(3, cities[30])) == "no_houses"


# -- PR4: supply contract -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winner", "order"),
    [(0, [1, 0, 2, 3]), (1, [0, 2, 1, 3]), (2, [0, 1, 3, 2]), (3, [0, 1, 2, 3])],
)
def test_pr4_one_place_back_at_once(winner: int, order: list[int]) -> None:
    game = draw_in("auction", CONTRACT, players=4)
    sell(game, CONTRACT, winner=winner)
    assert game.snapshot()["order"] == order


def test_pr4_p1_1_again_whenever_the_order_is_determined() -> None:
    game = table(20, 21, 22, 23, market=LARGE)
    give(game, 2, cards=[CONTRACT])
    for _ in range(2):
        to_phase(game, "bureaucracy")
        all_done(game, "bureaucracy")
        assert game.snapshot()["order"] == [1, 2, 0]  # by plants 2, 1, 0


def test_pr4_p1_1_in_round_1_after_phase_2_too() -> None:
    game = table(CONTRACT, 20, 21, 22, plants=False)
    to_auctions(game, round_number=1)
    buy_in_turn_once(game, 6)
    sell(game, CONTRACT, winner=0)
    assert game.snapshot()["order"] == [1, 0, 2]
    buy_in_turn(game, 3, 4)
    assert game.snapshot()["order"] == [2, 0, 1]  # by plants 0, 2, 1


def turns(game: Game, move: Callable[[int], Move]) -> list[int]:
    """Who is up from here to the end of the phase, when everybody makes the same move."""
    phase, seen = game.state.phase, []
    while game.state.phase == phase and game.current is not None:
        seen.append(game.current)
        play(game, move(game.current))
    return seen


@pytest.mark.parametrize(
    ("winner", "following"), [(0, [1, 2, 3]), (1, [2, 1, 3]), (2, [1, 3, 2]), (3, [1, 2, 3])]
)
def test_pr4_p2_1_in_phase_2_those_who_have_not_acted_go_on_in_the_new_order(
    winner: int, following: list[int]
) -> None:
    game = draw_in("auction", CONTRACT, players=4)  # seat 0 has bought a plant
    sell(game, CONTRACT, winner=winner)
    assert turns(game, Pass) == following


@pytest.mark.parametrize(("winner", "following"), [(0, [0, 1, 3]), (1, [0, 1, 3])])
def test_pr4_p2_4_opener_who_lost_stays_up(winner: int, following: list[int]) -> None:
    game = table(CONTRACT, 20, 21, players=4)
    to_auctions(game)
    play(game, Open(0, 4, 4), Pass(1), Bid(2, 5), Pass(3), Pass(0))
    sell(game, CONTRACT, winner=winner)
    assert turns(game, Pass) == following


@pytest.mark.parametrize(
    ("builder", "winner", "following"),
    [
        (3, 0, [3, 2, 0, 1]),
        (3, 1, [3, 1, 2, 0]),
        (3, 2, [3, 2, 1, 0]),
        (2, 2, [2, 1, 0]),  # behind seat 3, who has acted
        (2, 0, [2, 0, 1]),
        (1, 1, [1, 0]),
    ],
)
def test_pr4_p4_1_in_phase_4_everybody_acts_once(
    builder: int, winner: int, following: list[int]
) -> None:
    game = table(CONTRACT, 20, 21, players=4)
    cities = cities_in_play(game)
    give(game, builder, cities=cities[:2])
    to_phase(game, "building")
    play(game, *(Done(seat) for seat in range(3, builder, -1)), Build(builder, cities[2]))
    sell(game, CONTRACT, winner=winner)
    assert turns(game, Done) == following


def test_pr4_p5_1_at_the_start_of_phase_5() -> None:
    game = draw_in("step 2", CONTRACT)
    sell(game, CONTRACT, winner=0)
    assert turns(game, lambda seat: running(seat, {})) == [1, 0, 2]
    assert game.snapshot()["order"] == [2, 0, 1]  # anew: seat 0 by cities, then by plants
