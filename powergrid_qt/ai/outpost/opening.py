"""Before round 1, and wherever a player moves for the Trust (TR2, O2, O30)."""

from powergrid_qt.engine.moves import Move, PickRegion, PlaceTrust
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions

NEAR = 6


def moves_outside_rounds(state: OutpostState) -> list[Move]:
    """What can be done at a decision before round 1 or for the Trust, the best first."""
    assert state.decision is not None
    options = state.decision.options(state)
    if isinstance(options, DraftOptions):
        return pick_region(state, options)
    if isinstance(options, TrustCityOptions):
        return settle_trust(state, options)
    assert isinstance(options, TrustBuildingOptions)
    return build_for_trust(state, options)


def pick_region(state: OutpostState, options: DraftOptions) -> list[Move]:
    """The regions with the cheapest connections first."""
    board, network = state.rules.board, state.network

    def cost(region: str) -> float:
        costs = [
            cost
            for city in network.cities
            if board.cities[city].region == region
            for _, cost in network.neighbours[city]
        ]
        return sum(costs) / len(costs)

    return [PickRegion(options.seat, region) for region in sorted(options.regions, key=cost)]


def settle_trust(state: OutpostState, options: TrustCityOptions) -> list[Move]:
    """Its generators make cities dearer: into the cities with the dearest surroundings, where
    nobody wants to build anyway."""

    def remoteness(city: str) -> int:
        return sum(sorted(state.network.costs_from(state.rules.board.city_index[city]))[:NEAR])

    return [
        PlaceTrust(options.seat, city)
        for city in sorted(options.cities, key=remoteness, reverse=True)
    ]


def build_for_trust(state: OutpostState, options: TrustBuildingOptions) -> list[Move]:
    """It takes the place of a building: one that is far from the own network."""
    reach, index = state.players[options.seat].reach, state.rules.board.city_index

    def distance(city: str) -> int:
        return 0 if reach is None else -reach[index[city]]

    return [PlaceTrust(options.seat, city) for city in sorted(options.cities, key=distance)]
