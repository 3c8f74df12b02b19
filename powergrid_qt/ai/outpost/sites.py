"""Where pieces go: the cheapest houses one after the other, and places for buildings."""

from powergrid_qt.engine.network import UNREACHABLE, reach_with
from powergrid_qt.engine.outpost.edition import BUILDING_SITE, HOUSE
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState, Site

NEIGHBOURHOOD = 6
"""A first city is judged by what so many cities around it would cost."""


def cards_with_room(state: OutpostState, player: OutpostPlayer, piece: str) -> list[str]:
    """Outpost cards on which a piece of this kind may still be built (O27)."""
    found = []
    for card in player.company.technologies:
        if BUILDING_SITE in state.rules.edition.cards[card].effect:
            taken = (
                card in player.houses
                if piece == HOUSE
                else (card, piece) in player.company.buildings
            )
            if not taken:
                found.append(card)
    return found


def house_route(state: OutpostState, player: OutpostPlayer, most: int) -> list[tuple[Site, int]]:
    """The next houses, each the cheapest from what is there then, with their prices."""
    edition, taken = state.rules.edition, state.slots
    room = state.rules.room[state.step]
    most = min(most, edition.houses - player.connected)
    route: list[tuple[Site, int]] = []
    for card in cards_with_room(state, player, HOUSE)[:most]:
        route.append((card, 0))
    own = player.houses
    slots = edition.slots
    open_cities = [
        (city, slots[len(taken[city])])
        for city in state.network.cities
        if len(taken[city]) < room[city] and city not in own
    ]
    reach = player.reach
    money = player.money
    while len(route) < most and open_cities:
        if reach is None:
            city, price = first_city(state, open_cities)
        else:
            price = UNREACHABLE
            for other, slot in open_cities:
                cost = reach[other] + slot
                if cost < price:
                    city, price = other, cost
        if price > money:
            break
        money -= price
        route.append((city, price))
        open_cities = [entry for entry in open_cities if entry[0] != city]
        reach = reach_with(reach, state.network.costs_from(city))
    return route


def first_city(state: OutpostState, open_cities: list[tuple[int, int]]) -> tuple[int, int]:
    """The start with the cheapest surroundings, of those that are still open."""
    best, best_cost = open_cities[0], float("inf")
    for city, slot in open_cities:
        around = state.network.costs_from(city)
        costs = sorted([around[other] + price for other, price in open_cities if other != city])
        cost = slot + sum(costs[:NEIGHBOURHOOD]) / NEIGHBOURHOOD
        if cost < best_cost:
            best, best_cost = (city, slot), cost
    return best


def building_site(state: OutpostState, player: OutpostPlayer, kind: str) -> tuple[Site, int] | None:
    """The cheapest place for a building of a kind, with its price."""
    if player.company.unlocked(kind) >= state.rules.edition.buildings:
        return None
    cards = cards_with_room(state, player, kind)
    if cards:
        return cards[0], 0
    cities, built, reach = state.rules.board.cities, state.built, player.reach
    best: tuple[Site, int] | None = None
    for city in state.network.cities:
        if cities[city].slot == kind and not built[city]:
            price = state.rules.edition.building_cost + (reach[city] if reach else 0)
            if best is None or price < best[1]:
                best = city, price
    return best
