"""How bad a layout is: one number, summed over boxes (cities, names, costs) and lines.

Compiled by numba, therefore plain loops over arrays. Everything but the lines is an axis-parallel
box with a rounding (a disc is a box of no size), so that there are two measures only: box to box
and box to line. A broken rule costs so much that none is left in the end; what remains is traded:
closeness to the real place against lines across names, costs on foreign lines, crossing lines.
After a change here delete `__pycache__`: numba keeps what it has compiled for `layout.py`.
"""

import math
from typing import NamedTuple

import numpy as np
from numba import njit

CITY, NAME, COST = 0, 1, 2  # kinds of boxes
SAMPLES = 10  # parts of a bent line
SIGHT = 16.0  # boxes and lines farther apart do not matter to each other


class World(NamedTuple):
    """A board and its layout. Boxes: n cities, their n names, then the costs of m connections."""

    boxes: np.ndarray  # x, y, half width, half height, rounding
    kind: np.ndarray
    owner: np.ndarray  # the city or connection that a box belongs to
    a: np.ndarray  # ends of the connections
    b: np.ndarray
    along: np.ndarray  # where on its line a cost sits, 0 to 1
    bend: np.ndarray  # how far the middle of a line is pushed aside
    curves: np.ndarray  # points of the lines
    parts: np.ndarray  # how many straight parts each has
    frames: np.ndarray  # left, top, right, bottom of each
    choice: np.ndarray  # which place each name has
    places: np.ndarray  # the places to choose from: offset x and y, dislike
    home: np.ndarray  # where the cities really are
    mates: np.ndarray  # the next city of the same metropolis, or -1
    ties: np.ndarray  # whether a connection lies within a metropolis
    inland: np.ndarray  # land: distance to its edge at every second pixel, negative outside
    land_of: np.ndarray  # the land that each city stays in
    size: np.ndarray
    top: float  # nothing above this line
    tether: float  # how strongly cities are drawn home


@njit(cache=True, error_model="numpy")
def broken(lack):
    """The cost of a rule that is missed by so many pixels."""
    return 40.0 + 25.0 * lack if lack > 0 else 0.0


@njit(cache=True, error_model="numpy")
def gap(a, b):
    """Distance between the edges of two boxes, negative where they overlap."""
    dx = abs(a[0] - b[0]) - a[2] - b[2]
    dy = abs(a[1] - b[1]) - a[3] - b[3]
    d = max(dx, dy) if dx < 0 and dy < 0 else math.hypot(max(dx, 0.0), max(dy, 0.0))
    return d - a[4] - b[4]


@njit(cache=True, error_model="numpy")
def length_inside(box, grow, p, q):
    """Length of the part of the segment pq that lies in a box (Liang-Barsky)."""
    t0, t1 = 0.0, 1.0
    for k in range(2):
        d = q[k] - p[k]
        low, high = box[k] - box[2 + k] - grow, box[k] + box[2 + k] + grow
        if d == 0:
            if p[k] < low or p[k] > high:
                return 0.0
        else:
            u, v = (low - p[k]) / d, (high - p[k]) / d
            t0, t1 = max(t0, min(u, v)), min(t1, max(u, v))
    return (t1 - t0) * math.hypot(q[0] - p[0], q[1] - p[1]) if t1 > t0 else 0.0


@njit(cache=True, error_model="numpy")
def to_segment(x, y, p, q):
    dx, dy = q[0] - p[0], q[1] - p[1]
    t = ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy + 1e-9)
    t = min(1.0, max(0.0, t))
    return math.hypot(p[0] + t * dx - x, p[1] + t * dy - y)


@njit(cache=True, error_model="numpy")
def to_line(box, p, q):
    """Distance of a box to the segment pq."""
    if box[2] == 0 and box[3] == 0:
        return to_segment(box[0], box[1], p, q) - box[4]
    if length_inside(box, 0.0, p, q) > 0:
        return -box[4]
    best = 1e9
    for sx in (-1, 1):
        for sy in (-1, 1):
            best = min(best, to_segment(box[0] + sx * box[2], box[1] + sy * box[3], p, q))
    for end in (p, q):
        dx, dy = abs(end[0] - box[0]) - box[2], abs(end[1] - box[1]) - box[3]
        best = min(best, math.hypot(max(dx, 0.0), max(dy, 0.0)))
    return best - box[4]


