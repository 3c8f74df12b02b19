"""R1-R17: Recharged, where it differs from the deluxe edition."""

from collections import Counter

import pytest

from powergrid_qt.engine import STEP3, SetupError
from powergrid_qt.engine.events import DiscountLost, Refilled
from powergrid_qt.engine.moves import Bid, Build, Open, Pass, Scrap
from tests.engine.positions import (
    all_done,
    arrange,
    buy_in_turn,
    cities_in_play,
    give,
    grid,
    new_game,
    owned,
    play,
    refused,
    removals,
    set_fuel,
    to_phase,
    token_prices,
    whole_market,
)
from tests.engine.recharged_games import BOARDS, COUNTS, LARGE, SMALL, phase2, recharged

# -- material and set-up --------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", COUNTS)
def test_r1_r5_players_money_houses_and_regions(board: str, players: int) -> None:
    game = recharged(board, players)
    assert [seat["money"] for seat in game.snapshot()["players"]] == [50] * players
    assert grid(game).rules.edition.houses == 22
    assert len(grid(game).regions) == {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}[players]


def test_r2_r3_the_classic_plants_with_plugs_and_sockets_and_no_promo_card() -> None:
    edition = grid(recharged()).rules.edition
    classic = grid(new_game("classic-2009", "germany")).rules.edition
    printed = {card: p for card, p in classic.plants.items() if card not in classic.promo_cards}
    assert edition.plants.keys() == printed.keys()
    for number, plant in edition.plants.items():
        usual = printed[number]
        assert (plant.fuels, plant.burns, plant.powers) == (usual.fuels, usual.burns, usual.powers)
        assert plant.back == ("plug" if number in SMALL else "socket")
    assert (edition.promo_cards, edition.always_in_deck) == ((), ())
    with pytest.raises(SetupError, match="has no promo card"):
        recharged(promo=["taxes"])


@pytest.mark.parametrize(
    ("players", "pile", "plugs"), [(2, 28, 4), (3, 26, 3), (4, 30, 4), (5, 34, 5)]
)
def test_r4_r3_eight_plugs_are_the_market_and_one_lies_on_the_pile(
    players: int, pile: int, plugs: int
) -> None:
    for seed in range(5):
        state = grid(recharged(players=players, seed=seed))
        backs = Counter(state.rules.edition.plants[card].back for card in state.pile[:-1])
        assert set(state.market) <= set(SMALL)
        assert (len(state.market), len(state.pile) - 1, backs["plug"]) == (8, pile, plugs)
        assert state.pile[-1] == STEP3
        assert state.rules.back_of(state.pile) == "plug"


@pytest.mark.parametrize("board", BOARDS)
def test_r6_first_prices_and_the_supply(board: str) -> None:
    game = recharged(board)
    shown = game.snapshot()
    assert shown["resources"] == {"coal": 24, "oil": 18, "garbage": 9, "uranium": 2}
    assert shown["supply"] == {"coal": 0, "oil": 6, "garbage": 15, "uranium": 10}
    give(game, 2, plants=[4, 7, 6, 11], money=99)
    to_phase(game, "resources")
    first = {fuel: token_prices(game, fuel)[0] for fuel in shown["resources"]}
    assert first == {"coal": 1, "oil": 3, "garbage": 6, "uranium": 14}


@pytest.mark.parametrize("board", BOARDS)
def test_r7_the_refill_of_2004_also_with_five(board: str) -> None:
    table = recharged(board, 5).state.rules.refill_table(grid(recharged(board, 5)))
    assert table == {
        "coal": (5, 7, 5),
        "oil": (4, 5, 6),
        "garbage": (3, 3, 5),
        "uranium": (2, 3, 2),
    }
    for players in COUNTS:
        old = new_game("classic-2004", "germany", players)
        game = recharged(board, players)
        assert game.state.rules.refill_table(game.state) == old.state.rules.refill_table(old.state)


def test_r8_payout() -> None:
    edition = grid(recharged()).rules.edition
    assert [edition.income(n) for n in (0, 1, 6, 20, 25)] == [10, 22, 73, 150, 150]


# -- auctions -------------------------------------------------------------------------------------


def test_r9_r11_the_smallest_plant_costs_1_and_leaves_if_nobody_takes_it() -> None:
    game = phase2((4, 5, 6, 7, 8, 9, 10, 11), (30, 31, 32, STEP3))
    assert game.snapshot()["discount"] == 4
    give(game, 0, money=1)
    assert refused(game, Open(0, 5, 5)) == "bid_beyond_money"
    events = play(game, Pass(0), Pass(1), Pass(2))
    assert removals(events) == [(4, "D8")], "P2.9 does not hold besides"
    assert whole_market(game) == [5, 6, 7, 8, 9, 10, 11, 30]


def test_r9_who_has_1_may_open_and_others_raise() -> None:
    game = phase2((4, 5, 6, 7, 8, 9, 10, 11), (30, 31, 32, STEP3))
    give(game, 0, money=1)
    play(game, Open(0, 4, 1), Bid(1, 2), Pass(2), Pass(0))
    assert owned(game, 1)["money"] == 48
    assert game.snapshot()["discount"] is None


def test_r9_in_round_1_too_and_the_last_pays_1() -> None:
    game = recharged(players=2, order=(0, 1))
    while game.state.phase == "setup":
        game.apply(next(iter(game.legal_moves)))
    smallest = grid(game).market[0]
    assert game.snapshot()["discount"] == smallest
    assert grid(game).round == 1


