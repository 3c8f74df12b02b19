"""PR0, PR5, PR6, PR8-PR11: promo cards that are neither plants nor sold by auction."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from powergrid_qt.engine import Game, GameConfig, GameOptions, SetupError
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.config import Overrides, Seat
from powergrid_qt.engine.grid.cards import MarketShortage, MarketSurplus, SpyChanged, TaxesPaid
from powergrid_qt.engine.moves import Bid, Build, Done, Open, Pass, Scrap
from tests.engine.positions import (
    all_done,
    all_pass,
    arrange,
    buy_in_turn,
    cities_in_play,
    give,
    grid,
    new_game,
    owned,
    play,
    removals,
    running,
    set_fuel,
    to_auctions,
    to_phase,
    whole_market,
)
from tests.engine.promo_games import (
    FLUX_GENERATOR,
    FUELS,
    PROMO,
    SHORTAGE,
    SPY,
    SURPLUS,
    TAXES,
    WAREHOUSE,
    promo_auctions,
)

LARGE = (20, 21, 22, 23, 24, 25, 26, 27)


def moneys(game: Game) -> list[int]:
    return [player["money"] for player in game.snapshot()["players"]]


# -- PR0 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
@pytest.mark.parametrize("chosen", [(), (TAXES,), PROMO])
def test_pr0_s6_shuffled_in_after_the_removal_and_below_13(
    players: int, removed: int, chosen: tuple[str, ...]
) -> None:
    mixed_in = [card for card in chosen if card != SPY]
    depths: list[int] = []
    for seed in range(10):
        pile = new_game(players=players, promo=chosen, seed=seed).state.pile
        assert (pile[0], pile[-1]) == (13, STEP3)
        assert len(pile) == 1 + (42 - 8 - 1 - removed) + len(mixed_in) + 1
        assert {card for card in pile if isinstance(card, str)} == {*mixed_in, STEP3}
        depths.extend(pile.index(card) for card in mixed_in)
    assert not mixed_in or max(depths) - min(depths) > 15


@pytest.mark.parametrize(
    ("edition", "board", "promo", "code"),
    [
        ("classic-2004", "germany", ("taxes", "taxes"), "doubled_promo"),
        ("classic-2009", "usa", ("tax",), "unknown_promo"),
        ("deluxe-2014", "europe", ("taxes",), "unknown_promo"),
    ],
)
def test_pr0_each_once_and_only_in_a_classic_game(
    edition: str, board: str, promo: tuple[str, ...], code: str
) -> None:
    with pytest.raises(SetupError) as error:
        new_game(edition, board, promo=promo)
    assert error.value.refusal.code == code


@pytest.mark.parametrize("card", [TAXES, SHORTAGE, SURPLUS])
def test_pr0_a_card_that_is_no_plant_takes_no_place(card: str) -> None:
    game = promo_auctions(card, 20, 21)
    buy_in_turn(game, 4)
    assert whole_market(game) == [3, 5, 6, 7, 8, 9, 10, 20]


def test_pr0_several_cards_one_after_the_other() -> None:
    game = promo_auctions(SHORTAGE, SURPLUS, FLUX_GENERATOR, TAXES, 20, 21)
    buy_in_turn(game, 4)
    assert whole_market(game) == [5, 6, 7, 8, 9, 10, 20, FLUX_GENERATOR]
    assert grid(game).pile == (21, STEP3, TAXES)


# -- PR5: industrial espionage ------------------------------------------------------------------


def round_2(*, contract: int | None = None, promo: Iterable[str] = PROMO) -> Game:
    """Round 2 has begun for four; the order by plants is 3, 2, 1, 0."""
    game = promo_auctions(20, 21, 22, 23, 24, promo=promo, players=4)
    for seat in range(4):
        give(game, seat, plants=[30 + seat], money=200)
    if contract is not None:
        give(game, contract, cards=["supply-contract"])
    grid(game).round = 1
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    return game


def spies_seen(game: Game) -> list[int]:
    """The seats whose view shows the top card."""
    return [seat for seat in range(len(game.config.players)) if "top_card" in game.view_for(seat)]


def test_pr5_nobody_spies_in_round_1() -> None:
    game = new_game(promo=[SPY])
    assert game.snapshot()["spy"] is None
    assert spies_seen(game) == []


def test_pr5_last_in_the_order_of_round_2_is_the_spy() -> None:
    game = round_2()
    assert game.snapshot()["order"] == [3, 2, 1, 0]
    assert game.snapshot()["spy"] == 0
    assert (owned(game, 0)["cards"], owned(game, 0)["money"]) == ([SPY], 210)  # for nothing


def test_pr5_pr4_last_after_the_supply_contract() -> None:
    game = round_2(contract=1)
    assert game.snapshot()["order"] == [3, 2, 0, 1]
    assert game.snapshot()["spy"] == 1


def test_pr5_only_in_a_game_with_the_card() -> None:
    assert round_2(promo=[TAXES]).snapshot()["spy"] is None


def test_pr5_only_the_spy_sees_the_top_card() -> None:
    game = round_2()
    assert spies_seen(game) == [0]
    assert game.view_for(0)["top_card"] == game.state.pile[0]
    assert "top_card" not in game.snapshot()
    buy_in_turn(game, 5)
    assert game.view_for(0)["top_card"] == game.state.pile[0]


def test_pr5_no_later_determination_changes_the_spy() -> None:
    game = round_2()
    give(game, 0, cities=cities_in_play(game)[:2])
    to_phase(game, "bureaucracy")
    all_done(game, "bureaucracy")
    assert (game.snapshot()["order"][0], game.snapshot()["spy"]) == (0, 0)


def test_pr5_from_the_first_it_passes_to_the_last() -> None:
    game = round_2()
    arrange(game, order=(0, 1, 2, 3))
    to_auctions(game)
    buy_in_turn(game, 5)
    assert game.snapshot()["spy"] == 3
    assert [owned(game, seat)["cards"] for seat in range(4)] == [[], [], [], [SPY]]


def test_pr5_stays_when_somebody_else_buys() -> None:
    game = round_2()
    buy_in_turn(game, 5, 6)
    assert game.snapshot()["spy"] == 0


def test_pr5_p2_8_passes_with_the_sale_before_scrapping_and_replacement() -> None:
    game = round_2()
    give(game, 0, plants=[40, 42])
    play(game, Pass(3), Pass(2), Pass(1))
    top = game.state.pile[0]
    events = play(game, Open(0, 5, 5))
    assert SpyChanged(1) in events
    assert 5 in owned(game, 0)["plants"]
    assert spies_seen(game) == [1]
    assert game.view_for(1)["top_card"] == top
    play(game, Scrap(0, 30))
    assert top in whole_market(game)


# -- PR6: taxes ---------------------------------------------------------------------------------


def test_pr6_step_1_under_the_pile() -> None:
    game = promo_auctions(TAXES, 20, 21)
    buy_in_turn(game, 4)
    assert grid(game).pile == (21, STEP3, TAXES)
    assert game.snapshot()["taxes"] is False


@pytest.mark.parametrize("step", [1, 2])
def test_pr6_nothing_is_drawn_from_taxes_alone_in_step_1(step: int) -> None:
    game = promo_auctions(20, step=step)
    arrange(game, pile=(20, TAXES))
    buy_in_turn(game, 4, 5)
    assert whole_market(game) == [3, 6, 7, 8, 9, 10, 20]
    assert grid(game).pile == ((TAXES,) if step == 1 else ())
    assert game.snapshot()["taxes"] == (step == 2)


@pytest.mark.parametrize("step", [2, 3])
def test_pr6_waits_for_phase_5_and_is_paid_before_income(step: int) -> None:
    game = promo_auctions(TAXES, 40, 42, 44, 46, market=LARGE[: 8 if step == 2 else 6], step=step)
    for seat, money in enumerate((29 + 21, 14, 0)):
        give(game, seat, money=money, cities=cities_in_play(game)[2 * seat : 2 * seat + 1])
    give(game, 1, plants=[13])
    buy_in_turn(game, 21)
    all_pass(game)
    assert (game.snapshot()["taxes"], moneys(game)) == (True, [29, 14, 0])
    all_done(game, "resources")
    play(game, Done(2), Done(1))
    events = play(game, Done(0))
    paid = [(event.seat, event.amount) for event in events if isinstance(event, TaxesPaid)]
    assert paid == [(0, 5), (1, 2), (2, 0)]
    assert (game.state.phase, moneys(game)) == ("bureaucracy", [24, 12, 0])
    assert (TAXES, "PR6") in removals(events)
    assert game.snapshot()["taxes"] is False
    play(game, running(0, {}), running(1, {13: {}}))
    assert moneys(game) == [34, 34, 0]


def test_pr6_drawn_in_phase_4_is_paid_in_this_round() -> None:
    game = promo_auctions(TAXES, 20, 21, step=2)
    cities = cities_in_play(game)
    give(game, 2, cities=cities[:2], money=100)
    to_phase(game, "building")
    play(game, Build(2, cities[2]))
    assert game.snapshot()["taxes"] is True
    all_done(game, "building")
    assert moneys(game)[:2] == [40, 40]


@pytest.mark.parametrize("by_step_2", [True, False])
def test_pr6_t1_drawn_in_phase_5_waits_for_the_next_round(by_step_2: bool) -> None:
    game = promo_auctions(TAXES, 40, 42, 44, market=LARGE, step=1 if by_step_2 else 2)
    if by_step_2:
        give(game, 0, cities=cities_in_play(game)[:7])
    to_phase(game, "building")
    all_done(game, "building")
    all_done(game, "bureaucracy")
    assert (game.snapshot()["taxes"], moneys(game)) == (True, [60, 60, 60])
    all_pass(game)
    all_done(game, "resources")
    all_done(game, "building")
    assert (game.snapshot()["taxes"], moneys(game)) == (False, [48, 48, 48])


# -- PR8, PR9: shortage and surplus -------------------------------------------------------------


def draw_event(card: str, on_market: Mapping[str, int], **held: int) -> tuple[Game, list[Any]]:
    """The card is drawn with these tokens on the market; seat 2 holds some more."""
    game = promo_auctions(card, 20, 21)
    set_fuel(game, **on_market)
    give(game, 2, tokens=held)
    events = play(game, Open(0, 4, 4), Pass(1), Pass(2))
    return game, [event for event in events if isinstance(event, MarketShortage | MarketSurplus)]


@pytest.mark.parametrize(
    ("on_market", "taken"),
    [
        ((24, 18, 6, 2), ("coal", 3)),  # prices 1, 3, 7, 14
        ((15, 18, 6, 2), ("oil", 3)),  # 4, 3
        ((18, 18, 18, 2), ("coal", 3)),  # all 3: coal first
        ((15, 18, 18, 10), ("oil", 3)),  # 4, 3, 3, 3
        ((15, 15, 18, 10), ("garbage", 3)),
        ((15, 15, 15, 10), ("uranium", 1)),
        ((0, 2, 0, 4), ("oil", 2)),  # 8, 10: as many as there are
        ((0, 0, 0, 1), ("uranium", 1)),
    ],
)
def test_pr8_cheapest_kind_goes_to_the_supply(
    on_market: tuple[int, ...], taken: tuple[str, int]
) -> None:
    before = dict(zip(FUELS, on_market, strict=True))
    game, events = draw_event(SHORTAGE, before)
    assert events == [MarketShortage((taken,))]
    left = {**before, taken[0]: before[taken[0]] - taken[1]}
    assert game.snapshot()["resources"] == left
    box = {"coal": 24, "oil": 24, "garbage": 24, "uranium": 12}
    assert game.snapshot()["supply"] == {fuel: box[fuel] - left[fuel] for fuel in FUELS}


def test_pr8_empty_market() -> None:
    assert draw_event(SHORTAGE, dict.fromkeys(FUELS, 0))[1] == []


@pytest.mark.parametrize(
    ("on_market", "held", "added"),
    [
        ((24, 18, 6, 2), {}, ("uranium", 1)),
        ((24, 18, 6, 5), {}, ("uranium", 1)),  # 8 against garbage 7
        ((24, 18, 3, 5), {}, ("garbage", 3)),  # both 8
        ((24, 3, 3, 5), {}, ("oil", 3)),
        ((3, 3, 3, 5), {}, ("coal", 3)),
        ((24, 0, 0, 5), {}, ("oil", 3)),  # sold out: 8
        ((24, 18, 6, 0), {}, ("uranium", 1)),  # sold out: 16
        ((0, 18, 6, 6), {"coal": 22}, ("coal", 2)),  # what the supply has
        ((0, 0, 6, 6), {"coal": 24}, ("coal", 0)),  # no other kind takes its place
        ((24, 18, 6, 0), {"uranium": 12}, ("uranium", 0)),
        ((24, 24, 24, 12), {}, ("coal", 0)),  # the market is full
    ],
)
def test_pr9_dearest_kind_comes_from_the_supply(
    on_market: tuple[int, ...], held: dict[str, int], added: tuple[str, int]
) -> None:
    before = dict(zip(FUELS, on_market, strict=True))
    game, events = draw_event(SURPLUS, before, **held)
    assert events == [MarketSurplus((added,))]
    assert game.snapshot()["resources"] == {**before, added[0]: before[added[0]] + added[1]}


# -- PR10, PR11 ---------------------------------------------------------------------------------


def test_pr10_pa_in_round_1_the_best_is_the_first_of_the_drawn_order() -> None:
    game = new_game(promo=[WAREHOUSE], order=(2, 0, 1))
    arrange(game, pile=(WAREHOUSE, 20, 21, STEP3))
    play(game, Open(2, 3, 3), Bid(0, 4), Pass(1), Pass(2))
    assert game.snapshot()["auction"]["card"] == WAREHOUSE
    assert game.current == 2


def test_pr11_pa_computer_players_bid_like_any_other() -> None:
    seats = tuple(Seat(color, color, "hard") for color in ("red", "blue", "green"))
    fixed = Overrides(order=(0, 1, 2), pile=(WAREHOUSE, 20, 21, 22, STEP3))
    options = GameOptions(promo=(WAREHOUSE,))
    game = Game(GameConfig("classic-2004", "germany", seats, 1, options, fixed))
    play(game, Open(0, 3, 3), Pass(1), Pass(2))
    assert game.snapshot()["auction"]["in"] == [0, 1, 2]
    play(game, Pass(0), Open(1, WAREHOUSE, 10), Pass(2))
    assert owned(game, 1)["cards"] == [WAREHOUSE]
