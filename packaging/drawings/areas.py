"""The areas of the regions: Voronoi cells of the cities, united, with smooth common borders."""

import numpy as np
import shapely
from scipy.ndimage import distance_transform_edt, gaussian_filter1d
from shapely.geometry import LineString, MultiPoint, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, polygonize, unary_union

STEP = 3.0  # pixels between the points of a border while it is smoothed
SMALLEST = 12.0


def inland(home: BaseGeometry, size: tuple[int, int]) -> np.ndarray:
    """Distance to the edge of `home` at every second pixel, negative outside."""
    xs, ys = np.meshgrid(np.arange(1, size[0], 2.0), np.arange(1, size[1], 2.0))
    mask = shapely.contains_xy(home, xs, ys)
    inside, outside = distance_transform_edt(mask), distance_transform_edt(~mask)
    return 2.0 * np.where(mask, inside - 0.5, 0.5 - outside)


def areas(
    at: np.ndarray,
    region_of: list[str],
    home: BaseGeometry,
    bounds: tuple[float, float, float, float],
    reach: float,
    smoothing: float = 16.0,
    keep: float = 19.0,
) -> dict[str, BaseGeometry]:
    """The area of every region. `reach`: how far from its cities; `keep`: around each city."""
    frame = box(*bounds)
    order = dict.fromkeys(region_of)
    near = unary_union([Point(p).buffer(reach) for p in at])
    near = near.buffer(reach / 2).buffer(-reach / 2).intersection(home).intersection(frame)
    if len(order) == 1:
        return dict.fromkeys(order, near)
    cells = shapely.voronoi_polygons(MultiPoint(at), extend_to=frame.buffer(500), ordered=True)
    cell_of = list(cells.geoms)
    united = {
        region: unary_union([c for c, r in zip(cell_of, region_of, strict=True) if r == region])
        for region in order
    }
    arcs = linemerge(unary_union([shape.boundary for shape in united.values()]))
    network = unary_union([_smooth(arc, smoothing) for arc in arcs.geoms])
    discs = {
        region: unary_union(
            [Point(p).buffer(keep) for p, r in zip(at, region_of, strict=True) if r == region]
        )
        for region in order
    }
    found: dict[str, list[BaseGeometry]] = {region: [] for region in order}
    for piece in polygonize(network):
        owner = max(order, key=lambda region: piece.intersection(discs[region]).area)
        found[owner].append(piece)
    result = {}
    for region in order:
        others = unary_union([disc for other, disc in discs.items() if other != region])
        shape = unary_union(found[region]).union(discs[region]).difference(others)
        result[region] = shape.intersection(near)
    return _give_away(result, MultiPoint(at))


def _give_away(found: dict[str, BaseGeometry], cities: MultiPoint) -> dict[str, BaseGeometry]:
    """Parts without a city go to the region that they have the longest border with.

    Otherwise a cell that reaches across the sea would tint the coast on the other side.
    """
    pieces = [(part, region) for region, shape in found.items() for part in _parts(shape)]
    loose = sorted((p for p in pieces if not p[0].intersects(cities)), key=lambda p: p[0].area)
    for part, region in loose:
        border = part.boundary.buffer(0.05)
        common = {
            other: border.intersection(shape).area
            for other, shape in found.items()
            if other != region
        }
        owner = max(common, key=lambda other: common[other])
        if common[owner] > 0.1:
            found[region] = found[region].difference(part.buffer(0.01))
            found[owner] = found[owner].union(part.buffer(0.02))
    return found


def _parts(shape: BaseGeometry) -> list[Polygon]:
    return [p for p in getattr(shape, "geoms", [shape]) if isinstance(p, Polygon)]


def rings(shape: BaseGeometry, tolerance: float, smallest: float = SMALLEST) -> list[Polygon]:
    """The parts of an area that are worth drawing, without holes (lakes are drawn on top)."""
    parts = _parts(shape)
    simple = [Polygon(p.exterior).simplify(tolerance) for p in parts if p.area > smallest]
    return sorted(simple, key=lambda part: -part.area)


def _smooth(arc: LineString, sigma: float) -> LineString:
    """The line with its corners rounded off; its ends stay."""
    count = max(3, int(arc.length / STEP))
    points = np.array([arc.interpolate(i / count, normalized=True).coords[0] for i in range(count)])
    if arc.is_ring:
        soft = gaussian_filter1d(points, sigma / STEP, axis=0, mode="wrap")
        return LineString([*soft, soft[0]])
    points = np.vstack([points, arc.coords[-1]])
    first, last = points[0], points[-1]
    long = np.vstack([2 * first - points[:0:-1], points, 2 * last - points[-2::-1]])
    soft = gaussian_filter1d(long, sigma / STEP, axis=0)[count : 2 * count + 1]
    soft[0], soft[-1] = first, last
    return LineString(soft)
