"""Every worked example of the rulebook of Outpost, with its figures and its players.

They are played with the shipped cards and map, by facts that the book tells: a card is named by
its number, a city by what the example needs there.
"""

from itertools import combinations, permutations

from powergrid_qt.engine import Board, Game, load_board
from powergrid_qt.engine.events import CardSold, PlantsRun
from powergrid_qt.engine.moves import Bid, Build, Hire, Open, Pass, Place, PlaceTrust, RunCards
from powergrid_qt.engine.outpost.edition import PLANT, SHELTER, Card
from tests.engine.outpost_positions import (
    TRUST,
    all_idle,
    all_workers,
    end_round,
    events_of,
    give,
    labour,
    lay,
    market,
    owned,
    refused,
    set_labour,
    shipped_game,
    staff,
    state_of,
    to_auctions,
    to_expansion,
    to_running,
    trust_of,
)
from tests.engine.outpost_table import BOARD_ID, shipped_edition
from tests.engine.positions import play

HEDWIG, NIKKI, ANGELIKA, SABINE = range(4)
HOUSE = "house"
(CENTRAL,) = shipped_edition().always_regions
REGIONS = (CENTRAL, next(r.id for r in load_board(BOARD_ID).regions if r.id != CENTRAL))


def book_game(*order: int) -> Game:
    """The four of the examples, in a given order."""
    return shipped_game(4, order=order or (HEDWIG, NIKKI, ANGELIKA, SABINE), regions=REGIONS)


def card(number: int, kind: str | None = None) -> Card:
    """A card that the book names by its number."""
    cards = shipped_edition().cards.values()
    return next(c for c in cards if c.number == number and kind in (None, c.type))


def technology(name: str) -> str:
    return next(c.id for c in shipped_edition().cards.values() if c.name == name)


def central(slot: str | None = None) -> list[str]:
    cities = load_board(BOARD_ID).cities
    return [c.id for c in cities if c.region == CENTRAL and slot in (None, c.slot)]


def some(cities: list[str], count: int) -> str:
    return " ".join(cities[:count])


# -- the cards and the pieces ----------------------------------------------------------------------


def test_o8_plant_12_is_opened_with_12_elektro() -> None:
    game = book_game()
    plant = card(12, PLANT).id
    lay(game, plant, "")
    to_auctions(game)
    assert refused(game, Open(HEDWIG, plant, 11)) == "bid_too_low"
    game.apply(Open(HEDWIG, plant, 12))


def test_o18_plant_12_needs_exactly_2_workers_for_2_cities() -> None:
    game = book_game()
    plant = card(12, PLANT).id
    give(game, HEDWIG, plants=plant, houses=some(central(), 3), robots=1, money=0)
    to_running(game)
    assert refused(game, RunCards(HEDWIG, (plant,))) == "not_enough_workers"
    give(game, HEDWIG, robots=1)
    game.apply(RunCards(HEDWIG, (plant,)))
    assert owned(game, HEDWIG)["money"] == 33


def test_o16_shelter_26_has_room_for_3_workers() -> None:
    game = book_game(NIKKI, ANGELIKA, SABINE, HEDWIG)
    give(game, HEDWIG, shelters=card(26, SHELTER).id)
    to_expansion(game)
    game.apply(Hire(HEDWIG, 0))
    assert staff(game, HEDWIG) == (3, 0)


def test_o25_with_the_data_library_cards_cost_5_less() -> None:
    game = book_game()
    plant = card(12, PLANT).id
    give(game, HEDWIG, technologies=[technology("Data Library")])
    lay(game, plant, "")
    to_auctions(game)
    play(game, Open(HEDWIG, plant, 14), Pass(NIKKI), Pass(ANGELIKA), Pass(SABINE))
    assert owned(game, HEDWIG)["money"] == 60 - 14 + 5


def test_o14_angelika_connects_2_cities_with_2_houses() -> None:
    game = book_game(HEDWIG, NIKKI, SABINE, ANGELIKA)
    to_expansion(game)
    city, other = central(PLANT)[:2]
    give(game, ANGELIKA, money=200)
    play(game, Build(ANGELIKA, city, HOUSE), Build(ANGELIKA, city, PLANT))
    game.apply(Build(ANGELIKA, other, HOUSE))
    assert game.state.players[ANGELIKA].connected == 2