@njit(cache=True, error_model="numpy")
def turn(p, q, r):
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


@njit(cache=True, error_model="numpy")
def cross(p, q, r, s):
    return turn(p, q, r) * turn(p, q, s) < 0 and turn(r, s, p) * turn(r, s, q) < 0


@njit(cache=True, error_model="numpy")
def cosine(px, py, qx, qy):
    return (px * qx + py * qy) / (math.hypot(px, py) * math.hypot(qx, qy) + 1e-9)


@njit(cache=True, error_model="numpy")
def outside(w, i, margin):
    """How far a box sticks out of the frame."""
    box = w.boxes[i]
    x, y = box[2] + box[4] + margin, box[3] + box[4] + margin
    return (
        max(0.0, x - box[0])
        + max(0.0, box[0] + x - w.size[0])
        + max(0.0, w.top + y - box[1])
        + max(0.0, box[1] + y - w.size[1])
    )


@njit(cache=True, error_model="numpy")
def of_box(w, i):
    """What a box costs by itself."""
    box, owner = w.boxes[i], w.owner[i]
    if w.kind[i] == COST:
        return 24.0 * (w.along[owner] - 0.5) ** 2
    if w.kind[i] == NAME:
        return w.places[owner, w.choice[owner], 2] + broken(outside(w, i, 3.0))
    d = math.hypot(box[0] - w.home[i, 0], box[1] - w.home[i, 1])
    inland = w.inland[w.land_of[i]]
    row = min(max(int(box[1] / 2), 0), inland.shape[0] - 1)
    column = min(max(int(box[0] / 2), 0), inland.shape[1] - 1)
    total = w.tether * d * d + 0.05 * d
    return total + broken(outside(w, i, 5.0)) + broken(4.0 - inland[row, column])


@njit(cache=True, error_model="numpy")
def of_line(w, e):
    """What a line costs by itself: kept near the direction and length of the real one."""
    p, q = w.a[e], w.b[e]
    hx, hy = w.home[q, 0] - w.home[p, 0], w.home[q, 1] - w.home[p, 1]
    x, y = w.boxes[q, 0] - w.boxes[p, 0], w.boxes[q, 1] - w.boxes[p, 1]
    total = 0.5 * w.tether * ((x - hx) ** 2 + (y - hy) ** 2)
    if w.ties[e]:
        length = math.hypot(x, y)
        total += 2 * broken(length - 56.0) + 0.2 * abs(length - 54)
    else:
        total += 14.0 * (1 - cosine(hx, hy, x, y))
    if w.bend[e] != 0:
        aside = abs(w.bend[e])
        total += 10.0 + 0.3 * aside + broken(aside - 0.22 * math.hypot(x, y))
    return total


@njit(cache=True, error_model="numpy")
def of_boxes(w, i, j):
    """What two boxes cost together."""
    if w.kind[i] > w.kind[j]:
        i, j = j, i
    g = gap(w.boxes[i], w.boxes[j])
    if w.kind[i] == w.kind[j] == NAME:  # names above each other may be taken for one another's
        return broken(1.3 - g) + 0.12 * max(0.0, 9 - g) ** 2
    if w.kind[i] != CITY:
        return broken(1.3 - g) + 0.1 * max(0.0, 4 - g) ** 2
    if w.kind[j] == CITY:
        return broken(4.5 - g) + 0.02 * max(0.0, 14 - g) ** 2
    if w.kind[j] == COST:  # with room for a larger one
        return broken(2.6 - g) + 0.2 * max(0.0, 4 - g) ** 2
    return 0.0 if w.owner[j] == i else broken(1.6 - g) + 0.06 * max(0.0, 8 - g) ** 2


