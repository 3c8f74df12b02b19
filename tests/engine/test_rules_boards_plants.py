"""M2: plants that need a city in some regions."""

from typing import Any

from powergrid_qt.engine import STEP3, Game, load_board
from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.engine.moves import Bid, Open, Pass
from powergrid_qt.engine.network import connected_choices
from tests.engine.positions import (
    arrange,
    cities_in_play,
    give,
    grid,
    owned,
    play,
    refused,
    removals,
    running,
    to_auctions,
    to_phase,
)
from tests.engine.seven_boards import CENTRAL, NEW, OLD, SPAIN, phase2

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
