"""Decisions of the policies in positions where it is clear what is right."""

from typing import Any

import pytest

from powergrid_qt.ai.outpost.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.outpost.family import OutpostPolicy
from powergrid_qt.ai.outpost.outlook import misjudged, rounds_left, supplies
from powergrid_qt.ai.outpost.prospects import Prospect, companies_of
from powergrid_qt.ai.outpost.styles import OutpostGreedy
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Bid, Build, Hire, Open, Pass, Place, RunCards
from powergrid_qt.engine.outpost.company import most_powered
from tests.engine.outpost_positions import (
    give,
    lay,
    set_labour,
    set_step,
    shipped_game,
    state_of,
    to_auctions,
    to_expansion,
    to_running,
)

LEVELS = {"easy": OutpostPolicy(EASY), "normal": OutpostPolicy(NORMAL), "hard": OutpostPolicy(HARD)}
HARD_POLICY = LEVELS["hard"]

# A company that powers 16 cities with 11 workers of its own.
STRONG: dict[str, Any] = {
    "plants": "plant_36 plant_33 plant_25",
    "shelters": "shelter_41 shelter_38 shelter_26",
    "permanent": 11,
}


@pytest.fixture(params=LEVELS)
def policy(request):
    return LEVELS[request.param]


def houses(game: Game, seat: int, amount: int) -> None:
    """Let a seat have houses in the first cities with room for one more."""
    state = state_of(game)
    cities = state.rules.board.cities
    for city in state.network.cities:
        if state.players[seat].connected == amount:
            break
        if len(state.slots[city]) < state.step and city not in state.players[seat].houses:
            give(game, seat, houses=cities[city].id)
    assert state.players[seat].connected == amount


def auctions(market: str, round_number: int = 3) -> Game:
    game = shipped_game(4, order=range(4))
    lay(game, market)
    for seat in range(4):
        give(game, seat, money=60, plants=f"plant_{('04', '08', '12', '13')[seat]}")
        houses(game, seat, 2)
    to_auctions(game, round_number)
    return game


# -- auctions --------------------------------------------------------------------------------------

SMALL = "shelter_05a plant_07 plant_17 plant_21 | plant_25 plant_31 plant_33 plant_36"


def test_in_round_1_a_card_is_bought(policy):
    game = shipped_game(4)
    assert isinstance(policy.decide(game.state), Open)


def test_the_search_does_not_put_the_first_plant_off():
    """Without any plant the policy alone decides in auctions."""
    game = shipped_game(4, order=range(4))
    to_auctions(game, 1)
    assert list(HARD_POLICY.alternatives(game.state)) == [HARD_POLICY.decide(game.state)]
    give(game, 0, plants="plant_04")
    assert len(HARD_POLICY.alternatives(game.state)) > 1


def test_a_plant_that_powers_more_is_opened_before_a_small_shelter(policy):
    game = auctions("shelter_05a plant_07 plant_17 plant_37-20 | plant_42 plant_44")
    assert policy.decide(game.state) == Open(0, "plant_37", 17)


def test_nobody_pays_for_a_shelter_of_one_what_a_plant_costs(policy):
    game = auctions(SMALL)
    game.apply(Open(0, "shelter_05a", 45))
    assert policy.decide(game.state) == Pass(1)
    reason = HARD_POLICY.reason(game.state, Pass(1))
    assert reason is not None
    assert reason.code == "outpost_too_dear"
    limit = reason["limit"]
    assert isinstance(limit, int)
    assert limit < 45


@pytest.mark.parametrize(
    ("money", "code"), [(60, "outpost_worth_with_rivals"), (0, "outpost_worth")]
)
def test_that_nobody_else_wants_a_card_is_not_told(money, code):
    """What rivals may bid is told where they may bid at all: it is a rough guess."""
    game = auctions("shelter_05a plant_07 plant_17 plant_37-20 | plant_42 plant_44")
    for rival in (1, 2, 3):
        give(game, rival, money=money)
    reason = HARD_POLICY.reason(game.state, Open(0, "plant_37", 17))
    assert reason is not None
    assert reason.code == code


def test_a_bargain_is_not_left_to_a_rival(policy):
    game = auctions("shelter_05a plant_07 plant_37-20 plant_39 | plant_42 plant_44")
    game.apply(Open(0, "plant_37", 17))
    move = policy.decide(game.state)
    assert isinstance(move, Bid)
    assert move.amount > 17