def test_r10_a_smaller_replacement_leaves_with_the_token_but_only_the_first() -> None:
    game = phase2((10, 11, 12, 13, 14, 15, 16, 17), (4, 3, 20, 21, STEP3), players=4)
    give(game, 0, money=50)
    events = play(game, Open(0, 11, 11), Pass(1), Pass(2), Pass(3))
    assert removals(events) == [(4, "R10")]
    assert [event.card for event in events if isinstance(event, DiscountLost)] == [10]
    assert game.snapshot()["discount"] is None
    assert whole_market(game) == [3, 10, 12, 13, 14, 15, 16, 17], "3 comes in as usual"
    events = play(game, *map(Pass, (1, 2, 3)))
    assert removals(events) == []


def test_r10_with_an_empty_pile_the_market_shrinks() -> None:
    game = phase2((10, 11, 12, 13, 14, 15, 16, 17), (4,))
    play(game, Open(0, 11, 11), Pass(1), Pass(2))
    assert whole_market(game) == [10, 12, 13, 14, 15, 16, 17]


def test_r10_step_3_may_be_the_next_card() -> None:
    game = phase2((10, 11, 12, 13, 14, 15, 16, 17), (4, STEP3, 40))
    play(game, Open(0, 11, 11), Pass(1), Pass(2))
    assert whole_market(game) == [10, 12, 13, 14, 15, 16, 17, STEP3]


def test_r10_holds_for_the_replacement_of_what_the_trust_takes() -> None:
    game = phase2((10, 11, 12, 13, 14, 15, 16, 17), (4, 20, 21, STEP3), players=2)
    events = play(game, Pass(0))
    assert removals(events) == [(4, "R10")], "the Trust has taken 13"
    assert game.snapshot()["discount"] is None


def test_r10_r9_the_replacement_of_the_plant_with_the_token_is_not_affected() -> None:
    game = phase2((10, 11, 12, 13, 14, 15, 16, 17), (4, 20, STEP3))
    events = play(game, Pass(0), Pass(1), Pass(2))
    assert removals(events) == [(10, "D8")]
    assert whole_market(game)[0] == 4


def test_r10a_first_the_plant_with_the_token_leaves_then_step_3_with_the_smallest() -> None:
    game = phase2((10, 11, 12, 13, 14, 15, 16, 17), (STEP3, 40, 42, 44), step=2)
    play(game, Open(0, 11, 11), Pass(1), Pass(2))
    events = play(game, Pass(1), Pass(2))
    assert removals(events)[0] == (10, "D8")
    assert removals(events)[1] == (12, "step 3")
    assert grid(game).step == 3
    assert len(whole_market(game)) == 6


def test_r12_no_plant_is_ever_too_small() -> None:
    game = recharged(market=(3, 4, 5, 6, 7, 8, 9, 10))
    give(game, 2, money=999, cities=cities_in_play(game)[:6])
    to_phase(game, "building")
    before = whole_market(game)
    events = play(game, *(Build(2, city) for city in cities_in_play(game)[6:11]))
    assert removals(events) == []
    assert whole_market(game) == before
    old = new_game("classic-2009")
    give(old, 2, money=999, cities=cities_in_play(old)[:6])
    to_phase(old, "building")
    assert removals(play(old, Build(2, cities_in_play(old)[6])))


@pytest.mark.parametrize("players", COUNTS)
def test_r13_three_plants_and_the_new_one_stays(players: int) -> None:
    game = phase2((10, 11, 12, 13, 14, 15, 16, 17), (*LARGE, STEP3), players=players)
    assert grid(game).rules.max_plants == 3
    give(game, 0, plants=[3, 4, 5], money=99)
    buy_in_turn(game, 11)
    assert refused(game, Scrap(0, 11)) == "scrap_not_new"
    play(game, Scrap(0, 3))
    assert owned(game, 0)["plants"] == [4, 5, 11]


# -- steps and end --------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "needed"), [(2, 7), (3, 7), (5, 7), (6, 6)])
def test_r14_step_2_before_anybody_is_paid_with_its_refill(players: int, needed: int) -> None:
    game = recharged(players=players)
    assert grid(game).rules.step2_cities == needed
    if players == 2:
        return
    arrange(game, market=LARGE, pile=(32, 33, 34, STEP3))
    give(game, 0, cities=cities_in_play(game)[:needed])
    set_fuel(game, coal=0)
    to_phase(game, "building")
    all_done(game, "building")
    assert (grid(game).step, game.state.phase) == (2, "bureaucracy")
    assert 20 not in whole_market(game)
    all_done(game, "bureaucracy")
    refills = [event for event in game.events if isinstance(event, Refilled)]
    steps = grid(game).rules.refill_table(grid(game))["coal"]
    assert dict(refills[-1].tokens)["coal"] == steps[1]


def test_r15_step_3_as_the_replacement_of_step_2_starts_with_the_next_round() -> None:
    game = recharged()
    arrange(game, market=LARGE, pile=(STEP3, 40, 42))
    give(game, 0, cities=cities_in_play(game)[:7])
    to_phase(game, "building")
    all_done(game, "building")
    assert grid(game).step == 2
    assert len(whole_market(game)) == 6
    all_done(game, "bureaucracy")
    assert grid(game).step == 3


@pytest.mark.parametrize(("players", "cities"), [(2, 18), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_r16_the_end(players: int, cities: int) -> None:
    assert grid(recharged(players=players)).rules.end_cities == cities


def test_r16_r17_no_third_tie_break() -> None:
    game = recharged(players=3)
    for seat, count in ((0, 17), (1, 2)):
        give(game, seat, money=30, cities=cities_in_play(game)[:count])
    give(game, 2, money=5)
    to_phase(game, "building")
    all_done(game, "building")
    assert game.over
    assert grid(game).result is not None
    assert game.snapshot()["winners"] == [0, 1]
