"""Outlines written as text, and the mixing of colours: what all drawing here is made from.

Shapes are drawn in a box of 100 by 100 (icons: 24 by 24) and fitted to where they are needed,
so that they stay sharp at every size.
"""

import functools

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

BOX = 100.0

Tint = QColor | str


@functools.cache
def shape(text: str) -> QPainterPath:
    """An outline: `M x y`, `L x y ...`, `Q cx cy x y`, `C 3 points`, `Z`, `O cx cy r` (circle),
    `E cx cy rx ry` (ellipse), `R x y w h r` (rounded rectangle), `A cx cy r start sweep` (an
    arc, in degrees, counter-clockwise from three o'clock). All coordinates are absolute."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    words = text.split()
    at = 0
    command = ""
    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
        size = _ARGUMENTS[command]
        _add(path, command, [float(word) for word in words[at : at + size]])
        at += size
    return path


_ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5}


def _add(path: QPainterPath, command: str, values: list[float]) -> None:
    match command:
        case "M":
            path.moveTo(*values)
        case "L":
            path.lineTo(*values)
        case "Q":
            path.quadTo(*values)
        case "C":
            path.cubicTo(*values)
        case "Z":
            path.closeSubpath()
        case "O":
            path.addEllipse(QPointF(values[0], values[1]), values[2], values[2])
        case "E":
            path.addEllipse(QPointF(values[0], values[1]), values[2], values[3])
        case "R":
            left, top, width, height, radius = values
            path.addRoundedRect(QRectF(left, top, width, height), radius, radius)
        case "A":
            x, y, radius, start, sweep = values
            box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            path.arcMoveTo(box, start)
            path.arcTo(box, start, sweep)


def fit(rect: QRectF, box: float = BOX) -> QTransform:
    """Maps the box of a shape onto the largest square in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side / 2, side / 2)
    return QTransform().translate(corner.x(), corner.y()).scale(side / box, side / box)


def fitted(text: str, rect: QRectF, box: float = BOX) -> QPainterPath:
    return fit(rect, box).map(shape(text))


def mix(one: Tint, other: Tint, share: float) -> QColor:
    """A colour between two: `share` of the other one."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def lit(color: Tint, share: float) -> QColor:
    """As if light fell on it."""
    return mix(color, "#ffffff", share)


def shaded(color: Tint, share: float) -> QColor:
    return mix(color, "#000000", share)


def see_through(color: Tint, alpha: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(result.alphaF() * alpha)
    return result
