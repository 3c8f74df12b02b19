"""Boards: regions, cities and connections, read from JSON files and checked while reading.

Three checks follow each other, each on what the one before let through: the shape of the file,
what it refers to (both in `board_check`), and the graph.
"""

import functools
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex, cast

from powergrid_qt.engine import schema
from powergrid_qt.engine.board_check import MOST_HOUSES, place, reference_problems, shape_problems
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.texts import Said, english
from powergrid_qt.paths import maps_dir

if TYPE_CHECKING:
    import networkx as nx

LARGEST_MB = 5
MOST_BYTES = LARGEST_MB * 1_000_000


@dataclass(frozen=True, slots=True)
class Region:
    id: str
    names: Said
    color: str

    @property
    def name(self) -> str:
        """The region's name in English, for the command line."""
        return english(self.names)


@dataclass(frozen=True, slots=True)
class City:
    """`slot`: the building it has a place for (Outpost). `houses`: room for so many in the end."""

    id: str
    name: str
    region: str
    x: float
    y: float
    slot: str | None = None
    houses: int = MOST_HOUSES


@dataclass(frozen=True, slots=True)
class Connection:
    """`cost` is None where a shuffled tile decides it; `extra` is paid besides, for a ferry say."""

    a: str
    b: str
    cost: int | None
    extra: int = 0


@dataclass(frozen=True, slots=True)
class Metropolis:
    """Several cities that are one on the map, joined at cost 0."""

    name: str
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Uncertain:
    """A connection that its sources disagree on. In `others` None means: no such connection."""

    a: str
    b: str
    chosen: int
    others: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A whole board. The order of its cities and connections is part of records: keep it.
    `geographic`: x and y of a city are longitude and latitude (y grows upwards), else places on a
    grid (y grows downwards). `tiles` are the costs to be shuffled over the connections, sorted;
    empty where costs are printed. `about` tells where its facts come from, `line` what is special
    in a few words, `notes` in sentences, `sure` how sure its facts are; `fuel_names` what fuels are
    called here and only here. `changes` is what it changes in the editions, by their deck
    (`always`: in all of them). `editions` are those that a board of one's own names, with what it
    changes in each. `marks` tells how sure a part is, e.g. `tiles.distribution`: one of
    board_check.STATUSES; a part without a mark was read off the printed board. `shipped`: loaded by
    its id, and therefore pickled as its id. `file` is the whole file of a board of one's own, which
    its records carry."""

    id: str
    names: Said
    about: Said
    geographic: bool
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    connections: tuple[Connection, ...]
    metropolises: tuple[Metropolis, ...] = ()
    uncertain: tuple[Uncertain, ...] = ()
    tiles: tuple[int, ...] = ()
    line: Said = ""
    notes: tuple[Said, ...] = ()
    fuel_names: Mapping[str, Said] = field(default_factory=dict)
    sure: Said = ""
    changes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, repr=False)
    editions: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, repr=False)
    marks: Mapping[str, str] = field(default_factory=dict)
    file: str = field(default="", repr=False)
    shipped: bool = field(default=False, compare=False, repr=False)
    city_index: Mapping[str, int] = field(init=False, compare=False, repr=False)
    _regions: Mapping[str, Region] = field(init=False, compare=False, repr=False)
    _inside: Mapping[str, frozenset[str]] = field(init=False, compare=False, repr=False)
    """The cities of each region."""
    _neighbours: Mapping[str, frozenset[str]] = field(init=False, compare=False, repr=False)
    """The cities that each city is connected with."""

    def __post_init__(self) -> None:
        inside: dict[str, set[str]] = {region.id: set() for region in self.regions}
        neighbours: dict[str, set[str]] = {city.id: set() for city in self.cities}
        for city in self.cities:
            inside[city.region].add(city.id)
        for line in self.connections:
            neighbours[line.a].add(line.b)
            neighbours[line.b].add(line.a)
        fill = functools.partial(object.__setattr__, self)
        fill("city_index", {city.id: index for index, city in enumerate(self.cities)})
        fill("_regions", {region.id: region for region in self.regions})
        fill("_inside", {region: frozenset(cities) for region, cities in inside.items()})
        fill("_neighbours", {city: frozenset(others) for city, others in neighbours.items()})

    def __hash__(self) -> int:
        return hash((self.id, self.file))

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """States travel to other processes often: there the board is loaded once, not sent."""
        if self.shipped:
            return load_board, (self.id,)
        if self.file:
            return board_in, (self.file,)
        return object.__reduce_ex__(self, protocol)

    @property
    def name(self) -> str:
        """The board's name in English, for the command line and the names of files."""
        return english(self.names)

    def city(self, city_id: str) -> City:
        return self.cities[self.city_index[city_id]]

    def region(self, region_id: str) -> Region:
        return self._regions[region_id]

    def costs(self, tiles: Sequence[int] = ()) -> tuple[int | None, ...]:
        """What the connections cost altogether; without the tiles that decide it, None."""
        costs: Sequence[int | None] = tiles or [line.cost for line in self.connections]
        return tuple(
            None if cost is None else cost + line.extra
            for line, cost in zip(self.connections, costs, strict=True)
        )

    def regions_connected(self, region_ids: Iterable[str]) -> bool:
        """S2, M5.1: whether the cities of these regions hang together by connections among them."""
        left = {city for region in region_ids for city in self._inside[region]}
        if not left:
            return False
        reached = [left.pop()]
        while reached:
            found = left & self._neighbours[reached.pop()]
            left -= found
            reached.extend(found)
        return not left