def test_a_bid_never_exceeds_the_money(policy):
    game = auctions(SMALL)
    give(game, 1, money=23)
    game.apply(Open(0, "plant_21", 22))
    assert policy.decide(game.state) in (Bid(1, 23), Pass(1))


def test_who_can_power_everything_passes_when_the_end_is_near(policy):
    game = auctions("shelter_05a plant_07 plant_12 plant_17 | plant_18 plant_20", 9)
    set_step(game, 3)
    give(game, 0, money=300, **STRONG)
    give(game, 0, plants="plant_42", shelters="shelter_35", permanent=4)
    houses(game, 0, 16)
    to_auctions(game, 9)
    assert policy.decide(game.state) == Pass(0)


def test_a_data_library_raises_what_can_be_bid():
    game = auctions(SMALL)
    limits = []
    for technologies in ((), ("tech_data_library",)):
        give(game, 1, technologies=technologies)
        game_now = game.copy()
        game_now.apply(Open(0, "plant_21", 21))
        reason = HARD_POLICY.reason(game_now.state, Bid(1, 22))
        assert reason is not None
        limit = reason["limit"]
        assert isinstance(limit, int)
        limits.append(limit)
    assert limits[1] > limits[0]


def test_without_money_nothing_is_opened(policy):
    game = auctions(SMALL)
    give(game, 0, money=0)
    assert policy.decide(game.state) == Pass(0)


# -- expansion -------------------------------------------------------------------------------------


def expanding(**first) -> Game:
    """Phase 3 of four players; seat 0 is up."""
    game = shipped_game(4, order=(1, 2, 3, 0))
    give(game, 0, **{"money": 100, **first})
    for seat in (1, 2, 3):
        give(game, seat, money=20, plants=f"plant_{('08', '12', '13')[seat - 1]}")
    to_expansion(game, 4)
    return game


def moves_of_turn(policy: OutpostPolicy, game: Game) -> list:
    seat = game.current
    moves = []
    while game.current == seat:
        moves.append(policy.decide(game.state))
        game.apply(moves[-1])
    return moves


def test_a_first_turn_builds_unlocks_lays_and_hires(policy):
    game = expanding(cards="plant_04", money=45)
    moves = moves_of_turn(policy, game)
    built = [move.what for move in moves if isinstance(move, Build)]
    assert built.count("house") >= 2
    assert built.count("plant") == 1
    assert Place(0, "plant_04") in moves
    assert moves[-1] == Hire(0, 4)


def test_a_better_plant_takes_the_place_of_a_worse_one(policy):
    game = expanding(plants="plant_03 plant_12 plant_13 plant_17", cards="plant_42", money=30)
    houses(game, 0, 7)
    assert Place(0, "plant_42", "plant_03") in moves_of_turn(policy, game)


def test_workers_who_cost_more_than_they_earn_are_not_hired(policy):
    game = expanding(plants="plant_02", money=25)
    set_labour(game, [0, 0, 0, 0, 0, 0, 0, 0, 8], elsewhere=1)
    houses(game, 0, 1)
    assert moves_of_turn(policy, game)[-1] == Hire(0, 0)


def test_a_robot_is_made_while_there_is_time(policy):
    game = expanding(plants="plant_12", technologies=("tech_robots",), money=30)
    houses(game, 0, 2)
    hire = moves_of_turn(policy, game)[-1]
    assert hire.robot


def test_no_robot_is_made_by_a_worker_without_whom_the_cities_go_dark(policy):
    """O26: all five run the only plant, and there is no money for a sixth."""
    game = expanding(plants="plant_30", technologies=("tech_robots",), money=0)
    give(game, 0, shelters="shelter_41 shelter_05a", permanent=5)
    houses(game, 0, 6)
    assert moves_of_turn(policy, game)[-1] == Hire(0, 0, robot=False)


def test_those_who_live_in_a_moon_base_are_not_turned_out():
    """O28: three plants would need all six workers, three of whom live where the third would lie.
    Two of them power ten cities."""
    game = expanding(plants="plant_21 plant_31 tech_moon_base", cards="plant_44", money=4)
    give(game, 0, shelters="shelter_28a", permanent=6)
    set_labour(game, [0, 0, 0, 0, 0, 0, 0, 0, 8], elsewhere=1)
    houses(game, 0, 13)
    moves_of_turn(HARD_POLICY, game)
    company = state_of(game).players[0].company
    assert "tech_moon_base" in company.plants
    assert most_powered(state_of(game).rules.edition, company, 13) == 10


