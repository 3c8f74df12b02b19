"""Where cities, names and costs go: simulated annealing over the energy of `energy.py`, seeded."""

import math
from dataclasses import dataclass, field

import numpy as np
from energy import CITY, COST, NAME, SAMPLES, World, energy
from numba import njit

CHAR_WIDTH, NAME_HEIGHT = 5.6, 13.0
COST_SIZE = (20.0, 15.0)
HOT, COLD = 80.0, 0.1
MOVE_CITY, MOVE_NAME, MOVE_COST, BEND = range(4)


@dataclass
class Problem:
    """A board to be laid out, in drawing units."""

    home: np.ndarray  # (n, 2): where the cities really are
    names: list[str]
    edges: list[tuple[int, int]]
    core: tuple[float, float]  # half size of a city's box inside its rounding
    radius: float
    size: tuple[int, int]
    inland: np.ndarray  # see energy.World
    land_of: np.ndarray
    metropolises: list[list[int]] = field(default_factory=list)
    top: float = 0.0
    tether: float = 0.01


@dataclass
class Layout:
    energy: float
    at: np.ndarray
    labels: list[tuple[float, float, str]]
    pills: np.ndarray
    bends: list[tuple[float, float] | None]


def solve(problem: Problem, seed: int, moves: int) -> Layout:
    """One annealing run from the real places."""
    offers = [places_of(name, problem.core, problem.radius) for name in problem.names]
    world = start(problem, np.array([[place[:3] for place in row] for row in offers]))
    total = anneal(world, seed, moves)
    n = len(problem.names)
    labels = []
    for i, row in enumerate(offers):
        side = int(row[world.choice[i]][3])
        x, y, half = world.boxes[n + i, :3]
        labels.append((x - side * half, y, {0: "center", 1: "left", -1: "right"}[side]))
    bends = [control(world, e) if world.bend[e] else None for e in range(len(problem.edges))]
    return Layout(total, world.boxes[:n, :2].copy(), labels, world.boxes[2 * n :, :2].copy(), bends)


def places_of(name: str, core: tuple[float, float], radius: float) -> list[tuple[float, ...]]:
    """Places of a name around its city: offset of its middle, dislike, side (-1, 0, 1)."""
    w, h = len(name) * CHAR_WIDTH / 2, NAME_HEIGHT / 2
    slant = (radius + 2) * math.sqrt(0.5)
    beside, level = core[0] + radius + 3 + w, core[1] + radius + 2 + h
    places: list[tuple[float, ...]] = [(0.0, level, 0.0, 0), (0.0, -level, 0.6, 0)]
    for side, dislike in ((1, 1.0), (-1, 1.2)):
        for dy in (0.0, 5.0, -5.0):
            places.append((side * beside, dy, dislike + abs(dy) / 10, side))
        for up in (1, -1):
            x, y = core[0] + slant + w, core[1] + slant + h
            places.append((side * x, up * y, dislike + 0.8, side))
            for part in (0.35, 0.7):
                worse = 0.6 + part + (0.3 if up < 0 else 0)
                places.append((side * part * w, up * level, worse, 0))
    return places


def start(problem: Problem, places: np.ndarray) -> World:
    """Cities in their real places, names below them, costs in the middle of straight lines."""
    n, m = len(problem.names), len(problem.edges)
    boxes = np.zeros((2 * n + m, 5))
    boxes[:n, :2] = problem.home
    boxes[:n, 2:4] = problem.core
    boxes[:n, 4] = problem.radius
    boxes[n : 2 * n, :2] = boxes[:n, :2] + places[:, 0, :2]
    boxes[n : 2 * n, 2] = [len(name) * CHAR_WIDTH / 2 for name in problem.names]
    boxes[n : 2 * n, 3] = NAME_HEIGHT / 2
    boxes[2 * n :, 2:4] = COST_SIZE[0] / 2, COST_SIZE[1] / 2
    mates = np.full(n, -1)
    for cities in problem.metropolises:
        mates[cities] = np.roll(cities, -1)
    ties = [any({*ends} <= {*cities} for cities in problem.metropolises) for ends in problem.edges]
    return World(
        boxes=boxes,
        kind=np.repeat([CITY, NAME, COST], [n, n, m]),
        owner=np.concatenate([np.arange(n), np.arange(n), np.arange(m)]),
        a=np.array([a for a, _ in problem.edges]),
        b=np.array([b for _, b in problem.edges]),
        along=np.full(m, 0.5),
        bend=np.zeros(m),
        curves=np.zeros((m, SAMPLES + 1, 2)),
        parts=np.zeros(m, np.int64),
        frames=np.zeros((m, 4)),
        choice=np.zeros(n, np.int64),
        places=places,
        home=problem.home,
        mates=mates,
        ties=np.array(ties),
        inland=problem.inland,
        land_of=problem.land_of,
        size=np.array(problem.size, float),
        top=problem.top,
        tether=problem.tether,
    )


