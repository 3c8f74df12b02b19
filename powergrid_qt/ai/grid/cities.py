"""Where on the map: regions and the Trust's cities before round 1, where a network grows next and
what that costs, and who could so end the game."""

import functools
from collections.abc import Sequence
from heapq import nsmallest
from itertools import accumulate, islice

from powergrid_qt.engine.grid.building import Building
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Move, PickRegion, PlaceTrust
from powergrid_qt.engine.network import UNREACHABLE, Network
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions
from powergrid_qt.engine.state import BUILDING

MOST_IN_A_ROUND = 7
"""Cities that anybody connects in one round."""
NEARLY = 0.2
"""The part of `fear` for who can pay for one city too few: an estimate may be wrong."""
NEAR = 6
"""A city is judged by how cheaply so many others lie around it."""


def pick_region(options: DraftOptions) -> Move:
    """The region with the cheapest connections: a game in it is short of nothing."""
    board = options.state.rules.board
    region_of = {city.id: city.region for city in board.cities}

    def price(region: str) -> float:
        inside = [
            connection.cost or 0
            for connection in board.connections
            if region_of[connection.a] == region_of[connection.b] == region
        ]
        return sum(inside) / max(len(inside), 1)

    return PickRegion(options.seat, min(options.regions, key=price))


def place_trust(options: TrustCityOptions[GridState]) -> Move:
    """Where a city is of least use to a player: it is closed in step 1."""
    state = options.state
    network, index = state.network, state.rules.board.city_index

    def remoteness(city: str) -> int:
        costs = network.costs_from(index[city])
        near = sorted([costs[other] for other in network.cities if costs[other] < UNREACHABLE])
        return sum(near[: NEAR + 1])

    return PlaceTrust(options.seat, max(options.cities, key=remoteness))


Growth = tuple[tuple[int, int], ...]
"""Cities in the order of their connection, each with its price."""


def spent_on(grown: Growth) -> list[int]:
    """What the first 0, 1, 2, ... of the cities cost together."""
    return list(accumulate([price for _, price in grown], initial=0))


def open_cities(state: GridState, seat: int) -> list[int]:
    slots, room = state.slots, state.rules.room[state.step]
    return [
        city
        for city in state.network.cities
        if len(slots[city]) < room[city] and seat not in slots[city]
    ]


def first_cities(network: Network, cities: Sequence[int], count: int) -> list[int]:
    """Where to begin, the best first: others are near, in the cheapest free neighbourhood."""
    free = frozenset(cities)

    def neighbourhood(city: int) -> int:
        around = (cost for cost, other in nearest(network, city) if other in free)
        return sum(islice(around, NEAR + 1))

    return nsmallest(count, cities, key=neighbourhood)


@functools.lru_cache(maxsize=1024)  # that of 24 networks: there are few ways to choose regions
def nearest(network: Network, city: int) -> list[tuple[int, int]]:
    """The cities in play with what the ways to them cost, the nearest first."""
    costs = network.costs_from(city)
    return sorted([(costs[other], other) for other in network.cities])


def growth(state: GridState, seat: int, count: int, money: int, ways: int = 1) -> Growth:
    """A cheap way to connect up to `count` cities that the money suffices for.

    The cheapest city comes next; with `ways` > 1 so many first steps are compared by where
    they lead.
    """
    cities = tuple(open_cities(state, seat))
    if not cities or count <= 0:
        return ()
    slot_prices, slots = state.rules.edition.slots, state.slots
    fees = tuple([slot_prices[len(slots[city])] for city in cities])
    return _cheap_growth(state.network, cities, fees, state.players[seat].reach, count, money, ways)