def test_o14_hedwigs_plant_unlocks_a_space() -> None:
    game = book_game(NIKKI, ANGELIKA, SABINE, HEDWIG)
    plant = card(3, PLANT).id
    give(game, HEDWIG, cards=plant)
    to_expansion(game)
    assert refused(game, Place(HEDWIG, plant)) == "no_free_space"
    play(game, Build(HEDWIG, central(PLANT)[0], PLANT), Place(HEDWIG, plant))
    assert owned(game, HEDWIG)["plants"] == [plant]


# -- phases 1 and 2 --------------------------------------------------------------------------------


def test_o7_hedwig_6_nikki_4_angelika_4_sabine_3() -> None:
    game = book_game(SABINE, ANGELIKA, NIKKI, HEDWIG)
    cities = iter(central())
    for seat, houses in ((HEDWIG, 6), (NIKKI, 4), (ANGELIKA, 4), (SABINE, 3)):
        give(game, seat, houses=" ".join(next(cities) for _ in range(houses)))
    give(game, NIKKI, cards=card(22).id)
    give(game, ANGELIKA, cards=card(16).id)
    end_round(game)
    assert game.state.order == (HEDWIG, NIKKI, ANGELIKA, SABINE)


def test_o8_hedwig_opens_plant_04_and_nikki_gets_it() -> None:
    game = book_game()
    plant = card(4, PLANT).id
    lay(game, plant, "")
    to_auctions(game)
    assert refused(game, Open(HEDWIG, plant, 3)) == "bid_too_low"
    play(game, Open(HEDWIG, plant, 4), Bid(NIKKI, 5), Pass(ANGELIKA), Pass(SABINE), Pass(HEDWIG))
    assert owned(game, NIKKI)["reserve"] == [plant]
    assert owned(game, NIKKI)["money"] == 55
    assert game.current == HEDWIG, "she stays up, Nikki is done"


def test_o10_discount_tokens_stay_on_cards_that_are_pushed_into_the_future_market() -> None:
    by_number = {c.number: c.id for c in shipped_edition().cards.values()}
    small, *cards = [by_number[number] for number in sorted(by_number)][:9]
    game = book_game()
    lay(game, f"{' '.join(cards[:3])} {cards[3]}-1 | {' '.join(cards[4:])}", f"{small} step3")
    end_round(game)
    assert market(game) == f"{small} {' '.join(cards[:3])} | {cards[3]}-1 {' '.join(cards[4:7])}"


# -- phase 3 ---------------------------------------------------------------------------------------


def test_o13_sabine_starts_with_a_plant_in_a_city_with_hedwigs_house() -> None:
    game = book_game(HEDWIG, NIKKI, ANGELIKA, SABINE)
    city = central(PLANT)[0]
    give(game, HEDWIG, houses=city)
    to_expansion(game)
    assert refused(game, Build(SABINE, city, HOUSE)) == "city_full"
    game.apply(Build(SABINE, city, PLANT))
    assert owned(game, SABINE)["buildings"] == {city: PLANT}
    assert owned(game, SABINE)["money"] == 55


def angelikas_map() -> tuple[Game, tuple[str, str, str]]:
    """Tiles laid so that one city lies 8 from Angelika's, and one with a place for a shelter lies
    5 from that, and the dearest tiles around them."""
    board: Board = load_board(BOARD_ID)
    ends = [{connection.a, connection.b} for connection in board.connections]
    for start, middle, end in permutations(central(), 3):
        if {start, middle} in ends and {middle, end} in ends and end in central(SHELTER):
            rest = list(board.tiles)
            rest.remove(8)
            rest.remove(5)
            fixed = {ends.index({start, middle}): 8, ends.index({middle, end}): 5}
            near = [i for i, pair in enumerate(ends) if pair & {start, middle, end}]
            for index in (*near, *range(len(ends))):
                if index not in fixed:
                    fixed[index] = rest.pop()
            tiles = [fixed[index] for index in range(len(ends))]
            order = (HEDWIG, NIKKI, SABINE, ANGELIKA)
            game = shipped_game(4, order=order, regions=REGIONS, tiles=tiles)
            a, b, c = (board.city_index[city] for city in (start, middle, end))
            costs = game.state.network.costs_from
            if (costs(a)[b], costs(b)[c]) == (8, 5) and costs(a)[c] >= 5:
                return game, (start, middle, end)
    raise AssertionError("the map has no such three cities")