@njit(cache=True, error_model="numpy")
def control(w, e):
    """The control point of a line."""
    ax, ay = w.boxes[w.a[e], 0], w.boxes[w.a[e], 1]
    bx, by = w.boxes[w.b[e], 0], w.boxes[w.b[e], 1]
    aside = 2 * w.bend[e] / (math.hypot(bx - ax, by - ay) + 1e-9)
    return (ax + bx) / 2 - aside * (by - ay), (ay + by) / 2 + aside * (bx - ax)


@njit(cache=True, error_model="numpy")
def point_on(w, e, t):
    cx, cy = control(w, e)
    a, b = w.boxes[w.a[e]], w.boxes[w.b[e]]
    u, v, z = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return u * a[0] + v * cx + z * b[0], u * a[1] + v * cy + z * b[1]


@njit(cache=True, error_model="numpy")
def place_name(w, i):
    n = len(w.home)
    w.boxes[n + i, 0] = w.boxes[i, 0] + w.places[i, w.choice[i], 0]
    w.boxes[n + i, 1] = w.boxes[i, 1] + w.places[i, w.choice[i], 1]


@njit(cache=True, error_model="numpy")
def place_line(w, e):
    """The points of a line, and the box of its cost."""
    w.parts[e] = 1 if w.bend[e] == 0 else SAMPLES
    w.frames[e, 0] = w.frames[e, 1] = 1e9
    w.frames[e, 2] = w.frames[e, 3] = -1e9
    for s in range(w.parts[e] + 1):
        x, y = point_on(w, e, s / w.parts[e])
        w.curves[e, s, 0], w.curves[e, s, 1] = x, y
        w.frames[e, 0], w.frames[e, 1] = min(w.frames[e, 0], x), min(w.frames[e, 1], y)
        w.frames[e, 2], w.frames[e, 3] = max(w.frames[e, 2], x), max(w.frames[e, 3], y)
    x, y = point_on(w, e, w.along[e])
    cost = 2 * len(w.home) + e
    w.boxes[cost, 0], w.boxes[cost, 1] = x, y


@njit(cache=True, error_model="numpy")
def affected(w, move, i, j, boxes, lines):
    """List the boxes and lines that a move changes; how many there are."""
    n = len(w.home)
    nb = nl = 0
    if move == MOVE_CITY:
        for city in (i, j):
            if city >= 0:
                boxes[nb], boxes[nb + 1] = city, n + city
                nb += 2
        for e in range(len(w.a)):
            if w.a[e] == i or w.b[e] == i or (j >= 0 and (w.a[e] == j or w.b[e] == j)):
                boxes[nb], lines[nl] = 2 * n + e, e
                nb, nl = nb + 1, nl + 1
    elif move == MOVE_NAME:
        boxes[0], nb = n + i, 1
    else:
        boxes[0], nb = 2 * n + i, 1
        if move == BEND:
            lines[0], nl = i, 1
    return nb, nl