def test_nobody_stops_before_the_end_when_another_will_not():
    """Seat 3 comes next, ends the game and powers 18: then 18 against 16 is better than 16."""
    game = expanding(plants="plant_44 plant_42 plant_36", money=140)
    set_step(game, 2)
    give(game, 0, shelters="shelter_41 shelter_38 shelter_05a", permanent=9)
    houses(game, 0, 14)
    give(game, 3, plants="plant_39 plant_33 plant_30", money=90)
    give(game, 3, shelters="shelter_35 shelter_28a shelter_28b", permanent=10)
    houses(game, 3, 16)
    moves_of_turn(HARD_POLICY, game)
    assert state_of(game).players[0].connected >= state_of(game).rules.end_cities


def test_houses_come_before_buildings_beside_them():
    game = expanding(cards="plant_04", money=45)
    built = [move for move in moves_of_turn(HARD_POLICY, game) if isinstance(move, Build)]
    first_house = built.index(next(move for move in built if move.what == "house"))
    assert first_house < built.index(next(move for move in built if move.what == "plant"))


# -- workers who cannot be had ---------------------------------------------------------------------


def auctions_beside(permanent: tuple[int, int, int]) -> Game:
    """Round 8: seat 0 leads with 9 houses and so hires last, beside companies with so many
    workers of their own."""
    game = shipped_game(4, order=range(4))
    set_step(game, 2)
    lay(game, "plant_02 plant_18 plant_22 plant_30-10 | plant_36 plant_37")
    give(game, 0, money=70, plants="plant_17 plant_21")
    give(game, 0, shelters="shelter_14a shelter_14b", permanent=4)
    houses(game, 0, 9)
    shelters = ("41 shelter_38 shelter_05a", "35 shelter_28a shelter_05b", "28b shelter_26")
    for seat, plants in enumerate(("plant_20 plant_33", "plant_25 plant_13", "plant_12"), start=1):
        give(game, seat, money=20, plants=plants, shelters=f"shelter_{shelters[seat - 1]}")
        give(game, seat, permanent=permanent[seat - 1])
        houses(game, seat, 6)
    to_auctions(game, 8)
    return game


def test_a_plant_for_which_no_workers_will_be_left_is_not_opened():
    """36 of the 40 workers live in shelters: a plant of 3 or 5 would stand idle."""
    game = auctions_beside((14, 12, 6))
    assert sum(state_of(game).labour) == 4
    assert HARD_POLICY.decide(game.state) == Open(0, "plant_18", 18)


def test_workers_are_gone_when_others_fill_their_shelters_first():
    """The market is what it was, but all others hire before seat 0."""
    game = auctions_beside((11, 10, 6))
    companies, state = companies_of(state_of(game).rules.edition), state_of(game)
    everybody = supplies(companies, state, scarcity=0.0)
    assert everybody[3].now == sum(state.labour)
    give(game, 3, shelters="shelter_24")
    fewer = supplies(companies, state, scarcity=0.0)
    assert fewer[3].now == everybody[3].now
    assert [fewer[seat].now for seat in (0, 1, 2)] == [
        everybody[seat].now - 3 for seat in (0, 1, 2)
    ]
    assert fewer[0].later == everybody[0].later - 3


@pytest.mark.parametrize(
    ("hired", "code"), [(Hire(0, 0), "outpost_no_seasonal"), (Hire(0, 2), "outpost_hire")]
)
def test_it_is_told_whether_workers_are_hired(hired, code):
    game = expanding(plants="plant_12 plant_13", money=60)
    houses(game, 0, 3)
    reason = HARD_POLICY.reason(game.state, hired)
    assert reason is not None
    assert reason.code == code


def test_no_houses_are_built_for_plants_without_workers():
    """The plants would power 16 cities; with the one worker who is left 5 of the 7 stay dark."""
    game = expanding(
        plants="plant_30 plant_25 plant_20", shelters="shelter_24", permanent=3, money=100
    )
    set_step(game, 2)
    set_labour(game, [0, 0, 0, 0, 0, 0, 0, 0, 1], elsewhere=1)
    houses(game, 0, 7)
    assert moves_of_turn(HARD_POLICY, game) == [Hire(0, 1)]


# -- the end ---------------------------------------------------------------------------------------