@njit(cache=True, error_model="numpy")
def of_box_and_line(w, i, e):
    kind, box, curve = w.kind[i], w.boxes[i], w.curves[e]
    if kind == CITY:
        if i == w.a[e] or i == w.b[e]:
            return 0.0
        d = 1e9
        for s in range(w.parts[e]):
            d = min(d, to_line(box, curve[s], curve[s + 1]))
        return broken(3.5 - d) + 0.15 * max(0.0, 9 - d) ** 2
    if kind == COST and w.owner[i] == e:
        return 0.0
    inside = 0.0
    for s in range(w.parts[e]):
        inside += length_inside(box, 1.2, curve[s], curve[s + 1])
    if inside == 0:
        return 0.0
    return 36.0 + 0.6 * inside if kind == NAME else 18.0 + 0.5 * inside


@njit(cache=True, error_model="numpy")
def of_lines(w, e, f):
    """Two lines cross, or leave a city in nearly the same direction."""
    shared = -1
    if w.a[e] == w.a[f] or w.a[e] == w.b[f]:
        shared = w.a[e]
    elif w.b[e] == w.a[f] or w.b[e] == w.b[f]:
        shared = w.b[e]
    if shared >= 0:
        p = w.curves[e, 1] if shared == w.a[e] else w.curves[e, w.parts[e] - 1]
        q = w.curves[f, 1] if shared == w.a[f] else w.curves[f, w.parts[f] - 1]
        x, y = w.boxes[shared, 0], w.boxes[shared, 1]
        return 60.0 * max(0.0, cosine(p[0] - x, p[1] - y, q[0] - x, q[1] - y) - 0.87)
    for s in range(w.parts[e]):
        for t in range(w.parts[f]):
            if cross(w.curves[e, s], w.curves[e, s + 1], w.curves[f, t], w.curves[f, t + 1]):
                return 25.0
    return 0.0


@njit(cache=True, error_model="numpy")
def boxes_near(boxes, i, j):
    x = boxes[i, 2] + boxes[i, 4] + boxes[j, 2] + boxes[j, 4] + SIGHT
    y = boxes[i, 3] + boxes[i, 4] + boxes[j, 3] + boxes[j, 4] + SIGHT
    return abs(boxes[i, 0] - boxes[j, 0]) < x and abs(boxes[i, 1] - boxes[j, 1]) < y


@njit(cache=True, error_model="numpy")
def box_near_line(boxes, frames, i, e):
    x = boxes[i, 2] + boxes[i, 4] + SIGHT
    y = boxes[i, 3] + boxes[i, 4] + SIGHT
    return (
        boxes[i, 0] + x > frames[e, 0]
        and boxes[i, 0] - x < frames[e, 2]
        and boxes[i, 1] + y > frames[e, 1]
        and boxes[i, 1] - y < frames[e, 3]
    )


@njit(cache=True, error_model="numpy")
def lines_near(frames, e, f):
    return (
        frames[e, 2] >= frames[f, 0]
        and frames[f, 2] >= frames[e, 0]
        and frames[e, 3] >= frames[f, 1]
        and frames[f, 3] >= frames[e, 1]
    )


@njit(cache=True, error_model="numpy")
def energy(w, some_boxes, some_lines, box_in, line_in):
    """Of some boxes and lines, among themselves and against everything else.

    `box_in` and `line_in` mark what is in the two lists, so that no pair counts twice.
    """
    total = 0.0
    boxes, frames = w.boxes, w.frames
    for i in some_boxes:
        total += of_box(w, i)
        for j in range(len(boxes)):
            if (j > i or not box_in[j]) and boxes_near(boxes, i, j):
                total += of_boxes(w, i, j)
        for e in range(len(frames)):
            if box_near_line(boxes, frames, i, e):
                total += of_box_and_line(w, i, e)
    for e in some_lines:
        total += of_line(w, e)
        for j in range(len(boxes)):
            if not box_in[j] and box_near_line(boxes, frames, j, e):
                total += of_box_and_line(w, j, e)
        for f in range(len(frames)):
            if (f > e or (f != e and not line_in[f])) and lines_near(frames, e, f):
                total += of_lines(w, e, f)
    return total
