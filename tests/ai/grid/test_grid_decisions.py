"""What the classic and deluxe policy does in positions where the right thing is clear."""

from itertools import combinations

import pytest

from powergrid_qt.ai.grid.building import CITIES_COMPARED, better_later, other_cities
from powergrid_qt.ai.grid.characters import EASY, HARD, NORMAL
from powergrid_qt.ai.grid.cities import MOST_IN_A_ROUND, growth
from powergrid_qt.ai.grid.last_round import powered_with
from powergrid_qt.ai.grid.policy import GridPolicy, Outlooks
from powergrid_qt.ai.grid.standing import NAMES, features
from powergrid_qt.ai.grid.styles import GridGreedy
from powergrid_qt.ai.grid.supply import Burners, bill, net_incomes, ways_to_feed
from powergrid_qt.engine import Game
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.grid.auctions import Scrapping
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.fuel import fuel_plans, most_powered
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Open, Pass, Run, Scrap
from powergrid_qt.engine.state import BUILDING, BUREAUCRACY, RESOURCES
from tests.engine.positions import (
    cities_in_play,
    city_prices,
    give,
    grid,
    in_auctions,
    new_game,
    set_fuel,
    set_step,
    to_phase,
)

JUDGES = [HARD, NORMAL, EASY]


def up(game: Game) -> int:
    """Whose turn it is."""
    assert game.current is not None
    return game.current


def judge() -> GridPolicy:
    return GridPolicy(HARD)


@pytest.mark.parametrize(
    "cards", [(4,), (4, 13), (20, 25, 29), (30, 36, 39), (44, 46, 50), (40, 42, 46, 50)]
)
@pytest.mark.parametrize("levels", [(24, 24, 24, 12), (8, 7, 2, 1), (0, 5, 9, 0), (0, 0, 0, 0)])
@pytest.mark.parametrize("held", [(0, 0, 0, 0), (1, 0, 3, 1)])
def test_incomes_are_those_of_the_best_set_of_plants_that_can_be_fed(cards, levels, held):
    rules = grid(new_game()).rules
    edition = rules.edition
    hand, payout = rules.hand(cards), edition.payout
    there_are = tuple(level + own for level, own in zip(levels, held, strict=True))
    burners = Burners(hand)
    bills = [
        bill(edition.scales[kind], levels[kind], held[kind], levels[kind]) for kind in burners.kinds
    ]
    ways = ways_to_feed(burners.sets, bills, [there_are[kind] for kind in burners.kinds])
    best = [0.0] * len(payout)
    most = 0
    for size in range(len(hand) + 1):
        for plants in combinations(hand, size):
            power = sum(plant.powers for plant in plants)
            for plan in fuel_plans(plants, there_are):
                price = sum(
                    scale.cost(level, max(sum(burnt) - own, 0))
                    for scale, level, own, burnt in zip(
                        edition.scales, levels, held, zip(*plan, strict=True), strict=False
                    )
                )
                most = max(most, power)
                for cities, income in enumerate(best):
                    best[cities] = max(income, payout[min(power, cities)] - price)
    assert ways[0][0] == most
    incomes = net_incomes(ways, payout)
    assert len(incomes) == len(best)
    # Hybrids burn what there is more of, which may be a little dearer where tokens are held.
    for income, expected in zip(incomes, best, strict=True):
        assert expected - 2 * sum(held) <= income <= expected


def test_what_is_remembered_of_one_edition_is_not_used_in_another():
    """Plant 7 powers two cities in the classic edition, one in the deluxe one."""
    outlooks = Outlooks(HARD)
    powers = []
    for edition, board in (("classic-2004", "germany"), ("deluxe-2014", "europe")):
        outlook = outlooks.of(grid(new_game(edition, board)))
        powers.append(outlook.earnings(0, (7,), ()).power)
    assert powers == [2, 1]


def test_games_with_other_rules_have_outlooks_of_their_own():
    """On the same map the first game ends with 7 cities, and 33 1/3 is a plant with its card."""
    outlooks = Outlooks(HARD)
    usual, first, promo = (
        outlooks.of(grid(new_game(**options)))
        for options in ({}, {"beginner": True}, {"promo": ("flux-generator",)})
    )
    assert first.end == 7 < usual.end
    assert len(promo.rules.rank) == len(usual.rules.rank) + 1