def board_ids() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in maps_dir().glob("*.json")))


@functools.cache
def load_board(board_id: str) -> Board:
    """The board that comes with the program under this id."""
    if board_id not in board_ids():  # an id may come out of a record: never make a path of it
        hint = schema.closest(board_id, board_ids())
        problem = refuse("no_board", board=board_id, hint=hint, known=board_ids())
        raise schema.DataError(board_id, [problem])
    board = read_board(maps_dir() / f"{board_id}.json")
    if board.id != board_id:
        raise schema.DataError(f"{board_id}.json", [refuse("wrong_id", id=board.id, stem=board_id)])
    return replace(board, file="", shipped=True)


def read_board(path: Path) -> Board:
    """The board in a file, wherever it lies."""
    try:
        with schema.open_file(path) as stream:
            content = stream.read(MOST_BYTES + 1)  # not to its end: it may be huge
        if len(content) <= MOST_BYTES:
            return parse_board(schema.parse_json(content), str(path))
        problem = refuse("file_too_large", limit=LARGEST_MB)
    except FileNotFoundError:
        problem = refuse("file_missing")
    except OSError as error:
        problem = refuse("file_unreadable", reason=error.strerror or "")
    except schema.NoJson as error:
        problem = error.problem
    raise schema.DataError(str(path), [problem])


@functools.lru_cache(maxsize=64)
def board_in(file: str) -> Board:
    """The board that a file holds, which was good when it was read."""
    return parse_board(json.loads(file), "board")


def parse_board(data: object, source: str) -> Board:
    """The board that the JSON value `data` describes; `source` names it in errors."""
    schema.raise_any(shape_problems(data), source)
    raw = cast(schema.Raw, data)
    schema.raise_any(reference_problems(raw), source)
    board = _build(raw)
    schema.raise_any(_graph_problems(board), source)
    return board


def _build(data: schema.Raw) -> Board:
    """The board of a file without problems of shape and reference."""
    geographic = "lon" in data["cities"][0]
    x, y = ("lon", "lat") if geographic else ("x", "y")
    tiles = {int(cost): count for cost, count in data.get("tiles", {}).get("values", {}).items()}
    return Board(
        id=data["id"],
        names=data["name"],
        about=data["about"],
        geographic=geographic,
        regions=tuple(Region(row["id"], row["name"], row["color"]) for row in data["regions"]),
        cities=tuple(
            City(
                *(row["id"], row["name"], row["region"], row[x], row[y]),
                slot=row.get("slot"),
                houses=row.get("houses", MOST_HOUSES),
            )
            for row in data["cities"]
        ),
        connections=tuple(
            Connection(row["a"], row["b"], row.get("cost"), row.get("extra", 0))
            for row in data["connections"]
        ),
        metropolises=tuple(
            Metropolis(row["name"], tuple(row["spaces"])) for row in data.get("metropolises", ())
        ),
        uncertain=tuple(
            Uncertain(a, b, row["chosen"], tuple(row["others"]))
            for row in data.get("uncertain", ())
            for a, b in [row["connection"]]
        ),
        tiles=tuple(sorted(Counter(tiles).elements())),
        line=data.get("line", ""),
        notes=tuple(data.get("notes", ())),
        fuel_names=data.get("fuel_names", {}),
        sure=data.get("sure", ""),
        changes=data.get("changes", {}),
        editions=data.get("editions", {}),
        marks=dict(_marks(data)),
        file=json.dumps(data, ensure_ascii=False),
    )


def _marks(data: schema.Raw) -> Iterator[tuple[str, str]]:
    if "status" in data:
        yield "board", data["status"]
    for fact, status in data.get("facts", {}).items():
        yield f"facts.{fact}", status
    for what, status in data.get("tiles", {}).get("status", {}).items():
        yield f"tiles.{what}", status
    for part in ("regions", "cities", "connections"):
        for number, row in enumerate(data[part], 1):
            if "status" in row:
                yield f"{part}.{place(part, number, row).label}", row["status"]


def _graph_problems(board: Board) -> Iterator[Refusal]:
    """Find parts of a board that have to hang together, and do not."""
    import networkx as nx  # late, as in network.py

    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(city.id for city in board.cities)
    graph.add_edges_from((connection.a, connection.b) for connection in board.connections)
    free: nx.Graph[str] = nx.Graph(
        (connection.a, connection.b)
        for connection, cost in zip(board.connections, board.costs(), strict=True)
        if cost == 0
    )
    parts = _parts(graph)
    if len(parts) > 1:
        yield refuse("board_split", parts=len(parts), cities=parts[0])
    for number, metropolis in enumerate(board.metropolises, 1):
        where = place("metropolises", number, {"name": metropolis.name})
        if not any(set(metropolis.cities) <= set(part) for part in _parts(free)):
            yield refuse("metropolis_apart", where=where)


def _parts(graph: "nx.Graph[str]") -> list[tuple[str, ...]]:
    """Return the parts of a graph that do not hang together, the smallest first."""
    import networkx as nx

    parts = (tuple(sorted(part)) for part in nx.connected_components(graph))
    return sorted(parts, key=lambda part: (len(part), part))
