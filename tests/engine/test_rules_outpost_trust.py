"""O29, and TR1, TR2, TR6 in Outpost: two players against the Trust."""

from collections.abc import Sequence
from typing import Any

import pytest

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import CardSold, WorkersHired
from powergrid_qt.engine.moves import Bid, Build, Hire, Open, Pass, PlaceTrust
from tests.engine.outpost_positions import (
    TRUST,
    all_hire,
    all_pass,
    bare_game,
    buy,
    events_of,
    expanding,
    give,
    market,
    new_game,
    owned,
    pile,
    refused,
    staff,
    to_auctions,
    to_bureaucracy,
    to_expansion,
    trust_of,
)
from tests.engine.outpost_table import (
    DATA_LIBRARY,
    LABORATORIES,
    MOON_BASE,
    NODULE,
    OUTPOST,
    ROBOTS,
)
from tests.engine.outpost_trust import against_trust, trust_cities
from tests.engine.positions import play

HOUSE, PLANT, SHELTER = "house", "plant", "shelter"
NORTH = "p1 s1 p2 s2 p3 s3"
"""The Trust's first six cities, unless a test says other ones."""


def taken_by_trust(events: Sequence[Any]) -> list[str]:
    return [str(event.card) for event in events_of(events, CardSold) if event.seat is TRUST]


# -- TR1, TR2: set-up ------------------------------------------------------------------------------