@njit(cache=True, error_model="numpy")
def change(w, move, i, j, reach):
    """Make a random move. `i`: the city or connection; `j`: a city that moves along, or -1."""
    if move == MOVE_CITY:
        dx, dy = np.random.normal() * reach, np.random.normal() * reach
        if j >= 0 and np.random.random() < 0.2:  # change places
            dx, dy = w.boxes[j, 0] - w.boxes[i, 0], w.boxes[j, 1] - w.boxes[i, 1]
            w.boxes[j, 0], w.boxes[j, 1] = w.boxes[i, 0], w.boxes[i, 1]
        elif j >= 0:
            w.boxes[j, 0], w.boxes[j, 1] = w.boxes[j, 0] + dx, w.boxes[j, 1] + dy
        w.boxes[i, 0], w.boxes[i, 1] = w.boxes[i, 0] + dx, w.boxes[i, 1] + dy
    elif move == MOVE_NAME:
        w.choice[i] = np.random.randint(w.places.shape[1])
    elif move == MOVE_COST:
        t = w.along[i] + np.random.normal() * 0.1
        w.along[i] = 0.5 if np.random.random() < 0.15 else min(0.8, max(0.2, t))
    else:
        aside = w.bend[i] + np.random.normal() * 9
        w.bend[i] = 0.0 if abs(aside) < 3 or np.random.random() < 0.3 else aside


@njit(cache=True, error_model="numpy")
def settle(w, move, i, j, lines):
    """Let everything follow a move (or its taking back)."""
    if move in (MOVE_CITY, MOVE_NAME):
        place_name(w, i)
        if j >= 0:
            place_name(w, j)
        for e in lines:
            place_line(w, e)
    else:
        place_line(w, i)


@njit(cache=True, error_model="numpy")
def anneal(w, seed, moves):
    """Improve the layout in place; its energy."""
    np.random.seed(seed)
    n, m = len(w.home), len(w.a)
    for e in range(m):
        place_line(w, e)
    box_list, line_list = np.zeros(len(w.boxes), np.int64), np.zeros(m, np.int64)
    box_in, line_in = np.zeros(len(w.boxes), np.bool_), np.zeros(m, np.bool_)
    for step in range(moves):
        done = step / moves
        temperature = HOT * (COLD / HOT) ** min(1.0, done * 1.05)
        if done > 0.97:
            temperature = 1e-6
        draw = np.random.random()
        move = int(draw > 0.35) + int(draw > 0.6) + int(draw > 0.85)
        i, j = np.random.randint(n if move in (MOVE_CITY, MOVE_NAME) else m), -1
        if move == MOVE_CITY and w.mates[i] >= 0 and np.random.random() < 0.5:
            j = w.mates[i]
        elif move == MOVE_CITY:
            e = np.random.randint(m)
            if i in (w.a[e], w.b[e]):
                j = w.a[e] + w.b[e] - i
        nb, nl = affected(w, move, i, j, box_list, line_list)
        boxes, lines = box_list[:nb], line_list[:nl]
        for k in boxes:
            box_in[k] = True
        for e in lines:
            line_in[e] = True
        before = energy(w, boxes, lines, box_in, line_in)
        ix, iy, jx, jy = w.boxes[i, 0], w.boxes[i, 1], w.boxes[j, 0], w.boxes[j, 1]
        choice, along, bend = w.choice[i % n], w.along[i % m], w.bend[i % m]
        change(w, move, i, j, 1.0 + 11.0 * (1 - done) ** 2)
        settle(w, move, i, j, lines)
        after = energy(w, boxes, lines, box_in, line_in)
        if after > before and np.random.random() >= math.exp((before - after) / temperature):
            if move == MOVE_CITY:
                w.boxes[i, 0], w.boxes[i, 1] = ix, iy
                if j >= 0:
                    w.boxes[j, 0], w.boxes[j, 1] = jx, jy
            elif move == MOVE_NAME:
                w.choice[i] = choice
            elif move == MOVE_COST:
                w.along[i] = along
            else:
                w.bend[i] = bend
            settle(w, move, i, j, lines)
        for k in boxes:
            box_in[k] = False
        for e in lines:
            line_in[e] = False
    everything, every_line = np.arange(len(w.boxes)), np.arange(m)
    box_in[:], line_in[:] = True, True
    return energy(w, everything, every_line, box_in, line_in)