@functools.lru_cache(maxsize=4096)  # three of four times it has been asked before, in some world
def _cheap_growth(
    network: Network,
    cities: tuple[int, ...],
    fees: tuple[int, ...],
    reach: tuple[int, ...] | None,
    count: int,
    money: int,
    ways: int,
) -> Growth:
    """`fees`: what a place in each of the cities costs; `reach`: the ways there, None before the
    first city."""
    if reach is None:
        start = cities.index(first_cities(network, cities, 1)[0])
        costs = network.costs_from(cities[start])
        prices = [fee + costs[city] for fee, city in zip(fees, cities, strict=True)]
        return _grow(network, cities, fees, prices, start, count, money)
    prices = [fee + reach[city] for fee, city in zip(fees, cities, strict=True)]
    cheapest = min(prices)
    if cheapest > money:
        return ()
    if ways == 1 or count == 1:
        return _grow(network, cities, fees, prices, prices.index(cheapest), count, money)
    starts = sorted(range(len(cities)), key=prices.__getitem__)[:ways]
    best: Growth = ()
    best_value = (0, 0)
    for start in starts:
        found = _grow(network, cities, fees, prices, start, count, money)
        value = (-len(found), sum([price for _, price in found]))
        if value < best_value:
            best, best_value = found, value
    return best


def _grow(
    network: Network,
    cities: Sequence[int],
    fees: Sequence[int],
    prices: Sequence[int],
    index: int,
    count: int,
    money: int,
) -> Growth:
    """First the city at `index`, then always the cheapest one."""
    costs_from = network.costs_from
    cities, fees, prices = list(cities), list(fees), list(prices)
    grown: list[tuple[int, int]] = []
    while prices[index] <= money:
        money -= prices[index]
        city = cities.pop(index)
        grown.append((city, prices.pop(index)))
        fees.pop(index)
        if len(grown) >= count or not cities or money < min(fees):
            break
        costs = costs_from(city)
        prices = [
            price if price < (near := fee + costs[other]) else near
            for price, fee, other in zip(prices, fees, cities, strict=True)
        ]
        index = prices.index(min(prices))
    return tuple(grown)


def affordable_cities(state: GridState, seat: int, money: int) -> int:
    return len(growth(state, seat, MOST_IN_A_ROUND, money))


NEXT_CITIES = 5
"""The number of the nearest cities that tell what the next ones cost."""


def next_city_price(state: GridState, seat: int) -> float:
    """What the next cities of a player cost on average."""
    reach, fees = state.players[seat].reach, state.rules.edition.slots
    if reach is None:
        return fees[0] + 7.0
    slots, room = state.slots, state.rules.room[state.step]
    # As `open_cities` does: it is asked too often for a second list.
    prices = [
        fees[len(taken)] + reach[city]
        for city in state.network.cities
        if len(taken := slots[city]) < room[city] and seat not in taken
    ]
    nearest = sorted(prices)[:NEXT_CITIES]
    return sum(nearest) / len(nearest) + 2.0 if nearest else 35.0


def chance_of_end(state: GridState, fear: float) -> float:
    """How likely the game ends in this round, if `fear` is how likely those who can do it."""
    end = state.rules.end_cities
    if state.leader >= end:
        return 1.0
    acted = built(state)
    chance = 0.0
    for seat, player in enumerate(state.players):
        missing = end - player.connected
        if missing > MOST_IN_A_ROUND or seat in acted:
            continue
        # What the missing cities cost at the least; nobody has to look at the map when it is far.
        if player.money < missing * state.rules.edition.slots[0]:
            continue
        able = len(growth(state, seat, missing, player.money))
        if able == missing:
            return fear
        if able == missing - 1:
            chance = fear * NEARLY
    return chance


def built(state: GridState) -> tuple[int, ...]:
    """Who has connected cities in this round and does not come again."""
    decision = state.decision
    return decision.acted if state.phase == BUILDING and isinstance(decision, Building) else ()


def near_the_end(state: GridState) -> bool:
    """Whether anybody might end the game in this round."""
    return state.leader + MOST_IN_A_ROUND >= state.rules.end_cities
