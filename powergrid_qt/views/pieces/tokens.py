"""The tokens: fuel in five shapes, workers and robots. Told apart by shape and by colour."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from powergrid_qt.views.pieces.shapes import fitted, lit, mix, see_through, shaded
from powergrid_qt.views.style.theme import DARK, FUEL_COLORS, theme

GHOST_INSET = 0.17
"""How much smaller a ghost is on each side, of the size of a token."""
FUELS = ("coal", "oil", "garbage", "gas", "uranium")

WORKER_COLOR = FUEL_COLORS["shelter"]
ROBOT_COLOR = FUEL_COLORS["technology"]

_COAL = "M 22 30 L 46 12 L 76 18 L 94 48 L 84 80 L 50 91 L 18 80 L 6 54 Z"
_COAL_FACET = "M 22 30 L 46 12 L 76 18 L 60 42 L 34 48 Z"
_COAL_EDGE = "M 34 48 L 60 42 L 76 18 M 60 42 L 70 68 L 84 80 M 34 48 L 18 80 M 70 68 L 50 91"
_DROP = "M 50 4 C 60 26 86 44 86 65 C 86 84 70 96 50 96 C 30 96 14 84 14 65 C 14 44 40 26 50 4 Z"
_DROP_SHINE = "M 28 62 C 27 75 35 84 46 86"
_BIN = "M 20 34 L 80 34 L 73 88 Q 72 95 65 95 L 35 95 Q 28 95 27 88 Z"
_BIN_LID = "R 12 17 76 14 6 M 38 17 L 40 7 L 60 7 L 62 17 Z"
_BIN_RIBS = "M 38 46 L 41 82 M 50 46 L 50 82 M 62 46 L 59 82"
_FLAME = (
    "M 54 3 C 58 22 88 38 86 66 C 85 85 69 97 50 97 C 30 97 14 85 14 65 C 14 50 24 42 28 30 "
    "C 35 34 38 40 38 46 C 46 36 54 22 54 3 Z"
)
_FLAME_CORE = (
    "M 52 48 C 56 58 68 66 66 78 C 65 87 59 91 50 91 C 41 91 35 87 35 78 C 35 66 48 62 52 48 Z"
)
_DISC = "O 50 50 45"
_WORKER = (
    "M 10 96 C 10 70 22 60 36 57 C 27 51 23 42 23 34 L 18 34 L 18 28 L 25 27 C 27 12 38 5 50 5 "
    "C 62 5 73 12 75 27 L 82 28 L 82 34 L 77 34 C 77 42 73 51 64 57 C 78 60 90 70 90 96 Z"
)
_WORKER_BRIM = "M 22 31 L 78 31"
_ROBOT = (
    "R 16 26 68 42 10 R 24 72 52 24 6 M 46 26 L 46 14 L 54 14 L 54 26 Z O 50 9 8 "
    "R 4 38 8 18 3 R 88 38 8 18 3"
)
_ROBOT_EYES = "O 36 44 7 O 64 44 7"
_ROBOT_MOUTH = "M 36 59 L 64 59"


def draw_token(
    painter: QPainter, rect: QRectF, fuel: str, ghost: bool = False, *, on_card: bool = False
) -> None:
    """A token of a fuel; a ghost is one that will come: a small outline without any colour in it,
    since real tokens may be faint or, in the dark, little more than a rim. `on_card`: on pale
    paper, whatever the theme."""
    color = FUEL_COLORS[fuel]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ghost:
        inset = _side(rect) * GHOST_INSET
        small = rect.adjusted(inset, inset, -inset, -inset)
        _draw_outline(painter, small, _GHOSTS.get(fuel, _OUTLINES[fuel]), color, on_card)
    else:
        _draw_body(painter, rect, _OUTLINES[fuel], color, on_card)
        _DETAILS[fuel](painter, rect, QColor(color))
    painter.restore()


def draw_worker(
    painter: QPainter, rect: QRectF, ghost: bool = False, *, on_card: bool = False
) -> None:
    """A worker of Outpost; a ghost is a free place for one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ghost:
        _draw_ghost(painter, rect, _WORKER, WORKER_COLOR, on_card)
    else:
        _draw_body(painter, rect, _WORKER, WORKER_COLOR, on_card)
        _stroke(painter, rect, _WORKER_BRIM, shaded(WORKER_COLOR, 0.45), 6)
    painter.restore()


