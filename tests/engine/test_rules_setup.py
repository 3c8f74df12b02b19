"""The set-up of the classic editions: rules S1 to S7."""

import pytest

from powergrid_qt.engine import (
    Game,
    GameConfig,
    GameOptions,
    Overrides,
    Seat,
    SetupError,
    load_board,
)
from powergrid_qt.engine.grid.edition import load_grid_edition
from powergrid_qt.engine.moves import Build, Done, PickRegion
from tests.engine.positions import (
    CLASSIC,
    buy_in_turn,
    cities_in_play,
    city_prices,
    give,
    grid,
    market_rows,
    new_game,
    play,
    refused,
    seats,
    set_fuel,
    to_phase,
    token_prices,
)

both_editions = pytest.mark.parametrize("edition", CLASSIC)
both_boards = pytest.mark.parametrize("board", ["germany", "usa"])
all_player_counts = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def by_lot(
    edition: str = "classic-2004",
    board: str = "germany",
    players: int = 3,
    *,
    seed: int,
    draft: bool = False,
) -> Game:
    """A game with nothing fixed: all that can be drawn is drawn."""
    return Game(GameConfig(edition, board, seats(players), seed, GameOptions(draft=draft)))


# --- S1: players and what they start with --------------------------------------------------


@both_editions
@all_player_counts
def test_s1_everyone_starts_with_50_elektro_and_nothing_else(edition, players):
    game = new_game(edition, players=players)
    everyone = game.snapshot()["players"]
    assert len(everyone) == players
    for player in everyone:
        assert (player["money"], player["plants"]) == (50, [])
        assert (player["tokens"], player["cities"]) == ({}, [])


@both_editions
@pytest.mark.parametrize("players", [0, 1, 7])
def test_s1_other_numbers_of_players_are_refused(edition, players):
    table = tuple(Seat(f"Player {n}", "red") for n in range(players))
    with pytest.raises(SetupError) as error:
        Game(GameConfig(edition, "germany", table, seed=1))
    assert error.value.refusal.code == "player_count"


@both_editions
@pytest.mark.parametrize(
    ("colors", "code"),
    [
        (("red", "mauve"), "unknown_color"),
        (("red", ""), "unknown_color"),
        (("red", "red"), "doubled_color"),
        (("red", "blue", "red"), "doubled_color"),
    ],
)
def test_every_player_needs_a_known_colour_that_nobody_else_has(edition, colors, code):
    table = tuple(Seat(f"Player {n}", color) for n, color in enumerate(colors))
    with pytest.raises(SetupError) as error:
        Game(GameConfig(edition, "germany", table, seed=1))
    assert error.value.refusal.code == code


# --- S2: the regions in play ---------------------------------------------------------------

REGIONS = {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}


@both_editions
@both_boards
@all_player_counts
def test_s2_as_many_connected_regions_as_the_players_need_are_drawn(edition, board, players):
    for seed in range(20):
        game = by_lot(edition, board, players, seed=seed)
        regions = game.snapshot()["regions"]
        assert len(set(regions)) == len(regions) == REGIONS[players]
        assert load_board(board).regions_connected(regions)
        assert len(cities_in_play(game)) == 7 * REGIONS[players]


@both_boards
def test_s2_every_region_can_be_drawn(board):
    drawn = {
        region for seed in range(40) for region in by_lot(board=board, seed=seed).state.regions
    }
    assert drawn == {region.id for region in load_board(board).regions}


@pytest.mark.parametrize(
    ("regions", "code"),
    [
        (("northwest", "northeast", "south"), "setup_regions_apart"),
        (("northwest", "northeast"), "setup_regions_count"),
        (("northwest", "northeast", "east", "west"), "setup_regions_count"),
        (("west", "west", "east"), "setup_regions_doubled"),
        (("west", "east", "atlantis"), "setup_regions_unknown"),
    ],
)
def test_s2_regions_that_are_no_area_of_the_right_size_are_refused(regions, code):
    with pytest.raises(SetupError) as error:
        new_game(players=3, regions=regions)
    assert error.value.refusal.code == code


def test_s2_cities_outside_the_regions_do_not_exist():
    game = new_game(regions=("northwest", "northeast", "west"))
    to_phase(game, "building")
    assert "leipzig" not in city_prices(game)
    assert refused(game, Build(2, "leipzig")) == "city_not_in_play"


def test_s2_p4_2_connections_outside_the_regions_do_not_exist():
    game = new_game(regions=("northwest", "northeast", "west"))
    give(game, 2, cities=["berlin"])
    to_phase(game, "building")
    by_magdeburg_and_hannover, by_halle_and_erfurt = 10 + 15 + 15, 17 + 6 + 15
    assert by_halle_and_erfurt < by_magdeburg_and_hannover
    assert city_prices(game)["kassel"] == 10 + by_magdeburg_and_hannover