def test_tr1_o29_the_trust_has_16_houses_a_company_and_no_money() -> None:
    game = bare_game(2)
    trust = owned(game, TRUST)
    assert trust.pop("left") == 16
    assert not any(trust.values())
    assert "money" not in trust
    assert [len(owned(game, seat)["houses"]) for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tr1_only_with_two_players(players: int) -> None:
    assert "trust" not in new_game(players).snapshot()


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_tr2_the_players_put_its_first_six_houses(order: tuple[int, int]) -> None:
    game = bare_game(2, order=order)
    best, worst = order
    for seat, city in zip((best, worst, worst, best, best, worst), NORTH.split(), strict=True):
        assert (game.state.phase, game.current) == ("setup", seat)
        game.apply(PlaceTrust(seat, city))
    trust = owned(game, TRUST)
    assert (trust["houses"], trust["left"]) == (NORTH.split(), 10)
    assert (game.state.phase, game.current) == ("auction", best)


def test_tr2_next_to_one_another() -> None:
    game = bare_game(2)
    assert refused(game, PlaceTrust(1, "p1")) == "not_your_turn"
    assert refused(game, PlaceTrust(0, "w1")) == "city_not_in_play"
    game.apply(PlaceTrust(0, "p5"))
    assert trust_cities(game, seat=1) == ["p2", "s4", "s5"]
    assert refused(game, PlaceTrust(1, "p5")) == "trust_city_taken"
    assert refused(game, PlaceTrust(1, "p6")) == "trust_not_adjacent"
    assert refused(game, PlaceTrust(1, "nowhere")) == "unknown_city"
    assert refused(game, Pass(1)) == "wrong_kind_of_move"
    game.apply(PlaceTrust(1, "s5"))
    assert trust_cities(game, seat=1) == ["p2", "p6", "s4"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_tr1_it_is_always_second(order: tuple[int, int]) -> None:
    game = new_game(2, order=order)
    give(game, order[0], houses="p4 s4 p5 s5")
    to_expansion(game)
    assert game.snapshot()["order"] == list(order), "the order names the players only"
    hired = events_of(all_hire(game), WorkersHired)
    assert [event.seat for event in hired] == [order[1], TRUST, order[0]]


# -- TR6: its houses and the players ---------------------------------------------------------------


def test_tr6_its_first_cities_are_closed_to_houses_in_step_1() -> None:
    game = expanding(players=2)
    assert refused(game, Build(0, "p1", HOUSE)) == "city_full"
    game.apply(Build(0, "p1", PLANT))
    game.state.step = 2
    game.apply(Build(0, "p1", HOUSE))
    assert owned(game, 0)["money"] == 200 - 5 - 15
    assert owned(game, TRUST)["left"] == 10, "it does not follow a second connection"


def test_tr6_it_follows_each_first_connection_at_once() -> None:
    game = expanding(players=2)
    game.apply(Build(0, "p4", HOUSE))
    trust = owned(game, TRUST)
    assert (trust["houses"][-1], trust["left"]) == ("p4", 9)
    game.apply(Hire(0, 0))
    for step in (1, 2):
        game.state.step = step
        assert refused(game, Build(1, "p4", HOUSE)) == "city_full"
    game.state.step = 3
    game.apply(Build(1, "p4", HOUSE))
    assert owned(game, 1)["money"] == 60 - 20


def test_tr6_it_does_not_follow_buildings() -> None:
    game = expanding(players=2)
    game.apply(Build(0, "p4", PLANT))
    assert owned(game, TRUST)["houses"] == NORTH.split()


def test_tr6_it_follows_while_it_has_houses() -> None:
    game = expanding(players=2)
    trust_of(game).left = 1
    play(game, Build(0, "p4", HOUSE), Build(0, "s4", HOUSE))
    trust = owned(game, TRUST)
    assert (trust["houses"][6:], trust["left"]) == (["p4"], 0)
    game.state.step = 2
    game.apply(Hire(0, 0))
    game.apply(Build(1, "s4", HOUSE))
    assert owned(game, 1)["money"] == 60 - 15


def test_tr6_o27_an_outpost_card_has_no_second_house() -> None:
    game = expanding(players=2, technologies=[OUTPOST])
    game.apply(Build(0, OUTPOST, HOUSE))
    assert owned(game, TRUST)["left"] == 10


def test_tr6_its_buildings_block_the_places() -> None:
    game = against_trust(buildings="p4")
    assert refused(game, Build(0, "p4", PLANT)) == "slot_taken"


def test_tr6_it_neither_starts_step_2_nor_ends_the_game() -> None:
    game = new_game(2)
    game.state.rules.end_cities = 9
    give(game, TRUST, houses="p4 s4 p5 s5")
    give(game, 0, houses="p4 s4 p5 s5 p6 s6")
    to_bureaucracy(game)
    assert (game.state.step, game.over) == (1, False)


# -- O29: its cards --------------------------------------------------------------------------------


def test_o29_after_the_best_players_auction_it_takes_the_fourth_card() -> None:
    game = new_game(2, market="11 12 13 14-2 | 15 16 17 18", pile="40 41 42")
    to_auctions(game)
    game.apply(Open(0, "12", 12))
    assert game.snapshot()["auction"]["in"] == [0, 1], "it never bids"
    events = game.apply(Pass(1))
    assert taken_by_trust(events) == ["15"], "the largest after the replacement"
    assert owned(game, TRUST)["reserve"] == ["15"]
    assert (market(game), pile(game)) == ("11 13 14-2 16 | 17 18 40 41", "42")
    assert taken_by_trust(game.apply(Open(1, "11", 11))) == []
    assert game.state.phase == "expansion"


def test_o29_also_when_the_other_player_wins_that_auction() -> None:
    game = new_game(2)
    to_auctions(game)
    play(game, Open(0, "12", 12), Bid(1, 13))
    events = game.apply(Pass(0))
    assert [(event.seat, event.card) for event in events_of(events, CardSold)] == [
        (1, "12"),
        (TRUST, "15"),
    ]
    assert game.current == 0


def test_o29_or_after_the_best_player_has_passed() -> None:
    game = new_game(2)
    to_auctions(game)
    assert taken_by_trust(game.apply(Pass(0))) == ["14"]
    assert taken_by_trust(game.apply(Pass(1))) == []


def test_o29_in_each_of_the_two_auctions_of_round_1() -> None:
    game = new_game(2)
    events = [*buy(game, "11"), *buy(game, "12")]
    assert taken_by_trust(events) == ["15"]
    assert (game.state.round, game.state.phase) == (1, "auction")
    assert taken_by_trust(all_pass(game)) == ["17"]


def test_o29_in_step_3_of_all_places() -> None:
    game = new_game(2, market="11 12 13 14 15 16", pile="40 41", step=3)
    to_auctions(game)
    assert taken_by_trust(game.apply(Pass(0))) == ["16"]
    assert market(game) == "11 12 13 14 15 40"


def test_o29_of_a_stack_it_takes_the_top_card_and_nothing_is_drawn() -> None:
    game = new_game(2, market="11 12 13 14,14a-3 | 15 16 17 18", pile="40 41")
    to_auctions(game)
    assert taken_by_trust(game.apply(Pass(0))) == ["14a"]
    assert (market(game), pile(game)) == ("11 12 13 14 | 15 16 17 18", "40 41")


@pytest.mark.parametrize("card", [DATA_LIBRARY, ROBOTS, NODULE, LABORATORIES, MOON_BASE])
def test_o29_technologies_lie_unused(card: str) -> None:
    game = new_game(2, market=f"11 12 13 {card}", pile="")
    give(game, TRUST, buildings="p1 s1")
    to_auctions(game)
    game.apply(Pass(0))
    trust = owned(game, TRUST)
    assert trust["reserve"] + trust["technologies"] == [card]
    all_pass(game)
    all_hire(game)
    trust = owned(game, TRUST)
    assert (trust["plants"], trust["shelters"], staff(game, TRUST)) == ([], [], (0, 0))


def takes_outpost(**company: Any) -> Game:
    game = new_game(2, market=f"11 12 13 {OUTPOST}", pile="")
    give(game, TRUST, **company)
    to_auctions(game)
    game.apply(Pass(0))
    return game


def test_o29_on_an_outpost_card_it_builds_at_once() -> None:
    trust = owned(takes_outpost(), TRUST)
    assert (trust["houses"], trust["left"]) == ([*NORTH.split(), OUTPOST], 9)
    assert trust["buildings"] == {OUTPOST: [PLANT, SHELTER]}
    assert trust["technologies"] == [OUTPOST]


@pytest.mark.parametrize(
    ("buildings", "built"),
    [("p1 p2 p3 p4", [SHELTER]), ("s1 s2 s3 s4", [PLANT]), ("p1 p2 p3 s1 s2 s3", [PLANT, SHELTER])],
)
def test_o29_as_far_as_it_has_the_pieces(buildings: str, built: list[str]) -> None:
    trust = owned(takes_outpost(buildings=buildings), TRUST)
    assert trust["buildings"][OUTPOST] == built


def test_o29_without_a_house_left_it_builds_none() -> None:
    game = new_game(2, market=f"11 12 13 {OUTPOST}", pile="")
    trust_of(game).left = 0
    to_auctions(game)
    game.apply(Pass(0))
    trust = owned(game, TRUST)
    assert (trust["houses"], trust["left"]) == (NORTH.split(), 0)


def test_o29_o30_the_outposts_buildings_unlock_spaces() -> None:
    game = takes_outpost(cards="plant_1_1 shelter_1")
    all_pass(game)
    all_hire(game)
    trust = owned(game, TRUST)
    assert (trust["plants"], trust["shelters"]) == (["plant_1_1"], ["shelter_1"])
    assert list(trust["buildings"]) == [OUTPOST], "no other building is needed"


def test_o29_with_an_empty_market_it_takes_nothing() -> None:
    game = new_game(2, market="", pile="")
    to_auctions(game)
    assert taken_by_trust(game.apply(Pass(0))) == []