def last_rounds(mine: int, money: int, **other: Any) -> Game:
    """Step 3; seat 0 acts last, powers 16 if nothing else is told, and has `mine` houses."""
    game = shipped_game(4, order=range(4))
    set_step(game, 3)
    give(game, 0, money=money, **{**STRONG, **other})
    houses(game, 0, mine)
    for seat in (1, 2, 3):
        give(game, seat, money=30)
    to_expansion(game, 9)
    for seat in (3, 2, 1):
        game.apply(Hire(seat, 0))
    assert game.current == 0
    return game


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_who_wins_by_it_ends_the_game(name):
    game = last_rounds(15, 120)
    move = LEVELS[name].decide(game.state)
    assert isinstance(move, Build)
    reason = LEVELS[name].reason(game.state, move)
    assert reason is not None
    assert reason.code == "outpost_ends_and_wins"
    moves_of_turn(LEVELS[name], game)
    assert game.over
    assert game.state.result is not None
    assert game.state.result.winners == (0,)


@pytest.mark.parametrize("name", ["normal", "hard"])
@pytest.mark.parametrize(("money", "ends"), [(75, False), (160, True)])
def test_who_is_ahead_ends_the_game_when_there_is_money_for_workers_too(name, money, ends):
    """Two houses would end it, and win even with a plant standing idle."""
    game = last_rounds(15, money, shelters="shelter_24", permanent=3)
    set_labour(game, [0] * 8 + [8], elsewhere=1)
    moves_of_turn(LEVELS[name], game)
    assert game.over == ends
    if game.state.result is not None:
        assert game.state.result.winners == (0,)
        assert game.state.result.powered[0] == 16


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_who_would_lose_by_it_does_not_end_the_game(name):
    game = shipped_game(4, order=range(4))
    set_step(game, 3)
    give(game, 0, money=120, plants="plant_33 plant_25", shelters="shelter_41 shelter_38")
    houses(game, 0, 15)
    give(game, 1, money=90, plants="plant_44 plant_42 plant_39", shelters="shelter_28a shelter_35")
    houses(game, 1, 16)
    to_expansion(game, 9)
    for seat in (3, 2, 1):
        game.apply(Hire(seat, 0))
    moves_of_turn(LEVELS[name], game)
    assert not game.over
    assert state_of(game).players[0].connected < 17


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_when_the_end_is_certain_only_powered_cities_and_money_count(name):
    """Houses that cannot be powered cost money, which breaks ties."""
    game = last_rounds(14, 150)
    houses(game, 1, 17)
    moves = moves_of_turn(LEVELS[name], game)
    built = [move for move in moves if isinstance(move, Build)]
    assert len(built) == 2
    assert game.state.result is not None
    assert game.state.result.powered[0] == 16


def test_the_end_is_near_when_somebody_can_pay_for_it():
    game = last_rounds(15, 120)
    assert rounds_left(companies_of(state_of(game).rules.edition), state_of(game)) == 0
    early = shipped_game(4)
    assert rounds_left(companies_of(state_of(early).rules.edition), state_of(early)) > 5


@pytest.mark.parametrize(("workers", "cities"), [(0, 0), (1, 0), (2, 3), (4, 3), (5, 6)])
def test_a_plant_runs_with_just_as_many_workers_as_it_needs(workers, cities):
    rows = ((0, 0, ()), (2, 3, ("plant_12",)), (5, 6, ("plant_12", "plant_13")))
    prospect = Prospect(
        frontier=rows,
        places=5,
        robots=0,
        makes_robots=False,
        locked=0,
        free_houses=0,
        cheaper_workers=0,
        cheaper_cards=0,
    )
    assert prospect.power_with(workers) == cities


# -- phase 4, errors, the yardstick ---------------------------------------------------------------


def test_everything_that_powers_a_city_runs(policy):
    game = shipped_game(3, order=range(3))
    give(game, 0, plants="plant_12 plant_13 plant_44", seasonal=5)
    houses(game, 0, 9)
    to_running(game)
    assert policy.decide(game.state) == RunCards(0, ("plant_13", "plant_44"))


def test_the_greedy_player_opens_the_plant_with_most_cities_for_its_cost():
    game = auctions("shelter_05a plant_17 plant_20 plant_31-20 | plant_33 plant_36")
    move = OutpostGreedy().decide(game.state)
    assert move == Open(0, "plant_31", 11)


def test_errors_of_judgement_depend_on_seed_round_and_card_only():
    assert misjudged(1, 2, "plant_07", 0.2) == misjudged(1, 2, "plant_07", 0.2)
    factors = {misjudged(seed, 2, "plant_07", 0.2) for seed in range(20)}
    assert len(factors) == 20
    assert all(0.8 <= factor <= 1.2 for factor in factors)
    assert misjudged(1, 2, "plant_07", 0.0) == 1