@pytest.mark.parametrize(
    ("order", "pickers"),
    [
        ((1, 0), [1, 0, 1]),
        ((2, 0, 1), [2, 0, 1]),
        ((3, 1, 0, 2), [3, 1, 0, 2]),
        ((0, 1, 2, 3, 4), [0, 1, 2, 3, 4]),
        ((5, 4, 3, 2, 1, 0), [5, 4, 3, 2, 1]),
    ],
)
def test_s2_players_pick_in_their_order_round_and_round(order, pickers):
    game = new_game(players=len(order), order=order, draft=True)
    picked = []
    for picker, region in zip(
        pickers, ["west", "east", "northwest", "south", "southwest"], strict=False
    ):
        assert (game.state.phase, game.current) == ("setup", picker)
        game.apply(PickRegion(picker, region))
        picked.append(region)
    assert (game.state.phase, game.current) == ("auction", order[0])
    assert sorted(game.state.regions) == sorted(picked)
    assert len(cities_in_play(game)) == 7 * len(picked)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (PickRegion(2, "northeast"), "region_taken"),
        (PickRegion(2, "south"), "regions_apart"),
        (PickRegion(2, "atlantis"), "unknown_region"),
        (PickRegion(0, "west"), "not_your_turn"),
        (Done(2), "wrong_kind_of_move"),
    ],
)
def test_s2_a_pick_must_be_a_new_region_of_one_connected_area(move, code):
    game = new_game(players=3, draft=True)
    play(game, PickRegion(0, "northeast"), PickRegion(1, "northwest"))
    assert refused(game, move) == code


def test_s2_a_pick_may_stand_apart_while_a_later_one_can_join_it():
    game = new_game(players=3, draft=True)
    play(game, PickRegion(0, "northeast"), PickRegion(1, "south"))
    assert list(game.legal_moves) == [PickRegion(2, "east")]


# --- S3: the order of round 1 --------------------------------------------------------------


@both_editions
def test_s3_the_order_of_round_1_is_drawn_by_lot(edition):
    orders = set()
    for seed in range(60):
        game = by_lot(edition, seed=seed)
        orders.add(game.state.order)
        assert game.current == game.state.order[0]
    assert len(orders) == 3 * 2 * 1  # every order that three players can have


# --- S4: the resource market ---------------------------------------------------------------


@both_editions
@both_boards
def test_s4_resources_on_the_market_and_in_the_supply(edition, board):
    state = new_game(edition, board).snapshot()
    assert state["resources"] == {"coal": 24, "oil": 18, "garbage": 6, "uranium": 2}
    assert state["supply"] == {"coal": 0, "oil": 6, "garbage": 18, "uranium": 10}


@both_editions
@pytest.mark.parametrize(
    ("fuel", "prices"),
    [
        ("coal", [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8]),
        ("oil", [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8]),
        ("garbage", [7, 7, 7, 8, 8, 8]),
        ("uranium", [14, 16]),
    ],
)
def test_s4_prices_at_the_start(edition, fuel, prices):
    game = new_game(edition)
    to_phase(game, "resources")
    assert token_prices(game, fuel) == prices


@both_editions
@pytest.mark.parametrize(
    ("fuel", "prices"),
    [
        *(
            (fuel, [price for price in range(1, 9) for _ in range(3)])
            for fuel in ("oil", "garbage")
        ),
        ("uranium", [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]),
    ],
)
def test_s4_spaces_of_a_full_market(edition, fuel, prices):
    game = new_game(edition)
    set_fuel(game, **{fuel: len(prices)})
    to_phase(game, "resources")
    assert token_prices(game, fuel) == prices


# --- S5: the plant market ------------------------------------------------------------------


@both_editions
@all_player_counts
def test_s5_plants_3_to_6_are_current_7_to_10_future(edition, players):
    assert market_rows(by_lot(edition, players=players, seed=5)) == ([3, 4, 5, 6], [7, 8, 9, 10])


@pytest.mark.parametrize(
    ("drawn", "current", "future"),
    [
        (50, [4, 5, 6, 7], [8, 9, 10, 50]),
        (13, [4, 5, 6, 7], [8, 9, 10, 13]),
    ],
)
def test_s5_the_four_smallest_plants_are_current(drawn, current, future):
    game = new_game(pile=[drawn, 20, 21, "step3"])
    buy_in_turn(game, 3)
    assert market_rows(game) == (current, future)


