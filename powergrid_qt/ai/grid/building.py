"""Phase 4: the next city of the plan, or the end of it."""

from collections.abc import Callable

from powergrid_qt.ai.grid.characters import GridCharacter
from powergrid_qt.ai.grid.cities import (
    MOST_IN_A_ROUND,
    Growth,
    built,
    first_cities,
    growth,
    spent_on,
)
from powergrid_qt.ai.grid.last_round import powered_with, rivals_best, standing
from powergrid_qt.ai.grid.outlook import GridOutlook
from powergrid_qt.ai.grid.rounds import round_score
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.fuel import produced
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Build, Done, Move

WAYS_TO_THE_END = 3
"""When no more cities than these are missing to the end, any way that reaches it is looked for."""
CITIES_COMPARED = 3
"""Cheapest cities that the search looks at; to begin with, the best of them."""

LATEST_ROUND = 16
"""From now on the game is ended even by those who do not win it. (Without that, all may wait for
ever: in a rare game the player who would win finds no city with room.)"""


def build_or_stop(
    character: GridCharacter,
    options: BuildingOptions,
    outlook_of: Callable[[GridState], GridOutlook],
) -> Move:
    """An outlook is only asked for where it is needed: often there is nothing to think about."""
    state, seat = options.state, options.seat
    player, rules = state.players[seat], state.rules
    room = min(rules.edition.houses, rules.most_cities) - player.connected
    count = min(MOST_IN_A_ROUND, room)
    grown = growth(state, seat, count, player.money, character.ways_compared)
    missing = rules.end_cities - player.connected
    if len(grown) < missing <= WAYS_TO_THE_END:
        # The cheapest next city may lead nowhere: look for any way that reaches the end.
        way = growth(state, seat, missing, player.money, len(rules.board.cities))
        grown = way if len(way) == missing else grown
    if not grown:
        return Done(seat)
    if not grows_now(outlook_of, state, seat, grown, decided=not options.decision.idle):
        return Done(seat)
    return Build(seat, rules.board.cities[grown[0][0]].id)


def other_cities(options: BuildingOptions) -> list[Move]:
    """Stopping, and the first steps of the cheapest ways on."""
    state, seat, prices = options.state, options.seat, options.prices
    if state.round >= LATEST_ROUND or better_later(state, seat):
        return []
    cheapest = sorted(prices, key=prices.__getitem__)
    if state.players[seat].reach is None:  # all that is free costs the same
        rules = state.rules
        free = [rules.board.city_index[city] for city in cheapest]
        best = first_cities(state.network, free, CITIES_COMPARED)
        cheapest = [rules.board.cities[city].id for city in best]
    return [Done(seat), *[Build(seat, city) for city in cheapest[:CITIES_COMPARED]]]


def grows_now(
    outlook_of: Callable[[GridState], GridOutlook],
    state: GridState,
    seat: int,
    grown: Growth,
    decided: bool,
) -> bool:
    """Whether to connect any of the cities in this turn. Once it is `decided` to build, as many
    as can be powered: thinking again after each of them takes long, and plays no better."""
    player = state.players[seat]
    spent = spent_on(grown)
    final = last_round(state, seat, spent)
    if final is not None:
        return final > 0
    end = state.rules.end_cities
    missing = end - player.connected
    if state.round >= LATEST_ROUND and 0 < missing <= len(grown):
        return True
    if better_later(state, seat):
        return False
    if decided:
        return powered_with(state, seat, player.connected + 1) > player.connected
    outlook = outlook_of(state)
    city_price = outlook.city_price(state, seat)
    most = powered_with(state, seat, player.connected + len(grown))

    def score(more: int) -> float:
        money = player.money - spent[more]
        return round_score(outlook, state, seat, more, most, money, city_price, outlook.ending)

    # So many would end the game, and not win it.
    too_many = missing if missing > 0 else len(spent)
    power = produced(state.rules.hand(player.plants, player.attached))
    as_it_is = score(0)
    for more in range(1, min(too_many, len(spent))):
        rest = player.money - spent[more]
        if player.connected + more > power and rest < outlook.character.reserve:
            break
        if score(more) > as_it_is:
            return True
    return False


def better_later(state: GridState, seat: int) -> bool:
    """Whether a city can wait: it would not be powered now, nobody builds in between, and it
    would cost the last place in the order of the next round, which is the first to buy fuel."""
    player, acted = state.players[seat], built(state)
    if len(acted) < len(state.players) - 1 or state.trust is not None:
        return False
    if powered_with(state, seat, player.connected + 1) > player.connected:
        return False

    def rank(other: int, cities: int) -> tuple[int, float]:
        return cities, max(
            [state.rules.rank[plant] for plant in state.players[other].plants], default=0
        )

    others = [rank(other, state.players[other].connected) for other in acted]
    return rank(seat, player.connected) < min(others) < rank(seat, player.connected + 1)


def last_round(state: GridState, seat: int, spent: list[int]) -> int | None:
    """How many cities to connect if the game ends now: None if it need not end, or should not."""
    player = state.players[seat]
    end = state.rules.end_cities
    sure = state.leader >= end
    options = [
        (standing(state, seat, more, price), more)
        for more, price in enumerate(spent)
        if sure or player.connected + more >= end
    ]
    if not options:
        return None
    best, more = max(options, key=lambda option: (option[0], -option[1]))
    if sure or best >= rivals_best(state, seat):
        return more
    return None
