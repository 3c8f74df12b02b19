"""The cities and connections in play as a graph, and the cheapest ways through it (P4.2).

Cities are numbers here: their places in `board.cities`.
"""

import functools
import itertools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from powergrid_qt.engine.board import Board

if TYPE_CHECKING:
    # Imported where it is used: it takes longer to import than all else, and a program that has
    # no board on the table yet starts without it.
    import networkx as nx

UNREACHABLE = 9999  # more than any way costs (see board_check.MAX_COST)
# A connection weighs its cost and a little for itself: of equally cheap ways that with the fewest
# connections is the lightest, and cost 0 weighs something. Boards have far fewer cities than this.
_SCALE = 1000


def reach_with(reach: tuple[int, ...] | None, around: tuple[int, ...]) -> tuple[int, ...]:
    """The cheapest costs to all cities when a network grows by a city with costs `around`."""
    if reach is None:
        return around
    return tuple([old if old < new else new for old, new in zip(reach, around, strict=True)])


class Network:
    """What S2 leaves of a board: the regions in play, with printed costs or those of tiles."""

    __slots__ = ("_costs", "_from", "_graph", "board", "cities", "in_play", "neighbours", "regions")

    def __init__(
        self, board: Board, regions: Iterable[str], costs: Sequence[int] | None = None
    ) -> None:
        self.board = board
        self.regions = frozenset(board.region(region).id for region in regions)
        self._costs = None if costs is None else tuple(costs)
        self.cities = tuple(
            index for index, city in enumerate(board.cities) if city.region in self.regions
        )
        self.in_play = frozenset(self.cities)
        self._graph = self._make_graph()
        self.neighbours: dict[int, tuple[tuple[int, int], ...]] = {
            city: tuple(sorted((other, edge["cost"]) for other, edge in self._graph[city].items()))
            for city in self.cities
        }
        self._from: dict[int, tuple[int, ...]] = {}

    def _make_graph(self) -> "nx.Graph[int]":
        import networkx as nx

        costs = self.board.costs(self._costs or ())
        graph: nx.Graph[int] = nx.Graph()
        graph.add_nodes_from(self.cities)
        for connection, cost in zip(self.board.connections, costs, strict=True):
            if cost is None:
                raise ValueError(f"{self.board.id} has no printed costs")
            ends = [self.board.city_index[end] for end in (connection.a, connection.b)]
            if self.in_play.issuperset(ends):
                graph.add_edge(*ends, cost=cost, weight=cost * _SCALE + 1)
        return graph

    def __reduce__(self) -> tuple[Any, ...]:
        """A network travels as what made it; one with printed costs is shared there, too."""
        if self._costs is None:
            return network_for, (self.board, self.regions)
        return Network, (self.board, self.regions, self._costs)

    def edge_cost(self, a: int, b: int) -> int:
        """The cost of the connection of two neighbours; KeyError if there is none in play."""
        cost: int = self._graph[a][b]["cost"]
        return cost

    def costs_from(self, city: int) -> tuple[int, ...]:
        """The cheapest cost from `city` to every city of the board, UNREACHABLE out of play."""
        costs = self._from.get(city)
        if costs is None:
            weights = self._weights_to(city)
            costs = tuple(
                weights[other] // _SCALE if other in weights else UNREACHABLE
                for other in range(len(self.board.cities))
            )
            self._from[city] = costs
        return costs

    def path(self, sources: Iterable[int], target: int) -> tuple[int, ...]:
        """The cheapest way from any source to `target`, both included; empty if there is none. Of
        equally cheap ways that with the fewest connections, then that with the lowest numbers."""
        weights = self._weights_to(target)
        starts = [(weights[source], source) for source in sources if source in weights]
        if not starts:
            return ()
        way = [min(starts)[1]]
        while way[-1] != target:
            here = way[-1]
            way.append(
                min(
                    other
                    for other, edge in self._graph[here].items()
                    if weights[other] + edge["weight"] == weights[here]
                )
            )
        return tuple(way)

    def _weights_to(self, city: int) -> dict[int, int]:
        """The weight of the lightest way between `city` and each city that can be reached."""
        if city not in self.in_play:
            return {}
        import networkx as nx

        # The stubs know weights as float only; ours are whole, and so are their sums.
        return cast(dict[int, int], nx.single_source_dijkstra_path_length(self._graph, city))


@functools.lru_cache(maxsize=64)
def network_for(board: Board, regions: frozenset[str]) -> Network:
    """The network of a board with printed costs: one for all games on the same regions."""
    return Network(board, regions)


@functools.lru_cache(maxsize=64)
def connected_choices(board: Board, count: int) -> tuple[frozenset[str], ...]:
    """S2: all ways to choose `count` regions that form one area, in the order of the board."""
    if count > len(board.regions):  # by far, perhaps: a file may say any number
        return ()
    choices = itertools.combinations([region.id for region in board.regions], count)
    return tuple(frozenset(choice) for choice in choices if board.regions_connected(choice))