def test_s5_a_small_plant_becomes_current():
    game = new_game(market=[20, 21, 22, 23, 24, 25, 26, 27], pile=[11, 30, "step3"])
    buy_in_turn(game, 22)
    assert market_rows(game) == ([11, 20, 21, 23], [24, 25, 26, 27])


# --- S6: the pile --------------------------------------------------------------------------

NOT_IN_MARKET = {*range(11, 41), 42, 44, 46, 50}
REMOVED = {2: 8, 3: 8, 4: 4, 5: 0, 6: 0}


@both_editions
@all_player_counts
def test_s6_plant_13_on_top_step_3_at_the_bottom_and_some_plants_removed(edition, players):
    for seed in range(20):
        top, *middle, bottom = grid(by_lot(edition, players=players, seed=seed)).pile
        plants = [card for card in middle if isinstance(card, int)]
        assert (top, bottom) == (13, "step3")
        assert len(set(plants)) == len(plants)
        assert set(plants) <= NOT_IN_MARKET - {13}
        assert len(plants) == len(NOT_IN_MARKET) - 1 - REMOVED[players]


@all_player_counts
def test_s6_transformer_station_is_always_in_the_pile_of_2009_only(players):
    for seed in range(40):
        old = grid(by_lot("classic-2004", players=players, seed=seed)).pile
        new = grid(by_lot("classic-2009", players=players, seed=seed)).pile
        assert "transformer-station" not in old
        assert "transformer-station" in new[1:-1]
        assert len(new) == len(old) + 1


def test_s6_the_transformer_station_is_shuffled_in():
    piles = [grid(by_lot("classic-2009", seed=seed)).pile for seed in range(40)]
    assert len({pile.index("transformer-station") for pile in piles}) > 10


def test_s6_pile_and_removed_plants_are_drawn_by_lot():
    piles = [grid(by_lot(seed=seed)).pile for seed in range(20)]
    assert len({pile[1] for pile in piles}) > 5
    removed = {frozenset(NOT_IN_MARKET.difference(pile)) for pile in piles}
    assert len(removed) == len(piles)


# --- S7: the deck --------------------------------------------------------------------------

CLASSIC_DECK = """
    3 oil 2 1          4 coal 2 1        5 coal/oil 2 1     6 garbage 1 1     7 oil 3 2
    8 coal 3 2         9 oil 1 1        10 coal 2 2        11 uranium 1 2    12 coal/oil 2 2
   13 - 0 1           14 garbage 2 2    15 coal 2 3        16 oil 2 3        17 uranium 1 2
   18 - 0 2           19 garbage 2 3    20 coal 3 5        21 coal/oil 2 4   22 - 0 2
   23 uranium 1 3     24 garbage 2 4    25 coal 2 5        26 oil 2 5        27 - 0 3
   28 uranium 1 4     29 coal/oil 1 4   30 garbage 3 6     31 coal 3 6       32 oil 3 6
   33 - 0 4           34 uranium 1 5    35 oil 1 5         36 coal 3 7       37 - 0 4
   38 garbage 3 7     39 uranium 1 6    40 oil 2 6         42 coal 2 6       44 - 0 5
   46 coal/oil 3 7    50 - 0 6
"""
"""Number, fuel, tokens burnt, cities powered."""


@both_editions
@both_boards
def test_s7_the_plants_of_the_deck(edition, board):
    words = CLASSIC_DECK.split()
    rows = [words[start : start + 4] for start in range(0, len(words), 4)]
    facts = load_grid_edition(edition, board)
    found = {
        number: (
            "/".join(facts.fuels[fuel] for fuel in plant.fuels) or "-",
            plant.burns,
            plant.powers,
            plant.minimum,
        )
        for number, plant in facts.plants.items()
        if isinstance(number, int)
    }
    assert len(rows) == 42
    assert found == {
        int(number): (fuel, int(burns), int(powers), int(number))
        for number, fuel, burns, powers in rows
    }


@both_editions
def test_s6_s7_market_and_pile_of_six_players_hold_the_whole_deck(edition):
    state = grid(by_lot(edition, players=6, seed=3))
    numbers = [card for card in (*state.market, *state.pile) if isinstance(card, int)]
    assert sorted(numbers) == [*range(3, 41), 42, 44, 46, 50]


def test_s3_s6_a_fixed_set_up_takes_the_place_of_the_lot():
    fixed = Overrides(order=(2, 0, 1), pile=(13, 20, "step3"), regions=("west", "east", "south"))
    game = Game(GameConfig("classic-2009", "germany", seats(3), 1, setup=fixed))
    assert (game.state.order, game.state.pile) == ((2, 0, 1), (13, 20, "step3"))
    assert market_rows(game) == ([3, 4, 5, 6], [7, 8, 9, 10])
