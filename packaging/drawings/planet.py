"""The surface of Outpost's planet, made up here: plateaus between canyons below a thin sky."""

import math
import random
from collections.abc import Callable, Iterator

import areas
import layout
import numpy as np
from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

SIZE = (1000, 660)
BOUNDS = (-420.0, -140.0, 1420.0, 800.0)
SKY = 34.0  # where the planet begins in the middle of the board
CURVE = 3800.0  # radius of the planet, in pixels
CANYON = 5.0  # half of its width
STEP = 5.0  # between the points of a ragged edge
SEED = "outpost"


def place(x: float, y: float) -> tuple[float, float]:
    """From the grid of the board file to drawing units."""
    return 56 + x * 0.888, 88 + (y - 110) * 0.665


def horizon(x: float, above: float = 0.0) -> float:
    return SKY - above + CURVE - math.sqrt(CURVE**2 - (x - SIZE[0] / 2) ** 2)


def surface() -> Polygon:
    """Everything below the horizon, which is rough like mountains far away."""
    rough = _noise(random.Random(f"{SEED}:horizon"), [(90, 2.6), (37, 1.6), (16, 0.8)])
    left, _, right, bottom = (int(value) for value in BOUNDS)
    edge = [(x, horizon(x) + rough(x)) for x in range(left, right + 1, 8)]
    return Polygon([*edge, (right, bottom), (left, bottom)])


def plates(
    at: np.ndarray, region_of: list[str], edges: list[tuple[int, int]], ground: Polygon
) -> dict[str, BaseGeometry]:
    """One plateau per region, with ragged edges and a canyon to its neighbours.

    A connection inside of a region stays on its plateau: its points count like cities.
    """
    for a, b in edges:
        if region_of[a] == region_of[b]:
            middle = [at[a] + (at[b] - at[a]) * part for part in (0.25, 0.5, 0.75)]
            at = np.vstack([at, middle])
            region_of = [*region_of, *[region_of[a]] * 3]
    inner = ground.buffer(-9).intersection(box(-40, 0, SIZE[0] + 40, SIZE[1] + 40))
    cells = areas.areas(at, region_of, inner, BOUNDS, reach=78, smoothing=10, keep=26)
    result: dict[str, BaseGeometry] = {}
    for number, (region, cell) in enumerate(cells.items()):
        shape = _ragged(cell.buffer(-CANYON - 3).buffer(0), random.Random(f"{SEED}:{number}"))
        cities = [p for p, r in zip(at, region_of, strict=True) if r == region]
        firm = unary_union([box(x - 25, y - 20, x + 25, y + 20).buffer(4) for x, y in cities])
        result[region] = shape.union(firm).buffer(4).buffer(-4)
    names = list(result)
    for name in names:
        others = unary_union([result[other] for other in names if other != name]).buffer(CANYON)
        result[name] = result[name].difference(others)
    return result


def decor(
    plateaus: dict[str, BaseGeometry], ground: Polygon, found: layout.Layout
) -> Iterator[tuple[str, Polygon]]:
    """From the back to the front: sky, ground, and on the plateaus."""
    yield from _sky()
    solid = unary_union(list(plateaus.values()))
    for part in areas.rings(solid.buffer(16).buffer(-4).intersection(ground), 0.6):
        yield "canyon", part  # shadow at the foot of the plateaus
    yield from _dust(ground)
    taken = [box(x - 30, y - 34, x + 30, y + 34) for x, y in found.at]
    taken.append(solid.boundary.buffer(13))
    yield from _craters(ground, unary_union(taken))
    yield from _ridges(ground, unary_union(taken))


def _sky() -> Iterator[tuple[str, Polygon]]:
    dice = random.Random(f"{SEED}:sky")
    left, top, right, _ = BOUNDS
    yield "moon", Point(812, -4).buffer(30, quad_segs=16)
    yield "moon", Point(884, 26).buffer(7, quad_segs=8)
    for _ in range(90):
        x = dice.uniform(left + 2, right - 2)
        y = dice.uniform(top + 2, horizon(x) - 26)
        yield "star", Point(x, y).buffer(dice.choice([0.5, 0.6, 0.8, 1.2]), quad_segs=1)
    xs = range(int(left), int(right) + 1, 40)
    for above in (34, 24, 15, 7):  # bands of the atmosphere, to be drawn over each other
        low = [(x, horizon(x) + 12) for x in reversed(xs)]
        yield "atmosphere", Polygon([(x, horizon(x, above)) for x in xs] + low)


def _dust(ground: Polygon) -> Iterator[tuple[str, Polygon]]:
    """Long drifts across the wind."""
    dice = random.Random(f"{SEED}:dust")
    for _ in range(38):
        drift = _blob(dice, 1.0, 22, 0.25)
        drift = scale(drift, dice.uniform(60, 210), dice.uniform(5, 17))
        drift = rotate(drift, dice.gauss(-11, 5))
        shape = translate(drift, dice.uniform(-330, 1330), dice.uniform(70, 930))
        for part in areas.rings(shape.intersection(ground.buffer(-4)), 0.5, 200):
            yield "dust", part


