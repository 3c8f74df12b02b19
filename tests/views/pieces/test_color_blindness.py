"""The six players under the three kinds of colour blindness, by computation: their colours differ
for everybody, and so do their shapes without any colour.

Colours are seen as the model of Machado, Oliveira and Fernandes (2009) says for whoever lacks one
kind of cones altogether, and compared in CIE L*a*b*, in which a distance of 2.3 is just noticed.
"""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from powergrid_qt.views.pieces.tokens import house_outline
from powergrid_qt.views.style.theme import PLAYER_COLORS, THEMES

Triple = tuple[float, float, float]
SEEN_BY: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""For linear RGB."""
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)
CLEAR = 15.0
"""Two colours that nobody takes for each other: six times what is just noticed."""
MOST_IN_COMMON = 0.9
"""Of a circle and a hexagon that is 0.88."""

every_eye = pytest.mark.parametrize("eye", SEEN_BY)


def times(matrix: tuple[Triple, ...], values: Triple) -> Triple:
    red, green, blue = (sum(a * b for a, b in zip(row, values, strict=True)) for row in matrix)
    return red, green, blue


def lab(color: str, eye: str) -> Triple:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    def root(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    seen = QColor(color)
    mixed = times(SEEN_BY[eye], (linear(seen.redF()), linear(seen.greenF()), linear(seen.blueF())))
    red, green, blue = (min(max(part, 0.0), 1.0) for part in mixed)
    xyz = times(TO_XYZ, (red, green, blue))
    x, y, z = (root(part / white) for part, white in zip(xyz, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, eye: str) -> float:
    parts = zip(lab(one, eye), lab(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in parts) ** 0.5)


def area(path: QPainterPath) -> float:
    polygon = path.toFillPolygon()
    points = [polygon.at(number) for number in range(polygon.size())]
    turned = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in turned)) / 2


def overlap(one: str, other: str) -> float:
    """What the shapes of two players have in common, of what both cover together, whatever their
    sizes: each is as large as it may be around the same middle."""
    first, second = (_spread(house_outline(QRectF(0, 0, 100, 100), name)) for name in (one, other))
    return area(first.intersected(second)) / area(first.united(second))


def _spread(path: QPainterPath) -> QPainterPath:
    box = path.boundingRect()
    onto = QTransform.fromScale(100 / box.width(), 100 / box.height())
    return onto.map(path.translated(-box.topLeft()))


def test_the_model_is_right_about_what_is_known() -> None:
    assert distance("#ffffff", "#000000", "normal") == pytest.approx(100, abs=0.1)
    assert distance("#d55e00", "#d55e00", "tritanopia") == 0
    red, green = "#ff4040", "#9a9a00"
    assert distance(red, green, "deuteranopia") < distance(red, green, "normal") / 2
    for eye in SEEN_BY:  # grey is grey to everybody
        assert distance("#808080", "#808080", eye) == 0
        assert abs(lab("#808080", eye)[1]) + abs(lab("#808080", eye)[2]) < 1


@every_eye
def test_two_players_never_look_alike(eye: str) -> None:
    apart = {
        (one, other): round(distance(PLAYER_COLORS[one], PLAYER_COLORS[other], eye), 1)
        for one, other in combinations(PLAYER_COLORS, 2)
    }
    assert {pair: far for pair, far in apart.items() if far < CLEAR} == {}


def test_all_shapes_differ_without_any_colour(qapp: object) -> None:
    common = {
        (one, other): round(overlap(one, other), 2) for one, other in combinations(PLAYER_COLORS, 2)
    }
    assert {pair: share for pair, share in common.items() if share > MOST_IN_COMMON} == {}


@every_eye
@pytest.mark.parametrize("look", THEMES.values(), ids=lambda look: look.name)
def test_nobody_vanishes_on_the_ground(eye: str, look: object) -> None:
    """On the white of a city, on panels, on land and sea."""
    for ground in ("city", "panel", "land", "sea"):
        for name, color in PLAYER_COLORS.items():
            assert distance(color, str(getattr(look, ground)), eye) > CLEAR, (name, ground)
