"""Before round 1: regions and the Trust's cities."""

from powergrid_qt.engine.moves import Move, PickRegion, PlaceTrust
from powergrid_qt.engine.network import UNREACHABLE
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions

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


def place_trust(options: TrustCityOptions) -> Move:
    """Where a city is of least use to a player: it is closed in step 1."""
    state = options.state
    network, index = state.network, state.rules.board.city_index

    def remoteness(city: str) -> int:
        costs = network.costs_from(index[city])
        near = sorted([costs[other] for other in network.cities if costs[other] < UNREACHABLE])
        return sum(near[: NEAR + 1])

    return PlaceTrust(options.seat, max(options.cities, key=remoteness))