def draw_robot(
    painter: QPainter, rect: QRectF, ghost: bool = False, *, on_card: bool = False
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ghost:
        _draw_ghost(painter, rect, _ROBOT, ROBOT_COLOR, on_card)
    else:
        _draw_body(painter, rect, _ROBOT, ROBOT_COLOR, on_card)
        _fill(painter, rect, _ROBOT_EYES, lit(ROBOT_COLOR, 0.85))
        _stroke(painter, rect, _ROBOT_MOUTH, lit(ROBOT_COLOR, 0.85), 5)
    painter.restore()


def draw_any_fuel(painter: QPainter, rect: QRectF, fuels: tuple[str, ...]) -> None:
    """A disc with a sector for each of several fuels: any mixture of them burns."""
    side = min(rect.width(), rect.height()) * 0.9
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    painter.save()
    painter.setPen(QPen(QColor("#ffffff"), max(0.8, side * 0.06)))
    sweep = 360 / len(fuels)
    for index, fuel in enumerate(fuels):
        painter.setBrush(QColor(FUEL_COLORS[fuel]))
        painter.drawPie(disc, round((90 - sweep * (index + 1)) * 16), round(sweep * 16))
    painter.restore()


def _draw_body(painter: QPainter, rect: QRectF, outline: str, color: str, on_card: bool) -> None:
    """Light from above, and a rim that sets the token off from what it lies on."""
    path = fitted(outline, rect)
    box = path.boundingRect()
    dark_below = theme() is DARK and not on_card
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    # Oil is as dark as what it lies on there: without more light only its rim would be seen.
    more = 0.3 if dark_below and QColor(color).lightnessF() < 0.3 else 0.0
    light.setColorAt(0, lit(color, 0.22 + more))
    light.setColorAt(1, lit(shaded(color, 0.12), more))
    rim = lit(color, 0.55 + more / 2) if dark_below else shaded(color, 0.42)
    painter.save()
    painter.setBrush(light)
    painter.setPen(_pen(rim, max(0.9, _side(rect) * 0.055)))
    painter.drawPath(path)
    painter.restore()


def _draw_ghost(painter: QPainter, rect: QRectF, outline: str, color: str, on_card: bool) -> None:
    """Only the rim, and a breath of colour. Small ones are not dashed: dashes would fray them."""
    if on_card:
        rim = shaded(color, 0.35)
    else:
        rim = mix(color, theme().text, 0.5 if theme() is DARK else 0.1)
    side = _side(rect)
    painter.save()
    painter.setBrush(see_through(rim, 0.16))
    pen = _pen(see_through(rim, 0.8), max(1.0, side * 0.06))
    if side >= 20:
        pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    painter.drawPath(fitted(outline, rect))
    painter.restore()


def _draw_outline(painter: QPainter, rect: QRectF, outline: str, color: str, on_card: bool) -> None:
    rim = shaded(color, 0.2) if on_card else mix(color, theme().text_soft, 0.65)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(see_through(rim, 0.75), max(0.9, _side(rect) * 0.06)))
    painter.drawPath(fitted(outline, rect))
    painter.restore()


def _coal_details(painter: QPainter, rect: QRectF, color: QColor) -> None:
    _fill(painter, rect, _COAL_FACET, see_through(lit(color, 0.7), 0.35))
    _stroke(painter, rect, _COAL_EDGE, see_through(shaded(color, 0.6), 0.55), 4)


def _oil_details(painter: QPainter, rect: QRectF, color: QColor) -> None:
    _stroke(painter, rect, _DROP_SHINE, lit(color, 0.75), 8)


def _garbage_details(painter: QPainter, rect: QRectF, color: QColor) -> None:
    _stroke(painter, rect, _BIN_RIBS, shaded(color, 0.42), 6)


def _gas_details(painter: QPainter, rect: QRectF, color: QColor) -> None:
    _fill(painter, rect, _FLAME_CORE, lit(color, 0.78))


def _uranium_details(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """The trefoil: three blades around a hub."""
    side = _side(rect)
    box = fitted(_DISC, rect).boundingRect()
    inset = side * 0.07
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffffff"))
    for start in (0, 120, 240):
        painter.drawPie(box.adjusted(inset, inset, -inset, -inset), start * 16, 60 * 16)
    painter.setBrush(color)
    painter.drawEllipse(box.center(), side * 0.16, side * 0.16)
    painter.setBrush(QColor("#ffffff"))
    painter.drawEllipse(box.center(), side * 0.1, side * 0.1)
    painter.restore()


def _fill(painter: QPainter, rect: QRectF, outline: str, color: QColor) -> None:
    painter.fillPath(fitted(outline, rect), color)


def _stroke(painter: QPainter, rect: QRectF, outline: str, color: QColor, width: float) -> None:
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(color, width * _side(rect) / 100))
    painter.drawPath(fitted(outline, rect))
    painter.restore()


def _pen(color: QColor, width: float) -> QPen:
    return QPen(
        color,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def _side(rect: QRectF) -> float:
    return min(rect.width(), rect.height())


def token_outline(fuel: str, rect: QRectF) -> QPainterPath:
    """Where a token lies, for glows and hit tests."""
    return fitted(_OUTLINES[fuel], rect)


def squares(area: QRectF, count: int, side: float, gap: float = 0.06) -> list[QRectF]:
    """Places for tokens in a row from the left. Where room is short they overlap by a quarter at
    most and get smaller: they can always be counted."""
    if not count:
        return []
    side = min(side, area.width() / (1 + (count - 1) * 0.76))
    step = side * (1 + gap)
    if count > 1:
        step = min(step, (area.width() - side) / (count - 1))
    top = area.center().y() - side / 2
    return [QRectF(area.left() + index * step, top, side, side) for index in range(count)]


_GHOSTS = {"uranium": f"{_DISC} O 50 50 14"}
_OUTLINES = {
    "coal": _COAL,
    "oil": _DROP,
    "garbage": f"{_BIN} {_BIN_LID}",
    "gas": _FLAME,
    "uranium": _DISC,
}

_DETAILS: dict[str, Callable[[QPainter, QRectF, QColor], None]] = {
    "coal": _coal_details,
    "oil": _oil_details,
    "garbage": _garbage_details,
    "gas": _gas_details,
    "uranium": _uranium_details,
}