def test_where_the_trust_has_built_makes_another_outlook():
    outlooks = Outlooks(HARD)
    state = grid(new_game("deluxe-2014", "europe", players=2))
    trust = state.trust
    assert trust is not None
    before = outlooks.of(state)
    assert outlooks.of(state.copy()) is before
    trust.cities = (*trust.cities, state.network.cities[0])
    assert outlooks.of(state) is not before


def test_growth_takes_the_cheapest_city_next():
    game = new_game()
    give(game, 0, money=200, cities=["essen"])
    to_phase(game, BUILDING)
    state = grid(game)
    seat = up(game)
    give(game, seat, money=200)
    prices = city_prices(game)
    _, price = growth(state, seat, 1, 200)[0]
    assert price == min(prices.values())
    grown = growth(state, seat, 5, 60)
    assert sum(price for _, price in grown) <= 60
    for city, price in grown:
        name = state.rules.board.cities[city].id
        assert city_prices(game)[name] == price
        game.apply(Build(seat, name))


def test_growth_may_spend_all_the_money():
    game = new_game()
    give(game, 0, money=200, cities=["essen"])
    to_phase(game, BUILDING)
    price = min(city_prices(game).values())
    assert [paid for _, paid in growth(grid(game), up(game), 1, price)] == [price]
    assert growth(grid(game), up(game), 1, price - 1) == ()


def test_a_network_may_begin_in_one_of_the_cheapest_neighbourhoods():
    game = new_game()
    to_phase(game, BUILDING)
    state = grid(game)
    network, cities = state.network, state.rules.board.cities
    own, _ = growth(state, up(game), 1, 100)[0]
    options = game.legal_moves
    assert isinstance(options, BuildingOptions)
    stop, *others = other_cities(options)
    assert stop == Done(up(game))
    starts = [move.city for move in others if isinstance(move, Build)]
    assert starts[0] == cities[own].id
    assert len(starts) == CITIES_COMPARED

    def around(city):
        costs = network.costs_from(state.rules.board.city_index[city])
        return sum(sorted(costs[other] for other in network.cities)[:7])

    left_out = [city for city in cities_in_play(game) if city not in starts]
    assert max(map(around, starts)) <= min(map(around, left_out))


def test_nothing_is_paid_for_a_plant_that_brings_nothing():
    game = in_auctions("classic-2004", "germany", market=[3, 4, 5, 6, 7, 8, 9, 10], pile=[13, 29],
                       players=3, step=1)  # fmt: skip
    state = grid(game)
    seat = up(game)
    give(game, seat, money=200, plants=[30, 36, 39], cities=cities_in_play(game)[:6])
    assert judge().decide(state) == Pass(seat)


def test_bids_stop_where_the_plant_costs_more_than_it_brings():
    game = in_auctions("classic-2004", "germany", market=[20, 21, 25, 26, 30, 31, 32, 33],
                       pile=[36, 29], players=3, step=2)  # fmt: skip
    seat = up(game)
    for other in range(3):
        give(game, other, money=300, plants=[[4, 8], [5, 10], [7, 9]][other],
             cities=cities_in_play(game)[other * 4 : other * 4 + 4])  # fmt: skip
    game.apply(Open(seat, 20, 20))
    bids = []
    while isinstance(game.state.decision, Auction):
        move = judge().decide(grid(game))
        bids += [move.amount] if isinstance(move, Bid) else []
        game.apply(move)
    assert all(bid < 100 for bid in bids)  # all have 300, and none would give a third of it


@pytest.mark.parametrize("character", JUDGES)
def test_the_plant_that_another_beats_in_everything_goes(character):
    """25 powers 5 for 2 coal, 20 needs 3 for the same, 8 powers 2: 8 goes, never 25."""
    game = in_auctions("classic-2004", "germany", market=[3, 4, 5, 6, 7, 10, 15, 31], pile=[13],
                       players=3)  # fmt: skip
    seat = up(game)
    give(game, seat, money=100, plants=[8, 20, 25], cities=cities_in_play(game)[:5])
    state = grid(game)
    game.apply(Open(seat, 3, 3))
    while not isinstance(state.decision, Scrapping):
        game.apply(Pass(up(game)))
    # the smallest, which was just bought, may not go (P2.8 of 2004)
    move = GridPolicy(character).decide(state)
    assert isinstance(move, Scrap)
    assert move.plant == 8