def test_o13_angelika_pays_28_elektro_for_a_house_and_a_shelter() -> None:
    game, (start, middle, end) = angelikas_map()
    give(game, ANGELIKA, houses=start, money=28)
    give(game, NIKKI, houses=end)
    to_expansion(game)
    game.apply(Build(ANGELIKA, middle, HOUSE))
    assert owned(game, ANGELIKA)["money"] == 28 - (8 + 10)
    assert refused(game, Build(ANGELIKA, end, HOUSE)) == "city_full"
    game.apply(Build(ANGELIKA, end, SHELTER))
    assert owned(game, ANGELIKA)["money"] == 28 - (8 + 10) - (5 + 5) == 0


def hedwigs_company(game: Game) -> None:
    """Plants 03 and 25, shelter 26 and others with 2 places together, and 6 houses."""
    cards = shipped_edition().cards.values()
    others = [c for c in cards if c.type == SHELTER and c.number != 26]
    sets = (chosen for size in (1, 2) for chosen in combinations(others, size))
    small = next(chosen for chosen in sets if sum(c.places for c in chosen) == 2)
    shelters = [card(26, SHELTER), *small]
    plants = [card(3, PLANT), card(25, PLANT)]
    give(
        game,
        HEDWIG,
        plants=" ".join(c.id for c in plants),
        shelters=" ".join(c.id for c in shelters),
        houses=some(central(), 6),
    )


def fields_from(price: int, first: int) -> list[int]:
    """A labour market of four whose cheapest field, at this price, has so many workers."""
    cheapest = shipped_edition().labour_prices.index(price)
    full = [4] * 8 + [8]
    return [0] * cheapest + [first] + full[cheapest + 1 :]


def test_o16_hedwig_hires_2_seasonal_workers_for_9_and_3_move_in_free() -> None:
    game = book_game(NIKKI, ANGELIKA, SABINE, HEDWIG)
    hedwigs_company(game)
    give(game, HEDWIG, permanent=2, money=9)
    set_labour(game, fields_from(4, first=1), elsewhere=NIKKI)
    total = all_workers(game)
    to_expansion(game)
    assert refused(game, Hire(HEDWIG, 3)) == "too_many_workers", "5 places, and 7 are needed"
    game.apply(Hire(HEDWIG, 2))
    assert owned(game, HEDWIG)["money"] == 9 - (4 + 5)
    assert staff(game, HEDWIG) == (5, 2)
    assert labour(game) == fields_from(5, first=0), "they came off the next cheapest places"
    assert all_workers(game) == total


# -- phase 4 ---------------------------------------------------------------------------------------


def test_o18_hedwig_earns_73_for_6_cities_with_plants_03_and_25_and_7_workers() -> None:
    game = book_game()
    hedwigs_company(game)
    give(game, HEDWIG, permanent=5, seasonal=2, money=0)
    to_running(game)
    plants = (card(3, PLANT), card(25, PLANT))
    assert [plant.cities for plant in plants] == [2, 5]
    events = game.apply(RunCards(HEDWIG, tuple(plant.id for plant in plants)))
    assert [(event.powered, event.income) for event in events_of(events, PlantsRun)] == [(6, 73)]
    assert owned(game, HEDWIG)["money"] == 73


def test_o18_without_one_of_the_7_workers_only_one_plant_runs() -> None:
    game = book_game()
    hedwigs_company(game)
    give(game, HEDWIG, permanent=5, seasonal=1)
    to_running(game)
    both = (card(3, PLANT).id, card(25, PLANT).id)
    assert refused(game, RunCards(HEDWIG, both)) == "not_enough_workers"