def _craters(ground: Polygon, taken: BaseGeometry) -> Iterator[tuple[str, Polygon]]:
    """Rim, bowl and floor, flat near the horizon; none below a city."""
    dice = random.Random(f"{SEED}:craters")
    done: list[BaseGeometry] = []
    sizes = [46, 38, 34, 30, 27, 24] + [dice.uniform(6, 20) for _ in range(300)]
    for radius in sizes:
        for _ in range(12):
            x, y = dice.uniform(-300, 1300), dice.uniform(80, 930)
            flat = 0.34 + 0.5 * min(1.0, (y - horizon(x)) / 800)
            shape = translate(
                scale(_blob(dice, radius, 16 if radius < 14 else 24, 0.06), 1, flat, origin=(0, 0)),
                x,
                y,
            )
            reach = shape.buffer(6)
            if ground.buffer(-8).contains(reach) and not reach.intersects(taken):
                break
        else:
            continue
        if any(reach.intersects(other) for other in done) or len(done) > 52:
            continue
        done.append(reach)
        yield "crater_rim", scale(shape, 1.14, 1.16)
        yield "crater", shape
        if radius > 9:
            floor = translate(scale(shape, 0.66, 0.58), radius * 0.08, radius * flat * 0.16)
            yield "crater_floor", floor


def _ridges(ground: Polygon, taken: BaseGeometry) -> Iterator[tuple[str, Polygon]]:
    """Crests with a lit and a shaded flank."""
    dice = random.Random(f"{SEED}:ridges")
    done: list[BaseGeometry] = []
    for _ in range(400):
        if len(done) == 24:
            break
        x, y = dice.uniform(-300, 1300), dice.uniform(90, 920)
        turn, length = dice.gauss(0.25, 0.5), dice.uniform(50, 130)
        wave = _noise(dice, [(110, 7), (37, 3), (11, 1)])
        steps = [i / 18 for i in range(19)]
        crest = [((s - 0.5) * length, wave(s * length)) for s in steps]
        width = [math.sin(math.pi * s) ** 0.7 * length * 0.09 for s in steps]
        parts = []
        for side, factor in (("ridge_light", -0.8), ("ridge", 1.0)):
            foot = [
                (px + dice.gauss(0, 1.2), py + factor * w * dice.uniform(0.7, 1.25))
                for (px, py), w in zip(crest, width, strict=True)
            ]
            shape = Polygon([*crest, *reversed(foot)]).buffer(0)
            parts.append((side, translate(rotate(shape, math.degrees(turn), (0, 0)), x, y)))
        reach = unary_union([shape for _, shape in parts]).buffer(5)
        free = ground.buffer(-6).contains(reach) and not reach.intersects(taken)
        if free and not any(reach.intersects(other) for other in done):
            done.append(reach)
            for side, shape in parts:
                for part in areas.rings(shape, 0.3, 10):
                    yield side, part


def _blob(dice: random.Random, radius: float, count: int, rough: float) -> Polygon:
    """A closed curve around the origin, not quite a circle."""
    waves = [(k, dice.uniform(0, math.tau), dice.gauss(0, rough / k)) for k in range(2, 7)]
    points = []
    for i in range(count):
        angle = math.tau * i / count
        r = radius * (1 + sum(a * math.sin(k * angle + phase) for k, phase, a in waves))
        points.append((r * math.cos(angle), r * math.sin(angle)))
    return Polygon(points)


def _noise(dice: random.Random, waves: list[tuple[float, float]]) -> Callable[[float], float]:
    """A smooth random function: waves of (length, height)."""
    phases = [(dice.uniform(0, math.tau), dice.uniform(0.8, 1.25)) for _ in waves]

    def value(x: float) -> float:
        return sum(
            height * math.sin(math.tau * x / (length * factor) + phase)
            for (length, height), (phase, factor) in zip(waves, phases, strict=True)
        )

    return value


def _ragged(shape: BaseGeometry, dice: random.Random) -> BaseGeometry:
    """The outline moved in and out like weathered rock."""
    waves = _noise(dice, [(120, 5), (47, 3.4), (19, 1.9), (8, 1.0)])
    parts = []
    for part in areas.rings(shape, 0.5, 400):
        edge = LineString(part.exterior.coords)
        points = []
        for i in range(int(edge.length / STEP)):
            x, y = edge.interpolate(i * STEP).coords[0]
            u, v = edge.interpolate(min(i * STEP + 1, edge.length)).coords[0]
            length = math.hypot(u - x, v - y) or 1.0
            ends = min(1.0, i / 16, (edge.length / STEP - i) / 16)  # where the outline closes
            push = waves(i * STEP) * ends
            points.append((x + (v - y) / length * push, y - (u - x) / length * push))
        parts.append(Polygon(points).buffer(0))
    return unary_union(parts)