def test_fuel_is_bought_for_what_can_be_powered():
    game = new_game(players=3)
    set_step(game, 2)
    state = grid(game)
    to_phase(game, RESOURCES)
    seat = up(game)
    give(game, seat, money=60, plants=[10, 20], cities=cities_in_play(game)[:6])
    move = judge().decide(state)
    assert isinstance(move, Buy)
    tokens = dict(move.tokens)
    assert tokens["coal"] >= 5  # 2 + 3 power 7 of 6 to 7 cities


def test_a_hybrid_buys_what_is_cheap():
    game = new_game(players=3)
    to_phase(game, RESOURCES)
    seat = up(game)
    give(game, seat, money=40, plants=[12], cities=cities_in_play(game)[:2])
    set_fuel(game, coal=3, oil=24)
    move = judge().decide(grid(game))
    assert isinstance(move, Buy)
    assert set(dict(move.tokens)) == {"oil"}


def test_no_more_plants_run_than_needed():
    game = new_game(players=3)
    to_phase(game, BUREAUCRACY)
    seat = up(game)
    give(game, seat, plants=[18, 20, 31], tokens={"coal": 6}, cities=cities_in_play(game)[:7])
    set_fuel(game, coal=2)
    state = grid(game)
    move = judge().decide(state)
    assert isinstance(move, Run)
    player = state.players[seat]
    hand = state.rules.hand(tuple(card for card, _ in move.plants))
    assert sum(plant.powers for plant in hand) >= most_powered(
        state.rules.hand(player.plants), player.tokens, 7
    )
    assert len(move.plants) == 2


def end_position(own: int, money: int, rival_power: bool):
    """Seat 2 builds last with 15 or 16 cities and plants for 17; the others have built."""
    game = new_game(players=3, regions=["east", "south", "southwest"])
    set_step(game, 3)
    cities = cities_in_play(game)
    plants = [[36, 30, 20], [38, 32, 25], [39, 46, 34]]
    fuel = [
        {"coal": 6, "garbage": 3},
        {"garbage": 3, "oil": 3, "coal": 2},
        {"uranium": 2, "oil": 3},
    ]
    for seat in range(3):
        count = own if seat == 2 else 15
        give(
            game,
            seat,
            money=money if seat == 2 else 0,
            plants=plants[seat],
            tokens=fuel[seat] if seat == 2 or rival_power else {},
            cities=cities[:count],
        )
    state = grid(game)
    state.order = (2, 0, 1)
    to_phase(game, BUILDING)
    while up(game) != 2:
        game.apply(Done(up(game)))
    return game


@pytest.mark.parametrize("character", [NORMAL, HARD])
@pytest.mark.parametrize("seed", range(4))
def test_who_has_started_builds_on_while_cities_can_be_powered(character, seed):
    game = new_game(seed=seed)
    state, policy = grid(game), GridPolicy(character, seed)
    stops, built = 0, 0
    while state.leader + MOST_IN_A_ROUND < state.rules.end_cities:
        move, seat, options = policy.decide(state), up(game), game.legal_moves
        if isinstance(options, BuildingOptions):
            connected = state.players[seat].connected
            powers_more = powered_with(state, seat, connected + 1) > connected
            if isinstance(move, Build):
                assert powers_more or not built
            elif built and options.prices and not better_later(state, seat):
                assert not powers_more
                stops += 1
            built = built + 1 if isinstance(move, Build) else 0
        game.apply(move)
    assert stops


def test_the_game_is_ended_by_who_wins_it():
    game = end_position(own=15, money=200, rival_power=False)
    while not game.over:
        game.apply(judge().decide(grid(game)))
    result = game.state.result
    assert result is not None
    assert result.winners == (2,)


def test_features_and_names_fit():
    game = new_game(players=4)
    rows = features(grid(game))
    assert len(rows) == 4
    assert all(len(row) == len(NAMES) for row in rows)


def test_greedy_takes_the_most_power_for_its_price():
    game = in_auctions("classic-2004", "germany", market=[11, 15, 20, 24, 30, 31, 32, 33],
                       pile=[36, 29], players=3)  # fmt: skip
    seat = up(game)
    give(game, seat, money=100, plants=[8], cities=cities_in_play(game)[:2])
    assert GridGreedy().decide(grid(game)) == Open(seat, 20, 20)  # 5 for 20