def test_o19_after_the_dismissal_the_cheapest_workers_cost_4() -> None:
    game = book_game()
    after = fields_from(4, first=3)
    set_labour(game, after, elsewhere=NIKKI)
    for seat in (HEDWIG, NIKKI, ANGELIKA, SABINE):
        give(game, seat, seasonal=2)
    to_running(game)
    assert cheapest(game) > 4
    all_idle(game)
    assert labour(game) == after
    assert cheapest(game) == 4


def cheapest(game: Game) -> int:
    fields = zip(shipped_edition().labour_prices, labour(game), strict=True)
    return next(price for price, workers in fields if workers)


# -- two players -----------------------------------------------------------------------------------


def trust_game() -> Game:
    """Nikki begins; the Trust's first houses stand where a plant can be built, and around it."""
    game = shipped_game(2, order=(NIKKI, HEDWIG))
    game.apply(PlaceTrust(NIKKI, central(PLANT)[0]))
    while game.state.phase == "setup":
        game.apply(next(iter(game.legal_moves)))
    return game


def test_tr2_6_of_the_trusts_houses_stand_and_10_are_left() -> None:
    game = trust_game()
    trust = owned(game, TRUST)
    assert (len(set(trust["houses"])), trust["left"]) == (6, 10)


def test_o29_the_trust_takes_the_fourth_card_when_the_best_player_has_passed() -> None:
    game = trust_game()
    to_auctions(game)
    fourth = state_of(game).current[3].top
    events = game.apply(Pass(NIKKI))
    assert [(e.seat, e.card, e.price) for e in events_of(events, CardSold)] == [(None, fourth, 0)]


def test_tr6_the_first_10_cities_are_occupied_until_step_3() -> None:
    game = trust_game()
    free = [city for city in central() if city not in owned(game, TRUST)["houses"]]
    give(game, HEDWIG, money=1000)
    to_expansion(game)
    play(game, *(Build(HEDWIG, city, HOUSE) for city in free[:11]), Hire(HEDWIG, 0))
    assert owned(game, TRUST)["houses"][6:] == free[:10]
    assert trust_of(game).left == 0
    give(game, NIKKI, money=1000)
    game.state.step = 2
    assert {refused(game, Build(NIKKI, city, HOUSE)) for city in free[:10]} == {"city_full"}
    game.apply(Build(NIKKI, free[10], HOUSE))
    game.state.step = 3
    play(game, *(Build(NIKKI, city, HOUSE) for city in free[:10]))


def test_o30_the_trust_prefers_a_city_where_it_has_a_house() -> None:
    game = trust_game()
    plant = card(12, PLANT).id
    give(game, TRUST, cards=plant)
    to_expansion(game)
    game.apply(Hire(HEDWIG, 0))
    homes = [city for city in central(PLANT) if city in owned(game, TRUST)["houses"]]
    assert homes
    assert list(game.legal_moves) == [PlaceTrust(HEDWIG, city) for city in homes]
    game.apply(PlaceTrust(HEDWIG, homes[0]))
    assert owned(game, TRUST)["plants"] == [plant]
    assert staff(game, TRUST) == (0, 2), "it hires the two that plant 12 needs"


def test_o30_else_the_adjacent_city_with_the_lowest_connection_cost() -> None:
    game = trust_game()
    state, board = state_of(game), load_board(BOARD_ID)
    cities = {board.city_index[city] for city in owned(game, TRUST)["houses"]}
    homes = [board.cities[city].id for city in cities if board.cities[city].slot == PLANT]
    for seat in (HEDWIG, NIKKI):
        give(game, seat, buildings=" ".join(homes[seat::2]))
    costs = [
        (cost, board.cities[other].id)
        for city in cities
        for other, cost in state.network.neighbours[city]
        if other not in cities and board.cities[other].slot == PLANT
    ]
    lowest = {city for cost, city in costs if cost == min(costs)[0]}
    give(game, TRUST, cards=card(12, PLANT).id)
    to_expansion(game)
    game.apply(Hire(HEDWIG, 0))
    assert set(game.legal_moves) == {PlaceTrust(HEDWIG, city) for city in lowest}
